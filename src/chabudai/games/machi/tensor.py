"""Machi as a learner sees it: see `core.tensor`.  A card is its kind; what stands in a village is written by place."""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.core.seats import BIT, NOBODY
from chabudai.core.secrets import WHOLE
from chabudai.core.step import NO_STEPS, Question, Step
from chabudai.core.tensor import BYTE
from chabudai.games.machi.autumn import ChooseOpponent
from chabudai.games.machi.combat import FIGURE_AT, GAIN_AT, SABRES_AT, SEAT_AT
from chabudai.games.machi.duel import piece_of
from chabudai.games.machi.material import COMBAT_CARDS, FIRST_BUILDING, KINDS
from chabudai.games.machi.moving import SetDown
from chabudai.games.machi.plans import DRAFT_LISTS, HAND, HOMES, SITES
from chabudai.games.machi.sending_yakuzas import SEND_YAKUZA, ChooseYakuza
from chabudai.games.machi.state import (
    BUILT,
    OUTSIDE,
    OWNER_SHIFT,
    PLACE,
    PLACE_SHIFT,
    SEAT,
    SLOT_SHIFT,
    SLOTS,
    SPRING,
    UNDECIDED,
    VILLAGE_SHIFT,
    WINTER,
    YAKUZA_SPENT,
    Machi,
)
from chabudai.games.machi.summer import ChooseFounder, Lodge, opening
from chabudai.games.machi.tensor_blocks import FOLK, HIGHEST, HOUSES, PLACES, SITE, Blocks
from chabudai.games.machi.village import VILLAGE_FIGURES, YAKUZA_FIGURES
from chabudai.games.machi.villager_events import Lure
from chabudai.games.machi.winter import STARVE, hungry

MARKS_SHIFT: Final = PLACE_SHIFT + 5


