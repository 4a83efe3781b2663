"""Figures tell the truth where it is known: toys whose beans and seats are worth what we say, or nothing at all."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from chabudai import games
from chabudai.bots.rating import Span
from chabudai.core.seats import NOBODY
from chabudai.lab import cards, questions
from chabudai.lab.figures import (
    Effects,
    agreement,
    discoveries,
    effects,
    evenness,
    mean,
    more_for,
    paired,
    share,
    wins,
)
from chabudai.lab.play import Course, Row
from chabudai.lab.table import Sample
from tests.lab.experiments import beans, cell
from tests.lab.toy import BOX, STRONG, WORTH

REPEATS = 1000
SURE_ENOUGH = (0.93, 0.97)  # how often an interval that promises 95 of 100 may hold the truth


def covered(hits: list[bool]) -> None:
    low, high = SURE_ENOUGH
    assert low <= float(np.mean(hits)) <= high


def test_the_interval_of_a_mean_holds_it_as_often_as_it_says() -> None:
    rng = np.random.default_rng(1)
    spans = [mean(rng.gamma(2.0, 5.0, 120)) for _ in range(REPEATS)]
    covered([span.low <= 10.0 <= span.high for span in spans])


@pytest.mark.parametrize("truth", [0.02, 0.33, 0.97])
def test_the_interval_of_a_share_holds_it_at_the_ends_too(truth: float) -> None:
    rng = np.random.default_rng(2)
    spans = [share((rng.random(300) < truth).astype(float)) for _ in range(REPEATS)]
    covered([span.low <= truth <= span.high for span in spans])


def test_a_share_of_nothing_is_not_nothing() -> None:
    span = share(np.zeros(100))
    assert span.middle == 0
    assert span.low == pytest.approx(0)
    assert 0.01 < span.high < 0.05


def test_seats_of_one_deal_are_not_counted_as_many_deals() -> None:
    """Points of a deal go up and down together; whoever counted seats would be too sure."""
    rng = np.random.default_rng(3)
    luck = rng.normal(0, 10, (REPEATS, 60, 1)) + rng.normal(0, 1, (REPEATS, 60, 4))
    covered([(span := mean(deals.mean(axis=1))).low <= 0 <= span.high for deals in luck])


def test_equal_seats_are_called_unequal_as_seldom_as_they_should_be() -> None:
    rng = np.random.default_rng(4)
    chances = [evenness(wins(rng.random((150, 4)).argsort(axis=1).argsort(axis=1) + 1)) for _ in range(REPEATS)]
    assert 0.03 <= float(np.mean(np.array(chances) < 0.05)) <= 0.07


def test_a_better_seat_is_found() -> None:
    fair, unfair = beans(500), beans(500, throne=True)
    assert evenness(fair.won) > 0.05
    assert evenness(unfair.won) < 0.001
    assert questions.seats([unfair]).mark == "look"
    assert questions.seats([fair]).mark == "unsure"
    assert questions.seats([fair]).needs > 0


def began(deals: int, places: list[int], lot: bool = True) -> Sample:
    """Games with these places round the table from whoever begins, whom the lot says, or always the first seat."""
    rows: list[Row] = []
    for deal in range(deals):
        first = deal % 3 if lot else 0
        rows.append({"deal": deal, "began": first, "places": [places[(seat - first) % 3] for seat in range(3)]})
    return Sample(cell(), rows)


def test_a_better_turn_is_found_though_seats_are_equal() -> None:
    """Who is last from the first to be asked wins three games of five."""
    rows = [*began(300, [2, 3, 1]).rows, *began(150, [1, 2, 3]).rows, *began(51, [2, 1, 3]).rows]
    finding = questions.seats([Sample(cell(), rows)])
    table = finding.facts["tables"][0]
    assert [wins[0] for wins in table["wins"]] == pytest.approx([1 / 3] * 3)
    assert [wins[0] for wins in table["order"]] == pytest.approx([150 / 501, 51 / 501, 300 / 501], abs=1e-5)
    assert (table["unequal"], table["order-unequal"], finding.mark) == (False, True, "look")


def test_where_one_seat_always_begins_turns_are_seats() -> None:
    assert "order" not in questions.seats([began(30, [2, 3, 1], lot=False)]).facts["tables"][0]
    assert "order" not in questions.seats([beans(30)]).facts["tables"][0]  # all are asked at once


@pytest.mark.parametrize(("game", "alone"), [("dojo", True), ("machi", True), ("arigato", False), ("artigiano", False)])
def test_who_begins_is_who_is_asked_alone(game: str, alone: bool) -> None:
    box = games.find(game)
    course = Course(box, cell(seats=3), 0, 4)
    course.play()
    waiting = box.new(3, 4).waiting()
    assert course.row()["began"] == (waiting[0] if alone else NOBODY)
    assert (len(waiting) == 1) == alone


def test_a_victory_shared_is_split() -> None:
    places = np.array([[1, 1, 3], [2, 1, 3], [2, 2, 2]])
    assert wins(places).tolist() == [[0.5, 0.5, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 0.0]]


def test_a_bean_worth_three_points_is_found_and_measured() -> None:
    sample = beans(1200, strong=True)
    finding = cards.worth(BOX, sample, "colour")
    assert finding is not None
    assert finding.mark == "look"
    by_number = {card["card"]: card for card in finding.facts["cards"]}
    _, low, high = by_number[STRONG]["points"]
    assert low <= WORTH <= high
    assert high - low < 2
    assert [number for number, card in by_number.items() if card["clear"]] == [STRONG]
    assert max(by_number.values(), key=lambda card: card["shrunk"])["card"] == STRONG
    red, white = (next(f for f in finding.facts["families"] if f["name"] == name) for name in ("red", "white"))
    assert red["points"][0] > white["points"][0]


def test_where_there_is_nothing_nothing_is_marked() -> None:
    """A hundred reports of a game without strong cards or seats: at most seven may find something."""
    marked = 0
    coverage: list[bool] = []
    ratios: list[float] = []
    for number in range(100):
        sample = beans(80, seed=1000 * number)
        known = cards.survey(BOX, sample, "colour")
        assert known is not None
        coverage += [(span := known.points.span(bean)).low <= 0 <= span.high for bean in range(0, 20, 5)]
        ratios += list(known.points.size / known.points.error)
        marked += any(found.any() for found in cards.standing_out(known)) or questions.seats([sample]).mark == "look"
    assert marked <= 7
    covered(coverage)
    assert 0.95 <= float(np.std(ratios)) <= 1.05


def test_false_discoveries_are_held_down() -> None:
    from scipy import stats  # here, since to load it takes a second, which every worker would spend

    rng = np.random.default_rng(5)
    assert sum(discoveries(rng.random(100)).any() for _ in range(400)) / 400 < 0.08
    assert discoveries(np.array([1e-9, 0.5, 0.9])).tolist() == [True, False, False]
    assert discoveries(np.zeros(0)).tolist() == []
    for number in range(200):  # as the library has it
        chances = rng.random(1 + number % 40) ** (1 + number % 5)
        assert (discoveries(chances) == (stats.false_discovery_control(chances) <= 0.05)).all()


def test_what_nobody_drew_has_no_effect_and_is_never_clear() -> None:
    counts, points = np.zeros((2, 50, 3)), np.random.default_rng(6).normal(0, 5, (50, 3))
    counts[1, :, 0] = 1
    found = effects(counts, points)
    assert (found.size[0], found.error[0], found.chance[0]) == (0, 0, 1)
    assert found.span(0) == Span(0.0, -inf, inf)


def test_pairs_are_narrower_and_cover_the_truth() -> None:
    rng = np.random.default_rng(7)
    hits = []
    for _ in range(REPEATS):
        luck = rng.normal(0, 10, 100)
        change = paired(luck + rng.normal(0, 1, 100), luck + 0.5 + rng.normal(0, 1, 100))
        hits.append(change.difference.low <= 0.5 <= change.difference.high)
    covered(hits)
    assert change.narrower > 5


def test_what_never_differs_differs_by_exactly_nothing() -> None:
    figures = np.random.default_rng(8).normal(0, 10, 50)
    change = paired(figures, figures)
    assert change.difference == Span(0.0, 0.0, 0.0)
    assert change.chance == 1


def test_agreement_is_corrected_for_noise() -> None:
    rng = np.random.default_rng(9)
    truth = rng.normal(0, 1, 40)
    noisy = [Effects(truth + rng.normal(0, 0.7, 40), np.full(40, 0.7), np.full(40, 500.0)) for _ in range(2)]
    plain, clean = agreement(*noisy)
    assert plain < 0.85
    assert clean > plain
    strangers = agreement(noisy[0], Effects(rng.normal(0, 1, 40), np.full(40, 0.2), np.full(40, 500.0)))
    assert strangers[1] < 0.5


def test_how_many_more_deals_are_needed() -> None:
    assert more_for(Span(0.5, 0.44, 0.56), 0.03, 1000) == pytest.approx(3000, abs=2)
    assert more_for(Span(0.5, 0.48, 0.52), 0.03, 1000) == 0
