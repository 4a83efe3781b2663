"""The commands that play: report, compare, sweep, forbid, tournament."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from chabudai import bots as players
from chabudai import games
from chabudai.bots.ladder import MATCH, Contest
from chabudai.commands.inputs import Deck, GameName, Jobs, Options, Seats, names_of, options_of, read_deck, seats_of
from chabudai.commands.lab.options import Bots, Deals, Minutes, Out, Primary, Ray, Seed
from chabudai.commands.lab.run_plan import Wish, carry
from chabudai.commands.voice import HELP, Language
from chabudai.core.box import Box, Json, Value
from chabudai.core.errors import BadDeck, BadTable
from chabudai.lab import luck
from chabudai.lab.change import changed, checked, read_change, read_changes
from chabudai.lab.plan import Cell, Plan

USUAL: Final = "expert"
SECOND: Final = "adept"
NONE: Final = "none"
EVERY: Final = 10  # of the second level one deal of so many is played
BASE, AFTER = "base", "change"
FIGURES: Final = ("points", "margin", "decisions", "drawn-points", "drawn-wins", "card-played", "card-scored")

Changes = Annotated[
    list[str] | None,
    typer.Option("--change", metavar="PATH=VALUE", help=HELP("cli-lab-change"), show_default=False),
]


def report(
    game: GameName,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="N,N", help=HELP("cli-lab-seats"), show_default=False)
    ] = None,
    deals: Deals = None,
    minutes: Minutes = None,
    bots: Bots = USUAL,
    second: Annotated[str, typer.Option(metavar="BOT|none", help=HELP("cli-lab-second"))] = SECOND,
    by: Annotated[str | None, typer.Option(metavar="FIELD", help=HELP("cli-lab-by"), show_default=False)] = None,
    deck: Deck = None,
    option: Options = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    ray: Ray = "",
    out: Out = None,
    lang: Language = None,
) -> None:
    box = games.find(game)
    counts = _seat_counts(box, seats)
    options, cards = options_of(box, option), read_deck(box, deck)
    cells = [Cell(f"seats-{n}", n, tuple(names_of(bots, n)), options, cards) for n in counts]
    if second != NONE and second != bots and counts[0] > 1:
        players.player(second)
        cells.append(Cell("second", counts[0], (second,) * counts[0], options, cards, every=EVERY))
        if len({*cells[0].bots}) == 1:  # two levels at one table: with more it would be a tournament
            cells += luck.cells(cells[0], cells[0].bots[0], second)
    _fits(box, cells, seed)
    about: dict[str, Json] = {"by": box.family if by is None else by}
    carry(Plan(box.name, "report", tuple(cells), seed, about=about), Wish(deals, minutes, jobs, out, ray))


def compare(
    game: GameName,
    change: Changes = None,
    deck: Annotated[
        Path | None, typer.Option("--deck", metavar="FILE", help=HELP("cli-lab-new-deck"), show_default=False)
    ] = None,
    option: Options = None,
    primary: Primary = "points",
    seats: Seats = None,
    deals: Deals = None,
    minutes: Minutes = None,
    bots: Bots = USUAL,
    seed: Seed = 0,
    jobs: Jobs = None,
    ray: Ray = "",
    out: Out = None,
    lang: Language = None,
) -> None:
    box = games.find(game)
    count = seats_of(box, seats)
    if not (change or deck or option):
        raise BadTable("lab-nothing-changed", possible=["--change", "--deck", "--option"])
    changes = [read_change(written) for written in change or ()]
    options = options_of(box, option)
    after = read_deck(box, deck)
    if changes:
        after = checked(box, changed(_own_deck(box, options) if after is None else after, changes))
    names = tuple(names_of(bots, count))
    cells = [Cell(BASE, count, names, box.defaults), Cell(AFTER, count, names, options, after)]
    _fits(box, cells, seed)
    about = {"primary": _figure(primary)}
    carry(Plan(box.name, "compare", tuple(cells), seed, about=about), Wish(deals, minutes, jobs, out, ray))


def sweep(
    game: GameName,
    change: Annotated[str, typer.Option("--change", metavar="PATH=LOW..HIGH", help=HELP("cli-lab-range"))],
    primary: Primary = "drawn-points",
    option: Options = None,
    seats: Seats = None,
    deals: Deals = None,
    minutes: Minutes = None,
    bots: Bots = USUAL,
    seed: Seed = 0,
    jobs: Jobs = None,
    ray: Ray = "",
    out: Out = None,
    lang: Language = None,
) -> None:
    box = games.find(game)
    count = seats_of(box, seats)
    options = options_of(box, option)
    values = read_changes(change)
    if len(values) < 2:
        raise BadDeck("lab-no-range", change=change)
    names, own = tuple(names_of(bots, count)), _own_deck(box, options)
    cells = [Cell(BASE, count, names, options)]
    for value in values:
        cells.append(Cell(str(value.value), count, names, options, checked(box, changed(own, [value]))))
    _fits(box, cells, seed)
    about = {"primary": _figure(primary)}
    carry(Plan(box.name, "sweep", tuple(cells), seed, about=about), Wish(deals, minutes, jobs, out, ray))


def forbid(
    game: GameName,
    patterns: Annotated[list[str], typer.Argument(metavar="PATTERN…", help=HELP("cli-lab-pattern"))],
    option: Options = None,
    deck: Deck = None,
    seats: Seats = None,
    deals: Deals = None,
    minutes: Minutes = None,
    bots: Bots = USUAL,
    seed: Seed = 0,
    jobs: Jobs = None,
    ray: Ray = "",
    out: Out = None,
    lang: Language = None,
) -> None:
    box = games.find(game)
    count = seats_of(box, seats)
    if count < 2:
        raise BadTable("bad-seat-count", seats=count, possible=[n for n in box.seat_counts if n > 1])
    options, cards = options_of(box, option), read_deck(box, deck)
    names = tuple(names_of(bots, count))
    cells = [Cell(BASE, count, names, options, cards)]
    for number, pattern in enumerate(patterns, start=1):
        try:
            re.compile(pattern)
        except re.error as error:
            raise BadTable("lab-bad-pattern", pattern=pattern, reason=str(error)) from error
        cells.append(Cell(f"ban-{number}", count, names, options, cards, pattern))
    _fits(box, cells, seed)
    carry(Plan(box.name, "forbid", tuple(cells), seed), Wish(deals, minutes, jobs, out, ray))


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help=HELP("cli-lab-tournament"))],
    option: Options = None,
    deck: Deck = None,
    seats: Seats = None,
    deals: Deals = None,
    minutes: Minutes = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    ray: Ray = "",
    out: Out = None,
    lang: Language = None,
) -> None:
    box = games.find(game)
    count = seats_of(box, seats)
    options, cards = options_of(box, option), read_deck(box, deck)
    names = list(dict.fromkeys(name.strip() for name in bots.split(",")))
    if len(names) < 2 or count < 2:
        raise BadTable("bad-bot-count", count=len(names), seats=count)
    cells = []
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            for number, seating in enumerate(Contest(box.name, count, (one, other), MATCH).seatings(0)):
                cells.append(Cell(f"{one}-{other}-{number}", count, seating, options, cards))
    _fits(box, cells, seed)
    carry(Plan(box.name, "tournament", tuple(cells), seed, about={"bots": names}), Wish(deals, minutes, jobs, out, ray))


def _seat_counts(box: Box, written: str | None) -> list[int]:
    """Numbers with commas between them; the first is the one that is looked at most closely."""
    if written is None:
        return [seats_of(box, None)]
    counts = []
    for part in written.split(","):
        if not (part.strip().isdigit() and int(part) in box.seat_counts):
            raise BadTable("bad-seat-count", seats=part, possible=box.seat_counts)
        counts.append(int(part))
    return list(dict.fromkeys(counts))


def _own_deck(box: Box, options: Mapping[str, Value]) -> Json:
    if box.own_deck is None:
        raise BadDeck("no-own-deck", game=box.title)
    return box.own_deck(options)


def _figure(primary: str) -> str:
    if primary not in FIGURES:
        raise BadTable("lab-bad-figure", figure=primary, possible=FIGURES)
    return primary


def _fits(box: Box, cells: Sequence[Cell], seed: int) -> None:
    """Say what does not fit before anything is played."""
    for cell in cells:
        for bot in cell.bots:
            players.player(bot)
        box.new(cell.seats, seed, cell.options, cell.deck)
