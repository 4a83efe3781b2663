"""The plan of an experiment: which games are to be played, as plain data that a folder keeps.

A *deal* is a seed.  A *cell* says how deals are played: at how many seats, by which bots, with which options, deck and
ban.  All cells play the same deals, so that whatever differs between two of them is due to the cells and not to luck.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Final

from chabudai import games
from chabudai.core.box import Box, Json, Value, box_in
from chabudai.lab.sources import fingerprint

FORMAT: Final = 1


@dataclass(frozen=True)
class Cell:
    """How a deal is played."""

    name: str
    seats: int
    bots: tuple[str, ...]  # one a seat
    options: Mapping[str, Value] = field(default_factory=dict)
    deck: Json = None  # as plain data; None: what the box holds
    ban: str = ""  # a pattern over `Question:notation`: what one seat may not choose
    every: int = 1  # only one deal of so many is played


@dataclass(frozen=True)
class Plan:
    """All cells, and what they are for."""

    game: str  # its name, or the package of one that is not ours
    purpose: str  # the command: report, compare, sweep, forbid, tournament
    cells: tuple[Cell, ...]
    seed: int = 0  # of the first deal
    batch: int = 1  # deals
    about: Mapping[str, Json] = field(default_factory=dict)  # what the report has to know besides

    @property
    def box(self) -> Box:
        """The box of the game."""
        return box_in(self.game) if "." in self.game else games.find(self.game)

    def cell(self, name: str) -> Cell:
        """The cell of that name."""
        return next(cell for cell in self.cells if cell.name == name)

    def fingerprint(self) -> str:
        """Changes with whatever could change a result: the cells, the edition, the sources of engine, game and bots."""
        told = json.dumps([self.to_json()["cells"], self.seed, self.batch], sort_keys=True)
        code = fingerprint("chabudai.core", "chabudai.bots", self.box.package)
        return sha256(f"{FORMAT} {self.box.edition} {code} {told}".encode()).hexdigest()[:16]

    def batches(self, deals: int) -> Iterator[tuple[int, int]]:
        """First deal and the one after the last, for each batch that so many deals need; the last one is whole, too."""
        for first in range(0, deals, self.batch):
            yield first, first + self.batch

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        data = asdict(self)
        data["cells"] = [{**cell, "bots": list(cell["bots"])} for cell in data["cells"]]
        return {"format": FORMAT, **data}


def plan_from(data: Json) -> Plan:
    """The plan that was written like this."""
    cells = tuple(Cell(**{**cell, "bots": tuple(cell["bots"])}) for cell in data["cells"])
    return Plan(data["game"], data["purpose"], cells, data["seed"], data["batch"], data["about"])
