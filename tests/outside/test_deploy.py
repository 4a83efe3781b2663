"""docs/deploy.md, followed to the letter: install, service, proxy, several processes, backup, restore, upgrade."""

from __future__ import annotations

import http.client
import json
import random
import shutil
import signal
import socket
import ssl
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.sync.client import connect

from tests.outside.operator import Operator, blocks, commands, nginx
from tests.outside.served import LONGEST
from tests.store.postgres_server import programs, server
from tests.table.process import free_port

NAME = "table.example.org"
PLAN = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"]}
TRUSTING = ssl._create_unverified_context()


class Visitor:
    """Somebody who comes through the proxy, or to a process itself."""

    def __init__(self, port: int, tls: bool, source: str = "127.0.0.1") -> None:
        self.port, self.tls, self.source = port, tls, source
        self.host = f"{NAME}:{port}" if tls else f"127.0.0.1:{port}"
        self.token = ""

    def ask(self, method: str, path: str, data: Any = None, **more: str) -> tuple[int, bytes]:
        line: http.client.HTTPConnection
        if self.tls:
            line = http.client.HTTPSConnection(
                "127.0.0.1", self.port, context=TRUSTING, source_address=(self.source, 0), timeout=LONGEST
            )
        else:
            line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LONGEST)
        headers = {"host": self.host, "content-type": "application/json"} | more
        headers |= {"authorization": f"Bearer {self.token}"} if self.token else {}
        line.request(method, path, None if data is None else json.dumps(data), headers)
        answer = line.getresponse()
        found = answer.status, answer.read()
        line.close()
        return found

    def call(self, method: str, path: str, data: Any = None) -> Any:
        status, body = self.ask(method, path, data)
        assert status < 300, (path, status, body)
        return json.loads(body)

    def arrive(self) -> Visitor:
        self.token = self.call("POST", "/api/players", {"name": "Guest"})["token"]
        return self


def play(people: list[Visitor], table: str, choices: int) -> int:
    """So many choices; the version after them."""
    chance = random.Random(1)
    seen = looked_at(people[0], table, "asked")
    for _ in range(choices):
        who = people[seen["asked"][0]]
        mine = looked_at(who, table, "question", seen["version"])
        choice = chance.choice(mine["question"]["options"])["id"]
        data = {"question": mine["question"]["number"], "choice": choice}
        seen = who.call("POST", f"/api/tables/{table}/choose", data)
    return int(seen["version"])


def looked_at(who: Visitor, table: str, what: str, since: int = 0) -> Any:
    """A table, as soon as the server that is asked has heard of what happened at the other one and shows this of it."""
    end = time.monotonic() + LONGEST
    while True:
        seen = who.call("GET", f"/api/tables/{table}")
        if seen[what] and seen["version"] >= since:
            return seen
        assert time.monotonic() < end


def sit(people: list[Visitor]) -> str:
    table: str = people[0].call("POST", "/api/tables", PLAN)["table"]
    for other in people[1:]:
        other.call("POST", f"/api/tables/{table}/sit", {})
    return table


def version(who: Visitor, table: str) -> int:
    return int(who.call("GET", f"/api/tables/{table}")["version"])


@pytest.fixture
def database() -> Iterator[str]:
    """A PostgreSQL server as Debian installs it: with a user `postgres`, and none of ours."""
    if programs() is None:
        pytest.skip("Debian's postgresql package is not installed")
    with server() as url:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("CREATE ROLE postgres SUPERUSER LOGIN")
        with psycopg.connect(url.replace("user=chabudai", "user=postgres"), autocommit=True) as connection:
            connection.execute("ALTER ROLE chabudai RENAME TO first")
        yield url.partition("host=")[2].partition("&")[0]


@pytest.mark.skipif(nginx() is None, reason="nginx is not installed (Debian: apt install nginx-light)")
@pytest.mark.skipif(not shutil.which("openssl"), reason="openssl is not installed")
@pytest.mark.skipif(not shutil.which("sqlite3"), reason="sqlite3 is not installed (Debian: apt install sqlite3)")
def test_the_page_is_followed_to_the_letter(tmp_path: Path, database: str) -> None:
    operator = Operator(tmp_path, database)
    try:
        operator.follow(commands("python3 -m venv"))
        operator.follow(commands("daemon-reload"))
        with_a_file(operator)
        on_two_cores(operator)
        operator.follow(commands("createuser"))
        port = free_port()
        site = operator.proxy(port)
        assert all(f"127.0.0.1:{mine}" in site for mine in operator.ports.values())
        behind_nginx(operator, port)
    finally:
        operator.close()


