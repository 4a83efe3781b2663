"""Phase 1 of a turn: one operation with a card or with the stock; missions may be held back or released beside it."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD
from chabudai.core.seats import BIT, MOST_SEATS
from chabudai.core.step import NO_OPTIONS
from chabudai.games.artigiano.laying import AS_ACTION, HOLD, RELEASE, STOCK, WAYS, card_words
from chabudai.games.artigiano.material import CODE
from chabudai.games.artigiano.missions.claims import EVERY_MISSION, face_down, open_window
from chabudai.games.artigiano.placing import Build
from chabudai.games.artigiano.playing_stock import play_stock
from chabudai.games.artigiano.state import DOUBLE_PULLEY, MISSIONS, PULLEY, SLOTS, STORE_SLOT, Artigiano
from chabudai.games.artigiano.stocks import stock_cards, stock_is_blocked
from chabudai.games.artigiano.uses import CardUse


def _orders(fresh: int, held_back: int) -> tuple[int, ...]:
    """The orders for these princely missions: those never held back, and those that are."""
    found: list[int] = []
    for i in range(MISSIONS):
        if held_back >> i & 1:
            found.append(RELEASE + i)
        elif fresh >> i & 1:
            found.append(HOLD + i)
    return tuple(found)


ORDERS: Final = [_orders(key >> MISSIONS, key & EVERY_MISSION) for key in range(1 << 2 * MISSIONS)]
THE_STOCK: Final = (STOCK,)


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
        hidden = face_down(game, seat)
        return ORDERS[(hidden & ~game.held_once[seat]) << MISSIONS | hidden & game.hold[seat]]

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
            found += THE_STOCK
        if not found:
            return NO_OPTIONS
        found += self.orders(game)
        return tuple(found)

    def answer(self, game: Artigiano, choice: int) -> None:
        seat = self.seat
        if choice < STOCK:
            flags = game.force[seat]
            if flags and choice % WAYS < AS_ACTION:
                self.hoist(game, flags)
            self.use(game, choice)
        elif choice == STOCK:
            play_stock(game, seat)
        else:
            self.obey(game, choice)

    def obey(self, game: Artigiano, choice: int) -> None:
        """mission.3: an order is given and the same is asked again: what may be done with cards has not changed."""
        seat = self.seat
        options = game.options_of[seat]
        uses = options[: len(options) - len(self.orders(game))]
        give_order(game, seat, choice)
        game.options_of[seat] = uses + self.orders(game)
        game.asked |= BIT[seat]

    def describe(self, game: Artigiano, choice: int) -> str:
        if choice <= STOCK:
            return card_words(choice)
        place = choice - (RELEASE if choice >= RELEASE else HOLD)
        return f"{'release' if choice >= RELEASE else 'hold'} {CODE[game.mission_entry(self.seat, place) & CARD]}"

    def hoist(self, game: Artigiano, flags: int) -> None:
        """effect.5: after the Pulley further materials may follow the first."""
        more = 5 if flags & DOUBLE_PULLEY else 2 if flags & PULLEY else 0
        if more:
            game.force[self.seat] = flags & ~(PULLEY | DOUBLE_PULLEY)
            game.then(Hoist(self.seat, more))


def give_order(game: Artigiano, seat: int, choice: int) -> None:
    """mission.3: hold a princely mission back, or let it be turned up as soon as it is fulfilled."""
    game.own_missions()
    if choice >= RELEASE:
        game.hold[seat] &= ~(1 << (choice - RELEASE))
        open_window(game)
    else:
        bit = 1 << (choice - HOLD)
        game.hold[seat] |= bit
        game.held_once[seat] |= bit


class Hoist(Build):
    """effect.5: with the Pulley, further materials may be placed in the same operation."""

    clause = "effect.5"

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(Hoist(self.seat, self.left - 1))


OPERATE: Final = [Operate(seat) for seat in range(MOST_SEATS)]
