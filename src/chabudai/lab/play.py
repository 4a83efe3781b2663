"""One game as a row of plain data: who won, how it went, what was drawn, played and counted.  No line is about a game.

Who answers first when several are asked is drawn by lot from the deal, the same for every cell, so that nobody is
always the last.  Each seat has a chance of its own, as in `bots/arena.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from re import Pattern
from typing import Final
from zlib import crc32

from chabudai.bots import Bot, player
from chabudai.bots.arena import APART
from chabudai.core.box import Box, Json
from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.record import Record, write_choice
from chabudai.core.rng import Rng
from chabudai.core.seats import NOBODY
from chabudai.lab.plan import Cell, Plan

LOT: Final = 77  # the chance of who answers first, beside those of the seats

Row = dict[str, Json]


@dataclass(frozen=True)
class Batch:
    """What a process is given: the plan and some of its deals."""

    plan: Plan
    first: int
    stop: int


def play_batch(batch: Batch) -> list[Row]:
    """Every cell of every deal of the batch."""
    plan = batch.plan
    return [
        play(plan.box, cell, deal, plan.seed)
        for deal in range(batch.first, batch.stop)
        for cell in plan.cells
        if deal % cell.every == 0
    ]


def play(box: Box, cell: Cell, deal: int, seed: int) -> Row:
    """Play a deal as the cell says."""
    course = Course(box, cell, deal, seed)
    course.play()
    return course.row()


def record(box: Box, cell: Cell, deal: int, seed: int) -> Record:
    """The same game as a record, to be looked at."""
    course = Course(box, cell, deal, seed)
    course.written = []
    course.play()
    options = box.complete(cell.options)
    return Record(box.name, box.edition, cell.seats, seed + deal, options, cell.deck, tuple(course.written))


def banned_seat(deal: int, seats: int) -> int:
    """Whom the ban of a cell concerns: everybody in turn."""
    return deal % seats


class Course:
    """A game on its way."""

    def __init__(self, box: Box, cell: Cell, deal: int, seed: int) -> None:
        self.box, self.cell, self.deal = box, cell, deal
        seats, chance = cell.seats, (seed + deal) * APART
        self.journal: list[Event] = []
        self.game: Game = box.new(seats, seed + deal, cell.options, cell.deck, self.journal)
        self.bots: list[Bot] = [player(name) for name in cell.bots]
        self.chances = [Rng(chance + seat) for seat in range(seats)]
        self.lot = Rng(chance + LOT)
        self.ban: Pattern[str] | None = re.compile(cell.ban) if cell.ban else None
        self.written: list[str] | None = None
        self.heard = 0
        self.standings: list[list[int]] = []
        self.kinds: Counter[str] = Counter()
        self.decisions = [0] * seats
        self.width = [0] * seats
        self.moves = 0  # a checksum of all choices: equal ones are the same game
        self.opened = [0.0] * seats  # a clock on which every decision takes one
        self.done = [0.0] * seats
        self.waited = [0.0] * seats
        self.began = NOBODY  # who was asked alone at the very beginning

    def play(self) -> None:
        """To the end."""
        self.listen()
        game = self.game
        if len(game.waiting()) == 1:
            self.began = game.waiting()[0]
        while game.asked:
            waiting = game.waiting()
            seat = waiting[self.lot.below(len(waiting))]
            question = game.open[seat]
            self.kinds[type(question).__name__] += 1
            self.decisions[seat] += 1
            self.width[seat] += len(game.options_of[seat])
            choice = self.bots[seat](self.view(seat), seat, self.chances[seat])
            self.moves = crc32(f"{seat} {choice}".encode(), self.moves)
            if self.written is not None:
                self.written.append(write_choice(game, seat, choice))
            game.choose(seat, choice)
            self.tick(seat, waiting)
            self.listen()

    def view(self, seat: int) -> Game:
        """What the seat sees, without the options that are forbidden to it; if all are, none is."""
        view = self.game.view(seat)
        if self.ban is not None and seat == banned_seat(self.deal, self.cell.seats):
            question = self.game.open[seat]
            kind = type(question).__name__
            options = self.game.options_of[seat]
            left = [c for c in options if not self.ban.search(f"{kind}:{question.describe(self.game, c)}")]
            view.options_of[seat] = tuple(left) or options
        return view

    def tick(self, seat: int, before: Sequence[int]) -> None:
        """The clock after an answer: who is newly asked has waited until all are done, or until this one is."""
        self.done[seat] = self.opened[seat] + 1
        others = [other for other in before if other != seat]
        now = self.done[seat] if others else max(self.done)
        for other in self.game.waiting():
            if other not in others:
                self.waited[other] += max(0.0, now - self.done[other])
                self.opened[other] = max(now, self.done[other])

    def listen(self) -> None:
        """Where a round begins, how the seats stand."""
        rounds = self.box.rounds
        if any(event.kind in rounds for event in self.journal[self.heard :]):
            self.standings.append(self.game.totals())
        self.heard = len(self.journal)

    def row(self) -> Row:
        """All that is kept of it."""
        game, seats = self.game, self.cell.seats
        own = [event for event in self.journal if concerns(event, seats)]
        chance = chance_kinds(self.box)
        draws: list[list[int]] = [[] for _ in range(seats)]
        for event in own:
            if event.kind in chance:
                draws[event.facts["seat"]].append(event.facts["card"])
        met = Counter((e.facts["seat"], e.kind, e.facts["card"]) for e in own if "card" in e.facts)
        goals = self.box.goals
        reached = [[e.facts["seat"], e.kind, e.facts[goals[e.kind]]] for e in own if e.kind in goals]
        return {
            "cell": self.cell.name,
            "deal": self.deal,
            "began": self.began,
            "places": game.ranks(),
            "points": game.totals(),
            "standings": self.standings,
            "sources": sources(self.box, game),
            "decisions": self.decisions,
            "width": self.width,
            "kinds": dict(sorted(self.kinds.items())),
            "waited": self.waited,
            "clock": max(self.done),
            "cards": [[*what, times] for what, times in sorted(met.items())],
            "draws": draws,
            "goals": reached,
            "clauses": dict(sorted(Counter(told_once(self.journal, seats)).items())),
            "moves": self.moves,
        }


def concerns(event: Event, seats: int) -> bool:
    """Is it about a seat, and told to that seat?  What others hear of it later is the same thing told again."""
    seat = event.facts.get("seat", -1)
    return 0 <= seat < seats and event.visible_to(seat)


def told_once(journal: Iterable[Event], seats: int) -> list[str]:
    """The clauses of all events, those told twice counted once."""
    return [e.clause for e in journal if not 0 <= e.facts.get("seat", -1) < seats or concerns(e, seats)]


def chance_kinds(box: Box) -> frozenset[str]:
    """The kinds of event in which a pile decides which card a seat gets."""
    return frozenset(kind for kind, verb in box.verbs.items() if verb.chance)


def sources(box: Box, game: Game) -> list[list[Json]]:
    """Seat, clause and points of what the points are made of, each clause once a seat.

    The parts of the score if they are of several clauses; else, as where a score is told year by year, its leaves.
    """
    trees = box.scores(game, None)
    told = {part.clause for tree in trees for part in tree.parts}
    found: Counter[tuple[int, str]] = Counter()
    for seat, tree in enumerate(trees):
        for node in tree.parts if len(told) > 1 else (node for node in tree.all() if not node.parts):
            found[seat, node.clause] += node.points
    return [[seat, clause, points] for (seat, clause), points in sorted(found.items())]
