"""The crew: every batch once, whoever dies; what is raised is raised; nothing is left running."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai.lab.crew import ATTEMPTS, Crew, Done, Here, Pool, crew_of, in_order

CREWS = [Here(), Pool(2)]


def square(number: int) -> int:
    return number * number


def slow_first(number: int) -> int:
    time.sleep(0.3 if number == 0 else 0)
    return number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise ValueError("three")
    return number


def die_once(batch: tuple[str, int]) -> int:
    """Ends its process the first time it meets batch 2."""
    folder, number = batch
    mark = Path(folder) / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_always(number: int) -> int:
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def process(number: int) -> int:
    time.sleep(0.1)
    return os.getpid()


@pytest.mark.parametrize("crew", CREWS, ids=["here", "pool"])
def test_every_batch_is_done_once(crew: Crew) -> None:
    done = list(crew.run(square, range(20)))
    assert sorted((one.number, one.batch, one.result) for one in done) == [(n, n, n * n) for n in range(20)]


def test_results_can_be_had_in_order() -> None:
    done = list(in_order(Pool(2).run(slow_first, range(6))))
    assert [one.result for one in done] == list(range(6))


@pytest.mark.parametrize("crew", CREWS, ids=["here", "pool"])
def test_what_is_raised_in_a_process_is_raised_here(crew: Crew) -> None:
    with pytest.raises(ValueError, match="three"):
        list(crew.run(fail_at_three, range(6)))


def test_a_dead_process_loses_its_batch_and_no_other_and_the_batch_is_done_again(tmp_path: Path) -> None:
    done = list(Pool(2).run(die_once, [(str(tmp_path), number) for number in range(6)]))
    assert sorted(one.number for one in done) == list(range(6))
    assert all(one.result == one.number for one in done)


def test_a_batch_that_kills_whoever_takes_it_is_given_up_and_named() -> None:
    done: list[Done[int, int]] = list(Pool(2).run(die_always, range(5)))
    assert [one.batch for one in done if one.result is None] == [1]
    assert sorted(one.batch for one in done) == list(range(5))
    assert ATTEMPTS == 3


def test_batches_are_fetched_when_somebody_is_free_and_no_process_is_left() -> None:
    fetched = 0

    def batches() -> Iterator[int]:
        nonlocal fetched
        for number in range(50):
            fetched += 1
            yield number

    results = Pool(2).run(process, batches())
    busy = {next(results).result for _ in range(4)}
    assert fetched <= 7
    results.close()
    deadline = time.monotonic() + 5
    while any(_lives(one) for one in busy if one) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(_lives(one) for one in busy if one)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_one_job_is_this_process() -> None:
    assert isinstance(crew_of(1), Here)
    assert isinstance(crew_of(3), Pool)
