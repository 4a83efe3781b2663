"""Links to seats: the host alone is given them, and whoever is sent away takes no good one along."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.store import open_store
from chabudai.table.course.seats import Chair
from chabudai.table.doors.acts import act
from chabudai.table.errors import NotFound
from chabudai.table.people.identity import Asker, Keys
from chabudai.table.running.table import Table
from chabudai.table.running.tables import Tables
from tests.table.asgi import Wire, person, story
from tests.table.tables import KEYS, do
from tests.table.tables import story as tables_story
from tests.table.test_pages_http import read

CHAIRS = ["me", "open", "invite"]


async def links_of(host: Wire, table: str) -> dict[int, str]:
    """The links by seat, as the host is given them."""
    return {one["seat"]: one["link"] for one in (await host.get(f"/api/tables/{table}/links")).json["links"]}


def test_links_are_for_the_host_alone(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, ben = await person(app, "Ana"), await person(app, "Ben")
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=CHAIRS)).json["table"]
        assert (await ben.post(f"/api/tables/{table}/sit")).status == 200
        reply = await ben.get(f"/api/tables/{table}/links")
        assert (reply.status, reply.problem) == (403, "not-the-host")
        assert "?seat=" not in read(await ben.get(f"/t/{table}")), "two hands of three, with a second identity"
        assert "?seat=" in read(await ana.get(f"/t/{table}"))
        assert list(await links_of(ana, table)) == [2]

    story(tmp_path, told)


def test_whoever_was_sent_away_does_not_come_back_under_another_name(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, ben, again = [await person(app, name) for name in ("Ana", "Ben", "Not Ben")]
        table = (await ana.post("/api/tables", game="dojo", seats=3, chairs=CHAIRS)).json["table"]
        old = (await links_of(ana, table))[2]
        assert (await ben.post(f"/api/tables/{table}/sit", link=old)).status == 200
        assert (await ana.post(f"/api/tables/{table}/remove", seat=2)).status == 200
        reply = await again.post(f"/api/tables/{table}/sit", link=old)
        assert (reply.status, reply.problem) == (404, "bad-link")
        new = (await links_of(ana, table))[2]
        assert (await again.post(f"/api/tables/{table}/sit", link=new)).json["seat"] == 2

    story(tmp_path, told)


def test_links_that_were_sent_before_they_had_numbers_are_good() -> None:
    keys, chair = Keys("k"), Chair(2, "invite")
    written = f"2.{keys._sign('seat', 'table', '2')}"
    assert keys.seat_of_link("table", written, [Chair(0, "open"), chair]) is chair


def test_a_link_that_another_process_has_just_withdrawn_is_refused(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        plan = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "invite"], "name": "Ana"}
        table = await tables.create("ana", plan)
        link = KEYS.seat_link(table.id, table.seats[2])
        await do(table, "bo", "sit", link=link)
        elsewhere = open_store(str(tmp_path / "tables.db"))
        await elsewhere.start()
        other = await Table.load(table.id, elsewhere)
        await do(table, "bo", "leave")
        await other.catch_up()
        await do(table, "bo", "sit", link=link)
        await do(table, "ana", "remove", seat=2)
        assert other.seats[2].links == 0, "it has not heard of it"
        with pytest.raises(NotFound) as caught:
            await act(other, Asker("cy", "Cy", KEYS), "sit", {"link": link})
        assert caught.value.problem == "bad-link"
        await elsewhere.close()

    tables_story(tmp_path, told)
