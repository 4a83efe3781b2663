"""A turn: one operation, perhaps storing a card, then drawing."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, NO_CARD, SEEN_BY
from chabudai.core.step import BIT, MOST_SEATS, Question, Step
from chabudai.games.artigiano.actions.exchange import take_at_random
from chabudai.games.artigiano.actions.playing import (
    END,
    NOT_DOUBLED,
    YES_NO,
    check_end,
    may_play_actions,
    play_action,
)
from chabudai.games.artigiano.actions.prayer import IMITATE, forget_actions
from chabudai.games.artigiano.boards import ALL_CASES, CASES_IN, FITTING, supported
from chabudai.games.artigiano.laying import (
    AS_ACTION,
    AS_SPECIAL,
    DONE,
    HOLD,
    RELEASE,
    SIZE,
    STOCK,
    TO_DISCARD,
    WAYS,
    Build,
    ban,
    banned,
    building_obstacle,
    card_words,
    held,
    lay_held,
    source_of_held,
)
from chabudai.games.artigiano.losing import discard_held, mix, mix_stock
from chabudai.games.artigiano.material import (
    ACTION,
    CARDS,
    CODE,
    EFFECT,
    IRONMONGER,
    IS_ACTION,
    IS_MATERIAL,
    IS_SPECIAL,
    KINDS,
    RECRUITER,
    SPECIAL,
    TYPE,
)
from chabudai.games.artigiano.missions.claims import open_window, open_window_after
from chabudai.games.artigiano.missions.history import close_turn, forget_turn
from chabudai.games.artigiano.specials.laying import (
    can_be_laid,
    destination_obstacle,
    lay_special,
    stock_cards,
    stock_is_blocked,
)
from chabudai.games.artigiano.specials.own import IN_STORE, ONLY_ORDINARY, ORDINARY, free_places, put_in_stock
from chabudai.games.artigiano.state import (
    DOUBLE_PULLEY,
    IN_ZONE_OF,
    MISSIONS,
    NO_ACTION,
    NO_DRAW,
    PULLEY,
    ROYALS,
    SKIP,
    SLOTS,
    STORE_SLOT,
    Artigiano,
)

FULL_HAND: Final = 5
NO_STORING: Final = CARDS * 2


class StartTurn(Step[Artigiano]):
    """turn.1: the Chapel's protection ends; turn.9: what was set for this turn is in force; a skipped turn is over."""

    clause = "turn.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, game: Artigiano) -> None:
        seat = self.seat
        game.active = seat
        game.turns += 1
        game.again = 0
        game.chapel &= ~BIT[seat]
        game.force[seat] = game.pending[seat]
        game.pending[seat] = 0
        forget_turn(game)
        if game.force[seat] & SKIP:
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


# Per board and card: the cases that the card fits.
FITTING_CARD: Final[list[list[int]]] = [[row[KINDS[card]] for card in range(CARDS)] for row in FITTING]
_uses: Final[dict[int, tuple[int, ...]]] = {}


def uses_of(key: int) -> tuple[int, ...]:
    """The uses of a card that is allowed on some cases and perhaps to be played: cases << 9 | card << 1 | playable."""
    card = key >> 1 & CARD
    first = card * WAYS
    found = [first + case for case in CASES_IN[key >> 9]]
    if key & 1:
        if TYPE[card] <= ACTION:
            found.append(first + AS_ACTION)
        elif TYPE[card] == SPECIAL:
            found.append(first + AS_SPECIAL)
    found.append(first + TO_DISCARD)
    _uses[key] = tuple(found)
    return _uses[key]


