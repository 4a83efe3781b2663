"""The end of a game: how the points came about move by move, and the trees that explain them."""

# mypyc: compile
from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from chabudai.core.game import Game
from chabudai.table import addresses
from chabudai.table.pages.draw import tally
from chabudai.table.pages.draw.chart import Chart, Drawn, Plot, Stop
from chabudai.table.pages.draw.jumps import beginnings, begun
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache

MOST_STOPS: Final = 24  # lines in a table of numbers

_points: Final[TableCache[None, list[list[int]]]] = TableCache(lasting=True)
_plots: Final[TableCache[str, Plot | None]] = TableCache()  # by language
# By language and by what begins where: often the same for all who look, but in some games it names them.
_charts: Final[TableCache[tuple[str, tuple[Stop, ...]], str]] = TableCache()


def ending(table: Table, viewer: int | None, voice: Voice) -> str:
    """What stands beside the table of a finished game.  A replay shows whoever comes from there their own view."""
    found = stops(table, viewer, voice)
    key = voice.language, tuple(found)
    drawn = _charts.of(table).get(key)
    if drawn is None:
        link = None if table.course.continued else lambda move: addresses.REPLAY(table.id, move)
        plots = _plots.of(table)
        if voice.language not in plots:
            plots[voice.language] = _plot(table, voice, link)
        plot = plots[voice.language]
        drawn = _charts.of(table)[key] = "" if plot is None else plot.drawn(found, voice, link).at(None)
    return drawn + tally.score(table, viewer, voice)


def points_chart(table: Table, viewer: int | None, voice: Voice, link: Callable[[int], str] | None) -> str:
    """How the points developed; nothing where nobody made a choice."""
    return points_drawn(table, viewer, voice, link).at(None)


def points_drawn(table: Table, viewer: int | None, voice: Voice, link: Callable[[int], str] | None) -> Drawn:
    """The same, for pages on which a move is marked."""
    plot = _plot(table, voice, link)
    return Drawn("", "") if plot is None else plot.drawn(stops(table, viewer, voice), voice, link)


def _plot(table: Table, voice: Voice, link: Callable[[int], str] | None) -> Plot | None:
    """The same for all who read one language, until what begins where is said."""
    lines = points_by_move(table)
    moves = list(range(len(lines[0])))
    if len(moves) < 2:
        return None
    names = table.names()
    best = max([line[-1] for line in lines])
    leaders = [_leads(now) for now in zip(*lines, strict=True)]
    ahead = sum([leader != before for leader, before in zip(leaders[1:], leaders, strict=False)])
    about = voice(
        "page-chart-points-about", moves=len(moves) - 1, changes=ahead, points=best,
        leaders=voice.words.listed([name for name, line in zip(names, lines, strict=True) if line[-1] == best]),
    )  # fmt: skip
    return Plot(Chart("points", voice("page-chart-points"), about, names, moves, lines, ()), voice, link)


def points_by_move(table: Table) -> list[list[int]]:
    """A line a seat: its points after each move; counted once, since a finished game does not change."""
    if None not in _points.of(table):
        deque(counting(table), 0)
    return _points.of(table)[None]


def counting(table: Table) -> Iterator[None]:
    """The same in small steps, for whoever must not keep others waiting."""
    if None in _points.of(table):
        return
    totals: list[list[int]] = []
    counted: Game | None = None
    for played in table.match.played:
        game = played.before
        totals.append(game.totals() if counted is None or not game.counts_like(counted) else totals[-1])
        counted = game
        yield
    totals.append(table.match.game.totals())
    _points.of(table)[None] = [list(line) for line in zip(*totals, strict=True)]


def _leads(now: Sequence[int]) -> int:
    """The only one who has the most points, or nobody."""
    best = max(now)
    return now.index(best) if now.count(best) == 1 else -1


def leads_to(table: Table, viewer: int | None) -> Callable[[int], str]:
    """The address of a move in the replay."""
    seat = "none" if viewer is None else str(viewer)
    return lambda move: addresses.REPLAY(table.id, move, seat=seat)


def stops(table: Table, viewer: int | None, voice: Voice) -> list[Stop]:
    """The rounds of the game, not too many of them, and its end."""
    every, names = beginnings(table, viewer), table.names(viewer)
    shown = every[:: -(-len(every) // MOST_STOPS) or 1]
    found = [Stop(move, begun(table, move, event, names, voice)) for move, event in shown]
    return [*found, Stop(len(table.match.played), voice("page-chart-end"))]
