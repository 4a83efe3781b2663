"""The search: repeatable, blind to what its seat cannot know, and a keeper of its trees."""

import pytest

from chabudai import games
from chabudai.bots.evaluate import evaluation_of
from chabudai.bots.search import Search
from chabudai.bots.settings import settings_of
from chabudai.bots.tree import Node
from chabudai.core.rng import Rng
from chabudai.core.step import Game
from tests.bots.positions import after, asked


def search(game: Game, seat: int) -> Search:
    return Search(evaluation_of(game), settings_of(game), seat)


@pytest.mark.parametrize("name", games.names())
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
