"""Cards that go together, where it is known which do; and goals that nobody reaches."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from chabudai import games
from chabudai.lab import questions, whatif, whatif_sections
from chabudai.lab.draw_shares import heat
from chabudai.lab.pairs import interactions, pairs, standing_out
from chabudai.lab.plan import Cell
from chabudai.lab.table import Sample
from chabudai.lab.telling import Telling
from chabudai.words import Words
from tests.lab.experiments import beans
from tests.lab.toy import BOX

TRUTH = 4.0


def draws(seed: int, deals: int = 800) -> tuple[np.ndarray, np.ndarray]:
    """Six things that seats have by chance, each worth something alone, and noise."""
    rng = np.random.default_rng(seed)
    counts = (rng.random((6, deals, 3)) < 0.3).astype(float)
    worth = np.array([0.0, 1.0, 2.0, -1.0, 0.0, 3.0])
    points = (worth[:, None, None] * counts).sum(axis=0) + rng.normal(0, 4, (deals, 3)) + rng.normal(0, 9, (deals, 1))
    return counts, points


WANTED = [(one, other) for one in range(6) for other in range(one + 1, 6)]


def test_two_that_go_together_are_found_and_measured() -> None:
    counts, points = draws(1)
    points = points + TRUTH * counts[1] * counts[4]
    found = interactions(counts, points, WANTED)
    span = found.span(WANTED.index((1, 4)))
    assert span.low <= TRUTH <= span.high
    assert [WANTED[place] for place in np.flatnonzero(standing_out(found))] == [(1, 4)]


def test_what_is_worth_much_alone_does_not_pass_for_a_pair() -> None:
    hits, alarms = [], 0
    for seed in range(60):
        found = interactions(*draws(seed, 300), WANTED)
        hits += [(span := found.span(place)).low <= 0 <= span.high for place in range(len(WANTED))]
        alarms += bool(standing_out(found).any())
    assert 0.93 <= float(np.mean(hits)) <= 0.97
    assert alarms <= 3


def test_a_second_one_of_the_same_may_be_worth_less() -> None:
    rng = np.random.default_rng(3)
    counts = rng.integers(0, 3, (1, 800, 3)).astype(float)
    points = 3 * counts[0] - 2 * (counts[0] == 2) + rng.normal(0, 2, (800, 3))
    span = interactions(counts, points, [(0, 0)]).span(0)
    assert span.low <= -2 <= span.high


def test_of_what_nobody_has_together_nothing_is_said() -> None:
    counts, points = draws(4)
    counts[0] *= 1 - counts[1]
    found = interactions(counts, points, [(0, 1)])
    assert found.error[0] == 0
    assert not standing_out(found).any()
    assert interactions(np.zeros((0, 800, 3)), points, []).size.tolist() == []


def test_beans_do_not_go_together() -> None:
    finding = pairs(BOX, beans(400, strong=True), "colour")
    assert finding is not None
    assert finding.mark == "told"
    assert finding.facts["families"] == ["white", "red"]
    assert [one["pair"] for one in finding.facts["between"]] == [[0, 0], [0, 1], [1, 1]]


@pytest.mark.parametrize(("count", "kind"), [(4, "small"), (15, "wide")])
def test_a_picture_of_few_families_is_small(count: int, kind: str) -> None:
    assert heat([str(name) for name in range(count)], [], "title").startswith(f'<svg class="{kind}"')


def test_a_goal_that_nobody_reaches_is_listed() -> None:
    box = games.find("arigato")
    rows = [{"deal": deal, "goals": [[0, "objective", 2]]} for deal in range(100)]
    finding = questions.goals(box, Sample(Cell("base", 3, ("random",) * 3), rows))
    assert finding is not None
    by_day = {goal["value"]: goal for goal in finding.facts["goals"]}
    assert [*by_day] == list(range(2, 12))
    assert [day for day, goal in by_day.items() if goal["never"]] == list(range(3, 12))
    assert by_day[10]["verdict"] == "hard"
    silent = replace(box, goal_values={})
    assert questions.goals(silent, Sample(Cell("base", 3, ("random",) * 3), [{"deal": 0, "goals": []}])) is None


def test_goals_that_a_change_made_easier_are_told_and_no_others() -> None:
    box = games.find("arigato")

    def met(days: dict[int, int]) -> Sample:
        """A goal is reached by one of three seats in so many deals of a hundred."""
        rows = [{"deal": n, "goals": [[0, "objective", day] for day in days if n < days[day]]} for n in range(100)]
        return Sample(Cell("base", 3, ("random",) * 3), rows)

    before = met({2: 90, 10: 10})
    told = whatif.goals(box, before, met({2: 90, 10: 80}))
    assert [goal["value"] for goal in told if goal["clear"]] == [10]
    change = next(goal for goal in told if goal["value"] == 10)
    assert (round(change["before"], 3), round(change["after"], 3)) == (0.033, 0.267)
    section = whatif_sections.of_goals(told, box, Telling(Words("en")))
    assert "+23.3%" in section
    assert section.count("Day ") + section.count("day ") >= 10
    assert whatif.goals(box, before, before) == []
    assert whatif.goals(replace(box, goal_values={}), met({}), met({})) == []


@pytest.mark.parametrize("name", ["dojo", "arigato"])
def test_boxes_say_all_their_goals(name: str) -> None:
    box = games.find(name)
    assert set(box.goal_values) == set(box.goals)
