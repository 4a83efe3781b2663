"""Runs the server: chooses the file and the port, says where the table stands, opens a browser, ends cleanly."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from chabudai.core.errors import BadTable
from chabudai.store import open_store
from chabudai.table import processes as several
from chabudai.table.app import application
from chabudai.table.doors.bounded_socket import BoundedSocket
from chabudai.table.doors.routed_http import RoutedHttp
from chabudai.table.doors.server import Settings
from chabudai.table.pages.warming_up import get_warm
from chabudai.table.running.garbage import IdleCollector
from chabudai.table.running.siblings import ALONE, Siblings

PORT: Final = 8520
NEXT_PORTS: Final = 20  # tried after the usual one, when nobody asked for a certain port
LONGEST_MESSAGE: Final = 64 * 1024
IN_MEMORY: Final = (":memory:", "sqlite:///:memory:")
SWITCH: Final = 0.0005  # seconds that the thread at the disk waits for the one at the tables, not ten times as many
PATIENCE: Final = 5  # seconds for open requests when the server is told to end


def default_database() -> str:
    """The file in the proper folder of the player."""
    return str(user_data_path("chabudai", appauthor=False) / "tables.db")


def lab_folder(database: str) -> Path:
    """Where experiments are kept: beside the database if that is a file, else beside where it would be."""
    return Path(default_database() if "://" in database else database).absolute().parent / "lab"


def listener(host: str, port: int | None) -> socket.socket:
    """A socket that listens: at the port asked for, else at the first free one from the usual one on."""
    ports = range(PORT, PORT + NEXT_PORTS) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for number in ports:
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(512)
        except OSError as error:
            found.close()
            problem = error
            continue
        return found
    raise BadTable("cannot-listen", host=host, port=ports[0], detail=str(problem))


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    settings: Settings | None = None,
    browser: bool = False,
    told: Callable[[str], None] = print,
    processes: int = 1,
) -> None:
    """Serve until the process is told to end, by so many of them; `told` gets the address."""
    database = database or default_database()
    several.check(processes)
    if processes > 1 and database in IN_MEMORY:
        raise BadTable("processes-in-memory", possible=["sqlite:///", "postgresql://"])
    app = application(database, settings)
    door = listener(host, port)
    asyncio.run(_try(database))
    number = door.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{number}/"
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    sys.setswitchinterval(SWITCH)
    if processes == 1:
        run(app, door, lambda: _say(address, told, browser))
        return

    def work(siblings: Siblings, alive: int, ready: Callable[[], None]) -> None:
        run(application(database, settings, siblings), door, ready, siblings, alive)

    several.Processes(processes, work).run(lambda: _say(address, told, browser))


def run(
    app: Starlette, door: socket.socket, ready: Callable[[], None], siblings: Siblings = ALONE, alive: int | None = None
) -> None:
    """Serve in this process, alone or beside its siblings."""
    RoutedHttp.siblings = siblings
    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=RoutedHttp,
        ws=BoundedSocket,
        ws_max_size=LONGEST_MESSAGE,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    server = Server(config)
    server.ready, server.siblings, server.alive = ready, siblings, alive
    server.run(sockets=[door])


class Server(uvicorn.Server):
    """Says when it is ready, and collects garbage when nobody waits."""

    ready: Callable[[], None]
    siblings: Siblings
    alive: int | None  # can be read when the process that started this one is gone

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the server and the door."""
        await super().startup(sockets)
        if self.started:
            self.garbage = IdleCollector(alone=lambda: not self.server_state.connections)
            self.garbage.start()
            self._taking: set[asyncio.Task[None]] = set()
            self.siblings.called = self._take
            self.siblings.listen()
            if self.alive is not None:
                asyncio.get_running_loop().add_reader(self.alive, self._end)
            self.ready()
            self._warming = asyncio.create_task(get_warm())

    def _take(self, line: socket.socket, begun: bytes) -> None:
        """A sibling hands a connection over."""
        task = asyncio.ensure_future(self._serve_line(line, begun))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _serve_line(self, line: socket.socket, begun: bytes) -> None:
        def protocol() -> RoutedHttp:
            state = self.server_state
            return RoutedHttp(config=self.config, server_state=state, app_state=self.lifespan.state, begun=begun)

        with suppress(OSError):  # whoever called has gone
            await asyncio.get_running_loop().connect_accepted_socket(protocol, line)

    def _end(self) -> None:
        assert self.alive is not None
        asyncio.get_running_loop().remove_reader(self.alive)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close both."""
        self.garbage.close()
        self._warming.cancel()
        await super().shutdown(sockets)


async def _try(database: str) -> None:
    """Open the store once before anybody comes: what is wrong with it is then one sentence, not a stack of calls."""
    store = open_store(database)
    await store.start()
    try:
        await store.occupy()
    finally:
        await store.close()


def _say(address: str, told: Callable[[str], None], browser: bool) -> None:
    told(address)
    if browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
