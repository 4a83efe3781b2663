"""Siblings: the processes of one server.  Each has its share of the tables, by their ids, and keeps no other in memory.

They hear of each other through one socket each, which the process that started them holds for all of them: what is said
to one that has just died waits there for the one that is started in its place.

    a connection   its descriptor and the bytes that were read of it, for the sibling whose table is asked for
    a table's id   it was written to by somebody else than its own process, or was changed from the beginning on
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Sequence
from typing import Final
from zlib import crc32

CONNECTION: Final = b"c"
WRITTEN: Final = b"w"
CHANGED: Final = b"x"
LARGEST: Final = 256 * 1024  # bytes of a message
SOON: Final = 0.02  # seconds until what could not be said is said again

Pair = tuple[socket.socket, socket.socket]  # where one hears, and where the others speak to it


def pairs(count: int) -> list[Pair]:
    """Sockets for so many; messages stay whole, and many may speak at once."""
    made = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
    for pair in made:
        for end in pair:
            end.setblocking(False)
    return made


class Siblings:
    """One of them, as it sees the others; alone where there are none."""

    def __init__(self, index: int = 0, ways: Sequence[Pair] = (), name: str = "") -> None:
        self.index = index
        self.count = len(ways) or 1
        self.owner = f"{name}.{index}"  # of claims: the same for one started in its place
        self._ways = ways
        self._unsaid: dict[tuple[int, bytes], None] = {}  # in the order in which it is to be said
        self.called: Callable[[socket.socket, bytes], None] = lambda line, begun: line.close()
        self.told: Callable[[str, bool], None] = lambda table, changed: None

    def whose(self, table: str) -> int:
        """Which of them has a table."""
        return crc32(table.encode()) % self.count

    def mine(self, table: str) -> bool:
        """Is it this one?"""
        return self.count == 1 or self.whose(table) == self.index

    def listen(self) -> None:
        """Hear what was said, and what will be."""
        if self._ways:
            asyncio.get_running_loop().add_reader(self._ways[self.index][0].fileno(), self._hear)

    def hand_over(self, to: int, line: int, begun: bytes) -> bool:
        """Give a connection away; False when that is not possible just now."""
        try:
            socket.send_fds(self._ways[to][1], [CONNECTION, begun], [line])
        except OSError:
            return False
        return True

    def tell_owner(self, table: str) -> None:
        """Something was written to the log of a table that is another's."""
        self._say(self.whose(table), WRITTEN + table.encode())

    def tell_all(self, table: str) -> None:
        """What was known of a table must be read anew."""
        for to in range(self.count):
            if to != self.index:
                self._say(to, CHANGED + table.encode())

    def _say(self, to: int, message: bytes) -> None:
        if not self._unsaid:
            asyncio.get_running_loop().call_soon(self._say_all)  # once, however often it is wanted in this moment
        self._unsaid[to, message] = None

    def _say_all(self) -> None:
        for to, message in list(self._unsaid):
            try:
                self._ways[to][1].send(message)
            except OSError:
                continue  # it has not read what was said before
            del self._unsaid[to, message]
        if self._unsaid:
            asyncio.get_running_loop().call_later(SOON, self._say_all)

    def _hear(self) -> None:
        try:
            message, lines, _, _ = socket.recv_fds(self._ways[self.index][0], LARGEST, 1)
        except OSError:
            return
        kind, rest = message[:1], message[1:]
        for line in lines:
            os.set_inheritable(line, False)
            self.called(socket.socket(fileno=line), rest)
        if kind in (WRITTEN, CHANGED):
            self.told(rest.decode(), kind == CHANGED)


ALONE: Final = Siblings()
