"""Nobody takes the server from the others: floods on sockets, requests that never end, lines without number."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any
from weakref import ref

import pytest
import uvicorn
import websockets
from starlette.applications import Starlette
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from chabudai.table.doors import bounded_http, bounded_socket, sockets
from chabudai.table.doors.bounded_http import BoundedHttp
from chabudai.table.doors.bounded_socket import RESERVE, WORTH, BoundedSocket, Sparing
from chabudai.table.doors.whole_texts import short_frame
from tests.table.asgi import QUICK, Wire, person, story
from tests.table.process import LONGEST
from tests.table.test_failing import until

LIMITED = replace(QUICK, rate=5.0)


async def open_table(wire: Wire) -> str:
    return str((await wire.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])).json["table"])


@pytest.mark.parametrize("message", ["{}", " ", "no json"])
def test_a_flood_is_told_once_and_then_hung_up_on(tmp_path: Path, message: str) -> None:
    async def told(app: Starlette) -> None:
        table = await open_table(await person(app, "Ana"))
        async with Wire(app).socket(f"/api/tables/{table}/live") as socket:
            for _ in range(5000):
                await socket.say(message)
            answers = 0
            while (heard := await socket.next()).get("type") != "websocket.close":
                answers += "refused" in heard
            assert heard["code"] == bounded_socket.ENOUGH
            assert answers <= 5 * 4 + 1, "what is within the limit, and one word about the rest"
            assert socket.outgoing.qsize() > 4000, "nobody listens to the rest"

    story(tmp_path, told, LIMITED)


def test_a_flood_lets_others_in(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        bo = await person(app, "Bo")
        table = await open_table(await person(app, "Ana"))
        async with Wire(app).socket(f"/api/tables/{table}/live") as socket:
            await socket.next()
            for _ in range(3000):
                await socket.say("{}")
            start = perf_counter()
            assert (await bo.get("/health")).status == 200
            assert perf_counter() - start < 0.5

    story(tmp_path, told, LIMITED)


def test_answers_that_nobody_takes_do_not_pile_up(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table = await open_table(await person(app, "Ana"))
        wire = Wire(app)
        sent = asyncio.Queue[dict[str, Any]]()
        closed = asyncio.Event()

        async def send(message: Any) -> None:
            if message["type"] == "websocket.close":
                closed.set()
            if message["type"] == "websocket.send":
                await asyncio.Event().wait()  # a line that takes nothing

        for item in [{"type": "websocket.connect"}] + [{"type": "websocket.receive", "text": "{}"}] * 500:
            sent.put_nowait(item)
        scope = wire._scope("websocket", f"/api/tables/{table}/live", None) | {"subprotocols": []}
        task = asyncio.create_task(app(scope, sent.get, send))
        await asyncio.wait_for(closed.wait(), LONGEST)
        assert sent.qsize() > 300
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    story(tmp_path, told)


def test_one_client_has_so_many_lines_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LINES", 2)

    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        bo = await person(app, "Bo")
        path = f"/api/tables/{await open_table(ana)}/live"
        async with ana.socket(path) as first, ana.socket(path) as second:
            assert "version" in await first.next()
            assert "version" in await second.next()
            async with ana.socket(path) as third:
                assert (await third.next())["code"] == sockets.TOO_MANY
            async with bo.socket(path) as other:
                assert "version" in await other.next()
        async with ana.socket(path) as again:
            assert "version" in await again.next()
        await asyncio.sleep(0)
        assert not app.state.server.lines

    story(tmp_path, told, replace(QUICK, rate=100.0))


def test_whoever_was_hung_up_on_does_not_get_through_at_once_and_others_do(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        path = f"/api/tables/{await open_table(ana)}/live"
        async with Wire(app).socket(path) as socket:
            for _ in range(200):
                await socket.say("{}")
            while (heard := await socket.next()).get("type") != "websocket.close":
                pass
            assert heard["code"] == bounded_socket.ENOUGH
        await asyncio.sleep(0.5)  # there would be something to spend again
        async with Wire(app).socket(path) as socket:
            assert (await socket.next())["code"] == 4429
        await asyncio.sleep(2.0)  # for the address, which has lost its reserve too
        async with ana.socket(path) as socket:
            assert "version" in await socket.next()

    story(tmp_path, told, LIMITED)


def test_more_lines_are_no_larger_share(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        path = f"/api/tables/{await open_table(ana)}/live"
        async with ana.socket(path) as one, ana.socket(path) as other:
            await one.next()
            await other.next()
            answers = []
            for socket in (one, other):
                for _ in range(12):  # of the twenty that one may say at once
                    await socket.say({"do": "fly"})
                for _ in range(12):
                    answers.append((await socket.until("refused"))["status"])
                    if answers[-1] == 429:
                        break
            assert 429 not in answers[:12]
            assert 429 in answers, "together they have said more than one may"

    story(tmp_path, told, LIMITED)


# --- lines that speak HTTP, more or less --------------------------------------------------------


async def plain(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def listening(app: Any = plain) -> AsyncIterator[int]:
    """A server that answers "ok", on the network this time."""
    config = uvicorn.Config(app, lifespan="off", log_level="critical", ws=BoundedSocket)
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: BoundedHttp(config, ServerState(), {}), "0.0.0.0", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def talk(port: int, words: bytes, source: str = "127.0.0.1", seconds: float = 5.0) -> bytes:
    """What a server answers until it hangs up, or for a while."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        writer.write(words)
        return await asyncio.wait_for(reader.read(), seconds)
    except (TimeoutError, ConnectionError):
        return b"held"
    finally:
        writer.close()


