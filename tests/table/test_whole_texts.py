"""Texts that come by themselves are read without the library, all else by it; nobody can tell the difference."""

from __future__ import annotations

import asyncio
import random
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
import websockets
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from chabudai.table.doors.bounded_socket import ENOUGH, FRAMES, PIECE, RESERVE, BoundedSocket
from chabudai.table.doors.mailbox import Mailbox
from chabudai.table.doors.whole_texts import body
from tests.table.process import LONGEST
from tests.table.test_failing import until
from tests.table.test_flood import UPGRADE, listening

Send = Callable[[Any], Awaitable[None]]
PACKED = 0x40  # in the first byte
MASKED = 0x80  # in the second
KEY = b"\x01\x22\xf3\x04"
SQUEEZED = UPGRADE.replace(b"\r\n\r\n", b"\r\nsec-websocket-extensions: permessage-deflate\r\n\r\n")


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, packed: bool = False) -> bytes:
    """As a client sends it."""
    data = text.encode() if isinstance(text, str) else text
    made = Frame(opcode, data, fin).serialize(mask=False)
    head = made[: len(made) - len(data)]
    first, second = head[0] | (PACKED if packed else 0), head[1] | MASKED
    return bytes((first, second)) + head[2:] + KEY + apply_mask(data, KEY)


def squeezed(text: str, packer: Any) -> bytes:
    return frame((packer.compress(text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4], packed=True)


@pytest.mark.parametrize("size", [0, 1, 5, 125, 126, 127, 255, 256, 1000, 65535])
@pytest.mark.parametrize("packed", [False, True])
def test_a_whole_text_is_found_in_its_frame(size: int, packed: bool) -> None:
    text = random.Random(size).randbytes(size)
    assert body(frame(text, packed=packed)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\x81", b"\x81\x80", b"\x81\x80\0\0\0", b"\x81\xfe\0\x80\0\0", b"\x81\xff" + bytes(12),
        frame("a")[:-1], frame("a") * 2, frame("a") + b"\x81", frame("long" * 100)[:-1], frame("x" * 65536),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False), frame("begun", fin=False),
        frame("ended", Opcode.CONT), frame("bytes", Opcode.BINARY), frame("", Opcode.PING), frame("", Opcode.PONG),
        frame(b"\x03\xe8", Opcode.CLOSE), bytes((0xA1, 0x80, 0, 0, 0, 0)), bytes((0x91, 0x80, 0, 0, 0, 0)),
    ],
)  # fmt: skip
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert body(data) is None


