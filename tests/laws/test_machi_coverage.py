"""What steered games of Machi cover: every card, every ability, every kind of step; villages stay sound."""

import pytest

from chabudai.core.laws import Report, check_game, missing_steps, table
from chabudai.core.laws.census import watch_steps
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.games.machi.material import KEYS
from chabudai.games.machi.moving import MoveHouse
from chabudai.games.machi.setup import BOX
from chabudai.games.machi.state import FOUNDER, OUTSIDE, PLACE, PLACE_SHIFT, Machi
from tests.laws.machi_coverage import RARE, cover, steer


@pytest.mark.twin
@pytest.mark.parametrize("number", range(2))
def test_steered_games_obey_the_laws(number: int) -> None:
    seats, options = table(BOX, number)
    assert check_game(BOX, seats, number, options, steer).choices > 0


def test_every_card_is_played_every_ability_used_and_every_step_happens() -> None:
    report = Report()
    with watch_steps(BOX) as steps:
        found = cover(150)
    report.steps.update(steps)
    assert [key for key in KEYS if not found.cards[key]] == []
    assert [name for name in RARE if not found.happened[name]] == []
    if steps:  # compiled classes cannot be watched
        assert missing_steps(BOX, report) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_villages_stay_sound(seats: int) -> None:
    """Every building has exactly one founder and no more villagers than it holds; cards are conserved."""
    for seed in range(20):
        game = BOX.new(seats, seed, {"years": "8"})
        assert isinstance(game, Machi)
        census = game.census()
        rng = Rng(seed)
        while not game.over:
            seat = game.waiting()[0]
            options = game.options_of[seat]
            game.take(seat, options[rng.below(len(options))])
            assert_sound(game)
        assert game.census() == census


def assert_sound(game: Machi) -> None:
    steps = [*game.shared, *(game.open[seat] for seat in game.waiting())]
    moving = any(isinstance(step, MoveHouse) for step in steps)
    for seat in range(game.seats):
        row = game.buildings[seat]
        homes = [villager >> PLACE_SHIFT & PLACE for villager in game.villagers[seat]]
        founders = [v >> PLACE_SHIFT & PLACE for v in game.villagers[seat] if v & FOUNDER]
        assert sorted(founders) == [slot for slot in range(len(row)) if row[slot] >= 0]
        assert all(place == OUTSIDE or row[place] >= 0 for place in homes)
        if not moving:
            for slot in founders:
                assert homes.count(slot) <= game.cards.capacity[row[slot] & 255]


def test_no_game_comes_near_the_bound() -> None:
    assert max(playout(BOX.new(5, seed, {"years": "8"}), Rng(seed)) for seed in range(30)) < BOX.longest / 5
