"""Tables and what may be done at them."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from chabudai.bots import USUAL
from chabudai.core import codec
from chabudai.core.errors import BadTable, CannotUndo, ChabudaiError, NotAChoice, UnknownGame
from chabudai.core.events import Event
from chabudai.store import StoreFailed
from chabudai.table import moments
from chabudai.table.course import deals
from chabudai.table.course.entries import Timeout
from chabudai.table.errors import BadRequest, NotFound, OutOfDate, TableRefused
from chabudai.table.running.tables import Table, Tables
from tests.shown import scene_of
from tests.table.tables import KEYS, PEOPLE, TWO, do, move, play_on, story, three


class Time:
    """A clock on the wall that the test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(moments, "now", time)
    monkeypatch.setattr(moments, "steady", time)
    monkeypatch.setattr("chabudai.table.running.tables.now", time)
    return time


def state(table: Table) -> str:
    """All of a table that a restart must bring back."""
    course = table.course
    return repr(
        (
            codec.dumps(table.match.box, table.match.game), course.status, course.questions, course.seats.chairs,
            course.notes, course.number, course.proposal, course.clock.left, course.host,
            [played.written for played in table.match.played],
        )
    )  # fmt: skip


async def refused(
    table: Table, kind: type[ChabudaiError], problem: str, player: str, verb: str, **data: object
) -> None:
    """It is refused for that reason, and nothing has changed."""
    before = state(table)
    with pytest.raises(kind) as caught:
        await do(table, player, verb, **data)
    assert caught.value.problem == problem
    assert state(table) == before


