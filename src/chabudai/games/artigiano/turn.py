"""A turn: it starts, one operation is carried out, a card may be stored, cards are drawn, and the next turn follows."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.seats import BIT, MOST_SEATS
from chabudai.core.step import NO_OPTIONS, Question, SeatStep, Step
from chabudai.games.artigiano.actions.exchange import take_at_random
from chabudai.games.artigiano.actions.prayer import IMITATE, forget_actions
from chabudai.games.artigiano.ending import END, check_end
from chabudai.games.artigiano.losing import mix
from chabudai.games.artigiano.material import CARDS, CODE, IRONMONGER, RECRUITER
from chabudai.games.artigiano.missions.claims import open_window, open_window_after
from chabudai.games.artigiano.missions.history import close_turn, forget_turn
from chabudai.games.artigiano.operation import OPERATE
from chabudai.games.artigiano.shapes import YES_NO
from chabudai.games.artigiano.state import IN_ZONE_OF, NO_DRAW, SKIP, Artigiano
from chabudai.games.artigiano.stocks import IN_STORE, ORDINARY, free_places, put_in_stock, stock_is_blocked

FULL_HAND: Final = 5
NO_STORING: Final = CARDS * 2
STORING_NOTHING: Final = (NO_STORING,)
# Per set of free places (see `free_places`) and card: the ways to store it.
STORING: Final[list[list[tuple[int, ...]]]] = [
    [tuple([card * 2 + place for place in (ORDINARY, IN_STORE) if free >> place & 1]) for card in range(CARDS)]
    for free in range(4)
]


class StartTurn(SeatStep[Artigiano]):
    """turn.1: the Chapel's protection ends; turn.9: what was set for this turn is in force; a skipped turn is over."""

    clause = "turn.1"

    def run(self, game: Artigiano) -> None:
        seat = self.seat
        game.active = seat
        game.turns += 1
        game.again = 0
        game.chapel &= ~BIT[seat]
        flags = game.pending[seat]
        game.force[seat] = flags
        game.pending[seat] = 0
        forget_turn(game)
        if flags & SKIP:
            if game.journal is not None:
                game.tell("skip", "turn.10", {"seat": seat})
            game.force[seat] = 0
            game.then(START_TURN[game.left_of(seat)])
        else:
            if game.journal is not None:
                game.tell("turn", "turn.1", {"seat": seat})
            game.shared.append(AFTER_OPERATION)
            if game.special_at[IRONMONGER] == IN_ZONE_OF + seat:
                game.then(IMITATE[seat], OPERATE[seat])
            else:
                OPERATE[seat].run(game)


class AfterOperation(Step[Artigiano]):
    """turn.4: the operation is over; effect.38: perhaps another follows; otherwise storing and drawing."""

    clause = "turn.4"

    def run(self, game: Artigiano) -> None:
        if check_end(game):
            return
        seat = game.active
        if game.again:
            game.again -= 1
            game.then(OPERATE[seat], AFTER_OPERATION)
        else:
            game.shared.append(END_TURN)
            game.shared.append(DRAW)
            STORE[seat].run(game)


class Store(Question[Artigiano]):
    """turn.5: phase 2, one hand card may be put face down into a free place of the stock."""

    clause = "turn.5"
    size = NO_STORING + 1

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return self.options(game)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        seat = self.seat
        free = free_places(game, seat)
        hand = game.hands[seat]
        if not free or not hand or stock_is_blocked(game, seat):
            return NO_OPTIONS
        found: list[int] = []
        ways = STORING[free]
        for entry in hand:
            found += ways[entry & CARD]
        found += STORING_NOTHING
        return tuple(found)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == NO_STORING:
            return
        seat = self.seat
        hand = game.hands[seat]
        mix(game, hand, SEEN_BY[seat])
        for i in range(len(hand)):
            if hand[i] & CARD == choice // 2:
                put_in_stock(game, seat, hand.pop(i), IN_STORE if choice % 2 else ORDINARY)
                break
        if game.journal is not None:
            game.tell("store", "turn.5", {"seat": seat})
            game.tell("store-card", "turn.5", {"seat": seat, "card": choice // 2}, SEEN_BY[seat])
        open_window_after(game, seat)

    def describe(self, game: Artigiano, choice: int) -> str:
        if choice == NO_STORING:
            return "store nothing"
        return f"store {CODE[choice // 2]}" + (" apart" if choice % 2 else "")


class Draw(Step[Artigiano]):
    """turn.6: phase 3, draw up to five cards; end.2: who cannot draw enough ends the game."""

    clause = "turn.6"

    def run(self, game: Artigiano) -> None:
        seat = game.active
        if game.force[seat] & NO_DRAW:
            return
        hand, deck, bit = game.hands[seat], game.deck, SEEN_BY[seat]
        before = len(hand)
        for _ in range(min(FULL_HAND - before, len(deck))):
            entry = deck.pop()
            if not entry & bit:  # game.show, written out
                game.learned += 1
            hand.append(entry | bit)
        if game.journal is not None and len(hand) > before:
            game.tell("draw", "turn.6", {"seat": seat, "count": len(hand) - before})
            for entry in hand[before:]:
                game.tell("draw-card", "turn.6", {"seat": seat, "card": entry & CARD}, SEEN_BY[seat])
        # No window: a card more in hand fulfils nothing that was not fulfilled before.
        if len(hand) < FULL_HAND:
            game.shared.clear()
            if game.journal is not None:
                game.tell("pile-empty", "end.2", {"seat": seat})
            game.then(END)


class EndTurn(Step[Artigiano]):
    """turn.7: the Recruiter takes his tribute; then flags expire and the next player, or an extra turn, follows."""

    clause = "turn.7"

    def run(self, game: Artigiano) -> None:
        seat = game.active
        if game.special_at[RECRUITER] == IN_ZONE_OF + seat:
            rich = [other for other in game.others(seat) if game.rich[other] & BIT[seat] and game.hands[other]]
            game.then(*[Recruit(seat, other) for other in rich], PASS_ON)
        else:
            PASS_ON.run(game)


class Recruit(Question[Artigiano]):
    """specials.7: a random card of each player who has laid a 4 or 5 from the hand since your last turn."""

    clause = "specials.7"

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return YES_NO

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice:
            taken = take_at_random(game, self.other, self.seat, 1)
            for entry in taken:
                game.hands[self.seat].append(game.show(entry, SEEN_BY[self.seat]))
            if game.journal is not None:
                game.tell("recruit", "specials.7", {"seat": self.seat, "to": self.other})
            open_window(game)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"recruit {self.other}" if choice else "pass"


class PassOn(Step[Artigiano]):
    """turn.7, turn.9: flags expire; effect.27: after an Arrangement the same player has another turn."""

    clause = "turn.7"

    def run(self, game: Artigiano) -> None:
        seat = game.active
        game.force[seat] = 0
        close_turn(game, seat)
        if game.log:
            forget_actions(game, seat)
        rich = game.rich
        for other in range(game.seats):
            if rich[other]:
                rich[other] = rich[other] & ~BIT[seat]
        following = seat if game.extra else game.left_of(seat)
        game.extra = 0
        START_TURN[following].run(game)


START_TURN: Final = [StartTurn(seat) for seat in range(MOST_SEATS)]
STORE: Final = [Store(seat) for seat in range(MOST_SEATS)]
AFTER_OPERATION: Final = AfterOperation()
DRAW: Final = Draw()
END_TURN: Final = EndTurn()
PASS_ON: Final = PassOn()
