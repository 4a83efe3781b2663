"""Positions that random play hardly ever reaches, for whoever has to see or hear everything that the game can say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.games.arigato import BOX, managing
from chabudai.games.arigato.day import ChoosePair
from chabudai.games.arigato.dusk import Limit, Order
from chabudai.games.arigato.managing import Manage
from chabudai.games.arigato.material import MOST_SWAPS
from chabudai.games.arigato.state import Arigato
from chabudai.games.arigato.triggers import Pick
from tests.rules.arigato.position import deck_with
from tests.rules.arigato.steering import keen

# Every card waits for five items, gives items at dusk or listens for pairs of craftsmen.
WAITS = {"condition": {"kind": "dusk_five_items"}, "effect": [{"kind": "favor", "n": 2}], "dusk_icon": True}
GIVES = {
    "condition": {"kind": "dusk_per_craft", "craft": "sculptor"},
    "effect": [{"kind": "favor", "n": 1}, {"kind": "item", "n": 1, "item": "katana"}],
    "dusk_icon": True,
}
PAIRS = {
    "condition": {"kind": "craftsmen_alike"},
    "effect": [{"kind": "item_of_craftsmen", "n": 1}],
    "dusk_icon": False,
}
# A katana brings a katana: only the guard ends a round.
ENDLESS = {
    "condition": {"kind": "item_gained", "item": "katana"},
    "effect": [{"kind": "item", "n": 1, "item": "katana"}, {"kind": "favor", "n": 5}],
    "dusk_icon": False,
}
RARE = (Pick, Order, ChoosePair, Limit)


def eager_deck() -> dict[str, Any]:
    """A deck in which orders and pairs are asked for."""
    kinds = zip("SBOKF", (WAITS, GIVES, GIVES, PAIRS, PAIRS), strict=True)
    return deck_with(**{f"{craft}{number}": kind for craft, kind in kinds for number in range(1, 21)})


def endless_deck() -> dict[str, Any]:
    """A deck whose chains never end by themselves."""
    return deck_with(**{f"{craft}{number}": ENDLESS for craft in "SBOKF" for number in range(1, 21)})


def swapping(game: Arigato, seat: int, rng: Rng) -> int:
    """Swaps as long as the rules allow it."""
    options = game.options_of[seat]
    if isinstance(game.open[seat], Manage):
        return next((choice for choice in options if choice >= managing.SWAP_FROM), managing.DONE)
    return keen(game, seat, rng)


def matches() -> Iterator[Match]:
    """Matches at moments worth looking at, and when they are over."""
    for seats, seed, deck in ((2, 1, None), (2, 3, None), (1, 9, eager_deck())):
        match, rng = Match(BOX, seats, seed, deck=deck), Rng(seed)
        while not match.game.over:
            game = match.game
            assert isinstance(game, Arigato)
            seat = game.waiting()[0]
            if isinstance(game.open[seat], RARE) or (game.day == 12 and game.offered[seat]):
                yield match
            match.choose(seat, keen(game, seat, rng))
        yield match
    match, rng = Match(BOX, 1, 2, deck=endless_deck()), Rng(2)
    while not match.game.over:
        game = match.game
        assert isinstance(game, Arigato)
        if game.swaps[0] >= MOST_SWAPS and isinstance(game.open[0], Manage):
            yield match
        match.choose(0, swapping(game, 0, rng))
    yield match