def test_a_game_begins_when_the_last_seat_is_taken_and_ends_with_the_last_choice(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await tables.create(
            "ana", {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"], "name": "Ana"}
        )
        assert str(table.status) == "waiting"
        await refused(table, OutOfDate, "not-running", "ana", "choose", question=1, choice="x")
        await do(table, "bo", "sit", seat=2, name="  Bo\u202e \n")
        await refused(table, OutOfDate, "already-seated", "bo", "sit")
        await refused(table, OutOfDate, "seat-taken", "cy", "sit", seat=2)
        await do(table, "cy", "sit")
        assert str(table.status) == "running"
        assert table.names() == ["Ana", "Cy", "Bo"]
        await play_on(table, 1000)
        assert table.status == "over"
        assert table.match.game.over
        await refused(table, OutOfDate, "not-running", "ana", "undo")

    story(tmp_path, told)


def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    states: list[str] = []

    async def before(tables: Tables) -> None:
        table = await three(tables, listed=True)
        chance = random.Random(5)
        for _ in range(60):
            seat = await move(table, chance)
            if chance.random() < 0.3:
                try:
                    await do(table, PEOPLE[seat], "undo")
                except CannotUndo:
                    await do(table, PEOPLE[seat], "chat", text="alas")
            if table.course.proposal is not None and chance.random() < 0.7:
                for other in table.course.proposal.missing(range(3)):
                    await do(table, PEOPLE[other], "agree")
        assert any(note.kind == "undo" for note in table.course.notes)
        states.extend([table.id, state(table)])

    async def after(tables: Tables) -> None:
        table = await tables.open(states[0])
        assert state(table) == states[1]
        await play_on(table, 1000)
        assert table.status == "over"

    story(tmp_path, before)
    story(tmp_path, after)


def test_a_choice_answers_the_question_of_its_number_once(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, seed=3)
        seat = table.course.asked[0]
        number = table.question(seat)
        action = scene_of(table.match.game, seat).actions[0]
        await refused(table, OutOfDate, "stale-question", PEOPLE[seat], "choose", question=number - 1, choice=action.id)
        await refused(table, OutOfDate, "stale-question", PEOPLE[seat], "choose", question=number + 1, choice=action.id)
        await refused(table, NotAChoice, "not-a-choice", PEOPLE[seat], "choose", question=number, choice="nonsense")
        twice = await asyncio.gather(
            *(do(table, PEOPLE[seat], "choose", question=number, choice=action.id) for _ in range(2)),
            return_exceptions=True,
        )
        assert sum(result is None for result in twice) == 1
        await do(table, PEOPLE[seat], "undo") if table.match.obstacle_to_undo(seat) is None else None
        assert table.question(seat) != number or seat not in table.course.asked
        await refused(table, TableRefused, "not-at-the-table", "stranger", "choose", question=1, choice=action.id)

    story(tmp_path, told)


def test_who_is_ahead_of_this_process_is_not_told_that_they_are_late(tmp_path: Path) -> None:
    """They have seen the question at another process, whose entries have not been heard of here yet."""

    async def told(tables: Tables) -> None:
        table = await three(tables)
        chance = random.Random(3)
        for _ in range(12):
            other = await Table.load(table.id, tables.store)  # as another process has it
            await move(table, chance)
            seat = table.course.asked[0]
            choice = chance.choice(scene_of(table.match.game, seat).actions).id
            await do(other, PEOPLE[seat], "choose", question=table.question(seat), choice=choice)
            await table.catch_up()
            assert state(table) == state(other)
        seat = table.course.asked[0]
        late = table.course.questions[seat] - 1
        other = await Table.load(table.id, tables.store)
        await refused(other, OutOfDate, "stale-question", PEOPLE[seat], "choose", question=late, choice="")

    story(tmp_path, told)


def test_undo_further_back_needs_the_others(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        tried = 0
        for seed in range(30):
            table = await three(tables, seed=seed)
            chance = random.Random(seed)
            for _ in range(60):
                seat = await move(table, chance)
                blocked = [s for s in range(3) if table.match.obstacle_to_undo(s) == "others-answered"]
                if blocked:
                    seat = blocked[0]
                    others = [s for s in range(3) if s != seat]
                    count = len(table.match.played)
                    await do(table, PEOPLE[seat], "undo")
                    assert len(table.match.played) == count
                    await refused(table, OutOfDate, "nothing-asked", PEOPLE[seat], "agree")
                    await do(table, PEOPLE[others[0]], "agree")
                    if tried % 2:
                        await do(table, PEOPLE[others[1]], "refuse")
                        assert len(table.match.played) == count
                    else:
                        await do(table, PEOPLE[others[1]], "agree")
                        assert len(table.match.played) < count
                        assert seat in table.course.asked
                    assert table.course.proposal is None
                    tried += 1
                    break
            if tried == 2:
                return
        pytest.fail("no such position was met")

    story(tmp_path, told)


def test_bots_play_a_whole_game_and_wait_for_nobody_after_a_restart(tmp_path: Path) -> None:
    tables_met: list[str] = []
    plan = {"game": "dojo", "seats": 4, "chairs": ["bot:random", "bot:random", "bot:random", "me"], "name": "Ana"}

    async def half(tables: Tables) -> None:
        table = await tables.create("ana", plan)
        tables_met.append(table.id)
        chance = random.Random(2)
        for _ in range(5):
            await _until(table, lambda: 3 in table.course.asked)
            await _answer(table, 3, chance)

    async def rest(tables: Tables) -> None:
        table = tables.in_memory[tables_met[0]]  # taken up by itself
        chance = random.Random(3)
        while table.status == "running":
            await _until(table, lambda: 3 in table.course.asked or str(table.status) == "over")
            if table.status == "running":
                await _answer(table, 3, chance)
        assert table.status == "over"

    story(tmp_path, half)
    story(tmp_path, rest)


async def _answer(table: Table, seat: int, chance: random.Random) -> None:
    action = chance.choice(scene_of(table.match.game, seat).actions)
    player = table.seats[seat].player or ""
    await do(table, player, "choose", question=table.question(seat), choice=action.id)


async def _until(table: Table, condition: object) -> None:
    for _ in range(2000):
        if condition():  # type: ignore[operator]
            return
        await asyncio.sleep(0.005)
    pytest.fail("it did not happen")


def test_the_thinking_bot_thinks_in_a_process_of_its_own(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        plan = {"game": "dojo", "seats": 3, "chairs": ["bot:novice", "bot:novice", "bot:random"], "name": "Ana"}
        table = await tables.create("ana", plan)
        table.look_at()
        await _until(table, lambda: len(table.match.played) >= 3)
        assert tables.thinkers.processes
        for process in tables.thinkers.processes:
            os.kill(process, signal.SIGKILL)  # a worker that dies is replaced
        count = len(table.match.played)
        await _until(table, lambda: len(table.match.played) >= count + 3)

    story(tmp_path, told)


def test_a_link_leads_to_its_seat_and_no_other(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        plan = {"game": "dojo", "seats": 3, "chairs": ["me", "invite", "invite"], "name": "Ana"}
        table, other = await tables.create("ana", plan), await tables.create("ana", plan)
        await refused(table, OutOfDate, "seat-taken", "bo", "sit")
        await refused(table, OutOfDate, "seat-taken", "bo", "sit", seat=2)
        await refused(table, NotFound, "bad-link", "bo", "sit", link=KEYS.seat_link(other.id, other.seats[2]))
        await refused(table, NotFound, "bad-link", "bo", "sit", link="2.0000")
        await do(table, "bo", "sit", link=KEYS.seat_link(table.id, table.seats[2]))
        assert table.seat_of("bo") == 2
        await refused(table, OutOfDate, "seat-taken", "cy", "sit", link=KEYS.seat_link(table.id, table.seats[2]))
        await do(table, "bo", "leave")
        assert table.seat_of("bo") is None

    story(tmp_path, told)


def test_a_list_names_whoever_sits_at_a_table_that_somebody_has_looked_at(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await tables.create("ana", {**TWO, "name": "Ana", "listed": True})
        assert table.names() == ["Ana", "#2", "#3"]
        await do(table, "bo", "sit")
        assert [heading.about["names"] for heading in await tables.listed()] == [["Ana", "Bo", ""]]
        assert table.names() == ["Ana", "Bo", "#3"]
        await do(table, "bo", "leave")
        assert [heading.about["names"] for heading in await tables.listed()] == [["Ana", "", ""]]

    story(tmp_path, told)


def test_live_clock_pause_and_a_bot_for_whoever_is_out_of_time(tmp_path: Path, wall: Time) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, pace={"kind": "live", "bank": 60, "increment": 5}, stand_in="random")
        clock = table.course.clock
        seat = table.course.thinking[0]
        others = [s for s in range(3) if s != seat]
        wall.now += 10_000
        await _answer(table, seat, random.Random(1))
        assert clock.left[seat] == 55_000
        slow = table.course.thinking[0]
        left = clock.left[slow]
        await do(table, PEOPLE[others[0]], "pause")
        await do(table, PEOPLE[others[1]], "agree")
        assert not clock.paused
        await do(table, PEOPLE[seat], "agree")
        assert clock.paused
        wall.now += 800_000
        await do(table, PEOPLE[0], "resume")
        await do(table, PEOPLE[1], "agree")
        assert not clock.paused, "half of those present is enough"
        assert clock.left[slow] == left
        await refused(table, OutOfDate, "still-playing", PEOPLE[(slow + 1) % 3], "replace", seat=slow)
        wall.now += left + 1
        await table.do(Timeout(), seat=slow)
        assert table.seats[slow].away
        await do(table, PEOPLE[(slow + 1) % 3], "replace", seat=slow)
        await _until(table, lambda: slow not in table.course.asked)
        await do(table, PEOPLE[slow], "back")
        assert table.seats[slow].played_by_person

    story(tmp_path, told)


def test_the_clock_of_a_table_that_is_full_at_once_runs_from_the_beginning(tmp_path: Path, wall: Time) -> None:
    async def told(tables: Tables) -> None:
        pace = {"kind": "days", "days": 2}
        table = await tables.create("ana", {"game": "arigato", "seats": 1, "chairs": ["me"], "pace": pace})
        begun = table.course.clock.moment
        assert begun == wall.now
        assert table.course.clock.next_out(table.course.thinking) == (begun + 2 * 24 * 3600 * 1000, 0)

    story(tmp_path, told)


def test_time_runs_out_by_itself(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, pace={"kind": "live", "bank": 10, "increment": 0})
        slow = table.course.thinking[0]
        table.course.clock.left = [100] * 3  # as if almost ten seconds had passed
        await do(table, PEOPLE[slow], "chat", text="let me see")
        await _until(table, lambda: table.seats[slow].away)

    story(tmp_path, told)


def test_days_begin_anew_with_every_answer(tmp_path: Path, wall: Time) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, pace={"kind": "days", "days": 2})
        seat = table.course.thinking[0]
        wall.now += 100_000_000
        await _answer(table, seat, random.Random(1))
        assert table.course.clock.left[seat] == 2 * 86_400_000

    story(tmp_path, told)


def test_resign_abort_mute_remove(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        await refused(table, TableRefused, "not-the-host", "bo", "mute", seat=2)
        await do(table, "ana", "mute", seat=2)
        await refused(table, TableRefused, "muted", "cy", "chat", text="hello")
        await do(table, "ana", "mute", seat=2, muted=False)
        await do(table, "cy", "chat", text="hello\x00\u202e")
        assert table.course.notes[-1].data == {"text": "hello"}
        await refused(table, TableRefused, "not-at-the-table", "stranger", "chat", text="hello")
        await play_on(table, 3)
        await refused(table, OutOfDate, "already-started", "ana", "abort")
        await do(table, "ana", "remove", seat=2)
        assert (table.seats[2].player, table.seats[2].bot) == (None, USUAL)
        await do(table, "bo", "resign")
        assert table.seats[1].bot == USUAL
        await refused(table, OutOfDate, "resigned", "bo", "back")
        assert table.status == "running"
        await do(table, "ana", "resign")
        assert (table.status, table.course.ended_by) == ("over", "resigned")
        fresh = await three(tables)
        await do(fresh, "cy", "abort")
        assert fresh.status == "aborted"

    story(tmp_path, told)


def test_plans_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        for plan, kind in (
            ({}, BadRequest),
            ({"game": "chess"}, UnknownGame),
            ({"game": "dojo", "seats": 9}, BadTable),
            ({"game": "dojo", "seats": True}, BadRequest),
            ({"game": "dojo", "seats": 3, "chairs": ["me", "me", "open"]}, BadRequest),
            ({"game": "dojo", "seats": 3, "chairs": ["me"]}, BadRequest),
            ({"game": "dojo", "seats": 3, "chairs": ["me", "open", "bot:genius"]}, BadTable),
            ({"game": "dojo", "options": {"belt": "purple"}}, BadTable),
            ({"game": "dojo", "options": []}, BadRequest),
            ({"game": "dojo", "deck": "[[["}, ChabudaiError),
            ({"game": "dojo", "deck": 3}, BadRequest),
            ({"game": "dojo", "seed": -1}, BadRequest),
            ({"game": "dojo", "seed": 1.5}, BadRequest),
            ({"game": "dojo", "pace": {"kind": "live", "bank": 1}}, BadRequest),
            ({"game": "dojo", "pace": []}, BadRequest),
            ({"game": "dojo", "pace": {"kind": "slow"}}, BadRequest),
            ({"game": "dojo", "listed": 1}, BadRequest),
            ({"game": "dojo", "nonsense": 1}, BadRequest),
            ({"game": "dojo", "name": "\u202e"}, BadRequest),
            ({"again": "nowhere"}, NotFound),
        ):
            with pytest.raises(kind):
                await tables.create("ana", plan)
        assert await tables.of("ana") == []

    story(tmp_path, told)


def test_deals_are_fair_and_can_be_checked(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        deal = table.course.plan.deal
        shown = table.course.plan.fingerprint
        assert deal.secret
        assert len(shown) == len("v2:") + 64
        await play_on(table, 1000)
        record = table.match.record
        assert deals.verify(table.match.box, record, deal.nonce, shown) is None
        assert deals.verify(table.match.box, record, deal.nonce, "0" * 64) == "fair-other-fingerprint"
        assert deals.verify(table.match.box, record, "0" * 64, shown) == "fair-other-fingerprint"
        assert deals.verify(table.match.box, record, "xyz", shown) == "fair-malformed"
        assert deals.verify(table.match.box, record.upto(5), deal.nonce, shown) == "fair-not-over"
        given = await three(tables, seed=7)
        assert not given.course.plan.deal.secret
        assert given.course.plan.fingerprint == ""

    story(tmp_path, told)


def test_the_same_deal_again_and_on_from_the_middle(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        with pytest.raises(OutOfDate):
            await tables.create("ana", {"again": table.id})
        await play_on(table, 1000)
        again = await tables.create("dee", {"again": table.id, "name": "Dee"})
        assert again.match.seed == table.match.seed
        assert not again.course.plan.deal.secret
        middle = await tables.create(
            "dee", {"again": table.id, "at": 20, "name": "Dee", "chairs": ["me"] + ["open"] * 2}
        )
        assert codec.encode(middle.match.box, middle.match.game) == codec.encode(table.match.box, table.match.at(20))
        await do(middle, "bo", "sit")
        await do(middle, "cy", "sit")
        await refused(middle, CannotUndo, "nothing-to-undo", "dee", "undo")

    story(tmp_path, told)


def test_trying_from_here_deals_anew_what_the_player_cannot_know(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, hints=True)
        await play_on(table, 15)
        seat = table.course.asked[0]
        before = table.match.game.view(seat)
        trial = await tables.try_from_here(table, seat)
        assert trial.course.plan.position["key"] != f"{table.match.game.key:x}"
        imagined = trial.course._begin().game.view(seat)
        assert codec.dumps(table.match.box, imagined) == codec.dumps(table.match.box, before)
        assert trial.course.continued

    story(tmp_path, told)


def test_a_table_of_an_older_edition_goes_on_from_its_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import dataclasses

    from chabudai.games import dojo

    met: list[str] = []
    told: list[list[Event]] = []

    async def before(tables: Tables) -> None:
        table = await three(tables)
        chance = random.Random(5)
        for _ in range(40):
            seat = await move(table, chance)
            if chance.random() < 0.3:
                try:
                    await do(table, PEOPLE[seat], "undo")
                except CannotUndo:
                    continue
        over = await three(tables)
        await play_on(over, 1000)
        assert any(note.kind == "undo" for note in table.course.notes)
        met.extend([table.id, codec.dumps(table.match.box, table.match.game), over.id])
        for viewer in (0, None):
            told.append([e for played in table.match.played for e in played.events if e.visible_to(viewer)])

    async def after(tables: Tables) -> None:
        table = await tables.open(met[0])
        assert table.course.continued
        for seat, before in zip((0, None), told, strict=True):  # the log tells the story, minus what was taken back
            assert table.events(seat) == before
        position = codec.encode(dojo.BOX, table.match.game) | {"edition": 1}
        assert codec.encode(dojo.BOX, codec.decode(dojo.BOX, position | {"edition": dojo.BOX.edition})) == (
            codec.encode(dojo.BOX, table.match.game)
        )
        await play_on(table, 1000)
        assert table.status == "over"
        assert (await tables.open(met[2])).status == "over"

    story(tmp_path, before)
    newer = dataclasses.replace(dojo.BOX, edition=dojo.BOX.edition + 1)
    monkeypatch.setattr(dojo, "BOX", newer)
    story(tmp_path, after)
    story(tmp_path, after_is_over(met))


def after_is_over(met: list[str]):  # type: ignore[no-untyped-def]
    async def told(tables: Tables) -> None:
        assert (await tables.open(met[0])).status == "over"

    return told


def test_lists_of_tables(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await tables.create(
            "ana", {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"], "listed": True, "name": "Ana"}
        )
        hidden = await tables.create("ana", {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"]})
        assert [h.table for h in await tables.listed()] == [table.id]
        assert {h.table for h in await tables.of("ana")} == {table.id, hidden.id}
        await do(table, "bo", "sit")
        await do(table, "cy", "sit")
        assert await tables.listed() == []
        waiting = [await tables.waiting_for(player, await tables.of(player)) for player in PEOPLE]
        assert [bool(some) for some in waiting] == [seat in table.course.asked for seat in range(3)]
        await play_on(table, 1000)
        assert [h.table for h in await tables.finished()] == [table.id]

    story(tmp_path, told)


def test_who_wants_to_be_forgotten_leaves_no_name_and_no_word(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        waiting = await tables.create("bo", {**TWO, "name": "Bo", "listed": True})
        table = await three(tables, listed=True, stand_in="random")
        await do(table, "bo", "chat", text="my secret")
        await play_on(table, 5)
        before = [played.written for played in table.match.played]
        course = table.course
        await tables.forget("bo")
        for found in (course, table.course):  # as another process hears of it, and as it is read again
            assert "my secret" not in repr(found.notes)
            assert found.seats.chairs[1].name == ""
        assert "Bo" not in table.names()
        assert "my secret" not in repr(await tables.store.entries(table.id))
        assert [played.written for played in table.match.played] == before
        assert await tables.of("bo") == []
        assert "Bo" not in repr(await tables.store.headings())
        assert waiting.seats[0].player is None
        await refused(table, TableRefused, "not-at-the-table", "bo", "back")
        await do(table, "ana", "replace", seat=1)  # the others play on
        chance = random.Random(1)
        for _ in range(20_000):
            if table.status == "over":
                return
            mine = [seat for seat in table.course.thinking if table.seats[seat].player in ("ana", "cy")]
            if mine:
                action = chance.choice(scene_of(table.match.game, mine[0]).actions)
                player = table.seats[mine[0]].player or ""
                await do(table, player, "choose", question=table.question(mine[0]), choice=action.id)
            await asyncio.sleep(0.001)
        raise AssertionError("the game does not go on")

    story(tmp_path, told)


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        await play_on(table, 5)

        async def full(*_: object) -> None:
            raise StoreFailed("store-failed", detail="disk full")

        with monkeypatch.context() as broken:
            broken.setattr(tables.store, "append", full)
            seat = table.course.asked[0]
            choice = scene_of(table.match.game, seat).actions[0].id
            act = {"question": table.question(seat), "choice": choice}
            await refused(table, StoreFailed, "store-failed", PEOPLE[seat], "choose", **act)
        await play_on(table, 1000)
        assert table.status == "over"

    story(tmp_path, told)


def test_nobody_is_told_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        disk, heard = asyncio.Event(), []
        append = tables.store.append

        async def slow(*entries: Any) -> None:
            await disk.wait()
            await append(*entries)

        monkeypatch.setattr(tables.store, "append", slow)
        with table.watch(lambda: heard.append(table.version)):
            moving = asyncio.create_task(move(table, random.Random(1)))
            await asyncio.sleep(0.02)
            looking = asyncio.create_task(table.settled())
            await asyncio.sleep(0.02)
            assert not moving.done()
            assert not looking.done()
            assert heard == []
            assert table.snapshot() is None
            disk.set()
            await moving
            await looking
            assert heard == [table.version]

    story(tmp_path, told)


def test_whoever_goes_away_has_acted_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        disk = asyncio.Event()
        append = tables.store.append

        async def slow(*entries: Any) -> None:
            await disk.wait()
            await append(*entries)

        monkeypatch.setattr(tables.store, "append", slow)
        moving = asyncio.create_task(move(table, random.Random(1)))
        await asyncio.sleep(0.02)
        moving.cancel()
        await asyncio.sleep(0)
        disk.set()
        with pytest.raises(asyncio.CancelledError):
            await moving
        await table.settled()
        assert len(table.match.played) == 1
        assert (await tables.store.entries(table.id))[-1].kind == "choose"
        await play_on(table, 1000)

    story(tmp_path, told)
