"""A server under attack, and twenty ordinary players who do not want to notice it.

    python bench/siege.py                           every attack for 15 seconds, as `make siege` has it
    python bench/siege.py --only decks --seconds 5
    python bench/siege.py --twin build/compiled --json FILE

The server runs as an operator starts it, with its usual limits.  Ten tables of two people and a bot play on it; each
player has an address of its own (127.0.1.x) and thinks for a moment.  Attackers come from other addresses of the
loopback, see `siege_attacks.py`.  Printed for each attack: the time from an act to its confirmation on disk, the time
that people waited for bots, and what became of the attack.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import websockets
from websockets.exceptions import ConnectionClosed

from load_servers import free_port, memory
from siege_attacks import ATTACKS, HOST, Attack

AIM = 300.0  # milliseconds, the 99th of a hundred acts
TABLES, PAUSE = 10, (0.1, 0.4)  # of players before they answer
HERE = Path(__file__).parent
START = """
import sys
from chabudai.table.doors.server import Settings
from chabudai.table.serve import serve
settings = Settings(rate=0, bot_pace=(0.0, 0.0), workers=1) if sys.argv[3] == "quick" else Settings()
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=settings, told=lambda address: print("ready", flush=True))
"""


class Server:
    """Our server in a process of its own."""

    def __init__(self, database: Path, kind: str, twin: str) -> None:
        self.port = free_port()
        path = {"PYTHONPATH": twin} if twin else {}
        command = [sys.executable, "-c", START, str(self.port), str(database), kind]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | path)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == "ready"

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Player:
    """Somebody with an address, who answers after a moment."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.source = f"127.0.1.{number + 1}"
        self.line = Attack(crowd.port, 3600, "")  # only for its requests
        self.token = ""

    async def call(self, path: str, data: Any) -> Any:
        _, body = await self.line.ask(self.source, "POST", path, data, self.token)
        return json.loads(body)

    async def play(self, table: str, seat: int) -> None:
        """Until the game is over."""
        address = f"ws://{HOST}:{self.crowd.port}/api/tables/{table}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        sent: dict[int, float] = {}
        answered, waited = -1, 0.0
        async with websockets.connect(
            address, local_addr=(self.source, 0), additional_headers=headers, proxy=None, max_size=None
        ) as line:
            async for text in line:
                moment, message = time.perf_counter(), json.loads(text)
                if "done" in message:
                    self.crowd.acts.append((moment, 1000 * (moment - sent.pop(message["done"]))))
                    continue
                if "refused" in message:
                    self.crowd.refused += 1
                    continue
                if message["status"] != "running":
                    return
                if seat == 0 and waited and message["asked"] != [2]:
                    self.crowd.bots.append((moment, 1000 * (moment - waited)))
                waited = (waited or moment) if message["asked"] == [2] else 0.0
                question = message["question"]
                if question is not None and question["number"] != answered:
                    answered = question["number"]
                    await asyncio.sleep(self.crowd.chance.uniform(*PAUSE))
                    choice = self.crowd.chance.choice(question["options"])["id"]
                    sent[answered] = time.perf_counter()
                    await line.send(
                        json.dumps({"do": "choose", "question": answered, "choice": choice, "id": answered})
                    )


