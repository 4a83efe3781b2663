"""A turn, planned in one imagined game: what a seat does on from here, as long as it knows no more than now.

A move of the rulebook is often several small questions, and the first of them alone changes nothing that could be
judged.  A move is therefore made as a whole: the best answers to what the seat is asked next, until a kind of question
comes again, somebody new is asked, or the seat sees a card it did not know.  A turn may be several moves; what another
seat is asked is left open and judged as it stands.

Where several seats are asked at once, an answer is judged alike whoever gives the last one: before the table goes on if
the others' answers do not bear on it, and otherwise against answers that are given for them at random.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.bots.evaluate import to_beat
from chabudai.core.bot import Evaluate
from chabudai.core.game import Game
from chabudai.core.knowledge import count_unknown
from chabudai.core.rng import Rng
from chabudai.core.seats import BIT, SEATS_IN

MOVES_AHEAD: Final = 6  # that follow the first one in the same turn
EVALUATIONS: Final = 1500  # of one imagined game, shared by the options: beyond its share a turn is cut short
FAIR_SHARE: Final = 24  # but so many for each
VICTORY: Final = 5.0  # points that a safe lead is worth beyond its points
CLOSE: Final = 5.0  # a lead of so many points is half safe
TIDY: Final = 1e-6  # among equals, be done


class Turn:
    """What a seat does on from here in one imagined game, as long as nobody new is asked and it sees nothing new."""

    def __init__(self, world: Game, seat: int, evaluate: Evaluate) -> None:
        self.seat = seat
        self.evaluate = evaluate
        self.expected = world.asked | BIT[seat]  # who may be asked meanwhile
        self.learned = world.learned
        self.unknown = self.cards_unknown(world)
        self.most = max(FAIR_SHARE, EVALUATIONS // max(1, len(world.options_of[seat])))
        self.evaluations = 0

    def value(self, game: Game, option: int, moves: int = MOVES_AHEAD) -> float:
        """How good the option is for the seat when its turn goes on as well as it looks, for so many moves more."""
        self.evaluations = 0
        value, after = self.move(game, option, ())
        value, after = self.play_on(value, after, moves)
        return value if self.goes_on(after) else value + TIDY

    def play_on(self, value: float, after: Game, moves: int = MOVES_AHEAD) -> tuple[float, Game]:
        """The rest of the turn, move by move: its value, so far as given, and the position."""
        for _ in range(moves):
            if not self.goes_on(after) or self.evaluations >= self.most:
                break
            value, after = self.best_move(after, ())
        return value, after

    def move(self, game: Game, option: int, kinds: tuple[type, ...]) -> tuple[float, Game]:
        """The value of a whole move that begins with this option, and the position after it."""
        kinds = (*kinds, type(game.open[self.seat]))
        after = answered_with(game, self.seat, option)
        if type(after.open[self.seat]) not in kinds and self.evaluations < self.most and self.goes_on(after):
            return self.best_move(after, kinds)
        self.evaluations += 1
        return outlook(after, self.seat, self.evaluate), after

    def best_move(self, game: Game, kinds: tuple[type, ...]) -> tuple[float, Game]:
        """The best continuation; among equals the first."""
        options = game.options_of[self.seat]
        best, after = self.move(game, options[0], kinds)
        for option in options[1:]:
            value, position = self.move(game, option, kinds)
            if value > best:
                best, after = value, position
        return best, after

    def goes_on(self, game: Game) -> bool:
        """Is the seat asked on, before anybody else and without having seen anything new?"""
        if game.asked & BIT[self.seat] == 0 or game.asked & ~self.expected:
            return False
        return not self.learns(game)

    def learns(self, game: Game) -> bool:
        """Has the seat seen anything new since the turn began?"""
        return game.learned != self.learned and self.cards_unknown(game) != self.unknown

    def cards_unknown(self, game: Game) -> int:
        """How many cards the seat does not know."""
        return sum([count_unknown(piles, self.seat) for piles in game.hidden()])


def answered_with(game: Game, seat: int, option: int) -> Game:
    """The position in which an answer is judged."""
    after = game.clone()
    if after.seats > 1 and after.open[seat].by_itself:
        after.reply(seat, option)
    else:
        after.take(seat, option)
    return after


def is_contest(game: Game, seat: int) -> bool:
    """Is the seat asked for a sealed answer that is weighed against those of others?"""
    question = game.open[seat]
    return question.sealed and not question.by_itself


def against_rivals(world: Game, seat: int, rng: Rng) -> Game:
    """The imagined game in which the rivals have given the sealed answers that the seat's own is weighed against."""
    rivals = world.asked & ~BIT[seat]
    if rivals == 0 or not is_contest(world, seat):
        return world
    world = world.clone()
    for rival in SEATS_IN[rivals]:
        options = world.options_of[rival]
        world.take(rival, options[rng.below(len(options))])
    return world


def outlook(game: Game, seat: int, evaluate: Evaluate) -> float:
    """How good the position is for the seat; a player alone plays against the score to beat."""
    points = evaluate(game)
    return merit(points if game.seats > 1 else [*points, to_beat(game)], seat)


def merit(points: list[float], seat: int) -> float:
    """How good these final points are for the seat: the lead over the best rival, and something for being first."""
    rivals = [points[other] for other in range(len(points)) if other != seat]
    lead = points[seat] - max(rivals, default=0.0)
    return lead + VICTORY * lead / (CLOSE + abs(lead))
