"""Playing the stock: its cards are used one after the other, and what is left returns to it."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Step
from chabudai.games.artigiano.ending import check_end
from chabudai.games.artigiano.laying import DONE
from chabudai.games.artigiano.putting_back import PUT_BACK
from chabudai.games.artigiano.state import Artigiano
from chabudai.games.artigiano.stocks import stock_cards
from chabudai.games.artigiano.uses import CardUse

JUST_DONE: Final = (DONE,)


def play_stock(game: Artigiano, seat: int) -> None:
    """stock.1: the seat takes up its stock; the hand is set aside until the rest is put back."""
    if game.journal is not None:
        game.tell("play-stock", "stock.1", {"seat": seat})
    game.playing = stock_cards(game, seat)
    game.then(USE_STOCK[seat], PUT_BACK[seat])


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
        return (*found, DONE) if self.used and found else tuple(found)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        return None if choice == DONE else self.card_refusal(game, choice)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        found = self.card_options(game)
        if self.used and found:  # an empty stock is no secret: there is nothing to ask
            found += JUST_DONE
        return tuple(found)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != DONE:
            game.then(CHECK_END, USE_STOCK_AGAIN[self.seat])
            self.use(game, choice)


class CheckEnd(Step[Artigiano]):
    """end.1: after every card a full castle ends the game."""

    clause = "end.1"

    def run(self, game: Artigiano) -> None:
        check_end(game)


USE_STOCK: Final = [UseStock(seat, 0) for seat in range(MOST_SEATS)]
USE_STOCK_AGAIN: Final = [UseStock(seat, 1) for seat in range(MOST_SEATS)]
CHECK_END: Final = CheckEnd()