class Told:
    """An application that notes what it is told, and how many texts were read here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[Any] = []
        self.ended: Any = None
        self.quick = 0
        self.free = asyncio.Event()
        self.free.set()
        honest = BoundedSocket._hear

        def counted(socket: BoundedSocket, data: bytes, compressed: bool) -> None:
            self.quick += 1
            honest(socket, data, compressed)

        monkeypatch.setattr(BoundedSocket, "_hear", counted)

    def has_heard(self, texts: int) -> bool:
        """So many, or all that it will ever hear?"""
        return len(self.heard) >= texts or self.ended is not None

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            self.heard.append(message.get("text", message.get("bytes")))
            await self.free.wait()
        self.ended = message


Story = Callable[[Told, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def on_a_line(monkeypatch: pytest.MonkeyPatch, story: Story, call: bytes = UPGRADE) -> Told:
    """What came of what a client sent."""
    found: list[Told] = []

    async def whole() -> None:
        told = Told(monkeypatch)
        found.append(told)
        async with listening(told) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(call % b"/")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            await asyncio.sleep(0.05)
            await story(told, reader, writer)
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()
            await until(lambda: told.ended is not None)

    asyncio.run(asyncio.wait_for(whole(), LONGEST))
    return found[0]


def test_texts_are_heard_in_order_however_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line: what comes in one read after another, what is heard of it, and whether the library is needed."""
    half = frame("cut in two: é")
    rows: list[tuple[list[bytes], list[Any], bool]] = [
        ([frame("one")], ["one"], False),
        ([frame("two")], ["two"], False),
        ([frame("ü" * 300)], ["ü" * 300], False),
        ([frame("a") + frame("b") + frame("c")], ["a", "b", "c"], True),
        ([frame("after several")], ["after several"], False),
        ([half[:3], half[3:-1], half[-1:]], ["cut in two: é"], True),
        ([half[:2], half[2:]], ["cut in two: é"], True),
        ([frame("after pieces")], ["after pieces"], False),
        ([frame("be", fin=False), frame("gun", Opcode.CONT)], ["begun"], True),
        ([frame("x", fin=False), frame("", Opcode.PING), frame("y", Opcode.CONT)], ["xy"], True),
        ([frame("", Opcode.PONG)], [], True),
        ([frame("after control")], ["after control"], False),
        ([frame(b"bytes", Opcode.BINARY)], [b"bytes"], True),
        ([frame("z" * PIECE)], ["z" * PIECE], True),  # more than is read at once
        ([frame("")], [""], False),
    ]
    quick = 0

    async def story(told: Told, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal quick
        expected: list[Any] = []
        for pieces, heard, by_library in rows:
            for piece in pieces:
                writer.write(piece)
                await asyncio.sleep(0.02)
            expected += heard
            quick += not by_library
            await until(partial(told.has_heard, len(expected)))
            assert told.heard == expected
            assert told.quick == quick, pieces

    on_a_line(monkeypatch, story)
    assert quick > 5


def test_what_comes_while_nobody_listens_waits_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(told: Told, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        told.free.clear()
        for number in range(20):
            writer.write(frame(str(number)))
            await asyncio.sleep(0.005)
        assert told.heard == ["0"]
        told.free.set()
        await until(lambda: told.heard == [str(number) for number in range(20)])

    on_a_line(monkeypatch, story)


@pytest.mark.parametrize("quickly", [False, True])
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Frame(Opcode.TEXT, b"not masked").serialize(mask=False), 1002),
        (frame(b"\xff\xfe"), 1007),
        (frame("packed", packed=True), 1002),  # which nobody has agreed to
        (frame("ended", Opcode.CONT), 1002),
    ],
)
def test_what_cannot_be_read_ends_the_line(
    monkeypatch: pytest.MonkeyPatch, wrong: bytes, code: int, quickly: bool
) -> None:
    async def story(told: Told, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if quickly:
            writer.write(frame("first"))
            await until(lambda: told.heard == ["first"])
        writer.write(wrong)
        answer = await asyncio.wait_for(reader.read(), LONGEST)
        assert answer[:1] == b"\x88"
        assert int.from_bytes(answer[2:4], "big") == code

    told = on_a_line(monkeypatch, story)
    assert told.ended["code"] == code


def test_packed_texts_are_unpacked_whoever_reads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is packed by what came before it, so that none may be left out."""
    packer = zlib.compressobj(wbits=-12)

    async def story(told: Told, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        texts = [f"the same words again, number {number}" for number in range(12)]
        for number in range(0, 12, 3):
            writer.write(squeezed(texts[number], packer))
            await until(partial(told.has_heard, number + 1))
            both = squeezed(texts[number + 1], packer) + squeezed(texts[number + 2], packer)
            writer.write(both)
            await until(partial(told.has_heard, number + 3))
        assert told.heard == texts
        assert told.quick >= 3

    on_a_line(monkeypatch, story, SQUEEZED)


@pytest.mark.parametrize(("text", "code"), [("x" * 17_000_000, 1009), ("broken", 1002)])
def test_nothing_is_unpacked_that_is_too_long_or_broken(monkeypatch: pytest.MonkeyPatch, text: str, code: int) -> None:
    async def story(told: Told, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        packer = zlib.compressobj(wbits=-12)
        writer.write(squeezed("first", packer))
        await until(lambda: told.heard == ["first"])
        told.quick = 0
        writer.write(squeezed(text, packer) if code == 1009 else frame(b"\xff" * 20, packed=True))
        answer = await asyncio.wait_for(reader.read(), LONGEST)
        assert int.from_bytes(answer[2:4], "big") == code

    told = on_a_line(monkeypatch, story, SQUEEZED)
    assert told.heard == ["first"]


def test_a_browser_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        told = Told(monkeypatch)
        async with listening(told) as port:
            async with websockets.connect(f"ws://127.0.0.1:{port}/", proxy=None) as line:
                for number in range(50):
                    await line.send(f"words {number}")
                    await until(partial(told.has_heard, number + 1))
                await line.ping()
            await until(lambda: told.ended is not None)
        assert told.heard == [f"words {number}" for number in range(50)]
        assert told.quick > 40

    asyncio.run(asyncio.wait_for(whole(), LONGEST))


def test_whole_texts_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """One by one, each heard before the next: nothing but their number is wrong with them."""

    async def story(told: Told, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        start = asyncio.get_running_loop().time()
        while not reader.at_eof() and len(told.heard) < 3 * RESERVE:
            before = len(told.heard)
            writer.write(frame("x"))
            await until(partial(told.has_heard, before + 1))
            if told.ended is not None:
                break
        passed = asyncio.get_running_loop().time() - start
        assert told.ended["code"] == ENOUGH
        assert len(told.heard) <= RESERVE + FRAMES * passed + 1

    monkeypatch.setattr("chabudai.table.doors.bounded_socket.FRAMES", 10.0)
    told = on_a_line(monkeypatch, story)
    assert told.quick >= RESERVE / 2


def test_a_mailbox_keeps_what_its_listener_did_not_take() -> None:
    async def story() -> None:
        taken: list[int] = []
        mailbox = Mailbox(lambda: taken.append(len(taken)))
        assert mailbox.empty()
        assert not mailbox.is_awaited
        listening = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        assert mailbox.is_awaited
        mailbox.put_nowait("one")
        assert not mailbox.is_awaited, "whoever listened has something to do"
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        listening = asyncio.create_task(mailbox.get())
        assert await listening == "one"
        listening = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        assert not mailbox.is_awaited
        mailbox.put_nowait("two")
        mailbox.put_nowait("three")
        assert await mailbox.get() == "two"
        assert len(taken) == 1
        assert await mailbox.get() == "three"
        assert len(taken) == 2, "whenever there is nothing more"

    asyncio.run(story())
