"""Whatever anybody sends: a clear refusal, never a fault of the server, and nothing has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route, WebSocketRoute

from chabudai.table.doors.acts import ACTS
from chabudai.table.doors.api import Api
from tests.table.asgi import Socket, Wire, person, served
from tests.table.test_api import three_at_a_table

FIELDS = (
    *(
        "question",
        "choice",
        "seat",
        "link",
        "name",
        "text",
        "bot",
        "muted",
        "game",
        "seats",
        "options",
        "deck",
        "chairs",
    ),
    *("pace", "listed", "seed", "again", "at", "language", "do", "id", "kind", "bank", "increment", "days"),
)
LEAVES = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
    | st.sampled_from(["dojo", "me", "open", "bot:novice", "bot:random", "live", "days", "give 0"])
    | st.sampled_from(["\ud800", "\0", "9" * 90]) | st.integers(-2, 5)
)  # fmt: skip
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
OBJECTS = st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), VALUES, max_size=6)
BODIES = ("/api/players", "/api/tables", "/api/me", "/api/me/devices", "/api/carried")
GET_PATHS = ("", "/scene", "/scores", "/why", "/hint", "/log", "/record", "/deck", "/links", "/live", "/nothing")
HEADERS = st.dictionaries(
    st.sampled_from(["authorization", "cookie", "accept-language", "origin", "content-type", "sec-fetch-site", "host"]),
    st.text(max_size=40) | st.sampled_from(["Bearer", "Bearer x.y", "chabudai=x.y", "fr;q=x", "http://table.test"]),
    max_size=3,
)
FEW = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


class Place:
    """A running server with a table of three, kept for all examples of a test."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.run(self._open(folder))

    async def _open(self, folder: Path) -> None:
        self.app = await self.stack.enter_async_context(served(folder))
        self.table, self.people = await three_at_a_table(self.app)
        self.stranger = await person(self.app, "Dee")

    def run(self, what: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(what, 60))

    def close(self) -> None:
        self.run(self.stack.aclose())
        self.loop.close()

    @property
    def version(self) -> int:
        return int(self.app.state.server.tables.in_memory[self.table].version)

    def fresh_table(self) -> None:
        """A table that the examples have not ended by resigning or moving."""
        table, self.people = self.run(three_at_a_table(self.app))
        self.table = table


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = Place(tmp_path)
    yield made
    made.close()


@FEW
@given(verb=st.sampled_from([*ACTS, "fly", "try", "rematch", "é", "%00"]), data=OBJECTS | VALUES, who=st.integers(0, 3))
def test_acts(place: Place, verb: str, data: Any, who: int) -> None:
    wire = [*place.people, place.stranger][who]
    version = place.version
    reply = place.run(wire.ask("POST", f"/api/tables/{place.table}/{verb}", data))
    assert 200 <= reply.status < 500, reply.body
    if reply.status >= 400:
        assert reply.json["error"]["text"]
        assert place.version == version
    elif verb in ("resign", "replace") or place.app.state.server.tables.in_memory[place.table].status != "running":
        place.fresh_table()  # also where a bot plays on: its moves would be taken for changes by what was refused


@FEW
@given(data=OBJECTS, game=st.booleans())
def test_plans(place: Place, data: dict[str, Any], game: bool) -> None:
    if game:
        data = {"game": "dojo", **data}
    tables = place.app.state.server.tables
    before = len(tables.in_memory)
    reply = place.run(place.people[0].ask("POST", "/api/tables", data))
    assert 200 <= reply.status < 500, reply.body
    assert len(tables.in_memory) == before + (reply.status == 201)


@FEW
@given(body=st.binary(max_size=60), path=st.sampled_from(BODIES))
def test_bodies(place: Place, body: bytes, path: str) -> None:
    reply = place.run(place.people[0].ask("POST", path, raw=body))
    assert 200 <= reply.status < 500, reply.body


@FEW
@given(path=st.sampled_from(GET_PATHS), table=st.text(max_size=20), headers=HEADERS, mine=st.booleans())
def test_addresses_and_headers(place: Place, path: str, table: str, headers: dict[str, str], mine: bool) -> None:
    wire = Wire(place.app)
    name = place.table if mine else table.replace("?", "")
    for method in ("GET", "POST", "DELETE"):
        reply = place.run(wire.ask(method, f"/api/tables/{name}{path}", {}, headers))
        assert 200 <= reply.status < 500, reply.body


async def still_there(line: Socket, texts: list[Any]) -> None:
    """Say all that, and then something sensible, which is answered."""
    for text in texts:
        await line.say(text)
    await line.say({"do": "chat", "text": "still here", "id": 99})
    for _ in range(200):
        message = await line.next()
        if message.get("done") == 99 or message.get("id") == 99:
            return


@settings(FEW, max_examples=60)
@given(texts=st.lists(st.text(max_size=40) | OBJECTS, max_size=5))
def test_sockets(place: Place, texts: list[Any]) -> None:
    async def talk() -> None:
        async with place.people[1].socket(f"/api/tables/{place.table}/live") as line:
            await still_there(line, texts)

    place.run(talk())


def test_nesting_without_end(place: Place) -> None:
    for raw in (b"[" * 100_000, b'{"a":' * 50_000, b'{"seed":' + b"9" * 100_000 + b"}"):
        reply = place.run(place.people[0].ask("POST", "/api/tables", raw=raw))
        assert reply.status == 400


def test_every_endpoint_is_reached(place: Place) -> None:
    """The list above has not been outgrown by the API."""
    routes = Api(place.app.state.server).routes()
    paths = {route.path for route in routes if isinstance(route, Route | WebSocketRoute)}
    tables = {f"/api/tables/{{table}}{path}" for path in GET_PATHS}
    known = {"/api/openapi.json", "/api/games", "/api/me/carry", "/api/me/delete", "/api/tables/{table}/{act}"}
    known |= {*BODIES, "/api/tables/{table}/try", "/api/tables/{table}/rematch"}
    assert paths <= tables | known