def run(told: Callable[[int], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with listening() as port:
            await told(port)

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


@pytest.mark.parametrize(
    "half", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: a\r\n", b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\nhalf"]
)
def test_half_a_request_is_not_held_for_ever(half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_http, "PATIENCE", 0.2)

    async def told(port: int) -> None:
        assert (await talk(port, half)).startswith(b"HTTP/1.1 408")

    run(told)


def test_a_head_without_end_is_not_kept() -> None:
    async def told(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nhost: a\r\n")
        for number in range(100):
            writer.write(b"x%d: %s\r\n" % (number, b"a" * 1000))
            await asyncio.sleep(0.002)
            if reader.at_eof() or writer.is_closing():
                break
        assert number < 40, "it stops listening soon after so many bytes"
        with suppress(ConnectionError):  # what it said last may be lost with the line
            assert (await reader.read()).startswith(b"HTTP/1.1 431")
        writer.close()

    run(told)


def test_whole_requests_are_answered_one_after_another_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_http, "PATIENCE", 1.5)

    async def told(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            writer.write(b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\n\r\n")
            await asyncio.sleep(0.6)
            writer.write(b"body")
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
        writer.close()

    run(told)


def test_one_address_does_not_take_all_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_http, "LINES", 5)

    async def told(port: int) -> None:
        held = [await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0)) for _ in range(5)]
        request = b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"
        assert (await talk(port, request, "127.0.0.2")).startswith(b"HTTP/1.1 503")
        assert (await talk(port, request, "127.0.0.3")).startswith(b"HTTP/1.1 200")
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        await asyncio.sleep(0.05)
        assert (await talk(port, request, "127.0.0.2")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.05)
        assert "127.0.0.2" not in BoundedHttp.crowd

    run(told)


# --- sockets, before anybody has read what was said on them -----------------------------------------


