"""Actions about stocks: Vestibule, Storeroom, Cellar, Siege, Revelation, Sin."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, NO_CARD, SEEN_BY
from chabudai.core.step import Question, Step
from chabudai.games.artigiano.actions.playing import (
    BOTH,
    ONLY_CARDS,
    ONLY_PLAYERS,
    Effect,
    designate,
    register,
    target_all_others,
    targets,
    times_cards,
)
from chabudai.games.artigiano.boards import ALL_CASES, CASE_BIT, CASES_IN, FITTING, supported
from chabudai.games.artigiano.freely import FreeQuestion
from chabudai.games.artigiano.laying import (
    DONE,
    ELSEWHERE,
    JUST_DONE,
    SIZE,
    WAYS,
    ban,
    banned,
    building_obstacle,
    card_words,
    lay,
)
from chabudai.games.artigiano.losing import is_key, look_at_stock, mix, mix_stock, throw_away, unlock
from chabudai.games.artigiano.material import CAPTAIN, CODE, IS_MATERIAL, KINDS
from chabudai.games.artigiano.material import CARDS as ALL_CARDS
from chabudai.games.artigiano.state import ON_STOCK_OF, SLOTS, Artigiano

NO_CARD_MORE: Final = ALL_CARDS  # a choice of card that chooses none


def take_from_stock(game: Artigiano, place: int) -> int:
    """Take a card out of a stock: its entry."""
    entry = game.stock[place]
    game.stock[place] = NO_CARD
    if game.playing >= 0 and place // SLOTS == game.active:
        game.playing &= ~CASE_BIT[place % SLOTS]
    return entry


def place_in_stock(game: Artigiano, seat: int, card: int) -> int:
    """The ordinary place where this card lies."""
    for place in game.ordinary(seat):
        if game.stock[place] & CARD == card:
            return place
    raise ValueError(f"{CODE[card]} is not in the stock of seat {seat}")


class LookAtStock(Step[Artigiano]):
    """effect.8, effect.11, effect.42: the author looks at a stock; a Key-Bearer seen there steps into its zone."""

    clause = "effect.11"

    def __init__(self, seat: int, owner: int) -> None:
        self.seat = seat
        self.owner = owner

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.owner)

    def run(self, game: Artigiano) -> None:
        look_at_stock(game, self.owner, self.seat)
        if game.journal is not None:
            game.tell("look-stock", "effect.11", {"seat": self.seat, "to": self.owner})


class Storeroom(Effect):
    """E11: look at an opponent's stock. Doubled: two opponents."""

    number = 11
    doubles = ONLY_PLAYERS
    on_stock = True

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=True)

    def resolve(self, game: Artigiano) -> None:
        game.then(*[LookAtStock(game.act_author, seat) for seat in targets(game)])


class Vestibule(Effect):
    """E08: look at an opponent's stock and place a material from it on your castle. Doubled: two, or two opponents."""

    number = 8
    doubles = BOTH
    on_stock = True

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=True)

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        for seat in reversed(targets(game)):
            game.then(LookAtStock(author, seat), Fetch(author, seat, times_cards(game, 1)))


