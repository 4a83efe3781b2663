"""The bots choose legally, see only their view, decide alike when asked alike, and keep to their time."""

from time import perf_counter

import pytest

from chabudai import games
from chabudai.bots import LEVELS, NAMES, Bot, Level, find, player
from chabudai.bots.arena import play
from chabudai.bots.evaluate import evaluation_of
from chabudai.bots.greedy import best_option
from chabudai.bots.many_cores import ALL_CORES
from chabudai.bots.thought import UNLIMITED
from chabudai.core.errors import BadTable
from chabudai.core.rng import Rng
from tests.bots.positions import after, asked
from tests.boxes import ALL

# One bot of each policy; the levels differ in their numbers only.
SMALL: dict[str, Bot] = {
    **{name: find(name) for name in ("random", "greedy", "novice")},
    "search": Level(simulations=10),
}
KEPT = 1.1  # of its time, and no more


@pytest.mark.twin
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("bot", sorted(SMALL))
def test_bots_play_whole_games_by_the_rules(bot: str, name: str) -> None:
    box = games.find(name)
    seats = box.seat_counts[0]
    game = box.new(seats, 3)
    assert play(game, [SMALL[bot], *[find("random")] * (seats - 1)], 3) > 0
    assert game.over


@pytest.mark.twin
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("bot", sorted(SMALL))
def test_the_same_view_and_chance_give_the_same_choice_in_every_world(bot: str, name: str) -> None:
    for seats in games.find(name).seat_counts:
        for choices in (0, 40):
            game = after(name, seats, 9 + choices, choices)
            for seat in game.waiting():
                elsewhere = game.resample(seat, Rng(77))  # another world that looks the same from here
                chosen = {SMALL[bot](world.view(seat), seat, Rng(5)) for world in (game, game, elsewhere)}
                assert len(chosen) == 1


@pytest.mark.parametrize("name", ALL)
def test_a_search_keeps_to_its_time(name: str) -> None:
    seats = games.find(name).seat_counts[-1]
    level = Level(simulations=UNLIMITED, seconds=0.3)
    overrun = []
    for choices in (0, 30, 60):
        game = after(name, seats, 4, choices)
        seat = asked(game)
        view = game.view(seat)
        took = []
        for _ in range(3):  # the machine may be busy with something else
            start = perf_counter()
            level(view, seat, Rng(1))
            took.append(perf_counter() - start)
            if took[-1] <= KEPT * level.seconds:
                break
        overrun.append(min(took) / level.seconds)
    assert sorted(overrun)[1] <= KEPT  # it may be done sooner, when the rest of the time could not change its mind


def test_searching_beats_chance() -> None:
    wins = 0
    for seed in range(2):
        game = games.find("dojo").new(3, seed)
        play(game, [Level(simulations=40), find("random"), find("random")], seed)
        wins += game.ranks()[0] == 1
    assert wins == 2


def test_a_search_with_a_budget_of_its_own() -> None:
    assert player("search:250") == Level(simulations=250)
    assert player("search:0.5s") == Level(simulations=UNLIMITED, seconds=0.5)
    assert player("master") is LEVELS["master"]


@pytest.mark.parametrize(
    "written",
    [
        "search",
        "search:",
        "search:0",
        "search:-3",
        "search:1.5",
        "search:nans",
        "search:0s",
        "search:5:nothing=1",
        "search:5:rollout=x",
    ],
)
def test_other_budgets_are_refused(written: str) -> None:
    with pytest.raises(BadTable, match="bad budget"):
        player(written)


def test_a_greedy_bot_with_as_many_imagined_games_as_one_likes() -> None:
    assert player("greedy") is find("greedy")
    game = after("dojo", 3, 2, 12)
    seat = asked(game)
    choice = player("greedy:1")(game.view(seat), seat, Rng(1))
    assert choice in game.options_of[seat]
    assert choice == best_option(game.view(seat), seat, Rng(1), evaluation_of(game), 1, 0)


@pytest.mark.parametrize("written", ["greedy:0", "greedy:100", "greedy:x", "greedy:1.5"])
def test_other_numbers_of_imagined_games_are_refused(written: str) -> None:
    with pytest.raises(BadTable, match="bad worlds"):
        player(written)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(BadTable, match="unknown bot"):
        find("genius")
    with pytest.raises(BadTable, match="unknown bot"):
        find("search:1000000")  # who sits down at a table of strangers chooses among the known ones


def test_a_search_with_settings_of_its_own() -> None:
    assert player("search:90:rollout=8+patient=0") == Level(
        simulations=90, changes=(("rollout", 8), ("patient", False))
    )
    assert player("search:0.1s:all") == Level(simulations=UNLIMITED, seconds=0.1, cores=ALL_CORES)
    game = after("dojo", 3, 2, 12)
    seat = asked(game)
    choice = player("search:20:rollout=3+sharpness=1.5")(game.view(seat), seat, Rng(1))
    assert choice in game.options_of[seat]


def test_a_search_on_two_cores_is_repeatable() -> None:
    game = after("dojo", 3, 2, 12)
    seat = asked(game)
    both = Level(simulations=40, cores=2)
    choices = {both(game.view(seat), seat, Rng(6)) for _ in range(2)}
    assert len(choices) == 1
    assert choices <= set(game.options_of[seat])


def test_there_is_a_name_for_a_bot_on_every_seat() -> None:
    assert len(set(NAMES)) == len(NAMES) >= max(seats for name in ALL for seats in games.find(name).seat_counts)