FRAME = b"\x81\x82\0\0\0\0{}"
UPGRADE = (
    b"GET %s HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING = b"\x89\x80\0\0\0\0"


async def upgraded(port: int, path: bytes = b"/") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A line that has become a socket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(UPGRADE % path)
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


@pytest.mark.parametrize("frame", [FRAME, PING])
@pytest.mark.parametrize("closing", [False, True])
def test_frames_that_nobody_needs_are_not_even_read(
    frame: bytes, closing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither before nor after the line was closed from here."""
    read = 0
    honest = BoundedSocket.handle_events

    def counting(self: BoundedSocket) -> None:
        nonlocal read
        read += len(self.conn.events)
        honest(self)

    monkeypatch.setattr(BoundedSocket, "handle_events", counting)

    async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if closing:
            await send({"type": "websocket.close", "code": 1000})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def whole() -> None:
        async with listening(app) as port:
            reader, writer = await upgraded(port)
            with suppress(ConnectionError):
                for _ in range(100):
                    writer.write(frame * 1000)
                    await asyncio.wait_for(writer.drain(), LONGEST)
                    await asyncio.sleep(0.001)
                await asyncio.wait_for(reader.read(), LONGEST)
            writer.close()
            for _ in range(100):  # what was sent is read, or not
                await asyncio.sleep(0.002)
        most = 2 * RESERVE if not closing else 16 * 1024 / len(frame) + 2 * RESERVE
        assert 0 < read < most

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


def test_a_socket_in_moderate_use_is_left_alone() -> None:
    heard: list[str] = []

    async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            heard.append(message["text"])

    async def whole() -> None:
        async with listening(app) as port:
            _, writer = await upgraded(port)
            for _ in range(5):
                writer.write(FRAME * 30)
                await asyncio.sleep(0.02)
            await until(lambda: len(heard) == 150)
            writer.close()
        assert heard == ["{}"] * 150

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


def test_whoever_is_hung_up_on_for_frames_waits_too(tmp_path: Path) -> None:
    """The whole server this time, for the one who counts frames and the one who counts requests are far apart."""

    async def told(app: Starlette) -> None:
        table = await open_table(await person(app, "Ana"))
        async with listening(app) as port:
            path = f"/api/tables/{table}/live".encode()
            reader, writer = await upgraded(port, path)
            with suppress(ConnectionError):
                writer.write(FRAME * 1000)
                await asyncio.wait_for(reader.read(), LONGEST)
            writer.close()
            await asyncio.sleep(0.3)
            again = await talk(port, UPGRADE % path)
            assert again.startswith(b"HTTP/1.1 403"), again[:40]

    story(tmp_path, told, replace(QUICK, rate=100.0))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 4095])
def test_a_short_text_travels_as_the_library_would_send_it(size: int) -> None:
    data = b"x" * size
    assert short_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
    assert size < WORTH


@pytest.mark.parametrize("end", ["the client closes", "the client is gone", "the server closes", "it is refused"])
def test_what_a_line_needed_goes_with_the_line(end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it compressed with is a quarter of a megabyte, and people come and go: no garbage has to be looked for."""
    held: list[ref[Sparing] | ref[BoundedSocket] | ref[ServerProtocol]] = []
    compressing, connecting = Sparing.__init__, BoundedSocket.handle_connect

    def noted(self: Sparing, whole: Extension) -> None:
        compressing(self, whole)
        held.append(ref(self))

    def connected(self: BoundedSocket, event: Request) -> None:
        held.extend([ref(self), ref(self.conn)])
        connecting(self, event)

    monkeypatch.setattr(Sparing, "__init__", noted)
    monkeypatch.setattr(BoundedSocket, "handle_connect", connected)

    async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        await receive()
        if end == "it is refused":
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "long " * WORTH})
        if end == "the server closes":
            await send({"type": "websocket.close"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def whole() -> None:
        async with listening(app) as port:
            with suppress(websockets.exceptions.InvalidStatus):
                async with websockets.connect(f"ws://127.0.0.1:{port}/", proxy=None) as line:
                    assert await line.recv() == "long " * WORTH
                    assert [one() is None for one in held[:2]] == [False, False]
                    if end == "the client is gone":
                        line.transport.abort()
            await until(lambda: all(one() is None for one in held))
            assert len(held) == 3

    gc.disable()
    try:
        asyncio.run(asyncio.wait_for(whole(), LONGEST))
    finally:
        gc.enable()
