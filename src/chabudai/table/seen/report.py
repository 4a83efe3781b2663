"""Reports: what a player found wrong, kept with everything that is needed to look at it again.

The hash of the whole position goes to the operator; a player is shown the hash of the own view, because even a hash
could tell two positions apart that the seat cannot.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from chabudai import __version__
from chabudai.core import codec
from chabudai.core.box import Json
from chabudai.store import Report
from chabudai.table import addresses
from chabudai.table.moments import now
from chabudai.table.running.table import Table
from chabudai.table.seen import observation

SECRET = "position_hash"  # the one fact of a report that its reporter is never shown
COUNTS = ("entry", "moves", "replay")  # they count choices, also those made in secret: shown when the game is over


def make_report(table: Table, player: str, text: str, language: str) -> Report:
    """The table as it stands, as the player sees it."""
    viewer = table.seat_of(player)
    box, game = table.match.box, table.match.game
    moves = len(table.match.played)
    seat = "none" if viewer is None else str(viewer)
    data: dict[str, Json] = {
        "text": text,
        "language": language,
        "chabudai": __version__,
        "edition": box.edition,
        "game": box.name,
        "status": table.status,
        "entry": table.version,
        "moves": moves,
        "replay": addresses.REPLAY(table.id, moves, seat=seat),
        "view_hash": position_hash(codec.dumps(box, game.view(viewer))),
        SECRET: position_hash(codec.dumps(box, game)),
        "view": observation.observation(table, viewer),
    }
    return Report(secrets.token_urlsafe(9), table.id, player, now(), data)


def position_hash(written: str) -> str:
    """A position in 16 characters."""
    return sha256(written.encode()).hexdigest()[:16]


def shown(report: Report, over: bool) -> dict[str, Json]:
    """What the reporter may see of it."""
    return {name: value for name, value in report.data.items() if name != SECRET and (over or name not in COUNTS)}
