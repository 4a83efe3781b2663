"""What somebody wants to try in the lab: a game with so many seats, bots, options and changes of its deck.

All of it stands in the address of the page, so that an experiment can be kept, sent, and gone back to.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from urllib.parse import urlencode

from chabudai import games
from chabudai.bots import LEVELS, USUAL
from chabudai.core.box import Box, Json, Value
from chabudai.core.errors import BadDeck, BadTable
from chabudai.lab.change import changed, checked, read_change
from chabudai.lab.plan import Cell, Plan
from chabudai.table.errors import BadRequest
from chabudai.table.fields import whole

BOTS: Final = tuple(name for name in LEVELS if name != "master")  # who thinks long plays few games
WEAKER: Final = {"expert": "adept", "adept": "apprentice"}  # whom reports ask whether verdicts can be trusted
MOST_CHANGES: Final = 60
LONGEST: Final = 4000  # letters of all changes together
PRIMARY: Final = ("points", "drawn-points", "margin", "decisions")
REPORT, COMPARE = "report", "compare"
BASE, AFTER = "base", "change"
EVERY: Final = 10  # of the weaker level one deal of so many is played

Pairs = Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Wish:
    """An experiment before it is one."""

    box: Box
    seats: int
    bots: str
    options: Mapping[str, Value]
    changes: tuple[str, ...] = field(default=())  # as on the command line

    @property
    def differs(self) -> bool:
        """Is it another game than the one in the box?"""
        return bool(self.changes) or self.options != self.box.defaults

    @property
    def settings(self) -> list[tuple[str, str]]:
        """All but the changes, as an address has it."""
        found = [("seats", str(self.seats)), ("bots", self.bots)]
        usual = self.box.defaults
        return found + [(f"option-{k}", str(v).lower()) for k, v in self.options.items() if usual[k] != v]

    @property
    def query(self) -> str:
        """All of it."""
        return urlencode([*self.settings, *(("change", one) for one in self.changes)])

    def with_changes(self, changes: Sequence[str]) -> Wish:
        """The same with other changes."""
        return replace(self, changes=_few(changes))

    def plan(self, deck: Json, purpose: str, primary: str) -> Plan:
        """The experiment."""
        bots = (self.bots,) * self.seats
        if purpose == COMPARE:
            if not self.differs:
                raise BadTable("lab-nothing-changed")
            cells = [Cell(BASE, self.seats, bots, self.box.defaults), Cell(AFTER, self.seats, bots, self.options, deck)]
            about: dict[str, Json] = {"primary": primary if primary in PRIMARY else PRIMARY[0]}
        else:
            cells = [Cell(f"seats-{self.seats}", self.seats, bots, self.options, deck)]
            weaker = WEAKER.get(self.bots)
            if weaker is not None and self.seats > 1:
                cells.append(Cell("second", self.seats, (weaker,) * self.seats, self.options, deck, every=EVERY))
            about = {"by": self.box.family}
        about["command"] = self.command(purpose, about)
        return Plan(self.box.name, purpose, tuple(cells), about=about)

    def command(self, purpose: str, about: Mapping[str, Json]) -> str:
        """What somebody types to do the same at home."""
        said = ["chabudai", "lab", purpose, self.box.name, "--seats", str(self.seats), "--bots", self.bots]
        usual = self.box.defaults
        for key, value in self.options.items():
            said += ["--option", f"{key}={str(value).lower()}"] if usual[key] != value else []
        if purpose == COMPARE:
            for change in self.changes:
                said += ["--change", change]
            said += ["--primary", str(about["primary"])]
        elif self.changes:
            said += ["--deck", f"{self.box.name}.json"]
        return shlex.join([*said, "--out", self.folder])

    @property
    def folder(self) -> str:
        """What its folder would be called at home."""
        return f"{self.box.name}-lab"


def read_wish(game: str, pairs: Pairs) -> Wish:
    """The wish in an address or a form; what nobody knows is refused."""
    box = games.find(game)
    fields = dict(pairs)
    seats = whole(fields, "seats", 1, 64, box.seat_counts[len(box.seat_counts) // 2])
    if seats not in box.seat_counts:
        raise BadTable("bad-seat-count", seats=seats, possible=box.seat_counts)
    bots = fields.get("bots", USUAL)
    if bots not in BOTS:
        raise BadRequest("bad-value", field="bots", value=bots[:20], possible=BOTS)
    options = {
        option.key: next((v for v in option.values if str(v).lower() == fields[f"option-{option.key}"]), "")
        for option in box.options
        if f"option-{option.key}" in fields
    }
    changes = [value for key, value in pairs if key == "change"]
    return Wish(box, seats, bots, box.complete(options), _few(changes))


def _few(changes: Sequence[str]) -> tuple[str, ...]:
    if len(changes) > MOST_CHANGES or sum(map(len, changes)) > LONGEST:
        raise BadRequest("lab-too-many-changes", possible=[MOST_CHANGES])
    return tuple(changes)


def changed_deck(game: str, options: Mapping[str, Value], changes: Sequence[str]) -> Json:
    """Runs in a worker: the deck of the box with these changes, as the game reads it; None without any."""
    if not changes:
        return None
    box = games.find(game)
    if box.own_deck is None:
        raise BadDeck("no-own-deck", game=box.title)
    return checked(box, changed(box.own_deck(options), [read_change(written) for written in changes]))


def as_file(deck: Json) -> str:
    """A deck as a file."""
    return json.dumps(deck, indent=1, ensure_ascii=False) + "\n"