class Fetch(Question[Artigiano]):
    """effect.8: one material of that stock may be placed at once; otherwise it stays. Asked whatever lies there."""

    clause = "effect.8"
    size = SIZE
    always = True

    def __init__(self, seat: int, owner: int, left: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.owner, self.left)

    def in_stock(self, game: Artigiano) -> list[int]:
        """The materials there."""
        cards = [game.stock[place] & CARD for place in game.ordinary(self.owner)]
        return [card for card in cards if IS_MATERIAL[card]]

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        cases = ALL_CASES[game.boards[self.seat]]
        return (*[card * WAYS + case for card in self.in_stock(game) for case in cases], DONE)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == DONE:
            return None
        flag = ban(game, self.seat, ELSEWHERE)
        if flag:
            return banned(flag)
        return building_obstacle(game, self.seat, KINDS[choice // WAYS], choice % WAYS)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        seat = self.seat
        if ban(game, seat, ELSEWHERE):
            return JUST_DONE
        board = game.boards[seat]
        free = supported(board, game.occupied[seat])
        cards = self.in_stock(game)
        return (*[card * WAYS + c for card in cards for c in CASES_IN[free & FITTING[board][KINDS[card]]]], DONE)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == DONE:
            return
        card = choice // WAYS
        game.turn_up(take_from_stock(game, place_in_stock(game, self.owner, card)))
        lay(game, self.seat, card, choice % WAYS, ELSEWHERE)
        if self.left > 1:
            game.then(Fetch(self.seat, self.owner, self.left - 1))

    def describe(self, game: Artigiano, choice: int) -> str:
        return card_words(choice)


class Cellar(Effect):
    """E16: a random card of a player's stock is discarded. Doubled: two cards, or two players."""

    number = 16
    doubles = BOTH
    on_stock = True

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=False, with_stock=True)

    def resolve(self, game: Artigiano) -> None:
        for seat in targets(game):
            for _ in range(times_cards(game, 1)):
                places = game.ordinary(seat)
                if places:
                    lose_from_stock(game, seat, places[game.draw_lot(len(places))])


def lose_from_stock(game: Artigiano, seat: int, place: int) -> None:
    """A card drawn at random from a stock is discarded; the Key-Bearer goes to its holder's zone instead."""
    entry = take_from_stock(game, place)
    if is_key(entry) and seat != game.act_author:
        unlock(game, seat)
    else:
        throw_away(game, seat, entry, False, chosen=False)


class Siege(Effect):
    """E24: every other player discards a card of his stock. Doubled: two cards each."""

    number = 24
    doubles = ONLY_CARDS
    on_stock = True

    def announce(self, game: Artigiano) -> None:
        target_all_others(game)

    def resolve(self, game: Artigiano) -> None:
        for seat in reversed(targets(game)):
            game.then(*[Surrender(seat)] * times_cards(game, 1))


class Surrender(Question[Artigiano]):
    """effect.24: the owner chooses the card; the Storekeeper's place is out of reach."""

    clause = "effect.24"
    size = ALL_CARDS

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple([game.stock[place] & CARD for place in game.ordinary(self.seat)])

    def answer(self, game: Artigiano, choice: int) -> None:
        throw_away(game, self.seat, take_from_stock(game, place_in_stock(game, self.seat, choice)), False)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"discard {CODE[choice]}"


class Revelation(Effect):
    """E42: look at an opponent's stock and exchange any number of its cards with yours. Doubled: two opponents."""

    number = 42
    doubles = ONLY_PLAYERS
    on_stock = True

    def announce(self, game: Artigiano) -> None:
        designate(game, opponents=True)

    def resolve(self, game: Artigiano) -> None:
        author = game.act_author
        for seat in reversed(targets(game)):
            game.then(LookAtStock(author, seat), PickTheirs(author, seat, 0, 0))


class PickTheirs(FreeQuestion):
    """effect.42: a card of that stock to be taken; each card is exchanged at most once. The Captain forbids it."""

    clause = "effect.42"
    size = ALL_CARDS + 1
    always = True

    def __init__(self, seat: int, owner: int, theirs: int, mine: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.theirs = theirs  # places already exchanged, as bit masks
        self.mine = mine

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.owner, self.theirs, self.mine)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        if game.special_at[CAPTAIN] == ON_STOCK_OF + self.seat or not unused(game, self.seat, self.mine):
            return (NO_CARD_MORE,)
        return (*unused(game, self.owner, self.theirs), NO_CARD_MORE)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_CARD_MORE:
            slot = place_in_stock(game, self.owner, choice) % SLOTS
            game.then(PickMine(self.seat, self.owner, self.theirs, self.mine, slot))

    def describe(self, game: Artigiano, choice: int) -> str:
        return "no more" if choice == NO_CARD_MORE else f"take {CODE[choice]}"


def unused(game: Artigiano, seat: int, used: int) -> list[int]:
    """The cards of the seat's ordinary places that have not been exchanged yet."""
    return [game.stock[place] & CARD for place in game.ordinary(seat) if not used >> place % SLOTS & 1]


class PickMine(FreeQuestion):
    """effect.42: the card of your own stock that goes there."""

    clause = "effect.42"
    size = ALL_CARDS

    def __init__(self, seat: int, owner: int, theirs: int, mine: int, slot: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.theirs = theirs
        self.mine = mine
        self.slot = slot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.owner, self.theirs, self.mine, self.slot)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple(unused(game, self.seat, self.mine))

    def answer(self, game: Artigiano, choice: int) -> None:
        seat, owner = self.seat, self.owner
        keep = SEEN_BY[seat] | SEEN_BY[owner]
        mix_stock(game, seat, keep)
        mix_stock(game, owner, keep)
        mine = place_in_stock(game, seat, choice)
        theirs = owner * SLOTS + self.slot
        given = game.show(take_from_stock(game, mine), SEEN_BY[owner])
        game.stock[mine] = game.show(take_from_stock(game, theirs), SEEN_BY[seat])
        game.stock[theirs] = given
        if game.journal is not None:
            game.tell("swap-stock", "effect.42", {"seat": seat, "to": owner})
        slots = CASE_BIT[self.slot], CASE_BIT[mine % SLOTS]
        game.then(PickTheirs(seat, owner, self.theirs | slots[0], self.mine | slots[1]))

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"give {CODE[choice]}"


class Sin(Effect):
    """E43: exchange any number of cards of your stock with as many of your hand."""

    number = 43

    def resolve(self, game: Artigiano) -> None:
        game.then(PickStored(game.act_author, 0, 0))


class PickStored(FreeQuestion):
    """effect.43: a card of the stock; each place is exchanged at most once. The Captain forbids it."""

    clause = "effect.43"
    size = ALL_CARDS + 1
    always = True

    def __init__(self, seat: int, stored: int, in_hand: int) -> None:
        super().__init__(seat)
        self.stored = stored
        self.in_hand = in_hand

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.stored, self.in_hand)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        blocked = game.special_at[CAPTAIN] == ON_STOCK_OF + self.seat
        if blocked or self.in_hand.bit_count() >= len(game.hands[self.seat]):
            return (NO_CARD_MORE,)
        return (*unused(game, self.seat, self.stored), NO_CARD_MORE)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_CARD_MORE:
            slot = place_in_stock(game, self.seat, choice) % SLOTS
            game.then(PickInHand(self.seat, self.stored, self.in_hand, slot))

    def describe(self, game: Artigiano, choice: int) -> str:
        return "no more" if choice == NO_CARD_MORE else f"take {CODE[choice]}"


class PickInHand(FreeQuestion):
    """effect.43: the card of the hand that takes its place."""

    clause = "effect.43"
    size = ALL_CARDS

    def __init__(self, seat: int, stored: int, in_hand: int, slot: int) -> None:
        super().__init__(seat)
        self.stored = stored
        self.in_hand = in_hand
        self.slot = slot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.stored, self.in_hand, self.slot)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        hand = game.hands[self.seat]
        return tuple([hand[i] & CARD for i in range(len(hand)) if not self.in_hand >> i & 1])

    def answer(self, game: Artigiano, choice: int) -> None:
        hand = game.hands[self.seat]
        mix(game, hand, SEEN_BY[self.seat])
        mix_stock(game, self.seat, SEEN_BY[self.seat])
        place = self.seat * SLOTS + self.slot
        for i in range(len(hand)):
            if hand[i] & CARD == choice:
                entry = take_from_stock(game, place)
                game.stock[place] = hand[i]
                hand[i] = entry
                game.then(PickStored(self.seat, self.stored | CASE_BIT[self.slot], self.in_hand | 1 << i))
                return

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"store {CODE[choice]}"


register(Storeroom(), Vestibule(), Cellar(), Siege(), Revelation(), Sin())
