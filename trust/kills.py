"""Kills: a server under load is killed and started again; nothing confirmed may be missing, every game goes on."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from tests.store.postgres_server import programs, server
from tests.table.process import QuickServer
from tests.table.test_kill import siege

KILLS = 10  # of a batch
PATIENCE = 120.0  # seconds a kill may take with all that belongs to it, on a busy machine


def sqlite(number: int) -> dict[str, Any]:
    """Some kills on a file of their own."""
    with tempfile.TemporaryDirectory(prefix="chabudai-trust-") as folder:
        return _besiege(str(Path(folder) / "tables.db"), Path(folder), number)


def postgres(number: int) -> dict[str, Any]:
    """Some kills on a PostgreSQL server of their own."""
    with tempfile.TemporaryDirectory(prefix="chabudai-trust-") as folder, _database() as url:
        return _besiege(url, Path(folder), number)


@cache
def has_postgres() -> bool:
    """Is it installed?"""
    return programs() is not None


@contextmanager
def _database() -> Iterator[str]:
    import psycopg

    with server() as base:
        with psycopg.connect(base, autocommit=True) as connection:
            connection.execute("CREATE DATABASE killed")
        yield base.replace("/postgres?", "/killed?")


def _besiege(database: str, folder: Path, number: int, kills: int = KILLS) -> dict[str, Any]:
    running = QuickServer(database, folder)
    failures: list[str] = []
    confirmed = finished = 0
    try:
        crowd = asyncio.run(siege(running, kills, seed=number, limit=PATIENCE * kills))
        confirmed, finished = crowd.count, crowd.finished
    except Exception as error:  # whatever it is, it is what we are looking for
        failures.append(f"batch {number}: {type(error).__name__}: {error}")
    if "Traceback" in running.errors.read_text():
        failures.append(f"batch {number}: {running.errors.read_text()[-2000:]}")
    return {"figures": {"kills": kills, "confirmed": confirmed, "games finished": finished}, "failures": failures}
