"""Again together: one table for the people of a finished game, and everybody on the right chair."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.applications import Starlette

from chabudai.table.doors.server import Server
from chabudai.table.running.tables import Table
from tests.table.asgi import Wire, person, story
from tests.table.test_pages_http import HTML, read, send

LIVE = {"kind": "live", "bank": 600, "increment": 10}


async def given_up(app: Starlette, pace: object = LIVE) -> tuple[Table, list[Wire]]:
    """A game of two people and a bot that both have given up: an end without many moves."""
    people = [await person(app, name) for name in ("Ana", "Ben")]
    plan = {"game": "dojo", "seats": 3, "chairs": ["bot:random", "me", "open"], "pace": pace, "stand_in": "random"}
    plan["options"] = {"black_belt": True}
    table = (await people[0].ask("POST", "/api/tables", plan)).json["table"]
    await people[1].post(f"/api/tables/{table}/sit")
    for wire in people:
        assert (await wire.post(f"/api/tables/{table}/resign")).status == 200
    found: Table = app.state.server.tables.in_memory[table]
    assert found.status == "over"
    return found, people


def test_play_again_is_one_table_with_the_same_company_pace_and_chairs(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        server: Server = app.state.server
        old, (ana, ben) = await given_up(app)
        cleo = await person(app, "Cleo")
        assert "/rematch/" not in read(await cleo.get(f"/t/{old.id}")), "a stranger has no such button"
        assert (await send(cleo, f"/rematch/{old.id}")).status == 403
        path = (await send(ana, f"/rematch/{old.id}")).headers["location"]
        new = server.tables.in_memory[path[3:]]
        assert new.course.plan.pace == old.course.plan.pace
        assert new.course.plan.options == old.course.plan.options
        assert new.course.plan.deal.seed != old.course.plan.deal.seed
        assert [chair.kind for chair in new.seats] == ["bot", "invite", "invite"]
        assert (new.seats[0].bot, new.seats[1].name, new.status) == ("random", "Ana", "waiting")
        page = read(await ben.get(f"/t/{old.id}"))
        assert "Ana wants to play again" in page
        assert f'action="/rematch/{old.id}"' in read(await ben.get("/")), "the lobby tells it too"
        assert (await send(ben, f"/rematch/{old.id}")).headers["location"] == path
        assert new.seats[2].name == "Ben"
        assert new.status == "running"
        assert f'action="/rematch/{old.id}"' not in read(await ben.get("/"))
        assert (await send(ana, f"/rematch/{old.id}")).headers["location"] == path, "pressed twice: the same table"

    story(tmp_path, told)


def test_two_who_ask_at_once_meet_and_chairs_may_rotate(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        old, people = await given_up(app)
        replies = await asyncio.gather(*(w.post(f"/api/tables/{old.id}/rematch", rotate=True) for w in people))
        assert [reply.status for reply in replies] == [201, 201]
        assert len({reply.json["table"] for reply in replies}) == 1
        new = app.state.server.tables.in_memory[replies[0].json["table"]]
        assert [chair.name for chair in new.seats] == ["Ben", "", "Ana"], "everybody one chair on"
        assert new.seats[1].kind == "bot"
        headings = [h for h in await app.state.server.tables.of(new.seats[0].player) if h.status != "aborted"]
        assert {h.table for h in headings} == {old.id, new.id}
        assert (await people[0].get(f"/api/tables/{old.id}")).json["rematch"] == new.id

    story(tmp_path, told)


def test_a_closed_table_is_followed_by_another_and_the_log_is_read_again(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        old, (ana, ben) = await given_up(app)
        first = (await ana.post(f"/api/tables/{old.id}/rematch")).json["table"]
        assert (await ana.post(f"/api/tables/{first}/abort")).status == 200
        second = (await ben.post(f"/api/tables/{old.id}/rematch")).json["table"]
        assert second != first
        await old.reload()
        assert old.course.rematch["table"] == second

    story(tmp_path, told)


def test_same_deal_and_continue_seat_me_where_i_sat_or_look_from(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        tables = app.state.server.tables
        old, (ana, ben) = await given_up(app)
        cleo = await person(app, "Cleo")

        async def seat(wire: Wire, **fields: str) -> Table:
            made = await send(wire, "/new", again=old.id, **fields)
            found: Table = tables.in_memory[made.headers["location"][3:]]
            return found

        for wire, fields, right in ((ana, {}, 1), (ben, {}, 2), (cleo, {}, 0), (cleo, {"seat": "2"}, 2)):
            table = await seat(wire, **fields)
            assert [chair.index for chair in table.seats if chair.player] == [right]
            assert table.course.plan.pace.kind == "none", "bots need no clock"
        page = read(await ana.ask("GET", f"/t/{old.id}/replay/0?seat=2", headers=HTML))
        assert '<input type="hidden" name="seat" value="2">' in page
        compare = read(await ben.get(f"/t/{old.id}/deal"))
        third = compare.partition('name="chair-2"')[2]
        assert third.strip().startswith('>\n<option value="me" selected>')
        others = {"chair-0": "bot:random", "chair-1": "me", "chair-2": "invite"}
        assert (await seat(ana, **others)).course.plan.pace == old.course.plan.pace, "with others it is as it was"

    story(tmp_path, told)
