"""Clones have their dojos in common until one of them puts something there, and then each has its own."""

from __future__ import annotations

from chabudai.core import codec
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.games.dojo.setup import BOX
from chabudai.games.dojo.state import Dojo


def dealt(choices: int) -> Dojo:
    game = BOX.new(4, 3)
    assert isinstance(game, Dojo)
    rng = Rng(1)
    for _ in range(choices):
        seat = game.waiting()[0]
        game.take(seat, game.options_of[seat][rng.below(len(game.options_of[seat]))])
    return game


def test_what_nobody_writes_on_is_not_copied() -> None:
    game = dealt(30)
    clone = game.clone()
    assert clone.grid is game.grid
    assert clone.lines is game.lines


def test_whoever_plays_on_changes_nobody_elses_dojo() -> None:
    for choices in range(0, 60, 7):
        game = dealt(choices)
        family = [game, game.clone(), game.clone().clone()]
        before = codec.dumps(BOX, game)
        last = family[2].clone()
        for number, position in enumerate([*family[::-1], last]):
            assert codec.dumps(BOX, position) == before
            playout(position, Rng(number))
            assert not position.lent, "it has its own"
        assert len({codec.dumps(BOX, position) for position in family}) > 1


def test_a_position_that_was_written_down_has_its_own() -> None:
    game = dealt(30)
    game.clone()
    back = codec.decode(BOX, codec.encode(BOX, game))
    assert isinstance(back, Dojo)
    assert not back.lent
