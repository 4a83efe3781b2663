"""Several server processes on one PostgreSQL share their tables; when one dies, another goes on with its bots."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.store.conftest import postgres  # noqa: F401
from tests.table.process import Server


@pytest.fixture
def pair(tmp_path: Path, postgres: str) -> Iterator[tuple[Server, Server]]:  # noqa: F811
    name = f"shared{abs(hash(str(tmp_path)))}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    url = postgres.replace("/postgres?", f"/{name}?")
    servers = Server(url, tmp_path), Server(url, tmp_path)
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def until(server: Server, path: str, token: str, good: Any, seconds: float = 40) -> Any:
    """Look until it is as expected."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen = server.call("GET", path, None, token)
        if good(seen):
            return seen
        time.sleep(0.05)
    raise AssertionError(f"it did not happen: {seen}")


def test_two_servers_share_a_table_and_one_takes_over(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ana = first.call("POST", "/api/players", {"name": "Ana"})["token"]
    bo = second.call("POST", "/api/players", {"name": "Bo"})["token"]
    plan = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "bot:random"]}
    table = first.call("POST", "/api/tables", plan, ana)["table"]
    path = f"/api/tables/{table}"
    assert second.call("POST", f"{path}/sit", {}, bo)["seat"] == 1
    seen = until(first, path, ana, lambda s: s["status"] == "running")
    for number in range(12):  # each on a server of their own, and all see the same
        seen = until(first, path, ana, lambda s: s["status"] == "over" or 0 in s["asked"] or 1 in s["asked"])
        server, token = (first, ana) if 0 in seen["asked"] else (second, bo)
        mine = until(server, path, token, lambda s: s["question"] is not None)
        choice = mine["question"]["options"][number % len(mine["question"]["options"])]["id"]
        done = server.call("POST", f"{path}/choose", {"question": mine["question"]["number"], "choice": choice}, token)
        version: int = done["version"]  # in Dojo everybody sees every choice
        for other, whose in ((first, ana), (second, bo)):
            until(other, path, whose, lambda s, version=version: s["version"] >= version)
    first.kill()
    for _ in range(40):  # both people are at the second server now, and the bot is run by it
        seen = until(second, path, bo, lambda s: s["status"] == "over" or s["asked"] != [2])
        if seen["status"] == "over":
            break
        token = ana if 0 in seen["asked"] else bo
        mine = second.call("GET", path, None, token)
        data = {"question": mine["question"]["number"], "choice": mine["question"]["options"][0]["id"]}
        second.call("POST", f"{path}/choose", data, token)
    assert seen["version"] > version + 10
