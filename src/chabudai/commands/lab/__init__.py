"""`chabudai lab`: experiments with games, a command each.

`options` is what they have in common, `run_plan` plays and reports, `faces` draws cards as the tables do.
"""

from collections.abc import Callable
from typing import Any, Final

from chabudai.commands.lab.ask import compare, forbid, report, sweep, tournament
from chabudai.commands.lab.look import export, game, show

COMMANDS: Final[dict[str, Callable[..., Any]]] = {
    "report": report,
    "compare": compare,
    "sweep": sweep,
    "forbid": forbid,
    "tournament": tournament,
    "show": show,
    "export": export,
    "game": game,
}