class View(Blocks):
    """A table of Machi."""

    # --- what others may know of a seat that decides in secret: see `secrets` ---------------------

    def open_to(self, game: Game, seat: int, other: int) -> Question[Any]:
        assert isinstance(game, Machi)
        question = game.open[other]
        if other != seat and game.viewer == WHOLE:
            if game.drafts:
                return question if game.season == WINTER else opening(game, other)
            if isinstance(question, ChooseYakuza):
                return SEND_YAKUZA[other]
        return question

    def own_to(self, game: Game, seat: int, other: int) -> tuple[Step[Any], ...]:
        assert isinstance(game, Machi)
        if other == seat or not game.drafts or game.viewer != WHOLE:
            return game.own[other]
        if game.season == WINTER and game.asked & BIT[other]:
            return (STARVE[other],) * (hungry(game, other) - 1)
        return NO_STEPS

    def shared_to(self, game: Game, seat: int) -> list[Step[Any]]:
        assert isinstance(game, Machi)
        active = game.active if game.viewer == WHOLE else NOBODY  # in a view it is done
        if game.season != SPRING or active in (NOBODY, seat) or not game.asked & BIT[active]:
            return game.shared
        return game.shared[:-1] if isinstance(game.open[active], ChooseYakuza) else game.shared

    # --- the table --------------------------------------------------------------------------------

    def write_table(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        assert isinstance(game, Machi)
        seats = self.seats
        if game.sweep_flop:
            out[at + self.at_variant] = 1
        if game.wanted_winner_scores:
            out[at + self.at_variant + 1] = 1
        out[at + self.at_years] = game.years
        out[at + self.at_year] = game.year
        out[at + self.at_season + game.season] = 1
        for i in range(seats):
            out[at + self.at_tie + (game.tie_order[i] - seat) % seats] = i + 1
        if game.active != NOBODY:
            out[at + self.at_active + (game.active - seat) % seats] = 1
        if game.den_used:
            out[at + self.at_den] = 1
        if game.flooded:
            out[at + self.at_flooded] = 1
        if game.drafts:
            out[at + self.at_planning] = 1
            self.write_plan(game, seat, out, at)
        for turned in range(seats):
            other = seat + turned if seat + turned < seats else seat + turned - seats
            self.write_hand(game, seat, other, turned, out, at)
            self.write_buildings(game, seat, other, turned, out, at)
            folk = at + self.at_folk + turned * PLACES * FOLK
            stacks = at + self.at_stacks + turned * PLACES * HIGHEST * 2
            self.write_villagers(game.villagers[other], out, folk, stacks)
            out[at + self.at_points + turned] = max(0, min(game.points[other], BYTE))
            out[at + self.at_honour + turned] = max(0, min(game.honour[other], BYTE))
            out[at + self.at_festival + turned] = min(game.festival[other], BYTE)
        self.write_yakuzas(game, seat, out, at)
        self.write_piles(game, seat, out, at)
        self.write_combat(game, seat, out, at)
        if game.duel:
            self.write_duel(game, seat, out, at)
        if game.asked & BIT[seat]:
            self.write_about(game, seat, out, at)

    def count(self, cards: list[int], out: bytearray, at: int) -> None:
        """Cards by kind."""
        for card in cards:
            place = at + (card & CARD)
            out[place] = out[place] + 1

    def write_hand(self, game: Machi, seat: int, other: int, turned: int, out: bytearray, at: int) -> None:
        """A hand, as far as it is known."""
        bit = SEEN_BY[seat]
        for back in range(2):
            hand = game.hands[other * 2 + back]
            out[at + self.at_sizes + turned * 2 + back] = min(len(hand), BYTE)
            for entry in hand:
                if entry & bit:
                    place = at + self.at_hands + turned * KINDS + (entry & CARD)
                    out[place] = out[place] + 1
                    if entry & EVERYONE == EVERYONE:
                        place = at + self.at_open + turned * KINDS + (entry & CARD)
                        out[place] = out[place] + 1

    def write_buildings(self, game: Machi, seat: int, other: int, turned: int, out: bytearray, at: int) -> None:
        """The buildings of a village; of a site that is not shown only that it is there."""
        row, bit = game.buildings[other], SEEN_BY[seat]
        for slot in range(len(row)):
            entry = row[slot]
            if entry >= 0:
                place = at + self.at_buildings + (turned * SLOTS + slot) * SITE
                out[place] = 1
                if entry & BUILT:
                    out[place + 1] = 1
                if entry & EVERYONE == EVERYONE:
                    out[place + 2] = 1
                if entry & bit:
                    out[place + 3 + (entry & CARD) - FIRST_BUILDING] = 1
        for mark in game.embezzled:
            if mark >> 8 & SEAT == other:
                place = at + self.at_embezzled + (turned * SLOTS + (mark >> 3 & PLACE)) * self.seats
                out[place + ((mark & SEAT) - seat) % self.seats] = 1

    def write_villagers(self, row: list[int], out: bytearray, folk: int, stacks: int) -> None:
        """Who lives where, and in which order."""
        heights = [0] * PLACES
        for villager in row:
            home, card = villager >> PLACE_SHIFT & PLACE, villager & CARD
            place = folk + home * FOLK + card
            out[place] = out[place] + 1
            height = heights[home]
            heights[home] = height + 1
            if height < HIGHEST:
                place = stacks + (home * HIGHEST + height) * 2
                out[place] = card + 1
                out[place + 1] = villager >> MARKS_SHIFT & BYTE

    def write_plan(self, game: Machi, seat: int, out: bytearray, at: int) -> None:
        """The seat's own plan of a winter or a summer."""
        if len(game.drafts) == self.seats:  # a winter: one list a seat
            for top in game.drafts[seat]:
                if top < OUTSIDE:
                    out[at + self.at_leaving + top] = out[at + self.at_leaving + top] + 1
                else:
                    out[at + self.at_leaving_free + top - OUTSIDE] = 1
        else:
            start = seat * DRAFT_LISTS
            self.count(game.drafts[start + HAND], out, at + self.at_plan_hand)
            homes = game.drafts[start + HOMES]
            self.write_villagers(homes, out, at + self.at_plan_folk, at + self.at_plan_stacks)
            sites = game.drafts[start + SITES]
            for i in range(0, len(sites), 2):
                out[at + self.at_plan_sites + sites[i] * HOUSES + sites[i + 1] - FIRST_BUILDING] = 1

    def write_yakuzas(self, game: Machi, seat: int, out: bytearray, at: int) -> None:
        """The Yakuzas in play."""
        seats = self.seats
        for yakuza in game.yakuzas:
            place = at + self.at_yakuzas + (yakuza & CARD) * self.gangster
            out[place] = 1
            if yakuza & YAKUZA_SPENT:
                out[place + 1] = 1
            out[place + 3 + ((yakuza >> OWNER_SHIFT & SEAT) - seat) % seats] = 1
            out[place + 3 + seats + ((yakuza >> VILLAGE_SHIFT & SEAT) - seat) % seats] = 1
            out[place + 3 + 2 * seats + (yakuza >> SLOT_SHIFT & PLACE)] = 1
        for card in game.acted:
            out[at + self.at_yakuzas + card * self.gangster + 2] = 1

    def write_piles(self, game: Machi, seat: int, out: bytearray, at: int) -> None:
        """The piles, and what the viewer cannot place."""
        bit = SEEN_BY[seat]
        unseen, discards = [0] * KINDS, [0] * KINDS  # these have many cards: counted apart, and written as a whole
        for back in range(2):
            out[at + self.at_piles + back] = len(game.piles[back])
            self.count(game.flop[back], out, at + self.at_flop)
            for card in game.discards[back]:
                kind = card & CARD
                discards[kind] = discards[kind] + 1  # `+=` on an item of a list is not compiled to counting
            for card in game.piles[back] if game.viewer == WHOLE else game.unseen[back]:
                kind = card & CARD
                unseen[kind] = unseen[kind] + 1
        self.count(game.removed, out, at + self.at_removed)
        if game.viewer == WHOLE:
            for hand in game.hands:
                for entry in hand:
                    if entry & bit == 0:
                        kind = entry & CARD
                        unseen[kind] = unseen[kind] + 1
            for row in game.buildings:
                for entry in row:
                    if entry >= 0 and entry & bit == 0:
                        kind = entry & CARD
                        unseen[kind] = unseen[kind] + 1
        out[at + self.at_unseen : at + self.at_unseen + KINDS] = bytearray(unseen)
        out[at + self.at_discards : at + self.at_discards + KINDS] = bytearray(discards)

    def write_duel(self, game: Machi, seat: int, out: bytearray, at: int) -> None:
        """The last duel, or the one being fought."""
        seats, duel = self.seats, game.duel
        out[at + self.at_duel] = 1
        for side in range(2):
            owner = duel[SEAT_AT[side]]
            out[at + self.at_sides + side * seats + (owner - seat) % seats] = 1
            out[at + self.at_sabres + side] = min(duel[SABRES_AT[side]], BYTE)
            out[at + self.at_gains + side] = min(duel[GAIN_AT[side]], BYTE)
            figure = duel[FIGURE_AT[side]] + 1
            out[at + self.at_figures + side * 2] = figure >> 8
            out[at + self.at_figures + side * 2 + 1] = figure & BYTE

    def write_combat(self, game: Machi, seat: int, out: bytearray, at: int) -> None:
        """The combat cards: in hand, laid aside, chosen, shown."""
        if game.combat:
            out[at + self.at_fighting] = 1
            bit = SEEN_BY[seat]
            for side in range(4):
                pile = game.combat[side]
                out[at + self.at_combat_sizes + side] = len(pile)
                for entry in pile:
                    if entry & bit:
                        out[at + self.at_combat + side * COMBAT_CARDS + (entry & CARD)] = 1
                    elif game.viewer == WHOLE:
                        out[at + self.at_unseen_combat + side // 2 * COMBAT_CARDS + (entry & CARD)] = 1
        for side in range(len(game.picks)):
            pick = game.picks[side]
            if pick != UNDECIDED:
                out[at + self.at_picked + side] = 1
                if pick >= 0 and (game.viewer != WHOLE or game.duel[SEAT_AT[side]] == seat):
                    out[at + self.at_pick + side * COMBAT_CARDS + pick] = 1
        for i in range(len(game.passes)):
            out[at + self.at_passes + i * COMBAT_CARDS + game.passes[i]] = 1
        if game.viewer != WHOLE:
            for group in range(2, len(game.unseen)):
                for card in game.unseen[group]:
                    out[at + self.at_unseen_combat + (group - 2) * COMBAT_CARDS + card] = 1

    def write_about(self, game: Machi, seat: int, out: bytearray, at: int) -> None:
        """The card or place that the seat's question is about."""
        question = game.open[seat]
        figure = -1
        if isinstance(question, ChooseFounder):
            out[at + self.about_card + question.building] = 1
        elif isinstance(question, Lodge):
            out[at + self.about_card + question.card] = 1
        elif isinstance(question, ChooseYakuza):
            village, slot = question.target // SLOTS, question.target % SLOTS
            out[at + self.about_place + (village - seat) % self.seats * PLACES + slot] = 1
        elif isinstance(question, (ChooseOpponent, Lure)):
            figure = question.figure
        elif isinstance(question, SetDown):
            figure = seat * VILLAGE_FIGURES + question.address
        if figure >= 0:
            piece = piece_of(game, figure)
            out[at + self.about_card + (piece & CARD)] = 1
            if figure < YAKUZA_FIGURES:
                village, slot = figure // VILLAGE_FIGURES, piece >> PLACE_SHIFT & PLACE
            else:
                village, slot = piece >> VILLAGE_SHIFT & SEAT, piece >> SLOT_SHIFT & PLACE
            out[at + self.about_place + (village - seat) % self.seats * PLACES + slot] = 1
