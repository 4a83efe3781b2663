"""The ladder: bots measured against one another in paired deals.

A *deal* is a seed; the same deal is played with the same bots in every rotation of the seats, so that luck of the cards
and of the chair weighs on all alike.  A *contest* says who sits at a deal: neighbours on the ladder, two bots with half
the seats each, or one bot among random players.  Every game is a line of a file, and everything else follows from it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Final

from chabudai import games
from chabudai.bots.arena import play
from chabudai.bots.levels import player
from chabudai.core.box import Json

CHANCE: Final = "random"

LADDER: Final = "ladder"
MATCH: Final = "match"
RANDOM: Final = "random"

Seating = tuple[str, ...]  # a bot a seat


@dataclass(frozen=True)
class Game:
    """A game that was played."""

    deal: int
    bots: Seating
    places: tuple[int, ...]
    points: tuple[int, ...]

    def line(self) -> str:
        """As a line of the file."""
        return json.dumps({"deal": self.deal, "bots": self.bots, "places": self.places, "points": self.points})


@dataclass(frozen=True)
class Contest:
    """What is measured."""

    game: str
    seats: int
    bots: tuple[str, ...]  # on a ladder from the weakest to the strongest
    kind: str = LADDER
    every: bool = False  # a match in every way to share the seats, not only in rotation

    @property
    def name(self) -> str:
        """The name of its files."""
        who = "" if self.kind == LADDER else "-" + "-".join([self.kind, *self.bots]).replace(":", "_")
        return f"{self.game}-{self.seats}{who}{'-every' if self.every else ''}"

    @property
    def rated(self) -> bool:
        """A rating compares: of a single bot, or of bots that play alone, it would say nothing."""
        return self.seats > 1 and len(self.bots) > 1

    def seatings(self, deal: int) -> list[Seating]:
        """Who sits where at this deal: every rotation of the bots whose turn it is."""
        tables = self.tables()
        if self.every:
            return list(dict.fromkeys(permutations(tables[0])))
        tables = tables if self.kind == MATCH else [tables[deal % len(tables)]]
        found: dict[Seating, None] = {}
        for table in tables:
            for turn in range(self.seats):
                found[table[turn:] + table[:turn]] = None
        return list(found)

    def tables(self) -> list[Seating]:
        """The groups of bots that meet; deals take turns among them, but a match needs all of them each time."""
        bots, seats = self.bots, self.seats
        if self.kind == RANDOM or seats == 1:
            return [(bot, *[CHANCE] * (seats - 1)) for bot in bots]
        if self.kind == MATCH:
            return [tuple(bots[(seat + first) % len(bots)] for seat in range(seats)) for first in range(len(bots))]
        windows = max(1, len(bots) - seats + 1)
        return [tuple(bots[(first + seat) % len(bots)] for seat in range(seats)) for first in range(windows)]

    def jobs(self, deals: int) -> Iterator[tuple[int, Seating]]:
        """All games of so many deals."""
        for deal in range(deals):
            for seating in self.seatings(deal):
                yield deal, seating


def play_one(job: tuple[str, int, Seating]) -> Game:
    """Play a game; runs in a worker."""
    name, deal, seating = job
    game = games.find(name).new(len(seating), deal)
    play(game, [player(bot) for bot in seating], deal)
    return Game(deal, seating, tuple(game.ranks()), tuple(game.totals()))


# --- the file -------------------------------------------------------------------------------------


def read(file: Path, contest: Contest) -> list[Game]:
    """The games played so far; none when the file is about another contest or edition."""
    try:
        head, *lines = file.read_text(encoding="utf-8").splitlines()
        if json.loads(head) != heading(contest):
            return []
        return [_game(json.loads(line)) for line in lines if line.endswith("}")]  # the last one may be cut off
    except (OSError, ValueError, KeyError):
        return []


def heading(contest: Contest) -> dict[str, Json]:
    """The first line of the file."""
    every: dict[str, Json] = {"every": True} if contest.every else {}
    return {
        "game": contest.game,
        "edition": games.find(contest.game).edition,
        "seats": contest.seats,
        "bots": list(contest.bots),
        "kind": contest.kind,
        **every,
    }


def write(file: Path, contest: Contest, played: Iterable[Game]) -> None:
    """Begin the file anew with these games."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(heading(contest)), *(game.line() for game in played)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _game(data: Json) -> Game:
    return Game(int(data["deal"]), tuple(data["bots"]), tuple(data["places"]), tuple(data["points"]))


# --- figures --------------------------------------------------------------------------------------
