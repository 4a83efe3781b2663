"""The end of a game: how the points came about move by move, and the trees that explain them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Final

from chabudai.table.pages import tally
from chabudai.table.pages.chart import Chart, Stop, chart
from chabudai.table.pages.jumps import jumps
from chabudai.table.pages.voice import Voice
from chabudai.table.tables import Table

MOST_STOPS: Final = 24  # lines in a table of numbers


def ending(table: Table, viewer: int | None, voice: Voice) -> str:
    """What stands beside the table of a finished game."""
    link = None if table.course.continued else leads_to(table, viewer)
    return points_chart(table, viewer, voice, link) + tally.score(table, viewer, voice)


def points_chart(
    table: Table, viewer: int | None, voice: Voice, link: Callable[[int], str] | None, now: int | None = None
) -> str:
    """How the points developed; nothing where nobody made a choice."""
    lines = points_by_move(table)
    moves = range(len(lines[0]))
    if len(moves) < 2:
        return ""
    names = table.names()
    best = max(line[-1] for line in lines)
    ahead = sum(_leads(lines, move) != _leads(lines, move - 1) for move in moves[1:])
    about = voice(
        "page-chart-points-about", moves=len(moves) - 1, changes=ahead, points=best,
        leaders=voice.words.listed([name for name, line in zip(names, lines, strict=True) if line[-1] == best]),
    )  # fmt: skip
    what = Chart("points", voice("page-chart-points"), about, names, moves, lines, stops(table, viewer, voice))
    return chart(what, voice, link, now)


def points_by_move(table: Table) -> list[list[int]]:
    """A line a seat: its points after each move; counted once, since a finished game does not change."""
    if "points" not in table.shelf:
        deque(counting(table), 0)
    found: list[list[int]] = table.shelf["points"]
    return found


def counting(table: Table) -> Iterator[None]:
    """The same in small steps, for whoever must not keep others waiting."""
    if "points" in table.shelf:
        return
    totals = []
    for played in table.match.played:
        totals.append(played.before.totals())
        yield
    totals.append(table.match.game.totals())
    table.shelf["points"] = [list(line) for line in zip(*totals, strict=True)]


def _leads(lines: Sequence[Sequence[int]], move: int) -> int:
    """The only one who has the most points, or nobody."""
    now = [line[move] for line in lines]
    return now.index(max(now)) if now.count(max(now)) == 1 else -1


def leads_to(table: Table, viewer: int | None) -> Callable[[int], str]:
    """The address of a move in the replay."""
    start, seat = f"/t/{escape(table.id)}/replay/", "none" if viewer is None else str(viewer)
    return lambda move: f"{start}{move}?seat={seat}"


def stops(table: Table, viewer: int | None, voice: Voice) -> list[Stop]:
    """The rounds of the game, not too many of them, and its end."""
    rounds = jumps(table, viewer, voice).rounds
    every = -(-len(rounds) // MOST_STOPS) or 1
    found = [Stop(move, said) for move, said in rounds[::every]]
    return [*found, Stop(len(table.match.played), voice("page-chart-end"))]
