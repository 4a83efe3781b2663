"""What `chabudai --help` prints: all commands on one page.

Typer can print it too, but loads a reader of Markdown and more for it: twice the time of all the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

Rows = Sequence[tuple[str, str]]  # what it is called, what it does
NARROWEST = 8  # so that the commands of all panels stand in one column


def overview(usage: str, about: str, panels: Mapping[str, Rows], examples: str) -> RenderableType:
    """The page."""
    return Group(
        Padding(Line(usage, "bold"), 1),
        Padding(Line.from_markup(about), (0, 1, 1, 1)),
        *[_panel(title, rows) for title, rows in panels.items()],
        Padding(Line.from_markup(examples), 1),
    )


def _panel(title: str, rows: Rows) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(style="bold cyan", no_wrap=True, min_width=NARROWEST)
    table.add_column(ratio=1)
    for name, does in rows:
        table.add_row(name, Line.from_markup(does))
    return Panel(table, title=title, title_align="left", border_style="dim", box=box.ROUNDED, padding=(0, 1))
