"""What lies on the table, and the steps of a round.

A larger game has a file for the table (`state`), one for each chapter of the rules, one for who may know what
(`secrets`).  The steps are named in the class of the game, so that a variant can replace one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from chabudai.core.box import Value
from chabudai.core.clauses import Refusal
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, EVERYONE, PUBLIC, SEEN_BY, Stretch, card_of, tidy
from chabudai.core.rng import Rng, key_of
from chabudai.core.seats import BIT, NOBODY
from chabudai.core.step import Question, Step

CARDS = [rank for rank in range(5) for _ in range(2)]
HOOKS = 6
FREE, HUNG = 0, 1
UNDECIDED, SEALED = -1, -2


class Deal(Step["Lanterns"]):
    """deal.1: everybody gets two cards, face down."""

    clause = "deal.1"

    def run(self, game: Lanterns) -> None:
        game.peeked = 0
        if game.journal is not None:
            game.tell("round", "deal.1", {"round": game.round + 1})
        for seat in range(game.seats):
            for _ in range(2):
                entry = game.show(game.pile.pop(), SEEN_BY[seat])
                game.hands[seat].append(entry)
                if game.journal is not None:
                    game.tell("receive", "deal.1", {"seat": seat, "card": card_of(entry)}, SEEN_BY[seat])
        game.then(*[game.PEEK(seat) for seat in range(game.seats)], game.ASK_BIDS())


class Peek(Question["Lanterns"]):
    """peek.1: look at the first card of a player; your own means to decline."""

    clause = "peek.1"
    size = 3

    def candidates(self, game: Lanterns) -> tuple[int, ...]:
        return tuple(range(game.seats))

    def refusal(self, game: Lanterns, choice: int) -> Refusal | None:
        if choice != self.seat and game.peeked & BIT[choice]:
            return Refusal("peek.2", "out-of-reach", {"to": choice})
        return None

    def answer(self, game: Lanterns, choice: int) -> None:
        if choice != self.seat:
            game.peeked |= BIT[choice] | BIT[self.seat]
            entry = game.hands[choice][0] = game.show(game.hands[choice][0], SEEN_BY[self.seat])
            if game.journal is not None:
                both = SEEN_BY[self.seat] | SEEN_BY[choice]
                game.tell("peek", "peek.1", {"seat": self.seat, "to": choice}, EVERYONE & ~both)
                game.tell("peek-card", "peek.1", {"seat": self.seat, "to": choice, "card": card_of(entry)}, both)

    def describe(self, game: Lanterns, choice: int) -> str:
        return "decline" if choice == self.seat else f"peek {choice}"


class AskBids(Step["Lanterns"]):
    """bid.1: all at once, everybody bids."""

    clause = "bid.1"

    def run(self, game: Lanterns) -> None:
        for seat in range(game.seats):
            game.ask(game.BID(seat))
        game.then(game.REVEAL())


class Bid(Question["Lanterns"]):
    """bid.1: one of the two cards, in secret."""

    clause = "bid.1"
    sealed = True

    def answer(self, game: Lanterns, choice: int) -> None:
        game.plan[self.seat] = choice

    def describe(self, game: Lanterns, choice: int) -> str:
        return ("first", "second")[choice]


class Reveal(Step["Lanterns"]):
    """bid.2: the bids are shown together; hang.1: everybody hangs a lantern, whoever won hangs two."""

    clause = "bid.2"

    def run(self, game: Lanterns) -> None:
        bids = [game.turn_up(game.hands[seat].pop(game.plan[seat])) for seat in range(game.seats)]
        game.table = bids
        for seat, card in enumerate(bids):
            game.plan[seat] = UNDECIDED
            if game.journal is not None:
                game.tell("bid", "bid.2", {"seat": seat, "card": card})
            won = card == max(bids)
            game.wins[seat] += won
            game.next_for(seat, *[game.HANG(seat)] * (2 if won else 1))
        game.then(game.GATHER())


class Hang(Question["Lanterns"]):
    """hang.2: on a free hook."""

    clause = "hang.1"
    size = HOOKS
    by_itself = True

    def refusal(self, game: Lanterns, choice: int) -> Refusal | None:
        return Refusal("hang.2", "hook-taken", {"hook": choice}) if game.hooks[self.seat][choice] == HUNG else None

    def answer(self, game: Lanterns, choice: int) -> None:
        game.hooks[self.seat][choice] = HUNG
        if game.journal is not None:
            game.tell("hang", "hang.1", {"seat": self.seat, "hook": choice})

    def describe(self, game: Lanterns, choice: int) -> str:
        return f"hang {choice + 1}"


class Gather(Step["Lanterns"]):
    """deal.2: all cards are gathered and shuffled; the next round or the end."""

    clause = "deal.2"

    def run(self, game: Lanterns) -> None:
        left = [entry for hand in game.hands for entry in hand]
        game.pile = game.shuffle(game.pile + game.table + left, 0)
        game.table = []
        game.hands = [[] for _ in range(game.seats)]
        game.round += 1
        if game.round < game.rounds:
            game.then(game.DEAL())
        else:
            game.over = True


class Lanterns(Game):
    """A position."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("round", "rounds", "pile", "hands", "table", "peeked", "plan", "hooks", "wins"),
    )
    DEAL: ClassVar[type[Step[Any]]] = Deal
    PEEK: ClassVar[type[Question[Any]]] = Peek
    ASK_BIDS: ClassVar[type[Step[Any]]] = AskBids
    BID: ClassVar[type[Question[Any]]] = Bid
    REVEAL: ClassVar[type[Step[Any]]] = Reveal
    HANG: ClassVar[type[Question[Any]]] = Hang
    GATHER: ClassVar[type[Step[Any]]] = Gather

    round: int
    rounds: int
    pile: list[int]  # entries, the top card last
    hands: list[list[int]]  # entries
    table: list[int]  # cards bid in this round
    peeked: int  # seats that looked or were looked at in this round, as a bit mask
    plan: list[int]  # per seat: which card it bids
    hooks: list[list[int]]
    wins: list[int]

    def set_table(self, seats: int, seed: int, options: Mapping[str, Value]) -> None:
        self.begin(seats, key_of(seed), streams=1)
        self.round = 0
        self.rounds = int(options["rounds"])
        self.pile = self.shuffle(CARDS, 0)
        self.hands = [[] for _ in range(seats)]
        self.table = []
        self.peeked = 0
        self.plan = [UNDECIDED] * seats
        self.hooks = [[FREE] * HOOKS for _ in range(seats)]
        self.wins = [0] * seats
        self.then(self.DEAL())

    def clone(self) -> Lanterns:
        new = type(self)()
        self.copy_agenda(new)
        new.round, new.rounds, new.peeked = self.round, self.rounds, self.peeked
        new.pile, new.table, new.plan, new.wins = self.pile[:], self.table[:], self.plan[:], self.wins[:]
        new.hands = [hand[:] for hand in self.hands]
        new.hooks = [row[:] for row in self.hooks]
        return new

    def hidden(self) -> list[list[list[int]]]:
        return [[self.pile, *self.hands]]

    def hands_of(self, seat: int) -> list[Stretch]:
        return [(self.hands[seat], 0, len(self.hands[seat]))]

    def census(self) -> list[int]:
        return sorted([entry & CARD for pile in (self.pile, self.table, *self.hands) for entry in pile])

    def seal(self, seat: int) -> None:
        if self.plan[seat] != UNDECIDED:
            self.plan[seat] = SEALED
        if self.table:  # who saw the card that is left would tell which of two equal ones was bid
            for pile, start, stop in self.hands_of(seat):
                tidy(pile, start, stop, SEEN_BY[seat], SEEN_BY[PUBLIC if self.viewer == NOBODY else self.viewer])

    def imagine(self, seat: int, rng: Rng) -> None:
        if self.plan[seat] == SEALED:
            self.plan[seat] = rng.below(2)

    def totals(self) -> list[int]:
        return [lit(self.hooks[seat]) + self.wins[seat] for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        totals = self.totals()
        return [1 + sum(other > mine for other in totals) for mine in totals]


def lit(hooks: list[int]) -> int:
    """score.1: a lantern is worth the number of its hook."""
    return sum(hook + 1 for hook in range(HOOKS) if hooks[hook] == HUNG)
