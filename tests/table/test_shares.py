"""Fair shares: an identity and an address have a rate each, dear things cost more, and newcomers are no row each."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from starlette.applications import Starlette

from chabudai.table.course.notes import Note
from chabudai.table.doors import server
from chabudai.table.doors.limits import ADDRESS_SHARE, BURST, Allowance, Buckets, network, take_all
from chabudai.table.doors.server import Server
from chabudai.table.pages.draw.story import MOST_TALK, talk
from chabudai.table.pages.draw.words import VOICES
from tests.table.asgi import QUICK, Wire, person, story

LIMITED = replace(QUICK, rate=20.0)
LONG = "9" * 4400  # more digits than Python makes a number of


def rows(folder: Path) -> int:
    with sqlite3.connect(folder / "tables.db") as database:
        return int(database.execute("SELECT count(*) FROM players").fetchone()[0])


# --- rates ----------------------------------------------------------------------------------------


def test_ten_identities_of_one_address_share_what_an_address_may_have(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        keys = app.state.server.keys
        wires = [Wire(app, keys.token(f"somebody{n}")) for n in range(10)]
        start = perf_counter()
        good = 0
        for _ in range(60):
            for wire in wires:
                good += (await wire.get("/health")).status == 200
        most = LIMITED.rate * ADDRESS_SHARE * (BURST + perf_counter() - start) + 1
        assert good <= most < 600

    story(tmp_path, told, LIMITED)


def test_one_identity_does_not_take_all_that_its_address_may_have(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        greedy, other = (Wire(app, app.state.server.keys.token(name)) for name in ("greedy", "other"))
        while (await greedy.get("/health")).status == 200:
            pass
        for _ in range(500):
            await greedy.get("/health")
        assert (await other.get("/health")).status == 200

    story(tmp_path, told, LIMITED)


def test_many_sockets_share_what_one_client_may_have(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = Wire(app, app.state.server.keys.token("ana"))
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])).json["table"]
        refused = 0
        start = perf_counter()
        for _ in range(6):
            async with ana.socket(f"/api/tables/{table}/live") as socket:
                if (await socket.next()).get("type") == "websocket.close":
                    continue
                for _ in range(30):
                    await socket.say({"do": "undo"})
                for _ in range(30):
                    heard = await socket.next()
                    if heard["refused"]["problem"] == "too-fast":
                        break
                    refused += 1
        assert refused <= LIMITED.rate * (BURST + perf_counter() - start) < 180

    story(tmp_path, told, LIMITED)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "", True),
        ("testclient", "testclient", True),
    ],
)
def test_an_address_is_what_its_holder_cannot_choose(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same


def test_what_costs_more_is_had_less_often() -> None:
    buckets = Buckets(10.0)
    assert sum(buckets.take("a", 8.0) for _ in range(20)) == 5
    assert sum(buckets.take("b") for _ in range(100)) in (40, 41)
    assert all(Buckets(0.0).take("c", 1000.0) for _ in range(10))
    assert Buckets(1.0).take("d", 1000.0), "whoever has waited may have anything"


def test_what_one_share_refuses_is_not_taken_from_the_other() -> None:
    small, large = Buckets(1.0), Buckets(100.0)
    assert take_all([(small, "a"), (large, "a")], 4.0)
    before = large.left("a")
    assert not take_all([(small, "a"), (large, "a")], 4.0)
    assert large.left("a") >= before


def test_a_crowd_of_new_names_frees_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.table.doors.limits.MOST_CLIENTS", 10)
    buckets, two = Buckets(1.0), Allowance(2)
    while buckets.take("a"):
        pass
    assert [two.take("a") for _ in range(3)] == [True, True, False]
    for number in range(50):
        buckets.take(f"new{number}")
        two.take(f"new{number}")
        assert not buckets.take("a")
        assert not two.take("a")
    assert len(buckets._left) <= 10
    assert len(two._done) <= 10


# --- identities -----------------------------------------------------------------------------------


def test_who_has_nothing_to_remember_costs_no_row(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        for path in ("/", "/learn", "/rules/dojo"):
            assert (await Wire(app).get(path)).status == 200
        reply = await Wire(app).post("/api/players")
        assert reply.status == 201
        wire = Wire(app, reply.json["token"])
        assert (await wire.post("/api/me")).status == 200
        assert (await wire.get("/api/me")).json["player"] == reply.json["player"]
        assert (await wire.ask("POST", "/me/mail/stop")).status == 303
        assert rows(tmp_path) == 0
        assert (await wire.post("/api/me", name="Ana")).status == 200
        assert rows(tmp_path) == 1

    story(tmp_path, told)


def test_newcomers_of_one_address_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "NEWCOMERS", 3)

    async def told(app: Starlette) -> None:
        assert [(await Wire(app).post("/api/players", name="Ana")).status for _ in range(2)] == [201, 201]
        assert (await Wire(app).post("/api/players")).status == 201
        refused = await Wire(app).post("/api/players", name="Ana")
        assert (refused.status, refused.problem) == (429, "too-many-players")
        keys = app.state.server.keys
        cookie = {"cookie": f"chabudai={keys.token('new')}"}
        for form in (b"name=Bo", b"language=fr"):
            assert (await Wire(app).ask("POST", "/me", headers=cookie, raw=form)).status == 429
        assert rows(tmp_path) == 2

    story(tmp_path, told, replace(QUICK, rate=1000.0))


# --- talk -----------------------------------------------------------------------------------------


def test_nobody_talks_all_the_time(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, bo = await person(app, "Ana"), await person(app, "Bo")
        plan = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"]}
        path = f"/api/tables/{(await ana.post('/api/tables', **plan)).json['table']}"
        await bo.post(f"{path}/sit")
        said = [(await ana.post(f"{path}/chat", text="x")) for _ in range(server.REMARKS + 5)]
        assert [reply.status for reply in said] == [200] * server.REMARKS + [429] * 5
        assert said[-1].problem == "too-much-talk"
        assert (await bo.post(f"{path}/chat", text="x")).status == 200
        async with ana.socket(f"{path}/live") as socket:
            await socket.say({"do": "chat", "text": "x", "id": 1})
            assert (await socket.until("refused"))["refused"]["problem"] == "too-much-talk"

    story(tmp_path, told, replace(QUICK, rate=1000.0))


def test_long_talk_is_drawn_as_quickly_as_short_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    class Spy(dict[str, Any]):
        def get(self, key: str, default: Any = None) -> Any:
            drawn.append(key)
            return super().get(key, default)

    notes = [Note(n, "chat", 0, 0, 0, Spy(text=f"word {n}")) for n in range(5000)]
    notes += [Note(n, "mute", 0, 0, 0, Spy(seat=1)) for n in range(5000, 5010)]
    html = talk(notes, ["Ana", "Bo"], VOICES["en"])
    assert html.count("<li") == MOST_TALK
    assert html.index("word 4940<") < html.index("word 4999<")
    assert "word 4939<" not in html
    assert len(drawn) <= 4 * MOST_TALK


# --- numbers of any length ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        f"/learn/dojo/{LONG}",
        f"/learn/dojo/1/{LONG}",
        f"/learn/dojo/1/{LONG}/why",
        f"/learn/dojo/{10**9 - 1}",
        f"/t/TABLE/replay/{LONG}",
        f"/t/TABLE/replay?to={LONG}",
        f"/t/TABLE/replay/0?seat={LONG}",
        f"/t/TABLE/replay/0?play={LONG}",
        f"/api/tables/TABLE?after={LONG}",
        f"/carried/a.{LONG}.b",
        f"/t/{LONG}",
    ],
)
def test_a_number_in_an_address_may_have_any_length(tmp_path: Path, path: str) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.post("/api/tables", game="dojo", seats=3)).json["table"]
        reply = await ana.ask("GET", path.replace("TABLE", table), headers={"accept": "text/html"})
        assert 400 <= reply.status < 500
        assert b"<html" in reply.body or reply.json["error"]["text"]

    story(tmp_path, told)


@pytest.mark.parametrize("digits", ["9" * 90, "9" * 4300, LONG, "-" + LONG, "9" * 40 + ".5", "1e400"])
def test_a_number_that_is_sent_may_have_any_length(tmp_path: Path, digits: str) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.post("/api/tables", game="dojo", seats=3)).json["table"]
        at = f"/api/tables/{table}"
        for field in ("seats", "options", "pace", "listed", "name", "chairs", "deck"):
            raw = f'{{"game": "dojo", "{field}": {digits}}}'.encode()
            assert (await ana.ask("POST", "/api/tables", raw=raw)).status == 400, field
        for pace in (f'{{"kind": "days", "days": {digits}}}', f'{{"kind": "live", "bank": {digits}, "increment": 1}}'):
            raw = f'{{"game": "dojo", "pace": {pace}}}'.encode()
            assert (await ana.ask("POST", "/api/tables", raw=raw)).status == 400
        for option in ("deck", "seats"):
            raw = f'{{"game": "dojo", "options": {{"{option}": {digits}}}}}'.encode()
            assert (await ana.ask("POST", "/api/tables", raw=raw)).status == 400
        for act, field in (("choose", "question"), ("choose", "choice"), ("sit", "seat"), ("mute", "seat")):
            reply = await ana.ask("POST", f"{at}/{act}", raw=f'{{"{field}": {digits}}}'.encode())
            assert 400 <= reply.status < 500
        async with ana.socket(f"{at}/live") as socket:
            await socket.say(f'{{"do": "choose", "question": {digits}, "choice": 1, "id": {digits}}}')
            assert 400 <= (await socket.until("refused"))["status"] < 500
        for form in ("seats", "seed", "at", "pace", "option-deck", "listed"):
            again = f"&again={table}" if form == "at" else ""
            reply = await ana.ask("POST", "/new", raw=f"game=dojo&{form}={digits}{again}".encode())
            assert 400 <= reply.status < 500, form
        reply = await ana.ask("POST", f"/t/{table}/choose", raw=f"question={digits}&choice={digits}".encode())
        assert 400 <= reply.status < 500

    story(tmp_path, told)


def test_the_house_counts_nothing_without_a_rate(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        assert server.remarks.most == server.newcomers.most == 0

    story(tmp_path, told)
