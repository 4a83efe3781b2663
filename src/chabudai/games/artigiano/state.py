"""What lies on the table."""

# mypyc: compile
from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, NO_CARD
from chabudai.core.rng import words
from chabudai.core.seats import BIT
from chabudai.core.step import TABLE
from chabudai.games.artigiano.boards import MOST_CASES
from chabudai.games.artigiano.material import BUILDING_PLAN, SPECIAL_CARD, SPECIALS, STOREKEEPER

UNDECIDED: Final = -1  # a choice of missions that has not been made
SEALED: Final = -2  # in a view: made, but not shown yet
EMPTY: Final = -1  # a case without card

# Where a special lies once in play.  A special on a material is noted by the material, so it travels with it.
OUT_OF_PLAY: Final = -1
IN_ZONE_OF: Final = 0  # + seat
ON_STOCK_OF: Final = 4  # + seat: the Captain
ON_CASE: Final = 8  # + spot: Virgin and Provost; a spot is seat * 12 + case
ON_CARD: Final = 64  # + material

SLOTS: Final = 4  # of a stock: three ordinary ones and the Storekeeper's
STORE_SLOT: Final = 3
MISSIONS: Final = 5  # dealt to a seat: two royal ones and three princely ones
QUICK_MISSIONS: Final = 4  # in the quick game two and two
ROYALS: Final = 2
MISSION_BACKS: Final = 1  # the second group of `hidden`

# What a seat has to bear, or may do, in its next turn.
SKIP: Final = 1
NO_DRAW: Final = 2
NO_ACTION: Final = 4
NO_HAND_MATERIAL: Final = 8
NO_MATERIAL: Final = 16
PULLEY: Final = 32
DOUBLE_PULLEY: Final = 64

# What a seat has done so far.
LAID_STONE: Final = 1
LAID_TILE: Final = 2
LAID_SPECIAL: Final = 4
FOUNDED: Final = 8  # all its foundation cases were filled at some time
ACTION_NOW: Final = 16  # a pure action in this turn, in its turn before
ACTION_BEFORE: Final = 32
DISCARD_NOW: Final = 64  # a pure material discarded in this turn, in its turn before
DISCARD_BEFORE: Final = 128

# What has happened in this game for the first time.
FIRST_TILE: Final = 1
FIRST_FOUNDATIONS: Final = 2
FIRST_STONES: Final = 4

# The part of the table that clones have in common until one of them writes there.
MISSION_CARDS: Final = 2

LUCK: Final = 0  # the stream of everything taken at random during play
STREAMS: Final = 1


