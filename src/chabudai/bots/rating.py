"""What the games of a ladder say: a rating for each bot, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev
from typing import Final

from chabudai.bots.ladder import MATCH, Contest, Game
from chabudai.core.rng import Rng

SURE: Final = 1.96  # standard errors on either side that hold 95 of 100
ORDERS: Final = 16  # in which the rating sees the games


@dataclass(frozen=True)
class Span:
    """A figure and the interval that holds it in 95 cases of 100."""

    middle: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Does the interval exclude zero?"""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder."""

    bot: str
    games: int
    wins: Span  # share
    place: float  # mean
    points: float  # mean
    rating: Span | None  # None: the contest is not rated
    ahead: Span | None  # of the bot before it: places (alone: points) per deal

    @property
    def height(self) -> Span:
        """What puts it above others: its rating or, without one, the share of its wins in per cent."""
        return self.rating or Span(*(100 * figure for figure in (self.wins.middle, self.wins.low, self.wins.high)))


def rungs(contest: Contest, played: Sequence[Game]) -> list[Rung]:
    """The figures of every bot of the contest that has played."""
    ratings = rate(contest, played) if contest.rated else {}
    found: list[Rung] = []
    known = [bot for bot in contest.bots if any(bot in game.bots for game in played)]
    if contest.kind == MATCH and ratings:  # nobody says beforehand which of the two is the stronger
        known.sort(key=lambda bot: ratings[bot].middle)
    steps = {after: ahead(played, after, before, contest.seats) for before, after in pairwise(known)}
    for bot in known:
        mine = [(game.places[seat], game.points[seat]) for game in played for seat in seats_of(game, bot)]
        found.append(
            Rung(
                bot,
                len(mine),
                share([float(place == 1) for place, _ in mine]),
                mean(place for place, _ in mine),
                mean(points for _, points in mine),
                ratings.get(bot),
                steps.get(bot),
            )
        )
    return found


def seats_of(game: Game, bot: str) -> list[int]:
    """Where the bot sat."""
    return [seat for seat, name in enumerate(game.bots) if name == bot]


def rate(contest: Contest, played: Sequence[Game]) -> dict[str, Span]:
    """Ratings by the model of Plackett and Luce.

    The model takes one game after the other and trusts the last ones most.  Bots do not change from game to game, so we
    let it see the games in several orders and take the mean.
    """
    from openskill.models import PlackettLuce  # loaded only by those who want ratings

    model = PlackettLuce(tau=0.0)  # no strength drifts
    names = list(dict.fromkeys([*contest.bots, *(bot for game in played for bot in game.bots)]))
    games = sorted((game for game in played if len(set(game.bots)) > 1), key=lambda game: (game.deal, game.bots))
    sums = dict.fromkeys(names, (0.0, 0.0))
    for number in range(ORDERS):
        order = list(range(len(games)))
        Rng(number).shuffle(order)
        ratings = {bot: model.rating(name=bot) for bot in names}
        for game in (games[place] for place in order):
            # A bot on several seats is one player, at its mean place.
            at = {bot: mean(game.places[seat] for seat in seats_of(game, bot)) for bot in dict.fromkeys(game.bots)}
            rated = model.rate([[ratings[bot]] for bot in at], ranks=list(at.values()))
            for bot, team in zip(at, rated, strict=True):
                ratings[bot] = team[0]
        sums = {bot: (sums[bot][0] + ratings[bot].mu, sums[bot][1] + ratings[bot].sigma) for bot in names}
    spans: dict[str, Span] = {}
    for bot, (rating, sigma) in sums.items():
        middle, half = rating / ORDERS, SURE * sigma / ORDERS
        spans[bot] = Span(middle, middle - half, middle + half)
    return spans


def ahead(played: Sequence[Game], bot: str, other: str, seats: int) -> Span | None:
    """By how much the bot does better than the other in the same deals: places, alone points."""
    figures: dict[int, dict[str, list[float]]] = {}
    for game in played:
        if seats > 1 and not (bot in game.bots and other in game.bots):
            continue
        for name in (bot, other):
            for seat in seats_of(game, name):
                figure = float(game.points[seat]) if seats == 1 else -float(game.places[seat])
                figures.setdefault(game.deal, {}).setdefault(name, []).append(figure)
    both = [by for by in figures.values() if len(by) == 2]
    return span([mean(by[bot]) - mean(by[other]) for by in both])


def span(figures: Sequence[float]) -> Span | None:
    """The mean with its interval; None while there are too few figures."""
    if len(figures) < 2:
        return None
    middle, half = mean(figures), SURE * stdev(figures) / sqrt(len(figures))
    return Span(middle, middle - half, middle + half)


def better_deals(played: Sequence[Game], bot: str, other: str) -> Span | None:
    """In which share of the deals the bot's mean place is better; equal places count half."""
    places: dict[int, tuple[list[int], list[int]]] = {}
    for game in played:
        mine, theirs = places.setdefault(game.deal, ([], []))
        mine += [game.places[seat] for seat in seats_of(game, bot)]
        theirs += [game.places[seat] for seat in seats_of(game, other)]
    pairs = [(mean(mine), mean(theirs)) for mine, theirs in places.values() if mine and theirs]
    if not pairs:
        return None
    return share([1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in pairs])


def share(hits: Sequence[float]) -> Span:
    """A share with Wilson's interval."""
    count, found = len(hits), mean(hits)
    scale = 1 + SURE**2 / count
    centre = (found + SURE**2 / (2 * count)) / scale
    half = SURE * sqrt(found * (1 - found) / count + SURE**2 / (4 * count**2)) / scale
    return Span(found, centre - half, centre + half)
