"""Choosers that play with a purpose, so that rare steps happen: random villages seldom finish an offering."""

from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.games.arigato import dawn, managing
from chabudai.games.arigato.dawn import Arrange, Confirm
from chabudai.games.arigato.day import Morning
from chabudai.games.arigato.managing import Manage
from chabudai.games.arigato.state import Arigato
from chabudai.games.arigato.triggers import YES, Apply


def keen(game: Game, seat: int, rng: Rng) -> int:
    """Prepares every offering it can, sends artisans only with one, seldom swaps without need."""
    assert isinstance(game, Arigato)
    question, options = game.open[seat], game.options_of[seat]
    if isinstance(question, Arrange):
        cards = [choice for choice in options if choice < dawn.EMPTY_FROM]
        sendable = [c for c in options if c >= dawn.EMPTY_FROM and offered(game, seat, c - dawn.EMPTY_FROM)]
        if sendable and (not cards or rng.below(4) == 0):
            return pick(sendable, rng)
        return pick(cards or list(options), rng)
    if isinstance(question, Confirm | Morning):
        sendable = [choice for choice in options if choice and offered(game, seat, choice - 1)]
        return pick(sendable, rng) if sendable and rng.below(6) == 0 else 0
    if isinstance(question, Apply):
        return YES if rng.below(5) else 1 - YES
    if isinstance(question, Manage):
        return manage(game, seat, options, rng)
    return pick(list(options), rng)


def manage(game: Arigato, seat: int, options: tuple[int, ...], rng: Rng) -> int:
    offers = [choice for choice in options if 0 < choice < managing.EMPTY_FROM]
    if offers:
        return pick(offers, rng)
    sends = [
        c
        for c in options
        if managing.EMPTY_FROM <= c < managing.SWAP_FROM and offered(game, seat, c - managing.EMPTY_FROM)
    ]
    if sends and (rng.below(5) == 0 or game.day == 12):
        return pick(sends, rng)
    swaps = [choice for choice in options if choice >= managing.SWAP_FROM]
    if swaps and rng.below(3):
        return pick(swaps, rng)
    return managing.DONE


def offered(game: Arigato, seat: int, slot: int) -> bool:
    return bool(game.offered[seat] >> slot & 1)


def pick(choices: list[int], rng: Rng) -> int:
    return choices[rng.below(len(choices))]
