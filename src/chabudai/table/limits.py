"""Limits: how much one client may do, so that nobody can take the server from the others."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

HOUR: Final = 3600.0
BURST: Final = 4.0  # seconds' worth of requests at once
MOST_CLIENTS: Final = 20_000


class Buckets:
    """So many requests a second for each client, with some in reserve."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> bool:
        """May this client ask once more?"""
        if not self.rate:
            return True
        moment = time.monotonic()
        left, since = self._left.get(who, (self.rate * BURST, moment))
        left = min(self.rate * BURST, left + (moment - since) * self.rate)
        if len(self._left) > MOST_CLIENTS:
            self._left.clear()
        self._left[who] = (max(0.0, left - 1), moment)
        return left >= 1


class Allowance:
    """So many things an hour for each client; 0 for no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._done: dict[str, deque[float]] = {}

    def take(self, who: str) -> bool:
        """May this client do it once more?"""
        if not self.most:
            return True
        moment = time.monotonic()
        if len(self._done) > MOST_CLIENTS:
            self._done.clear()
        done = self._done.setdefault(who, deque())
        while done and done[0] <= moment - HOUR:
            done.popleft()
        if len(done) >= self.most:
            return False
        done.append(moment)
        return True
