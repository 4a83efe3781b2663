"""What can be done, as one small list: from it the script of a page puts buttons where a page without scripts has them.

So zones are drawn and sent without anything that could be done in them: the same for all who see them, and not anew
because somebody is asked.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence
from json.encoder import encode_basestring
from typing import Final

from chabudai.core.scene import Action
from chabudai.table.pages.draw.pieces import Painter, signed

NOTHING: Final = "[]"


def offers(actions: Sequence[Action], artist: Painter, names: Sequence[str]) -> str:
    """As JSON, a row an action: notation, sentence, number, on what, to where, style, in either order,
    what it gains, and what acts by it."""
    if not actions:
        return NOTHING
    return f"[{','.join([_row(action, artist.sentence(action, names)) for action in actions])}]"


def _row(action: Action, sentence: str) -> str:
    row = f"{encode_basestring(action.id)},{encode_basestring(sentence)},{action.choice}"
    if action.on is None and not action.style:
        return f"[{row}]"
    on = "null" if action.on is None else encode_basestring(action.on)
    to = "null" if action.to is None else encode_basestring(action.to)
    row = f'{row},{on},{to},"{action.style}",{int(action.either)}'
    if action.gain is None and action.by is None:
        return f"[{row}]"
    by = "null" if action.by is None else encode_basestring(action.by)
    return f"[{row},{encode_basestring(signed(action.gain))},{by}]"
