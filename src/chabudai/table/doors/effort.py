"""Effort: how much of the time a server has worked of late.  Whoever works nearly all of it has none to give away.

To wait for a processor that others use is work, too: a server that shares it with its siblings has as little time left.
"""

# mypyc: compile
from __future__ import annotations

import time
from typing import Final

LATELY: Final = 0.1  # seconds, at least
MUCH: Final = 0.7  # of the time, by this thread alone
SCHEDULED: Final = "/proc/thread-self/schedstat"  # nanoseconds on a processor and waiting for one; Linux has it


class Effort:
    """Of the thread in which it is asked."""

    def __init__(self) -> None:
        self.is_high = False
        self._since = time.perf_counter()
        self._worked = worked()

    def look(self, now: float) -> None:
        """See how it was, if it is time to; `now`: by `time.perf_counter`."""
        lately = now - self._since
        if lately < LATELY:
            return
        so_far = worked()
        self.is_high = so_far - self._worked > MUCH * lately
        self._since, self._worked = now, so_far


def worked() -> float:
    """Seconds for which this thread has worked so far, or wanted to; only the former where nobody counts the latter."""
    try:
        with open(SCHEDULED, "rb") as file:
            on, waiting = file.read().split()[:2]
        return (int(on) + int(waiting)) / 1e9
    except (OSError, ValueError):
        return time.thread_time()
