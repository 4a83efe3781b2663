"""The stock after it was played: what is left returns to it."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, NO_CARD, SEEN_BY
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Question
from chabudai.games.artigiano.boards import CASES_IN
from chabudai.games.artigiano.losing import mix_stock
from chabudai.games.artigiano.material import CARDS, CODE
from chabudai.games.artigiano.state import SLOTS, STORE_SLOT, Artigiano
from chabudai.games.artigiano.stocks import stock_cards


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


PUT_BACK: Final = [PutBack(seat) for seat in range(MOST_SEATS)]
