"""Peeking is harmless: intervals for those who look all the time hold the truth at all moments together."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from chabudai.lab.figures import effects, evenness, mean, share, wins
from chabudai.lab.repeated_looks import EARLIEST, ONCE, USUAL, Looking

REPEATS = 400
PLANNED = 600
LOOKS = range(EARLIEST, PLANNED + 1, 5)
MOST = 0.05 + 2 * sqrt(0.05 * 0.95 / REPEATS)  # that may be missed, with what chance does to so many repeats


def ever_missed(draws: np.ndarray, truth: float, peeking: bool, of: object = mean) -> float:
    """In how many of the repeats some look finds the truth outside."""
    missed = 0
    for line in draws:
        for count in LOOKS:
            span = of(line[:count], Looking(count / PLANNED) if peeking else ONCE)  # type: ignore[operator]
            if not span.low <= truth <= span.high:
                missed += 1
                break
    return missed / len(draws)


def test_whoever_peeks_with_the_usual_intervals_is_wrong_much_more_often_than_they_say() -> None:
    draws = np.random.default_rng(1).normal(3.0, 2.0, (REPEATS, PLANNED))
    assert ever_missed(draws, 3.0, peeking=False) > 0.15


@pytest.mark.parametrize("kind", ["even", "skewed"])
def test_whoever_peeks_with_a_confidence_sequence_is_not(kind: str) -> None:
    rng = np.random.default_rng(2)
    size = (REPEATS, PLANNED)
    draws = rng.normal(10.0, 2.0, size) if kind == "even" else rng.gamma(2.0, 5.0, size)
    assert ever_missed(draws, 10.0, peeking=True) <= MOST


@pytest.mark.parametrize("truth", [0.03, 0.33])
def test_shares_hold_as_well(truth: float) -> None:
    draws = (np.random.default_rng(3).random((REPEATS, PLANNED)) < truth).astype(float)
    assert ever_missed(draws, truth, peeking=True, of=share) <= MOST


def test_equal_seats_are_seldom_called_unequal_at_any_moment() -> None:
    rng = np.random.default_rng(4)
    alarms, plain = 0, 0
    for _ in range(REPEATS // 2):
        won = wins(rng.random((PLANNED, 4)).argsort(axis=1).argsort(axis=1) + 1)
        looks = range(EARLIEST, PLANNED + 1, 30)
        alarms += any(evenness(won[:count], Looking(count / PLANNED)) < 0.05 for count in looks)
        plain += any(evenness(won[:count]) < 0.05 for count in looks)
    assert alarms / (REPEATS // 2) <= 0.08  # of 200 repeats
    assert plain / (REPEATS // 2) > 0.15


def test_a_card_worth_nothing_is_seldom_said_to_be_worth_something_at_any_moment() -> None:
    rng = np.random.default_rng(5)
    alarms = 0
    for _ in range(REPEATS // 4):
        counts = (rng.random((1, PLANNED, 3)) < 0.2).astype(float)
        points = rng.normal(0, 5, (PLANNED, 3))
        for count in range(EARLIEST, PLANNED + 1, 15):
            found = effects(counts[:, :count], points[:count], Looking(count / PLANNED))
            if found.chance[0] < 0.05:
                alarms += 1
                break
    assert alarms / (REPEATS // 4) <= 0.08


def test_what_is_there_is_found_all_the_same() -> None:
    draws = np.random.default_rng(6).normal(0.3, 1.0, PLANNED)
    assert mean(draws, Looking(1.0)).low > 0


def test_interval_and_chance_say_the_same() -> None:
    """An interval leaves out nothing exactly when nothing is less probable than one in twenty."""
    for done in (0.0, 0.05, 0.4, 1.0, 2.5):
        looking = Looking(done)
        edge = looking.reach()
        assert looking.chance(np.array([edge]))[0] == pytest.approx(0.05)
        assert looking.chance(np.array([edge * 1.2]))[0] < 0.05 < looking.chance(np.array([edge / 1.2]))[0]
        few = np.array([9.0])
        assert looking.chance(np.array([looking.reach(9.0)]), few)[0] == pytest.approx(0.05)


def test_the_interval_is_never_narrower_than_that_of_one_look_and_narrowest_for_its_plan() -> None:
    widths = {done: Looking(done).reach() / sqrt(done) for done in (0.1, 0.5, 1.0, 2.0)}
    assert all(Looking(done).reach() > 1.4 * USUAL for done in widths)
    assert sorted(widths, key=lambda done: -widths[done]) == [0.1, 0.5, 1.0, 2.0]
    assert Looking(1.0).reach() == pytest.approx(3.035, abs=0.01)
