"""Who may know what of the table: what is hidden, what a view hides of others' plans, how imagined games fill it in."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD, PUBLIC, SEEN_BY, Stretch, tidy
from chabudai.core.rng import Rng
from chabudai.core.seats import BIT, NOBODY
from chabudai.core.secrets import NOTHING_BARRED
from chabudai.core.step import NO_STEPS, TABLE
from chabudai.games.machi.combat import SEAT_AT
from chabudai.games.machi.material import BUILDING_EVENTS, BUILDINGS, DRY_SITES
from chabudai.games.machi.plans import DRAFT_LISTS, begin_draft
from chabudai.games.machi.sending_yakuzas import SEND_YAKUZA, ChooseYakuza
from chabudai.games.machi.state import COPY, SEALED, SPRING, SUMMER, SUPPLY, UNDECIDED, WINTER, Machi
from chabudai.games.machi.summer import opening
from chabudai.games.machi.winter import STARVE, hungry


class Veiled(Machi):
    """The table with its secrets."""

    __slots__ = ()

    def hidden(self) -> list[list[list[int]]]:
        piles, hands, combat = self.piles, self.hands, self.combat
        groups = [[piles[0], *hands[0::2]], [*self.buildings, piles[1], *hands[1::2]]]
        return [*groups, combat[0:2], combat[2:4]] if combat else groups

    def own_hidden(self) -> None:
        if self.lent & SUPPLY:
            self.piles = list(map(COPY, self.piles))
        if self.combat:
            self.own_duel()
        if self.lent & TABLE:
            self.hands = list(map(COPY, self.hands))
            self.buildings = list(map(COPY, self.buildings))
            self.drafts = self.drafts[:]

    def barred(self, group: int) -> tuple[int, list[int]]:
        # summer.2: what is founded is a building; events.13: after a Tsunami, none that it would have taken.
        if group != BUILDINGS:
            return NOTHING_BARRED
        return self.seats, DRY_SITES if self.flooded else BUILDING_EVENTS

    def hands_of(self, seat: int) -> list[Stretch]:
        return [(hand, 0, len(hand)) for hand in self.hands[seat * 2 : seat * 2 + 2]]

    def seal(self, seat: int) -> None:
        """In a view: this seat's plan of the season and its pick in a duel are face down, and its hand has no order."""
        eye = SEEN_BY[PUBLIC if self.viewer == NOBODY else self.viewer]
        for pile, start, stop in self.hands_of(seat):
            tidy(pile, start, stop, SEEN_BY[seat], eye)
        if self.drafts:
            self.own[seat] = NO_STEPS
            if self.season == WINTER:
                self.drafts[seat] = []
                if self.asked & BIT[seat]:
                    self.own[seat] = (STARVE[seat],) * (hungry(self, seat) - 1)
            else:
                for number in range(DRAFT_LISTS):
                    self.drafts[seat * DRAFT_LISTS + number] = []
                if self.asked & BIT[seat]:
                    self.open[seat] = opening(self, seat)
        if self.season == SPRING and self.asked & BIT[seat] and isinstance(self.open[seat], ChooseYakuza):
            self.open[seat] = SEND_YAKUZA[seat]  # nobody sees where a Yakuza will go before it is shown
            self.shared.pop()
        for side in range(len(self.picks)):
            if self.picks[side] != UNDECIDED and self.duel[SEAT_AT[side]] == seat:
                self.own_duel()
                self.picks[side] = SEALED

    def imagine(self, seat: int, rng: Rng) -> None:
        """In an imagined game: a seat that is done has some legal plan, one that is not starts over."""
        if self.drafts:
            if self.season == SUMMER:
                begin_draft(self, seat)
            if not self.asked & BIT[seat]:
                if self.season == SUMMER:
                    self.next_for(seat, opening(self, seat))
                else:
                    self.next_for(seat, *[STARVE[seat]] * hungry(self, seat))
                finish_plan(self, seat, rng)
        for side in range(len(self.picks)):
            if self.picks[side] == SEALED and self.duel[SEAT_AT[side]] == seat:
                self.own_duel()
                hand = self.combat[side * 2]
                self.picks[side] = hand[rng.below(len(hand))] & CARD


def finish_plan(game: Machi, seat: int, rng: Rng) -> None:
    """Answer the seat's questions at random until its plan is made; somebody else is still being asked."""
    game.settle()
    while game.asked & BIT[seat]:
        options = game.options_of[seat]
        game.take(seat, options[rng.below(len(options))])
