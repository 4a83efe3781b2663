"""Artigiano as a learner sees it: see `core.tensor`.

All cards differ.  `cards` says of each where it lies; where an order counts, a card is also written as a token, its
number plus one, BACK when the viewer does not know it.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.seats import NOBODY
from chabudai.core.secrets import WHOLE
from chabudai.core.tensor import BYTE
from chabudai.games.artigiano.boards import BOARD_NAMES, MOST_CASES
from chabudai.games.artigiano.material import CARDS, SPECIALS, VALUE
from chabudai.games.artigiano.state import (
    EMPTY,
    IN_ZONE_OF,
    MISSIONS,
    ON_CARD,
    ON_CASE,
    ON_STOCK_OF,
    OUT_OF_PLAY,
    SLOTS,
    UNDECIDED,
    Artigiano,
)
from chabudai.games.artigiano.tensor_blocks import (
    FLAGS,
    LOGGED,
    LONGEST_HAND,
    LONGEST_POOL,
    PICKS,
    PRINCELY_KINDS,
    Blocks,
)

BACK: Final = 255
BITS_IN: Final = [tuple([n for n in range(8) if byte >> n & 1]) for byte in range(BYTE + 1)]


class View(Blocks):
    """A table of Artigiano."""

    # --- small things -----------------------------------------------------------------------------

    def seat_flag(self, other: int, seat: int, out: bytearray, at: int) -> None:
        """One seat, if it is one."""
        if other != NOBODY:
            out[at + (other - seat) % self.seats] = 1

    def seat_flags(self, mask: int, seat: int, out: bytearray, at: int) -> None:
        """A set of seats."""
        if mask:
            for other in range(self.seats):
                if mask >> other & 1:
                    out[at + (other - seat) % self.seats] = 1

    def bits(self, mask: int, count: int, out: bytearray, at: int) -> None:
        """A set of small numbers."""
        if mask:
            mask &= (1 << count) - 1
            while mask:
                for i in BITS_IN[mask & BYTE]:
                    out[at + i] = 1
                mask >>= 8
                at += 8

    def hidden_card(self, entry: int, seat: int, place: int, out: bytearray, at: int) -> int:
        """A card of a hidden pile, if the viewer knows it: its place, who else knows it, and its token."""
        if entry < 0:
            return 0
        card, bit = entry & CARD, SEEN_BY[seat]
        if entry & bit == 0:
            if self.whole:
                self.unplaced[card] = 1
            return BACK
        out[at + self.at_cards + place * CARDS + card] = 1
        if entry != card | bit:
            for other in range(self.seats):
                if other != seat and entry & SEEN_BY[other]:
                    out[at + self.at_known_by + (other - seat) % self.seats * CARDS + card] = 1
        return card + 1

    # --- the table --------------------------------------------------------------------------------

    def write_table(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        assert isinstance(game, Artigiano)
        self.whole = game.viewer == WHOLE
        self.unplaced = [0] * CARDS
        for group in game.unseen:
            for card in group:
                self.unplaced[card] = 1
        self.write_turn(game, seat, out, at)
        self.write_action(game, seat, out, at)
        self.write_piles(game, seat, out, at)
        self.write_specials(game, seat, out, at)
        for turned in range(self.seats):
            other = seat + turned if seat + turned < self.seats else seat + turned - self.seats
            self.write_seat(game, seat, other, turned, out, at)
            self.write_missions(game, seat, other, turned, out, at)
        out[at + self.at_unseen : at + self.at_unseen + CARDS] = bytearray(self.unplaced)

    def write_turn(self, game: Artigiano, seat: int, out: bytearray, at: int) -> None:
        """Whose turn it is and what has happened in it."""
        place = at + self.at_variant
        if game.quick:
            out[place] = 1
        if game.prayer_interrupts:
            out[place + 1] = 1
        if game.strict_missions:
            out[place + 2] = 1
        self.seat_flag(game.active, seat, out, at + self.at_active)
        out[at + self.at_turns] = min(game.turns, BYTE)
        self.seat_flag(game.first_full, seat, out, at + self.at_first_full)
        self.bits(game.firsts, 3, out, at + self.at_firsts)
        out[at + self.at_again] = min(game.again, BYTE)
        out[at + self.at_extra] = min(game.extra, BYTE)
        if game.playing >= 0:
            out[at + self.at_playing] = 1
            self.bits(game.playing, SLOTS, out, at + self.at_playing + 1)
        self.seat_flags(game.chapel, seat, out, at + self.at_chapel)
        self.seat_flags(game.ironmonger_used, seat, out, at + self.at_ironmonger)
        self.seat_flags(game.pope_used, seat, out, at + self.at_pope)
        out[at + self.at_turn] = min(game.turn_actions, BYTE)
        out[at + self.at_turn + 1] = min(game.turn_destroyed, BYTE)
        out[at + self.at_turn + 2] = min(game.turn_stock, BYTE)
        self.seat_flags(game.turn_targets, seat, out, at + self.at_turn_targets)

    def write_action(self, game: Artigiano, seat: int, out: bytearray, at: int) -> None:
        """The action being carried out."""
        if game.act_card >= 0:
            out[at + self.at_act_card + game.act_card] = 1
        out[at + self.at_act_effect + game.act_effect] = 1
        self.seat_flag(game.act_author, seat, out, at + self.at_act_author)
        out[at + self.at_act_double + game.act_double] = 1
        self.seat_flags(game.act_targets, seat, out, at + self.at_act_targets)
        self.seat_flags(game.act_castles, seat, out, at + self.at_act_castles)
        self.seat_flags(game.act_noted, seat, out, at + self.at_act_noted)
        self.seat_flags(game.act_only, seat, out, at + self.at_act_only)
        if game.act_copy:
            out[at + self.at_act_copy] = 1
        self.seat_flag(game.act_reply, seat, out, at + self.at_act_reply)
        self.bits(game.offer_mine, LONGEST_HAND, out, at + self.at_offer)
        self.bits(game.offer_theirs, LONGEST_HAND, out, at + self.at_offer + LONGEST_HAND)
        place = at + self.at_picks
        for i in range(min(len(game.picks), PICKS)):
            pick = game.picks[i] + 1
            out[place + 2 * i] = pick >> 8 & BYTE
            out[place + 2 * i + 1] = pick & BYTE
        place = at + self.at_log
        for i in range(min(len(game.log), LOGGED)):
            line = game.log[len(game.log) - 1 - i] + 1
            out[place + 3 * i] = line >> 16 & BYTE
            out[place + 3 * i + 1] = line >> 8 & BYTE
            out[place + 3 * i + 2] = line & BYTE

    def write_piles(self, game: Artigiano, seat: int, out: bytearray, at: int) -> None:
        """The pile, the discard, what is displayed and what lies under the Priest."""
        first = 4 * self.seats
        deck, unplaced = game.deck, self.unplaced
        out[at + self.at_deck] = len(deck)
        for i in range(len(deck)):
            entry = deck[i]
            if entry > CARD:  # somebody knows it
                token = self.hidden_card(entry, seat, first, out, at)
                if token != BACK:
                    out[at + self.at_depth + token - 1] = len(deck) - i
            elif self.whole:
                unplaced[entry] = 1
        discard = game.discard
        for i in range(len(discard)):
            out[at + self.at_cards + (first + 1) * CARDS + discard[i]] = 1
            out[at + self.at_discard + discard[i]] = len(discard) - i
        for i in range(len(game.pool)):
            token = self.hidden_card(game.pool[i], seat, first + 2, out, at)
            if i < LONGEST_POOL:
                out[at + self.at_pool + i] = token
        for card in game.under_priest:
            out[at + self.at_cards + (first + 3) * CARDS + card] = 1

    def write_specials(self, game: Artigiano, seat: int, out: bytearray, at: int) -> None:
        """Where the specials lie."""
        seats = self.seats
        for special in range(SPECIALS):
            where = game.special_at[special]
            place = at + self.at_specials + special * self.spot
            if where != OUT_OF_PLAY:
                out[place + self.spot - 1] = 1
                if where < ON_STOCK_OF:
                    self.seat_flag(where - IN_ZONE_OF, seat, out, place)
                elif where < ON_CASE:
                    self.seat_flag(where - ON_STOCK_OF, seat, out, place + seats)
                elif where < ON_CARD:
                    self.seat_flag((where - ON_CASE) // MOST_CASES, seat, out, place + 2 * seats)
                    out[place + 3 * seats + (where - ON_CASE) % MOST_CASES] = 1
                else:
                    out[place + 3 * seats + MOST_CASES] = where - ON_CARD + 1
            self.seat_flag(game.laid_by[special], seat, out, at + self.at_laid_by + special * seats)

    def write_seat(self, game: Artigiano, seat: int, other: int, turned: int, out: bytearray, at: int) -> None:
        """Castle, hand, stock and state of a seat."""
        seats = self.seats
        out[at + self.at_boards + turned * len(BOARD_NAMES) + game.boards[other]] = 1
        hand = game.hands[other]
        out[at + self.at_sizes + turned] = min(len(hand), BYTE)
        for i in range(len(hand)):
            token = self.hidden_card(hand[i], seat, turned, out, at)
            if i < LONGEST_HAND:
                out[at + self.at_hands + turned * LONGEST_HAND + i] = token
        for slot in range(SLOTS):
            entry = game.stock[other * SLOTS + slot]
            if entry >= 0:
                token = self.hidden_card(entry, seat, seats + turned, out, at)
                out[at + self.at_stock + turned * SLOTS + slot] = token
        place, lain = turned * MOST_CASES, at + self.at_cards + (2 * seats + turned) * CARDS
        for card in game.castle[other * MOST_CASES : other * MOST_CASES + MOST_CASES]:
            if card != EMPTY:
                out[lain + card] = 1
                out[at + self.at_castle + place] = card + 1
                out[at + self.at_values + place] = VALUE[card]
            place += 1
        self.bits(game.pending[other], FLAGS, out, at + self.at_pending + turned * FLAGS)
        self.bits(game.force[other], FLAGS, out, at + self.at_force + turned * FLAGS)
        self.bits(game.past[other], FLAGS, out, at + self.at_past + turned * FLAGS)
        self.bits(game.reached[other], PRINCELY_KINDS, out, at + self.at_reached + turned * PRINCELY_KINDS)
        out[at + self.at_own_specials + turned] = min(game.own_specials[other], BYTE)
        self.seat_flags(game.rich[other], seat, out, at + self.at_rich + turned * seats)
        if game.points:
            place = self.at_points if game.points[other] >= 0 else self.at_debts
            out[at + place + turned] = min(abs(game.points[other]), BYTE)
        self.bits(game.accomplished[other], MISSIONS, out, at + self.at_accomplished + turned * MISSIONS)

    def write_missions(self, game: Artigiano, seat: int, other: int, turned: int, out: bytearray, at: int) -> None:
        """The missions of a seat, and what it has decided about them."""
        count, missions = game.mission_count(), game.missions
        for i in range(count):
            token = self.hidden_card(missions[other * count + i], seat, 3 * self.seats + turned, out, at)
            out[at + self.at_missions + turned * MISSIONS + i] = token
        self.bits(game.mandatory[other], MISSIONS, out, at + self.at_mandatory + turned * MISSIONS)
        self.bits(game.claimed[other], MISSIONS, out, at + self.at_claimed + turned * MISSIONS)
        if game.plan[other] != UNDECIDED:
            out[at + self.at_planned + turned] = 1
        if other == seat:
            self.bits(game.hold[seat], MISSIONS, out, at + self.at_hold)
            self.bits(game.held_once[seat], MISSIONS, out, at + self.at_held_once)
            if game.plan[seat] >= 0:
                out[at + self.at_plan + game.plan[seat]] = 1
            for i in range(count * self.seats, len(missions)):
                if missions[i] & SEEN_BY[seat]:
                    out[at + self.at_aside + (missions[i] & CARD)] = 1
                elif self.whole:
                    self.unplaced[missions[i] & CARD] = 1
