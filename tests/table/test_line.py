"""A line tells what there is as often as it can be seen, and a new question at once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from starlette.websockets import WebSocket

from chabudai.core.box import Json
from chabudai.table.doors.bounded_socket import POST
from chabudai.table.doors.crier import Crier
from chabudai.table.doors.line import Line
from chabudai.table.doors.metrics import Metrics
from chabudai.table.running.table import Table

LONG = 600.0  # seconds from one update to the next: nobody waits so long here


class Numbered:
    """A feed whose messages are numbered."""

    takes_along = True

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, done: Json = None) -> str | None:
        self.count += 1
        return f"{self.count}" if done is None else f"{self.count}, done {done}"


def test_who_is_asked_something_new_need_not_wait_for_the_next_picture() -> None:
    async def story() -> list[str]:
        sent: list[str] = []
        course = SimpleNamespace(questions=[1], seats=SimpleNamespace(of=lambda player: 0))
        table: Any = SimpleNamespace(course=course, is_settled=True)

        def post(text: str, busy: bool) -> bool:
            sent.append(text)
            return True

        socket = SimpleNamespace(scope={"state": {POST: post}})
        line = Line(cast(WebSocket, socket), cast(Table, table), "ana", Numbered(), Crier(), Metrics(), LONG)
        line.changed()
        await asyncio.sleep(0.01)
        assert sent == ["1"]
        line.changed()  # somebody else moves: that can wait
        await asyncio.sleep(0.01)
        assert sent == ["1"]
        course.questions[0] = 2
        line.changed()
        line.confirm({"done": 7})
        await asyncio.sleep(0.01)
        assert sent == ["1", "2, done 7"], "with the answer to what they did"
        line.changed()
        line.confirm({"done": 8})  # nothing new is asked: the answer does not wait for what can be seen
        await asyncio.sleep(0.01)
        return sent

    assert asyncio.run(story()) == ["1", "2, done 7", '{"done":8}']