def with_a_file(operator: Operator) -> None:
    """One process and SQLite: backup and restore."""
    kept = operator.folder / "var" / "lib" / "chabudai" / "tables.db"
    assert kept.stat().st_mode & 0o077 == 0
    assert (operator.folder / "etc" / "chabudai.env").stat().st_mode & 0o077 == 0
    people = [Visitor(int(operator.ports["8520"]), False).arrive() for _ in range(3)]
    table = sit(people)
    stood = play(people, table, 5)
    operator.follow(commands("VACUUM INTO"))
    assert play(people, table, 5) > stood
    name = f"chabudai@{operator.ports['8520']}"
    operator.stop(name, signal.SIGKILL)
    assert kept.with_name("tables.db-wal").stat().st_size, "the old file has something left to say"
    operator.follow([line for line in commands("rm -f /var/lib/chabudai/tables.db") if " stop " not in line])
    assert version(people[0], table) == stood
    assert play(people, table, 3) > stood


def on_two_cores(operator: Operator) -> None:
    """One server of two processes; then one again, for what comes after."""
    settings = operator.folder / "etc" / "chabudai.env"
    before = settings.read_text()
    operator.follow(commands("CHABUDAI_PROCESSES"))
    people = [Visitor(int(operator.ports["8520"]), False).arrive() for _ in range(3)]
    for _ in range(3):
        assert play(people, sit(people), 3)
    for process in (1, 2):
        assert b"chabudai_tables" in people[0].ask("GET", f"/metrics/{process}")[1]
    settings.write_text(before)


def behind_nginx(operator: Operator, port: int) -> None:
    """Two processes, PostgreSQL and the proxy: play, backup, upgrade, restore, and one process less."""
    people = [Visitor(port, True, f"127.0.0.{n}") for n in (2, 3, 4)]
    end = time.monotonic() + LONGEST
    while True:
        try:
            people[0].arrive()
            break
        except OSError:
            assert time.monotonic() < end, "nginx does not answer"
            time.sleep(0.05)
    people[1].arrive()
    people[2].arrive()
    table = sit(people)
    stood = play(people, table, 6)
    # The world gets no numbers, the operator does, at each process.
    assert people[0].ask("GET", "/metrics")[0] == 404
    for mine in operator.ports.values():
        assert b"chabudai_tables" in Visitor(int(mine), False).ask("GET", "/metrics")[1]
    # Forms are believed from our own host, port included, and from no other.
    cookie = {"cookie": f"chabudai={people[0].token}", "content-type": "application/x-www-form-urlencoded"}
    browser = Visitor(port, True)
    chat = f"/t/{table}/chat"
    assert browser.ask("POST", chat, origin=f"https://{NAME}:{port}", **cookie)[0] in (303, 400)
    assert browser.ask("POST", chat, origin=f"https://{NAME}", **cookie)[0] == 403
    assert browser.ask("GET", "/", host="evil.example")[0] == 421
    # Sockets pass, and tell what was done at either process.
    headers = {"Authorization": f"Bearer {people[1].token}"}
    address = f"wss://{NAME}:{port}/api/tables/{table}/live"
    plain = socket.create_connection(("127.0.0.1", port))
    with connect(address, sock=plain, ssl=TRUSTING, additional_headers=headers) as line:
        assert json.loads(line.recv(LONGEST))["version"] == version(people[1], table)
        now = play(people, table, 3)
        while json.loads(line.recv(LONGEST))["version"] < now:
            pass
    operator.follow(commands("pg_dump"))
    stood = version(people[0], table)
    later = play(people, table, 4)
    operator.follow(commands("--upgrade"))
    assert version(people[0], table) == later, "an upgrade keeps everything"
    operator.follow(commands("dropdb"))
    assert version(people[0], table) == stood, "and so does the backup"
    assert play(people, table, 2) > stood
    operator.stop(f"chabudai@{operator.ports['8520']}", signal.SIGKILL)
    assert play(people, table, 2) > stood, "one process is enough"


def test_the_unit_is_complete() -> None:
    (unit,) = blocks("ini")
    assert [line for line in unit.splitlines() if line.startswith("[")] == ["[Unit]", "[Service]", "[Install]"]
    assert "WantedBy=multi-user.target" in unit
