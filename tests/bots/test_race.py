"""The race: fair to all runners, honest about sealed answers, and over when one is clearly ahead."""

import pytest

from chabudai import games
from chabudai.bots.evaluate import evaluation_of
from chabudai.bots.race import Race, answered, best_answer, give_sealed_answers, in_the_race
from chabudai.bots.settings import settings_of
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from tests.bots.positions import after, asked
from tests.shown import scores_of

RACING = [name for name in games.names() if settings_of(after(name, games.find(name).seat_counts[0], 0, 0)).runners]


def race(game: Game, name: str, seat: int) -> Race:
    return Race(evaluation_of(game), settings_of(game), seat)


@pytest.mark.parametrize("name", RACING)
def test_all_runners_start_in_the_same_heats(name: str) -> None:
    game = after(name, games.find(name).seat_counts[-1], 2, 25)
    seat = asked(game)
    options = game.options_of[seat]
    thought = race(game, name, seat)
    runners = min(len(options), settings_of(game).runners)
    root = thought.think(game.view(seat), Rng(1), 3 * runners)  # fewer heats than anybody drops out after
    assert thought.simulations == root.tries == 3 * runners
    assert sorted(root.visits, reverse=True)[:runners] == [3] * runners
    for place, visits in enumerate(root.visits):
        assert 0 <= root.sums[place] <= visits


@pytest.mark.parametrize("name", RACING)
def test_a_race_is_over_when_one_is_left(name: str) -> None:
    budget, spent, asked_for = 60, 0, 0
    for choices in (0, 11, 33):
        game = after(name, games.find(name).seat_counts[0], 6, choices)
        seat = asked(game)
        view = game.view(seat)
        thought = race(game, name, seat)
        root = thought.think(view, Rng(5), budget)
        assert race(game, name, seat).decide(view, Rng(5), budget) == root.best(view.options_of[seat])
        assert root.tries == thought.simulations <= budget
        spent += thought.simulations
        asked_for += budget
    assert spent < asked_for


def test_who_is_clearly_behind_drops_out() -> None:
    behind = [0.1, 0.2, 0.1, 0.2]
    close = [0.9, 0.2, 0.8, 0.3]
    best = [0.6, 0.7, 0.6, 0.7]
    assert in_the_race([behind, close, best]) == [2, 1]
    assert in_the_race([behind[:3], close[:3], best[:3]]) == [1, 2, 0]  # too early to tell
    assert in_the_race([best, best[:]]) == [0]  # one of two that are equal will do


def test_sealed_answers_are_chosen_by_what_is_known_before_any_is_given() -> None:
    game = games.find("dojo").new(3, 1)
    while len(game.waiting()) < 3:
        seat = game.waiting()[0]
        game.take(seat, game.options_of[seat][0])
    evaluate = evaluation_of(game)
    expected = game.clone()
    for seat in range(3):
        expected.take(seat, best_answer(game, seat, evaluate))
    given = game.clone()
    give_sealed_answers(given, evaluate)
    assert [scores_of(given.view(seat), seat) for seat in range(3)] == [
        scores_of(expected.view(seat), seat) for seat in range(3)
    ]


def test_the_others_move_until_the_seat_is_asked_again() -> None:
    game = games.find("artigiano").new(3, 4)
    evaluate = evaluation_of(game)
    seat = asked(game)
    position = answered(game, seat, evaluate, 1, 60)
    assert position.asked == 1 << seat
    others = [other for other in range(3) if other != seat]
    assert any(position.totals()[other] != game.totals()[other] for other in others) or position.learned != game.learned
    assert answered(game, seat, evaluate, 1, 0).waiting() == game.waiting()
