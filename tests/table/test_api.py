"""The API as a program meets it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Mount, Route, WebSocketRoute

from chabudai import games
from chabudai.core import codec, record
from chabudai.table.course import deals
from chabudai.table.doors.acts import ACTS
from chabudai.table.doors.server import Settings
from chabudai.table.people.identity import COOKIE
from tests.table.asgi import Wire, person, story

OPEN = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"]}


async def three_at_a_table(app: Starlette, **more: object) -> tuple[str, list[Wire]]:
    people = [await person(app, name) for name in ("Ana", "Bo", "Cy")]
    made = await people[0].ask("POST", "/api/tables", {**OPEN, **more})
    assert made.status == 201, made.body
    for other in people[1:]:
        assert (await other.post(f"/api/tables/{made.json['table']}/sit")).status == 200
    return made.json["table"], people


def test_a_whole_game_by_three_programs(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await three_at_a_table(app)
        chance = random.Random(1)
        path = f"/api/tables/{table}"
        seen = (await people[0].get(path)).json
        fingerprint = seen["deal"]["fingerprint"]
        for _ in range(1000):
            if seen["status"] == "over":
                break
            seat = chance.choice(seen["asked"])
            mine = (await people[seat].get(path)).json
            assert mine["seat"] == seat
            option = chance.choice(mine["question"]["options"])
            answer = option[chance.choice(["choice", "id"])]
            reply = await people[seat].post(f"{path}/choose", question=mine["question"]["number"], choice=answer)
            assert reply.status == 200, reply.body
            again = await people[seat].post(f"{path}/choose", question=mine["question"]["number"], choice=answer)
            assert 400 <= again.status < 500
            seen = reply.json
        assert seen["status"] == "over"
        kept = (await Wire(app).get(f"{path}/record")).json
        deal = kept.pop("deal")
        assert deal["fingerprint"] == fingerprint
        assert [player["name"] for player in kept["players"]] == [chair["name"] for chair in seen["seats"]]
        assert not [player for player in kept["players"] if "me" in player]  # a stranger has no seat here
        mine = record.from_json((await people[1].get(f"{path}/record")).json | {"deal": None})
        assert [player.me for player in mine.players] == [False, True, False]
        assert deals.verify(games.find("dojo"), record.from_json(kept), deal["nonce"], fingerprint) is None
        assert (await Wire(app).get(f"{path}/scores?lang=fr")).status == 200

    story(tmp_path, told)


def test_a_socket_tells_of_every_change_and_carries_acts(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await three_at_a_table(app, seed=5)
        path = f"/api/tables/{table}/live"
        async with people[0].socket(path) as a, people[1].socket(path) as b, Wire(app).socket(path) as watcher:
            first = await a.next()
            assert first["seat"] == 0
            assert (await b.next())["seat"] == 1
            assert (await watcher.next())["seat"] is None
            seat = first["asked"][0]
            async with people[seat].socket(path) as c:
                mine = await c.next()
                option = mine["question"]["options"][0]["id"]
                act = {"do": "choose", "question": mine["question"]["number"], "choice": option, "id": 7}
                await c.say(act)
                assert (await c.until("done"))["done"] == 7
                assert (await watcher.next())["version"] == mine["version"] + 1
                await c.say(act)
                refused = await c.until("refused")
                assert refused["id"] == 7
                assert 400 <= refused["status"] < 500
                for nonsense in ("", "nonsense", "[]", '{"do": 3}', '{"do": "fly"}', "{", '{"do":"undo","x":1}'):
                    await c.say(nonsense)
                    if nonsense:
                        assert "refused" in await c.until("refused")
            await watcher.say({"do": "undo"})
            assert (await watcher.until("refused"))["refused"]["problem"] == "not-at-the-table"
        async with Wire(app).socket("/api/tables/nowhere/live") as lost:
            assert (await lost.next())["code"] == 4404

    story(tmp_path, told)


def test_nobody_acts_for_another_and_other_sites_act_for_nobody(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await three_at_a_table(app)
        path = f"/api/tables/{table}"
        token = people[0].token
        assert token is not None
        for wrong in ("", "x", token[:-1] + "x", token.replace(".", ""), "é" * 9, f"{token}.1"):
            reply = await Wire(app, wrong).post(f"{path}/undo")
            assert (reply.status, reply.problem) == (401, "not-signed-in")
        cookie = {"cookie": f"{COOKIE}={token}"}
        asker = Wire(app)
        for headers in (
            {"origin": "http://evil.test"},
            {"origin": "null"},
            {"origin": "http://[broken"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site", "origin": "http://table.test"},
        ):
            reply = await asker.ask("POST", f"{path}/chat", {"text": "x"}, {**cookie, **headers})
            assert (reply.status, reply.problem) == (403, "other-site")
            async with asker.socket(f"{path}/live", {**cookie, **headers}) as line:
                assert (await line.next())["code"] == 4403
        good = {**cookie, "origin": "http://table.test", "sec-fetch-site": "same-origin"}
        assert (await asker.ask("POST", f"{path}/chat", {"text": "x"}, good)).status == 200
        stranger = await person(app, "Dee")
        assert (await stranger.post(f"{path}/chat", text="x")).problem == "not-at-the-table"
        assert (await stranger.get(f"{path}/links")).status == 403

    story(tmp_path, told)


def test_pages_come_with_the_headers_that_protect_them(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        for path in ("/health", "/nowhere", "/api/me"):
            headers = (await Wire(app).get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe-inline" not in headers["content-security-policy"].replace(
                "style-src-attr 'unsafe-inline'", ""
            )
            assert headers["x-content-type-options"] == "nosniff"
        carried = await (await person(app, "Ana")).post("/api/me/carry")
        reply = await Wire(app).post("/api/carried", link=carried.json["link"])
        assert "HttpOnly" in reply.headers["set-cookie"]
        assert "samesite=lax" in reply.headers["set-cookie"].lower()

    story(tmp_path, told)


def test_too_much_and_too_often(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        wire = Wire(app)
        assert (await wire.ask("POST", "/api/players", raw=b" " * 300_000)).status == 413
        assert (await wire.ask("POST", "/api/players", headers={"content-length": "999999999"})).status == 413
        assert (await wire.ask("POST", "/api/players", headers={"content-length": "-1"})).status == 413
        replies = [(await wire.get("/health")).status for _ in range(40)]
        assert set(replies) == {200, 429}
        assert (await wire.get("/health")).headers["retry-after"] == "1"

    story(tmp_path, told, Settings(rate=5, workers=1))


def test_my_tables_my_name_my_other_device_and_being_forgotten(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await three_at_a_table(app)
        ana = people[0]
        me = (await ana.get("/api/me")).json
        assert me["name"] == "Ana"
        assert [t["table"] for t in me["tables"]] == [table]
        assert me["waiting"] == ([table] if 0 in (await ana.get(f"/api/tables/{table}")).json["asked"] else [])
        assert (await ana.post("/api/me", language="fr")).json["name"] == "Ana"
        assert (await ana.post("/api/me", language="xx")).status == 400
        link = (await ana.post("/api/me/carry")).json["link"]
        phone = Wire(app, (await Wire(app).post("/api/carried", link=link)).json["token"])
        assert (await phone.get(f"/api/tables/{table}")).json["seat"] == 0
        for wrong in (link[:-1], link + "0", "", "..", f"{me['player']}.99999999999999.{link[-32:]}"):
            assert (await Wire(app).post("/api/carried", link=wrong)).status in (400, 404)
        assert (await ana.post("/api/me/delete")).status == 200
        assert "Ana" not in (await people[1].get(f"/api/tables/{table}")).body.decode()

    story(tmp_path, told)


def test_a_running_game_gives_no_seed_away(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await three_at_a_table(app)
        match = app.state.server.tables.in_memory[table].match
        path = f"/api/tables/{table}"
        for wire in (*people, Wire(app)):
            for part in ("", "/record", "/scene", "/scores", "/log"):
                await wire.get(path + part)
        secrets = (
            str(match.seed),
            f"{match.seed:x}",
            f"{match.game.key:x}",
            app.state.server.tables.in_memory[table].course.plan.deal.nonce,
        )
        for wire in people:
            for heard in wire.heard:
                assert not any(secret.encode() in heard for secret in secrets)
        mine = (await people[1].get(path + "/record")).json
        assert mine["seat_record"] == 1
        view = codec.decode(match.box, mine["table"]["view"])
        assert view.viewer == 1

    story(tmp_path, told)


def test_try_from_here_and_links_to_seats(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await three_at_a_table(app, hints=True)
        trial = await people[0].post(f"/api/tables/{table}/try")
        assert trial.status == 201
        assert trial.json["continued"]
        invited = await people[0].ask("POST", "/api/tables", {**OPEN, "chairs": ["me", "invite", "bot:random"]})
        path = f"/api/tables/{invited.json['table']}"
        links = (await people[0].get(f"{path}/links")).json["links"]
        assert [link["seat"] for link in links] == [1]
        assert (await people[1].post(f"{path}/sit")).status == 409
        assert (await people[1].post(f"{path}/sit", link=links[0]["link"])).json["seat"] == 1

    story(tmp_path, told)


def test_the_description_names_every_path_and_every_act(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        described = (await Wire(app).get("/api/openapi.json")).json
        paths = set(described["paths"])
        every = {route.path for route in app.routes if isinstance(route, Route | WebSocketRoute | Mount)}
        routes = {path for path in every if path.startswith("/api")}
        acts = {f"/api/tables/{{table}}/{verb}" for verb in ACTS}
        assert paths == (routes - {"/api/openapi.json", "/api/tables/{table}/{act}"}) | acts
        assert (await Wire(app).get("/api/games")).json["games"][0]["seats"]

    story(tmp_path, told)


def test_a_program_may_wait_for_news(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await three_at_a_table(app)
        path = f"/api/tables/{table}"
        version = (await people[0].get(path)).json["version"]
        assert (await people[0].get(f"{path}?after={version - 1}")).json["version"] == version
        waiting = asyncio.create_task(people[0].get(f"{path}?after={version}"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        await people[1].post(f"{path}/chat", text="hello")
        assert (await waiting).json["version"] == version + 1
        assert (await people[0].get(f"{path}?after=x")).status == 400

    story(tmp_path, told)


def test_operators_see_health_and_numbers(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await three_at_a_table(app)
        await people[0].post(f"/api/tables/{table}/chat", text="hello")
        assert (await Wire(app).get("/health")).json == {"status": "ok", "tables": 1}
        numbers = (await Wire(app).get("/metrics")).body.decode()
        assert 'chabudai_acts{kind="chat"} 1' in numbers
        assert "chabudai_tables_running 1" in numbers

    story(tmp_path, told)
