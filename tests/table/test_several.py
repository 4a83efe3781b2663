"""Several answers in one go: all of them or none, each kept by itself, and nobody else hears of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai.core.errors import CannotUndo, ChabudaiError, NotAChoice
from chabudai.core.scene import JOINT, Move
from chabudai.table.course.several import offered
from chabudai.table.errors import BadRequest, OutOfDate
from chabudai.table.pages.draw import page_parts
from chabudai.table.running.tables import Table, Tables
from chabudai.table.seen import observation
from tests.shown import scene_of
from tests.table.reading import Reading
from tests.table.tables import answer, do, story

DAWN = {"game": "arigato", "seats": 2, "chairs": ["me", "open"], "name": "Ana", "seed": 7}


async def dawn(tables: Tables) -> Table:
    table = await tables.create("ana", DAWN)
    await do(table, "bo", "sit")
    return table


def moves(table: Table, seat: int = 0) -> tuple[Move, ...]:
    return offered(table.course, seat, scene_of(table.match.game, seat))


async def arrange(table: Table, seat: int = 0) -> None:
    """Resident and travellers have their places; `Ready` is asked."""
    both = next(move for move in moves(table, seat) if len(move.answers) == 2)
    await do(table, ("ana", "bo")[seat], "choose", question=table.question(seat), choice=both.id)
    for _ in range(2):
        await answer(table, seat, scene_of(table.match.game, seat).actions[0].id)


def written(table: Table, seat: int = 0) -> list[str]:
    return [one.written for one in table.match.played if one.seat == seat]


async def refused(table: Table, choice: str, kind: type[ChabudaiError], question: int | None = None) -> None:
    """It raises, and nothing has changed."""
    before = table.version, written(table), table.question(0), table.course.proposal
    with pytest.raises(kind):
        await do(table, "ana", "choose", question=table.question(0) if question is None else question, choice=choice)
    assert (table.version, written(table), table.question(0), table.course.proposal) == before


def test_two_questions_are_answered_at_once_and_kept_one_by_one(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        both = next(move for move in moves(table) if len(move.answers) == 2)
        version = table.version
        await do(table, "ana", "choose", question=table.question(0), choice=both.id)
        assert written(table) == [f"0 {step}" for step in both.answers]
        assert table.version == version + 2
        again = await Table.load(table.id, tables.store)
        assert again.match.record == table.match.record
        assert again.question(0) == table.question(0)

    story(tmp_path, told)


def test_what_is_refused_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        first = next(move for move in moves(table) if len(move.answers) == 2).answers[0]
        await refused(table, JOINT.join((first, "traveller 3")), NotAChoice)
        await refused(table, JOINT.join((first, "nonsense")), NotAChoice)
        await refused(table, JOINT.join((first, "undo", "undo")), CannotUndo)
        await refused(table, f"{first};", BadRequest)
        await refused(table, ";", BadRequest)
        await refused(table, "undo;" * 20 + first, BadRequest)
        await refused(table, JOINT.join((first, "undo")), OutOfDate, table.question(0) - 1)

    story(tmp_path, told)


def test_every_move_that_is_offered_can_be_made_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        await arrange(table)
        every = moves(table)
        assert {len(move.back) for move in every} >= {2, 3, 4}
        for place in range(len(every)):
            move = moves(table)[place % len(moves(table))]
            others, notes = table.version_of(1), len(table.course.notes)
            await do(table, "ana", "choose", question=table.question(0), choice=move.id)
            assert written(table)[-len(move.answers) :] == [f"0 {step}" for step in move.answers]
            assert (table.version_of(1), len(table.course.notes)) == (others, notes)
            assert len(written(table)) == len(set(written(table)))
        again = await Table.load(table.id, tables.store)
        assert again.match.record == table.match.record
        assert again.version_of(1) == table.version_of(1)

    story(tmp_path, told)


def test_what_only_all_can_take_back_is_not_offered(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        await arrange(table)
        await arrange(table, 1)
        assert moves(table)
        for seat in (0, 1):
            await answer(table, seat, "ready")
        assert all(not move.back for seat in table.course.asked for move in moves(table, seat))
        seat = table.course.asked[0]
        player, question = ("ana", "bo")[seat], table.question(seat)
        with pytest.raises(CannotUndo):
            await do(table, player, "choose", question=question, choice="undo; traveller 1")
        assert table.course.proposal is None

    story(tmp_path, told)


def test_where_something_else_was_answered_since_nothing_is_taken_back(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        for _ in range(2):
            await arrange(table)
            await arrange(table, 1)
            if table.match.played and any("ready" in one for one in written(table)):
                break
            while not (len(table.course.asked) == 2 and moves(table) and not moves(table)[0].back):
                seat = table.course.asked[0]
                every = [action.id for action in scene_of(table.match.game, seat).actions]
                kept = [one for one in every if not one.startswith("empty")]
                await answer(table, seat, "ready" if "ready" in kept else kept[0])
        assert any(move.back for move in moves(table))
        every = [action.id for action in scene_of(table.match.game, 0).actions]
        await answer(table, 0, next(one for one in every if one.startswith("empty")))
        assert moves(table) == ()
        await do(table, "ana", "undo")
        assert any(move.back for move in moves(table))

    story(tmp_path, told)


def test_the_page_and_the_api_show_moves_in_place_of_their_first_steps(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        for _ in range(2):
            every = {move.id for move in moves(table)}
            begun = {move.answers[0] for move in moves(table) if not move.back}
            actions = {action.id for action in scene_of(table.match.game, 0).actions}
            made = page_parts.playable(table, 0, "en")
            page = Reading("".join(page_parts.whole(made, root) for root in page_parts.ROOTS))
            assert page.choices() == every | (actions - begun)
            ids = page.values("id")
            assert len(ids) == len(set(ids))
            assert {move["id"] for move in observation.scene(table, 0, "en")["moves"]} == every
            assert observation.scene(table, None, "en")["moves"] == []
            if not written(table):
                await arrange(table)

    story(tmp_path, told)
