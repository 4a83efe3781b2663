"""What lies on the table."""

# mypyc: compile
from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD
from chabudai.core.step import TABLE, Step
from chabudai.games.arigato.catalogue import Catalogue
from chabudai.games.arigato.catalogues import CATALOGUES, catalogue_of
from chabudai.games.arigato.material import ITEMS, NO_ARTISAN, WORKSHOPS, cards_in

DAWN: Final = 0
DAY: Final = 1
DUSK: Final = 2

# The role of a card in hand.
NO_ROLE: Final = 0
RESIDENT: Final = 1
TRAVELLER: Final = 2
CRAFTSMAN: Final = 3
SEALED: Final = 4  # in a view: given, but not shown yet

NO_WORKSHOP: Final = -1
SNAPSHOT: Final = 19  # ints a seat in `before`

# Parts of the table that clones have in common until one of them writes there.
CARDS_AWAY: Final = 2
NOTES: Final = 4


class Arigato(Game):
    """A position.  Lists have one item a seat, unless they say how many; piles whose order is open are bit masks."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "printing",
        "calendar",
        "explicit",
        "generous",
        "day",
        "phase",
        "pile",
        "discard",
        "dropped",
        "hands",
        "roles",
        "workshop",
        "passed",
        "kept",
        "village",
        "offered",
        "gate",
        "stock",
        "favors",
        "objectives",
        "fired",
        "firings",
        "swaps",
        "before",
        "notes",
        "points",
    )
    LENT: ClassVar[tuple[str, ...]] = (
        *("pile", "passed", "kept"),
        *("before", "notes"),
        *("objectives", "points"),
        *("dropped", "hands", "roles", "workshop", "village", "offered", "gate", "stock", "favors"),
        *("fired", "firings", "swaps"),
    )
    __slots__ = FIELDS  # more fields than an instance dictionary holds well

    printing: int  # which deck: see `catalogue`
    calendar: int  # a bit a tile: which side is up
    explicit: bool  # every effect is asked for: triggers.2
    generous: bool  # on the last day all craftsmen count: last.3
    day: int  # 1 to 12
    phase: int
    pile: list[int]  # entries, the top card last
    discard: int  # cards as a bit mask
    dropped: list[int]  # what each seat has discarded in this round, as a bit mask
    hands: list[int]  # 5 entries a seat, in order of their numbers: a place tells nothing of where a card came from
    roles: list[int]  # 5 a seat: of the cards in hand
    workshop: list[int]  # where the resident of this round was placed, face down until the day
    passed: list[int]  # 2 entries a seat: the travellers it sent, in order of their numbers
    kept: list[int]  # entries: the travellers of a solo game
    village: list[int]  # 4 a seat: the artisans in the workshops
    offered: list[int]  # the workshops with an offering token, as a bit mask
    gate: list[int]  # the cards under the palace gate, as a bit mask
    stock: list[int]  # 5 a seat: items by kind
    favors: list[int]  # gained by effects
    objectives: list[int]  # objective tokens; replaced, never changed
    fired: list[int]  # 4 a seat: how often the artisan there has fired in this round
    firings: list[int]  # effects of this round, for the guard
    swaps: list[int]  # of this day, for the guard
    before: list[int]  # SNAPSHOT a seat: what others see of a seat that has emptied workshops in secret
    notes: list[int]  # what was done at this dawn, seat by seat, for the others to hear: see `telling`
    points: list[int]  # final, once the game is over; replaced, never changed

    @abstractmethod
    def blank(self) -> Arigato:
        """A position of the same class without anything on it."""
        raise NotImplementedError

    def regrets(self, seat: int, steps: list[Step[Any]]) -> bool:
        """triggers.2: could an effect of these parts, if it is taken, be a loss?"""
        raise NotImplementedError

    def clone(self) -> Arigato:
        """An independent copy, without journal."""
        new = self.blank()
        self.copy_agenda(new)
        new.printing = self.printing
        new.calendar = self.calendar
        new.explicit = self.explicit
        new.generous = self.generous
        new.day = self.day
        new.phase = self.phase
        new.pile = self.pile
        new.discard = self.discard
        new.dropped = self.dropped
        new.hands = self.hands
        new.roles = self.roles
        new.workshop = self.workshop
        new.passed = self.passed
        new.kept = self.kept
        new.village = self.village
        new.offered = self.offered
        new.gate = self.gate
        new.stock = self.stock
        new.favors = self.favors
        new.objectives = self.objectives
        new.fired = self.fired
        new.firings = self.firings
        new.swaps = self.swaps
        new.before = self.before
        new.notes = self.notes
        new.points = self.points
        return new

    # --- before a part is written on: let the positions that have it too keep theirs ----------

    def own_table(self) -> None:
        if self.lent & TABLE:
            self.lent &= ~TABLE
            self.dropped = self.dropped[:]
            self.hands = self.hands[:]
            self.roles = self.roles[:]
            self.workshop = self.workshop[:]
            self.village = self.village[:]
            self.offered = self.offered[:]
            self.gate = self.gate[:]
            self.stock = self.stock[:]
            self.favors = self.favors[:]
            self.fired = self.fired[:]
            self.firings = self.firings[:]
            self.swaps = self.swaps[:]

    def own_cards_away(self) -> None:
        """Before cards are drawn, sent or kept."""
        if self.lent & CARDS_AWAY:
            self.lent &= ~CARDS_AWAY
            self.pile = self.pile[:]
            self.passed = self.passed[:]
            self.kept = self.kept[:]

    def own_notes(self) -> None:
        """Before anything is noted of a dawn."""
        if self.lent & NOTES:
            self.lent &= ~NOTES
            self.before = self.before[:]
            self.notes = self.notes[:]

    # --- words of the rules -------------------------------------------------------------------

    def cards(self) -> Catalogue:
        """What the cards of this game show."""
        known = CATALOGUES.get(self.printing)
        return catalogue_of(self.printing) if known is None else known

    def left_of(self, seat: int) -> int:
        """The next seat clockwise, to whom travellers go."""
        return seat + 1 if seat + 1 < self.seats else 0

    def right_of(self, seat: int) -> int:
        """The seat whose travellers come here."""
        return (seat if seat else self.seats) - 1

    def items(self, seat: int) -> int:
        """How many items the seat has in stock."""
        start = seat * ITEMS
        stock = self.stock
        return stock[start] + stock[start + 1] + stock[start + 2] + stock[start + 3] + stock[start + 4]

    def naming(self, seat: int, card: int) -> dict[str, int]:
        """The facts by which an event names a seat and a card: people read the craft and the number."""
        return {"seat": seat, "card": card, "craft": self.cards().craft[card]}

    def census(self) -> list[int]:
        cards = [entry & CARD for entry in self.pile + self.hands + self.passed + self.kept if entry >= 0]
        cards += [card for card in self.village if card != NO_ARTISAN]
        for mask in [self.discard, *self.dropped, *self.gate]:
            cards += cards_in(mask)
        return sorted(cards)

    # --- what others see while a seat empties workshops in secret -----------------------------

    def remember(self, seat: int) -> None:
        """dawn.5: before the seat changes anything in secret, note what the others go on seeing."""
        at = seat * SNAPSHOT
        if self.before[at]:
            return
        self.own_notes()
        place, start = seat * WORKSHOPS, seat * ITEMS
        self.before[at : at + SNAPSHOT] = [
            1,
            *self.village[place : place + WORKSHOPS],
            *self.fired[place : place + WORKSHOPS],
            *self.stock[start : start + ITEMS],
            self.offered[seat],
            self.favors[seat],
            self.gate[seat],
            self.dropped[seat],
            self.firings[seat],
        ]

    def restore(self, seat: int) -> None:
        """Put the seat back to where the others saw it last."""
        at = seat * SNAPSHOT
        seen = self.before[at : at + SNAPSHOT]
        if not seen[0]:
            return
        self.own_table()
        place, start = seat * WORKSHOPS, seat * ITEMS
        self.village[place : place + WORKSHOPS] = seen[1:5]
        self.fired[place : place + WORKSHOPS] = seen[5:9]
        self.stock[start : start + ITEMS] = seen[9:14]
        self.offered[seat] = seen[14]
        self.favors[seat] = seen[15]
        self.gate[seat] = seen[16]
        self.dropped[seat] = seen[17]
        self.firings[seat] = seen[18]
        self.forget(seat)

    def forget(self, seat: int) -> None:
        """Everything of the seat is open again."""
        at = seat * SNAPSHOT
        if self.before[at]:
            self.own_notes()
            self.before[at : at + SNAPSHOT] = [0] * SNAPSHOT


def put_in_order(pile: list[int], start: int, stop: int) -> None:
    """These few entries by the number of their card, those on their back after the others, empty places last."""
    for i in range(start + 1, stop):
        entry = pile[i]
        if entry < 0:
            continue
        card = entry & CARD
        j = i
        while j > start and (pile[j - 1] < 0 or pile[j - 1] & CARD > card):
            pile[j] = pile[j - 1]
            j -= 1
        if j != i:
            pile[j] = entry
