"""Random playouts: the same seed plays the same game."""

from typing import ClassVar

import pytest

from chabudai import games
from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.example import BOX, Lanterns
from tests.laws.toy import box_of

BOXES = [BOX, *map(games.find, games.names())]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_equal_generators_play_equal_games(box: Box) -> None:
    ends = []
    for seed in (4, 4, 5):
        game = box.new(box.seat_counts[-1], 0)
        decisions = playout(game, Rng(seed))
        assert game.over
        assert 0 < decisions <= box.longest
        ends.append((decisions, codec.dumps(box, game)))
    assert ends[0] == ends[1] != ends[2]


def test_one_generator_plays_different_games_one_after_another() -> None:
    rng, ends = Rng(0), set()
    for _ in range(5):
        game = BOX.new(2, 0)
        playout(game, rng)
        ends.add(codec.dumps(BOX, game))
    assert len(ends) == 5


def test_playouts_never_change() -> None:
    game = BOX.new(3, 1)
    assert (playout(game, Rng(1)), game.totals()) == (18, [9, 14, 9])


def test_every_option_is_taken_sooner_or_later() -> None:
    class Watched(Lanterns):
        taken: ClassVar[set[tuple[str, int]]] = set()

        def take(self, seat: int, choice: int) -> None:
            self.taken.add((type(self.open[seat]).__name__, choice))
            super().take(seat, choice)

    for seed in range(60):
        playout(box_of(Watched).new(3, seed), Rng(seed))
    assert sorted(Watched.taken) == [
        *(("Bid", choice) for choice in range(2)),
        *(("Hang", choice) for choice in range(6)),
        *(("Peek", choice) for choice in range(3)),
    ]
