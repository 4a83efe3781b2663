"""A line tells what there is at once, that of a busy server as often as it can be seen, and a new question always."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from starlette.websockets import WebSocket

from chabudai.core.box import Json
from chabudai.table.doors.bounded_socket import POST
from chabudai.table.doors.crier import LATEST
from chabudai.table.doors.line import Line
from chabudai.table.doors.metrics import Metrics
from chabudai.table.running.table import Table
from tests.table.criers import a_crier

LONG = 600.0  # seconds from one update to the next: nobody waits so long here


class Numbered:
    """A feed whose messages are numbered."""

    takes_along = True

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, done: Json = None) -> str | None:
        self.count += 1
        return f"{self.count}" if done is None else f"{self.count}, done {done}"


def line_of(sent: list[str], questions: list[int], busy: bool) -> Line:
    """A line of somebody who was asked so many questions, at a server that is busy or not."""
    course = SimpleNamespace(questions=questions, seats=SimpleNamespace(of=lambda player: 0))
    table: Any = SimpleNamespace(course=course, is_settled=True)

    def post(text: str, busy: bool) -> bool:
        sent.append(text)
        return True

    socket = SimpleNamespace(scope={"state": {POST: post}})
    return Line(cast(WebSocket, socket), cast(Table, table), "ana", Numbered(), a_crier(busy=busy), Metrics(), LONG)


async def soon() -> None:
    await asyncio.sleep(LATEST + 0.05)  # until onlookers of a busy server are called on, too


def test_who_is_asked_something_new_need_not_wait_for_the_next_picture() -> None:
    async def story() -> list[str]:
        sent: list[str] = []
        questions = [1]
        line = line_of(sent, questions, busy=True)
        line.changed()
        await soon()
        assert sent == ["1"]
        line.changed()  # somebody else moves: that can wait
        await soon()
        assert sent == ["1"]
        questions[0] = 2
        line.changed()
        line.confirm({"done": 7})
        await soon()
        assert sent == ["1", "2, done 7"], "with the answer to what they did"
        line.changed()
        line.confirm({"done": 8})  # nothing new is asked: the answer does not wait for what can be seen
        await soon()
        return sent

    assert asyncio.run(story()) == ["1", "2, done 7", '{"done":8}']


def test_a_server_that_has_the_time_tells_of_everything_at_once() -> None:
    async def story() -> list[str]:
        sent: list[str] = []
        line = line_of(sent, [1], busy=False)
        for _ in range(3):
            line.changed()
            await asyncio.sleep(0.01)
        return sent

    assert asyncio.run(story()) == ["1", "2", "3"]
