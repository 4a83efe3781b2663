"""Laying a special: where it may go, and the questions that ask for the place."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import EVERYONE
from chabudai.core.step import Question
from chabudai.games.artigiano.actions.stock import lose_from_stock
from chabudai.games.artigiano.boards import CASE_BIT, MOST_CASES
from chabudai.games.artigiano.laying import take_held
from chabudai.games.artigiano.losing import replace
from chabudai.games.artigiano.material import (
    BELL_RINGER,
    BLACKSMITH,
    CAPTAIN,
    EFFECT,
    JOURNEYMAN,
    KEY_BEARER,
    MASTER_AT_ARMS,
    OFFICER,
    PEDLAR,
    PROVOST,
    RENOVATOR,
    ROOFER,
    SPECIAL_CARD,
    SPECIALS,
    VIRGIN,
)
from chabudai.games.artigiano.missions.claims import open_window
from chabudai.games.artigiano.missions.history import note_special
from chabudai.games.artigiano.protection import materials
from chabudai.games.artigiano.shapes import SPOTS, ChooseSpot
from chabudai.games.artigiano.specials.own import Renovate, RingIn, Roof, can_roof
from chabudai.games.artigiano.state import EMPTY, IN_ZONE_OF, ON_CARD, ON_CASE, ON_STOCK_OF, SLOTS, Artigiano
from chabudai.games.artigiano.stocks import free_places, stock_is_blocked

ON_ANY_MATERIAL: Final = (JOURNEYMAN, BLACKSMITH)
IN_A_CASE: Final = (VIRGIN, PROVOST)
TO_OPPONENT: Final = (CAPTAIN, OFFICER, PEDLAR)


def reachable_castles(game: Artigiano, seat: int, special: int) -> list[int]:
    """The seats on whose castle the special may be laid."""
    if special == VIRGIN:
        return [seat]
    if special in ON_ANY_MATERIAL:
        return list(range(game.seats))
    return [other for other in range(game.seats) if other != seat]


def destination_obstacle(game: Artigiano, seat: int, special: int) -> Refusal | None:
    """lay.3: a special needs a place to go."""
    if special == KEY_BEARER:
        return Refusal("specials.14", "never-played")
    if special == ROOFER:
        return can_roof(game, seat)
    if special in (JOURNEYMAN, BLACKSMITH, MASTER_AT_ARMS, PROVOST, VIRGIN):
        for other in reachable_castles(game, seat, special):
            if materials(game, other):
                return None
        return Refusal(f"specials.{special + 1}", "no-place-for-it")
    if special == BELL_RINGER:
        if stock_is_blocked(game, seat):
            return Refusal("specials.6", "captain-blocks")
        if not free_places(game, seat) and game.playing < 0:
            return Refusal("specials.16", "no-place-for-it")
        return None
    if special == PEDLAR:
        return None if has_victim(game, seat) else Refusal("specials.15", "no-place-for-it")
    return None


# Per special: does it need a place that may be lacking?
NEEDS_A_PLACE: Final[list[bool]] = [
    special in (ROOFER, JOURNEYMAN, BLACKSMITH, MASTER_AT_ARMS, PROVOST, VIRGIN, BELL_RINGER, PEDLAR)
    for special in range(SPECIALS)
]


def can_be_laid(game: Artigiano, seat: int, special: int) -> bool:
    """lay.3, without the reason, for a special that needs a place."""
    if special == ROOFER:
        return can_roof(game, seat) is None
    if special == BELL_RINGER:
        return not stock_is_blocked(game, seat) and (game.playing >= 0 or free_places(game, seat) != 0)
    if special == PEDLAR:
        return has_victim(game, seat)
    if special in (JOURNEYMAN, BLACKSMITH, VIRGIN) and materials(game, seat):
        return True
    if special == VIRGIN:
        return False
    for other in range(game.seats):  # noqa: SIM110 - a loop, as this is asked in most turns
        if other != seat and materials(game, other):
            return True
    return False


def has_victim(game: Artigiano, seat: int) -> bool:
    """specials.15: does an opponent have a card in an ordinary place of the stock?"""
    stock = game.stock
    for other in range(game.seats):
        first = other * SLOTS
        if other != seat and (stock[first] >= 0 or stock[first + 1] >= 0 or stock[first + 2] >= 0):
            return True
    return False


def lay_special(game: Artigiano, seat: int, card: int) -> None:
    """lay.1, lay.2: the special is shown and goes to your zone, unless it names another place."""
    game.turn_up(take_held(game, seat, card))
    special = EFFECT[card]
    game.laid_by[special] = seat
    if game.journal is not None:
        game.tell("lay-special", "lay.1", {"seat": seat, "card": card})
    if special in (ROOFER, JOURNEYMAN, BLACKSMITH, MASTER_AT_ARMS, PROVOST, VIRGIN, BELL_RINGER) or (
        special in TO_OPPONENT
    ):
        game.pool.append(card | EVERYONE)
        if special == ROOFER:
            note_special(game, seat, True)
            game.then(Roof(seat))
        elif special == BELL_RINGER:
            note_special(game, seat, False)
            game.then(RingIn(seat))
        elif special in TO_OPPONENT:
            note_special(game, seat, False)
            game.then(Inflict(seat, special))
        else:
            game.then(Attach(seat, special))
        return
    note_special(game, seat, True)
    game.special_at[special] = IN_ZONE_OF + seat
    open_window(game)
    if special == RENOVATOR:
        game.then(Renovate(seat, 0))


class Attach(ChooseSpot):
    """specials.4, specials.5, specials.8, specials.10, specials.20: on which material, or in the place of which."""

    clause = "lay.2"
    size = SPOTS

    def __init__(self, seat: int, special: int) -> None:
        super().__init__(seat)
        self.special = special

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.special)

    def castles(self, game: Artigiano) -> list[int]:
        return reachable_castles(game, self.seat, self.special)

    def allowed(self, game: Artigiano, owner: int) -> int:
        return materials(game, owner)

    def obstacle(self, game: Artigiano, owner: int, case: int) -> Refusal:
        kind = "no-material" if game.castle[owner * MOST_CASES + case] == EMPTY else "not-on-a-special"
        return Refusal(f"specials.{self.special + 1}", kind, {"case": case})

    def answer(self, game: Artigiano, choice: int) -> None:
        special, owner = self.special, choice // MOST_CASES
        game.pool.pop()
        note_special(game, self.seat, owner == self.seat)
        if special in IN_A_CASE:
            replace(game, choice, self.seat)
            game.castle[choice] = SPECIAL_CARD[special]
            game.occupied[owner] |= CASE_BIT[choice % MOST_CASES]
            game.special_at[special] = ON_CASE + choice
        else:
            game.special_at[special] = ON_CARD + game.castle[choice]
        if game.journal is not None:
            facts = {"seat": self.seat, "to": owner, "special": special, "case": choice % MOST_CASES}
            game.tell("attach", f"specials.{special + 1}", facts)
        open_window(game)


class Inflict(Question[Artigiano]):
    """specials.6, specials.9, specials.15: to which opponent the Captain, the Officer or the Pedlar goes."""

    clause = "lay.2"
    size = 4

    def __init__(self, seat: int, special: int) -> None:
        super().__init__(seat)
        self.special = special

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.special)

    def candidates(self, game: Artigiano) -> tuple[int, ...]:
        return tuple([seat for seat in range(game.seats) if seat != self.seat])

    def refusal(self, game: Artigiano, choice: int) -> Refusal | None:
        if self.special == PEDLAR and not game.ordinary(choice):
            return Refusal("specials.15", "empty-stock", {"to": choice})
        return None

    def answer(self, game: Artigiano, choice: int) -> None:
        special = self.special
        entry = game.pool.pop()
        if special == CAPTAIN:
            game.special_at[CAPTAIN] = ON_STOCK_OF + choice
        elif special == OFFICER:
            game.special_at[OFFICER] = IN_ZONE_OF + choice
        else:
            places = game.ordinary(choice)
            place = places[game.draw_lot(len(places))]
            lose_from_stock(game, choice, place)
            game.stock[place] = entry
        if game.journal is not None:
            facts = {"seat": self.seat, "to": choice, "special": special}
            game.tell("inflict", f"specials.{special + 1}", facts)
        open_window(game)

    def describe(self, game: Artigiano, choice: int) -> str:
        return f"to {choice}"
