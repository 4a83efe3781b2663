"""Arigatō as a learner sees it: see `core.tensor`.  All cards differ, so a card is its number."""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, NO_CARD, SEEN_BY
from chabudai.core.seats import BIT
from chabudai.core.secrets import WHOLE
from chabudai.core.step import NO_STEPS, Question, Step
from chabudai.core.tensor import BYTE
from chabudai.games.arigato.dawn import ARRANGE
from chabudai.games.arigato.day import MORNING
from chabudai.games.arigato.material import (
    CARDS,
    HAND,
    ITEMS,
    NO_ARTISAN,
    TRAVELLER_IS,
    TRAVELLERS,
    TRAVELLERS_ALIKE,
    WORKSHOPS,
)
from chabudai.games.arigato.state import DAWN, NO_ROLE, NO_WORKSHOP, SEALED, SNAPSHOT, Arigato
from chabudai.games.arigato.tensor_blocks import Blocks
from chabudai.games.arigato.triggers import Fire

# Where a snapshot has what: see `Arigato.remember`.
FIRED: Final = 1 + WORKSHOPS
STOCK: Final = FIRED + WORKSHOPS
OFFERED: Final = STOCK + ITEMS
EIGHT: Final = [bytes([bits >> place & 1 for place in range(8)]) for bits in range(256)]  # by the bits of a byte


