"""A real server in a process of its own, that can be killed.

`Server` starts as an operator starts it.  `QuickServer` is for those who kill hundreds: a process that has read the
program, and has no database, socket or thread open, is forked for each start, which saves reading it again.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

LONGEST = 120.0  # seconds that anything may take on a machine that is busy with other things
START = """
import sys
from chabudai.table.doors.server import Settings
from chabudai.table.serve import lab_folder, serve
port, database, processes, lab = int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
settings = Settings(rate=0, bot_pace=(0.0, 0.0), workers=1, lab=lab, lab_folder=lab_folder(database), lab_behind=0)
serve(port=port, database=database, settings=settings, told=lambda address: print(address, flush=True),
      processes=processes)
"""

# Forks a server for each line; a line about the fork's end is written once it is gone.
NURSERY = """
import os, signal, sys
import psycopg, uvloop
import uvicorn.lifespan.on, uvicorn.protocols.http.auto, uvicorn.protocols.websockets.websockets_sansio_impl
from chabudai.table.doors.server import Settings
from chabudai.table.serve import serve
from chabudai.words.catalogue import LANGUAGES, texts
port, database = int(sys.argv[1]), sys.argv[2]
for language in LANGUAGES:
    texts(language).get("the last file is read")
for line in sys.stdin:
    child = os.fork()
    if not child:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.stdin.close()
        serve(port=port, database=database, settings=Settings(rate=0, bot_pace=(0.0, 0.0), workers=1),
              told=lambda address: print(os.getpid(), address, flush=True))
        sys.stdout.flush()
        os._exit(0)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`chabudai serve` as an operator runs it."""

    def __init__(
        self,
        database: str,
        folder: Path,
        environment: dict[str, str] | None = None,
        processes: int = 1,
        lab: int = 0,
    ) -> None:
        self.database = database
        self.processes = processes
        self.lab = lab  # minutes a day
        self.environment = environment
        self.port = free_port()
        self.errors = folder / "errors.txt"
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it says that it is ready."""
        with self.errors.open("a") as errors:
            command = [sys.executable, "-c", START, str(self.port), self.database, str(self.processes), str(self.lab)]
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=self.environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("http://"), self.errors.read_text()

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(LONGEST)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """As an operator stops it; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(LONGEST)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def call(self, method: str, path: str, data: Any = None, token: str | None = None) -> Any:
        """One request."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.address + path, body, headers, method=method)
        with urllib.request.urlopen(request, timeout=LONGEST) as answer:
            return json.load(answer)

    async def ask(self, method: str, path: str, data: Any = None, token: str | None = None) -> Any:
        """The same, beside other things."""
        return await asyncio.to_thread(self.call, method, path, data, token)


class QuickServer(Server):
    """The same server, forked from a process that has read the program."""

    def __init__(self, database: str, folder: Path) -> None:
        super().__init__(database, folder)
        self.child = 0

    def start(self) -> None:
        """Start it and wait until it says that it is ready."""
        if self.process is None:
            command = [sys.executable, "-c", NURSERY, str(self.port), self.database]
            with self.errors.open("a") as errors:
                self.process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
                )
        self._write("start")
        child, _, address = self._line().partition(" ")
        assert address.startswith("http://"), self.errors.read_text()
        self.child = int(child)

    def kill(self) -> None:
        """As if the power had failed."""
        os.kill(self.child, signal.SIGKILL)
        assert self._line() == "gone"
        self.child = 0

    def close(self) -> None:
        """Both processes, in the end."""
        if self.child:
            self.kill()
        if self.process is not None:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.close()
            self.process.wait(LONGEST)
            self.process.stdout.close()

    def _write(self, words: str) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(f"{words}\n")
        self.process.stdin.flush()

    def _line(self) -> str:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()
