"""What people wait for besides moves: help, a start, the pages of a finished game, a loop that stands still.

    python bench/waits.py                          on the sources
    python bench/waits.py --twin build/compiled    on the compiled twin; --rounds 5 for medians of five
    python bench/waits.py --think 0                everybody answers at once: more than a server carries

*help* and *start* are processor time of the process, until it has ended and until it says where it is.  *replay* is one
page of a finished game, from the request to its last byte, that has been shown before (warm) and that has not (cold).
*stop* is the longest time for which the loop of a server did nothing for anybody, while 200 people at 50 tables
take a second for a move: a task of the loop sleeps for five milliseconds again and again, and sees how late it wakes.
Where the processor was given to somebody else in between, that counts too.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import uvloop

from load_clients import PageLoad
from load_servers import free_port, processor, wait_until_calm

GAMES = ("dojo", "arigato", "machi", "artigiano")
PAGES = 40  # of a replay, evenly spread
AIMS = {"help": 0.3, "start": 0.6, "replay": 10.0, "stop": 50.0}
# As `load_servers` starts it, with a task that looks how late it wakes; a line about it ends the server.
WATCHED = """
import asyncio, sys, time
from chabudai.table.doors.server import Settings
from chabudai.table.pages import warming_up
from chabudai.table.serve import serve
warming_up.SOON = warming_up.QUIET = warming_up.PAUSE = 0.0
late = []
kept = []

async def watch():
    while True:
        before = time.perf_counter()
        await asyncio.sleep(0.005)
        late.append(time.perf_counter() - before - 0.005)

async def listen():
    while line := await asyncio.to_thread(sys.stdin.readline):
        if line == "now\\n":
            late.clear()
        else:
            print(1000 * max(late, default=0.0), flush=True)

def ready(address):
    kept.extend([asyncio.get_running_loop().create_task(watch()), asyncio.get_running_loop().create_task(listen())])
    print("ready", flush=True)

serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(rate=0, workers=1), told=ready)
"""


def surroundings(twin: str) -> dict[str, str]:
    """For a process on this build."""
    return os.environ | ({"PYTHONPATH": twin} if twin else {})


def help_seconds(twin: str) -> float:
    """Of processor time, for the help of the command line."""
    before = os.times()
    command = [sys.executable, "-m", "chabudai", "--help"]
    subprocess.run(command, env=surroundings(twin), stdout=subprocess.DEVNULL, check=True)
    now = os.times()
    return now.children_user + now.children_system - before.children_user - before.children_system


class Served:
    """`chabudai serve` on a file of its own, until the `with` ends."""

    def __init__(self, twin: str, folder: str) -> None:
        self.port = free_port()
        words = ["serve", "--no-browser", "--port", str(self.port), "--db", f"{folder}/tables.db", "--rate", "0"]
        environment = surroundings(twin) | {"CHABUDAI_BOT_PAUSE": "0"}
        command = [sys.executable, "-m", "chabudai", *words]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert "http://" in self.process.stdout.readline()
        self.start = processor(self.process.pid)
        self.token = ""

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)

    def ask(self, method: str, path: str, data: Any = None) -> bytes:
        """A request by whoever has the token, over a line of its own."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"content-type": "application/json", "cookie": f"chabudai={self.token}", "accept-language": "en"}
        headers |= {"authorization": f"Bearer {self.token}"} if self.token and path.startswith("/api") else {}
        line.request(method, path, None if data is None else json.dumps(data), headers)
        answer = line.getresponse()
        body = answer.read()
        line.close()
        assert answer.status < 300, (path, answer.status, body[:200])
        return body

    def call(self, method: str, path: str, data: Any = None) -> Any:
        """The same at the interface for programs."""
        return json.loads(self.ask(method, f"/api{path}", data))


