"""How many moves a second does the table carry?  200 clients at 50 tables, one server process, on this machine only.

    python bench/load.py                              pages, programs and boardgame.io's server, 20 seconds each
    python bench/load.py --twin build/compiled        our server on the compiled twin, as `make load` has it
    python bench/load.py --peer FOLDER                boardgame.io in a folder in which it is installed already
    python bench/load.py --only pages                 one of them; `programs` and `boardgame.io` are the others
    python bench/load.py --tables 10 --thinking 10    what ten tables of thinking bots do to the others
    python bench/load.py --tables 10 --seconds 5 --json FILE

Measured: moves that were confirmed a second (ours are on disk by then); the time from sending a move until each of the
*other* players has received it; what the server used.  The clients share the machine with the server and are part of
the load: figures compare servers within one run, they do not say what a server alone could do.  *moves/cpu s* is moves
for each second of processor time of the server: the figure that other work on the machine disturbs least.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.request
from functools import partial
from pathlib import Path

from load_clients import ApiLoad, Load, PageLoad
from load_peer import PeerLoad

HERE = Path(__file__).parent
PEER = HERE.parent / "build" / "boardgame_io"
COLUMNS = {
    "moves_per_second": "moves/s",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "moves_per_cpu_second": "moves/cpu s",
    "server_megabytes": "MB",
    "kilobytes_per_move": "kB/move",
}
START = """
import sys
from chabudai.table.house import Settings
from chabudai.table.run import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(rate=0, workers=1),
      told=lambda address: print("ready", flush=True))
"""


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


def made(port: int) -> float:
    """Seconds that our server has used for making messages, as it counts them itself."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        found = re.search(r"^chabudai_making_seconds (\S+)$", answer.read().decode(), re.MULTILINE)
    return float(found[1]) if found else 0.0


def used(server: int, port: int, ours: bool) -> dict[str, float]:
    """What a server has used so far."""
    return {"processor": processor(server)} | ({"messages": made(port)} if ours else {})


def installed(folder: Path) -> str:
    """Install boardgame.io there unless it is there; why that is not possible, or nothing."""
    if shutil.which("node") is None:
        return "node is not installed"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        if shutil.which("npm") is None:
            return "npm is not installed"
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / "boardgame_io" / "package.json", folder)
        command = ["npm", "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
        if done.returncode:
            return f"npm could not install it: {done.stderr.strip().splitlines()[-1:]}"
    return ""


def measure(
    kind: type[Load], command: list[str], tables: int, seconds: float, seed: int, twin: str = "", thinking: int = 0
) -> dict[str, float]:
    """One crowd against a server of its own."""
    port = free_port()
    server = subprocess.Popen(
        [*(part.format(port=port) for part in command)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | ({"PYTHONPATH": twin} if twin else {}),
    )
    try:
        assert server.stdout is not None
        while server.stdout.readline().strip() != "ready":
            assert server.poll() is None, "the server did not start"
        load = kind(port, tables, seed)
        load.thinking = thinking
        asyncio.run(load.play(seconds, partial(used, server.pid, port, kind is not PeerLoad)))
        return load.figures() | {"server_megabytes": memory(server.pid)}
    finally:
        server.terminate()
        server.wait(20)


def compare(found: dict[str, dict[str, float]]) -> None:
    """Ours beside boardgame.io's, and where our time goes."""
    peer = found.get("boardgame.io")
    for name, figures in found.items():
        if "messages_ms_per_move" not in figures:
            continue
        every, messages = figures["processor_ms_per_move"], figures["messages_ms_per_move"]
        print(f"{name}: {every:.2f} ms of the processor a move, {messages:.2f} of them for what the others are sent")
        if peer is not None:
            ratios = {COLUMNS[key]: figures[key] / peer[key] for key in COLUMNS if key != "kilobytes_per_move"}
            print(f"{name} / boardgame.io: " + ", ".join(f"{title} {ratio:.2f}" for title, ratio in ratios.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each crowd")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--thinking", type=int, default=0, help="tables of bots beside the others, for programs only")
    parser.add_argument("--twin", default="", help="the folder of the compiled twin, for our server to run on")
    parser.add_argument("--db", default="", help="a database URL; a file in a fresh folder unless given")
    parser.add_argument(
        "--peer", type=Path, default=PEER, help="a folder in which boardgame.io is, or will be, installed"
    )
    parser.add_argument("--only", choices=["pages", "programs", "boardgame.io"])
    parser.add_argument("--json", type=Path, help="write the figures here too")
    given = parser.parse_args()
    crowds: dict[str, tuple[type[Load], list[str]]] = {}
    with tempfile.TemporaryDirectory(prefix="chabudai-load-") as folder:
        for name, kind in (("pages", PageLoad), ("programs", ApiLoad)):
            database = given.db or str(Path(folder) / f"{name}.db")
            crowds[name] = kind, [sys.executable, "-c", START, "{port}", database]
        lacking = installed(given.peer) if given.only in (None, "boardgame.io") else "not asked for"
        if not lacking:
            os.environ["NODE_PATH"] = str(given.peer.resolve() / "node_modules")
            crowds["boardgame.io"] = PeerLoad, ["node", str(HERE / "boardgame_io" / "server.js"), "{port}"]
        elif given.only != "pages" and given.only != "programs":
            print(f"boardgame.io is not measured: {lacking}.")
        run = partial(measure, tables=given.tables, seconds=given.seconds, seed=given.seed, twin=given.twin)
        found = {name: run(kind, command) for name, (kind, command) in crowds.items() if given.only in (None, name)}
        if given.thinking:
            kind, command = crowds["programs"]
            found["beside bots"] = run(kind, command, thinking=given.thinking)
    print(
        f"{given.tables} tables, {4 * given.tables} clients, {given.seconds:g} s each; "
        f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; "
        f"our server {'on the compiled twin' if given.twin else 'interpreted'}"
    )
    print(" " * 14 + "".join(f"{title:>13}" for title in COLUMNS.values()))
    for name, figures in found.items():
        print(f"{name:14}" + "".join(f"{figures[key]:13.1f}" for key in COLUMNS))
    compare(found)
    if given.json is not None:
        given.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
