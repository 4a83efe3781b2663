"""What a busy server says in one turn of the loop is written together, in order, and nothing after it has hung up."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import websockets

from chabudai.table.doors.bounded_http import BoundedHttp
from chabudai.table.doors.bounded_socket import POST, WORTH, BoundedSocket
from tests.table.process import LONGEST
from tests.table.test_failing import until
from tests.table.test_flood import listening

Post = Callable[[str, bool], bool]
Send = Callable[[Any], Awaitable[None]]


async def on_a_line(say: Callable[[Post, Send], Awaitable[None]]) -> list[str]:
    """What a client hears of what a server says, until that hangs up."""

    async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await say(scope["state"][POST], send)
        await send({"type": "websocket.close"})

    async with listening(app) as port, websockets.connect(f"ws://127.0.0.1:{port}/", proxy=None) as line:
        return [str(text) async for text in line]  # raises where the line does not end as it should


@pytest.fixture
def writes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many texts each writing brought."""
    seen: list[int] = []
    honest = BoundedSocket._write_unsent

    def counted(socket: BoundedSocket) -> None:
        if socket._unsent:
            seen.append(len(socket._unsent))
        honest(socket)

    monkeypatch.setattr(BoundedSocket, "_write_unsent", counted)
    return seen


def run(told: Awaitable[None]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(told, LONGEST)

    asyncio.run(whole())


@pytest.mark.parametrize(("hurries", "written"), [("yyy", [3]), ("nnn", [1, 1, 1]), ("yny", [2, 1]), ("nyy", [1, 2])])
def test_in_a_hurry_it_is_written_at_the_end_of_the_turn(writes: list[int], hurries: str, written: list[int]) -> None:
    async def say(post: Post, send: Send) -> None:
        for number, hurry in enumerate(hurries):
            assert post(f"text {number}", hurry == "y")
        assert sum(writes) < 3 or hurries[-1] == "n", "the turn has not ended"
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert writes == written

    async def told() -> None:
        assert await on_a_line(say) == [f"text {number}" for number in range(3)]

    run(told())


def test_order_is_kept_whichever_way_a_text_goes() -> None:
    """By the short way and by the long one, packed and as they are, with the last word behind them all."""
    long = "x" * WORTH

    async def say(post: Post, send: Send) -> None:
        assert post("first", True)
        assert post(f"{long} second", False)
        assert post("third", True)
        await send({"type": "websocket.send", "text": "fourth"})
        assert post(f"{long} fifth", True)
        assert post("sixth", True)

    async def told() -> None:
        heard = await on_a_line(say)
        assert [text.split()[-1] for text in heard] == ["first", "second", "third", "fourth", "fifth", "sixth"]

    run(told())


def test_nothing_is_said_to_who_has_gone() -> None:
    async def say(post: Post, send: Send) -> None:
        assert post("first", True)
        await send({"type": "websocket.close"})
        assert not post("second", True)

    async def told() -> None:
        assert await on_a_line(say) == ["first"]

    run(told())


def test_a_line_leaves_nothing_behind_for_the_collector() -> None:
    """The connection that became a socket is gone at once: it would be dozens of objects that refer to each other."""
    made: list[weakref.ref[BoundedHttp]] = []
    honest = BoundedHttp.handle_websocket_upgrade

    def noted(connection: BoundedHttp) -> None:
        made.append(weakref.ref(connection))
        honest(connection)

    async def say(post: Post, send: Send) -> None:
        assert post("hello", False)

    async def told() -> None:
        gc.disable()
        try:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(BoundedHttp, "handle_websocket_upgrade", noted)
                assert await on_a_line(say) == ["hello"]
            assert len(made) == 1
            await until(lambda: made[0]() is None)
        finally:
            gc.enable()

    run(told())