class CardUse(Question[Artigiano]):
    """turn.3: what one may do with a held card: place it, play its action, lay it as a special, discard it."""

    clause = "turn.3"
    size = SIZE
    always = True

    def card_candidates(self, game: Artigiano) -> list[int]:
        """Every use of every held card that its type suggests."""
        found: list[int] = []
        cases = ALL_CASES[game.boards[self.seat]]
        for card in held(game, self.seat):
            first = card * WAYS
            if IS_MATERIAL[card]:
                found += [first + case for case in cases]
            if IS_ACTION[card]:
                found.append(first + AS_ACTION)
            elif IS_SPECIAL[card]:
                found.append(first + AS_SPECIAL)
            found.append(first + TO_DISCARD)
        return found

    def card_refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        """Why a held card may not be used like this."""
        seat, card, way = self.seat, choice // WAYS, choice % WAYS
        if way == TO_DISCARD:
            return None
        if way == AS_ACTION:
            if may_play_actions(game, seat):
                return None
            return Refusal("effect.35", "convent-ban", {"card": card})
        if way == AS_SPECIAL:
            return destination_obstacle(game, seat, EFFECT[card])
        flag = ban(game, seat, source_of_held(game, seat))
        return banned(flag) if flag else building_obstacle(game, seat, KINDS[card], way)

    def card_options(self, game: Artigiano) -> list[int]:
        """The same, quickly: the allowed uses of the held cards."""
        seat = self.seat
        found: list[int] = []
        board = game.boards[seat]
        flags = game.force[seat]
        free = supported(board, game.occupied[seat])
        if flags and ban(game, seat, source_of_held(game, seat)):
            free = 0
        fitting = FITTING_CARD[board]
        actions = 0 if flags & NO_ACTION else 1
        # Whoever uses cards is the active player: without stock in play the held set is the hand.
        for entry in game.hands[seat] if game.playing < 0 else held(game, seat):
            card = entry & CARD
            playable = actions
            if TYPE[card] == SPECIAL:
                playable = 1 if can_be_laid(game, seat, EFFECT[card]) else 0
            key = (free & fitting[card]) << 9 | card << 1 | playable
            uses = _uses.get(key)
            found += uses_of(key) if uses is None else uses
        return found

    def use(self, game: Artigiano, choice: int) -> None:
        """place.1, action.1, lay.1, turn.8: use the card."""
        seat, card, way = self.seat, choice // WAYS, choice % WAYS
        if way == TO_DISCARD:
            discard_held(game, seat, card)
        elif way == AS_ACTION:
            play_action(game, seat, card, NOT_DOUBLED)
        elif way == AS_SPECIAL:
            lay_special(game, seat, card)
        else:
            lay_held(game, seat, card, way)

    def describe(self, game: Artigiano, choice: int) -> str:
        return card_words(choice)


def _orders(fresh: int, held_back: int) -> tuple[int, ...]:
    """The orders for these princely missions: those never held back, and those that are."""
    found: list[int] = []
    for i in range(3):
        if held_back >> i & 1:
            found.append(RELEASE + i)
        elif fresh >> i & 1:
            found.append(HOLD + i)
    return tuple(found)


EVERY_MISSION: Final = (1 << MISSIONS) - 1
ORDERS: Final = [_orders(key >> 3, key & 7) for key in range(64)]


class Operate(CardUse):
    """turn.2, turn.3: phase 1, exactly one operation; mission.3: missions may be held back or released beside it."""

    clause = "turn.3"

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        found = self.card_candidates(game)
        if found or not stock_is_blocked(game, self.seat):
            found.append(STOCK)
        if not found or (found == [STOCK] and self.refusal(game, STOCK) is not None):
            return ()
        return (*found, *self.orders(game))

    def orders(self, game: Artigiano) -> tuple[int, ...]:
        """mission.3: once for each princely mission one may hold it back, and later release it."""
        seat = self.seat
        held_back = game.hold[seat]
        hidden = ~game.claimed[seat] & (game.mandatory[seat] if game.quick else EVERY_MISSION)
        fresh = hidden & ~held_back & ~game.held_once[seat]
        return ORDERS[fresh >> ROYALS << 3 | (hidden & held_back) >> ROYALS]

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice < STOCK:
            return self.card_refusal(game, choice)
        if choice == STOCK:
            if stock_is_blocked(game, self.seat):
                return Refusal("specials.6", "captain-blocks")
            if not stock_cards(game, self.seat):
                return Refusal("stock.1", "stock-empty")
        return None

    def options(self, game: Artigiano) -> tuple[int, ...]:
        found = self.card_options(game)
        stock, first = game.stock, self.seat * SLOTS
        if (
            stock[first] >= 0 or stock[first + 1] >= 0 or stock[first + 2] >= 0 or stock[first + STORE_SLOT] >= 0
        ) and not stock_is_blocked(game, self.seat):
            found.append(STOCK)
        if not found:
            return ()
        found += self.orders(game)
        return tuple(found)

    def answer(self, game: Artigiano, choice: int) -> None:
        seat = self.seat
        if choice >= HOLD:
            give_order(game, seat, choice)
            game.then(self)
        elif choice == STOCK:
            if game.journal is not None:
                game.tell("play-stock", "stock.1", {"seat": seat})
            game.playing = stock_cards(game, seat)
            game.then(UseStock(seat, 0), PUT_BACK[seat])
        else:
            if choice % WAYS < AS_ACTION:
                flags = game.force[seat]
                more = 5 if flags & DOUBLE_PULLEY else 2 if flags & PULLEY else 0
                if more:
                    game.force[seat] = flags & ~(PULLEY | DOUBLE_PULLEY)
                    game.then(Hoist(seat, more))
            self.use(game, choice)


