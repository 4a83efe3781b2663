"""Hints: the best choices of a seat, what they are worth, and why, in terms of the rules.

The worth comes from a search: chance to win and expected points.  The reasons come from the score trees: the few best
choices are played out a little further in the same imagined games, everybody answering as it looks best at once, and
then the points of every seat are compared clause by clause.  A clause that gives the seat more than it would get on
average after the other choices is a gain, one that gives a rival less is a denial.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chabudai import games
from chabudai.bots.evaluate import evaluation_of
from chabudai.bots.race import best_answer, thinker
from chabudai.bots.settings import settings_of
from chabudai.bots.solve import solved
from chabudai.bots.thought import Progress
from chabudai.core.bot import Evaluate
from chabudai.core.box import Json
from chabudai.core.game import Game
from chabudai.core.points import Points
from chabudai.core.rng import Rng
from chabudai.core.seats import LOWEST

SIMULATIONS: Final = 400
SECONDS: Final = 2.0
BEST: Final = 3  # choices that are shown
COMPARED: Final = 5  # choices that the reasons are found among
WORLDS: Final = 6  # imagined games for the reasons
AHEAD: Final = 3  # answers a seat that are played on in them
FEWEST_VISITS: Final = 12
NOTABLE: Final = 0.4  # points from which a difference is worth a word
MOST_REASONS: Final = 3

GAIN: Final = "gain"
DENY: Final = "deny"
PROSPECT: Final = "prospect"
EXACT: Final = "exact"

Parts = dict[tuple[int, str], float]  # (seat, clause) to points


@dataclass(frozen=True)
class Reason:
    """Why a choice is good: `points` more for the seat, or fewer for a rival, by this clause."""

    kind: str  # gain, deny; prospect: nothing counts yet, but more is to come; exact: best with this chance
    seat: int
    clause: str
    points: float

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {"kind": self.kind, "seat": self.seat, "clause": self.clause, "points": round(self.points, 2)}


@dataclass(frozen=True)
class Advice:
    """A choice with what it is worth to the seat."""

    choice: int
    win: float  # chance to win, 0 to 1
    points: float  # expected in the end
    share: float  # of the search that went into it: how sure we are
    reasons: tuple[Reason, ...]

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {
            "choice": self.choice,
            "win": round(self.win, 4),
            "points": round(self.points, 2),
            "share": round(self.share, 4),
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def hint(
    view: Game,
    seat: int,
    rng: Rng,
    simulations: int = SIMULATIONS,
    seconds: float = SECONDS,
    progress: Progress | None = None,
) -> tuple[Advice, ...]:
    """The best choices of the seat, best first; nothing when it is not asked."""
    if view.question(seat) is None:
        return ()
    options = view.options_of[seat]
    thought = thinker(evaluation_of(view), settings_of(view), seat)
    thought.progress = progress
    root = thought.think(view, rng, simulations, seconds)
    order = sorted(options, key=root.rank, reverse=True)[:COMPARED]
    for option in order:
        thought.try_out(root, view, rng, option, FEWEST_VISITS)
    reasons = why(view, seat, order, rng)
    exact = solved(view, seat)
    found = []
    for option in order:
        place = root.place(option)
        visits = root.visits[place]
        told = reasons[option]
        if exact is not None:
            told = (Reason(EXACT, seat, view.open[seat].clause, exact.chance_of(option)), *told)
        found.append(
            Advice(option, thought.wins[place] / visits, thought.points[place] / visits, visits / root.tries, told)
        )
    if exact is not None:
        found.sort(key=lambda advice: -advice.reasons[0].points)
    return tuple(found[:BEST])


def why(view: Game, seat: int, options: list[int], rng: Rng) -> dict[int, tuple[Reason, ...]]:
    """For each of these options, by which clauses it beats the average of the others."""
    evaluate = evaluation_of(view)
    parts: dict[int, Parts] = {option: {} for option in options}
    hopes = dict.fromkeys(options, 0.0)
    for _ in range(WORLDS):
        world = view.resample(seat, rng)
        for option in options:
            game = world.clone()
            game.take(seat, option)
            _play_on(game, evaluate)
            hopes[option] += evaluate(game)[seat] / WORLDS
            _count(game, parts[option])
    return {option: _reasons(option, seat, parts, hopes, view.open[seat].clause) for option in options}


def _play_on(game: Game, evaluate: Evaluate) -> None:
    """A few answers more, each the one after which the position looks best to who gives it."""
    for _ in range(AHEAD * game.seats):
        if not game.asked:
            return
        seat = LOWEST[game.asked]
        game.take(seat, best_answer(game, seat, evaluate))


def _count(game: Game, parts: Parts) -> None:
    """Add the points of every seat, clause by clause, as the seat itself may count them."""
    box = games.box_of(game)
    for seat in range(game.seats):
        for part in _leaves(box.scores(game, seat)[seat]):
            key = (seat, part.clause)
            parts[key] = parts.get(key, 0.0) + part.points / WORLDS


def _leaves(points: Points) -> list[Points]:
    return [part for part in points.all() if not part.parts and part.points]


def _reasons(
    option: int, seat: int, parts: dict[int, Parts], hopes: dict[int, float], clause: str
) -> tuple[Reason, ...]:
    others = [other for other in parts if other != option]
    if not others:
        return ()
    found = []
    for who, by in sorted({key for counted in parts.values() for key in counted}):
        usual = sum(parts[other].get((who, by), 0.0) for other in others) / len(others)
        more = parts[option].get((who, by), 0.0) - usual
        if who == seat and more >= NOTABLE:
            found.append(Reason(GAIN, who, by, more))
        elif who != seat and -more >= NOTABLE:
            found.append(Reason(DENY, who, by, -more))
    found.sort(key=lambda reason: -reason.points)
    hope = hopes[option] - sum(hopes[other] for other in others) / len(others)
    if not found and hope >= NOTABLE:
        found.append(Reason(PROSPECT, seat, clause, hope))
    return tuple(found[:MOST_REASONS])
