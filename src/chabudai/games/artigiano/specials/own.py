"""Specials for one's own castle, zone and stock that ask for more than a place: Roofer, Renovator, Bell-Ringer."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD
from chabudai.core.step import Question
from chabudai.games.artigiano.boards import CASE_BIT, CASE_KIND, CASES_IN, FITTING, MOST_CASES, supported
from chabudai.games.artigiano.laying import (
    DONE,
    WAYS,
    ban,
    banned,
    building_obstacle,
    held,
    lay,
    source_of_held,
    take_held,
)
from chabudai.games.artigiano.losing import replace
from chabudai.games.artigiano.material import IS_MATERIAL, KINDS, ROOFER
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.placing import Placing
from chabudai.games.artigiano.protection import ANY_KIND, materials
from chabudai.games.artigiano.state import ON_CARD, Artigiano
from chabudai.games.artigiano.stocks import IN_STORE, free_places, put_in_stock


class Roof(Placing):
    """specials.1: a held material goes on any supported case, whatever its kind, with the Roofer on it."""

    clause = "specials.1"

    def may_stop(self, game: Artigiano) -> bool:
        # Whoever is asked holds a material, but others cannot know which: in what they imagine there may be none.
        return not self.cards(game)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        return None if choice == DONE else building_obstacle(game, self.seat, ANY_KIND, choice % WAYS)

    def cases(self, game: Artigiano, card: int) -> int:
        return supported(game.boards[self.seat], game.occupied[self.seat])

    def answer(self, game: Artigiano, choice: int) -> None:
        roofer = game.pool.pop() & CARD
        if choice == DONE:
            game.discard.append(roofer)
            return
        card = choice // WAYS
        source = source_of_held(game, self.seat)
        game.turn_up(take_held(game, self.seat, card))
        game.special_at[ROOFER] = ON_CARD + card
        lay(game, self.seat, card, choice % WAYS, source)


def can_roof(game: Artigiano, seat: int) -> Refusal | None:
    """specials.1: the Roofer needs a material and a supported case, and no ban on placing."""
    flag = ban(game, seat, source_of_held(game, seat))
    if flag:
        return banned(flag)
    if not supported(game.boards[seat], game.occupied[seat]):
        return Refusal("specials.1", "no-place-for-it")
    for card in held(game, seat):
        if IS_MATERIAL[card]:
            return None
    return Refusal("specials.1", "no-material-for-it")


class Renovate(Placing):
    """specials.2: materials of your castle are replaced, each at most once, by held ones that fit the same case."""

    clause = "specials.2"

    def __init__(self, seat: int, renewed: int) -> None:
        super().__init__(seat)
        self.renewed = renewed  # cases already renewed

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.renewed)

    def may_stop(self, game: Artigiano) -> bool:
        # Without cards or without anything left to renew there is nothing to ask, and everybody sees it.
        return bool(held(game, self.seat)) and materials(game, self.seat) & ~self.renewed != 0

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == DONE:
            return None
        seat, case = self.seat, choice % WAYS
        flag = ban(game, seat, source_of_held(game, seat))
        if flag:
            return banned(flag)
        if not (materials(game, seat) & ~self.renewed) >> case & 1:
            return Refusal("specials.2", "nothing-to-renew", {"case": case})
        kind = CASE_KIND[game.boards[seat]][case]
        if not KINDS[choice // WAYS] & kind:
            return Refusal("place.2", "wrong-kind", {"case": case, "kind": kind})
        return None

    def cases(self, game: Artigiano, card: int) -> int:
        seat = self.seat
        if ban(game, seat, source_of_held(game, seat)):
            return 0
        return materials(game, seat) & ~self.renewed & FITTING[game.boards[seat]][KINDS[card]]

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == DONE:
            return
        seat, card, case = self.seat, choice // WAYS, choice % WAYS
        source = source_of_held(game, seat)
        game.turn_up(take_held(game, seat, card))
        replace(game, seat * MOST_CASES + case, seat)
        lay(game, seat, card, case, source)
        game.then(Renovate(seat, self.renewed | CASE_BIT[case]))


class RingIn(Question[Artigiano]):
    """specials.16: the Bell-Ringer takes a free place of your stock: an ordinary one or the Storekeeper's."""

    clause = "specials.16"

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return CASES_IN[free_places(game, self.seat)]

    def answer(self, game: Artigiano, choice: int) -> None:
        put_in_stock(game, self.seat, game.pool.pop(), choice)
        open_window(game)

    def describe(self, game: Artigiano, choice: int) -> str:
        return "in the store" if choice == IN_STORE else "in the stock"
