"""Addresses have names: routes, pages and templates take them from one place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.routing import Route, WebSocketRoute

import chabudai.table
from chabudai.table import addresses
from chabudai.table.addresses import Address
from chabudai.table.app import application

TABLE = Path(chabudai.table.__file__).parent
HEADS = sorted({found.pattern.split("/")[1].partition("{")[0] for found in addresses.EVERY.values()} - {"", "api"})
# An address written by hand: in quotes or after a brace, and below one of the places that have names.
WRITTEN = re.compile(rf"""["'}}=](/(?:{"|".join(map(re.escape, HEADS))})(?:["'/?{{]|$))""", re.MULTILINE)


@pytest.mark.parametrize(
    "path",
    sorted([*TABLE.rglob("*.py"), *TABLE.rglob("*.html")]),
    ids=lambda path: str(path.relative_to(TABLE)),
)
def test_nobody_writes_an_address_by_hand(path: Path) -> None:
    if path.name not in ("addresses.py", "api.py", "openapi.py"):  # the API describes its own
        assert WRITTEN.findall(path.read_text(encoding="utf-8")) == []


def test_routes_of_pages_are_the_addresses_and_nothing_else(tmp_path: Path) -> None:
    app = application(str(tmp_path / "tables.db"))
    routes = [route.path for route in app.routes if isinstance(route, Route | WebSocketRoute)]
    pages = {path for path in routes if not path.startswith("/api/")} - {"/health", "/metrics", "/metrics/{process}"}
    assert pages == {found.pattern for found in addresses.EVERY.values() if not found.pattern.startswith("/api/")}
    assert addresses.RECORD.pattern in routes


def test_what_stands_in_an_address_cannot_break_it() -> None:
    replay = Address("/t/{table}/replay/{at:place}")
    assert replay("a-b", 3) == "/t/a-b/replay/3"
    assert replay("a/b?", 3, seat="none", play=2) == "/t/a%2Fb%3F/replay/3?seat=none&play=2"
    assert [replay("a", at) for at in (1, True, "1", 1.0, -1)] == [f"/t/a/replay/{at}" for at in (1, True, 1, 1.0, -1)]
    for parts in ((), ("a",), ("a", 1, 2)):
        with pytest.raises(ValueError, match="zip"):
            replay(*parts)
