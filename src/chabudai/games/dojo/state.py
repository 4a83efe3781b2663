"""What lies on the table.  Who may know what of it is in `secrets`, what it is worth in `position`."""

# mypyc: compile
from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from chabudai.core.game import Game
from chabudai.core.knowledge import card_of
from chabudai.core.step import TABLE
from chabudai.games.dojo.geometry import BOARD_ROWS, CELLS, LEFT_EDGE, LINES, TOP_EDGE
from chabudai.games.dojo.material import CARD_KINDS, LAST_ROUND, NO_TROPHY

UNDECIDED: Final = -1  # a plan or throw that has not been made
SEALED: Final = -2  # in a view: made, but not shown yet
NO_SQUARE: Final = -1  # a square without card
SIGNS: Final = 3  # rock, paper, scissors
SHOWN: Final = 3  # added to a throw once both have been shown

# Parts of the table that clones have in common until one of them writes there.
DOJOS: Final = 2
PILES: Final = 4
FIGHTS: Final = 8


class Dojo(Game):
    """The table.  Lists with one item a seat, and per seat 35 squares in `grid` and 12 lines in `lines`."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "white_belt",
        "black_belt",
        "fixed_trophies",
        "round",
        "dealer",
        "trophy",
        "challenger",
        "winner",
        "deck",
        "tokens",
        "spent",
        "drawn",
        "hands",
        "empty_handed",
        "plan",
        "grid",
        "occupied",
        "lines",
        "wins",
        "throw_number",
        "throws",
        "boost",
        "points",
    )
    LENT: ClassVar[tuple[str, ...]] = (
        *("grid", "occupied", "lines"),
        *("deck", "tokens", "spent"),
        *("wins", "throws", "boost"),
        *("points", "drawn", "hands", "plan"),
    )
    __slots__ = FIELDS  # more fields than an instance dictionary holds well

    white_belt: bool  # the simple variant: trophies are worth three points and do nothing
    black_belt: bool  # the wild variant: three throws decide a challenge
    fixed_trophies: bool  # the literal reading: a trophy stays where it was placed
    round: int  # 0 to 11
    dealer: int
    trophy: int  # the one turned up
    challenger: int
    winner: int  # of this round's challenge
    deck: list[int]  # entries, the top card last
    tokens: list[int]  # entries, the top trophy last
    spent: list[int]  # trophies that lie on no dojo any more: in the box or, plain side up, before their winners
    drawn: list[int]  # entry of the card the dealer is looking at, if any
    hands: list[int]  # entry of each seat's card
    empty_handed: int  # the seats without a card while the dealer deals, as a bit mask
    plan: list[int]  # the square each seat has decided on
    grid: list[int]
    occupied: list[int]  # the squares with a card, as a bit mask
    lines: list[int]  # the trophies placed
    wins: list[int]  # challenges won
    throw_number: int  # which of the three throws is being played, from 1; 0 when none is
    throws: list[int]  # each seat's throw; the last one stays on the table, marked as shown
    boost: list[int]  # throws won in this challenge
    points: list[int]  # final, once the game is over; replaced, never changed

    @abstractmethod
    def blank(self) -> Dojo:
        """A position of the same class without anything on it."""
        raise NotImplementedError

    def clone(self) -> Dojo:
        """An independent copy, without journal."""
        new = self.blank()
        self.copy_agenda(new)
        new.white_belt = self.white_belt
        new.black_belt = self.black_belt
        new.fixed_trophies = self.fixed_trophies
        new.round = self.round
        new.dealer = self.dealer
        new.trophy = self.trophy
        new.challenger = self.challenger
        new.winner = self.winner
        new.deck = self.deck
        new.tokens = self.tokens
        new.spent = self.spent
        new.drawn = self.drawn
        new.hands = self.hands
        new.empty_handed = self.empty_handed
        new.plan = self.plan
        new.grid = self.grid
        new.occupied = self.occupied
        new.lines = self.lines
        new.wins = self.wins
        new.throw_number = self.throw_number
        new.throws = self.throws
        new.boost = self.boost
        new.points = self.points
        return new

    # --- before a part is written on: let the positions that have it too keep theirs ----------

    def own_table(self) -> None:
        if self.lent & TABLE:
            self.lent &= ~TABLE
            self.drawn = self.drawn[:]
            self.hands = self.hands[:]
            self.plan = self.plan[:]

    def own_dojos(self) -> None:
        """Before a card or a trophy is put on a dojo."""
        if self.lent & DOJOS:
            self.lent &= ~DOJOS
            self.grid = self.grid[:]
            self.occupied = self.occupied[:]
            self.lines = self.lines[:]

    def own_piles(self) -> None:
        """Before cards or trophies are drawn or put away."""
        if self.lent & PILES:
            self.lent &= ~PILES
            self.deck = self.deck[:]
            self.tokens = self.tokens[:]
            self.spent = self.spent[:]

    def own_fights(self) -> None:
        """Before a throw or a challenge is made."""
        if self.lent & FIGHTS:
            self.lent &= ~FIGHTS
            self.wins = self.wins[:]
            self.throws = self.throws[:]
            self.boost = self.boost[:]

    # --- words of the rules -------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def without_dealer(self) -> bool:
        """five.1: with five players the first and the last round have no dealer."""
        return self.seats == 5 and (self.round == 0 or self.round == LAST_ROUND)

    def squares(self, seat: int) -> list[int]:
        """The 35 squares of a seat."""
        return self.grid[seat * CELLS : (seat + 1) * CELLS]

    def trophies(self, seat: int) -> list[int]:
        """The trophies on the 12 lines of a seat."""
        return self.lines[seat * LINES : (seat + 1) * LINES]

    def edges(self, seat: int) -> int:
        """trophies.8: the edges beyond which the dojo of a seat no longer grows, as bits for `open_cells`."""
        edges = 0
        if self.fixed_trophies:
            for line in range(LINES):
                if self.lines[seat * LINES + line] != NO_TROPHY:
                    edges |= LEFT_EDGE if line < BOARD_ROWS else TOP_EDGE
        return edges

    def census(self) -> list[int]:
        cards = [card_of(entry) for entry in self.deck + self.drawn + self.hands if entry >= 0]
        cards += [card for card in self.grid if card != NO_SQUARE]
        trophies = [card_of(entry) for entry in self.tokens] + self.spent + self.lines + [self.trophy]
        return sorted(cards) + sorted([CARD_KINDS + trophy for trophy in trophies if trophy != NO_TROPHY])
