"""Around a game: clocks over days, questions before one goes, words for refusals, rows of the lobby, who looks on."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from chabudai.core.errors import ChabudaiError
from chabudai.store import Entry
from chabudai.table.course import log as logs
from chabudai.table.fields import whole
from chabudai.table.languages import WORDS
from chabudai.table.notices.zones import find, on_the_wall
from chabudai.table.pages.draw.heads import clock_of_days
from chabudai.table.pages.draw.jumps import jumps
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.pages.notices import read_address
from chabudai.table.running.reading import read_course
from chabudai.table.running.table import Table
from chabudai.table.running.tables import Tables
from chabudai.table.seen.since import digest
from tests.shown import scene_of
from tests.table.asgi import Wire, person
from tests.table.asgi import story as wire_story
from tests.table.tables import PEOPLE, do, story, three
from tests.table.test_clocks import Clocks, answer, clocks
from tests.table.test_company import DAY, DAYS, LIVE, refused, same_when_read_again
from tests.table.test_notices import PostOffice, confirm, office, over_days, told_by, until
from tests.table.test_pages_http import finished, read, send
from tests.table.wiretap import sit_down

__all__ = ["clocks", "office"]  # fixtures
HOUR = 3_600_000


# --- clocks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "english", "french"),
    [
        (2 * DAY, "2 d 0 h", "2 j 0 h"),
        (DAY + 3 * HOUR + 59_000, "1 d 3 h", "1 j 3 h"),
        (DAY - 1, "23 h 59 min", "23 h 59 min"),
        (0, "0 h 0 min", "0 h 0 min"),
    ],
)
def test_over_days_a_clock_tells_days_and_hours(left: int, english: str, french: str) -> None:
    assert clock_of_days(left, VOICES["en"]) == english
    assert clock_of_days(left, VOICES["fr"]) == french


def test_a_page_over_days_tells_the_deadline_and_bots_have_no_clock(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        chairs = ["me", "bot:random", "bot:random"]
        plan = {"game": "dojo", "seats": 3, "chairs": chairs, "pace": {"kind": "days", "days": 2}}
        made = (await ana.ask("POST", "/api/tables", plan)).json["table"]
        table: Table = app.state.server.tables.in_memory[made]
        for _ in range(500):
            if table.course.thinking:
                break
            await asyncio.sleep(0.01)
        page = read(await ana.get(f"/t/{made}"))
        assert page.count('class="clock') == 1
        assert re.search(
            r'<span class="clock runs"[^>]*data-days="\{1\} d \{2\} h"[^>]*>(2 d 0 h|1 d 23 h)</span>', page
        )
        deadline = re.search(
            r'<time class="until" datetime="([\dT:-]+)Z" data-until="until \{1\}">until (.+?)</time>', page
        )
        assert deadline is not None
        assert deadline[2] == deadline[1].replace("T", " ")[:16] + " UTC"
        shown = (await ana.get(f"/api/tables/{made}")).json["clocks"]
        assert shown[1:] == [None, None]
        assert shown[0] > DAY // 1000

    wire_story(tmp_path, told)


def test_a_bot_that_plays_for_somebody_earns_them_no_time_and_does_not_bring_them_back(
    tmp_path: Path, clocks: Clocks
) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, pace=LIVE, stand_in="random")
        seat = table.course.thinking[0]
        other = PEOPLE[(seat + 1) % 3]
        clocks.pass_by(20_000)
        await do(table, PEOPLE[seat], "leave")
        await do(table, other, "replace", seat=seat)
        for _ in range(300):
            if sum(played.seat == seat for played in table.match.played) > 3:
                break
            for thinking in table.course.thinking:
                await answer(table, thinking)
            await asyncio.sleep(0.005)
        assert sum(played.seat == seat for played in table.match.played) > 3
        assert table.seats[seat].away, "the bot answers, not the person"
        assert "back" not in [note.kind for note in table.course.notes]
        assert table.course.clock.left[seat] == 40_000
        await do(table, PEOPLE[seat], "back")
        assert table.course.clock.left[seat] == 40_000
        await same_when_read_again(tables, table)

    story(tmp_path, told)


def test_in_an_older_log_a_bot_earned_time(tmp_path: Path, clocks: Clocks) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, pace=LIVE)
        seat = table.course.thinking[0]
        course = logs.begin((await tables.store.entries(table.id))[0])
        for entry in (await tables.store.entries(table.id))[1:]:
            logs.replay(course, entry)

        def happens(kind: str, by: int | None, **data: Any) -> None:
            player = None if by is None else PEOPLE[by]
            logs.replay(
                course, Entry(table.id, course.number + 1, kind, clocks.wall, seat if by is None else by, player, data)
            )

        happens("leave", seat)
        happens("replace", (seat + 1) % 3, seat=seat, bot="random")
        action = scene_of(table.match.game, seat).actions[0]
        happens("choice", None, question=course.questions[seat], choice=action.id)
        assert course.clock.left[seat] == 65_000

    story(tmp_path, told)


# --- letters --------------------------------------------------------------------------------------


def test_a_deadline_is_told_in_the_zone_of_the_reader() -> None:
    moment = 1_800_000_000_000
    assert on_the_wall(moment, "") == "2027-01-15 08:00 UTC"
    assert on_the_wall(moment, "Europe/Paris") == "2027-01-15 09:00 CET"
    assert on_the_wall(moment, "Asia/Tokyo") == "2027-01-15 17:00 JST"
    for odd in ("Nowhere/Land", "../../etc/passwd", "Europe", "/etc/localtime", "x" * 5000, "Europe/Paris\n"):
        assert find(odd) is None
        assert on_the_wall(moment, odd).endswith("UTC")


def test_letters_use_the_zone_that_the_browser_told_until_they_end(tmp_path: Path, office: PostOffice) -> None:
    async def told(app: Starlette) -> None:
        async with office.open():
            table, people = await over_days(app)
            wire = people[table.course.asked[0]]
            assert '<input type="hidden" name="zone"' in read(await wire.get("/"))
            stop = await confirm(office, wire, "ana@table.test", zone="Asia/Tokyo")
            assert stop
            app.state.server.tables._runners[table.id].look()
            await until(lambda: len(office.letters) == 2)
            assert office.letters[1]["Subject"].endswith(" JST")
            player = table.seats[table.course.asked[0]].player or ""
            assert (await app.state.server.store.player(player))["zone"] == "Asia/Tokyo"
            await send(wire, "/me/mail/stop")
            assert "zone" not in await app.state.server.store.player(player)

    wire_story(tmp_path, told, told_by(office))


def test_a_domain_in_any_script_is_written_as_mail_servers_do() -> None:
    assert read_address("ana@exämple.org") == "ana@xn--exmple-cua.org"
    assert read_address("ana@example.org") == "ana@example.org"
    for odd in ("ana", "ana@", "ana@exa mple.org", f"ana@{'ä' * 80}.org", "ana@ex..ample"):
        with pytest.raises(ChabudaiError) as caught:
            read_address(odd)
        for words in WORDS.values():
            assert words.error(caught.value).startswith(words("error-bad-email"))


# --- refusals -------------------------------------------------------------------------------------


def test_a_value_that_cannot_be_is_named_and_not_its_type() -> None:
    with pytest.raises(ChabudaiError) as caught:
        whole({"bank": 5}, "bank", 10, 86_400)
    for words in WORDS.values():
        said = words.error(caught.value)
        assert all(part in said for part in ("bank", "5", "10–86400"))
        assert words("type-int") not in said
    with pytest.raises(ChabudaiError) as caught:
        whole({"bank": "many"}, "bank", 10, 86_400)
    assert caught.value.problem == "bad-field"


def test_whoever_has_resigned_is_told_what_holds(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, stand_in="random")
        await do(table, "bo", "resign")
        assert await refused(do(table, "bo", "back")) == "resigned"
        assert "resigned" in WORDS["en"]("error-resigned")

    story(tmp_path, told)


def test_what_a_program_calls_its_message_comes_back_with_the_answer(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        async with people[0].socket(f"/api/tables/{table.id}/live") as line:
            await line.next()
            await line.say({"do": "chat", "text": "hello", "id": "my-first"})
            assert (await line.until("done"))["done"] == "my-first"
            await line.say({"do": "fly", "id": "my-second"})
            assert (await line.until("refused"))["id"] == "my-second"
            await line.say({"do": "fly", "id": "x" * 65})
            assert (await line.until("refused"))["id"] is None

    wire_story(tmp_path, told)


# --- going ----------------------------------------------------------------------------------------


def test_leaving_and_sending_away_ask_once(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        page = read(await people[0].get(f"/t/{table.id}"))
        for verb in ("leave", "remove", "resign"):
            asks = WORDS["en"](f"page-{verb}")
            assert asks.endswith("…")
            before = page[: page.index(f"/t/{table.id}/{verb}")]
            inside = before[before.rindex("<details") :]
            assert f"<summary>{asks}</summary>" in inside
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
            assert "#2" not in page
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


# --- lobby ----------------------------------------------------------------------------------------


def test_a_game_that_everybody_has_left_says_so_in_the_lobby(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        assert "everybody has left" not in read(await people[0].get("/"))
        for wire in people:
            await wire.post(f"/api/tables/{table.id}/leave")
        page = read(await people[0].get("/"))
        assert "everybody has left" in page
        assert "being played" not in page
        await people[0].post(f"/api/tables/{table.id}/back")
        assert "everybody has left" not in read(await people[0].get("/"))

    wire_story(tmp_path, told)


@pytest.mark.parametrize(
    ("pace", "said"),
    [
        ({"kind": "none"}, "no clock"),
        ({"kind": "live", "bank": 90, "increment": 5}, "live, 1.5 min each, +5 s a move"),
        ({"kind": "days", "days": 1}, "1 day a move"),
    ],
)
def test_a_row_of_the_lobby_tells_pace_options_and_age(
    tmp_path: Path, clocks: Clocks, pace: dict[str, object], said: str
) -> None:
    async def told(app: Starlette) -> None:
        ana, ben = await person(app, "Ana"), await person(app, "Ben")
        plan = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"], "listed": True, "pace": pace}
        await ana.ask("POST", "/api/tables", {**plan, "options": {"black_belt": True}})
        ages = ((0, "just now"), (60_000, "1 minute ago"), (2 * HOUR, "2 hours ago"))
        for later, age in ages:
            clocks.pass_by(later)
            row = read(await ben.get("/")).partition('class="table-row"')[2].partition("</li>")[0]
            assert f"2 free seats · {said} · opened {age}" in row
            assert 'class="mark"' in row, "and what is not as usual"

    wire_story(tmp_path, told)


def test_whoever_plays_sees_how_many_look_on(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        eve = await person(app, "Eve")
        path = f"/t/{table.id}"
        assert '<span id="watching"></span>' in read(await people[0].get(path))
        async with people[0].socket(f"{path}/live") as line:
            await line.next()
            async with people[1].socket(f"{path}/live"), eve.socket(f"{path}/live"), eve.socket(f"{path}/live"):
                assert (await line.until("watching"))["watching"] == "1 person is watching"
                assert "1 person is watching" in read(await people[2].get(path))
            assert (await line.until("watching"))["watching"] == ""

    wire_story(tmp_path, told)


# --- languages ------------------------------------------------------------------------------------


def test_another_language_keeps_the_view_of_a_replay_and_an_invitation(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = await finished(app, ana)
        for view in ("none", "0", "2"):
            page = read(await ana.get(f"/t/{table}/replay/3?seat={view}"))
            back = re.search(r'name="back" value="([^"]+)"', page)
            assert back is not None
            assert back[1] == f"/t/{table}/replay/3?seat={view}"
            assert (await send(ana, "/me", language="fr", back=back[1])).headers["location"] == back[1]
        made = await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "invite", "bot:random"])
        link = re.search(r'value="[^"]+(/t/[^"]+\?seat=[^"]+)"', read(await ana.get(f"/t/{made.json['table']}")))
        assert link is not None
        ben = await person(app, "Ben")
        back = re.search(r'name="back" value="([^"]+)"', read(await ben.get(link[1])))
        assert back is not None
        assert back[1] == link[1]
        assert (await send(ben, "/me", language="fr", back=back[1])).headers["location"] == back[1]
        for odd in ("/t/x?next=//evil.test", "//evil.test/?seat=1", "/t/x?seat=1&lang=fr"):
            assert (await send(ben, "/me", language="fr", back=odd)).headers["location"] == "/"

    wire_story(tmp_path, told)


def test_the_target_of_a_game_alone_is_told_without_a_number_beside_it(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.post("/api/tables", game="arigato", seats=1, chairs=["me"])).json["table"]
        page = read(await ana.get(f"/t/{table}/score"))
        lines = [line for line in re.findall(r"<li.*?</(?:span|summary)>", page) if "ravel" in line]
        lines = lines[:6]  # the rules follow
        assert "Score to beat: 0" in lines[0]
        assert "fireworks maker" in lines[5]
        assert all("<b>" not in line for line in lines)

    wire_story(tmp_path, told)
