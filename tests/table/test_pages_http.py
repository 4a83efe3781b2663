"""Lobby, table, replay and rules over HTTP: forms work, languages are remembered, nothing odd makes the server fail."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from urllib.parse import urlencode

import pytest
from starlette.applications import Starlette

from chabudai.table.doors.server import Server
from chabudai.table.pages.draw import page_parts
from chabudai.table.pages.socket import PICTURE
from tests.shown import scene_of
from tests.table.asgi import Reply, Wire, person, story
from tests.table.reading import Reading
from tests.table.tables import play_on
from tests.table.wiretap import choose, sit_down

FORM = {"content-type": "application/x-www-form-urlencoded", "accept": "text/html"}
HTML = {"accept": "text/html"}
ABOUT = re.compile(r'data-about="(\w+)"')
RANDOM = {"chair-0": "me", "chair-1": "bot:random", "chair-2": "bot:random"}


def read(reply: Reply) -> str:
    html = reply.body.decode()
    Reading(html.partition("<!doctype html>")[2])
    return html


async def send(wire: Wire, path: str, **fields: str) -> Reply:
    return await wire.ask("POST", path, headers=FORM, raw=urlencode(fields).encode())


async def finished(app: Starlette, wire: Wire, game: str = "dojo") -> str:
    """A table whose game is over."""
    server: Server = app.state.server
    reply = await send(wire, "/new", game=game, seats="3", **RANDOM)
    assert reply.status == 303
    table = await server.tables.open(reply.headers["location"].rsplit("/", 1)[1])
    chance = random.Random(5)
    for _ in range(20_000):
        if table.status == "over":
            return table.id
        if 0 in table.course.thinking:
            action = chance.choice(scene_of(table.match.game, 0).actions)
            number = str(table.question(0))
            assert (await send(wire, f"/t/{table.id}/choose", question=number, choice=action.id)).status == 303
        await asyncio.sleep(0.001)
    raise AssertionError("the game does not end")


def test_the_lobby_starts_a_game_and_remembers_name_and_language(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        first = await Wire(app).ask("GET", "/", headers={**HTML, "accept-language": "fr"})
        assert "Prenez place" in read(first)
        assert first.headers["set-cookie"].startswith("chabudai=")
        assert "script-src 'self'" in first.headers["content-security-policy"]
        ana = await person(app, "Ana")
        assert "Sit down at the low table" in read(await ana.get("/"))
        changed = await send(ana, "/me", language="fr", name="Ana <b>", back="/rules/dojo")
        assert changed.headers["location"] == "/rules/dojo"
        home = read(await ana.get("/"))
        assert "Prenez place" in home
        assert "Ana &lt;b&gt;" in home
        started = await send(ana, "/new", game="dojo")
        assert started.status == 303
        page = read(await ana.get(started.headers["location"]))
        assert "Tour 1" in page
        assert 'id="choose"' in page
        assert started.headers["location"] in read(await ana.get("/"))

    story(tmp_path, told)


def test_nobody_is_sent_to_another_site(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        for back in ("https://evil.test/", "//evil.test/", "javascript:alert(1)", "/\\evil.test"):
            assert (await send(ana, "/me", language="en", back=back)).headers["location"] == "/"

    story(tmp_path, told)


def test_a_table_with_options_open_seats_and_a_friend(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        ana, bo = await person(app, "Ana"), await person(app, "Bo")
        fields = {"chair-0": "me", "chair-1": "open", "chair-2": "invite"}
        made = await send(ana, "/new", game="dojo", seats="3", listed="true", pace="days", **fields)
        path = made.headers["location"]
        links = [v for v in Reading(read(await ana.get(path))).values("value", "input") if "?seat=" in v]
        assert len(links) == 2
        assert path in read(await bo.get("/")), "listed"
        assert "?seat=" not in read(await bo.get(path)), "links are for the host"
        invited = read(await bo.get(path + "?" + links[1].partition("?")[2]))
        link = next(v for v in Reading(invited).values("value", "input") if v.startswith("2."))
        assert (await send(bo, path + "/sit", link=link)).status == 303
        table = await server.tables.open(path.rsplit("/", 1)[1])
        assert table.seats[2].name == "Bo"
        assert table.course.plan.pace.kind == "days"
        refused = await send(bo, path + "/sit", seat="1")
        assert refused.status == 409
        assert "You have a seat already" in read(refused) or "already" in read(refused)

    story(tmp_path, told)


def test_a_finished_game_can_be_seen_again_from_every_seat(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        ana = await person(app, "Ana")
        table = await finished(app, ana)
        assert "Play again" in read(await ana.get(f"/t/{table}"))
        last = len((await server.tables.open(table)).match.played)
        for at in (0, 1, last // 2, last):
            for seat in ("none", "0", "2"):
                reply = await ana.get(f"/t/{table}/replay/{at}?seat={seat}")
                assert reply.status == 200
                page = Reading(read(reply))
                assert page.choices() == set()
                assert f"{at} / {last}" in "".join(page.texts)
        assert (await ana.get(f"/t/{table}/replay")).headers["location"].endswith("/replay/0")
        for odd in (f"{last + 1}", "0?seat=9", "0?seat=x", "99999999999999999999"):
            assert (await ana.ask("GET", f"/t/{table}/replay/{odd}", headers=HTML)).status in (400, 404)
        again = await send(ana, "/new", again=table, at=str(last // 2))
        assert again.status == 303
        going_on = await server.tables.open(again.headers["location"].rsplit("/", 1)[1])
        assert len(going_on.match.played) >= last // 2
        record = await ana.get(f"/api/tables/{table}/record")
        assert len(record.json["choices"]) == last

    story(tmp_path, told)


def test_a_running_game_has_no_replay_but_points(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        path = (await send(ana, "/new", game="dojo")).headers["location"]
        assert (await ana.ask("GET", f"{path}/replay/0", headers=HTML)).status == 409
        assert 'class="score"' in read(await ana.get(f"{path}/score?part"))
        assert (await send(ana, path.replace("/t/", "/try/"))).status == 303

    story(tmp_path, told)


@pytest.mark.parametrize(
    ("method", "path", "fields"),
    [
        ("GET", "/t/nothing", {}),
        ("GET", "/nowhere", {}),
        ("GET", "/rules/chess", {}),
        ("GET", "/carried/x.y.z", {}),
        ("POST", "/carried/x.y.z", {}),
        ("POST", "/new", {}),
        ("POST", "/new", {"game": "chess"}),
        ("POST", "/new", {"game": "dojo", "seats": "²"}),
        ("POST", "/new", {"game": "dojo", "seats": "99999"}),
        ("POST", "/new", {"game": "dojo", "seats": "3", "chair-1": "king"}),
        ("POST", "/new", {"game": "dojo", "pace": "hurry"}),
        ("POST", "/new", {"game": "dojo", "option-black_belt": "maybe"}),
        ("POST", "/new", {"again": "nothing"}),
        ("POST", "/me", {"name": "\u0007"}),
        ("POST", "/me", {"language": "tlh"}),
        ("POST", "/me", {"colour": "red"}),
        ("POST", "/try/nothing", {}),
        ("POST", "/t/nothing/choose", {"question": "1", "choice": "x"}),
    ],
)
def test_whatever_does_not_fit_is_refused_on_a_page(
    tmp_path: Path, method: str, path: str, fields: dict[str, str]
) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        reply = await (send(ana, path, **fields) if method == "POST" else ana.ask("GET", path, headers=HTML))
        assert 400 <= reply.status < 500, reply.body
        assert 'role="alert"' in read(reply)

    story(tmp_path, told)


def test_seats_are_carried_to_another_device_only_on_purpose(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        made = read(await send(ana, "/me/carry"))
        link = next(v for v in Reading(made).values("value", "input") if "/carried/" in v)
        path = "/carried/" + link.rpartition("/")[2]
        phone = Wire(app)
        looked = await phone.ask("GET", path, headers=HTML)
        assert looked.status == 200
        taken = await phone.ask("POST", path, headers=FORM)
        assert taken.status == 303
        cookie = taken.headers["set-cookie"].partition(";")[0]
        assert 'value="Ana"' in read(await phone.ask("GET", "/", headers={"cookie": cookie}))
        assert (await send(ana, "/me/delete")).status == 303
        assert 'value="Ana"' not in read(await phone.ask("GET", "/", headers={"cookie": cookie}))

    story(tmp_path, told)


def test_the_socket_sends_everything_first_and_then_what_changed(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        ana = await person(app, "Ana")
        reply = await send(
            ana, "/new", game="dojo", seats="3", **{"chair-0": "me", "chair-1": "open", "chair-2": "open"}
        )
        table = await server.tables.open(reply.headers["location"].rsplit("/", 1)[1])
        bo, cy = await person(app, "Bo"), await person(app, "Cy")
        for wire in (bo, cy):
            assert (await send(wire, f"/t/{table.id}/sit")).status == 303
        async with ana.socket(f"/t/{table.id}/live") as socket:
            first = await socket.until("update")
            assert first["update"] == 1
            assert {"frame", "ask", "choose", "zone-middle", "logs", "log-0"} <= set(first["parts"])
            await play_on(table, 1)
            second = await socket.until("update")
            assert second["update"] == 2
            assert {"ask", "log-0"} & {*second["parts"], *second["edits"]}
            assert len(second["parts"]) < len(first["parts"])
            await asyncio.sleep(2 * PICTURE)
            await socket.say({"do": "chat", "text": "hello", "id": 12})
            third = await socket.until("done")
            assert (third["done"], third["update"]) == (12, 3), "the answer rides in the update"
            await socket.say({"do": "choose", "question": 0, "choice": "nonsense"})
            assert (await socket.until("refused"))["refused"]["text"]

    story(tmp_path, told)


@pytest.mark.parametrize("game", ["arigato", "artigiano", "dojo", "machi"])
def test_what_has_come_since_a_page_was_loaded_can_be_read_in_full(game: str, tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, game)
        chance, missing = random.Random(game), 0
        loaded = set(Reading(read(await people[0].get(f"/t/{table.id}"))).values("id"))
        for _ in range(40):
            seat = chance.choice(table.course.asked)
            await choose(table, people, seat, chance.choice(table.match.game.options_of[seat]))
            parts = page_parts.parts(table, 0, "en")
            assert "cards" not in parts, "they do not travel with every move"
            shown = {f"about-{key}" for part in parts.values() for key in ABOUT.findall(part)}
            reply = await people[0].get(f"/t/{table.id}/cards")
            assert shown <= set(Reading(reply.body.decode()).values("id"))
            assert reply.headers["cache-control"] == "no-store"
            missing += not shown <= loaded
        assert missing, "nothing new came to the table"

    story(tmp_path, told)
