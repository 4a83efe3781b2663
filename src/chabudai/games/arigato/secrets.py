"""Who may know what of the table: what is hidden, what others see of secret decisions, and what is imagined."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, HIDDEN, SEEN_BY, Stretch
from chabudai.core.rng import Rng
from chabudai.core.seats import BIT, NOBODY
from chabudai.core.secrets import WHOLE
from chabudai.core.step import NO_STEPS, TABLE
from chabudai.games.arigato.dawn import ARRANGE
from chabudai.games.arigato.day import MORNING
from chabudai.games.arigato.material import HAND, LAST_DAY, TRAVELLER_IS, TRAVELLERS, TRAVELLERS_ALIKE
from chabudai.games.arigato.state import (
    CRAFTSMAN,
    DAWN,
    NO_ROLE,
    NO_WORKSHOP,
    SEALED,
    TRAVELLER,
    Arigato,
    put_in_order,
)
from chabudai.games.arigato.telling import SEAT_AT
from chabudai.games.arigato.triggers import Fire


class Veiled(Arigato):
    """The table with its secrets."""

    __slots__ = ()

    def hidden(self) -> list[list[list[int]]]:
        return [[self.pile, self.hands, self.passed, self.kept]]

    def own_hidden(self) -> None:
        self.own_cards_away()
        if self.lent & TABLE:
            self.hands = self.hands[:]
            self.roles = self.roles[:]
            self.workshop = self.workshop[:]

    def hands_of(self, seat: int) -> list[Stretch]:
        return [(self.hands, seat * HAND, seat * HAND + HAND)]

    def view(self, seat: int | None) -> Game:
        seen = super().view(seat)
        assert isinstance(seen, Arigato)
        if self.viewer == WHOLE and seat is not None:
            mask_memories(seen, seat)  # `seal` does it for the others
        return seen

    def seal(self, seat: int) -> None:
        """dawn.5: hide the roles, what was emptied in secret and how far the seat has got."""
        start = seat * HAND
        asked = self.asked & BIT[seat] != 0
        mask_memories(self, seat)
        # A card's place would tell the others that it was received, drawn, or higher than another: what they know comes
        # first, and the gap that a card has left comes last.
        sort_cards(self, seat)
        if self.phase == DAWN:
            self.roles[start : start + HAND] = [NO_ROLE] * HAND
            self.workshop[seat] = NO_WORKSHOP
            self.restore(seat)
            self.notes = [note for note in self.notes if note >> SEAT_AT != seat]
            self.own[seat] = NO_STEPS
            if asked:
                self.open[seat] = ARRANGE[seat]
            return
        sealed = False
        for i in range(start, start + HAND):
            if self.hands[i] >= 0:
                self.roles[i] = SEALED
                sealed = True
            else:
                self.roles[i] = NO_ROLE
        if sealed and asked:
            if self.explicit:
                # Being asked about an effect that travellers caused would give them away, even if it is declined.
                self.open[seat] = MORNING[seat]
                self.own[seat] = NO_STEPS
            else:
                hide_effects_of_travellers(self, seat)

    def imagine(self, seat: int, rng: Rng) -> None:
        """Some decision in the place of a hidden one: a dawn played at random, or roles for the cards in hand."""
        start = seat * HAND
        sort_cards(self, seat)
        if self.phase == DAWN:
            if self.asked & BIT[seat] or self.over:
                return
            question = ARRANGE[seat]
            self.open[seat] = question
            self.options_of[seat] = question.options(self)
            self.asked |= BIT[seat]
            while self.asked & BIT[seat]:
                options = self.options_of[seat]
                self.take(seat, options[rng.below(len(options))])
            return
        hidden = [i for i in range(start, start + HAND) if self.roles[i] == SEALED]
        if hidden:
            rng.shuffle(hidden)
            for place in range(len(hidden)):
                traveller = place < TRAVELLERS and self.day != LAST_DAY
                self.roles[hidden[place]] = TRAVELLER if traveller else CRAFTSMAN


def hide_effects_of_travellers(game: Arigato, seat: int) -> None:
    """What travellers set off is seen when it happens, and not while it is due."""
    conditions = game.cards().condition
    seen = [
        step
        for step in game.own[seat]
        if not (isinstance(step, Fire) and conditions[step.card] in (TRAVELLER_IS, TRAVELLERS_ALIKE))
    ]
    game.own[seat] = tuple(seen)


def mask_memories(game: Arigato, seat: int) -> None:
    """setup.4: of a card that lies with this seat a view tells whether its holder, whoever handed it to the holder
    and the viewer know it.  Through whose hands it went before is nobody else's business; and which of the cards on
    their backs are known to somebody would tell where they came from.
    """
    told = CARD | SEEN_BY[seat] | SEEN_BY[game.right_of(seat)]
    if game.viewer != NOBODY:
        told |= SEEN_BY[game.viewer]
    mask(game.hands, seat * HAND, seat * HAND + HAND, told, HIDDEN | SEEN_BY[seat])
    mask(game.passed, seat * TRAVELLERS, seat * TRAVELLERS + TRAVELLERS, told, HIDDEN | SEEN_BY[seat])


def mask(pile: list[int], start: int, stop: int, told: int, back: int) -> None:
    """Of these entries, what is told; every card on its back looks like this one."""
    for i in range(start, stop):
        entry = pile[i]
        if entry >= 0:
            pile[i] = back if entry & CARD == HIDDEN else entry & told


def sort_cards(game: Arigato, seat: int) -> None:
    """The hand and the travellers of a seat whose roles are not given yet or hidden, in canonical order."""
    put_in_order(game.hands, seat * HAND, seat * HAND + HAND)
    put_in_order(game.passed, seat * TRAVELLERS, seat * TRAVELLERS + TRAVELLERS)
