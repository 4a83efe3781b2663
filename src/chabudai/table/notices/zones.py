"""Time zones: letters tell a deadline as the reader's clock on the wall will show it."""

from __future__ import annotations

import re
from datetime import UTC, datetime, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

NAME: Final = re.compile(r"[A-Za-z0-9_+-]{1,32}(/[A-Za-z0-9_+-]{1,32}){0,2}")


def find(zone: str) -> tzinfo | None:
    """The zone of that name (Europe/Paris), as browsers tell it; None when this machine does not know it."""
    if not NAME.fullmatch(zone):
        return None
    try:
        return ZoneInfo(zone)
    except (KeyError, ValueError, OSError):  # unknown, no zone but a folder of them, no zones installed
        return None


def on_the_wall(moment: int, zone: str) -> str:
    """A moment in milliseconds for a reader there; in UTC, and named so, when nobody knows where that is."""
    return datetime.fromtimestamp(moment // 1000, find(zone) or UTC).strftime("%Y-%m-%d %H:%M %Z")
