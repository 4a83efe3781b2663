"""Who counts as late under load: only somebody who was due something, and a page is due what it is really sent."""

from __future__ import annotations

import random
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chabudai.table.course.entries import Choose
from chabudai.table.pages.feed import PartsFeed
from chabudai.table.running.tables import Tables
from tests.table.tables import do, move, story

if TYPE_CHECKING:
    from load_tally import Due, Tally, due_by_log
else:  # the benchmarks are no package, and a file of theirs is called as a library is
    _spec = spec_from_file_location("load_tally", Path(__file__).parents[2] / "bench" / "load_tally.py")
    _module = sys.modules["load_tally"] = module_from_spec(_spec)
    _spec.loader.exec_module(_module)
    Due, Tally, due_by_log = _module.Due, _module.Tally, _module.due_by_log

PEOPLE = ("ana", "bo", "cy", "di")


def tally(sent: dict[tuple[int, int], float], *seen: dict[int, float]) -> Tally:
    return Tally("t", sent, list(seen))


def test_everybody_else_who_was_due_a_move_is_waited_for_and_nobody_twice() -> None:
    found = tally({(0, 1): 10.0}, {5: 10.1}, {5: 10.2}, {7: 10.5}, {4: 9.0})
    delays = found.delays(0.0, [Due(0, 1, {0: 5, 1: 5, 2: 5, 3: 5})])
    assert delays == pytest.approx([0.2, 0.5])  # not who moved; a later update tells too; the last never got one


def test_nobody_is_late_who_was_due_nothing() -> None:
    late = {1: 1.0, 2: 99.0}
    found = tally({(0, 1): 10.0, (0, 2): 20.0}, {1: 10.1}, late, late, late)
    assert found.delays(0.0, [Due(0, 1, {0: 1}), Due(0, 2, {0: 2})]) == []


def test_moves_before_the_start_and_of_others_do_not_count() -> None:
    found = tally({(0, 1): 10.0, (0, 2): 20.0}, {}, {1: 10.5, 2: 20.25, 3: 30.0}, {}, {})
    due = [Due(0, 1, {1: 1}), Due(0, 2, {1: 2}), Due(2, 9, {1: 3})]
    assert found.delays(15.0, due) == pytest.approx([0.25])


@pytest.mark.parametrize(("game", "seed", "moves"), [("arigato", 4, 60), ("artigiano", 4, 120), ("machi", 4, 60)])
def test_a_page_is_due_exactly_what_it_is_sent(tmp_path: Path, game: str, seed: int, moves: int) -> None:
    sent: list[tuple[int, set[int]]] = []  # who moved, and which of the others got an update

    async def told(tables: Tables) -> None:
        plan: dict[str, Any] = {"game": game, "seats": 4, "chairs": ["me", "open", "open", "open"], "seed": seed}
        table = await tables.create(PEOPLE[0], plan, "Ana")
        for player in PEOPLE[1:]:
            await do(table, player, "sit")
        chance, feeds = random.Random(seed), [PartsFeed(table, player, "en") for player in PEOPLE]
        for feed in feeds:
            assert feed() is not None
        while len(sent) < moves and table.status == "running":
            seat = await move(table, chance)
            got = {at for at, feed in enumerate(feeds) if '"update"' in (feed() or "").partition("\x1e")[0]}
            sent.append((seat, got - {seat}))
        entries = await tables.store.entries(table.id)
        pages, programs = due_by_log(entries, pages=True), due_by_log(entries)
        assert [(one.seat, set(one.versions) - {one.seat}) for one in pages] == sent
        chosen = [entry for entry in entries if entry.kind == Choose.kind]
        assert [(one.seat, one.move) for one in pages] == [(one.seat, one.data["question"]) for one in chosen]
        assert all(
            page.versions.items() <= program.versions.items() for page, program in zip(pages, programs, strict=True)
        )
        if game == "artigiano":  # of some choices a program is told and a page shows nothing
            assert any(page.versions != program.versions for page, program in zip(pages, programs, strict=True))
        else:  # some are made in secret
            assert any(set(program.versions) == {program.seat} for program in programs)

    story(tmp_path, told)
    assert len(sent) > 20
    assert any(got for _, got in sent)
