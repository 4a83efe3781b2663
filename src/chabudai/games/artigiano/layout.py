"""The table before the first step: boards, piles, and nothing done yet."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import NO_CARD
from chabudai.core.rng import shuffled, words
from chabudai.core.seats import NOBODY
from chabudai.games.artigiano.boards import MOST_CASES, QUICK_BOARD
from chabudai.games.artigiano.material import (
    ACTION,
    COMPOSITE,
    MATERIAL,
    PRINCELY,
    ROYAL,
    SPECIAL,
    SPECIALS,
    cards_of,
)
from chabudai.games.artigiano.position import Position
from chabudai.games.artigiano.state import EMPTY, OUT_OF_PLAY, ROYALS, SLOTS, STREAMS, UNDECIDED, Artigiano

PILE_STREAM: Final = 10
ROYAL_STREAM: Final = 11
PRINCELY_STREAM: Final = 12
BOARD_STREAM: Final = 13
FIRST_STREAM: Final = 15
MISSIONS_STREAM: Final = 16

PLAYED: Final = (COMPOSITE, ACTION, MATERIAL, SPECIAL)
_found: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], list[int]]] = {}


def cards_in(families: list[int], types: tuple[int, ...]) -> list[int]:
    """The cards of these families and types, looked up once for each selection."""
    key = (tuple(families), types)
    if key not in _found:
        _found[key] = cards_of(families, types)
    return _found[key]


def lay_out(seats: int, key: int, families: list[int], quick: bool, readings: tuple[bool, bool]) -> Artigiano:
    """setup.1, setup.3, setup.5, setup.6: boards, missions and pile are shuffled, the first player is drawn.

    `readings` says whether Prayers interrupt (table.2) and whether missions of one turn lapse (table.3).
    """
    game = Position()
    game.begin(seats, key, STREAMS)
    game.quick = quick
    game.prayer_interrupts = readings[0]
    game.strict_missions = readings[1]
    game.active = words(key, FIRST_STREAM, 0, 1)[0] * seats >> 32
    game.turns = 0
    game.first_full = NOBODY
    game.firsts = 0
    game.again = 0
    game.extra = 0
    game.playing = -1
    game.chapel = 0
    game.ironmonger_used = 0
    game.pope_used = 0
    game.turn_actions = 0
    game.turn_destroyed = 0
    game.turn_stock = 0
    game.turn_targets = 0
    game.act_card = NO_CARD
    game.act_effect = 0
    game.act_author = NOBODY
    game.act_double = 0
    game.act_targets = 0
    game.act_castles = 0
    game.act_noted = 0
    game.act_only = 0
    game.act_copy = False
    game.act_reply = NOBODY
    game.offer_mine = 0
    game.offer_theirs = 0
    game.boards = [QUICK_BOARD] * seats if quick else shuffled(list(range(4)), key, BOARD_STREAM, 0)[:seats]
    game.deck = shuffled(cards_in(families, PLAYED), key, PILE_STREAM, 0)
    game.discard = []
    game.under_priest = []
    game.hands = [[] for _ in range(seats)]
    game.stock = [NO_CARD] * (SLOTS * seats)
    game.pool = []
    game.castle = [EMPTY] * (MOST_CASES * seats)
    game.occupied = [0] * seats
    game.special_at = [OUT_OF_PLAY] * SPECIALS
    game.laid_by = [NOBODY] * SPECIALS
    game.missions = []
    game.mandatory = [0] * seats
    game.claimed = [0] * seats
    game.hold = [0] * seats
    game.held_once = [0] * seats
    game.plan = [UNDECIDED] * seats
    game.pending = [0] * seats
    game.force = [0] * seats
    game.past = [0] * seats
    game.reached = [0] * seats
    game.own_specials = [0] * seats
    game.rich = [0] * seats
    game.log = []
    game.picks = []
    game.accomplished = [0] * seats
    game.points = []
    deal_missions(game, families)
    return game


def deal_missions(game: Artigiano, families: list[int]) -> None:
    """setup.3: two royal missions and three princely ones for each seat (quick.3: two); the rest leaves the game."""
    royal = shuffled(cards_in(families, (ROYAL,)), game.key, ROYAL_STREAM, 0)
    princely = shuffled(cards_in(families, (PRINCELY,)), game.key, PRINCELY_STREAM, 0)
    more = game.mission_count() - ROYALS
    for seat in range(game.seats):
        game.missions += royal[seat * ROYALS : (seat + 1) * ROYALS] + princely[seat * more : (seat + 1) * more]
    game.missions += royal[game.seats * ROYALS :] + princely[game.seats * more :]
