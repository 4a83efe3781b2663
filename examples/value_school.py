"""Games of Dojo played side by side, and what is to be learned from them: `value_learner` reads it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from chabudai.bots.evaluate import evaluation
from chabudai.bots.levels import player
from chabudai.bots.turn import answered_with
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.games import find
from examples.value_network import SEATS, Bytes, Floats, Network
from examples.value_positions import Positions, judged, scaled

TABLES = 96
SLIPS = 0.15  # of the teacher, so that one sees what comes of other choices: while cards are dealt and fought for
OTHER_SLIPS = 0.05  # and in one's own dojo
CURIOSITY = (0.0, 0.03, 0.1)  # of the pupil, a table each in turn
TRIED = 3  # options of which the teacher says what they are worth
TRUST = 0.5  # how much of a target is what the teacher thinks at the end of each round, and how much what came of it
TRACE = 0.8  # λ: the same for what the pupil itself thinks after each choice of its own


class Way:
    """One seat's way through a game: what it knew after each of its choices, and what was expected then."""

    def __init__(self) -> None:
        self.seen, self.points = list[Bytes](), list[Floats]()
        self.steps = list[tuple[bool, float, Sequence[float]]]()  # is it learned, how much of the rest counts, expected

    def lesson(self, final: list[int]) -> tuple[Bytes, Floats]:
        """What was seen, and what each seat should have been expected still to win."""
        wanted, target = list[Floats](), np.array(final, np.float32)
        for learned, rest, expected in reversed(self.steps):
            if learned:
                wanted.append(target)
            target = rest * target + (1 - rest) * np.array(expected, np.float32)
        return np.array(self.seen), scaled(np.array(wanted[::-1]), np.array(self.points))


class School:
    """Games side by side: a teacher plays and the pupil watches, or the pupil plays against two of the teacher."""

    def __init__(self, network: Network) -> None:
        self.network, self.rng, self.random = network, Rng(1), np.random.default_rng(2)
        self.teacher, self.evaluate = player("greedy:1"), evaluation("dojo")
        self.tables: list[Game] = [self.dealt() for _ in range(TABLES)]
        self.ways = [[Way() for _ in range(SEATS)] for _ in range(TABLES)]
        self.lessons = list[tuple[Bytes, Floats]]()  # since somebody learned from them
        self.played = 0

    def dealt(self) -> Game:
        """A new game."""
        return find("dojo").new(SEATS, self.rng.word())

    def one_of(self, options: Sequence[int]) -> int:
        """Any of them."""
        return options[int(self.random.integers(len(options)))]

    def finish(self, row: int) -> None:
        """If the game is over, keep what it taught and deal another."""
        points = self.tables[row].totals()
        if self.tables[row].over:
            for seat, way in enumerate(self.ways[row]):
                if way.seen:
                    self.lessons.append(way.lesson(points[seat:] + points[:seat]))
            self.tables[row], self.ways[row] = self.dealt(), [Way() for _ in range(SEATS)]
            self.played += 1

    def watch(self) -> None:
        """The teacher chooses at every table.

        What comes of cards given and of challenges is learned from the game, up to the end of the round and on; for
        choices that concern one's own dojo the teacher says of a few options what it thinks of them.
        """
        positions, ways, told = Positions(self.network), list[Way | None](), list[list[float]]()
        for row, table in enumerate(self.tables):
            seat = table.waiting()[0]
            options, way = table.options_of[seat], self.ways[row][seat]
            choice = self.teacher(table.view(seat), seat, self.rng)
            if type(table.question(seat)).__name__ in ("Give", "Challenge"):
                if self.random.random() < SLIPS:
                    choice = self.one_of(options)
                positions.add(table, seat, choice)
                ways.append(way)
                way.steps.append((True, 1.0, [0.0] * SEATS))
            else:
                tried = self.random.choice(len(options), min(len(options), TRIED), replace=False).tolist()
                for option in tried:
                    positions.add(table, seat, options[option])
                    ways.append(None)
                    told.append(self.opinion(table, seat, options[option]))
                if self.random.random() < OTHER_SLIPS:
                    choice = self.one_of(options)
                way.steps.append((False, TRUST, self.opinion(table, seat, choice)))
            table.take(seat, choice)
        seen, points, _ = positions.arrays()
        for place, owner in enumerate(ways):
            if owner:
                owner.seen.append(seen[place])
                owner.points.append(points[place])
        taught = [place for place, owner in enumerate(ways) if not owner]
        if taught:
            self.lessons.append((seen[taught], scaled(np.array(told, np.float32), points[taught])))
        for row in range(TABLES):
            self.finish(row)

    def opinion(self, game: Game, seat: int, option: int) -> list[float]:
        """The final points that the teacher expects after this choice, of the seat itself first."""
        points = self.evaluate(answered_with(game, seat, option))
        return points[seat:] + points[:seat]

    def play(self) -> None:
        """The pupil chooses at every table, and learns from what comes of it; the others are the teacher's."""
        positions = Positions(self.network)
        for row in range(TABLES):
            self.tables[row] = table = self.up_to_pupil(row)
            positions.try_all(table, row % SEATS)
        seen, points, expected, merits = judged(self.network, positions)
        first = 0
        for row, table in enumerate(self.tables):
            seat = row % SEATS
            options, way = table.options_of[seat], self.ways[row][seat]
            best = taken = first + int(merits[first : first + len(options)].argmax())
            if self.random.random() < CURIOSITY[row // SEATS % len(CURIOSITY)]:
                taken = first + int(self.random.integers(len(options)))
            way.seen.append(seen[taken])
            way.points.append(points[taken])
            way.steps.append((True, TRACE if taken == best else 0.0, expected[best].tolist()))
            table.take(seat, options[taken - first])
            first += len(options)
            self.finish(row)

    def up_to_pupil(self, row: int) -> Game:
        """The game at this table, or the next one, once the pupil is asked; before that the teacher plays."""
        while True:
            table, pupil = self.tables[row], row % SEATS
            seat = table.waiting()[0]
            if seat == pupil:
                return table
            table.take(seat, self.teacher(table.view(seat), seat, self.rng))
            self.finish(row)
