"""The question that places materials: from the held set or elsewhere, one after another."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.clauses import Refusal
from chabudai.core.step import NO_OPTIONS, Question
from chabudai.games.artigiano.boards import ALL_CASES, CASE_KIND, CASES_IN, FITTING, supported
from chabudai.games.artigiano.laying import (
    DONE,
    SIZE,
    WAYS,
    ban,
    banned,
    building_obstacle,
    card_words,
    held,
    lay_held,
    source_of_held,
)
from chabudai.games.artigiano.material import IS_MATERIAL, KINDS, F, P, T
from chabudai.games.artigiano.state import Artigiano


class Placing(Question[Artigiano]):
    """A choice is a material and a case for it; perhaps also none.  Asked whatever there is, so that nothing leaks."""

    size = SIZE
    always = True

    def cards(self, game: Artigiano) -> list[int]:
        """The materials one could think of: those of the held set, unless the class says otherwise."""
        return [card for card in held(game, self.seat) if IS_MATERIAL[card]]

    def cases(self, game: Artigiano, card: int) -> int:
        """The cases on which this material may be placed."""
        raise NotImplementedError

    def may_stop(self, game: Artigiano) -> bool:
        """May one choose none?"""
        return True

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        cases = ALL_CASES[game.boards[self.seat]]
        found = [card * WAYS + case for card in self.cards(game) for case in cases]
        return (*found, DONE) if self.may_stop(game) else tuple(found)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        found: list[int] = []
        for card in self.cards(game):
            first = card * WAYS
            for case in CASES_IN[self.cases(game, card)]:
                found.append(first + case)
        if self.may_stop(game):
            found.append(DONE)
        return tuple(found)

    def describe(self, game: Artigiano, choice: int) -> str:
        return card_words(choice)


def free_cases(game: Artigiano, seat: int, kinds: int, source: int) -> int:
    """place.1 to place.3: where the seat may place a material of these kinds from this source."""
    if ban(game, seat, source):
        return 0
    board = game.boards[seat]
    return supported(board, game.occupied[seat]) & FITTING[board][kinds]


def placing_obstacle(game: Artigiano, seat: int, choice: int, source: int) -> Refusal | None:
    """Why the seat may not place this card on this case."""
    flag = ban(game, seat, source)
    return banned(flag) if flag else building_obstacle(game, seat, KINDS[choice // WAYS], choice % WAYS)


class Build(Placing):
    """A material may be placed from the held set.

    Nothing is asked where everybody sees that nothing can be placed: without cards, under a ban, without a free case.
    """

    clause = "action.6"

    def __init__(self, seat: int, left: int, limit: int = 0) -> None:
        super().__init__(seat)
        self.left = left  # how many may still be placed
        self.limit = limit  # what an earlier choice demands of the next one; 0: nothing yet

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.limit)

    def allows(self, game: Artigiano, card: int, kind: int) -> bool:
        """Does the effect allow this card on a case of this kind?"""
        return True

    def kinds(self) -> int:
        """The kinds of cases on which the effect allows any card."""
        return F | P | T

    def is_vain(self, game: Artigiano) -> bool:
        """Does everybody see that nothing can be placed?"""
        source = source_of_held(game, self.seat)
        return not held(game, self.seat) or not free_cases(game, self.seat, self.kinds(), source)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return NO_OPTIONS if self.is_vain(game) else super().candidates(game)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return NO_OPTIONS if self.is_vain(game) else super().options(game)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == DONE:
            return None
        seat, card = self.seat, choice // WAYS
        obstacle = placing_obstacle(game, seat, choice, source_of_held(game, seat))
        if obstacle is None and not self.allows(game, card, CASE_KIND[game.boards[seat]][choice % WAYS]):
            return Refusal(self.clause, "effect-forbids", {"card": card, "effect": game.act_effect})
        return obstacle

    def cases(self, game: Artigiano, card: int) -> int:
        seat = self.seat
        free = free_cases(game, seat, KINDS[card], source_of_held(game, seat))
        if free:
            fitting = FITTING[game.boards[seat]]
            for kind in (F, P, T):
                if free & fitting[kind] and not self.allows(game, card, kind):
                    free &= ~fitting[kind]
        return free

    def again(self, game: Artigiano, card: int, kind: int) -> None:
        """Ask for the next one, if the effect allows one more."""

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != DONE:
            card, case = choice // WAYS, choice % WAYS
            lay_held(game, self.seat, card, case)
            if self.left > 1:
                self.again(game, card, CASE_KIND[game.boards[self.seat]][case])
