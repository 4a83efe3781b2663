"""The laws on random and on steered games, and every kind of step, effect, special and end."""

from __future__ import annotations

import pytest

from chabudai.core.laws import at_random, check_game, table
from chabudai.core.rng import Rng
from chabudai.core.step import Game
from chabudai.games.artigiano import BOX
from chabudai.games.artigiano.laying import AS_ACTION, AS_SPECIAL, STOCK, WAYS
from chabudai.games.artigiano.material import EFFECT, IS_ACTION
from chabudai.games.artigiano.uses import CardUse


def eager(game: Game, seat: int, rng: Rng) -> int:
    """Plays actions and specials whenever it can, so that rare effects come up."""
    options = game.options_of[seat]
    if isinstance(game.open[seat], CardUse):
        bold = [c for c in options if c < STOCK and c % WAYS in (AS_ACTION, AS_SPECIAL)]
        if bold and rng.below(4):
            return bold[rng.below(len(bold))]
    return at_random(game, seat, rng)


def builder(game: Game, seat: int, rng: Rng) -> int:
    """Places materials whenever it can, so that castles fill up."""
    options = game.options_of[seat]
    placing = [c for c in options if c < STOCK and c % WAYS < AS_ACTION]
    if isinstance(game.open[seat], CardUse) and placing:
        return placing[rng.below(len(placing))]
    return at_random(game, seat, rng)


@pytest.mark.parametrize("number", [0, 4, 29])
def test_laws_hold_in_random_games(number: int) -> None:
    seats, options = table(BOX, number)
    assert check_game(BOX, seats, number, options).choices > 20


def test_laws_hold_when_everything_is_played() -> None:
    report = check_game(BOX, 4, 7, {"prayer_interrupts": True}, pick=eager)
    assert report.choices > 50


def test_every_effect_and_special_and_both_ends_occur() -> None:
    """Played without the dear laws: each of the 46 actions and 19 playable specials, and both ends of the game."""
    actions: set[int] = set()
    specials: set[int] = set()
    ends: set[bool] = set()
    for seed in range(40):
        rng = Rng(seed)
        pick = builder if seed % 4 == 3 else eager
        game = BOX.new(4 if seed % 2 else 3, seed)
        while game.asked:
            seat = game.waiting()[0]
            choice = pick(game, seat, rng)
            if isinstance(game.open[seat], CardUse) and choice < STOCK:
                card, way = choice // WAYS, choice % WAYS
                if way == AS_ACTION:
                    assert IS_ACTION[card]
                    actions.add(EFFECT[card])
                elif way == AS_SPECIAL:
                    specials.add(EFFECT[card])
            game.take(seat, choice)
        ends.add(game.first_full >= 0)  # type: ignore[attr-defined]
    assert actions == set(range(1, 47))
    assert specials == set(range(20)) - {13}
    assert ends == {True, False}
