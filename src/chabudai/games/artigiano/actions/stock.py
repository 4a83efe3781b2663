"""Actions against stocks: Vestibule, Storeroom, Cellar, Siege."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.clauses import Refusal
from chabudai.games.artigiano.actions.effect import (
    AT_A_FILLED_STOCK,
    AT_ALL_OTHERS,
    AT_AN_OPPONENT,
    BOTH,
    ONLY_CARDS,
    ONLY_PLAYERS,
    Effect,
    register,
    targets,
    times_cards,
)
from chabudai.games.artigiano.laying import DONE, ELSEWHERE, WAYS, lay
from chabudai.games.artigiano.losing import is_key, look_at_stock, throw_away, unlock
from chabudai.games.artigiano.material import IS_MATERIAL, KINDS
from chabudai.games.artigiano.placing import Placing, free_cases, placing_obstacle
from chabudai.games.artigiano.shapes import ChooseCard, StepTowards
from chabudai.games.artigiano.state import Artigiano
from chabudai.games.artigiano.stocks import in_stock, place_in_stock, take_from_stock


class LookAtStock(StepTowards):
    """effect.8, effect.11, effect.42: the author looks at a stock; a Key-Bearer seen there steps into its zone."""

    clause = "effect.11"

    def run(self, game: Artigiano) -> None:
        look_at_stock(game, self.other, self.seat)
        if game.journal is not None:
            game.tell("look-stock", "effect.11", {"seat": self.seat, "to": self.other})


class Storeroom(Effect):
    """E11: look at an opponent's stock. Doubled: two opponents."""

    number = 11
    aim = AT_AN_OPPONENT
    doubles = ONLY_PLAYERS
    on_stock = True

    def befall(self, game: Artigiano, seat: int) -> None:
        game.then(LookAtStock(game.act_author, seat))


class Vestibule(Effect):
    """E08: look at an opponent's stock and place a material from it on your castle. Doubled: two, or two opponents."""

    number = 8
    aim = AT_AN_OPPONENT
    doubles = BOTH
    on_stock = True

    def befall(self, game: Artigiano, seat: int) -> None:
        author = game.act_author
        game.then(LookAtStock(author, seat), Fetch(author, seat, times_cards(game, 1)))


class Fetch(Placing):
    """effect.8: one material of that stock may be placed at once; otherwise it stays. Asked whatever lies there."""

    clause = "effect.8"

    def __init__(self, seat: int, other: int, left: int) -> None:
        super().__init__(seat)
        self.other = other
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.left)

    def cards(self, game: Artigiano) -> list[int]:
        return [card for card in in_stock(game, self.other) if IS_MATERIAL[card]]

    def may_stop(self, game: Artigiano) -> bool:
        return bool(game.ordinary(self.other))  # that a stock is empty is no secret: then nothing is asked

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        return None if choice == DONE else placing_obstacle(game, self.seat, choice, ELSEWHERE)

    def cases(self, game: Artigiano, card: int) -> int:
        return free_cases(game, self.seat, KINDS[card], ELSEWHERE)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == DONE:
            return
        card = choice // WAYS
        game.turn_up(take_from_stock(game, place_in_stock(game, self.other, card)))
        lay(game, self.seat, card, choice % WAYS, ELSEWHERE)
        if self.left > 1:
            game.then(Fetch(self.seat, self.other, self.left - 1))


class Cellar(Effect):
    """E16: a random card of a player's stock is discarded. Doubled: two cards, or two players."""

    number = 16
    aim = AT_A_FILLED_STOCK
    doubles = BOTH
    on_stock = True

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
    aim = AT_ALL_OTHERS
    doubles = ONLY_CARDS
    on_stock = True

    def befall(self, game: Artigiano, seat: int) -> None:
        game.then(*[Surrender(seat)] * times_cards(game, 1))


class Surrender(ChooseCard):
    """effect.24: the owner chooses the card; the Storekeeper's place is out of reach."""

    clause = "effect.24"

    def cards(self, game: Artigiano) -> list[int]:
        return in_stock(game, self.seat)

    def chosen(self, game: Artigiano, card: int) -> None:
        throw_away(game, self.seat, take_from_stock(game, place_in_stock(game, self.seat, card)), False)


register(Storeroom(), Vestibule(), Cellar(), Siege())
