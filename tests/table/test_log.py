"""The log: a class for each kind of entry, one name for verb, kind and class, and old logs stay readable."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chabudai.core import codec
from chabudai.core.box import parse_choice
from chabudai.core.game import Game
from chabudai.store import Entry
from chabudai.table.course import log as logs
from chabudai.table.course import state
from chabudai.table.course.course import Course
from chabudai.table.course.editions import NAMES
from chabudai.table.course.entries import EVERY, KINDS, Act, Choose
from chabudai.table.doors.acts import ACTS
from chabudai.table.errors import BadLog
from chabudai.table.running.reading import read_course
from chabudai.table.running.tables import Tables
from tests.table.tables import PEOPLE, answer, do, move, play_on, story, three

LIVE = {"kind": "live", "bank": 600, "increment": 5}


def standing(course: Course) -> dict[str, Any]:
    """How a table stands, as far as its log tells."""
    return {
        "position": codec.encode(course.plan.box, course.match.game),
        "written": [played.written for played in course.match.played],
        "chairs": course.seats.chairs,
        "clock": (course.clock.left, course.clock.moment),
        "questions": course.questions,
        "versions": [course.versions.of(viewer) for viewer in (None, *range(course.plan.seats))],
        "notes": course.notes,
        "state": (course.status, course.host, course.number, course.changed, course.proposal, course.ended_by),
    }


def as_older_versions_wrote_it(entry: Entry) -> Entry:
    """The same entry by its older name."""
    older = {new: old for old, new in NAMES.items()}
    return replace(entry, kind=older.get(entry.kind, entry.kind))


@pytest.mark.parametrize("act", EVERY, ids=lambda act: act.kind)
def test_class_and_kind_have_one_name_and_json_brings_the_same_back(act: type[Act]) -> None:
    assert KINDS[act.kind] is act
    assert act.__name__.lower() == act.kind
    values: dict[str, Any] = {
        "question": 3, "choice": "place c3", "events": [], "text": "hello", "name": "Ana", "at": 1, "invited": True,
        "seat": 2, "bot": "adept", "why": "OSError", "muted": True, "table": "t", "rotate": False, "instead": "",
        "left": [1, 2], "together": True, "frees": True, "fair": True, "for_good": True, "proposed": 4, "gone": [4, 6],
        "link": 1, "unmoved": 5, "back": True,
    }  # fmt: skip
    made = act.from_json(values)
    written = json.loads(json.dumps(made.to_json()))
    assert act.from_json(written) == made
    assert act.from_json(written).to_json() == written
    assert written.items() <= values.items()


def test_what_can_be_done_is_named_as_it_is_kept() -> None:
    assert set(ACTS) <= set(KINDS)
    assert set(NAMES.values()) <= set(KINDS)
    assert not set(NAMES) & set(KINDS)


def test_every_kind_is_told_in_the_documents() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "server.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    told = [kind for row in rows for kind in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert sorted(told) == sorted(["create", *KINDS])


def test_a_log_of_older_names_is_read_as_the_same_course(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, pace=LIVE)
        await play_on(table, 12, seed=3)
        await do(table, "bo", "chat", text="hello")
        chance = random.Random(2)
        while table.match.obstacle_to_undo(seat := await move(table, chance)) is not None:
            assert table.status == "running"
        await do(table, PEOPLE[seat], "undo")
        await do(table, "cy", "pause")
        entries = await tables.store.entries(table.id)
        older = [as_older_versions_wrote_it(entry) for entry in entries]
        assert Counter(entry.kind for entry in older)["choice"] > 12
        assert Counter(entry.kind for entry in entries)["choice"] == 0
        assert standing(await read_course(tables.store, older)) == standing(table.course)
        # What is added to such a log has the new names, and the table is read again with both.
        await tables.store.append([replace(entry, table="old") for entry in older], replace(table.heading, table="old"))
        again = await tables.open("old")
        await do(again, "ana", "agree")
        await do(again, "bo", "agree")
        await play_on(again, 3)
        mixed = await tables.store.entries("old")
        assert {"choice", "choose"} <= {entry.kind for entry in mixed}
        assert standing(await read_course(tables.store, mixed)) == standing(again.course)

    story(tmp_path, told)


def test_a_kind_that_nobody_knows_is_no_act(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        entry = Entry(table.id, table.version + 1, "poll", table.course.changed, 0, "ana", {"ask": "tea?"})
        with pytest.raises(BadLog):
            logs.read(entry)
        before = standing(table.course)
        broken = await read_course(tables.store, [*await tables.store.entries(table.id), entry])
        assert broken.broken
        assert broken.status == "unreadable"
        assert standing(broken)["position"] == before["position"]

    story(tmp_path, told)


def test_a_choice_is_read_once_and_judged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: Counter[str] = Counter()
    read, judged = parse_choice, Game.checked

    def reading(game: Game, seat: int, notation: str) -> int | None:
        counted["read"] += 1
        return read(game, seat, notation)

    def judging(game: Game, seat: Any, choice: Any) -> tuple[int, int]:
        counted["judged"] += 1
        return judged(game, seat, choice)

    async def told(tables: Tables) -> None:
        table = await three(tables)
        monkeypatch.setattr(state, "parse_choice", reading)
        monkeypatch.setattr(Game, "checked", judging)
        game, seat = table.match.game, table.course.asked[0]
        question, choice = game.open[seat], game.options_of[seat][0]
        written = question.describe(game, choice)
        await answer(table, seat, written)
        assert counted == {"read": 1, "judged": 1}
        assert table.match.played[-1].choice == choice
        counted.clear()
        seat = table.course.asked[0]
        choice = table.match.game.options_of[seat][-1]
        act = Choose(question=table.question(seat), choice=choice)
        kept = await table.do(act, table.seats[seat].player, seat)
        assert counted == {"judged": 1}
        assert kept.data["choice"] == table.match.played[-1].written.partition(" ")[2]

    story(tmp_path, told)
