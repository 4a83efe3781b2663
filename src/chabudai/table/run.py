"""Runs the server: chooses the file and the port, says where the table stands, opens a browser, ends cleanly."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import uvicorn
from platformdirs import user_data_path

from chabudai.core.errors import BadTable
from chabudai.store import open_store
from chabudai.table.frames import BoundedSocket
from chabudai.table.house import Settings
from chabudai.table.pagelive import Pages
from chabudai.table.protocol import BoundedHttp
from chabudai.table.server import application

PORT: Final = 8520
NEXT_PORTS: Final = 20  # tried after the usual one, when nobody asked for a certain port
LONGEST_MESSAGE: Final = 64 * 1024
SWITCH: Final = 0.0005  # seconds that the thread at the disk waits for the one at the tables, not ten times as many
# Looking for garbage that refers to itself took an eighth of the time: there is little of it, and much to look through.
YOUNG, MIDDLE, OLD = 20_000, 20, 50  # objects made, and looks at the younger ones, before each kind is looked through
PATIENCE: Final = 5  # seconds for open requests when the server is told to end


def default_database() -> str:
    """The file in the proper folder of the player."""
    return str(user_data_path("chabudai", appauthor=False) / "tables.db")


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
) -> None:
    """Serve until the process is told to end; `told` gets the address."""
    database = database or default_database()
    app = application(database, settings, _pages())
    door = listener(host, port)
    asyncio.run(_try(database))
    number = door.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{number}/"
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=BoundedHttp,
        ws=BoundedSocket,
        ws_max_size=LONGEST_MESSAGE,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    server = Server(config)
    server.ready = lambda: _say(address, told, browser)
    server.run(sockets=[door])


class Server(uvicorn.Server):
    """Says when it is ready."""

    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house and the door."""
        await super().startup(sockets)
        if self.started:
            self.ready()


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


def _pages() -> Pages | None:
    """The pages, where they are installed; programs need none."""
    if find_spec("chabudai.table.pages") is None:
        return None
    pages: Pages = import_module("chabudai.table.pages").PAGES
    return pages
