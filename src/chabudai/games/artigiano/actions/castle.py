"""Actions that tear down: Landslide, Square Formation, Cannon, Ruse, Crossbow; and the Chapel, which forbids it."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.seats import BIT
from chabudai.core.step import Question, Step
from chabudai.games.artigiano.actions.effect import (
    AT_A_PLAYER,
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
from chabudai.games.artigiano.boards import ABOVE, CASE_BIT, CASES_IN, FITTING, MOST_CASES, ROWS, superficial
from chabudai.games.artigiano.losing import lose
from chabudai.games.artigiano.material import F, T
from chabudai.games.artigiano.protection import effective_value, exposed, materials
from chabudai.games.artigiano.shapes import NO_MORE, ChooseCase
from chabudai.games.artigiano.state import EMPTY, NO_MATERIAL, Artigiano

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = (LEFT, RIGHT)


def lose_cases(game: Artigiano, seat: int, cases: int, by: int) -> None:
    """These cases of the seat lose their materials."""
    for case in CASES_IN[cases]:
        lose(game, seat * MOST_CASES + case, by)


def picked(game: Artigiano, seat: int) -> int:
    """The cases of the seat that have been chosen so far."""
    cases = 0
    for pick in game.picks:
        if pick // MOST_CASES == seat:
            cases |= CASE_BIT[pick % MOST_CASES]
    return cases


class Landslide(Effect):
    """E04: a player loses a foundation of his choice and everything that rests on it. Doubled: two, or two players."""

    number = 4
    aim = AT_A_PLAYER
    doubles = BOTH
    on_castle = True

    def befall(self, game: Artigiano, seat: int) -> None:
        game.then(*[ChooseFoundation(seat, game.act_author)] * times_cards(game, 1))


class ChooseFoundation(ChooseCase):
    """effect.4: the player named chooses the foundation; protected materials stay, whatever they rested on."""

    clause = "effect.4"

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.by)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return CASES_IN[FITTING[game.boards[self.seat]][F]]

    def allowed(self, game: Artigiano) -> int:
        return exposed(game, self.seat, self.by) & FITTING[game.boards[self.seat]][F]

    def obstacle(self, game: Artigiano, case: int) -> Refusal:
        if not materials(game, self.seat) >> case & 1:
            return Refusal("effect.4", "no-material", {"case": case})
        return Refusal("attack.5", "protected", {"case": case})

    def answer(self, game: Artigiano, choice: int) -> None:
        falling = (CASE_BIT[choice] | ABOVE[game.boards[self.seat]][choice]) & exposed(game, self.seat, self.by)
        lose_cases(game, self.seat, falling, self.by)


class AimedShots(Effect):
    """An effect whose author chooses the materials that castles lose, before anything can answer."""

    on_castle = True

    def resolve(self, game: Artigiano) -> None:
        for spot in game.picks:
            lose(game, spot, game.act_author)

    def spare(self, game: Artigiano, seat: int) -> None:
        game.picks = [pick for pick in game.picks if pick // MOST_CASES != seat]


class SquareFormation(AimedShots):
    """E17: an opponent loses up to two superficial materials of value 1 or 2. Doubled: up to four, or two opponents."""

    number = 17
    aim = AT_AN_OPPONENT
    doubles = BOTH

    def announce(self, game: Artigiano) -> None:
        game.then(AIM)
        super().announce(game)


class Cannon(AimedShots):
    """E19: every other castle loses a superficial material that you choose. Doubled: two of each castle."""

    number = 19
    aim = AT_ALL_OTHERS
    doubles = ONLY_CARDS

    def announce(self, game: Artigiano) -> None:
        super().announce(game)
        game.then(AIM)


class Aim(Step[Artigiano]):
    """effect.17, effect.19: the materials are chosen, castle by castle, clockwise."""

    clause = "effect.19"

    def run(self, game: Artigiano) -> None:
        author = game.act_author
        for seat in reversed(targets(game)):
            if game.act_effect == CANNON:
                game.then(Shoot(author, seat, 0, times_cards(game, 1)))
            else:
                game.then(Pierce(author, seat, 0, times_cards(game, 2)))


class Shoot(ChooseCase):
    """effect.19: a superficial material of this castle; after a first one, what is superficial is looked at again."""

    clause = "effect.19"
    size = MOST_CASES + 1

    def __init__(self, seat: int, other: int, before: int, left: int) -> None:
        super().__init__(seat)
        self.other = other
        self.before = before  # how many have been chosen on this castle
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.other, self.before, self.left)

    def castle_of(self) -> int:
        return self.other

    def may_stop(self) -> bool:
        return self.before > 0

    def allowed(self, game: Artigiano) -> int:
        victim = self.other
        standing = game.occupied[victim] & ~picked(game, victim)
        return superficial(game.boards[victim], standing) & exposed(game, victim, self.seat)

    def obstacle(self, game: Artigiano, case: int) -> Refusal:
        victim = self.other
        if game.castle[victim * MOST_CASES + case] == EMPTY or picked(game, victim) >> case & 1:
            return Refusal(self.clause, "no-material", {"case": case})
        if not exposed(game, victim, self.seat) >> case & 1:
            return Refusal("attack.5", "protected", {"case": case})
        return self.unfit(case)

    def unfit(self, case: int) -> Refusal:
        """What is wrong with a material that is there and not protected."""
        return Refusal("attack.10", "not-superficial", {"case": case})

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice != NO_MORE:
            game.picks.append(self.other * MOST_CASES + choice)
            if self.left > 1:
                self.next(game)

    def next(self, game: Artigiano) -> None:
        """Choose one more."""
        game.then(Shoot(self.seat, self.other, self.before + 1, self.left - 1))

    def describe(self, game: Artigiano, choice: int) -> str:
        return "no more" if choice == NO_MORE else f"aim {self.other} {choice + 1}"


class Pierce(Shoot):
    """effect.17: superficial when the card is played, and worth 1 or 2; as many as you like up to the number."""

    clause = "effect.17"

    def may_stop(self) -> bool:
        return True

    def allowed(self, game: Artigiano) -> int:
        victim = self.other
        found = superficial(game.boards[victim], game.occupied[victim]) & exposed(game, victim, self.seat)
        found &= ~picked(game, victim)
        for case in CASES_IN[found]:
            if not 1 <= effective_value(game, game.castle[victim * MOST_CASES + case]) <= 2:
                found &= ~CASE_BIT[case]
        return found

    def unfit(self, case: int) -> Refusal:
        return Refusal("effect.17", "not-weak", {"case": case})

    def next(self, game: Artigiano) -> None:
        game.then(Pierce(self.seat, self.other, self.before + 1, self.left - 1))


class Ruse(Effect):
    """E21: an opponent chooses a side; each row of his castle loses its outermost card there. Doubled: two of them."""

    number = 21
    aim = AT_AN_OPPONENT
    doubles = ONLY_PLAYERS
    on_castle = True

    def resolve(self, game: Artigiano) -> None:
        game.then(*[ChooseSide(seat, game.act_author) for seat in targets(game) if game.occupied[seat]])


class ChooseSide(Question[Artigiano]):
    """effect.21: the opponent says left or right; a protected card stays, and nothing is lost in its place."""

    clause = "effect.21"

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.by)

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return SIDES

    def answer(self, game: Artigiano, choice: int) -> None:
        seat = self.seat
        hit = 0
        for row in ROWS[game.boards[seat]]:
            cases = CASES_IN[row & game.occupied[seat]]
            if cases:
                hit |= CASE_BIT[cases[0] if choice == LEFT else cases[-1]]
        lose_cases(game, seat, hit & exposed(game, seat, self.by), self.by)

    def describe(self, game: Artigiano, choice: int) -> str:
        return "left" if choice == LEFT else "right"


class Crossbow(Effect):
    """E22: a player loses every tile worth 1, 2 or 3; what rested on them stays. Doubled: two players."""

    number = 22
    aim = AT_A_PLAYER
    doubles = ONLY_PLAYERS
    on_castle = True

    def resolve(self, game: Artigiano) -> None:
        for seat in targets(game):
            tiles = exposed(game, seat, game.act_author) & FITTING[game.boards[seat]][T]
            for case in CASES_IN[tiles]:
                if not 1 <= effective_value(game, game.castle[seat * MOST_CASES + case]) <= 3:
                    tiles &= ~CASE_BIT[case]
            lose_cases(game, seat, tiles, game.act_author)


class Chapel(Effect):
    """E40: until your next turn others' actions cannot touch your castle; in that turn you place no material."""

    number = 40

    def resolve(self, game: Artigiano) -> None:
        seat = game.act_author
        game.chapel |= BIT[seat]
        game.pending[seat] |= NO_MATERIAL


CANNON: Final = 19
AIM: Final = Aim()
register(Landslide(), SquareFormation(), Cannon(), Ruse(), Crossbow(), Chapel())
