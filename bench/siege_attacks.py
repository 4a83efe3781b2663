"""The attacks of `siege`, each from loopback addresses of its own; run as a script, one of them for some seconds.

    python bench/siege_attacks.py decks PORT SECONDS TABLE

What came of it (how many, and what was answered) is printed as one line of JSON.  All of it is bounded in number and
time, and knows no other machine than this one.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import websockets
from websockets.exceptions import WebSocketException

HOST = "127.0.0.1"
LOST = (OSError, asyncio.IncompleteReadError, TimeoutError, WebSocketException, ValueError)
FRAME = b"\x81\x82\0\0\0\0{}"  # `{}`, under a mask of nothing
GAMES = {"dojo": 4, "machi": 4, "arigato": 4, "artigiano": 4}


def bombs() -> list[str]:
    """Decks that take long to read, or once did."""
    dotted = ["a" + ".a" * n + "=1" for n in (4_000, 16_000, 100_000)]
    empty = "\n" * 100_000 + "[counts]\nbear = 1\n"
    return [
        *dotted,
        empty,
        "a = " + "9" * 5_000,
        '{"a":' * 20_000,
        "a = " + "[" * 30_000,
        "[" + "a." * 900 + "a]\n" * 30,
    ]


class Attack:
    """Somebody at some addresses, until the time is over."""

    def __init__(self, port: int, seconds: float, table: str) -> None:
        self.port = port
        self.end = time.monotonic() + seconds
        self.table = table  # a game that is over, to be read
        self.seen: Counter[str] = Counter()
        self.chance = random.Random(port)

    @property
    def going_on(self) -> bool:
        return time.monotonic() < self.end

    async def ask(self, source: str, method: str, path: str, data: Any = None, token: str = "") -> tuple[int, bytes]:
        """One request from an address."""
        body = b"" if data is None else json.dumps(data).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nConnection: close\r\n"
        head += f"Content-Length: {len(body)}\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(source, 0))
        try:
            writer.write(head.encode() + b"\r\n" + body)
            answer = await asyncio.wait_for(reader.read(), 30)
        finally:
            writer.close()
        status = int(answer.split(b" ", 2)[1])
        self.seen[str(status)] += 1
        return status, answer.partition(b"\r\n\r\n")[2]

    async def token(self, source: str) -> str:
        """An identity, which is free."""
        status, body = await self.ask(source, "POST", "/api/players", {"name": "Mallory"})
        return str(json.loads(body)["token"]) if status == 201 else ""

    async def repeat(self, what: Any, *words: Any) -> None:
        """Again and again; being refused is no reason to stop, but to wait a moment."""
        while self.going_on:
            try:
                await what(*words)
            except LOST:
                self.seen["lost"] += 1
                await asyncio.sleep(0.05)

    async def run(self, kind: str) -> None:
        await getattr(self, kind)()

    # --- the five of them -----------------------------------------------------------------------

    async def decks(self) -> None:
        """Four addresses open tables with decks that are bombs."""

        async def throw(source: str, token: str) -> None:
            plan = {"game": self.chance.choice(list(GAMES)), "deck": self.chance.choice(bombs())}
            status, _ = await self.ask(source, "POST", "/api/tables", plan, token)
            if status == 429:
                await asyncio.sleep(0.1)

        sources = [f"127.0.2.{n}" for n in range(1, 5)]
        await asyncio.gather(*[self.repeat(throw, source, await self.token(source)) for source in sources])

    async def sockets(self) -> None:
        """Ten addresses send messages without end on sockets, and read nothing."""

        async def flood(source: str) -> None:
            address = f"ws://{HOST}:{self.port}/api/tables/{self.table}/live"
            async with websockets.connect(address, local_addr=(source, 0), proxy=None, open_timeout=10) as line:
                for _ in range(100):
                    line.transport.write(FRAME * 1000)
                    self.seen["messages"] += 1000
                    await asyncio.sleep(0.01)
                    if line.close_code is not None or not self.going_on:
                        self.seen["hung up on"] += line.close_code is not None
                        return

        await asyncio.gather(*(self.repeat(flood, f"127.0.3.{n}") for n in range(1, 11)))

    async def bots(self) -> None:
        """Sixty tables of masters from three addresses, and somebody who watches each of them."""
        watching = []
        for number in range(60):
            source = f"127.0.4.{1 + number % 3}"
            token = await self.token(source)
            game, seats = list(GAMES.items())[number % len(GAMES)]
            plan = {"game": game, "seats": seats, "chairs": ["bot:master"] * seats}
            status, body = await self.ask(source, "POST", "/api/tables", plan, token)
            if status == 201:
                watching.append(asyncio.create_task(self.repeat(self.watch, source, json.loads(body)["table"])))
        self.seen["tables"] = len(watching)
        await asyncio.gather(*watching)

    async def watch(self, source: str, table: str) -> None:
        address = f"ws://{HOST}:{self.port}/api/tables/{table}/live"
        async with websockets.connect(address, local_addr=(source, 0), proxy=None, max_size=None) as line:
            while self.going_on:
                await asyncio.wait_for(line.recv(), max(0.1, self.end - time.monotonic()))
                self.seen["seen"] += 1

    async def readers(self) -> None:
        """Twenty readers with four identities turn the pages of a long game that is over."""

        async def read(source: str, token: str) -> None:
            path = f"/t/{self.table}/replay/{self.chance.randrange(150)}"
            status, _ = await self.ask(source, "GET", path, None, token)
            if status == 429:
                await asyncio.sleep(0.2)

        sources = [f"127.0.5.{n}" for n in range(1, 5)]
        tokens = {source: await self.token(source) for source in sources}
        await asyncio.gather(*(self.repeat(read, s, tokens[s]) for s in sources for _ in range(5)))

    async def halves(self) -> None:
        """Twelve hundred half requests from three addresses, and heads without end."""

        async def hold(source: str) -> None:
            reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(source, 0))
            try:
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\n")
                answer = await asyncio.wait_for(reader.read(100), max(0.1, self.end - time.monotonic()))
                self.seen[answer.split(b" ")[1].decode() if answer else "hung up on"] += 1
            finally:
                writer.close()
            await asyncio.sleep(0.5)

        async def babble(source: str) -> None:
            _, writer = await asyncio.open_connection(HOST, self.port, local_addr=(source, 0))
            try:
                writer.write(b"GET / HTTP/1.1\r\n")
                while self.going_on and not writer.is_closing():
                    writer.write(b"x: " + b"a" * 60_000 + b"\r\n")
                    await asyncio.wait_for(writer.drain(), 5)
                    self.seen["headers"] += 1
                    await asyncio.sleep(0.01)
            finally:
                writer.close()

        held = [self.repeat(hold, f"127.0.6.{1 + n % 3}") for n in range(1200)]
        await asyncio.gather(*held, *(self.repeat(babble, f"127.0.6.{n}") for n in range(10, 14)))


ATTACKS = ("decks", "sockets", "bots", "readers", "halves")


def main() -> None:
    kind, port, seconds, table = sys.argv[1:]
    attack = Attack(int(port), float(seconds), table)

    async def whole() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(attack.run(kind), float(seconds) + 2)

    asyncio.run(whole())
    print(json.dumps(attack.seen))


if __name__ == "__main__":
    main()
