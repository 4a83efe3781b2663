"""What has happened, as far as missions ask for it: bits and counters, never a journal.

A princely mission that speaks of something one *has done* is marked in `reached` the moment it is done and stays
fulfilled (mission.6); under the stricter reading those of one turn lapse when it ends (table.3).
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.seats import BIT
from chabudai.games.artigiano.boards import FITTING, FULL
from chabudai.games.artigiano.material import ACTION, IS_SPECIAL, MATERIAL, TYPE, F, P, T
from chabudai.games.artigiano.state import (
    ACTION_BEFORE,
    ACTION_NOW,
    DISCARD_BEFORE,
    DISCARD_NOW,
    FIRST_FOUNDATIONS,
    FIRST_STONES,
    FIRST_TILE,
    FOUNDED,
    LAID_SPECIAL,
    LAID_STONE,
    LAID_TILE,
    Artigiano,
)

PRINCELY_BIT: Final = [1 << kind for kind in range(20)]  # P01 is kind 0
STUDIOLO: Final = PRINCELY_BIT[2]
WORLD_MAP: Final = PRINCELY_BIT[3]
SLATE_ROOFS: Final = PRINCELY_BIT[4]
BARRICADES: Final = PRINCELY_BIT[6]
GRANADA: Final = PRINCELY_BIT[7]
VERGER: Final = PRINCELY_BIT[8]
CLOTH_OF_GOLD: Final = PRINCELY_BIT[9]
NEW_WORLD: Final = PRINCELY_BIT[10]
ROUTE_TO_INDIA: Final = PRINCELY_BIT[11]
QUEENS_HERB: Final = PRINCELY_BIT[12]
MAIZE: Final = PRINCELY_BIT[14]
AMBOISE: Final = PRINCELY_BIT[15]
NANTES: Final = PRINCELY_BIT[16]
PLACARDS: Final = PRINCELY_BIT[18]
WASSY: Final = PRINCELY_BIT[19]
OF_ONE_TURN: Final = BARRICADES | VERGER | NEW_WORLD | ROUTE_TO_INDIA | QUEENS_HERB | PLACARDS


def note_filled(game: Artigiano, seat: int) -> None:
    """Look at the seat's castle after something came onto it: who was first with what."""
    board, held = game.boards[seat], game.occupied[seat]
    foundations = FITTING[board][F]
    if held & foundations == foundations:
        game.past[seat] |= FOUNDED
        if not game.past[seat] & LAID_STONE:
            game.reached[seat] |= AMBOISE
        if not game.firsts & FIRST_FOUNDATIONS:
            game.firsts |= FIRST_FOUNDATIONS
            game.reached[seat] |= SLATE_ROOFS
    stones = FITTING[board][P]
    if not game.firsts & FIRST_STONES and held & stones == stones:
        game.firsts |= FIRST_STONES
        game.reached[seat] |= WORLD_MAP
    if game.first_full < 0 and held == FULL[board]:
        game.first_full = seat


def note_laid(game: Artigiano, seat: int, kind: int) -> None:
    """The seat has laid a material on a case of this kind."""
    if kind == P:
        game.past[seat] |= LAID_STONE
    elif kind == T:
        game.past[seat] |= LAID_TILE
        if not game.firsts & FIRST_TILE:
            game.firsts |= FIRST_TILE
            game.reached[seat] |= STUDIOLO


def note_from_stock(game: Artigiano) -> None:
    """The active player has laid a material from the stock being played."""
    game.turn_stock += 1
    if game.turn_stock >= 3:
        game.reached[game.active] |= PLACARDS


def note_special(game: Artigiano, seat: int, own_side: bool) -> None:
    """The seat has laid a special."""
    if not game.past[seat] & LAID_STONE:
        game.reached[seat] |= WASSY
    game.past[seat] |= LAID_SPECIAL
    if own_side:
        game.own_specials[seat] += 1


def note_discarded(game: Artigiano, seat: int, card: int) -> None:
    """The seat has discarded this card of its own."""
    if IS_SPECIAL[card]:
        game.reached[seat] |= MAIZE
    elif TYPE[card] == MATERIAL and seat == game.active:
        past = game.past[seat]
        game.past[seat] = past | DISCARD_NOW
        if past & DISCARD_BEFORE:
            game.reached[seat] |= ROUTE_TO_INDIA


def note_destroyed(game: Artigiano, owner: int, by: int) -> None:
    """A material of the owner's castle has been discarded by a card of `by`."""
    if by == game.active and owner != by:
        game.turn_destroyed += 1
        if game.turn_destroyed >= 2:
            game.reached[by] |= BARRICADES


def note_action_card(game: Artigiano, seat: int, card: int) -> None:
    """The active player has played an action card."""
    if seat != game.active:
        return
    game.turn_actions += 1
    if game.turn_actions >= 3:
        game.reached[seat] |= VERGER
    if TYPE[card] == ACTION:
        past = game.past[seat]
        game.past[seat] = past | ACTION_NOW
        if past & ACTION_BEFORE:
            game.reached[seat] |= NEW_WORLD


def note_attack(game: Artigiano, seat: int, targets: int, castles: int, is_card: bool) -> None:
    """An action of the seat that was not cancelled affects these opponents and attacks these castles."""
    for other in range(game.seats):
        if castles & BIT[other]:
            if not game.past[other] & FOUNDED:
                game.reached[seat] |= GRANADA
            if game.past[other] & LAID_TILE:
                game.reached[seat] |= CLOTH_OF_GOLD
    if is_card and seat == game.active:
        if game.turn_targets & targets & ~game.act_noted:  # princely.13 asks for two cards
            game.reached[seat] |= QUEENS_HERB
        game.turn_targets |= targets
        game.act_noted |= targets


def forget_turn(game: Artigiano) -> None:
    """A turn begins: its counters start afresh."""
    game.turn_actions = 0
    game.turn_destroyed = 0
    game.turn_stock = 0
    game.turn_targets = 0


def close_turn(game: Artigiano, seat: int) -> None:
    """A turn that was played ends: what was done in it was done in the turn before."""
    past = game.past[seat] & ~(ACTION_BEFORE | DISCARD_BEFORE)
    if past & ACTION_NOW:
        past |= ACTION_BEFORE
    if past & DISCARD_NOW:
        past |= DISCARD_BEFORE
    game.past[seat] = past & ~(ACTION_NOW | DISCARD_NOW)
    if game.strict_missions:
        for other in range(game.seats):
            game.reached[other] &= ~OF_ONE_TURN