class Artigiano(Game):
    """A position.  Lists have one item a seat; `castle` has 12 cases, `stock` 4 slots a seat."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("quick", "prayer_interrupts", "strict_missions", "active", "turns", "first_full", "firsts", "again"),
        *("extra", "playing", "chapel", "ironmonger_used", "pope_used", "turn_actions", "turn_destroyed"),
        *("turn_stock", "turn_targets", "act_card", "act_effect", "act_author", "act_double", "act_targets"),
        *("act_castles", "act_noted", "act_only", "act_copy", "act_reply", "offer_mine", "offer_theirs"),
        *("boards", "deck", "discard", "under_priest", "hands", "stock", "pool", "castle", "occupied", "special_at"),
        *("laid_by", "missions", "mandatory", "claimed", "hold", "held_once", "plan", "pending", "force"),
        *("past", "reached", "own_specials", "rich", "log", "picks", "accomplished", "points"),
    )
    LENT: ClassVar[tuple[str, ...]] = (
        *("missions", "mandatory", "claimed", "hold", "held_once", "plan"),
        *("boards", "accomplished", "points"),
        *("deck", "discard", "under_priest", "hands", "stock", "pool", "castle", "occupied", "special_at", "laid_by"),
        *("pending", "force", "past", "reached", "own_specials", "rich", "log", "picks"),
    )

    __slots__ = FIELDS  # more fields than an instance dictionary holds well

    quick: bool
    prayer_interrupts: bool
    strict_missions: bool
    active: int  # whose turn it is
    turns: int  # begun so far
    first_full: int  # who first had a full castle
    firsts: int  # bits FIRST_
    again: int  # operations still to come in this turn
    extra: int  # 1: one more turn follows this one
    playing: int  # the slots of the stock being played that may still be used; -1 when it is not being played
    chapel: int  # seats whose castle the Chapel protects
    ironmonger_used: int  # seats that have used it
    pope_used: int
    turn_actions: int  # action cards played in this turn
    turn_destroyed: int  # opponents' materials discarded by the active player in this turn
    turn_stock: int  # materials laid from the stock in this turn
    turn_targets: int  # opponents whom an action card of this turn has affected
    act_card: int  # the action being carried out: its card (-1: none), effect, author,
    act_effect: int
    act_author: int
    act_double: int  # NOT_DOUBLED or what is doubled,
    act_targets: int  # the players it is aimed at,
    act_castles: int  # those whose castle it attacks,
    act_noted: int  # those for whom it has been noted already: a doubled Prayer is one card with two aims,
    act_only: int  # for a reflected action the one player it may hit, as a bit; 0: free,
    act_copy: bool  # and whether it is only the Ironmonger's copy of a card
    act_reply: int  # who answers it with a Prayer, -1: nobody
    offer_mine: int  # Village Square: places in the proposer's hand, or slots of the stock being played
    offer_theirs: int
    boards: list[int]  # never changed
    deck: list[int]  # entries, the top card last
    discard: list[int]  # cards, the top one last
    under_priest: list[int]
    hands: list[list[int]]  # entries in order of arrival
    stock: list[int]  # entries
    pool: list[int]  # entries displayed or set aside while an action is carried out
    castle: list[int]  # cards
    occupied: list[int]  # cases, as a bit mask
    special_at: list[int]  # per special, where it lies
    laid_by: list[int]  # per special in play, who laid it
    missions: list[int]  # entries, five a seat (four in the quick game), then those out of the game; see `deal`
    mandatory: list[int]  # missions of a seat, as a bit mask of their places; 0 until all have chosen
    claimed: list[int]  # princely missions turned face up
    hold: list[int]  # princely missions that their owner does not want to be turned up yet
    held_once: list[int]
    plan: list[int]  # the missions each seat has decided to make mandatory
    pending: list[int]  # flags for the next turn
    force: list[int]  # flags in force in this turn
    past: list[int]
    reached: list[int]  # princely missions fulfilled by what has happened, as bits of their kinds
    own_specials: list[int]  # specials laid on one's own castle or in one's own zone
    rich: list[int]  # per seat, those since whose last turn it has laid a 4 or 5 from its hand
    log: list[int]  # actions that were not cancelled: see `actions.log`
    picks: list[int]  # what the action being carried out has chosen so far
    accomplished: list[int]  # missions of a seat, as a bit mask, once the game is over; replaced, never changed
    points: list[int]  # final, once the game is over; replaced, never changed

    @abstractmethod
    def blank(self) -> Artigiano:
        """A position of the same class without anything on it."""
        raise NotImplementedError

    def clone(self) -> Artigiano:
        """An independent copy, without journal."""
        new = self.blank()
        self.copy_agenda(new)
        new.quick = self.quick
        new.prayer_interrupts = self.prayer_interrupts
        new.strict_missions = self.strict_missions
        new.active = self.active
        new.turns = self.turns
        new.first_full = self.first_full
        new.firsts = self.firsts
        new.again = self.again
        new.extra = self.extra
        new.playing = self.playing
        new.chapel = self.chapel
        new.ironmonger_used = self.ironmonger_used
        new.pope_used = self.pope_used
        new.turn_actions = self.turn_actions
        new.turn_destroyed = self.turn_destroyed
        new.turn_stock = self.turn_stock
        new.turn_targets = self.turn_targets
        new.act_card = self.act_card
        new.act_effect = self.act_effect
        new.act_author = self.act_author
        new.act_double = self.act_double
        new.act_targets = self.act_targets
        new.act_castles = self.act_castles
        new.act_noted = self.act_noted
        new.act_only = self.act_only
        new.act_copy = self.act_copy
        new.act_reply = self.act_reply
        new.offer_mine = self.offer_mine
        new.offer_theirs = self.offer_theirs
        new.boards = self.boards
        new.deck = self.deck
        new.discard = self.discard
        new.under_priest = self.under_priest
        new.hands = self.hands
        new.stock = self.stock
        new.pool = self.pool
        new.castle = self.castle
        new.occupied = self.occupied
        new.special_at = self.special_at
        new.laid_by = self.laid_by
        new.missions = self.missions
        new.mandatory = self.mandatory
        new.claimed = self.claimed
        new.hold = self.hold
        new.held_once = self.held_once
        new.plan = self.plan
        new.pending = self.pending
        new.force = self.force
        new.past = self.past
        new.reached = self.reached
        new.own_specials = self.own_specials
        new.rich = self.rich
        new.log = self.log
        new.picks = self.picks
        new.accomplished = self.accomplished
        new.points = self.points
        return new

    def own_table(self) -> None:
        if self.lent & TABLE:
            self.lent &= ~TABLE
            self.deck = self.deck[:]
            self.discard = self.discard[:]
            self.under_priest = self.under_priest[:]
            self.hands = [hand[:] for hand in self.hands]
            self.stock = self.stock[:]
            self.pool = self.pool[:]
            self.castle = self.castle[:]
            self.occupied = self.occupied[:]
            self.special_at = self.special_at[:]
            self.laid_by = self.laid_by[:]
            self.pending = self.pending[:]
            self.force = self.force[:]
            self.past = self.past[:]
            self.reached = self.reached[:]
            self.own_specials = self.own_specials[:]
            self.rich = self.rich[:]
            self.log = self.log[:]
            self.picks = self.picks[:]

    def own_missions(self) -> None:
        """Before missions are shown, chosen or held back: let the positions that have them too keep theirs."""
        if self.lent & MISSION_CARDS:
            self.lent &= ~MISSION_CARDS
            self.missions = self.missions[:]
            self.mandatory = self.mandatory[:]
            self.claimed = self.claimed[:]
            self.hold = self.hold[:]
            self.held_once = self.held_once[:]
            self.plan = self.plan[:]

    # --- words of the rules -------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def others(self, seat: int) -> list[int]:
        """Everybody else, clockwise from the seat's left."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def everyone_but(self, seat: int) -> int:
        """Everybody else, as a bit mask."""
        return (BIT[self.seats] - 1) ^ BIT[seat]

    def slots(self) -> int:
        """Ordinary places of a stock."""
        return 1 if self.quick else 3

    def mission_count(self) -> int:
        """Missions dealt to a seat."""
        return QUICK_MISSIONS if self.quick else MISSIONS

    def mission_entry(self, seat: int, place: int) -> int:
        """The entry of the seat's mission in this place."""
        return self.missions[seat * self.mission_count() + place]

    def has_store(self, seat: int) -> bool:
        """Does the Storekeeper lie in the seat's zone?"""
        return self.special_at[STOREKEEPER] == IN_ZONE_OF + seat

    def ordinary(self, seat: int) -> list[int]:
        """The ordinary places of the seat's stock that hold a card: the only ones that actions can reach."""
        first = seat * SLOTS
        return [place for place in range(first, first + STORE_SLOT) if self.stock[place] >= 0]

    def draw_lot(self, count: int) -> int:
        """One of `count` things at random."""
        return words(self.key, LUCK, self.use_chance(LUCK), 1)[0] * count >> 32

    # --- what must stay the same --------------------------------------------------------------

    def census(self) -> list[int]:
        entries = self.deck + self.stock + self.pool + self.missions
        for hand in self.hands:
            entries = entries + hand
        cards = [entry & CARD for entry in entries if entry != NO_CARD]
        cards += self.discard + self.under_priest + [card for card in self.castle if card != EMPTY]
        cards += [SPECIAL_CARD[i] for i in range(SPECIALS) if self.special_at[i] != OUT_OF_PLAY and not self.in_case(i)]
        if self.act_effect == BUILDING_PLAN:  # the Building Plan holds the lifted materials in the picks
            cards += [pick >> 4 for pick in self.picks]
        return sorted(cards)

    def in_case(self, special: int) -> bool:
        """Does the special occupy a case?"""
        return ON_CASE <= self.special_at[special] < ON_CASE + 4 * MOST_CASES
