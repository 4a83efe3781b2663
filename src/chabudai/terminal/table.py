"""The whole scene as text: who sits there, the middle, the others in short, what is mine in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from chabudai.bots import NAMES
from chabudai.core.players import Player, person
from chabudai.core.scene import Counter, Scene, Seat, Zone
from chabudai.terminal.board import draw_zone
from chabudai.terminal.option_numbers import tags
from chabudai.terminal.paint import ACCENT, FAINT, STRONG, Painter
from chabudai.words import Words, You

SIGNS: Final = {"asked": "▶", "ready": "✓", "winner": "★"}
TOKEN: Final = "●"
WIDE: Final = 150  # columns that are enough to put what is mine beside what is theirs
WIDTH_OF_A_BOARD: Final = 18  # of another player; a wider one takes what it needs


def names_at(words: Words, seats: int, mine: int | None, players: Sequence[Player] = ()) -> list[str]:
    """What the players are called: the reader "you", the others as the record says, else bots by their names.

    Whoever only looks on reads the game as the person who kept it.
    """
    reader = person(players) if mine is None else mine
    names = [player.name or words("player-seat", seat=seat) for seat, player in enumerate(players)] or NAMES
    return [You(words("player-you")) if seat == reader else names[seat] for seat in range(seats)]


def draw_scene(scene: Scene, words: Words, names: Sequence[str], title: str) -> RenderableType:
    """Everything but the prompt and the options."""
    painter = Painter(words, names, tags(scene))
    parts: list[RenderableType] = [Rule(Line(title, STRONG), style=FAINT), _seats(scene.seats, painter)]
    parts += [draw_zone(zone, painter, large=True) for zone in scene.zones if zone.owner is None]
    others = [_other(scene, seat, painter) for seat in scene.seats if not seat.me]
    mine = [draw_zone(z, painter, large=True) for seat in scene.seats if seat.me for z in _zones(scene, seat.index)]
    parts.append(MineAndTheirs(Group(*mine) if mine else None, SideBySide(others) if others else None))
    if legend := painter.legend():
        parts.append(Line("   ".join(legend), FAINT))
    return Group(*parts)


class MineAndTheirs:
    """What is mine below the others', or beside them where the terminal is wide enough for both."""

    def __init__(self, mine: RenderableType | None, theirs: RenderableType | None) -> None:
        self.mine = mine
        self.theirs = theirs

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Rule(style=FAINT)
        if self.mine is None or self.theirs is None:
            yield self.mine or self.theirs or ""
        elif options.max_width >= WIDE:
            table = Table.grid(padding=(0, 4, 0, 0))
            table.add_column(width=options.max_width // 2 - 4)
            table.add_column(ratio=1)
            table.add_row(self.mine, self.theirs)
            yield table
        else:
            yield self.theirs
            yield Rule(style=FAINT)
            yield self.mine


class SideBySide:
    """Compact boards beside one another, as many as the width allows."""

    def __init__(self, boards: Sequence[RenderableType]) -> None:
        self.boards = boards

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = max(Measurement.get(console, options, board).minimum for board in self.boards)
        width = max(needed, WIDTH_OF_A_BOARD) + 2
        across = max(1, min(len(self.boards), options.max_width // width))
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(across):
            table.add_column(width=options.max_width // across - 2)
        for start in range(0, len(self.boards), across):
            table.add_row(*self.boards[start : start + across])
        yield table


def draw_prompt(scene: Scene, words: Words, names: Sequence[str]) -> RenderableType:
    """The question, or what the table waits for."""
    return Group(Rule(style=ACCENT), Line(words.say(scene.prompt, names), STRONG))


def _other(scene: Scene, seat: Seat, painter: Painter) -> RenderableType:
    return Group(*(draw_zone(zone, painter, large=False) for zone in _zones(scene, seat.index)))


def _zones(scene: Scene, owner: int) -> list[Zone]:
    return [zone for zone in scene.zones if zone.owner == owner]


def _seats(seats: Sequence[Seat], painter: Painter) -> Table:
    """A line for each seat: its number in the notation, its name, what it is doing, its counters."""
    counters: dict[str, Counter] = {}
    for seat in seats:
        for counter in seat.counters:
            counters.setdefault(counter.key, counter)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT)
    table.add_column(painter.words("seat"))
    table.add_column(painter.words("player"))
    for counter in counters.values():
        table.add_column(painter.say(counter.name), justify="right")
    table.add_column("")
    for seat in seats:
        style = STRONG if seat.me else ""
        values = {counter.key: TOKEN if counter.token else str(counter.value) for counter in seat.counters}
        cells = [values.get(key, "") for key in counters]
        name = _sentence_case(painter.names[seat.index])
        table.add_row(str(seat.index), name, *cells, _status(seat, painter), style=style)
    return table


def _status(seat: Seat, painter: Painter) -> Line:
    if not seat.status:
        return Line("")
    return Line(f"{SIGNS[seat.status]} {painter.words(f'status-{seat.status}')}", ACCENT)


def _sentence_case(name: str) -> str:
    return name[:1].upper() + name[1:]
