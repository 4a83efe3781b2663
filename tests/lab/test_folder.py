"""The folder of an experiment: equal bytes however it was played, nothing half written, nothing of another plan."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chabudai.lab.crew import Crew, Done, Here, Pool
from chabudai.lab.folder import BadFolder, Folder
from chabudai.lab.plan import Plan, plan_from
from chabudai.lab.run import carry_out, sized
from tests.lab.experiments import cell, plan

DEALS = 40
KILLS = 3


def contents(folder: Folder) -> dict[str, bytes]:
    return {part.name: part.read_bytes() for part in folder.parts()}


def play(path: Path, wanted: Plan, crew: Crew, deals: int = DEALS, seconds: float | None = None) -> Folder:
    folder, _ = Folder.begin(path, wanted)
    assert carry_out(folder, deals, crew, seconds, lambda _: None) == []
    return folder


class Assassin(Pool):
    """Kills one of its processes after each of the first results."""

    killed = 0

    def run(self, work: Any, batches: Any) -> Any:
        for done in super().run(work, batches):
            if self.killed < KILLS and self.workers:
                self.killed += 1
                os.kill(self.workers[0].process.pid or 0, signal.SIGKILL)
            yield done


def test_one_process_and_a_pool_that_is_killed_thrice_make_the_same_folder(tmp_path: Path) -> None:
    wanted = plan(cell(), cell("greedy", bot="novice"), batch=4)
    one = play(tmp_path / "one", wanted, Here())
    assassin = Assassin(2)
    many = play(tmp_path / "many", wanted, assassin)
    assert assassin.killed == KILLS
    assert contents(one) == contents(many)
    assert one.deals() == DEALS
    assert len(list(one.rows())) == 2 * DEALS


def test_it_goes_on_where_it_was_and_nothing_is_played_twice(tmp_path: Path) -> None:
    wanted = plan(batch=8)
    played: list[int] = []

    class Counting(Here):
        def run(self, work: Any, batches: Any) -> Any:
            for done in super().run(work, batches):
                played.append(done.batch.first)
                yield done

    play(tmp_path / "part", wanted, Counting(), 20)
    folder = play(tmp_path / "part", wanted, Counting(), DEALS)
    assert played == [0, 8, 16, 24, 32]
    assert contents(folder) == contents(play(tmp_path / "whole", wanted, Here()))


def test_a_part_that_was_cut_off_while_written_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = plan(batch=8)
    folder, _ = Folder.begin(tmp_path / "f", wanted)

    def full(self: Path, content: bytes) -> int:
        with self.open("wb") as file:
            file.write(content[: len(content) // 2])
        raise OSError(28, "No space left on device", str(self))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        with pytest.raises(OSError, match="No space"):
            carry_out(folder, 16, Here(), None, lambda _: None)
    assert folder.parts() == []
    assert [file.name for file in (tmp_path / "f").rglob("*") if file.is_file()] == ["plan.json"]
    assert contents(play(tmp_path / "f", wanted, Here())) == contents(play(tmp_path / "g", wanted, Here()))


def test_another_plan_begins_anew_and_says_so(tmp_path: Path) -> None:
    play(tmp_path / "f", plan(batch=8), Here(), 16)
    folder, stale = Folder.begin(tmp_path / "f", plan(cell(options={"strong": True}), batch=8))
    assert stale
    assert folder.parts() == []
    _, stale = Folder.begin(tmp_path / "f", plan(cell(options={"strong": True}), batch=8))
    assert not stale


def test_other_sources_and_decks_are_another_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = plan()
    before = wanted.fingerprint()
    assert wanted.fingerprint() == before
    assert replace(wanted, cells=(cell(deck={"beans": []}),)).fingerprint() != before
    monkeypatch.setattr("chabudai.lab.plan.fingerprint", lambda *packages: "other sources")
    assert wanted.fingerprint() != before


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("Dear …")
    with pytest.raises(BadFolder) as error:
        Folder.begin(tmp_path / "letters", plan())
    assert error.value.problem == "lab-folder-taken"
    with pytest.raises(BadFolder) as error:
        Folder.open(tmp_path / "letters")
    assert error.value.problem == "lab-no-folder"


def test_a_plan_survives_being_written_down(tmp_path: Path) -> None:
    wanted = plan(cell(options={"strong": True}, ban="Keep:drop"), cell("second", every=10))
    assert plan_from(wanted.to_json()) == wanted
    folder, _ = Folder.begin(tmp_path / "f", wanted)
    assert Folder.open(folder.path).plan == wanted
    assert folder.is_current()


def test_time_over_means_no_new_batches(tmp_path: Path) -> None:
    folder = play(tmp_path / "f", plan(batch=4), Here(), 400, seconds=0.0)
    assert folder.deals() == 0


def test_a_batch_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    class Losing(Here):
        def run(self, work: Any, batches: Any) -> Any:
            for number, batch in enumerate(batches):
                yield Done(number, batch, None if number == 1 else work(batch))

    folder, _ = Folder.begin(tmp_path / "f", plan(batch=8))
    assert carry_out(folder, 24, Losing(), None, lambda _: None) == [(8, 16)]
    assert folder.deals() == 16


def test_batches_get_a_size() -> None:
    quick, slow = sized(plan(cell())), sized(plan(*(cell(str(n), bot="expert") for n in range(10)), game="dojo"))
    assert 1 <= slow.batch < quick.batch == 100
    assert [sized(plan(), deals).batch for deals in (5, 30, 150, 1009)] == [1, 3, 15, 100]