def finished(server: Served, game: str) -> tuple[str, int]:
    """A game against a bot, played at random to its end: its table, and how many choices it took."""
    chance = random.Random(game)
    server.token = server.call("POST", "/players", {"name": "Reader"})["token"]
    chairs = ["me", *["bot:random"] * 2]
    now = server.call("POST", "/tables", {"game": game, "seats": 3, "chairs": chairs, "seed": 1})
    path = f"/tables/{now['table']}"
    while now["status"] != "over":
        if question := now["question"]:
            choice = chance.choice(question["options"])["id"]
            now = server.call("POST", f"{path}/choose", {"question": question["number"], "choice": choice})
        else:
            now = server.call("GET", f"{path}?after={now['version']}")
    return str(now["table"]), len(server.call("GET", f"{path}/record")["choices"])


def replay_milliseconds(server: Served, game: str) -> tuple[float, float]:
    """A page of a replay that nobody has looked at yet, and one that somebody has: medians."""
    table, choices = finished(server, game)
    wait_until_calm(server.process.pid)
    paths = [f"/t/{table}/replay/{choices * page // PAGES}" for page in range(PAGES)]
    cold, warm = ([timed(lambda path=path: server.ask("GET", path)) for path in paths] for _ in range(2))  # type: ignore[misc]
    return statistics.median(cold), statistics.median(warm)


def timed(call: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    call()
    return 1000 * (time.perf_counter() - start)


async def longest_stop(twin: str, game: str, tables: int, seconds: float, think: float) -> float:
    """Milliseconds, at a server with so many tables of people who think so long."""
    with tempfile.TemporaryDirectory(prefix="chabudai-waits-") as folder:
        port = free_port()
        command = [sys.executable, "-c", WATCHED, str(port), f"{folder}/tables.db"]
        server = subprocess.Popen(
            command, env=surroundings(twin), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdin is not None
            assert server.stdout is not None
            assert server.stdout.readline() == "ready\n"
            wait_until_calm(server.pid)
            heard: list[float] = []

            def used() -> dict[str, float]:
                assert server.stdin is not None
                assert server.stdout is not None
                print("tell" if heard else "now", file=server.stdin, flush=True)
                heard.append(float(server.stdout.readline()) if heard else 0.0)
                return {}

            await PageLoad(port, tables, 1, think, game).play(seconds, used)
            return heard[-1]
        finally:
            server.terminate()
            server.wait(30)


def measured(twin: str, tables: int, seconds: float, think: float) -> dict[str, float]:
    """Everything once."""
    found = {"help, CPU s": help_seconds(twin)}
    with tempfile.TemporaryDirectory(prefix="chabudai-waits-") as folder, Served(twin, folder) as server:
        found["start, CPU s"] = server.start
        for game in GAMES:
            found[f"replay, {game}, cold, ms"], found[f"replay, {game}, ms"] = replay_milliseconds(server, game)
    for game in GAMES:
        found[f"stop, {game}, ms"] = uvloop.run(longest_stop(twin, game, tables, seconds, think))
    return found


def main() -> None:
    """Read what is wanted, measure it so often, and show medians and the worst."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--twin", default="", help="the folder of the compiled twin")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each crowd")
    parser.add_argument("--think", type=float, default=1.0, help="seconds that people take for a move; 0: at once")
    given = parser.parse_args()
    runs = [measured(given.twin, given.tables, given.seconds, given.think) for _ in range(given.rounds)]
    print(f"{given.rounds} times; load {os.getloadavg()[0]:.1f}; {'compiled' if given.twin else 'interpreted'}")
    for name in runs[0]:
        values = sorted(run[name] for run in runs)
        middle, aim = statistics.median(values), AIMS[name.partition(",")[0]]
        verdict = "" if "cold" in name else f"aim {aim:g}: {'reached' if middle < aim else 'missed'}"
        print(f"{name:28}{middle:10.2f}  ({values[0]:.2f} to {values[-1]:.2f})  {verdict}")


if __name__ == "__main__":
    main()
