"""Company: words stay with their person, who is sent away is away, and whoever comes back is there again."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.core.errors import ChabudaiError
from chabudai.store import Entry
from chabudai.table.course import log as logs
from chabudai.table.course.entries import Forget, Timeout
from chabudai.table.pages.draw.story import talk
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.running.reading import read_course
from chabudai.table.running.tables import Table, Tables
from chabudai.table.seen import observation
from tests.shown import scene_of
from tests.table.asgi import person
from tests.table.asgi import story as wire_story
from tests.table.tables import PEOPLE, TWO, do, play_on, story, three
from tests.table.test_clocks import Clocks, answer, clocks
from tests.table.test_pages_http import read
from tests.table.wiretap import sit_down

__all__ = ["clocks"]  # a fixture

LIVE = {"kind": "live", "bank": 60, "increment": 5}
DAYS = {"kind": "days", "days": 2}
DAY = 24 * 3_600_000


async def refused(act: Awaitable[object]) -> str:
    """Why it was refused."""
    with pytest.raises(ChabudaiError) as caught:
        await act
    return caught.value.problem


async def same_when_read_again(tables: Tables, table: Table) -> None:
    for _ in range(20):  # a clock may strike meanwhile
        again = await read_course(tables.store, await tables.store.entries(table.id))
        if len(again.notes) == len(table.course.notes):
            break
    assert not again.broken
    assert again.notes == table.course.notes
    assert again.seats.chairs == table.course.seats.chairs
    assert (again.clock.left, again.clock.paused) == (table.course.clock.left, table.course.clock.paused)


def told(table: Table, viewer: int | None = None) -> str:
    me = None if viewer is None else table.seats[viewer].player
    return talk(table.course.notes, table.names(viewer), VOICES["en"], me)


# --- who said and did what ------------------------------------------------------------------------


def test_words_and_deeds_stay_with_their_person_when_another_takes_the_chair(tmp_path: Path) -> None:
    async def story_(tables: Tables) -> None:
        table = await tables.create("ana", {**TWO, "name": "Ana"})
        await do(table, "gus", "sit", seat=1)
        await do(table, "gus", "chat", text="I am an idiot")
        await do(table, "ana", "remove", seat=1)
        await do(table, "max", "sit", seat=1)
        await do(table, "max", "chat", text="good evening")
        for viewer in (None, 0, 1):
            said = told(table, viewer)
            assert "<b>Gus</b> I am an idiot" in said
            assert "The host removed Gus from the table." in said
            assert "<b>Max</b> good evening" in said
        assert "You sit down." in told(table, 1)
        assert told(table, 1).count("You ") == 1, "Max did only this"
        notes = observation.notes(table, 1)
        assert [note["name"] for note in notes] == ["Gus", "Gus", "Gus", "Max", "Max"]
        assert "player" not in str(notes[0]), "ids are told to nobody"
        await same_when_read_again(tables, table)
        await tables.forget("max")
        table = await tables.open(table.id)
        said = told(table)
        assert "<b>Gus</b> I am an idiot" in said, "only one's own words are wiped"
        assert "good evening" not in said
        assert "Max" not in said
        await same_when_read_again(tables, table)
        await tables.forget("gus")
        table = await tables.open(table.id)
        assert "idiot" not in told(table)
        assert "Gus" not in told(table)

    story(tmp_path, story_)


def test_forgetting_wipes_only_the_words_of_the_one_who_sits_there(tmp_path: Path) -> None:
    """In the course itself, before anything is read again."""

    async def story_(tables: Tables) -> None:
        table = await tables.create("ana", {**TWO, "name": "Ana"})
        for player in ("gus", "max"):
            await do(table, player, "sit", seat=1)
            await do(table, player, "chat", text=f"word of {player}")
            if player == "gus":
                await do(table, player, "leave")
        await table.do(Forget(), "max")
        assert "word of gus" in told(table)
        assert "word of max" not in told(table)

    story(tmp_path, story_)


# --- sent away ------------------------------------------------------------------------------------


def test_whoever_is_sent_away_in_a_running_game_can_do_nothing_more(tmp_path: Path) -> None:
    async def story_(tables: Tables) -> None:
        table = await three(tables, stand_in="random")
        seat = next(seat for seat in table.course.asked if seat) if any(table.course.asked) else 1
        gone = PEOPLE[seat]
        question, action = table.question(seat), scene_of(table.match.game, seat).actions
        choice = action[0].id if action else "pass"
        await do(table, "ana", "remove", seat=seat)
        assert table.seats[seat].bot == "random", "the bot of the host's plan plays on"
        assert table.seat_of(gone) is None
        acts: list[tuple[str, dict[str, object]]] = [
            ("choose", {"question": question, "choice": choice}), ("chat", {"text": "but"}), ("undo", {}),
            ("replace", {"seat": seat}), ("resign", {}), ("back", {}), ("pause", {}), ("leave", {}),
        ]  # fmt: skip
        for verb, data in acts:
            assert await refused(do(table, gone, verb, **data)) == "sent-away", verb
        await same_when_read_again(tables, table)
        await tables.forget(gone)
        seen = str(observation.observation(await tables.open(table.id), 0))
        assert not re.search(rf"\b{gone.title()}\b", seen)

    story(tmp_path, story_)


def test_an_older_log_lets_whoever_was_sent_away_play_on(tmp_path: Path) -> None:
    async def story_(tables: Tables) -> None:
        table = await three(tables)
        log = await tables.store.entries(table.id)
        course = logs.begin(log[0])
        for entry in log[1:]:
            logs.replay(course, entry)

        def happens(kind: str, player: str, **data: object) -> None:
            seat = PEOPLE.index(player)
            logs.replay(course, Entry(table.id, course.number + 1, kind, log[-1].at, seat, player, data))

        happens("remove", "ana", seat=1, for_good=True)
        happens("chat", "bo", text="I am still here")
        happens("replace", "bo", seat=1, bot="random")
        assert (course.seats.chairs[1].player, course.seats.chairs[1].bot) == ("bo", "random")

    story(tmp_path, story_)


def test_the_page_of_whoever_was_sent_away_says_so_and_has_no_buttons(tmp_path: Path) -> None:
    async def story_(app: Starlette) -> None:
        ana, gus, eve = [await person(app, name) for name in ("Ana", "Gus", "Eve")]
        made = await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "open", "open"])
        path = f"/t/{made.json['table']}"
        await gus.post(f"/api/tables/{made.json['table']}/sit")
        await ana.post(f"/api/tables/{made.json['table']}/remove", seat=1)
        page = read(await gus.get(path))
        assert "The host has removed you from this table." in page
        assert "Sit down here" not in page
        page = read(await eve.get(path))
        assert "Sit down here" in page
        assert 'id="sent-away"' not in page
        table, people = await sit_down(app, "dojo")
        await people[0].post(f"/api/tables/{table.id}/remove", seat=1)
        page = read(await people[1].get(f"/t/{table.id}"))
        assert "The host has removed you from this table." in page
        for button in ("act-back", "act-undo", "/leave", "/resign", 'class="say" method="post" action="/t/'):
            assert button not in page

    wire_story(tmp_path, story_)


# --- back -----------------------------------------------------------------------------------------


def test_whoever_left_and_answers_is_back(tmp_path: Path) -> None:
    async def story_(tables: Tables) -> None:
        table = await three(tables)
        seat = table.course.thinking[0]
        await do(table, PEOPLE[seat], "leave")
        assert table.seats[seat].away
        await answer(table, seat)
        assert not table.seats[seat].away
        assert table.course.notes[-1].kind == "back"
        await play_on(table, 5)
        await same_when_read_again(tables, table)

    story(tmp_path, story_)


@pytest.mark.parametrize(("pace", "most"), [(LIVE, 60_000), (DAYS, 2 * DAY)])
def test_a_late_answer_makes_present_and_a_seat_taken_again_has_time(
    tmp_path: Path, clocks: Clocks, pace: dict[str, object], most: int
) -> None:
    least = 30_000 if pace is LIVE else 2 * DAY

    async def out(table: Table) -> int:
        seat = table.course.thinking[0]
        clocks.pass_by(table.course.clock.left[seat] + 1500)
        if not table.seats[seat].away:
            await table.do(Timeout(), seat=seat)
        assert table.seats[seat].away
        return seat

    async def story_(tables: Tables) -> None:
        table = await three(tables, pace=pace)
        seat = await out(table)
        await do(table, PEOPLE[seat], "back")
        assert not table.seats[seat].away
        assert table.course.clock.left[seat] == least
        assert await refused(table.do(Timeout(), seat=seat)) == "time-is-left"
        assert await out(table) == seat
        await answer(table, seat)
        assert not table.seats[seat].away, "an answer that was accepted makes one present"
        assert table.course.clock.left[seat] == least
        await same_when_read_again(tables, table)

    story(tmp_path, story_)


def test_leaving_and_coming_back_earns_no_time(tmp_path: Path, clocks: Clocks) -> None:
    async def story_(tables: Tables) -> None:
        table = await three(tables, pace=LIVE)
        seat = table.course.thinking[0]
        clocks.pass_by(55_000)
        await do(table, PEOPLE[seat], "leave")
        await do(table, PEOPLE[seat], "back")
        assert table.course.clock.left[seat] == 5000

    story(tmp_path, story_)


def test_in_an_older_log_a_late_answer_leaves_one_away(tmp_path: Path, clocks: Clocks) -> None:
    """What followed in that log was right then: others let a bot play."""

    async def story_(tables: Tables) -> None:
        table = await three(tables, pace=LIVE)
        seat = table.course.thinking[0]
        await do(table, PEOPLE[seat], "leave")
        await answer(table, seat)
        log = await tables.store.entries(table.id)
        course = logs.begin(log[0])
        for entry in log[1:]:
            data = {key: value for key, value in entry.data.items() if key != "back"}
            logs.replay(course, Entry(entry.table, entry.number, entry.kind, entry.at, entry.seat, entry.player, data))
        assert course.seats.chairs[seat].away

    story(tmp_path, story_)


def test_the_page_says_what_being_out_of_time_means(tmp_path: Path) -> None:
    async def story_(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo", pace=LIVE)
        seat = table.course.thinking[0]
        table.course.clock.left[seat] = -1
        await table.do(Timeout(), seat=seat)
        page = read(await people[seat].get(f"/t/{table.id}"))
        assert "Your time is up, and you count as away" in page
        assert "30 seconds at least" in page
        others = read(await people[(seat + 1) % 3].get(f"/t/{table.id}"))
        assert 'id="me-away"' not in others

    wire_story(tmp_path, story_)
