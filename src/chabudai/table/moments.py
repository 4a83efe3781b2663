"""The time: on the wall for people, and steady for measuring."""

from __future__ import annotations

import time


def now() -> int:
    """The time on the wall, in milliseconds: for people, and for what processes agree upon."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds of a clock that nobody sets: for measuring."""
    return time.monotonic_ns() // 1_000_000
