"""Box: what a table may choose, and how games are found."""

from __future__ import annotations

import pickle
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai import games
from chabudai.core import codec
from chabudai.core.box import LARGEST_SEED, Box, parse_choice
from chabudai.core.clauses import Refusal
from chabudai.core.errors import BadTable, UnknownGame
from chabudai.core.events import Event
from chabudai.core.scene import Seated, Text
from chabudai.example import BOX

BOXES = [BOX, *map(games.find, games.names())]


def problem(**table: Any) -> BadTable:
    with pytest.raises(BadTable) as error:
        BOX.new(**({"seats": 2, "seed": 0} | table))
    return error.value


def test_options_left_open_are_the_defaults() -> None:
    assert BOX.complete({}) == {"rounds": 2}
    assert BOX.complete({"rounds": 3}) == {"rounds": 3}


def test_an_unknown_option_names_the_known_ones() -> None:
    error = problem(options={"speed": 3})
    assert (error.problem, error.possible) == ("unknown-option", ["rounds"])


@pytest.mark.parametrize("value", [0, 4, -1, "2", 2.0, None, True, [2]])
def test_a_value_that_is_none_of_the_options_names_them(value: Any) -> None:
    error = problem(options={"rounds": value})
    assert (error.problem, error.possible) == ("bad-option-value", ["2", "3"])


def test_true_is_not_one_and_one_is_not_true() -> None:
    with pytest.raises(BadTable):
        games.find("dojo").complete({"white_belt": 1})


@pytest.mark.parametrize("seats", [0, 1, 4, -2, 10**9])
def test_a_wrong_number_of_seats_names_the_right_ones(seats: int) -> None:
    error = problem(seats=seats)
    assert (error.problem, error.possible) == ("bad-seat-count", ["2", "3"])


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    assert problem(seed=seed).problem == "bad-seed"


@pytest.mark.parametrize("number", [3.0, "3", None, 2.5])
@pytest.mark.parametrize("name", games.names())
def test_what_is_no_whole_number_is_neither_a_seat_count_nor_a_seed(name: str, number: Any) -> None:
    for seats, seed, expected in ((number, 0, "bad-seat-count"), (3, number, "bad-seed")):
        with pytest.raises(BadTable) as error:
            games.find(name).new(seats, seed)
        assert error.value.problem == expected


@pytest.mark.parametrize("name", games.names())
def test_a_box_stays_the_same_box_when_it_is_pickled_or_copied(name: str) -> None:
    box = games.find(name)
    assert pickle.loads(pickle.dumps(box)) is box
    assert deepcopy(box) is box


def test_a_box_beside_that_of_its_package_is_copied_part_by_part() -> None:
    other = replace(games.find("dojo"), title="Dojo of our own")
    assert pickle.loads(pickle.dumps(other)) == other
    assert deepcopy(other) == other != games.find("dojo")


@pytest.mark.parametrize("seed", [0, 1, LARGEST_SEED])
def test_every_seed_in_range_deals_a_game(seed: int) -> None:
    assert BOX.new(2, seed).waiting() == (0,)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_equal_seeds_give_equal_deals_and_others_do_not(box: Box) -> None:
    seats = box.seat_counts[0]
    deals = [codec.dumps(box, box.new(seats, seed)) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


@given(st.dictionaries(st.text(max_size=6) | st.just("rounds"), st.integers() | st.text() | st.booleans() | st.none()))
def test_any_options_are_completed_or_refused(options: dict[str, Any]) -> None:
    try:
        completed = BOX.complete(options)
    except BadTable:
        return
    assert completed["rounds"] in (2, 3)


def test_events_of_the_deal_reach_the_journal() -> None:
    journal: list[Event] = []
    BOX.new(2, 0, journal=journal)
    assert [event.kind for event in journal] == ["round", *["receive"] * 4]


def test_what_is_asked_are_the_questions_among_the_steps() -> None:
    assert [kind.__name__ for kind in BOX.asking.table] == ["Peek", "Bid", "Hang"]


def test_texts_of_events_and_refusals_are_named_after_game_and_kind() -> None:
    assert BOX.event_text(Event("bid", "bid.2", {"seat": 1})) == Text("lanterns-event-bid", {"seat": Seated(1)})
    assert BOX.refusal_text(Refusal("hang.2", "hook-taken")) == Text("lanterns-refusal-hook-taken")


def test_a_notation_is_read_back_even_when_the_rules_forbid_it() -> None:
    game = BOX.new(3, 0)
    assert parse_choice(game, 0, "peek 2") == 2
    game.choose(0, 1)
    assert game.options_of[1] == (1, 2)
    assert parse_choice(game, 1, "peek 0") == 0
    assert [parse_choice(game, seat, text) for seat, text in ((1, "peek 9"), (0, "decline"), (7, ""))] == [None] * 3


# --- finding games ------------------------------------------------------------------------------


def test_every_package_of_the_folder_is_a_game() -> None:
    assert "dojo" in games.names()
    assert [games.find(name).name for name in games.names()] == list(games.names())


@pytest.mark.parametrize("name", ["chess", "", "Dojo", "../dojo", "dojo.state", "__init__"])
def test_an_unknown_game_names_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownGame) as error:
        games.find(name)
    assert error.value.possible == list(games.names())


def test_a_scene_is_made_from_a_view_alone() -> None:
    game = BOX.new(2, 1)
    assert BOX.scene(game.view(None)).viewer is None
    assert [action.choice for action in BOX.scene(game.view(0)).actions] == list(game.options_of[0])
    with pytest.raises(AssertionError, match="from a view"):
        BOX.scene(game)
