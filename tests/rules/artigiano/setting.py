"""Sets up positions for the tests: cards by their codes, cases by their numbers, choices in notation."""

from __future__ import annotations

from collections.abc import Mapping

from chabudai.core.box import Value, parse_choice
from chabudai.core.errors import AgainstTheRules
from chabudai.core.knowledge import CARD, EVERYONE, NO_CARD, SEEN_BY
from chabudai.games.artigiano import BOX
from chabudai.games.artigiano.boards import BOARD_NAMES, CASE_BIT, MOST_CASES
from chabudai.games.artigiano.material import CODE, EFFECT, IS_SPECIAL, SPECIAL_CARD
from chabudai.games.artigiano.state import IN_ZONE_OF, MISSIONS, ON_CARD, ON_CASE, ON_STOCK_OF, SLOTS, Artigiano
from chabudai.games.artigiano.turn import START_TURN

Castle = Mapping[int, str]
BOARDS = ("chillon", "chenonceau", "blackheads", "rosenborg")
PILE = "L21 L22 L23 L24 L25 L26 L27 L28 L29 L30"


def card(code: str) -> int:
    """The card with this code."""
    return CODE.index(code)


def opening(seats: int = 2, seed: int = 1, /, **options: Value) -> Artigiano:
    """A new game at its first question."""
    game = BOX.new(seats, seed, options)
    assert isinstance(game, Artigiano)
    return game


def table(
    *hands: str,
    boards: tuple[str, ...] = BOARDS,
    castles: Mapping[int, Castle] | None = None,
    stocks: Mapping[int, str] | None = None,
    zones: Mapping[int, str] | None = None,
    pile: str = PILE,
    first: int = 0,
    **options: Value,
) -> Artigiano:
    """A game whose seats hold these hands, about to begin a turn; missions are out of the way unless set later.

    Hands, stocks, zones and the pile (top card first) are codes; a dash is an empty place of a stock.
    """
    seats = len(hands)
    game = opening(seats, **options)
    for seat in range(seats):
        game.choose(seat, 10 if game.quick else 0)
    game.boards = [4] * seats if game.quick else [BOARD_NAMES.index(name) for name in boards[:seats]]
    game.hands = [[card(code) | SEEN_BY[seat] for code in hands[seat].split()] for seat in range(seats)]
    game.stock = [NO_CARD] * (SLOTS * seats)
    game.castle = [-1] * (MOST_CASES * seats)
    game.occupied = [0] * seats
    game.special_at = [-1] * 20
    game.discard = []
    game.log = []
    for ints in (game.past, game.reached, game.pending, game.force, game.rich, game.own_specials):
        ints[:] = [0] * seats
    game.deck = [card(code) for code in reversed(pile.split())]
    game.claimed = [0 if game.quick else (1 << MISSIONS) - 1] * seats
    for seat, codes in (stocks or {}).items():
        for slot, code in enumerate(codes.split()):
            game.stock[seat * SLOTS + slot] = NO_CARD if code == "-" else card(code) | SEEN_BY[seat]
    for seat, cases in (castles or {}).items():
        for case, code in cases.items():
            build(game, seat, case, code)
    for seat, codes in (zones or {}).items():
        for code in codes.split():
            put_special(game, code, IN_ZONE_OF + seat, seat)
    game.asked = 0
    game.turns = 0
    game.shared = [START_TURN[first]]
    game.settle()
    return game


def build(game: Artigiano, seat: int, case: int, code: str) -> None:
    """Put a material, Virgin or Provost on a case; `A21+A34` has a special lying on it."""
    code, *on_it = code.split("+")
    spot = seat * MOST_CASES + case - 1
    game.castle[spot] = card(code)
    game.occupied[seat] |= CASE_BIT[case - 1]
    if IS_SPECIAL[card(code)]:
        put_special(game, code, ON_CASE + spot, seat)
    for extra in on_it:
        put_special(game, extra, ON_CARD + card(code), seat)


def put_special(game: Artigiano, code: str, place: int, by: int) -> None:
    """Put a special into play."""
    number = EFFECT[card(code)]
    assert SPECIAL_CARD[number] == card(code)
    game.special_at[number] = place
    game.laid_by[number] = by


def captain_on(game: Artigiano, seat: int) -> None:
    """Put the Captain on a stock."""
    put_special(game, "M31", ON_STOCK_OF + seat, 1 - seat)


def look_again(game: Artigiano) -> None:
    """Work out the options of open questions anew, after a test has changed something."""
    for seat in game.waiting():
        game.options_of[seat] = game.open[seat].options(game)