def give_order(game: Artigiano, seat: int, choice: int) -> None:
    """mission.3: hold a princely mission back, or let it be turned up as soon as it is fulfilled."""
    if choice >= RELEASE:
        game.hold[seat] &= ~(1 << (ROYALS + choice - RELEASE))
        open_window(game)
    else:
        bit = 1 << (ROYALS + choice - HOLD)
        game.hold[seat] |= bit
        game.held_once[seat] |= bit


class Hoist(Build):
    """effect.5: with the Pulley, further materials may be placed in the same operation."""

    clause = "effect.5"

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(Hoist(self.seat, self.left - 1))


class UseStock(CardUse):
    """stock.2, stock.3: the cards of the stock are used one after the other, at least one of them."""

    clause = "stock.3"

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.used)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        found = self.card_candidates(game)
        return (*found, DONE) if self.used else tuple(found)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        return None if choice == DONE else self.card_refusal(game, choice)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        found = self.card_options(game)
        return (*found, DONE) if self.used else tuple(found)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != DONE:
            game.then(CHECK_END, UseStock(self.seat, 1))
            self.use(game, choice)


class CheckEnd(Step[Artigiano]):
    """end.1: after every card a full castle ends the game."""

    clause = "end.1"

    def run(self, game: Artigiano) -> None:
        check_end(game)


class PutBack(Question[Artigiano]):
    """stock.4, specials.3: unused cards return to the stock; the owner says which of them lies on the Storekeeper."""

    clause = "stock.4"
    size = CARDS + 1

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        seat = self.seat
        if not game.has_store(seat):
            return (CARDS,)
        cards = [game.stock[seat * SLOTS + slot] & CARD for slot in CASES_IN[stock_cards(game, seat)]]
        return (*cards, CARDS) if len(cards) <= game.slots() else tuple(cards)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return self.candidates(game)

    def answer(self, game: Artigiano, choice: int) -> None:
        seat = self.seat
        game.playing = -1
        first = seat * SLOTS
        if not game.has_store(seat):
            return
        entries = [entry for entry in game.stock[first : first + SLOTS] if entry >= 0]
        if choice != CARDS:
            mine = [entry for entry in entries if entry & CARD == choice]
            entries = [entry for entry in entries if entry & CARD != choice]
        else:
            mine = []
        for slot in range(SLOTS):
            game.stock[first + slot] = NO_CARD
        for slot in range(len(entries)):
            game.stock[first + slot] = entries[slot]
        if mine:
            game.stock[first + STORE_SLOT] = mine[0]
        mix_stock(game, seat, SEEN_BY[seat])

    def describe(self, game: Artigiano, choice: int) -> str:
        return "none in the store" if choice == CARDS else f"store {CODE[choice]}"


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
    always = False

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        seat = self.seat
        hand = game.hands[seat]
        places = free_places(game, seat)
        if not hand or not places or stock_is_blocked(game, seat):
            return ()
        if places == ONLY_ORDINARY:
            return (*[(entry & CARD) * 2 for entry in hand], NO_STORING)
        return (*[(entry & CARD) * 2 + place for entry in hand for place in places], NO_STORING)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return self.candidates(game)

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
            game.ending = True
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

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.owner)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return YES_NO

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice:
            taken = take_at_random(game, self.owner, self.seat, 1)
            for entry in taken:
                game.hands[self.seat].append(game.show(entry, SEEN_BY[self.seat]))
            if game.journal is not None:
                game.tell("recruit", "specials.7", {"seat": self.seat, "to": self.owner})
            open_window(game)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"recruit {self.owner}" if choice else "pass"


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
                rich[other] &= ~BIT[seat]
        following = seat if game.extra else game.left_of(seat)
        game.extra = 0
        START_TURN[following].run(game)


START_TURN: Final = [StartTurn(seat) for seat in range(MOST_SEATS)]
OPERATE: Final = [Operate(seat) for seat in range(MOST_SEATS)]
PUT_BACK: Final = [PutBack(seat) for seat in range(MOST_SEATS)]
STORE: Final = [Store(seat) for seat in range(MOST_SEATS)]
AFTER_OPERATION: Final = AfterOperation()
CHECK_END: Final = CheckEnd()
DRAW: Final = Draw()
END_TURN: Final = EndTurn()
PASS_ON: Final = PassOn()
