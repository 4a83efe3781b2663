"""Position <-> JSON: there and back is the same, and anything else raises BadPosition and nothing but BadPosition."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai import games
from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.errors import BadPosition
from chabudai.core.game import Game
from chabudai.core.laws import at_random
from chabudai.core.rng import Rng
from chabudai.core.sameness import same
from chabudai.example import BOX

BOXES = [BOX, *map(games.find, games.names())]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**6), 10**6) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def walk(box: Box, seats: int, seed: int) -> list[Game]:
    """Every position of a random game."""
    game, rng = box.new(seats, seed), Rng(seed)
    positions = [game.clone()]
    while not game.over:
        waiting = game.waiting()
        seat = waiting[rng.below(len(waiting))]
        game.choose(seat, at_random(game, seat, rng))
        positions.append(game.clone())
    return positions


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_position_and_every_view_survives_a_file(box: Box) -> None:
    for seed, seats in enumerate(box.seat_counts):
        for position in walk(box, seats, seed):
            for game in (position, position.view(None), position.view(seed % seats)):
                text = codec.dumps(box, game)
                back = codec.decode(box, json.loads(text))
                assert codec.dumps(box, back) == text
                assert [back.options_of[seat] for seat in back.waiting()] == [
                    game.options_of[seat] for seat in game.waiting()
                ]


def test_data_and_position_share_no_list() -> None:
    game = BOX.new(2, 0)
    data = codec.encode(BOX, game)
    back = codec.decode(BOX, data)
    before = codec.dumps(BOX, back)
    data["table"]["hooks"][0][0] = 1
    data["counters"][0] = 9
    assert codec.dumps(BOX, back) == before == codec.dumps(BOX, game)


def nested(depth: int) -> list[Any]:
    lists: list[Any] = []
    for _ in range(depth):
        lists = [lists]
    return lists


# How to spoil the data, and what is then wrong with it.
SPOILED: dict[str, Callable[[dict[str, Any]], object]] = {
    "another format": lambda data: data.update(format=2),
    "another game": lambda data: data.update(game="chess"),
    "another edition": lambda data: data.update(edition=0),
    "no format": lambda data: data.pop("format"),
    "no table": lambda data: data.pop("table"),
    "a table that is a list": lambda data: data.update(table=[]),
    "a field missing": lambda data: data["table"].pop("pile"),
    "no seats": lambda data: data.pop("seats"),
    "seats in words": lambda data: data.update(seats="two"),
    "no seats at all": lambda data: data.update(seats=None),
    "a key that is no number": lambda data: data.update(key="moon"),
    "a key without quotes": lambda data: data.update(key=7),
    "an agenda that is a number": lambda data: data.update(shared=3),
    "an unknown step": lambda data: data["shared"].append(["Castle"]),
    "a step without name": lambda data: data["shared"].append([]),
    "a step with a text": lambda data: data["shared"].append(["Peek", "0"]),
    "a step with too many ints": lambda data: data["shared"].append(["Peek", 0, 1, 2]),
    "a step with too few ints": lambda data: data["shared"].append(["Peek"]),
    "an open question that is none": lambda data: data["open"].update({"0": ["Deal"]}),
    "somebody else's question": lambda data: data["open"].update({"1": ["Peek", 0]}),
    "a question for no seat": lambda data: data["open"].update({"9": ["Peek", 9]}),
    "a seat that is no number": lambda data: data["open"].update({"west": ["Peek", 0]}),
    "questions in a list": lambda data: data.update(open=[]),
    "a crowd": lambda data: data.update(seats=10**12),
    "seats of another table": lambda data: data.update(seats=7),
    "half a seat": lambda data: data.update(seats=2.0),
    "a negative key": lambda data: data.update(key="-1"),
    "a key too long": lambda data: data.update(key="f" * 33),
    "a key written otherwise": lambda data: data.update(key="0x1"),
    "a superfluous field": lambda data: data.update(colour=1),
    "a superfluous field of the table": lambda data: data["table"].update(colour=1),
    "a text among the cards": lambda data: data["table"]["pile"].append("5"),
    "nothing among the cards": lambda data: data["table"]["pile"].append(None),
    "half a card": lambda data: data["table"]["pile"].append(0.5),
    "a field that is an object": lambda data: data["table"].update(wins={}),
    "lists without end": lambda data: data["table"].update(wins=nested(5_000)),
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED.keys())
def test_malformed_data_is_refused(spoil: Callable[[dict[str, Any]], object]) -> None:
    data = codec.encode(BOX, BOX.new(2, 0))
    spoil(data)
    with pytest.raises(BadPosition):
        codec.decode(BOX, data)


def test_a_foreign_position_names_what_was_expected() -> None:
    with pytest.raises(BadPosition) as error:
        codec.decode(BOX, codec.encode(BOX, BOX.new(2, 0)) | {"edition": 99})
    assert error.value.facts == {"field": "edition", "value": 99}
    assert error.value.possible == ["1"]


@given(JSON)
def test_arbitrary_data_raises_bad_position(data: Any) -> None:
    with pytest.raises(BadPosition):
        codec.decode(BOX, data)


@given(st.data(), st.integers(0, 20))
def test_a_position_changed_anywhere_raises_bad_position_or_nothing(data: st.DataObject, seed: int) -> None:
    encoded = codec.encode(BOX, walk(BOX, 2, seed)[seed % 12])
    place: Any = encoded
    while isinstance(place, (dict, list)) and place:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], (dict, list)) or not place[key] or data.draw(st.booleans()):
            place[key] = data.draw(JSON)
            break
        place = place[key]
    try:
        game = codec.decode(BOX, encoded)
    except BadPosition:
        return
    assert isinstance(game, Game)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_positions_are_the_same_when_their_encodings_are(box: Box) -> None:
    seats = box.seat_counts[-1]
    found = set()
    for before, after in pairwise(walk(box, seats, 3)[:80]):
        for viewer in (None, *range(seats)):
            one, other = before.view(viewer), after.view(viewer)
            equal = codec.encode(box, one) == codec.encode(box, other)
            assert same(one, other) is equal
            assert same(one, before.view(viewer))
            found.add(equal)
    assert False in found
