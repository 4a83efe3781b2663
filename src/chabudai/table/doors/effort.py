"""Effort: how much of the time a server has worked of late.  Whoever works nearly all of it has none to give away.

To wait for a processor that others use is work, too: a server that shares it with its siblings has as little time left.
But one that has little to do is not busy because the machine is.
"""

# mypyc: compile
from __future__ import annotations

import time
from typing import Final

LATELY: Final = 0.1  # seconds, at least
MUCH: Final = 0.7  # of the time, by this thread alone
LEAST: Final = 0.4  # of the time that it worked itself
SCHEDULED: Final = "/proc/thread-self/schedstat"  # nanoseconds on a processor and waiting for one; Linux has it


class Effort:
    """Of the thread in which it is asked."""

    def __init__(self) -> None:
        self.is_high = False
        self._since = time.perf_counter()
        self._worked, self._waited = spent()

    def look(self, now: float) -> None:
        """See how it was, if it is time to; `now`: by `time.perf_counter`."""
        lately = now - self._since
        if lately < LATELY:
            return
        worked, waited = spent()
        work = worked - self._worked
        self.is_high = work > LEAST * lately and work + waited - self._waited > MUCH * lately
        self._since, self._worked, self._waited = now, worked, waited


def spent() -> tuple[float, float]:
    """Seconds for which this thread has worked so far, and for which it wanted to; none where nobody counts these."""
    try:
        with open(SCHEDULED, "rb") as file:
            on, waiting = file.read().split()[:2]
        return int(on) / 1e9, int(waiting) / 1e9
    except (OSError, ValueError):
        return time.thread_time(), 0.0
