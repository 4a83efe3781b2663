"""Leaving, sending away, closing: what is asked first, and what becomes of the chair."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.table.languages import WORDS
from chabudai.table.pages.draw.jumps import jumps
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.running.reading import read_course
from chabudai.table.running.table import Table
from chabudai.table.running.tables import Tables
from chabudai.table.seen.since import digest
from tests.shown import scene_of
from tests.table.asgi import Wire, person
from tests.table.asgi import story as wire_story
from tests.table.tables import do, story, three
from tests.table.test_clocks import Clocks, answer, clocks
from tests.table.test_company import DAYS, LIVE, refused, same_when_read_again
from tests.table.test_pages_http import read, send
from tests.table.wiretap import sit_down

__all__ = ["clocks"]  # fixtures


def test_leaving_and_sending_away_ask_once(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        page = read(await people[0].get(f"/t/{table.id}"))
        for verb in ("leave", "remove", "resign"):
            asks = WORDS["en"](f"page-{verb}")
            assert asks.endswith("…")
            before = page[: page.index(f"/t/{table.id}/{verb}")]
            inside = before[before.rindex("<details") :]
            assert f"<summary>{asks}</summary>" in unescape(inside)
            assert "</details>" not in inside, f"{verb} is not offered before the question is opened"

    wire_story(tmp_path, told)


def test_a_choice_made_in_secret_does_not_show_by_what_can_be_closed(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "arigato", 2)
        assert "/abort" in read(await people[1].get(f"/t/{table.id}"))
        action = scene_of(table.match.game, 0).actions[0]
        path = f"/api/tables/{table.id}"
        await people[0].post(f"{path}/choose", question=table.question(0), choice=action.id)
        assert table.course.begun
        assert table.version_of(1) == table.version_of(None)
        assert "/abort" in read(await people[1].get(f"/t/{table.id}")), "the page that was there before has it too"
        await play_on_visibly(table, people)
        assert "/abort" not in read(await people[1].get(f"/t/{table.id}"))
        assert (await people[1].post(f"{path}/abort")).status == 409

    wire_story(tmp_path, told)


async def play_on_visibly(table: Table, people: list[Wire]) -> None:
    """Until a spectator has seen that somebody moved."""
    before = table.version_of(None)
    while table.version_of(None) == before:
        seat = table.course.asked[0]
        action = scene_of(table.match.game, seat).actions[0]
        data = {"question": table.question(seat), "choice": action.id}
        assert (await people[seat].post(f"/api/tables/{table.id}/choose", **data)).status == 200


def test_a_table_is_closed_after_choices_that_nobody_saw(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await tables.create("ana", {"game": "arigato", "seats": 2, "chairs": ["me", "open"], "name": "Ana"})
        await do(table, "bo", "sit")
        await answer(table, 0)
        await do(table, "bo", "abort")
        assert table.status == "aborted"
        await same_when_read_again(tables, table)

    story(tmp_path, told)


def test_a_seat_of_somebody_forgotten_is_free_and_what_was_played_there_is_not_put_on_the_next(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        max_ = await person(app, "Max")
        await play_on_visibly(table, people)
        while not any(played.seat == 1 for played in table.match.played):
            await play_on_visibly(table, people)
        await send(people[1], "/me/delete")
        for wire in (people[0], max_):
            page = read(await wire.get(f"/t/{table.id}"))
            assert "Free seat" in page
            assert "#2" not in unescape(page)
            assert "Player 2" in page, "what a seat is called that nobody's name belongs to"
        assert (await max_.post(f"/api/tables/{table.id}/sit")).status == 200
        await newcomer_is_not_misquoted(table, people[0], max_, "Player 2")

    wire_story(tmp_path, told)


async def newcomer_is_not_misquoted(table: Table, ana: Wire, max_: Wire, before: str) -> None:
    """What was played before Max sat down stays with whoever did it, in the log, on the page and in the replay."""
    for wire in (ana, max_, Wire(ana.app)):
        events = (await wire.get(f"/api/tables/{table.id}/log")).json["events"]
        told = " ".join(event["text"] for event in events)
        assert before in told
        assert "Max" not in told
        page = read(await wire.get(f"/t/{table.id}"))
        logs = page.partition('id="logs"')[2].partition("</aside>")[0]
        assert before in logs
        assert "Max" not in logs.partition('id="talk"')[0]
    rounds = [said for _, said in jumps(table, None, VOICES["en"]).rounds]
    assert rounds
    assert not [said for said in rounds if "Max" in said]
    assert not [line for line in digest(table, 1, "en") if line.startswith("You ")], "Max has done nothing yet"


@pytest.mark.parametrize("pace", [DAYS, LIVE])
def test_the_seat_of_somebody_sent_away_is_open_if_the_plan_says_so(
    tmp_path: Path, clocks: Clocks, pace: dict[str, object]
) -> None:
    async def told(app: Starlette) -> None:
        server = app.state.server
        table, people = await sit_down(app, "dojo", pace=pace, sent_away="open", listed=True)
        max_ = await person(app, "Max")
        path = f"/api/tables/{table.id}"
        assert "is open to anyone" in read(await people[0].get(f"/t/{table.id}"))
        assert await server.tables.listed() == []
        while not any(played.seat == 1 for played in table.match.played):
            await play_on_visibly(table, people)
        assert (await max_.post(f"{path}/sit")).status == 409, "nobody has gone"
        assert (await people[0].post(f"{path}/remove", seat=1)).status == 200
        chair = table.seats[1]
        assert (chair.player, chair.bot, chair.away) == (None, None, True)
        assert [heading.table for heading in await server.tables.listed()] == [table.id], "the lobby offers it"
        assert "1 free seat" in read(await max_.get("/"))
        assert (await people[1].post(f"{path}/sit")).problem == "sent-away"
        left = list(table.course.clock.left)
        clocks.pass_by(10_000)  # an empty chair has no time to lose
        assert table.left[1] == left[1]
        assert "Sit down here" in read(await max_.get(f"/t/{table.id}"))
        assert "Let a bot play" in read(await people[0].get(f"/t/{table.id}")), "nobody has to wait for it"
        assert (await max_.post(f"{path}/sit")).status == 200
        assert (chair.name, chair.away, table.status) == ("Max", False, "running")
        assert table.course.clock.left[1] == table.course.plan.pace.bank * 1000, "a newcomer has the whole time"
        await newcomer_is_not_misquoted(table, people[0], max_, "P1")
        again = await read_course(server.store, await server.store.entries(table.id))
        assert again.seats.chairs == table.course.seats.chairs
        assert again.seats.former == table.course.seats.former

    wire_story(tmp_path, told)


def test_a_bot_may_have_an_open_seat_and_a_plan_knows_two_ways(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, sent_away="open", stand_in="random")
        await do(table, "ana", "remove", seat=1)
        await do(table, "cy", "replace", seat=1)
        assert table.seats[1].bot == "random"
        assert await refused(do(table, "max", "sit")) == "already-started"
        await same_when_read_again(tables, table)
        assert await refused(three(tables, sent_away="closed")) == "bad-value"

    story(tmp_path, told)
