"""HTTP where several processes serve one port: a connection goes to the process that has the table it asks for.

Whoever accepts a connection reads the first line of a request.  Is the table another's, then the connection itself goes
there, with what was read of it, and costs nothing more from then on, be it a page or a socket that stays for hours.
Whoever asks for another table on the same connection is handed on again.

Every process could answer every request, for the log of a table is the truth; it would only have to read it first.  So
what cannot be handed on, since an earlier request is not answered yet, is answered where it is.
"""

from __future__ import annotations

import asyncio
import os
import re
from typing import Any, ClassVar, Final
from urllib.parse import unquote_to_bytes

from chabudai.table import addresses
from chabudai.table.doors.bounded_http import BoundedHttp
from chabudai.table.running.siblings import ALONE, SOON, Siblings

LONGEST_LINE: Final = 4096  # bytes in which the path is looked for
API: Final = "/api/tables/"
BEFORE_TABLES: Final = sorted(
    {API, *(one.pattern.partition("{table}")[0] for one in addresses.EVERY.values() if "{table}" in one.pattern)}
)
TABLE: Final = re.compile(rb"[A-Z]+ (?:%s)([^/?# ]+)" % "|".join(map(re.escape, BEFORE_TABLES)).encode())
FIRST: Final = re.compile(rb"[A-Z]+ (?:/lab|/metrics)[/? ]")  # what there is once in a server
COUNTED: Final = re.compile(rb"[A-Z]+ /metrics/(\d{1,3})[? ]")


def whose(siblings: Siblings, line: bytes) -> int | None:
    """Which process a request is for, by its first line; None where any of them will do."""
    found = COUNTED.match(line)
    if found is not None and 1 <= int(found[1]) <= siblings.count:
        return int(found[1]) - 1
    if FIRST.match(line):
        return 0
    found = TABLE.match(line)
    return None if found is None else siblings.whose(unquote_to_bytes(found[1]).decode(errors="replace"))


class RoutedHttp(BoundedHttp):
    """A connection that may be another's."""

    siblings: ClassVar[Siblings] = ALONE  # of this process

    def __init__(self, *args: Any, begun: bytes = b"", **more: Any) -> None:
        super().__init__(*args, **more)
        self._begun = begun  # of a request: what a sibling has read, or what has come of its first line
        self._between = True  # two requests

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls, or is handed over."""
        super().connection_made(transport)
        if self._begun:
            self._read()

    def data_received(self, data: bytes) -> None:
        """Something is sent: is it for this process?"""
        if self.siblings.count == 1 or not self._is_free:
            super().data_received(data)
            return
        self._begun += data
        line, ended, _ = self._begun.partition(b"\r\n")
        if ended or len(line) > LONGEST_LINE:
            to = whose(self.siblings, line)
            if to is None or to == self.siblings.index:
                self._read()
            else:
                self._unset_keepalive_if_required()
                self.transport.pause_reading()
                self._hand_over(to)

    def on_message_begin(self) -> None:
        """The first bytes of a request."""
        super().on_message_begin()
        self._between = False

    def on_message_complete(self) -> None:
        """All of it is here."""
        super().on_message_complete()
        self._between = True

    @property
    def _is_free(self) -> bool:
        """Is there no other request on this connection?"""
        return self._between and (self.cycle is None or self.cycle.response_complete)

    def _read(self) -> None:
        data, self._begun = self._begun, b""
        super().data_received(data)

    def _hand_over(self, to: int) -> None:
        """Once everything that was said is sent, and the other has room for it."""
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() == 0:
            line = os.dup(self.transport.get_extra_info("socket").fileno())
            try:
                done = self.siblings.hand_over(to, line, self._begun)
            finally:
                os.close(line)
            if done:
                self.transport.abort()  # our end of it; the connection itself stays open
                return
        self.loop.call_later(SOON, self._hand_over, to)
