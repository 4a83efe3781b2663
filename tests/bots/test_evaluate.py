"""Evaluations estimate a number for every seat, change nothing, and are exact once a game is over."""

from math import isfinite

import pytest

from chabudai import games
from chabudai.bots.evaluate import as_it_stands, evaluation, evaluation_of, to_beat
from chabudai.bots.settings import settings_of
from chabudai.bots.solve import solved
from chabudai.core import codec
from chabudai.core.bot import DEFAULT
from chabudai.core.laws import at_random, table
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.example import Lanterns
from chabudai.games.arigato.bot.chances import supplies, tails
from chabudai.games.arigato.bot.solo import level
from chabudai.games.arigato.scoring import solo_target
from chabudai.games.dojo.bot.evaluate import JUDGEMENT, chance_to_win
from chabudai.games.dojo.bot.sight import Mat
from chabudai.games.dojo.material import INCENSE
from tests.boxes import ALL
from tests.rules.dojo.position import Table, scored

GAMES = 36  # of each game: every seat count, and most options
EVERY = 11  # choices between two positions that are looked at


@pytest.mark.twin
@pytest.mark.parametrize("name", ALL)
def test_an_evaluation_is_pure_and_in_the_end_exact(name: str) -> None:
    box, evaluate = games.find(name), evaluation(name)
    assert evaluate is not as_it_stands or not box.polished
    for number in range(GAMES):
        seats, options = table(box, number)
        game, rng, asked = box.new(seats, number, options), Rng(number), 0
        while not game.over:
            seat = game.waiting()[rng.below(len(game.waiting()))]
            if asked % EVERY == number % EVERY:
                for position in (game, game.resample(seat, rng)):
                    before = codec.dumps(box, position)
                    points = evaluate(position)
                    assert codec.dumps(box, position) == before
                    assert evaluate(position) == points
                    assert len(points) == seats
                    assert all(isfinite(number) for number in points)
            game.take(seat, at_random(game, seat, rng))
            asked += 1
        assert evaluate(game) == game.totals()


@pytest.mark.twin
@pytest.mark.parametrize("name", ALL)
def test_late_estimates_are_nearer_the_truth_than_early_ones(name: str) -> None:
    box, evaluate = games.find(name), evaluation(name)
    errors = [0.0, 0.0]
    for seed in range(12):
        game, rng = box.new(box.seat_counts[-1], seed), Rng(seed + 100)
        estimates: list[list[float]] = []
        while not game.over:
            estimates.append(evaluate(game))
            seat = game.waiting()[0]
            game.take(seat, at_random(game, seat, rng))
        for late, estimate in enumerate((estimates[0], estimates[-1])):
            errors[late] += sum(abs(a - b) for a, b in zip(estimate, game.totals(), strict=True))
    assert errors[1] < errors[0]


@pytest.mark.parametrize("name", ALL)
def test_evaluations_are_found_by_the_game_or_its_name(name: str) -> None:
    game = games.find(name).new(games.find(name).seat_counts[-1], 1)
    assert games.box_of(game) is games.find(name)
    assert evaluation_of(game) is evaluation(name)


def test_a_game_without_evaluation_is_judged_as_it_stands() -> None:
    assert evaluation_of(Lanterns()) is as_it_stands
    assert to_beat(Lanterns()) == 0
    assert settings_of(Lanterns()) == DEFAULT
    assert solved(Lanterns(), 0) is None
    game = games.find("dojo").new(3, 1)
    playout(game, Rng(1))
    assert as_it_stands(game) == game.totals()
    assert to_beat(game) == 0


def test_the_score_to_beat_alone_is_exact_in_the_end() -> None:
    for seed in range(5):
        game = games.find("arigato").new(1, seed)
        playout(game, Rng(seed))
        assert to_beat(game) == solo_target(game)  # type: ignore[arg-type]


def test_the_lowest_group_of_a_solo_game_rises_like_water() -> None:
    assert level([5, 9, 9, 20, 30], 0.0) == 5
    assert level([5, 9, 9, 20, 30], 2.0) == 7
    assert level([5, 9, 9, 20, 30], 4.0 + 6.0) == 11
    assert level([0, 0, 0, 0, 0], 10.0) == 2


def test_more_days_and_less_to_do_make_it_likelier() -> None:
    for chance in (tails(0.5), supplies(2.8, 0.8)):
        for days in range(1, 12):
            assert chance[days][0] == pytest.approx(1)
            assert all(chance[days][need] >= chance[days][need + 1] for need in range(20))
            assert all(chance[days][need] >= chance[days - 1][need] for need in range(20))
    assert tails(0.5)[2][2] == 0.25
    assert supplies(2.8, 0.8)[0][1] == 0  # today brings nothing more


@pytest.mark.parametrize(
    ("throws", "lead", "chance"),
    [
        (0, 0, 1.0),
        (0, -1, 0.0),
        (1, 0, 2 / 3),
        (1, -1, 1 / 3),
        (1, 1, 1.0),
        (3, -3, 1 / 27),
        (3, -4, 0.0),
        (3, 0, 17 / 27),
    ],
)
def test_the_chance_of_a_challenger_in_dojo_counts_the_throws_to_come(throws: int, lead: int, chance: float) -> None:
    assert chance_to_win(throws, lead) == pytest.approx(chance)


def test_a_tie_in_dojo_is_worth_more_once_the_first_throw_is_over() -> None:
    """Black Belt: a tie wins the challenge, and with three throws to come it is less likely to last than with two."""
    table_of_three = Table(3, 0, "CW CW FW | TW MG FG", "incense kimono", black_belt=True)
    table_of_three.quiet_round()
    table_of_three.deal()
    table_of_three.play("2 challenge")
    worth = []
    for _ in range(2):
        worth.append(evaluation("dojo")(table_of_three.game)[2])
        table_of_three.play("2 rock", "1 rock")
    assert worth[0] < worth[1]


def test_a_fixed_trophy_in_dojo_is_not_hoped_for_on_a_line_that_begins_inside() -> None:
    game = scored(3, d0="MW -- -- -- / FW TW CW -- / -- BW MW CW")
    free = Mat(JUDGEMENT.lines, game, 0).trophy_gain(INCENSE)
    game.fixed_trophies = True
    game.lines[2] = game.lines[3] = INCENSE  # the two rows that begin at the edge have one already
    assert free > 0 == Mat(JUDGEMENT.lines, game, 0).trophy_gain(INCENSE)


def test_cards_in_dojo_are_not_planned_beyond_a_fixed_trophy() -> None:
    game = scored(3, d0="MW -- -- -- / FW TW CW --", row1_of_0="incense")
    free = Mat(JUDGEMENT.lines, game, 0).layout
    game.fixed_trophies = True
    fixed = Mat(JUDGEMENT.lines, game, 0).layout
    assert set(fixed.places) <= set(free.places)
    assert sum(place >= 0 for place in fixed.cells) == sum(place >= 0 for place in free.cells) - 2
