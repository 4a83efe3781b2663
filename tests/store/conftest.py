"""Every test of the store runs on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.postgres_server import programs, server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that was started for these tests."""
    if programs() is None:
        pytest.skip("Debian's postgresql package is not installed")
    with server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where the store of this test is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    import psycopg

    base: str = request.getfixturevalue("postgres")
    name = f"t{abs(hash(str(tmp_path)))}"
    with psycopg.connect(base, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return base.replace("/postgres?", f"/{name}?")
