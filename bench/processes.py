"""Several server processes on one PostgreSQL: how many moves a second, and what is lost when one of them is killed.

    python bench/processes.py --twin build/compiled --seconds 10

Twelve tables of three people and a bot play through the API, every player at one of the processes in turn.  With two
processes one is killed half-way (SIGKILL); its players go over to the other.  Printed: moves confirmed a second, how
long the bots of its tables stood still until the other process took them over, and that every confirmed move is in
the logs, which have no gap.  Needs Debian's postgresql package; the database is made for the run and thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import psycopg
import websockets
from websockets.exceptions import WebSocketException

from load_servers import free_port

sys.path.insert(0, str(Path(__file__).parent.parent))
from chabudai.store import open_store
from tests.store.postgres_server import programs, server

TABLES, SEATS = 12, 3
LOST = (OSError, WebSocketException, TimeoutError)
START = """
import sys
from chabudai.table.doors.server import Settings
from chabudai.table.serve import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(rate=0, bot_pace=(0.0, 0.0), workers=1),
      told=lambda address: print("ready", flush=True))
"""


class Running:
    """One server process."""

    def __init__(self, database: str, twin: str) -> None:
        self.port = free_port()
        command = [sys.executable, "-c", START, str(self.port), database]
        path = {"PYTHONPATH": twin} if twin else {}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | path)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == "ready"


class Crowd:
    """People at tables, spread over the processes."""

    def __init__(self, servers: list[Running]) -> None:
        self.servers = servers
        self.chance = random.Random(1)
        self.confirmed: list[float] = []
        self.said: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)  # a table: seat and question
        self.bot_answers: defaultdict[str, list[float]] = defaultdict(list)  # moments at which a bot had answered
        self.waiting: dict[str, float] = {}  # tables at which only the bot is asked, and since when
        self.stood: list[tuple[float, float]] = []  # moment, and how long a bot had been waited for
        self.ending = False

    async def call(self, path: str, data: Any, token: str = "") -> Any:
        def ask() -> Any:
            from urllib.request import Request, urlopen

            headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
            address = f"http://127.0.0.1:{self.servers[0].port}{path}"
            with urlopen(Request(address, json.dumps(data).encode(), headers), timeout=30) as answer:
                return json.load(answer)

        return await asyncio.to_thread(ask)

    async def table(self, number: int) -> None:
        """Game after game at one table."""
        tokens = [(await self.call("/api/players", {"name": f"P{seat}"}))["token"] for seat in range(SEATS)]
        while not self.ending:
            plan = {"game": "dojo", "seats": SEATS + 1, "chairs": ["me", "open", "open", "bot:random"]}
            try:
                table = (await self.call("/api/tables", plan, tokens[0]))["table"]
                for token in tokens[1:]:
                    await self.call(f"/api/tables/{table}/sit", {}, token)
                await asyncio.gather(*(self.play(table, seat, tokens[seat], number) for seat in range(SEATS)))
            except LOST:
                await asyncio.sleep(0.05)

    async def play(self, table: str, seat: int, token: str, number: int) -> None:
        """One seat until the game is over; when its process is gone, at another."""
        answered: set[int] = set()
        while not self.ending:
            running = [one for one in self.servers if one.process.poll() is None]
            port = running[(number + seat) % len(running)].port
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
            headers = {"Authorization": f"Bearer {token}"}
            try:
                async with websockets.connect(address, additional_headers=headers, max_size=None, proxy=None) as line:
                    if await self.answer(table, seat, line, answered):
                        return
            except LOST:
                await asyncio.sleep(0.05)

    async def answer(self, table: str, seat: int, line: Any, answered: set[int]) -> bool:
        asked: set[int] = set()  # on this line: what was not confirmed on another is asked again
        async for text in line:
            message, moment = json.loads(text), time.perf_counter()
            if "done" in message:
                self.confirmed.append(moment)
                self.said[table].append((seat, message["done"]))
                answered.add(message["done"])
            elif "refused" in message:
                continue  # it was on disk already when the line broke
            elif message["status"] == "over":
                self.waiting.pop(table, None)
                return True
            else:
                self.watch(table, message, moment)
                question = message["question"]
                if question is not None and question["number"] not in asked:
                    asked.add(question["number"])
                    choice = self.chance.choice(question["options"])["id"]
                    act = {"do": "choose", "question": question["number"], "choice": choice, "id": question["number"]}
                    await line.send(json.dumps(act))
        return False

    def watch(self, table: str, message: Any, moment: float) -> None:
        """Is only the bot waited for?"""
        if message["asked"] == [SEATS]:
            self.waiting.setdefault(table, moment)
        elif table in self.waiting:
            self.stood.append((moment, moment - self.waiting.pop(table)))


async def measure(servers: list[Running], seconds: float, database: str) -> dict[str, float]:
    """Play, and kill the first of two half-way; then look into the logs."""
    crowd = Crowd(servers)
    playing = [asyncio.create_task(crowd.table(number)) for number in range(TABLES)]
    await asyncio.sleep(2)
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    killed = time.perf_counter()
    figures = {"moves/s": sum(start <= moment < killed for moment in crowd.confirmed) / seconds}
    if len(servers) > 1:
        victim = servers.pop(0)
        victim.process.kill()
        victim.process.wait()
        await asyncio.sleep(seconds + 16)
        late = [stood for moment, stood in crowd.stood if moment >= killed]
        figures["longest stand, s"] = max(late, default=0.0)
        figures["tables that stand"] = float(sum(killed - since > 0 for since in crowd.waiting.values()))
        last = time.perf_counter() - seconds
        figures["moves/s after"] = sum(moment >= last for moment in crowd.confirmed) / seconds
    crowd.ending = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    figures["confirmed"] = float(len(crowd.confirmed))
    figures["lost"] = float(await lost(crowd, database))
    return figures


async def lost(crowd: Crowd, database: str) -> int:
    """Confirmed moves that are not in the logs; a log with a gap is the end of the benchmark."""
    store, missing = open_store(database), 0
    await store.start()
    for table, said in crowd.said.items():
        entries = await store.entries(table)
        assert [entry.number for entry in entries] == list(range(len(entries))), f"a gap in the log of {table}"
        kept = {(entry.seat, entry.data["question"]) for entry in entries if entry.kind == "choose"}
        missing += len(set(said) - kept)
    await store.close()
    return missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--twin", default="", help="the folder of the compiled twin, for our servers to run on")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    given = parser.parse_args()
    if programs() is None:
        raise SystemExit("Debian's postgresql package is not installed")
    found: dict[int, dict[str, float]] = {}
    with server() as base:
        for count in (1, 2):
            with psycopg.connect(base, autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE bench{count}".encode())
            database = base.replace("/postgres?", f"/bench{count}?")
            servers = [Running(database, given.twin) for _ in range(count)]
            every = list(servers)
            try:
                found[count] = asyncio.run(measure(servers, given.seconds, database))
            finally:
                for one in every:
                    one.process.kill()
                    one.process.wait()
    print(f"{TABLES} tables, {TABLES * SEATS} players; {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    for count, figures in found.items():
        told = ", ".join(f"{name} {value:.1f}" for name, value in figures.items())
        print(f"{count} process{'es' if count > 1 else ''}: {told}")
    if given.json is not None:
        given.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
