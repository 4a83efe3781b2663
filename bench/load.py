"""How many moves a second does the table carry?  Clients at many tables, one server process, on this machine only.

    python bench/load.py                 50 tables of Dojo, four clients each, 20 seconds
    python bench/load.py --tables 10 --seconds 5 --json FILE

Every client has a socket of its own and answers at once whenever it is asked.  Measured: moves that were confirmed (and
so are on disk) per second; the time from sending a move until each of the *other* players at the table has received
it; the memory and processor time of the server.  The clients share the machine with the server, so they are part of
the load: the figures compare servers on one machine, they do not say what a server alone could do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets
from websockets.exceptions import ConnectionClosed

SEATS = 4
WARM_UP = 0.25  # of the time, not counted
START = """
import sys
from chabudai.table.house import Settings
from chabudai.table.run import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(rate=0, workers=1),
      told=lambda address: print(address, flush=True))
"""


@dataclass
class Tally:
    """What the clients of one table have seen."""

    sent: dict[int, tuple[int, float]] = field(default_factory=dict)  # entry: seat, moment
    seen: list[dict[int, float]] = field(default_factory=lambda: [{} for _ in range(SEATS)])  # a seat: version, moment
    confirmed: list[float] = field(default_factory=list)
    bytes: int = 0

    def delays(self, start: float) -> list[float]:
        """From sending a move to its receipt by each other seat, for moves sent after `start`."""
        found: list[float] = []
        for seat in range(SEATS):
            versions = sorted(self.seen[seat])
            place = 0
            for entry in sorted(self.sent):
                sender, moment = self.sent[entry]
                while place < len(versions) and versions[place] < entry:
                    place += 1
                if sender != seat and moment >= start and place < len(versions):
                    found.append(self.seen[seat][versions[place]] - moment)
        return found


class Load:
    """The clients."""

    def __init__(self, port: int, tables: int, seed: int) -> None:
        self.port = port
        self.tables = tables
        self.chance = random.Random(seed)
        self.tallies: list[Tally] = []
        self.tokens: list[str] = []
        self.ending = False

    def call(self, path: str, data: Any, token: str = "") -> Any:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        address = f"http://127.0.0.1:{self.port}{path}"
        request = urllib.request.Request(address, json.dumps(data).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def seat_everybody(self) -> list[tuple[str, list[str]]]:
        """Open the tables; each with the tokens of its players."""
        plan = {"game": "dojo", "seats": SEATS, "chairs": ["me", *["open"] * (SEATS - 1)]}
        made: list[tuple[str, list[str]]] = []
        for _ in range(self.tables):
            tokens = [self.call("/api/players", {"name": f"Seat {seat}"})["token"] for seat in range(SEATS)]
            made.append((self.open_table(plan, tokens), tokens))
        return made

    def open_table(self, plan: dict[str, Any], tokens: list[str]) -> str:
        table: str = self.call("/api/tables", plan, tokens[0])["table"]
        for token in tokens[1:]:
            self.call(f"/api/tables/{table}/sit", {}, token)
        return table

    async def play(self, seconds: float) -> None:
        """Everybody plays; finished games are followed by new ones."""
        made = await asyncio.to_thread(self.seat_everybody)
        self.start = time.perf_counter()
        tasks = [asyncio.create_task(self.run_table(table, tokens)) for table, tokens in made]
        await asyncio.sleep(seconds)
        self.ending = True
        self.end = time.perf_counter()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def run_table(self, table: str, tokens: list[str]) -> None:
        plan = {"game": "dojo", "seats": SEATS, "chairs": ["me", *["open"] * (SEATS - 1)]}
        while not self.ending:
            tally = Tally()
            self.tallies.append(tally)
            await asyncio.gather(*(self.client(table, seat, token, tally) for seat, token in enumerate(tokens)))
            if not self.ending:
                table = await asyncio.to_thread(self.open_table, plan, tokens)

    async def client(self, table: str, seat: int, token: str, tally: Tally) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        headers = {"Authorization": f"Bearer {token}"}
        waiting: dict[int, float] = {}
        answered = number = 0
        try:
            async with websockets.connect(
                address, additional_headers=headers, max_size=None, proxy=None, compression=None
            ) as line:
                async for text in line:
                    moment = time.perf_counter()
                    message = json.loads(text)
                    tally.bytes += len(text)
                    if "done" in message:
                        tally.sent[message["entry"]] = seat, waiting.pop(message["done"])
                        tally.confirmed.append(moment)
                        continue
                    if "refused" in message:
                        raise SystemExit(f"refused: {message}")
                    tally.seen[seat][message["version"]] = moment
                    if message["status"] == "over":
                        return
                    question = message["question"]
                    if question is not None and question["number"] != answered:
                        answered = question["number"]
                        number += 1
                        choice = self.chance.choice(question["options"])["id"]
                        act = {"do": "choose", "question": answered, "choice": choice, "id": number}
                        waiting[number] = time.perf_counter()
                        await line.send(json.dumps(act))
        except ConnectionClosed:
            if not self.ending:
                raise

    def figures(self) -> dict[str, float]:
        """The result."""
        start = self.start + (self.end - self.start) * WARM_UP
        moves = sum(moment >= start for tally in self.tallies for moment in tally.confirmed)
        delays = sorted(delay * 1000 for tally in self.tallies for delay in tally.delays(start))
        return {
            "clients": self.tables * SEATS,
            "moves_per_second": moves / (self.end - start),
            "p50_ms": statistics.median(delays),
            "p99_ms": delays[len(delays) * 99 // 100],
            "kilobytes_per_move": sum(t.bytes for t in self.tallies)
            / 1024
            / sum(len(t.confirmed) for t in self.tallies),
            "games_begun": len(self.tallies),
        }


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(tables: int, seconds: float, seed: int, database: str) -> dict[str, float]:
    """One run against a server of its own."""
    port = free_port()
    command = [sys.executable, "-c", START, str(port), database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("http://")
        before = processor(server.pid)
        load = Load(port, tables, seed)
        asyncio.run(load.play(seconds))
        own = resource.getrusage(resource.RUSAGE_SELF)
        return load.figures() | {
            "server_megabytes": memory(server.pid),
            "server_cpu_seconds": processor(server.pid) - before,
            "client_cpu_seconds": own.ru_utime + own.ru_stime,
        }
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", default="", help="a database URL; a file in a fresh folder unless given")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="chabudai-load-") as folder:
        found = measure(given.tables, given.seconds, given.seed, given.db or str(Path(folder) / "tables.db"))
    for name, value in found.items():
        print(f"{name:20} {value:10.1f}")
    if given.json is not None:
        given.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
