"""Several answers in one go: all of them or none, each kept by itself, and nobody else hears of it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.errors import CannotUndo, ChabudaiError, NotAChoice
from chabudai.core.game import Game
from chabudai.core.scene import JOINT, UNDO, Arrangement
from chabudai.games import names
from chabudai.table.course.joint_answers import arranged, as_one
from chabudai.table.errors import BadRequest, OutOfDate
from chabudai.table.pages.draw import page_parts
from chabudai.table.running.tables import Table, Tables
from chabudai.table.seen import observation
from tests.arrangements import complete, some, steps
from tests.shown import scene_of
from tests.table.reading import Reading
from tests.table.tables import PEOPLE, answer, do, story, three

SECRET = ("arigato", "machi")  # games in which choices are made that others see nothing of
DAWN = {"game": "arigato", "seats": 2, "chairs": ["me", "open"], "name": "Ana", "seed": 7}


async def dawn(tables: Tables) -> Table:
    table = await tables.create("ana", DAWN)
    await do(table, "bo", "sit")
    return table


def asked(table: Table, seat: int = 0) -> Arrangement:
    """What the page of a seat asks for."""
    found = offered(table, seat)
    assert found is not None
    return found


def offered(table: Table, seat: int = 0) -> Arrangement | None:
    return arranged(table.course, seat, scene_of(table.match.game, seat)).arrangement


async def arrange(table: Table, seat: int = 0, ready: bool = False) -> None:
    """All have their places in one act; `Ready` is asked, or answered too."""
    found = asked(table, seat)
    said = steps(found, some(found, random.Random(seat)))
    choice = JOINT.join(said if ready else said[:-1])
    await do(table, ("ana", "bo")[seat], "choose", question=table.question(seat), choice=choice)


def written(table: Table, seat: int = 0) -> list[str]:
    return [one.written for one in table.match.played if one.seat == seat]


async def refused(table: Table, choice: str, kind: type[ChabudaiError], question: int | None = None) -> None:
    """It raises, and nothing has changed."""
    before = table.version, written(table), table.question(0), table.course.proposal
    with pytest.raises(kind):
        await do(table, "ana", "choose", question=table.question(0) if question is None else question, choice=choice)
    assert (table.version, written(table), table.question(0), table.course.proposal) == before


def test_a_dawn_is_answered_at_once_and_kept_answer_by_answer(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        found = asked(table)
        assert (found.again, found.placed) == ((), ())
        said = steps(found, some(found, random.Random(1)))
        version = table.version
        await do(table, "ana", "choose", question=table.question(0), choice=JOINT.join(said))
        assert written(table) == [f"0 {step}" for step in said]
        assert table.version == version + len(said)
        assert table.course.asked == (1,)
        again = await Table.load(table.id, tables.store)
        assert again.match.record == table.match.record
        assert again.question(0) == table.question(0)

    story(tmp_path, told)


def test_what_is_refused_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        first = next(put for put in asked(table).puts if len(put.answers) == 2).answers[0]
        await refused(table, JOINT.join((first, "traveller 3")), NotAChoice)
        await refused(table, JOINT.join((first, "nonsense")), NotAChoice)
        await refused(table, JOINT.join((first, "undo", "undo")), CannotUndo)
        await refused(table, f"{first};", BadRequest)
        await refused(table, ";", BadRequest)
        await refused(table, "undo;" * 20 + first, BadRequest)
        await refused(table, JOINT.join((first, "undo")), OutOfDate, table.question(0) - 1)

    story(tmp_path, told)


def test_whatever_is_answered_of_it_all_can_be_arranged_anew_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table, chance = await dawn(tables), random.Random(4)
        whole = steps(asked(table), some(asked(table), chance))[:-1]
        for done in range(1, len(whole) + 1):
            await answer(table, 0, whole[done - 1])
            assert asked(table).again == (UNDO,) * done
            assert len(asked(table).placed) == (0 if done < 2 else 1 if done < 3 else 2 if done < 4 else 5)
        others, notes = table.version_of(1), len(table.course.notes)
        for _ in range(6):
            found = asked(table)
            said = steps(found, some(found, chance))[:-1]
            await do(table, "ana", "choose", question=table.question(0), choice=JOINT.join(said))
            assert [f"0 {step}" for step in said if step != UNDO] == written(table)
            assert (table.version_of(1), len(table.course.notes)) == (others, notes)
        again = await Table.load(table.id, tables.store)
        assert again.match.record == table.match.record
        assert again.version_of(1) == table.version_of(1)

    story(tmp_path, told)


def test_ready_can_be_taken_back_and_said_again_of_another_arrangement(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        await arrange(table, ready=True)
        assert offered(table) is None  # not asked any more
        await do(table, "ana", "undo")
        found = asked(table)
        assert len(found.placed) == 5
        other = next(lies for lies in complete(found) if set(lies.items()) != set(found.placed))
        await do(table, "ana", "choose", question=table.question(0), choice=JOINT.join(steps(found, other)))
        assert table.course.asked == (1,)

    story(tmp_path, told)


def test_what_only_all_can_take_back_is_not_offered(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        for seat in (0, 1):
            await arrange(table, seat, ready=True)
        seat = table.course.asked[0]
        assert offered(table, seat) is None
        player, question = ("ana", "bo")[seat], table.question(seat)
        with pytest.raises(CannotUndo):
            await do(table, player, "choose", question=question, choice="undo; traveller 1")
        assert table.course.proposal is None

    story(tmp_path, told)


async def next_dawn(table: Table) -> None:
    """The rest of a day; whoever is asked empties nothing."""
    while True:
        seat = table.course.asked[0]
        every = [action.id for action in scene_of(table.match.game, seat).actions]
        kept = [one for one in every if not one.startswith("empty")]
        if len(table.course.asked) == 2 and offered(table) is not None:
            return
        await answer(table, seat, kept[0])


def test_an_emptied_workshop_stays_empty_whatever_is_arranged_anew(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        for seat in (0, 1):
            await arrange(table, seat, ready=True)
        await next_dawn(table)
        before = asked(table)
        await arrange(table)
        every = [action.id for action in scene_of(table.match.game, 0).actions]
        emptied = next(one for one in every if one.startswith("empty"))
        await answer(table, 0, emptied)
        found = asked(table)
        assert found.again == (*[UNDO] * (len(written(table)) - done_before(table)), emptied)
        assert set(before.posts[0].places) < set(found.posts[0].places)  # one more to move into
        fresh = next(put for put in found.puts if put.to[0] not in before.posts[0].places)
        lies = next(lies for lies in complete(found) if lies.get(fresh.on) == fresh.to[0])
        await do(table, "ana", "choose", question=table.question(0), choice=JOINT.join(steps(found, lies)))
        assert written(table)[done_before(table)] == f"0 {emptied}"
        assert written(table)[-1] == "0 ready"

    story(tmp_path, told)


def done_before(table: Table) -> int:
    """How many answers of the seat belong to days before."""
    mine = [one for one in table.match.played if one.seat == 0]
    return max(i for i, one in enumerate(mine) if type(one.before.question(0)).__name__ == "Manage") + 1


def test_pages_with_scripts_ask_once_and_others_one_after_another(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await dawn(tables)
        for _ in range(2):
            scene = scene_of(table.match.game, 0)
            actions = {action.id for action in scene.actions}
            made = page_parts.playable(table, 0, "en")
            page = Reading("".join(page_parts.whole(made, root, table.match.box.name) for root in page_parts.ROOTS))
            assert page.choices() == actions
            ids = page.values("id")
            assert len(ids) == len(set(ids))
            live = page_parts.parts(table, 0, "en")
            sent, found = json.loads(live["arrangement"]), asked(table)
            assert [one[0] for one in json.loads(live["offers"])] == [
                action.id for action in as_one(arranged(table.course, 0, scene)).actions
            ]
            assert sent["again"] == JOINT.join(found.again)
            assert [put[0] for put in sent["puts"]] == [put.on for put in found.puts]
            assert "Give your five artisans their roles" in live["ask"]
            assert sent["counts"][0][0] == "0 of 5 placed, change freely"
            api = observation.scene(table, 0, "en")["arrangement"]
            assert (api["again"], len(api["puts"])) == (list(found.again), len(found.puts))
            assert observation.scene(table, None, "en")["arrangement"] is None
            assert page_parts.parts(table, None, "en")["arrangement"] == "null"
            if not written(table):
                await arrange(table)

    story(tmp_path, told)


def moves(box: Box, game: Game, other: Game, viewer: int | None) -> bool:
    """Does a viewer see any difference between two positions?"""
    if game.over or other.over or game.waiting() != other.waiting():
        return True
    asked_anew = viewer is not None and game.open[viewer] is not other.open[viewer]
    return asked_anew or codec.dumps(box, game.view(viewer)) != codec.dumps(box, other.view(viewer))


@pytest.mark.parametrize("name", names())
def test_others_are_told_once_of_answers_that_are_given_together_and_of_all_they_can_see(
    tmp_path: Path, name: str
) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, game=name, seed=5)
        chance, together, quiet = random.Random(name), 0, 0
        viewers = (*range(3), None)
        for _ in range(60):
            if not table.course.asked:
                break
            seat = chance.choice(table.course.asked)
            tried, said = table.match.game.clone(), list[str]()
            while len(said) < 4 and seat in tried.waiting():
                choice = chance.choice(tried.options_of[seat])
                said.append(tried.open[seat].describe(tried, choice))
                tried.choose(seat, choice)
            before, first = [table.version_of(viewer) for viewer in viewers], len(table.match.played)
            await do(table, PEOPLE[seat], "choose", question=table.question(seat), choice=JOINT.join(said))
            given = table.match.played[first:]
            assert len(given) == len(said)
            position = given[0].before
            for viewer, version in zip(viewers, before, strict=True):
                seen = sum(any(event.visible_to(viewer) for event in one.events) for one in given[:-1])
                last = any(event.visible_to(viewer) for event in given[-1].events)
                seen += last or moves(table.match.box, position, table.match.game, viewer)
                if viewer == seat:
                    seen = len(said)
                assert table.version_of(viewer) - version == seen, (seat, viewer, said)
                quiet += not seen
            together += len(said) > 1
        assert together > 5, "several answers were given together"
        again = await Table.load(table.id, tables.store)
        assert [again.version_of(viewer) for viewer in viewers] == [table.version_of(viewer) for viewer in viewers]
        assert quiet > 0 or name not in SECRET, "some saw nothing of some of them"

    story(tmp_path, told)
