"""The shapes that steps and questions of this game share, so that each class says only what is its own."""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from chabudai.core.clauses import Refusal
from chabudai.core.step import Question, SeatStep
from chabudai.games.artigiano.boards import ALL_CASES, CASES_IN, MOST_CASES
from chabudai.games.artigiano.material import CARDS, CODE
from chabudai.games.artigiano.state import Artigiano

NO: Final = 0
YES: Final = 1
YES_NO: Final = (NO, YES)
NO_CARD_MORE: Final = CARDS  # a choice of card that chooses none
NO_MORE: Final = MOST_CASES  # a choice of case that chooses none
SPOTS: Final = 4 * MOST_CASES
NO_SPOT: Final = SPOTS  # a choice of spot that chooses none


class StepTowards(SeatStep[Artigiano]):
    """A step about a seat and another one."""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other)


class FreeQuestion(Question[Artigiano]):
    """Every candidate is an option, so nothing has to be judged one by one."""

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return self.candidates(game)


# --- cards ----------------------------------------------------------------------------------------


class ChooseCard(FreeQuestion):
    """A choice is one of certain cards."""

    size = CARDS
    verb: ClassVar[str] = "discard"  # of the notation

    def cards(self, game: Artigiano) -> list[int]:
        """The cards that may be chosen."""
        raise NotImplementedError

    def chosen(self, game: Artigiano, card: int) -> None:
        """What happens to the card."""
        raise NotImplementedError

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple(self.cards(game))

    def answer(self, game: Artigiano, choice: int) -> None:
        self.chosen(game, choice)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"{self.verb} {CODE[choice]}"


class ChooseCardOf(ChooseCard):
    """The same where another seat gives or receives the card."""

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other)


class MayChooseCard(ChooseCard):
    """The same where one may also choose none."""

    size = CARDS + 1
    none: ClassVar[str] = "no more"

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return (*self.cards(game), NO_CARD_MORE)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_CARD_MORE:
            self.chosen(game, choice)

    def describe(self, game: Artigiano, choice: int) -> str:
        return self.none if choice == NO_CARD_MORE else f"{self.verb} {CODE[choice]}"


# --- cases of one castle --------------------------------------------------------------------------


class ChooseCase(Question[Artigiano]):
    """A choice is a case of a castle, one's own unless the class says otherwise; perhaps also none."""

    size = MOST_CASES
    verb: ClassVar[str] = "lose"
    none: ClassVar[str] = "no more"

    def castle_of(self) -> int:
        """Whose castle it is."""
        return self.seat

    def may_stop(self) -> bool:
        """May one choose none?"""
        return False

    def allowed(self, game: Artigiano) -> int:
        """The cases that may be chosen."""
        raise NotImplementedError

    def obstacle(self, game: Artigiano, case: int) -> Refusal:
        """Why another case may not be chosen."""
        raise NotImplementedError

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        cases = ALL_CASES[game.boards[self.castle_of()]]
        return (*cases, NO_MORE) if self.may_stop() else cases

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_MORE or self.allowed(game) >> choice & 1:
            return None
        return self.obstacle(game, choice)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        cases = CASES_IN[self.allowed(game)]
        return (*cases, NO_MORE) if self.may_stop() else cases

    def describe(self, game: Artigiano, choice: int) -> str:
        return self.none if choice == NO_MORE else f"{self.verb} {choice + 1}"


# --- spots of several castles ---------------------------------------------------------------------


def spots_of(seat: int, cases: int) -> list[int]:
    """These cases of the seat as spots."""
    return [seat * MOST_CASES + case for case in CASES_IN[cases]]


class ChooseSpot(Question[Artigiano]):
    """A choice is a spot, a case of any of several castles; perhaps also none."""

    size = SPOTS + 1
    verb: ClassVar[str] = "on"

    def castles(self, game: Artigiano) -> list[int]:
        """The seats whose castles are chosen from."""
        raise NotImplementedError

    def may_stop(self) -> bool:
        """May one choose none?"""
        return False

    def allowed(self, game: Artigiano, owner: int) -> int:
        """The cases of this castle that may be chosen."""
        raise NotImplementedError

    def obstacle(self, game: Artigiano, owner: int, case: int) -> Refusal:
        """Why another case of it may not be chosen."""
        raise NotImplementedError

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        found = [seat * MOST_CASES + case for seat in self.castles(game) for case in ALL_CASES[game.boards[seat]]]
        return (*found, NO_SPOT) if self.may_stop() else tuple(found)

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_SPOT:
            return None
        owner, case = choice // MOST_CASES, choice % MOST_CASES
        return None if self.allowed(game, owner) >> case & 1 else self.obstacle(game, owner, case)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        found: list[int] = []
        for seat in self.castles(game):
            found += spots_of(seat, self.allowed(game, seat))
        return (*found, NO_SPOT) if self.may_stop() else tuple(found)

    def describe(self, game: Artigiano, choice: int) -> str:
        return "no more" if choice == NO_SPOT else f"{self.verb} {choice // MOST_CASES} {choice % MOST_CASES + 1}"
