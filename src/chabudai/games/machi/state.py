"""What lies on the table.

A *villager* in a village is an int: the card, the place where he stands and his marks.  The villagers of a seat form
one list; those of the same place, in the order of that list, are its stack from bottom to top.  A *building* is an
entry (see `core.knowledge`) at its place in the list of its seat, with the bit BUILT once it is finished.  A *Yakuza*
in play is an int too: the card, its owner, and the village and place where it stands.
"""

# mypyc: compile
from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD
from chabudai.core.step import TABLE
from chabudai.games.machi.catalogues import CATALOGUES
from chabudai.games.machi.material import Cards

UNDECIDED: Final = -1
SEALED: Final = -2  # in a view: decided, but not shown yet

SLOTS: Final = 20  # places for buildings in a village: more than the cards of a seat can ever fill
OUTSIDE: Final = 20  # the place of Samurai who stand in no building
HEIGHTS: Final = 20  # more than a stack can hold, even while its owner moves house

# Within a villager.
PLACE_SHIFT: Final = 8
PLACE: Final = 31
PLACE_BITS: Final = PLACE << PLACE_SHIFT
FOUNDER: Final = 1 << 13
WANTED_MARK: Final = 1 << 14
SPENT: Final = 1 << 15  # has challenged this year
MOVED: Final = 1 << 16  # has moved house this year
YEAR_MARKS: Final = WANTED_MARK | SPENT | MOVED

# Within a building.
BUILT: Final = 1 << 16

# Within a Yakuza.
OWNER_SHIFT: Final = 8
VILLAGE_SHIFT: Final = 11
SLOT_SHIFT: Final = 14
SEAT: Final = 7
YAKUZA_SPENT: Final = 1 << 19

COPY: Final = list[int].copy  # the quickest way to copy a list of lists, interpreted

# Parts of the table that clones have in common until one of them writes there.
SUPPLY: Final = 2
DUEL: Final = 4
BOOKS: Final = 8

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3

VILLAGER_STREAM: Final = 0
BUILDING_STREAM: Final = 1
COMBAT_STREAM: Final = 2  # and following, one a seat