class Crowd:
    """Twenty players at ten tables."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.chance = random.Random(1)
        self.acts: list[tuple[float, float]] = []  # moment of confirmation, milliseconds
        self.bots: list[tuple[float, float]] = []
        self.refused = 0
        self.pairs = [(Player(self, 2 * n), Player(self, 2 * n + 1)) for n in range(TABLES)]

    async def table(self, host: Player, guest: Player) -> None:
        """Game after game."""
        for player in (host, guest):
            player.token = (await player.call("/api/players", {"name": "Somebody"}))["token"]
        while True:
            plan = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "bot:greedy"]}
            table = (await host.call("/api/tables", plan))["table"]
            await guest.call(f"/api/tables/{table}/sit", {})
            try:
                await asyncio.gather(host.play(table, 0), guest.play(table, 1))
            except ConnectionClosed:
                self.refused += 1

    def figures(self, start: float, end: float) -> dict[str, float]:
        """Of the acts that were confirmed between two moments."""
        acts = sorted(delay for moment, delay in self.acts if start <= moment < end)
        bots = sorted(delay for moment, delay in self.bots if start <= moment < end)
        return {
            "acts": len(acts),
            "p50": statistics.median(acts) if acts else float("inf"),
            "p99": acts[len(acts) * 99 // 100] if acts else float("inf"),
            "worst": acts[-1] if acts else float("inf"),
            "bots": statistics.median(bots) if bots else float("inf"),
        }


async def a_long_game(port: int) -> str:
    """A game of bots, played to its end, for readers."""
    host = Attack(port, 3600, "")
    plan = {"game": "arigato", "seats": 4, "chairs": ["bot:random"] * 4}
    _, body = await host.ask(HOST, "POST", "/api/tables", plan, await host.token(HOST))
    table = str(json.loads(body)["table"])
    async with websockets.connect(f"ws://{HOST}:{port}/api/tables/{table}/live", proxy=None, max_size=None) as line:
        while json.loads(await asyncio.wait_for(line.recv(), 60))["status"] == "running":
            pass
    return table


async def besiege(server: Server, table: str, kinds: list[str], seconds: float) -> dict[str, dict[str, Any]]:
    """Calm, each attack, and calm again."""
    crowd = Crowd(server.port)
    playing = [asyncio.create_task(crowd.table(*pair)) for pair in crowd.pairs]
    await asyncio.sleep(4)
    found: dict[str, dict[str, Any]] = {}
    for kind in ("before", *kinds, "after"):
        start, told = time.perf_counter(), ""
        if kind in ATTACKS:
            command = [
                "nice",
                sys.executable,
                str(HERE / "siege_attacks.py"),
                kind,
                str(server.port),
                str(seconds),
                table,
            ]
            attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            told = (await attacker.communicate())[0].decode().strip()
        else:
            await asyncio.sleep(seconds)
        found[kind] = crowd.figures(start, time.perf_counter()) | {"attack": told, "MB": memory(server.process.pid)}
        await asyncio.sleep(1)
        for task in playing:
            if task.done():
                task.result()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    found["after"]["refused"] = crowd.refused
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0, help="for each attack")
    parser.add_argument("--only", choices=ATTACKS, action="append")
    parser.add_argument("--twin", default="", help="the folder of the compiled twin, for our server to run on")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 8192), hard), hard))  # attackers hold many lines
    with tempfile.TemporaryDirectory(prefix="chabudai-siege-") as folder:
        database = Path(folder) / "tables.db"
        quick = Server(database, "quick", given.twin)
        try:
            table = asyncio.run(a_long_game(quick.port))
        finally:
            quick.end()
        server = Server(database, "usual", given.twin)
        try:
            found = asyncio.run(besiege(server, table, given.only or list(ATTACKS), given.seconds))
        finally:
            server.end()
    print(f"20 players, {given.seconds:g} s each; {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    titles = f"{'acts':>6}{'p50 ms':>9}{'p99 ms':>9}{'worst ms':>10}{'bots ms':>9}{'MB':>6}"
    print(f"{'':10}{titles}  what became of the attack")
    for kind, f in found.items():
        print(
            f"{kind:10}{f['acts']:6}{f['p50']:9.0f}{f['p99']:9.0f}{f['worst']:10.0f}{f['bots']:9.0f}{f['MB']:6.0f}",
            end="",
        )
        print(f"  {f['attack']}")
    missed = [kind for kind, figures in found.items() if figures["p99"] >= AIM]
    print(f"aim: p99 under {AIM:g} ms: {'reached' if not missed else 'not reached: ' + ', '.join(missed)}")
    print(f"answers of players that were refused, and lines that were lost: {found['after']['refused']}")
    if given.json is not None:
        given.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
