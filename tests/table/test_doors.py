"""What the guard at the door lets in, and what it says when something inside gives way."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chabudai.table.doors.guard import HEADERS
from chabudai.table.doors.hosts import is_ours, name_of
from chabudai.table.people.identity import COOKIE
from tests.table.asgi import QUICK, Wire, person, story

ELSEWHERE = {"origin": "http://evil.example", "sec-fetch-site": "cross-site", "host": "table.test"}


@pytest.mark.parametrize("authorization", ["", "Basic Zm9vOmJhcg==", "Digest x", "Bearerx"])
def test_a_cookie_is_not_believed_from_another_site_whatever_else_is_sent(tmp_path: Path, authorization: str) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])).json["table"]
        headers = {**ELSEWHERE, "cookie": f"{COOKIE}={ana.token}", "authorization": authorization}
        reply = await Wire(app).ask("POST", f"/api/tables/{table}/chat", {"text": "not me"}, headers)
        assert (reply.status, reply.problem) == (403, "other-site")
        said = await Wire(app).ask(
            "POST", f"/api/tables/{table}/chat", {"text": "me"}, {**ELSEWHERE, "authorization": f"Bearer {ana.token}"}
        )
        assert said.status == 200, "a program with a token is nobody's browser"

    story(tmp_path, told)


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        *(("", True), ("localhost:8520", True), ("127.0.0.1", True), ("192.168.1.5:8520", True), ("[::1]:8520", True)),
        *(("living-room", True), ("box.local:8520", True), ("box.LAN.", True), ("table.example.org:443", True)),
        *(("evil.example", False), ("table.example.org.evil.example", False), ("127.0.0.1.evil.example:8520", False)),
        *(("evil.example:", False), ("local.evil", False)),
    ],
)
def test_names_that_a_stranger_could_own_must_be_told(host: str, ours: bool) -> None:
    assert is_ours(host, (name_of("Table.Example.org:443"),)) is ours


def test_under_another_name_nothing_is_answered(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        for headers in ({"host": "evil.example"}, {"host": "evil.example", "origin": "http://evil.example"}):
            for method, path in (("GET", "/api/games"), ("POST", "/api/players"), ("GET", "/")):
                reply = await Wire(app).ask(method, path, {}, headers)
                assert (reply.status, reply.problem) == (421, "other-host")

    async def named(app: Starlette) -> None:
        assert (await Wire(app).ask("GET", "/api/games", headers={"host": "table.example:443"})).status == 200

    story(tmp_path, told)
    story(tmp_path, named, replace(QUICK, hosts=("table.example",)))


def test_a_fault_of_ours_is_told_guarded_and_counted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(request: Request) -> Response:
        raise ZeroDivisionError("something nobody thought of")

    async def told(app: Starlette) -> None:
        app.router.routes.insert(0, Route("/broken", broken))
        with caplog.at_level(logging.ERROR):
            reply = await Wire(app).ask("GET", "/broken")
        assert (reply.status, reply.problem) == (500, "server-failed")
        assert HEADERS.items() <= reply.headers.items()
        assert "nobody thought of" in caplog.text
        assert 'requests{kind="5xx"} 1' in (await Wire(app).ask("GET", "/metrics")).body.decode().replace(
            "chabudai_", ""
        )

    story(tmp_path, told)


@pytest.mark.parametrize(
    "deck", ["a" + ".a" * 16_000 + "=1", '{"x": ' + "9" * 5_000 + "}", "x = " + "9" * 5_000, "\n" * 70_000]
)
def test_a_deck_is_no_bomb(tmp_path: Path, deck: str) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        for game in ("dojo", "machi", "arigato"):
            reply = await ana.post("/api/tables", game=game, deck=deck)
            assert (reply.status, reply.problem) in ((400, "deck-syntax"), (400, "deck-too-long"))

    story(tmp_path, told)
