"""Clients for `load`: each has a socket of its own and answers at once whenever it is asked.

Three kinds with the same loop: a program at the API, a page at the browser's socket, and a player of boardgame.io.
"""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import statistics
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import websockets
from websockets.exceptions import ConnectionClosed

SEATS = 4
WARM_UP = 0.25  # of the time, not counted
PLAN = {"game": "dojo", "seats": SEATS, "chairs": ["me", *["open"] * (SEATS - 1)]}


@dataclass
class Tally:
    """What the clients of one table have seen."""

    sent: dict[int, tuple[int, float]] = field(default_factory=dict)  # number of the move: seat, moment
    seen: list[dict[int, float]] = field(default_factory=lambda: [{} for _ in range(SEATS)])  # a seat: number, moment
    confirmed: list[float] = field(default_factory=list)
    bytes: int = 0

    def delays(self, start: float) -> list[float]:
        """From sending a move to its receipt by each other seat, for moves sent after `start`."""
        found: list[float] = []
        for seat in range(SEATS):
            numbers = sorted(self.seen[seat])
            place = 0
            for number in sorted(self.sent):
                sender, moment = self.sent[number]
                while place < len(numbers) and numbers[place] < number:
                    place += 1
                if sender != seat and moment >= start and place < len(numbers):
                    found.append(self.seen[seat][numbers[place]] - moment)
        return found


class Load:
    """A crowd at many tables; subclasses say how one of them opens a table and plays."""

    def __init__(self, port: int, tables: int, seed: int) -> None:
        self.port = port
        self.tables = tables
        self.chance = random.Random(seed)
        self.tallies: list[Tally] = []
        self.ending = False
        self.thinking = 0  # tables at which only bots sit, beside those that are measured

    def open_thinking(self) -> None:
        """A table of bots that think."""
        raise NotImplementedError

    def open_table(self, players: list[str] | None) -> tuple[str, list[str]]:
        """A new table, for these players or for new ones."""
        raise NotImplementedError

    async def client(self, table: str, seat: int, player: str, tally: Tally) -> None:
        """Play one seat until the game is over."""
        raise NotImplementedError

    async def play(self, seconds: float, used: Callable[[], dict[str, float]]) -> None:
        """Everybody plays; finished games are followed by new ones.  `used` tells what the server has used so far."""
        made = await asyncio.to_thread(lambda: [self.open_table(None) for _ in range(self.tables)])
        for _ in range(self.thinking):
            await asyncio.to_thread(self.open_thinking)
        tasks = [asyncio.create_task(self.run_table(table, players)) for table, players in made]
        await asyncio.sleep(seconds * WARM_UP)
        self.start, before = time.perf_counter(), used()
        await asyncio.sleep(seconds * (1 - WARM_UP))
        self.ending = True
        self.end = time.perf_counter()
        self.used = {name: value - before[name] for name, value in used().items()}
        for task in tasks:
            if task.done():
                task.result()  # a crowd that broke down has no figures
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def run_table(self, table: str, players: list[str]) -> None:
        while not self.ending:
            tally = Tally()
            self.tallies.append(tally)
            await asyncio.gather(*(self.client(table, seat, who, tally) for seat, who in enumerate(players)))
            if not self.ending:
                table, players = await asyncio.to_thread(self.open_table, players)

    def figures(self) -> dict[str, float]:
        """The result."""
        moves = sum(self.start <= moment < self.end for tally in self.tallies for moment in tally.confirmed)
        delays = sorted(delay * 1000 for tally in self.tallies for delay in tally.delays(self.start))
        every = sum(len(tally.confirmed) for tally in self.tallies)
        return {
            "moves": moves,
            "moves_per_second": moves / (self.end - self.start),
            "moves_per_cpu_second": moves / self.used["processor"],
            **{f"{name}_ms_per_move": 1000 * value / moves for name, value in self.used.items()},
            "p50_ms": statistics.median(delays),
            "p99_ms": delays[len(delays) * 99 // 100],
            "kilobytes_per_move": sum(tally.bytes for tally in self.tallies) / 1024 / every,
        }


class ApiLoad(Load):
    """Programs at the API."""

    path = "/api/tables/{}/live"

    def call(self, path: str, data: Any, token: str = "") -> Any:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        address = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(address, json.dumps(data).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def open_table(self, players: list[str] | None) -> tuple[str, list[str]]:
        tokens = players or [self.call("/api/players", {"name": f"Seat {s}"})["token"] for s in range(SEATS)]
        table: str = self.call("/api/tables", PLAN, tokens[0])["table"]
        for token in tokens[1:]:
            self.call(f"/api/tables/{table}/sit", {}, token)
        return table, tokens

    def open_thinking(self) -> None:
        token = self.call("/api/players", {"name": "Host"})["token"]
        self.call("/api/tables", {"game": "dojo", "seats": SEATS, "chairs": ["bot:adept"] * SEATS}, token)

    def headers(self, token: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {token}"}

    async def client(self, table: str, seat: int, player: str, tally: Tally) -> None:
        address = f"ws://127.0.0.1:{self.port}{self.path.format(table)}"
        reader = self.reader()
        waiting: dict[int, float] = {}
        answered = count = 0
        try:
            async with websockets.connect(
                address, additional_headers=self.headers(player), max_size=None, proxy=None, compression=None
            ) as line:
                async for text in line:
                    moment = time.perf_counter()
                    message = json.loads(text)
                    tally.bytes += len(text)
                    if "done" in message:
                        tally.sent[message["version"]] = seat, waiting.pop(message["done"])
                        tally.confirmed.append(moment)
                        continue
                    if "refused" in message:
                        raise RuntimeError(f"refused: {message}")
                    tally.seen[seat][message["version"]] = moment
                    over, number, options = reader.read(message)
                    if over:
                        return
                    if number and number != answered:
                        answered = number
                        count += 1
                        act = {"do": "choose", "question": number, "choice": self.chance.choice(options), "id": count}
                        waiting[count] = time.perf_counter()
                        await line.send(json.dumps(act))
        except ConnectionClosed:
            if not self.ending:
                raise

    def reader(self) -> ApiReader | PageReader:
        return ApiReader()


class ApiReader:
    """Understands observations."""

    def read(self, message: dict[str, Any]) -> tuple[bool, int, list[str]]:
        """Is it over; the number of the question, 0 for none; its options."""
        question = message["question"]
        options = [] if question is None else [option["id"] for option in question["options"]]
        return message["status"] == "over", 0 if question is None else question["number"], options


class PageLoad(ApiLoad):
    """Pages: they receive exactly what a browser does."""

    path = "/t/{}/live"

    def headers(self, token: str) -> dict[str, str]:
        return {"Cookie": f"chabudai={token}"}

    def reader(self) -> ApiReader | PageReader:
        return PageReader()


class PageReader:
    """Understands the parts of a table page."""

    ASKED = re.compile(r'data-asked="(\d*)" data-status="(\w+)"')
    CHOICE = re.compile(r'name="choice" value="([^"]*)"')

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}

    def read(self, message: dict[str, Any]) -> tuple[bool, int, list[str]]:
        """Is it over; the number of the question, 0 for none; its options."""
        self.parts |= message["parts"]
        for name, (start, end, text) in message.get("edits", {}).items():  # nothing here counts twice in a browser
            self.parts[name] = self.parts[name][:start] + text + self.parts[name][end:]
        found = self.ASKED.search(self.parts["choose"])
        assert found is not None
        options = [html.unescape(value) for value in self.CHOICE.findall(self.parts["ask"])] if found[1] else []
        return found[2] == "over", int(found[1] or 0), options
