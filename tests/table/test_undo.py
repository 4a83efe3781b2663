"""Undo at a table: what a player takes back alone, what goes by consent, and what older logs meant by it."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from chabudai.core import codec
from chabudai.core.errors import CannotUndo
from chabudai.store import Entry
from chabudai.table.course import log as logs
from chabudai.table.course.course import Course
from chabudai.table.course.editions import OlderCourse
from chabudai.table.running.tables import Table, Tables
from chabudai.table.seen import observation
from tests.shown import scene_of
from tests.table.tables import PEOPLE, do, move, story, three

DAWN = {"game": "arigato", "seats": 2, "chairs": ["me", "open"], "name": "Ana"}


async def choose(table: Table, seat: int) -> None:
    action = scene_of(table.match.game, seat).actions[0]
    await do(table, PEOPLE[seat], "choose", question=table.question(seat), choice=action.id)


async def refused(table: Table, player: str, verb: str) -> None:
    with pytest.raises(CannotUndo) as caught:
        await do(table, player, verb)
    assert caught.value.problem == "nothing-to-undo"


async def dawn_of_two(tables: Tables) -> Table:
    """Ana is ready, Bo has made three choices of the same dawn."""
    table = await tables.create("ana", DAWN)
    await do(table, "bo", "sit")
    while 0 in table.course.asked:
        await choose(table, 0)
    for _ in range(3):
        await choose(table, 1)
    return table


def course_of(log: list[Entry]) -> Course:
    course = logs.begin(log[0])
    for entry in log[1:]:
        logs.replay(course, entry)
    return course


def test_dawn_may_be_changed_until_all_are_ready_and_nobody_else_loses_anything(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn_of_two(tables)
        theirs = [played.written for played in table.match.played if played.seat == 1]
        question = table.question(1)
        await do(table, "ana", "undo")
        assert table.course.proposal is None
        assert table.course.asked == (0, 1)
        assert [played.written for played in table.match.played if played.seat == 1] == theirs
        assert table.question(1) == question, "Bo may go on with what he was doing"
        again = course_of(await tables.store.entries(table.id))
        assert codec.dumps(again.match.box, again.match.game) == codec.dumps(table.match.box, table.match.game)
        assert again.questions == table.course.questions

    story(tmp_path, told)


def test_a_log_from_before_reads_as_it_was_meant(tmp_path: Path) -> None:
    """There an undo like this one was proposed, and everything after it went."""

    async def told(tables: Tables) -> None:
        table = await dawn_of_two(tables)
        log = await tables.store.entries(table.id)
        last = max(place for place, played in enumerate(table.match.played) if played.seat == 0)
        at = log[-1].at
        asked = Entry(table.id, len(log), "undo", at, 0, "ana", {"proposed": last})
        agreed = Entry(table.id, len(log) + 1, "agree", at, 1, "bo")
        course = course_of([*log, asked])
        assert course.proposal is not None
        before = list(course.questions)
        logs.replay(course, agreed)
        assert course.match.record.choices == table.match.record.choices[:last]
        assert course.questions == [number + 1 for number in before], "every question was a new one"

    story(tmp_path, told)


def test_by_consent_goes_what_the_entry_says_also_when_it_is_read_again(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        for seed in range(30):
            table = await three(tables, seed=seed)
            chance = random.Random(seed)
            for _ in range(60):
                await move(table, chance)
                blocked = [s for s in range(3) if table.match.obstacle_to_undo(s) == "others-answered"]
                if blocked:
                    break
            else:
                continue
            seat = blocked[0]
            last = max(place for place, played in enumerate(table.match.played) if played.seat == seat)
            gone = table.match.goes_with(last)
            stays = [played.written for place, played in enumerate(table.match.played) if place not in gone]
            await do(table, PEOPLE[seat], "undo")
            seen = observation.observation(table, seat)["proposal"]
            assert seen == {"subject": "undo", "seat": seat, "agreed": []}, "nor how many choices there were"
            for other in {0, 1, 2} - {seat}:
                await do(table, PEOPLE[other], "agree")
            assert [played.written for played in table.match.played] == stays
            log = await tables.store.entries(table.id)
            assert next(entry for entry in log if entry.kind == "undo").data["gone"] == list(gone)
            assert [note.data for note in table.course.notes if note.kind == "undo"] == [{"proposed": True}]
            assert list(course_of(log).match.record.choices) == stays
            told_only = OlderCourse(*logs.created(log[0]), None, log[-1].number)
            for entry in log[1:]:
                logs.replay(told_only, entry)
            told_only.tell_only()
            events = [event for played in table.match.played for event in played.events]
            assert list(told_only.match.opening_events) == events
            return
        raise AssertionError("no such position was met")

    story(tmp_path, told)


def test_a_proposal_falls_when_somebody_else_takes_a_choice_back(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn_of_two(tables)
        log = await tables.store.entries(table.id)
        last = max(place for place, played in enumerate(table.match.played) if played.seat == 0)
        asked = Entry(table.id, len(log), "undo", log[-1].at, 0, "ana", {"proposed": last, "gone": [last]})
        undone = replace(asked, number=len(log) + 1, seat=1, player="bo", data={})
        assert course_of([*log, asked]).proposal is not None
        assert course_of([*log, asked, undone]).proposal is None

    story(tmp_path, told)


def test_what_a_table_began_with_is_nobodys_to_take_back(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        first = await dawn_of_two(tables)  # Ana, then three choices of Bo's
        while first.status == "running":
            await choose(first, first.course.asked[0])
        places = [place for place, played in enumerate(first.match.played) if played.seat == 0]
        begun = next(place for place in range(len(places)) if places[place] != place)  # Ana's choices of the first dawn
        table = await tables.create("ana", {"again": first.id, "at": begun, "chairs": ["me", "open"], "name": "Ana"})
        await do(table, "bo", "sit")
        await choose(table, 1)
        await refused(table, "ana", "undo")
        assert table.match.record.choices[:begun] == table.course.plan.choices
        await do(table, "bo", "undo")
        assert table.match.record.choices == table.course.plan.choices

    story(tmp_path, told)