class Machi(Game):
    """A position.  `hands` has two lists a seat, by back; `buildings` and `villagers` one list a seat."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "deck",
        "years",
        "sweep_flop",
        "wanted_winner_scores",
        "tie_order",
        "year",
        "season",
        "active",
        "den_used",
        "piles",
        "discards",
        "flop",
        "removed",
        "hands",
        "buildings",
        "villagers",
        "yakuzas",
        "acted",
        "drafts",
        "duel",
        "combat",
        "picks",
        "passes",
        "embezzled",
        "festival",
        "flooded",
        "points",
        "honour",
        "ledger",
    )

    DERIVED: ClassVar[tuple[str, ...]] = ("cards",)
    LENT: ClassVar[tuple[str, ...]] = (
        *("piles", "discards", "flop", "removed"),
        *("duel", "combat", "picks", "passes"),
        *("points", "ledger"),
        *("tie_order", "acted", "embezzled", "festival", "honour"),
        *("hands", "buildings", "villagers", "yakuzas", "drafts"),
    )

    __slots__ = (*FIELDS[1:], *DERIVED)  # the deck is read off its cards

    years: int  # how many the game lasts
    sweep_flop: bool
    wanted_winner_scores: bool
    cards: Cards  # what the cards of this game's deck are worth; `deck` is its text
    tie_order: list[int]  # the seats as drawn at set-up, for good: the earlier one goes first among equals
    year: int  # from 1
    season: int
    active: int  # whose turn it is in spring and autumn
    den_used: bool  # the Clandestine den has been used this turn
    piles: list[list[int]]  # by back: entries, the top card last
    discards: list[list[int]]  # by back: cards, open to all
    flop: list[list[int]]  # by back: cards, open to all
    removed: list[int]  # used events
    hands: list[list[int]]  # entries, at seat * 2 + back, in order of arrival
    buildings: list[list[int]]  # per seat: entries by place, negative where there is none
    villagers: list[list[int]]
    yakuzas: list[int]
    acted: list[int]  # Yakuzas that were placed or moved this spring; replaced, never changed
    drafts: list[list[int]]  # the sealed plans of a winter or summer: see `winter` and `summer`
    duel: list[int]  # the last duel: see `duel`
    combat: list[list[int]]  # entries: hand and rest of the challenger, hand and rest of the challenged
    picks: list[int]  # the combat cards both have chosen for this pass
    passes: list[int]  # the combat cards of the last duel as shown, two a pass
    embezzled: list[int]  # thief, village and place, packed; replaced, never changed
    festival: list[int]  # per seat: honour that events add this year; replaced, never changed
    flooded: bool  # a Tsunami has looked at the sites there are: none of them is a Harbour
    points: list[int]  # victory points
    honour: list[int]  # of the last year, before dividing; replaced, never changed
    ledger: list[int]  # what all points were for: see `ledger`

    @abstractmethod
    def blank(self) -> Machi:
        """A position of the same class without anything on it."""
        raise NotImplementedError

    def clone(self) -> Machi:
        """An independent copy, without journal."""
        new = self.blank()
        self.copy_agenda(new)
        new.years = self.years
        new.sweep_flop = self.sweep_flop
        new.wanted_winner_scores = self.wanted_winner_scores
        new.cards = self.cards
        new.tie_order = self.tie_order
        new.year = self.year
        new.season = self.season
        new.active = self.active
        new.den_used = self.den_used
        new.piles = self.piles
        new.discards = self.discards
        new.flop = self.flop
        new.removed = self.removed
        new.hands = self.hands
        new.buildings = self.buildings
        new.villagers = self.villagers
        new.yakuzas = self.yakuzas
        new.acted = self.acted
        new.drafts = self.drafts
        new.duel = self.duel
        new.combat = self.combat
        new.picks = self.picks
        new.passes = self.passes
        new.embezzled = self.embezzled
        new.festival = self.festival
        new.flooded = self.flooded
        new.points = self.points
        new.honour = self.honour
        new.ledger = self.ledger
        return new

    # --- before a part is written on: let the positions that have it too keep theirs ----------

    def own_table(self) -> None:
        if self.lent & TABLE:
            self.lent &= ~TABLE
            self.hands = list(map(COPY, self.hands))
            self.buildings = list(map(COPY, self.buildings))
            self.villagers = list(map(COPY, self.villagers))
            self.yakuzas = self.yakuzas[:]
            self.drafts = list(map(COPY, self.drafts))

    def own_supply(self) -> None:
        """Before cards are drawn, taken, discarded or used up."""
        if self.lent & SUPPLY:
            self.lent &= ~SUPPLY
            self.piles = [self.piles[0][:], self.piles[1][:]]
            self.discards = [self.discards[0][:], self.discards[1][:]]
            self.flop = [self.flop[0][:], self.flop[1][:]]
            self.removed = self.removed[:]

    def own_duel(self) -> None:
        """Before a duel goes on."""
        if self.lent & DUEL:
            self.lent &= ~DUEL
            self.duel = self.duel[:]
            self.combat = list(map(COPY, self.combat))
            self.picks = self.picks[:]
            self.passes = self.passes[:]

    def own_books(self) -> None:
        """Before points are won or lost."""
        if self.lent & BOOKS:
            self.lent &= ~BOOKS
            self.points = self.points[:]
            self.ledger = self.ledger[:]

    @property
    def deck(self) -> list[int]:
        """The text of a supplied deck in bytes, empty for ours: a position can be read wherever it comes to."""
        return list(self.cards.text)

    @deck.setter
    def deck(self, text: list[int]) -> None:
        self.cards = CATALOGUES[bytes([*text])]

    def census(self) -> list[int]:
        hidden = [
            entry & CARD
            for rows in (self.piles, self.hands, self.buildings)
            for row in rows
            for entry in row
            if entry >= 0
        ]
        shown = [card & CARD for rows in (self.discards, self.flop, self.villagers) for row in rows for card in row]
        return sorted(hidden + shown + self.removed + [yakuza & CARD for yakuza in self.yakuzas])
