"""The bots choose legally, see only their view, decide alike when asked alike, and do not dawdle."""

from time import perf_counter

import pytest

from chabudai import games
from chabudai.bots import BOTS, Bot, find
from chabudai.core.errors import BadTable
from chabudai.core.rng import Rng
from chabudai.core.step import Game


def play(seats: int, seed: int, bots: list[Bot], name: str = "dojo") -> tuple[Game, float]:
    """A whole game; the position at its end and the longest time that a bot took."""
    game = games.find(name).new(seats, seed)
    longest = 0.0
    number = 0
    while not game.over:
        seat = game.waiting()[0]
        start = perf_counter()
        choice = bots[seat](game.view(seat), seat, Rng(seed * 1000 + number))
        longest = max(longest, perf_counter() - start)
        game.choose(seat, choice)
        number += 1
    return game, longest


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("bot", sorted(BOTS))
def test_bots_play_whole_games(bot: str, name: str) -> None:
    box = games.find(name)
    chance = [find("random")] * (box.seat_counts[0] - 1)
    game, longest = play(box.seat_counts[0], 3, [find(bot), *chance], name)
    assert game.over
    assert longest < 3  # 0.3 s on a quiet machine


def test_the_same_view_and_chance_give_the_same_choice() -> None:
    game = games.find("dojo").new(4, 9)
    seat = game.waiting()[0]
    for bot in BOTS.values():
        elsewhere = game.resample(seat, Rng(77))  # another world that looks the same from here
        choices = {bot(world.view(seat), seat, Rng(5)) for world in (game, game, elsewhere)}
        assert len(choices) == 1


def test_thinking_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.bots.simple.PLAYOUTS", 40)  # a quarter of the thought will do
    simple, chance = find("simple"), find("random")
    points = [0, 0]
    for seed in range(2):
        game, _ = play(3, seed, [simple, chance, chance])
        totals = game.totals()
        points[0] += totals[0]
        points[1] += max(totals[1:])
    assert points[0] > points[1]


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(BadTable, match="unknown bot"):
        find("genius")
