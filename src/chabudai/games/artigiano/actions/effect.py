"""What an effect is: whom it is aimed at, what it does to them, what a Double Attack doubles in it.

Every effect is an `Effect` with its own `announce` (players named, face-up cards chosen) and `resolve` (what depends on
hands, and the victims' choices).  The action under way is kept in the `act_` fields of the state.
"""

# mypyc: compile
from __future__ import annotations

from typing import ClassVar, Final

from chabudai.core.clauses import Refusal
from chabudai.core.seats import BIT, SEATS_IN
from chabudai.core.step import Question
from chabudai.games.artigiano.material import EFFECTS
from chabudai.games.artigiano.protection import materials
from chabudai.games.artigiano.state import NO_ACTION, Artigiano

NO_EFFECT: Final = 0
NO_ONE: Final = 7  # a choice of player that names nobody more

AT_NOBODY: Final = 0  # whom an effect is aimed at
AT_A_PLAYER: Final = 1
AT_AN_OPPONENT: Final = 2
AT_A_FILLED_STOCK: Final = 3  # of any player
AT_ALL_OTHERS: Final = 4

NOT_DOUBLED: Final = 0
DOUBLED: Final = 1  # by a Double Attack; what is doubled is still open
PLAYERS: Final = 2
CARDS: Final = 3

NEITHER: Final = 0  # what a Double Attack can double in an effect
ONLY_PLAYERS: Final = 1
ONLY_CARDS: Final = 2
BOTH: Final = 3


class Effect:
    """What an action card says.  The docstring of each is the card's text in our own words."""

    number: ClassVar[int] = 0
    aim: ClassVar[int] = AT_NOBODY
    doubles: ClassVar[int] = NEITHER
    on_castle: ClassVar[bool] = False  # naming a player attacks the castle
    on_stock: ClassVar[bool] = False

    def announce(self, game: Artigiano) -> None:
        """Name the players and choose the face-up cards."""
        if self.aim == AT_ALL_OTHERS:
            game.act_targets = within_reach(game)
        elif self.aim != AT_NOBODY:
            designate(game, self.aim)

    def resolve(self, game: Artigiano) -> None:
        """Carry it out."""
        for seat in reversed(targets(game)):  # what is put on the agenda last happens first
            self.befall(game, seat)

    def befall(self, game: Artigiano, seat: int) -> None:
        """Put on the agenda what happens to one of the players it is aimed at."""

    def castles(self, game: Artigiano) -> int:
        """attack.3: the castles attacked: those of the players named, as far as they hold a material."""
        found = 0
        if self.on_castle:
            for seat in SEATS_IN[game.act_targets]:
                if materials(game, seat):
                    found |= BIT[seat]
        return found

    def spare(self, game: Artigiano, seat: int) -> None:
        """table.2: leave this seat out, which answers with a Prayer."""


EFFECT_OF: Final[list[Effect]] = [Effect() for _ in range(EFFECTS + 1)]


def register(*effects: Effect) -> None:
    """Put effects into the table by which they are found."""
    for effect in effects:
        EFFECT_OF[effect.number] = effect


# --- words the effects use ------------------------------------------------------------------------


def times_players(game: Artigiano) -> int:
    """How many players may be named."""
    return 2 if game.act_double == PLAYERS else 1


def times_cards(game: Artigiano, number: int) -> int:
    """The number of cards, doubled if that is what is doubled."""
    return 2 * number if game.act_double == CARDS else number


def within_reach(game: Artigiano) -> int:
    """Every other player, or only the one whom a Prayer repays."""
    return game.act_only if game.act_only else game.everyone_but(game.act_author)


def targets(game: Artigiano) -> list[int]:
    """action.5: the players it is aimed at, clockwise from the author's left."""
    author = game.act_author
    order = [*game.others(author), author]
    return [seat for seat in order if game.act_targets & BIT[seat]]


def may_play_actions(game: Artigiano, seat: int) -> bool:
    """effect.35: the Convent forbids action cards."""
    return seat != game.active or not game.force[seat] & NO_ACTION


# --- naming players -------------------------------------------------------------------------------


class Designate(Question[Artigiano]):
    """action.2: a player is named: anybody, or only an opponent where the card says so."""

    clause = "action.2"
    size = 8

    def __init__(self, seat: int, left: int, opponents: int, with_stock: int) -> None:
        super().__init__(seat)
        self.left = left
        self.opponents = opponents
        self.with_stock = with_stock

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.opponents, self.with_stock)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        seats = tuple(range(game.seats))
        return (*seats, NO_ONE) if game.act_targets else seats

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if choice == NO_ONE:
            return None
        if self.opponents and choice == self.seat:
            return Refusal("action.2", "not-yourself", {"effect": game.act_effect})
        if game.act_targets & BIT[choice]:
            return Refusal("effect.15", "named-already", {"to": choice})
        if self.with_stock and not game.ordinary(choice):
            return Refusal("effect.16", "empty-stock", {"to": choice})
        return None

    def options(self, game: Artigiano) -> tuple[int, ...]:
        shut = game.act_targets | (BIT[self.seat] if self.opponents else 0)
        found = [seat for seat in SEATS_IN[(BIT[game.seats] - 1) & ~shut] if not self.with_stock or game.ordinary(seat)]
        if game.act_targets:
            found.append(NO_ONE)
        return tuple(found)

    def answer(self, game: Artigiano, choice: int) -> None:
        if choice == NO_ONE:
            return
        game.act_targets |= BIT[choice]
        if game.journal is not None:
            game.tell("designate", "action.2", {"seat": self.seat, "to": choice})
        if self.left > 1:
            game.then(Designate(self.seat, self.left - 1, self.opponents, self.with_stock))

    def describe(self, game: Artigiano, choice: int) -> str:
        return "nobody more" if choice == NO_ONE else f"name {choice}"


def designate(game: Artigiano, aim: int) -> None:
    """Have the author name as many players as the action allows; a reflected action has its target already."""
    if game.act_only:
        game.act_targets = game.act_only
    else:
        opponents, with_stock = int(aim == AT_AN_OPPONENT), int(aim == AT_A_FILLED_STOCK)
        game.then(Designate(game.act_author, times_players(game), opponents, with_stock))
