"""Clients for `load`: each has a socket of its own, asks for compression as browsers do, and answers when it is asked:
at once, or after a while like people.

Three kinds with the same loop: a program at the API, a page at the browser's socket, and a player of boardgame.io.
"""

from __future__ import annotations

import asyncio
import json
import math
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from chabudai.store import open_store
from load_readers import ApiReader, PageReader
from load_tally import SEATS, Due, Tally, due_by_log
from load_wire import Wire, ask, connect

WARM_UP = 0.25  # of the time, not counted
LONGEST = 120.0  # seconds until everybody is there


class Load:
    """A crowd at many tables; subclasses say how one of them opens a table and plays."""

    def __init__(self, port: int, tables: int, seed: int, think: float = 0.0, game: str = "dojo") -> None:
        self.port = port
        self.tables = tables
        self.think = think  # seconds that a client thinks, on the average
        self.game = game
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

    def names(self) -> list[str]:
        """Of the people at a table: they are called otherwise than those at the next, and what is said names them."""
        return [f"Player {self.chance.randrange(10**6)}" for _ in range(SEATS)]

    async def client(self, table: str, seat: int, player: str, tally: Tally) -> None:
        """Play one seat until the game is over."""
        raise NotImplementedError

    async def due(self, tally: Tally, database: str) -> list[Due]:
        """Whom each move of a table was due to."""
        raise NotImplementedError

    def after_thought(self, answer: Callable[[], None]) -> None:
        """Think, then answer; at once where nobody thinks."""
        if self.think:
            asyncio.get_running_loop().call_later(self.think * self.chance.uniform(0.5, 1.5), answer)
        else:
            answer()

    async def play(self, seconds: float, used: Callable[[], dict[str, float]]) -> None:
        """Everybody plays; finished games are followed by new ones.  `used` tells what the server has used so far."""
        made = await asyncio.to_thread(lambda: [self.open_table(None) for _ in range(self.tables)])
        for _ in range(self.thinking):
            await asyncio.to_thread(self.open_thinking)
        tasks = [asyncio.create_task(self.run_table(table, players)) for table, players in made]
        await asyncio.wait_for(self.all_there(tasks), LONGEST)
        await asyncio.sleep(seconds * WARM_UP)
        self.start, before, own = time.perf_counter(), used(), time.process_time()
        await asyncio.sleep(seconds * (1 - WARM_UP))
        self.ending = True
        self.end = time.perf_counter()
        self.used = {name: value - before[name] for name, value in used().items()}
        self.used["clients"] = time.process_time() - own
        for task in tasks:
            if task.done():
                task.result()  # a crowd that broke down has no figures
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def all_there(self, tasks: list[asyncio.Task[None]]) -> None:
        """Until everybody has the whole table before them: to send it is no part of a move."""
        while (
            not any(task.done() for task in tasks)
            and sum(bool(seen) for tally in self.tallies for seen in tally.seen) < self.tables * SEATS
        ):
            await asyncio.sleep(0.1)

    async def run_table(self, table: str, players: list[str]) -> None:
        while not self.ending:
            tally = Tally(table)
            self.tallies.append(tally)
            await asyncio.gather(*(self.client(table, seat, who, tally) for seat, who in enumerate(players)))
            if not self.ending:
                table, players = await asyncio.to_thread(self.open_table, players)

    async def figures(self, database: str) -> dict[str, float]:
        """The result; `database`: where our server has kept its logs."""
        moves = sum(self.start <= moment < self.end for tally in self.tallies for moment in tally.confirmed)
        delays: list[float] = []
        choices = 0
        for tally in self.tallies:
            due = await self.due(tally, database)
            choices += len(due)
            delays += (1000 * delay for delay in tally.delays(self.start, due))
        delays.sort()
        every = sum(len(tally.confirmed) for tally in self.tallies)
        return {
            "moves": moves,
            "moves_per_second": moves / (self.end - self.start),
            "choices_per_second": moves / (self.end - self.start) * choices / every,
            "moves_per_cpu_second": moves / self.used["processor"],
            **{f"{name}_ms_per_move": 1000 * value / moves for name, value in self.used.items()},
            # Nobody may have been due anything, as when all plan in secret for as long as it is measured.
            "p50_ms": statistics.median(delays) if delays else math.nan,
            "p99_ms": delays[len(delays) * 99 // 100] if delays else math.nan,
            "kilobytes_per_move": sum(tally.bytes for tally in self.tallies) / 1024 / every,
            "messages_per_move": sum(tally.messages for tally in self.tallies) / every,
        }


class ApiLoad(Load):
    """Programs at the API."""

    path = "/api/tables/{}/live"

    def call(self, path: str, data: Any, token: str = "") -> Any:
        return ask(self.port, path, data, {"Authorization": f"Bearer {token}"} if token else {})

    def open_table(self, players: list[str] | None) -> tuple[str, list[str]]:
        tokens = players or [self.call("/api/players", {"name": name})["token"] for name in self.names()]
        plan = {"game": self.game, "seats": SEATS, "chairs": ["me", *["open"] * (SEATS - 1)]}
        table: str = self.call("/api/tables", plan, tokens[0])["table"]
        for token in tokens[1:]:
            self.call(f"/api/tables/{table}/sit", {}, token)
        return table, tokens

    def open_thinking(self) -> None:
        token = self.call("/api/players", {"name": "Host"})["token"]
        self.call("/api/tables", {"game": self.game, "seats": SEATS, "chairs": ["bot:adept"] * SEATS}, token)

    async def due(self, tally: Tally, database: str) -> list[Due]:
        store = open_store(database)
        await store.look()
        try:
            return due_by_log(await store.entries(tally.table), isinstance(self, PageLoad))
        finally:
            await store.close()

    def headers(self, token: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {token}"}

    def reader(self) -> ApiReader | PageReader:
        return ApiReader()

    async def client(self, table: str, seat: int, player: str, tally: Tally) -> None:
        reader, answered = self.reader(), 0

        def heard(wire: Wire, message: bytes) -> None:
            nonlocal answered
            moment = time.perf_counter()
            tally.bytes += len(message)
            tally.messages += 1
            told = reader.read(message)
            if told.done is not None:
                tally.confirmed.append(moment)
            if told.version is not None:
                tally.seen[seat].setdefault(told.version, moment)
            if told.over:
                wire.finish()
            elif told.question and told.question != answered:
                answered = told.question
                self.after_thought(partial(self.answer, wire, seat, answered, reader.options(), tally))

        wire = await connect(self.port, self.path.format(table), self.headers(player), heard)
        try:
            await wire.ended
        finally:
            wire.close()

    def answer(self, wire: Wire, seat: int, number: int, options: list[str], tally: Tally) -> None:
        """Choose anything; what is asked anew meanwhile is another question."""
        if wire.ended.done():
            return
        choice = json.dumps(self.chance.choice(options))
        tally.sent[seat, number] = time.perf_counter()
        wire.send(f'{{"do": "choose", "question": {number}, "choice": {choice}, "id": {number}}}')


class PageLoad(ApiLoad):
    """Pages: they receive exactly what a browser does."""

    path = "/t/{}/live"

    def headers(self, token: str) -> dict[str, str]:
        return {"Cookie": f"chabudai={token}"}

    def reader(self) -> ApiReader | PageReader:
        return PageReader(self.chance)
