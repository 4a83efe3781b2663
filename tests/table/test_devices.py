"""Several devices of one player: a link brings the seats to another one, once, and each of them can be signed out."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from chabudai.store import ending
from chabudai.table.doors import ear, sockets
from chabudai.table.people.identity import Keys
from tests.table.asgi import Wire, person, story
from tests.table.reading import Reading
from tests.table.test_pages_http import read, send


async def carried(app: Starlette, wire: Wire) -> Wire:
    """The same player on another device."""
    link = (await wire.post("/api/me/carry")).json["link"]
    return Wire(app, (await Wire(app).post("/api/carried", link=link)).json["token"])


def test_a_link_to_another_device_is_good_once(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        link = (await ana.post("/api/me/carry")).json["link"]
        assert (await Wire(app).ask("GET", f"/carried/{link}", headers={"accept": "text/html"})).status == 200
        assert (await Wire(app).post("/api/carried", link=link)).status == 200, "to look at it used nothing up"
        reply = await Wire(app).post("/api/carried", link=link)
        assert (reply.status, reply.problem) == (404, "used-link")
        assert (await Wire(app).ask("POST", f"/carried/{link}", raw=b"", headers={"accept": "text/html"})).status == 404

    story(tmp_path, told)


def test_a_device_is_signed_out_and_the_others_stay(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])).json["table"]
        phone, tablet = await carried(app, ana), await carried(app, ana)
        devices = (await phone.get("/api/me/devices")).json["devices"]
        assert [one["this"] for one in devices] == [False, True, False]
        assert (await ana.post("/api/me/devices", out=devices[1]["id"])).status == 200
        assert (await phone.get("/api/me")).status == 401
        assert (await phone.get(f"/api/tables/{table}")).json["seat"] is None, "a view of the seat would be too much"
        assert (await tablet.get(f"/api/tables/{table}")).json["seat"] == 0
        assert (await tablet.post("/api/me/devices", out="first")).status == 200
        assert (await ana.get("/api/me")).status == 401
        assert (await tablet.post("/api/me/devices", out="nothing")).problem == "no-such-device"

    story(tmp_path, told)


def test_everything_else_is_signed_out_copies_of_ones_own_token_too(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        phone = await carried(app, ana)
        stolen = Wire(app, ana.token)
        ana.token = (await ana.post("/api/me/devices", others=True)).json["token"]
        assert (await ana.get("/api/me")).json["name"] == "Ana"
        for wire in (phone, stolen):
            assert (await wire.get("/api/me")).status == 401
        assert len((await ana.get("/api/me/devices")).json["devices"]) == 1

    story(tmp_path, told)


def test_the_lobby_lists_devices_and_signs_them_out(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        assert "/me/devices" not in read(await ana.get("/")), "with one device there is nothing to sign out"
        phone = await carried(app, ana)
        listed = Reading(read(await ana.get("/"))).values("value", "button")
        devices = (await ana.get("/api/me/devices")).json["devices"]
        for one in devices:
            if not one["this"]:
                assert one["id"] in listed
                assert (await send(ana, "/me/devices", out=one["id"])).status == 303
        assert (await phone.get("/api/me")).status == 401
        reply = await send(ana, "/me/devices", others="true")
        assert reply.status == 303
        assert "chabudai=" in reply.headers["set-cookie"]
        assert (await ana.get("/api/me")).status == 401, "the browser has another cookie now"

    story(tmp_path, told)


def test_tokens_from_before_there_were_devices_are_good() -> None:
    keys = Keys("k")
    assert keys.holder(f"ana.{keys._sign('player', 'ana')}") == ("ana", "")
    token = keys.token("ana", "d1")
    assert keys.holder(token) == ("ana", "d1")
    for wrong in (token.replace("d1", "d2"), token.replace(".d1", ""), "ana.d1", "", ".", "..", None):
        assert keys.holder(wrong) is None


@pytest.mark.parametrize("acts", [True, False])
def test_an_open_line_of_a_device_that_is_signed_out_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, acts: bool
) -> None:
    monkeypatch.setattr(sockets, "KNOWN_EVERY", 60.0 if acts else 0.02)

    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])).json["table"]
        phone = await carried(app, ana)
        async with phone.socket(f"/api/tables/{table}/live") as socket:
            assert (await socket.next())["seat"] == 0
            assert (await ana.post("/api/me/devices", others=True)).status == 200
            if acts:
                await socket.say({"do": "chat", "text": "still me"})
            assert (await socket.next())["code"] == ear.SIGNED_OUT
        assert "still me" not in repr(app.state.server.tables.in_memory[table].course.notes)

    story(tmp_path, told)


def test_an_act_on_a_line_asks_the_database_no_more_than_it_has_to(tmp_path: Path) -> None:
    """Who holds a line is looked up now and then, and at once when anybody is signed out here."""

    async def told(app: Starlette) -> None:
        ana, server = await person(app, "Ana"), app.state.server
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])).json["table"]
        phone, asked = await carried(app, ana), 0
        standing = server.store.standing

        async def counted(*holder: str) -> Any:
            nonlocal asked
            asked += 1
            return await standing(*holder)

        server.store.standing = counted
        async with phone.socket(f"/api/tables/{table}/live") as socket:
            await socket.next()
            for number in range(5):
                await socket.say({"do": "chat", "text": "hello", "id": number})
                while (await socket.next()).get("done") != number:
                    pass
            assert asked == 1, "when the line was opened"
            await server.store.sign_out("somebody else", "")
            await socket.say({"do": "chat", "text": "hello again", "id": 9})
            while (await socket.next()).get("done") != 9:
                pass
            assert asked == 2

    story(tmp_path, told)


def test_another_process_signs_a_device_out_and_its_line_may_act_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "KNOWN_EVERY", 0.05)

    async def told(app: Starlette) -> None:
        ana, server = await person(app, "Ana"), app.state.server
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])).json["table"]
        phone = await carried(app, ana)
        async with phone.socket(f"/api/tables/{table}/live") as socket:
            await socket.next()
            holder = server.keys.holder(phone.token)
            at = partial(ending.sign_out, player=holder.player, device=holder.device, at=1)
            await server.store._writer.submit(at)  # as another process does it: nothing here hears of it
            while (heard := await socket.next()).get("type") != "websocket.close":
                pass
            assert heard["code"] == ear.SIGNED_OUT

    story(tmp_path, told)
