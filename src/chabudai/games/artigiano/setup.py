"""Set-up, and the box of Artigiano as the rest of the project meets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chabudai.core.box import Box, Json, Option, Value
from chabudai.core.knowledge import NO_CARD
from chabudai.core.rng import key_of, shuffled, words
from chabudai.core.step import NOBODY
from chabudai.games.artigiano.boards import MOST_CASES, QUICK_BOARD
from chabudai.games.artigiano.deal import BEGIN
from chabudai.games.artigiano.facts import FAMILY_LETTERS
from chabudai.games.artigiano.material import (
    ACTION,
    COMPOSITE,
    FAMILIES,
    MATERIAL,
    PRINCELY,
    ROYAL,
    SPECIAL,
    SPECIALS,
    cards_of,
)
from chabudai.games.artigiano.notation import fact, picture
from chabudai.games.artigiano.state import EMPTY, OUT_OF_PLAY, SLOTS, STREAMS, UNDECIDED, Artigiano
from chabudai.games.artigiano.steps import STEPS

PILE_STREAM: Final = 10
ROYAL_STREAM: Final = 11
PRINCELY_STREAM: Final = 12
BOARD_STREAM: Final = 13
FAMILY_STREAM: Final = 14
FIRST_STREAM: Final = 15

# Orders of preference: the first one to four families are used.  Every selection is the head of one of them.
ORDERS: Final = ("AMCL", "ACLM", "MCLA", "LMAC", "CLAM", "LACM")


PLAYED: Final = (COMPOSITE, ACTION, MATERIAL, SPECIAL)
_found: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], list[int]]] = {}


def cards_in(families: list[int], types: tuple[int, ...]) -> list[int]:
    """The cards of these families and types, looked up once for each selection."""
    key = (tuple(families), types)
    if key not in _found:
        _found[key] = cards_of(families, types)
    return _found[key]


def families_in_play(key: int, seats: int, quick: bool, order: str) -> list[int]:
    """setup.2: as many families as players; quick.2: one for two players, two for more."""
    count = seats if not quick else 1 if seats == 2 else 2
    if order == "random":
        return sorted(shuffled(list(range(FAMILIES)), key, FAMILY_STREAM, 0)[:count])
    return sorted(FAMILY_LETTERS.index(letter) for letter in order[:count])


def set_up(seats: int, seed: int, options: Mapping[str, Value], deck: Json) -> Artigiano:
    """setup.1 to setup.6: boards, families, missions, the pile, the first player."""
    key = key_of(seed)
    quick = options["quick"] is True
    families = families_in_play(key, seats, quick, str(options["families"]))
    game = Artigiano()
    game.begin(seats, key, STREAMS)
    game.quick = quick
    game.prayer_interrupts = options["prayer_interrupts"] is True
    game.strict_missions = options["strict_missions"] is True
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
    game.act_only = 0
    game.act_copy = False
    game.act_reply = NOBODY
    game.offer_mine = 0
    game.offer_theirs = 0
    game.ending = False
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
    game.royals = shuffled(cards_in(families, (ROYAL,)), key, ROYAL_STREAM, 0)
    game.princes = shuffled(cards_in(families, (PRINCELY,)), key, PRINCELY_STREAM, 0)
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
    game.then(BEGIN)
    return game


BOX: Final = Box(
    name="artigiano",
    title="Artigiano",
    edition=1,
    seat_counts=(2, 3, 4),
    options=(
        Option("quick", (False, True), "quick.1"),
        Option("families", ("random", *ORDERS), "setup.2"),
        Option("prayer_interrupts", (False, True), "table.2"),
        Option("strict_missions", (False, True), "table.3"),
    ),
    steps=STEPS,
    # In every turn that is played a card leaves hands, stocks and pile for good; few turns ask ten questions.
    longest=6000,
    package="chabudai.games.artigiano",
    rounds=("turn",),
    set_up=set_up,
    blank=Artigiano,
    picture=picture,
    fact=fact,
)
