"""Parts of scenes are made once: what looks the same is the same thing, and no other table can change it."""

from collections.abc import Iterator

import pytest

from chabudai import games
from chabudai.core.box import Box
from chabudai.core.game import Game
from chabudai.core.laws import at_random, table
from chabudai.core.once import Variants, forget, once
from chabudai.core.rng import Rng
from chabudai.core.scene import Scene
from tests.boxes import POLISHED

SPREAD = 11  # tables so far apart differ in all options
TABLES = 6
EVERY = 9  # of so many positions one is looked at


def positions(box: Box, number: int) -> Iterator[Game]:
    seats, options = table(box, number * SPREAD)
    game, rng = box.new(seats, number, options), Rng(number)
    while not game.over:
        yield game
        waiting = game.waiting()
        seat = waiting[rng.below(len(waiting))]
        game.take(seat, at_random(game, seat, rng))
    yield game


def parts(scene: Scene) -> Iterator[tuple[str, object]]:
    """The zones, slots and seats of a scene under names that tell which of them are to be compared."""
    for zone in scene.all_zones():
        yield f"zone {zone.key}", zone
        for slot in zone.slots:
            yield f"slot {slot.key}", slot
    for seat in scene.seats:
        yield f"seat {seat.index}", seat


@pytest.mark.parametrize("name", POLISHED)
def test_what_looks_the_same_to_others_or_as_before_is_the_same(name: str) -> None:
    box = games.find(name)
    for number in range(3):
        seen: dict[str, list[object]] = {}
        for count, game in enumerate(positions(box, number)):
            if count % EVERY > 1:  # two in a row
                continue
            before, seen = seen, {}
            for viewer in (None, *range(game.seats)):
                for key, part in parts(box.scene(game.view(viewer))):
                    known = [*before.get(key, ()), *seen.get(key, ())]
                    assert all(one is part for one in known if one == part), (number, count, viewer, key)
                    seen.setdefault(key, []).append(part)


@pytest.mark.parametrize("name", games.names())
def test_what_other_tables_and_viewers_were_shown_changes_no_scene(name: str) -> None:
    box = games.find(name)
    views = [
        game.view(viewer)
        for number in range(TABLES)
        for count, game in enumerate(positions(box, number))
        if count % (EVERY * EVERY) == 0 or game.over
        for viewer in (None, *range(game.seats))
    ]
    remembered = [box.scene(view) for view in (*views, *views)][len(views) :]
    for view, scene in zip(views, remembered, strict=True):
        forget()
        assert repr(box.scene(view)) == repr(scene)  # which tells True from 1


def test_only_the_latest_are_kept() -> None:
    made: list[int] = []

    @once(2)
    def thing(number: int) -> object:
        made.append(number)
        return object()

    first = thing(1)
    assert thing(1) is first
    thing(2)
    thing(3)
    assert thing(1) is not first
    assert made == [1, 2, 3, 1]
    forget()
    thing(1)
    assert made == [1, 2, 3, 1, 1]


def test_a_variant_of_a_thing_is_made_once_too_and_forgotten_with_all_else() -> None:
    variants: Variants[list[int]] = Variants(3)
    one, other = [1], [1]

    def with_mark(thing: list[int], mark: int) -> list[int]:
        return variants.of(thing, mark, lambda: [*thing, mark])

    first = with_mark(one, 5)
    assert first == [1, 5]
    assert with_mark(one, 5) is first
    assert with_mark(one, 6) == [1, 6]
    assert with_mark(other, 5) == first
    assert with_mark(other, 5) is not first, "it looks like the other one and is another thing"
    forget()
    assert with_mark(one, 5) == first
    assert with_mark(one, 5) is not first
    for mark in range(9):  # it holds three of them
        assert with_mark(one, mark) == [1, mark]
