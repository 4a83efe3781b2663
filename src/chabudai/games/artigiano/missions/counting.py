"""What royal missions count: castles, hands, stocks and specials, and who has most or fewest."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD
from chabudai.games.artigiano.boards import CASE_KIND, CASES_IN, COUNT, MOST_CASES
from chabudai.games.artigiano.material import MATERIAL, SPECIALS, TYPE
from chabudai.games.artigiano.protection import effective_value, holder, materials
from chabudai.games.artigiano.state import ON_CASE, ON_STOCK_OF, OUT_OF_PLAY, SLOTS, Artigiano


def values(game: Artigiano, seat: int) -> list[int]:
    """The values of the materials on the seat's castle."""
    first = seat * MOST_CASES
    return [effective_value(game, game.castle[first + case]) for case in CASES_IN[materials(game, seat)]]


def pure_materials(game: Artigiano, seat: int) -> int:
    """How many pure materials lie on the castle."""
    first = seat * MOST_CASES
    return len([case for case in CASES_IN[materials(game, seat)] if TYPE[game.castle[first + case]] == MATERIAL])


def stock_of(game: Artigiano, seat: int) -> list[int]:
    """The cards in the stock, the Storekeeper's place included."""
    return [entry & CARD for entry in game.stock[seat * SLOTS : (seat + 1) * SLOTS] if entry >= 0]


def hand_of(game: Artigiano, seat: int) -> list[int]:
    """The cards in the hand."""
    return [entry & CARD for entry in game.hands[seat]]


def most(counts: list[int], seat: int) -> bool:
    """mission.5: more than everybody else; a tie is not enough."""
    return all(counts[seat] > counts[other] for other in range(len(counts)) if other != seat)


def fewest(counts: list[int], seat: int) -> bool:
    """mission.5: less than everybody else."""
    return all(counts[seat] < counts[other] for other in range(len(counts)) if other != seat)


def filled(game: Artigiano) -> list[int]:
    """Per seat, the occupied cases."""
    return [COUNT[cases] for cases in game.occupied]


def shared_materials(game: Artigiano, one: int, other: int) -> int:
    """royal.11: how many materials of two castles can be paired by kind and value."""
    mine, theirs = likenesses(game, one), likenesses(game, other)
    pairs = 0
    for likeness in mine:
        if likeness in theirs:
            theirs.remove(likeness)
            pairs += 1
    return pairs


def likenesses(game: Artigiano, seat: int) -> list[int]:
    """Kind and value of each material on the castle, as one number."""
    first, board = seat * MOST_CASES, game.boards[seat]
    return [
        effective_value(game, game.castle[first + case]) * 8 + CASE_KIND[board][case]
        for case in CASES_IN[materials(game, seat)]
    ]


def own_specials_in_play(game: Artigiano, seat: int) -> int:
    """royal.15: the specials on the seat's castle or in its zone that it laid itself."""
    count = 0
    for special in range(SPECIALS):
        place = game.special_at[special]
        on_stock = ON_STOCK_OF <= place < ON_CASE
        if place != OUT_OF_PLAY and not on_stock and game.laid_by[special] == seat and holder(game, special) == seat:
            count += 1
    return count
