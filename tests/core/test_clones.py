"""Clones have parts of the table in common until one of them writes there, and then each has its own."""

from __future__ import annotations

import pytest

from chabudai.core import codec
from chabudai.core.game import Game
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.games import find
from tests.boxes import POLISHED


def played(name: str, choices: int) -> Game:
    box = find(name)
    game = box.new(box.seat_counts[-1], 3)
    rng = Rng(1)
    for _ in range(choices):
        seat = game.waiting()[0]
        game.take(seat, game.options_of[seat][rng.below(len(game.options_of[seat]))])
    return game


@pytest.mark.parametrize("name", POLISHED)
def test_what_nobody_writes_on_is_not_copied(name: str) -> None:
    game = played(name, 30)
    clone = game.clone()
    for field in game.LENT:
        assert getattr(clone, field) is getattr(game, field), field


@pytest.mark.parametrize("name", POLISHED)
def test_whoever_plays_on_changes_nobody_elses_table(name: str) -> None:
    box = find(name)
    for choices in (0, 20, 45):
        game = played(name, choices)
        family = [game, game.clone(), game.clone().clone()]
        before = codec.dumps(box, game)
        last = family[2].clone()
        for number, position in enumerate([*family[::-1], last]):
            assert codec.dumps(box, position) == before
            playout(position, Rng(number))
        assert len({codec.dumps(box, position) for position in family}) > 1


@pytest.mark.parametrize("name", POLISHED)
def test_views_and_imagined_games_change_nothing_of_what_is_lent_to_them(name: str) -> None:
    box = find(name)
    for choices in (0, 20, 45):
        game = played(name, choices)
        before = codec.dumps(box, game)
        view = game.view(0)
        seen = codec.dumps(box, view)
        worlds = [view.resample(0, Rng(number)) for number in range(3)]
        playout(worlds[0], Rng(1))
        assert codec.dumps(box, view) == seen
        assert codec.dumps(box, game) == before


@pytest.mark.parametrize("name", POLISHED)
def test_a_position_that_was_written_down_has_its_own(name: str) -> None:
    box = find(name)
    game = played(name, 30)
    game.clone()
    assert game.lent
    assert not codec.decode(box, codec.encode(box, game)).lent