def read(game: Artigiano, written: str) -> tuple[int, int]:
    """A choice written as seat and notation, such as "0 play A04"."""
    seat, _, notation = written.partition(" ")
    choice = parse_choice(game, int(seat), notation)
    assert choice is not None, f"{written!r} is no choice; possible: {possible(game)}"
    return int(seat), choice


def play(game: Artigiano, *choices: str) -> None:
    """Make choices."""
    for written in choices:
        game.choose(*read(game, written))


def refused(game: Artigiano, written: str) -> str:
    """The clause that forbids a choice."""
    seat, choice = read(game, written)
    try:
        game.choose(seat, choice)
    except AgainstTheRules as error:
        return error.refusal.clause
    raise AssertionError(f"{written!r} was allowed")


def possible(game: Artigiano) -> list[str]:
    """What may be chosen, in notation."""
    return [
        f"{seat} {game.open[seat].describe(game, choice)}"
        for seat in game.waiting()
        for choice in game.options_of[seat]
    ]


def asked(game: Artigiano) -> str:
    """Who is asked what: "0 Operate"."""
    return " ".join(f"{seat} {type(game.open[seat]).__name__}" for seat in game.waiting())


def seen(game: Artigiano, seat: int | None) -> Artigiano:
    """The view of a seat."""
    view = game.view(seat)
    assert isinstance(view, Artigiano)
    return view


def hand(game: Artigiano, seat: int) -> list[str]:
    """The codes in a hand."""
    return [CODE[entry & CARD] for entry in game.hands[seat]]


def stock(game: Artigiano, seat: int) -> list[str]:
    """The codes in a stock, a dash for an empty place."""
    places = game.stock[seat * SLOTS : (seat + 1) * SLOTS]
    return ["-" if entry < 0 else CODE[entry & CARD] for entry in places]


def castle(game: Artigiano, seat: int) -> dict[int, str]:
    """The occupied cases."""
    first = seat * MOST_CASES
    cards = game.castle[first : first + MOST_CASES]
    return {case + 1: CODE[cards[case]] for case in range(MOST_CASES) if cards[case] >= 0}


def zone(game: Artigiano, seat: int) -> list[str]:
    """The specials in a zone."""
    return [CODE[SPECIAL_CARD[i]] for i in range(20) if game.special_at[i] == IN_ZONE_OF + seat]


def discarded(game: Artigiano) -> list[str]:
    """The discard pile, the top card last."""
    return [CODE[c] for c in game.discard]


def known_to_all(game: Artigiano, seat: int) -> list[str]:
    """The cards of a hand that everybody knows."""
    return [CODE[entry & CARD] for entry in game.hands[seat] if entry & EVERYONE == EVERYONE]


def knowers(entry: int) -> list[int]:
    """The seats that know a card."""
    return [seat for seat in range(4) if entry & SEEN_BY[seat]]


def give_missions(game: Artigiano, seat: int, *codes: str, mandatory: int = 2) -> None:
    """Give a seat missions: royal ones in the first two places, princely ones after them; the first are mandatory."""
    royal = [code for code in codes if int(code[1:]) <= 40]
    princely = [code for code in codes if int(code[1:]) > 40]
    count = game.mission_count()
    spare_royal = [f"L{n}" for n in range(36, 41) if f"L{n}" not in royal]
    spare_princely = [f"L{n}" for n in range(41, 46) if f"L{n}" not in princely]
    for i, code in enumerate((royal + spare_royal)[:2]):
        game.missions[seat * count + i] = card(code) | SEEN_BY[seat]
    for i, code in enumerate((princely + spare_princely)[: count - 2]):
        game.missions[seat * count + 2 + i] = card(code) | SEEN_BY[seat]
    places = [*range(len(royal)), *(2 + i for i in range(len(princely)))]
    game.mandatory[seat] = sum(1 << place for place in places[:mandatory])
    # Only what the test is about can be turned up.
    game.claimed[seat] = sum(1 << place for place in range(2, MISSIONS) if place not in places)
    look_again(game)


def mission(game: Artigiano, seat: int, place: int) -> int:
    """The entry of the seat's mission in this place."""
    return game.missions[seat * game.mission_count() + place]


def keep(game: Artigiano, seat: int, *places: int) -> str:
    """The choice of these missions, counted from 1 as they were dealt: royal ones first."""
    return f"{seat} keep {' '.join(CODE[mission(game, seat, place - 1) & CARD] for place in places)}"


def claimed(game: Artigiano, seat: int, place: int = 0) -> bool:
    """Has the seat's princely mission in this place been turned up?"""
    return game.claimed[seat] >> (2 + place) & 1 == 1
