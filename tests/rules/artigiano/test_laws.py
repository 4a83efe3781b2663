"""The laws on random and on steered games, and every kind of step, effect, special and end."""

from __future__ import annotations

from collections import Counter

import pytest

from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.laws import Report, at_random, check_game, missing_sights, table
from chabudai.core.rng import Rng
from chabudai.games.artigiano import BOX
from chabudai.games.artigiano.coverage import SIGHTS, seen
from chabudai.games.artigiano.laying import AS_ACTION, AS_SPECIAL, STOCK, WAYS
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
    """Places materials whenever it can, from the stock now and then, so that castles fill up."""
    options = game.options_of[seat]
    if STOCK in options and rng.below(4) == 0:
        return STOCK
    placing = [c for c in options if c < STOCK and c % WAYS < AS_ACTION]
    if isinstance(game.open[seat], CardUse) and placing:
        return placing[rng.below(len(placing))]
    return at_random(game, seat, rng)


@pytest.mark.parametrize("number", [0, 4, 29])
def test_laws_hold_in_random_games(number: int) -> None:
    seats, options = table(BOX, number)
    assert check_game(BOX, seats, number, options).choices > 20


@pytest.mark.twin
def test_laws_hold_when_everything_is_played() -> None:
    report = check_game(BOX, 4, 7, {"prayer_interrupts": True}, pick=eager)
    assert report.choices > 50
    assert len(report.sights) > 20


def test_every_effect_and_special_and_both_ends_occur() -> None:
    """Played without the dear laws: all 46 actions and 20 specials, nearly all of the 40 missions, and both ends."""
    shown: Counter[str] = Counter()
    for seed in range(80):
        rng = Rng(seed)
        pick = (eager, builder, at_random)[seed // 3 % 3]
        journal: list[Event] = []
        game = BOX.new(2 + seed % 3, seed, journal=journal)
        while game.asked:
            seat = game.waiting()[0]
            game.take(seat, pick(game, seat, rng))
        shown.update(seen(game, journal))
    assert len(SIGHTS) == 46 + 20 + 20 + 20 + 2
    assert set(shown) <= set(SIGHTS)
    missing = missing_sights(BOX, Report(sights=shown))
    assert [sight for sight in missing if sight[0] in "ESe"] == []
    assert len(missing) <= 4  # some missions take more luck
