"""The doors for browsers: forms, addresses and the page's socket, with whatever anybody sends to them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.routing import Mount, Route

from chabudai.table.doors.acts import ACTS
from chabudai.table.people.identity import COOKIE
from tests.table.asgi import Wire, served
from tests.table.test_fuzz import FEW, FIELDS, OBJECTS, Place, still_there

TEXTS = st.text(max_size=20) | st.sampled_from(
    ["0", "1", "-1", "9" * 50, "on", "dojo", "bot:novice", "me", "open", "fr"]
)
MORE = ("to", "play", "part", "seat", "email", "wanted", "again", "at", "chair-0", "text", "from")
FORMS = st.dictionaries(st.sampled_from([*FIELDS, *MORE]) | st.text(max_size=8), TEXTS, max_size=6)


class Tables(Place):
    """The same place with its pages; people come with cookies, as browsers do."""

    async def _open(self, folder: Path) -> None:
        await super()._open(folder)
        await self.stack.aclose()
        self.app = await self.stack.enter_async_context(served(folder))
        await self.app.state.server.tables.open(self.table)
        for wire in (*self.people, self.stranger):
            wire.app = self.app

    def browser(self, who: int) -> tuple[Wire, dict[str, str]]:
        token = [*self.people, self.stranger][who].token
        return Wire(self.app), {"cookie": f"{COOKIE}={token}", "accept": "text/html", "origin": "http://table.test"}


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Tables]:
    made = Tables(tmp_path)
    yield made
    made.close()


def pages(place: Tables, method: str) -> list[str]:
    """The addresses of all pages."""
    routes = [route for route in place.app.routes if isinstance(route, Route) and not route.path.startswith("/api")]
    return [route.path for route in routes if method in (route.methods or set())]


@FEW
@given(data=st.data(), fields=FORMS, who=st.integers(0, 3), mine=st.booleans(), other=TEXTS)
def test_forms(place: Tables, data: Any, fields: dict[str, str], who: int, mine: bool, other: str) -> None:
    path = data.draw(st.sampled_from(pages(place, "POST")))
    table = place.table if mine else other
    path = path.replace("{table}", table).replace("{act}", data.draw(st.sampled_from([*ACTS, "fly"])))
    wire, headers = place.browser(who)
    body = urlencode(fields, errors="replace").encode()
    headers["content-type"] = "application/x-www-form-urlencoded"
    reply = place.run(wire.ask("POST", path.replace("?", ""), headers=headers, raw=body))
    assert 200 <= reply.status < 500, (path, reply.body)


@FEW
@given(data=st.data(), query=FORMS, who=st.integers(0, 3), mine=st.booleans(), other=TEXTS)
def test_addresses(place: Tables, data: Any, query: dict[str, str], who: int, mine: bool, other: str) -> None:
    path = data.draw(st.sampled_from(pages(place, "GET")))
    table = place.table if mine else other
    for name, value in (
        ("{table}", table),
        ("{game}", data.draw(st.sampled_from(["dojo", other]))),
        ("{link}", other),
        ("{report}", other),
        ("{at:int}", "3"),
    ):
        path = path.replace(name, value)
    path = path.replace("{at:int}", str(data.draw(st.integers(0, 10**20)))).replace("?", "")
    wire, headers = place.browser(who)
    address = f"{path}?{urlencode(query, errors='replace')}"
    reply = place.run(wire.ask("GET", address, headers=headers))
    assert 200 <= reply.status < 500, (address, reply.body)
    assert b"<script>" not in reply.body


@FEW
@given(texts=st.lists(st.text(max_size=40) | OBJECTS, max_size=4), who=st.integers(0, 3))
def test_the_page_socket(place: Tables, texts: list[Any], who: int) -> None:
    async def talk() -> None:
        wire, headers = place.browser(who)
        async with wire.socket(f"/t/{place.table}/live", headers) as line:
            assert (await line.next())["update"] == 1
            await still_there(line, texts)

    place.run(talk())


def test_names_and_words_are_shown_as_written_and_never_as_markup(place: Tables) -> None:
    evil = '<b onclick="x">&'
    place.run(place.people[0].post(f"/api/tables/{place.table}/chat", text=f"{evil} hello"))
    place.run(place.people[0].post("/api/me", name=evil))
    for who in range(4):
        wire, headers = place.browser(who)
        for path in ("/", f"/t/{place.table}"):
            reply = place.run(wire.ask("GET", path, headers=headers))
            assert reply.status == 200
            assert evil.encode() not in reply.body
    assert b"&lt;b onclick" in reply.body


def test_static_files_stay_in_their_folder(place: Tables) -> None:
    assert any(isinstance(route, Mount) and route.path == "/static" for route in place.app.routes)
    strange = ("/static/../server.py", "/static/%2e%2e/server.py", "/static//etc/passwd", "/static/..%2fserver.py")
    for path in (*strange, "/static/games/dojo/../rules.en.md", "/static/games/dojo/..%2frules.en.md"):
        reply = place.run(Wire(place.app).get(path))
        assert reply.status in (404, 405), path
