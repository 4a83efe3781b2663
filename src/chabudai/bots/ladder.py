"""The ladder: bots measured against one another in paired deals.

A *deal* is a seed; the same deal is played with the same bots in every rotation of the seats, so that luck of the cards
and of the chair weighs on all alike.  A *contest* says who sits at a deal: neighbours on the ladder, two bots with half
the seats each, or one bot among random players.  Every game is a line of a file, and everything else follows from it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

from chabudai import games
from chabudai.bots.arena import play
from chabudai.bots.levels import player
from chabudai.core.box import Json
from chabudai.core.rng import Rng

SURE: Final = 1.96  # standard errors on either side that hold 95 of 100
CHANCE: Final = "random"
ORDERS: Final = 16  # in which the rating sees the games

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
