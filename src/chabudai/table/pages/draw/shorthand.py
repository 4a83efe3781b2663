"""Shorthand: a drawing on a piece is kept and sent as `<#sign bonsai>`, and spelled out where it becomes a page.

A card of Arigatō shows fourteen drawings, each of a hundred letters in HTML; a third of all that was sent of that game
was the beginning of these hundred, and all of it is put together, compared and copied several times on its way.
What people write has no `<` that is not escaped.  Browsers spell out what they are sent (`spelled` in `page.js`), and
are told by their page what stands for a drawing.
"""

# mypyc: compile
from __future__ import annotations

import re
from functools import cache
from typing import Final

from chabudai.core.scene import Print
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.symbols import as_html, found, sheet

DRAWING: Final = re.compile(r"<#([a-z]+) ([a-z0-9_-]+)>")


@cache
def drawing(game: str, face: str | None, kind: str = "symbol") -> str:
    """The drawing of a face in shorthand; nothing when there is none."""
    name = found(game, face)
    return f"<#{kind} {name}>" if name else ""


@cache
def printed_signs(game: str, prints: tuple[Print, ...]) -> str:
    """What is printed small on a face: drawings, and letters where a sign is none."""
    lines = []
    for one in prints:
        signs = "".join(drawing(game, sign, "sign") or f"<b>{escape(sign)}</b>" for sign in one.signs)
        lines.append(f'<span class="print print-{escape(one.place)}">{signs}</span>')
    return "".join(lines)


def spelled(html: str, game: str) -> str:
    """What was drawn of a game, as it stands on a page."""
    return DRAWING.sub(as_html(r"\1", sheet(game), r"\2"), html)


def longhand(game: str) -> str:
    """What a script puts in the place of a drawing, with the marks of its own `replace`."""
    return as_html("$1", sheet(game), "$2")
