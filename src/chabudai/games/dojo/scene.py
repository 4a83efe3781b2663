"""Dojo as a scene: each dojo with the trophies at its edges, the cards in hand, the pile and the trophy turned up.

Each zone, slot and seat is made once for the facts that it shows (`core/once.py`): the functions that find these facts
in a view end in `_of`.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.knowledge import card_of
from chabudai.core.moment import Moment
from chabudai.core.once import PIECES, ZONES, forgotten_too, once
from chabudai.core.scene import Counter, Piece, Progress, Seat, Seated, Slot, Status, Zone, text
from chabudai.core.things import altered
from chabudai.core.viewpoint import Drawing
from chabudai.games.dojo.geometry import CELLS
from chabudai.games.dojo.mat_scene import own_dojo, public_dojo
from chabudai.games.dojo.material import (
    BELT_CODES,
    COLUMNS,
    LAST_ROUND,
    NO_TROPHY,
    ROWS,
    belt,
)
from chabudai.games.dojo.notation import square_text
from chabudai.games.dojo.pieces import card_or_back, card_piece, trophy_piece
from chabudai.games.dojo.standing import Box34, arranged, cell_at, points_of
from chabudai.games.dojo.state import DOJOS, NO_SQUARE, SHOWN, UNDECIDED, Dojo

NO_CARD: Final = -1
Side = tuple[int, int, int]  # of a challenge: the seat, its card, and what that is worth
Board = tuple[int, Zone, bool]  # what a dojo is worth, the dojo, whether it is full
_boards: Final[dict[tuple[int, bool, int, tuple[int, ...], tuple[int, ...]], Board]] = {}
forgotten_too(_boards.clear)
# All dojos of a position, by where its grid is in memory; what else they show is beside them.  A grid that is lent is
# never written on again (`Dojo.own_dojos`), and all who look at a position have the same one: so nobody has to look at
# what lies on it.
_tables: Final[dict[int, tuple[list[int], list[int], list[int], bool, list[Board]]]] = {}
forgotten_too(_tables.clear)


def draw(position: Game, order: list[int]) -> Drawing:
    """The table of a view, the seats in the order in which its viewer sees them."""
    assert isinstance(position, Dojo)
    view = position
    seats: list[Seat] = []
    zones = [_middle(len(view.deck), len(view.tokens), view.trophy, view.white_belt)]
    boards = _boards_of(view)
    for seat in order:
        points, board, is_full = boards[seat]
        seats.append(_seat_of(view, seat, view.points[seat] if view.over else points))
        zones.append(board if view.viewer != seat else own_dojo(view, seat, board))
        zones.append(_hand_of(view, seat))
        if is_full:
            zones += _arranged_of(view, seat)
    return tuple(seats), tuple(zones)


def progress(view: Game) -> Progress:
    """The round."""
    assert isinstance(view, Dojo)
    return _progress(view.round + 1)


@once(LAST_ROUND + 1)
def _progress(number: int) -> Progress:
    return Progress(number, LAST_ROUND + 1, text("dojo-progress", round=number, rounds=LAST_ROUND + 1))


def staged(event: Event, moment: Moment) -> Zone | None:
    """challenge.3: the two cards turned up, what each is worth, and the trophy between them."""
    if event.kind != "win":
        return None
    view, facts = moment.after, event.facts
    assert isinstance(view, Dojo)
    attack = view.challenger, card_of(view.hands[view.challenger]), facts["attack"]
    defence = view.dealer, card_of(view.hands[view.dealer]), facts["defence"]
    return _stage(facts["seat"], attack, defence, facts["trophy"], view.white_belt)


@once(ZONES)
def _stage(winner: int, attack: Side, defence: Side, trophy: int, plain: bool) -> Zone:
    prize = trophy_piece("stage-trophy", trophy, plain)
    slots = [Slot("stage-prize", text("dojo-trophy-shown"), (prize,))]
    ahead = attack[2] - defence[2]
    compared = "more" if ahead > 0 else "less" if ahead else "even"
    strips: list[Piece] = []
    for side, (seat, card, worth) in (("challenger", attack), ("dealer", defence)):
        mark = "winner" if seat == winner else "beaten"
        shown = altered(card_piece(f"stage-{side}-card", card, marks=(mark,)), count=worth)
        slots.append(Slot(f"stage-{side}", text(f"dojo-staged-{side}", seat=Seated(seat)), (shown,)))
        strips.append(_strip(side, card, worth, compared))
    slots.append(Slot("stage-belts", text("dojo-staged-belts"), tuple(strips)))
    name = text("dojo-staged", seat=Seated(winner))
    return Zone("stage", name, role="stage", slots=(slots[1], slots[0], slots[2], slots[3]))


def _strip(side: str, card: int, worth: int, compared: str) -> Piece:
    """A belt laid out, to be compared with the other one."""
    code = BELT_CODES[belt(card) - 1]
    told = text("dojo-tally", belt=text(f"dojo-belt-{code}"), value=belt(card), won=worth - belt(card))
    return Piece(f"stage-{side}-belt", told, f"strip {compared}", "strip", told, clause="challenge.3", colour=code)


def place_of(event: Event) -> str | None:
    """A square, a line, or the hand of a seat."""
    facts = event.facts
    if event.kind == "place":
        return f"s{facts['seat']}-{facts['cell']}"
    if event.kind == "award":
        return f"l{facts['seat']}-{facts['line']}"
    if event.kind in ("give", "give-card"):
        return f"hand{facts['to']}"
    return f"hand{facts['seat']}" if event.kind in ("receive", "reveal") else None


# --- zones -----------------------------------------------------------------------------


@once(ZONES)
def _middle(deck: int, tokens_left: int, trophy: int, plain: bool) -> Zone:
    slots = (_pile("pile", deck), _pile("tokens", tokens_left), _trophy(trophy, plain))
    return Zone("middle", text("dojo-middle"), role="table", slots=slots)


@once(PIECES)
def _pile(key: str, count: int) -> Slot:
    name = text(f"dojo-{key}", count=count)
    return Slot(f"{key}-slot", name, (Piece(key, name, kind="pile", count=count),))


@once(PIECES)
def _trophy(trophy: int, plain: bool) -> Slot:
    shown = () if trophy == NO_TROPHY else (altered(trophy_piece("trophy", trophy, plain), written=True),)
    return Slot("trophy-slot", text("dojo-trophy-shown"), shown)


def _hand_of(view: Dojo, seat: int) -> Zone:
    """The hand of a seat; a card that is planned for a square lies there already for its owner."""
    planned = view.viewer == seat and view.plan[seat] >= 0
    held = NO_CARD if planned or view.hands[seat] < 0 else card_of(view.hands[seat])
    drawn = card_of(view.drawn[0]) if seat == view.dealer and view.drawn else NO_CARD
    return _hand(seat, held, drawn)


@once(ZONES)
def _hand(seat: int, held: int, drawn: int) -> Zone:
    name = text("dojo-hand-of", seat=Seated(seat))
    slots = (_held(seat, held),) if drawn == NO_CARD else (_held(seat, held), _drawn(drawn))
    return Zone(f"hand-zone{seat}", name, owner=seat, role="hand", slots=slots)


@once(PIECES)
def _held(seat: int, card: int) -> Slot:
    pieces = () if card == NO_CARD else (card_or_back(f"h{seat}", card),)
    return Slot(f"hand{seat}", text("dojo-hand-of", seat=Seated(seat)), pieces)


@once(PIECES)
def _drawn(card: int) -> Slot:
    return Slot("drawn-slot", text("dojo-drawn"), (card_or_back("drawn", card),))


def _arranged_of(view: Dojo, seat: int) -> list[Zone]:
    """scoring.14: the best arrangement of a full dojo, shown when it differs from how the cards were placed."""
    box = Box34(view, seat)
    cards = arranged(box)
    return [] if cards == box.cards else [_arranged(seat, box.corner, tuple(cards), tuple(box.cards))]


@once(ZONES)
def _arranged(seat: int, corner: int, cards: tuple[int, ...], placed: tuple[int, ...]) -> Zone:
    slots = [_moved(seat, i, cell_at(corner, i), cards[i], cards[i] != placed[i]) for i in range(ROWS * COLUMNS)]
    name = text("dojo-arranged", seat=Seated(seat))
    return Zone(f"arranged{seat}", name, "grid", seat, "arranged", COLUMNS, tuple(slots))


@once(PIECES)
def _moved(seat: int, place: int, cell: int, card: int, moved: bool) -> Slot:
    piece = card_piece(f"ac{seat}-{place}", card, marks=("moved",) if moved else ())
    return Slot(f"a{seat}-{place}", square_text(cell), (piece,))


def _boards_of(view: Dojo) -> list[Board]:
    """The dojos of all seats."""
    known = _tables.get(id(view.grid))
    if known is not None and known[1] is view.lines and known[2] == view.wins and known[3] == view.white_belt:
        return known[4]
    boards = [_board_of(view, seat) for seat in range(view.seats)]
    if view.lent & DOJOS:
        if len(_tables) >= ZONES:
            _tables.clear()
        _tables[id(view.grid)] = view.grid, view.lines, view.wins[:], view.white_belt, boards
    return boards


def _board_of(view: Dojo, seat: int) -> Board:
    """What is the same for all who look at a dojo, looked up once."""
    squares, trophies = tuple(view.squares(seat)), tuple(view.trophies(seat))
    key = seat, view.white_belt, view.wins[seat], squares, trophies
    found = _boards.get(key)
    if found is None:
        if len(_boards) >= ZONES:
            _boards.clear()
        is_full = squares.count(NO_SQUARE) == CELLS - ROWS * COLUMNS
        found = _boards[key] = points_of(view, seat), public_dojo(seat, squares, trophies), is_full
    return found


def _seat_of(view: Dojo, seat: int, points: int) -> Seat:
    status: Status = ""
    if view.over:
        status = "winner" if view.ranks()[seat] == 1 else ""
    elif view.asked >> seat & 1:
        status = "asked"
    elif view.plan[seat] != UNDECIDED or UNDECIDED != view.throws[seat] < SHOWN:
        status = "ready"
    deals = not view.over and seat == view.dealer and not view.without_dealer()
    duels = view.throw_number > 0 and seat in (view.challenger, view.dealer)
    tally = belt(card_of(view.hands[seat])) + view.boost[seat] if duels else 0
    return _seat(seat, view.viewer == seat, status, points, view.wins[seat], deals, tally)


@once(ZONES)
def _seat(seat: int, me: bool, status: Status, points: int, wins: int, deals: bool, tally: int) -> Seat:
    counters = [
        Counter("points", text("dojo-counter-points"), points),
        Counter("wins", text("dojo-counter-wins"), wins),
    ]
    if deals:
        counters.append(Counter("dealer", text("dojo-counter-dealer"), 1, token=True))
    if tally:  # black.2: the belt and the throws won so far
        counters.append(Counter("tally", text("dojo-counter-tally"), tally))
    return Seat(seat, me, status, tuple(counters))
