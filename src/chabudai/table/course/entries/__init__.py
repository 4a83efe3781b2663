"""What a table's log is made of: a class for each kind of entry, with its JSON and what follows from it.

The verb at the doors, the kind in the log and the class have one name: `choose`, `"choose"`, `Choose`.  Reading order:
`base`, then by who does what: `game`, `consent`, `coming`, `company`, `ending`, and `server` for what nobody does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chabudai.table.course.by import By
from chabudai.table.course.entries.base import Act
from chabudai.table.course.entries.coming import Back, Fill, Forget, Leave, Sit
from chabudai.table.course.entries.company import Chat, Mute, Remove, Replace
from chabudai.table.course.entries.consent import Agree, Pause, Refuse, Resume
from chabudai.table.course.entries.create import Create
from chabudai.table.course.entries.ending import Abort, Rematch, Resign
from chabudai.table.course.entries.game import Choose, Undo
from chabudai.table.course.entries.server import Missing, Restart, Stumble, Timeout, Unpause

EVERY: Final = (
    *(Choose, Undo),
    *(Pause, Resume, Agree, Refuse),
    *(Sit, Fill, Leave, Back, Forget),
    *(Chat, Replace, Remove, Mute),
    *(Resign, Abort, Rematch),
    *(Timeout, Missing, Unpause, Stumble, Restart),
)
KINDS: Final[Mapping[str, type[Act]]] = {act.kind: act for act in EVERY}

__all__ = [
    "EVERY", "KINDS", "Abort", "Act", "Agree", "Back", "By", "Chat", "Choose", "Create", "Fill", "Forget", "Leave",
    "Missing", "Mute", "Pause", "Refuse", "Rematch", "Remove", "Replace", "Resign", "Restart", "Resume", "Sit",
    "Stumble", "Timeout", "Undo", "Unpause",
]  # fmt: skip
