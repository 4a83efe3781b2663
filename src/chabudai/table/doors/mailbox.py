"""Mailbox: what has come on a line, for the one who listens there."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any


class Mailbox:
    """A queue as the server's protocol wants it, and no more.

    `emptied` is called when the last message is taken.
    """

    def __init__(self, emptied: Callable[[], None]) -> None:
        self._emptied = emptied
        self._messages: deque[Any] = deque()
        self._listener: asyncio.Future[None] | None = None

    @property
    def is_awaited(self) -> bool:
        """Does somebody wait for the next message?"""
        return self._listener is not None

    def close(self) -> None:
        """Nobody listens here any more."""
        self._emptied = _nothing

    def put_nowait(self, message: Any) -> None:
        """Something has come."""
        self._messages.append(message)
        listener, self._listener = self._listener, None
        if listener is not None and not listener.done():
            listener.set_result(None)

    def empty(self) -> bool:
        """Has everything been taken?"""
        return not self._messages

    async def get(self) -> Any:
        """The next message, as soon as there is one."""
        if self._messages:  # a flood on this line must not keep the others waiting
            await asyncio.sleep(0)
        while not self._messages:
            listener = self._listener = asyncio.get_running_loop().create_future()
            try:
                await listener
            finally:
                if self._listener is listener:  # who listened has gone
                    self._listener = None
        message = self._messages.popleft()
        if not self._messages:
            self._emptied()
        return message


def _nothing() -> None:
    """Nobody has to know."""
