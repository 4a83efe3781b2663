"""Effort: how much of the time a server has worked of late.  Whoever works nearly all of it has none to give away."""

# mypyc: compile
from __future__ import annotations

import time
from typing import Final

LATELY: Final = 0.1  # seconds, at least
MUCH: Final = 0.7  # of the time, by this thread alone; other programs may want the processor as well


class Effort:
    """Of the thread in which it is asked."""

    def __init__(self) -> None:
        self.is_high = False
        self._since = time.perf_counter()
        self._worked = time.thread_time()

    def look(self, now: float) -> None:
        """See how it was, if it is time to; `now`: by `time.perf_counter`."""
        lately = now - self._since
        if lately < LATELY:
            return
        worked = time.thread_time()
        self.is_high = worked - self._worked > MUCH * lately
        self._since, self._worked = now, worked
