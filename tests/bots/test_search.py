"""The search: repeatable, blind to what its seat cannot know, and a keeper of its trees."""

from dataclasses import replace
from time import perf_counter, process_time
from typing import cast

import pytest

from chabudai import games
from chabudai.bots.evaluate import evaluation_of
from chabudai.bots.search import Search
from chabudai.bots.settings import settings_of
from chabudai.bots.thought import UNLIMITED
from chabudai.bots.tree import Node
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.games.dojo.state import Dojo
from tests.bots.positions import after, asked
from tests.boxes import ALL


def search(game: Game, seat: int) -> Search:
    return Search(evaluation_of(game), settings_of(game), seat)


@pytest.mark.parametrize("name", ALL)
def test_every_option_has_its_statistics(name: str) -> None:
    game = after(name, games.find(name).seat_counts[-1], 2, 25)
    seat = asked(game)
    thought = search(game, seat)
    root = thought.think(game.view(seat), Rng(1), 50)
    assert thought.simulations == 50
    assert root.tries == sum(root.visits) == 50
    assert set(game.options_of[seat]) <= set(root.choices)
    for place, visits in enumerate(root.visits):
        assert 0 <= root.sums[place] <= visits  # rewards are from 0 to 1
    assert sum(thought.wins) <= 50
    assert abs(sum(root.prior) - 1) < 1e-9


def test_a_budget_of_simulations_is_repeatable() -> None:
    game = after("arigato", 3, 5, 60)
    seat = game.waiting()[0]
    thoughts = [search(game, seat).think(game.view(seat), Rng(8), 40) for _ in range(2)]
    assert thoughts[0].visits == thoughts[1].visits
    assert thoughts[0].sums == thoughts[1].sums


@pytest.mark.twin
@pytest.mark.parametrize("name", ALL)
def test_a_decision_ends_early_and_is_the_one_of_the_whole_budget(name: str) -> None:
    budget, spent, asked_for = 96, 0, 0
    for choices in (0, 11, 33, 47, 60):
        game = after(name, games.find(name).seat_counts[-1], 6, choices)
        seat = asked(game)
        view = game.view(seat)
        whole, early = search(game, seat), search(game, seat)
        options = view.options_of[seat]
        assert early.decide(view, Rng(5), budget) == whole.think(view, Rng(5), budget).best(options)
        assert whole.simulations == budget
        spent += early.simulations
        asked_for += budget
    assert spent < asked_for


def test_a_hint_spends_all_its_time_and_a_decision_only_what_can_matter() -> None:
    game = games.find("dojo").new(4, 2)
    seat = asked(game)
    settings = replace(settings_of(game), horizon=1, patient=False)

    def one_is_clearly_best(position: Game) -> list[float]:
        hands = cast(Dojo, position).hands
        return [100.0 if other == seat and hands[other] >= 0 else 0.0 for other in range(position.seats)]

    took = []
    # Of the second only its own work counts: a busy machine may hold it up for longer than that.
    for until_decided, clock in ((False, perf_counter), (True, process_time)):
        start = clock()
        root = Search(one_is_clearly_best, settings, seat).think(game.view(seat), Rng(1), UNLIMITED, 0.3, until_decided)
        took.append(clock() - start)
        assert root.best(game.options_of[seat]) == seat
    assert took[0] >= 0.3
    assert took[1] < 0.25


def test_a_lead_that_cannot_be_overtaken() -> None:
    node = Node((3, 5, 7))
    for place, visits in enumerate((9, 4, 0)):
        for _ in range(visits):
            node.learn(place, 0.5)
    assert node.decided((3, 5, 7), 4)
    assert not node.decided((3, 5, 7), 5)  # it might become equal, and then the mean decides
    assert node.decided((5, 7), 3)  # what is no option any more leads nobody


def test_a_simulation_ends_at_its_horizon() -> None:
    game = after("dojo", 4, 2, 10)
    seat = asked(game)
    near = Search(evaluation_of(game), replace(settings_of(game), horizon=1), seat)
    root = near.think(game.view(seat), Rng(1), 200)
    assert root.tries == 200
    assert not root.next  # nothing of its own lies behind the decision at hand


def test_nobody_answers_a_sealed_question_by_what_another_has_sealed() -> None:
    """All seats of Dojo place at once: whatever the others do, each chooses its square at one and the same node."""
    game = after("dojo", 3, 1, 0)
    while len(game.waiting()) < 3:
        seat = game.waiting()[0]
        game.take(seat, game.options_of[seat][0])
    me = 2
    thought = search(game, me)
    thought.think(game.view(me), Rng(3), 60)
    for seat in range(3):
        tree = thought.trees[seat]
        assert tree is not None
        assert tree.tries == 60


def test_a_tree_is_kept_for_the_next_question() -> None:
    game = games.find("arigato").new(1, 4)
    thought, rng = search(game, 0), Rng(2)
    kept = 0
    for _ in range(12):
        choice = thought.decide(game.view(0), rng, 60)
        game.choose(0, choice)
        expected = thought.trees[0]
        assert expected is not None
        if expected.next:
            kept += 1
            root = thought._root(game.view(0))
            assert set(game.options_of[0]) <= set(root.choices)
            thought.trees[0] = expected
    assert kept > 0


def test_choices_that_turn_up_later_are_added() -> None:
    node = Node((3, 5))
    place = node.pick((5, 9), 0, 1.0)
    assert node.choices == [3, 5, 9]
    assert node.choices[place] in (5, 9)
    assert node.seen == [0, 1, 1]
    node.look(node.place(9), 2.0)
    node.ripen(1.0)
    node.learn(place, 1.0)
    node.fade(2)
    assert node.visits == [0, 0, 0]


def test_the_better_looking_choice_is_preferred() -> None:
    node = Node((0, 1))
    node.look(0, 1.0)
    node.look(1, 4.0)
    node.ripen(1.0)
    assert node.prior[1] > 0.9
    assert node.pick((0, 1), 0, 1.0) == 1


def test_the_best_that_was_found_counts_where_nothing_is_left_to_chance() -> None:
    node = Node((3, 5))
    for reward in (0.2, 0.7, 0.4):
        node.find(0, reward)
    node.find(1, 0.6)
    assert node.visits == [3, 1]
    assert node.sums[0] / 3 == pytest.approx(0.7)
    assert node.total == pytest.approx(sum(node.sums))
    assert node.highest((3, 5)) == 3
    assert node.highest((5,)) == 5


def test_alone_a_turn_is_planned_to_its_end() -> None:
    game = after("arigato", 1, 4, 20)
    thoughts = [search(game, 0) for _ in range(2)]
    roots = [thought.think(game.view(0), Rng(seed), 30) for seed, thought in enumerate(thoughts)]
    assert thoughts[0].sure
    assert thoughts[0].simulations == 30
    # Cards that come later cannot matter: whatever deals are imagined, a choice tried is worth as much as it looks.
    choice = roots[0].highest(game.options_of[0])
    values = [root.sums[root.place(choice)] / root.visits[root.place(choice)] for root in roots]
    assert values[0] == pytest.approx(values[1])
