"""Actions that build: Lintel, Reinforcements, Market Stall, Arrangement, Bread Oven."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.step import Step
from chabudai.games.artigiano.actions.effect import ONLY_CARDS, Effect, register, times_cards
from chabudai.games.artigiano.boards import CASE_KIND, CASES_IN, FITTING, MOST_CASES
from chabudai.games.artigiano.laying import DONE, WAYS
from chabudai.games.artigiano.material import VALUE
from chabudai.games.artigiano.placing import Build
from chabudai.games.artigiano.protection import effective_value, materials
from chabudai.games.artigiano.state import Artigiano

STALL_MOST: Final = 60  # "any number"


class LayFreely(Build):
    """effect.12, effect.13, effect.27: a material may be placed by the usual rules."""

    clause = "place.1"

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(LayFreely(self.seat, self.left - 1))


class Lintel(Effect):
    """E02: place up to two materials of the same printed value, one after the other. Doubled: up to four."""

    number = 2
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        game.then(LayEqual(game.act_author, times_cards(game, 2)))


class LayEqual(Build):
    """effect.2: the next material has the value of the first."""

    clause = "effect.2"

    def allows(self, game: Artigiano, card: int, kind: int) -> bool:
        return self.limit == 0 or VALUE[card] == self.limit

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(LayEqual(self.seat, self.left - 1, VALUE[card]))


class Reinforcements(Effect):
    """E03: place up to two materials on cases of one kind. Doubled: up to four."""

    number = 3
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        game.then(LayAlike(game.act_author, times_cards(game, 2)))


class LayAlike(Build):
    """effect.3: the next material goes on a case of the kind of the first."""

    clause = "effect.3"

    def kinds(self) -> int:
        return self.limit if self.limit else super().kinds()

    def allows(self, game: Artigiano, card: int, kind: int) -> bool:
        return self.limit == 0 or kind == self.limit

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(LayAlike(self.seat, self.left - 1, kind))


class MarketStall(Effect):
    """E26: place any number of materials, each like one that already lies on some castle: same kind, same value."""

    number = 26

    def resolve(self, game: Artigiano) -> None:
        game.then(LayMatching(game.act_author, STALL_MOST))


class LayMatching(Build):
    """effect.26: kind of the case and printed value are those of a material lying on a castle."""

    clause = "effect.26"

    def allows(self, game: Artigiano, card: int, kind: int) -> bool:
        for seat in range(game.seats):
            board = game.boards[seat]
            for case in CASES_IN[materials(game, seat) & FITTING[board][kind]]:
                if effective_value(game, game.castle[seat * MOST_CASES + case]) == VALUE[card]:
                    return True
        return False

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(LayMatching(self.seat, self.left - 1))


class Arrangement(Effect):
    """E27: place a material if you like; when this turn is over you take another one. Doubled: two materials."""

    number = 27
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        if game.act_author == game.active:
            game.extra = 1
        game.then(LayFreely(game.act_author, times_cards(game, 1)))


class BreadOven(Effect):
    """E28: place up to two materials; then everybody else may place as many of the same kinds and values."""

    number = 28
    doubles = ONLY_CARDS

    def resolve(self, game: Artigiano) -> None:
        game.then(LayToShare(game.act_author, times_cards(game, 2)), SHARE_BREAD)


class LayToShare(Build):
    """effect.28: up to two materials; what they are decides what the others may place."""

    clause = "effect.28"

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != DONE:
            kind = CASE_KIND[game.boards[self.seat]][choice % WAYS]
            game.picks.append(kind << 4 | VALUE[choice // WAYS])
        super().answer(game, choice)

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        game.then(LayToShare(self.seat, self.left - 1))


class ShareBread(Step[Artigiano]):
    """effect.28: clockwise, every other player may answer each of the materials laid with one of his own."""

    clause = "effect.28"

    def run(self, game: Artigiano) -> None:
        for seat in reversed(game.others(game.act_author)):
            game.then(*[LayInReply(seat, 1, pick) for pick in game.picks])


class LayInReply(Build):
    """effect.28: one material from the hand, of the same kind and the same printed value."""

    clause = "effect.28"

    def kinds(self) -> int:
        return self.limit >> 4

    def allows(self, game: Artigiano, card: int, kind: int) -> bool:
        return kind << 4 | VALUE[card] == self.limit


SHARE_BREAD: Final = ShareBread()
register(Lintel(), Reinforcements(), MarketStall(), Arrangement(), BreadOven())
