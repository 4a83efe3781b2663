"""Actions that exchange cards of stocks: Revelation, Sin."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.games.artigiano.actions.effect import AT_AN_OPPONENT, ONLY_PLAYERS, Effect, register
from chabudai.games.artigiano.actions.stock import LookAtStock
from chabudai.games.artigiano.boards import CASE_BIT
from chabudai.games.artigiano.losing import mix, mix_stock
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.shapes import ChooseCard, MayChooseCard
from chabudai.games.artigiano.state import SLOTS, Artigiano
from chabudai.games.artigiano.stocks import place_in_stock, stock_is_blocked, take_from_stock


def unused(game: Artigiano, seat: int, used: int) -> list[int]:
    """The cards of the seat's ordinary places that have not been exchanged yet."""
    return [game.stock[place] & CARD for place in game.ordinary(seat) if not used >> place % SLOTS & 1]


class Revelation(Effect):
    """E42: look at an opponent's stock and exchange any number of its cards with yours. Doubled: two opponents."""

    number = 42
    aim = AT_AN_OPPONENT
    doubles = ONLY_PLAYERS
    on_stock = True

    def befall(self, game: Artigiano, seat: int) -> None:
        author = game.act_author
        game.then(LookAtStock(author, seat), PickTheirs(author, seat, 0, 0))


class PickTheirs(MayChooseCard):
    """effect.42: a card of that stock to be taken; each card is exchanged at most once. The Captain forbids it."""

    clause = "effect.42"
    verb = "take"

    def __init__(self, seat: int, other: int, theirs: int, mine: int) -> None:
        super().__init__(seat)
        self.other = other
        self.theirs = theirs  # places already exchanged, as bit masks
        self.mine = mine

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.theirs, self.mine)

    def cards(self, game: Artigiano) -> list[int]:
        if stock_is_blocked(game, self.seat) or not unused(game, self.seat, self.mine):
            return []
        return unused(game, self.other, self.theirs)

    def chosen(self, game: Artigiano, card: int) -> None:
        slot = place_in_stock(game, self.other, card) % SLOTS
        game.then(PickMine(self.seat, self.other, self.theirs, self.mine, slot))


class PickMine(ChooseCard):
    """effect.42: the card of your own stock that goes there."""

    clause = "effect.42"
    verb = "give"

    def __init__(self, seat: int, other: int, theirs: int, mine: int, slot: int) -> None:
        super().__init__(seat)
        self.other = other
        self.theirs = theirs
        self.mine = mine
        self.slot = slot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.theirs, self.mine, self.slot)

    def cards(self, game: Artigiano) -> list[int]:
        return unused(game, self.seat, self.mine)

    def chosen(self, game: Artigiano, card: int) -> None:
        seat, owner = self.seat, self.other
        keep = SEEN_BY[seat] | SEEN_BY[owner]
        mix_stock(game, seat, keep)
        mix_stock(game, owner, keep)
        mine = place_in_stock(game, seat, card)
        theirs = owner * SLOTS + self.slot
        given = game.show(take_from_stock(game, mine), SEEN_BY[owner])
        game.stock[mine] = game.show(take_from_stock(game, theirs), SEEN_BY[seat])
        game.stock[theirs] = given
        if game.journal is not None:
            game.tell("swap-stock", "effect.42", {"seat": seat, "to": owner})
        open_window(game)
        game.then(PickTheirs(seat, owner, self.theirs | CASE_BIT[self.slot], self.mine | CASE_BIT[mine % SLOTS]))


class Sin(Effect):
    """E43: exchange any number of cards of your stock with as many of your hand."""

    number = 43

    def resolve(self, game: Artigiano) -> None:
        game.then(PickStored(game.act_author, 0, 0))


class PickStored(MayChooseCard):
    """effect.43: a card of the stock; each place is exchanged at most once. The Captain forbids it."""

    clause = "effect.43"
    verb = "take"

    def __init__(self, seat: int, stored: int, in_hand: int) -> None:
        super().__init__(seat)
        self.stored = stored
        self.in_hand = in_hand

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.stored, self.in_hand)

    def cards(self, game: Artigiano) -> list[int]:
        if stock_is_blocked(game, self.seat) or self.in_hand.bit_count() >= len(game.hands[self.seat]):
            return []
        return unused(game, self.seat, self.stored)

    def chosen(self, game: Artigiano, card: int) -> None:
        slot = place_in_stock(game, self.seat, card) % SLOTS
        game.then(PickInHand(self.seat, self.stored, self.in_hand, slot))


class PickInHand(ChooseCard):
    """effect.43: the card of the hand that takes its place."""

    clause = "effect.43"
    verb = "store"

    def __init__(self, seat: int, stored: int, in_hand: int, slot: int) -> None:
        super().__init__(seat)
        self.stored = stored
        self.in_hand = in_hand
        self.slot = slot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.stored, self.in_hand, self.slot)

    def cards(self, game: Artigiano) -> list[int]:
        hand = game.hands[self.seat]
        return [hand[i] & CARD for i in range(len(hand)) if not self.in_hand >> i & 1]

    def chosen(self, game: Artigiano, card: int) -> None:
        hand = game.hands[self.seat]
        mix(game, hand, SEEN_BY[self.seat])
        mix_stock(game, self.seat, SEEN_BY[self.seat])
        place = self.seat * SLOTS + self.slot
        for i in range(len(hand)):
            if hand[i] & CARD == card:
                entry = take_from_stock(game, place)
                game.stock[place] = hand[i]
                hand[i] = entry
                open_window(game)
                game.then(PickStored(self.seat, self.stored | CASE_BIT[self.slot], self.in_hand | 1 << i))
                return


register(Revelation(), Sin())
