"""Limits: how much one client may do, so that nobody can take the server from the others.

A client is an identity *and* an address: an identity is free, so an address has a share too, large enough for a house.
What takes the server long costs more than one request (see `Server.pay`).
"""

# mypyc: compile
from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

MINUTE: Final = 60.0
HOUR: Final = 3600.0
BURST: Final = 4.0  # seconds' worth of requests at once
ADDRESS_SHARE: Final = 2.0  # how many times the rate of one identity an address may have: people share one
MOST_CLIENTS: Final = 20_000
MOST_ADDRESSES: Final = 2000  # of which it is remembered what they are: those who call, call again
OWN_BITS: Final = 64  # of an IPv6 address: the rest is for its holder to choose


@lru_cache(MOST_ADDRESSES)
def network(address: str) -> str:
    """What of an address cannot be chosen by the one who has it."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 128 - OWN_BITS << 128 - OWN_BITS)}/{OWN_BITS}"


class Buckets:
    """So many requests a second for each client, with some in reserve; 0 for no limit."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._left: dict[str, tuple[float, float]] = {}

    def left(self, who: str) -> float:
        """How much this client may still ask for at once."""
        moment = time.monotonic()
        left, since = self._left.get(who, (self.rate * BURST, moment))
        return min(self.rate * BURST, left + (moment - since) * self.rate)

    def take(self, who: str, cost: float = 1.0) -> bool:
        """May this client ask for something of that cost?  Nothing costs more than a client has after some patience."""
        return take_all([(self, who)], cost)

    def _spend(self, who: str, cost: float) -> None:
        before = self.left(who)
        self._note(who, max(min(0.0, before), before - cost))

    def fine(self, who: str) -> None:
        """This client gets nothing for as long as its reserve lasts others."""
        if self.rate:
            self._note(who, -self.rate * BURST)

    def _note(self, who: str, left: float) -> None:
        self._left.pop(who, None)  # who has been quiet the longest stands first, and has all of it again
        if len(self._left) >= MOST_CLIENTS:
            del self._left[next(iter(self._left))]
        self._left[who] = (left, time.monotonic())


def take_all(shares: Sequence[tuple[Buckets, str]], cost: float = 1.0) -> bool:
    """May a client that counts in several ways ask for something?

    What is refused costs one all the same, where there was too little: whoever asks on and on stays refused.  It costs
    nothing where there was enough, so nobody uses up what the others at the same address have.
    """
    limited = [(buckets, who) for buckets, who in shares if buckets.rate]
    poor = _too_poor(limited, cost)
    for buckets, who in poor or limited:
        buckets._spend(who, min(cost, 1.0) if poor else cost)
    return not poor


def take_if_all(shares: Sequence[tuple[Buckets, str]]) -> bool:
    """The same for whoever asks in another way then: what is refused costs nothing."""
    limited = [(buckets, who) for buckets, who in shares if buckets.rate]
    if _too_poor(limited, 1.0):
        return False
    for buckets, who in limited:
        buckets._spend(who, 1.0)
    return True


def _too_poor(limited: list[tuple[Buckets, str]], cost: float) -> list[tuple[Buckets, str]]:
    return [(buckets, who) for buckets, who in limited if buckets.left(who) < min(cost, buckets.rate * BURST)]


class Allowance:
    """So many things an hour, or another time, for each client; 0 for no limit."""

    def __init__(self, most: int, seconds: float = HOUR) -> None:
        self.most = most
        self.seconds = seconds
        self._done: dict[str, deque[float]] = {}

    def take(self, who: str) -> bool:
        """May this client do it once more?"""
        if not self.most:
            return True
        moment = time.monotonic()
        done = self._done.pop(who, None) or deque()
        if len(self._done) >= MOST_CLIENTS:
            del self._done[next(iter(self._done))]
        self._done[who] = done
        while done and done[0] <= moment - self.seconds:
            done.popleft()
        if len(done) >= self.most:
            return False
        done.append(moment)
        return True