class View(Blocks):
    """A table of Arigatō."""

    # --- what others may know of a seat that decides in secret: see `secrets` ---------------------

    def is_sealed(self, game: Arigato, other: int) -> bool:
        """By day: has the seat cards whose roles are not shown yet, and is it being asked?"""
        if not game.asked & BIT[other]:
            return False
        return game.hands[other * HAND : other * HAND + HAND].count(NO_CARD) < HAND

    def open_to(self, game: Game, seat: int, other: int) -> Question[Any]:
        assert isinstance(game, Arigato)
        if other != seat and game.viewer == WHOLE:
            if game.phase == DAWN:
                return ARRANGE[other]
            if game.explicit and self.is_sealed(game, other):
                return MORNING[other]
        return game.open[other]

    def own_to(self, game: Game, seat: int, other: int) -> tuple[Step[Any], ...]:
        assert isinstance(game, Arigato)
        own = game.own[other]
        if other == seat or not own or game.viewer != WHOLE:
            return own
        if game.phase == DAWN:
            return NO_STEPS
        if not self.is_sealed(game, other):
            return own
        if game.explicit:
            return NO_STEPS
        conditions = game.cards().condition
        seen: list[Step[Any]] = []
        for step in own:
            if not (isinstance(step, Fire) and conditions[step.card] in (TRAVELLER_IS, TRAVELLERS_ALIKE)):
                seen.append(step)
        return tuple(seen)

    # --- the table --------------------------------------------------------------------------------

    def write_table(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        assert isinstance(game, Arigato)
        seats = self.seats
        place = at + self.at_variant
        if game.calendar & 1:
            out[place] = 1
        if game.calendar & 2:
            out[place + 1] = 1
        if game.explicit:
            out[place + 2] = 1
        if game.generous:
            out[place + 3] = 1
        out[at + self.at_day + game.day - 1] = 1
        out[at + self.at_phase + game.phase] = 1
        self.write_mask(game.discard, out, at + self.at_discard)
        for turned in range(seats):
            other = seat + turned if seat + turned < seats else seat + turned - seats
            self.write_secrets(game, seat, other, turned, out, at)
            start = other * SNAPSHOT
            if game.phase == DAWN and other != seat and game.before[start]:
                self.write_snapshot(game.before, start, turned, out, at)
            else:
                self.write_village(game, other, turned, out, at)
            if game.points:
                out[at + self.at_points + turned] = min(game.points[other], BYTE)
        if game.before[seat * SNAPSHOT]:
            self.write_memory(game.before, seat * SNAPSHOT, out, at)
        self.write_piles(game, seat, out, at)

    def write_mask(self, mask: int, out: bytearray, at: int) -> None:
        """A pile kept as a bit mask: eight cards at a time."""
        if mask:
            parts: list[bytes] = []
            for bits in mask.to_bytes((CARDS + 7) // 8, "little"):
                parts.append(EIGHT[bits])
            out[at : at + CARDS] = b"".join(parts)[:CARDS]

    def write_secrets(self, game: Arigato, seat: int, other: int, turned: int, out: bytearray, at: int) -> None:
        """The hand of a seat, its roles, its resident and its travellers, as far as they are known."""
        bit, right, holder = SEEN_BY[seat], SEEN_BY[game.right_of(other)], SEEN_BY[other]
        shift = turned * CARDS
        count = 0
        for i in range(other * HAND, other * HAND + HAND):
            entry = game.hands[i]
            if entry >= 0:
                count += 1
                if entry & bit:
                    card = entry & CARD
                    out[at + self.at_hands + shift + card] = 1
                    if entry & right:
                        out[at + self.at_handed + shift + card] = 1
                    if entry & holder:
                        out[at + self.at_held + shift + card] = 1
                    role = game.roles[i]
                    if other == seat and NO_ROLE < role < SEALED:
                        out[at + self.at_roles + (role - 1) * CARDS + card] = 1
        out[at + self.at_hand_sizes + turned] = count
        count = 0
        for i in range(other * TRAVELLERS, other * TRAVELLERS + TRAVELLERS):
            entry = game.passed[i]
            if entry >= 0:
                count += 1
                if entry & bit:
                    out[at + self.at_passed + shift + (entry & CARD)] = 1
                    if entry & right:
                        out[at + self.at_passed_known + shift + (entry & CARD)] = 1
        out[at + self.at_passed_sizes + turned] = count
        workshop = game.workshop[other]
        if workshop != NO_WORKSHOP and (other == seat or game.phase != DAWN or game.viewer != WHOLE):
            out[at + self.at_workshop + turned * WORKSHOPS + workshop] = 1
        out[at + self.at_swaps + turned] = min(game.swaps[other], BYTE)
        out[at + self.at_objectives + turned] = game.objectives[other]

    def write_village(self, game: Arigato, other: int, turned: int, out: bytearray, at: int) -> None:
        """The village of a seat as it is."""
        for workshop in range(WORKSHOPS):
            card = game.village[other * WORKSHOPS + workshop]
            place = turned * WORKSHOPS + workshop
            if card != NO_ARTISAN:
                out[at + self.at_village + place * CARDS + card] = 1
            if game.fired[other * WORKSHOPS + workshop]:
                out[at + self.at_fired + place] = min(game.fired[other * WORKSHOPS + workshop], BYTE)
            if game.offered[other] >> workshop & 1:
                out[at + self.at_offered + place] = 1
        for item in range(ITEMS):
            out[at + self.at_stock + turned * ITEMS + item] = min(game.stock[other * ITEMS + item], BYTE)
        out[at + self.at_favors + turned] = min(game.favors[other], BYTE)
        self.write_mask(game.gate[other], out, at + self.at_gate + turned * CARDS)
        self.write_mask(game.dropped[other], out, at + self.at_dropped + turned * CARDS)
        out[at + self.at_firings + turned] = min(game.firings[other], BYTE)

    def write_snapshot(self, before: list[int], start: int, turned: int, out: bytearray, at: int) -> None:
        """The village of a seat as it was before it began to empty workshops in secret."""
        for workshop in range(WORKSHOPS):
            card = before[start + 1 + workshop]
            place = turned * WORKSHOPS + workshop
            if card != NO_ARTISAN:
                out[at + self.at_village + place * CARDS + card] = 1
            out[at + self.at_fired + place] = min(before[start + FIRED + workshop], BYTE)
            if before[start + OFFERED] >> workshop & 1:
                out[at + self.at_offered + place] = 1
        for item in range(ITEMS):
            out[at + self.at_stock + turned * ITEMS + item] = min(before[start + STOCK + item], BYTE)
        out[at + self.at_favors + turned] = min(before[start + OFFERED + 1], BYTE)
        self.write_mask(before[start + OFFERED + 2], out, at + self.at_gate + turned * CARDS)
        self.write_mask(before[start + OFFERED + 3], out, at + self.at_dropped + turned * CARDS)
        out[at + self.at_firings + turned] = min(before[start + OFFERED + 4], BYTE)

    def write_memory(self, before: list[int], start: int, out: bytearray, at: int) -> None:
        """My own village as the others go on seeing it."""
        out[at + self.at_secret] = 1
        for workshop in range(WORKSHOPS):
            card = before[start + 1 + workshop]
            if card != NO_ARTISAN:
                out[at + self.at_was_village + workshop * CARDS + card] = 1
            out[at + self.at_was_fired + workshop] = min(before[start + FIRED + workshop], BYTE)
            if before[start + OFFERED] >> workshop & 1:
                out[at + self.at_was_offered + workshop] = 1
        for item in range(ITEMS):
            out[at + self.at_was_stock + item] = min(before[start + STOCK + item], BYTE)
        out[at + self.at_was_favors] = min(before[start + OFFERED + 1], BYTE)
        self.write_mask(before[start + OFFERED + 2], out, at + self.at_was_gate)
        self.write_mask(before[start + OFFERED + 3], out, at + self.at_was_dropped)
        out[at + self.at_was_firings] = min(before[start + OFFERED + 4], BYTE)

    def write_piles(self, game: Arigato, seat: int, out: bytearray, at: int) -> None:
        """The piles, and what the viewer cannot place."""
        bit = SEEN_BY[seat]
        out[at + self.at_pile] = len(game.pile)
        out[at + self.at_kept_size] = len(game.kept)
        for entry in game.kept:
            if entry & bit:
                out[at + self.at_kept + (entry & CARD)] = 1
        unseen = [0] * CARDS  # most of them are: a whole block is quicker than byte after byte
        if game.viewer == WHOLE:
            for entry in game.pile:
                if entry & bit == 0:
                    unseen[entry & CARD] = 1
            for entry in game.hands:
                if entry >= 0 and entry & bit == 0:
                    unseen[entry & CARD] = 1
            for entry in game.passed:
                if entry >= 0 and entry & bit == 0:
                    unseen[entry & CARD] = 1
            for entry in game.kept:
                if entry & bit == 0:
                    unseen[entry & CARD] = 1
        else:
            for card in game.unseen[0]:
                unseen[card] = 1
        out[at + self.at_unseen : at + self.at_unseen + CARDS] = bytearray(unseen)
