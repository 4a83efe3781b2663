"""Luck and skill where both are known: points made of a deal, a level and noise, in shares that we choose."""

from __future__ import annotations

import numpy as np
import pytest

from chabudai.bots.rating import Span
from chabudai.lab.luck import cells, luck, parts
from chabudai.lab.table import Sample
from tests.lab.experiments import cell

SEATS, DEALS = 4, 300


def samples(deal: float, gap: float, rest: float, seed: int = 0, deals: int = DEALS) -> list[Sample]:
    """Two levels moved round a table of four; standard deviations of the deal and of the rest, and the gap."""
    rng = np.random.default_rng(seed)
    given = rng.normal(0, deal, (deals, SEATS))
    made = []
    for moved in cells(cell(seats=SEATS), "expert", "adept"):
        skill = np.array([gap if bot == "expert" else 0.0 for bot in moved.bots])
        points = given + skill + rng.normal(0, rest, (deals, SEATS))
        rows = [{"deal": number, "points": list(line)} for number, line in enumerate(points)]
        made.append(Sample(moved, rows))
    return made


def test_every_seat_meets_both_levels() -> None:
    for seats in (2, 3, 5):
        moved = cells(cell(seats=seats), "expert", "adept")
        assert all({one.bots[seat] for one in moved} == {"expert", "adept"} for seat in range(seats))


def test_the_parts_are_those_that_were_put_in() -> None:
    finding = luck(samples(deal=3.0, gap=4.0, rest=2.0))
    assert finding is not None
    # A gap of four between two halves is a variance of four; what all have alike does not count at a table.
    luck_of_deal, skill, rest = 9 * 3 / 4, 4.0, 4 * 3 / 4
    whole = luck_of_deal + skill + rest
    for (middle, low, high), truth in zip(finding.facts["parts"], (luck_of_deal, skill, rest), strict=True):
        assert low < middle < high
        assert middle == pytest.approx(truth / whole, abs=0.04)
    assert sum(part[0] for part in finding.facts["parts"]) == pytest.approx(1)
    assert Span(*finding.facts["ahead"]).low < 4 < Span(*finding.facts["ahead"]).high


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    truth = np.array([6.75, 4.0, 3.0]) / 13.75
    hits = []
    for seed in range(120):
        finding = luck(samples(deal=3.0, gap=4.0, rest=2.0, seed=seed, deals=60))
        assert finding is not None
        hits.append([low <= true <= high for (_, low, high), true in zip(finding.facts["parts"], truth, strict=True)])
    assert np.mean(hits, axis=0).min() >= 0.9


def test_equal_levels_have_no_skill() -> None:
    played = samples(deal=3.0, gap=0.0, rest=2.0)
    finding = luck(played)
    assert finding is not None
    assert finding.facts["parts"][1][0] < 0.01


def test_too_few_deals_say_nothing() -> None:
    assert luck(samples(1.0, 1.0, 1.0, deals=5)) is None
    assert luck([]) is None


def test_without_any_difference_all_is_the_course_of_the_game() -> None:
    assert parts(np.zeros((2, 5, 2)), np.array([[True, False], [False, True]])).tolist() == [0.0, 0.0, 1.0]
