"""What a seat has laid out, as a scene: its castle, its stock and the specials in its zone."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Piece, Seated, Slot, Zone, text
from chabudai.core.things import altered
from chabudai.games.artigiano.boards import BOARD_NAMES, CASE_COUNT, CASE_KIND, LEFT_EDGE, MOST_CASES, ROW
from chabudai.games.artigiano.material import CAPTAIN, PRIEST, SPECIAL_CARD, SPECIALS, VALUE
from chabudai.games.artigiano.notation import KIND_KEYS, kinds_text
from chabudai.games.artigiano.pieces import card_or_back, card_piece
from chabudai.games.artigiano.protection import effective_value
from chabudai.games.artigiano.state import EMPTY, IN_ZONE_OF, ON_CARD, ON_STOCK_OF, SLOTS, STORE_SLOT, Artigiano

Laden = tuple[int, int, tuple[int, ...]]  # a case with specials on its material: the case, what it counts, the specials

PLAIN: Final[tuple[int, ...]] = ()  # nothing lies on it


def castle_of(view: Artigiano, seat: int) -> Zone:
    """The castle with what lies on its materials."""
    board, first = view.boards[seat], seat * MOST_CASES
    cards = view.castle[first : first + CASE_COUNT[board]]
    on: dict[int, list[int]] = {}
    for special in range(SPECIALS):
        card = view.special_at[special] - ON_CARD
        if card >= 0 and card in cards:
            on.setdefault(cards.index(card), []).append(special)
    laden = [(case, effective_value(view, cards[case]), tuple(on[case])) for case in sorted(on)]
    return _castle(seat, board, tuple(cards), tuple(laden))


@once(ZONES)
def _castle(seat: int, board: int, cards: tuple[int, ...], laden: tuple[Laden, ...]) -> Zone:
    values = [VALUE[card] if card != EMPTY else 0 for card in cards]
    on = [PLAIN for _ in cards]
    for case, value, specials in laden:
        values[case], on[case] = value, specials
    slots = [_case(seat, board, case, card, values[case], on[case]) for case, card in enumerate(cards)]
    board_name = text(f"artigiano-board-{BOARD_NAMES[board]}")
    name = text("artigiano-castle-of", seat=Seated(seat), board=board_name)
    drawing = f"castle-{BOARD_NAMES[board]}"
    return Zone(f"castle{seat}", name, "free", seat, "board", 4, tuple(slots), face=drawing)


@once(PIECES)
def _case(seat: int, board: int, case: int, card: int, value: int, on: tuple[int, ...]) -> Slot:
    kind = CASE_KIND[board][case]
    pieces: tuple[Piece, ...] = ()
    if card != EMPTY:
        piece = card_piece(card, (), value if VALUE[card] else None, KIND_KEYS[kind])
        pieces = (_under(piece, [SPECIAL_CARD[special] for special in on]),)
    name = text("artigiano-case", case=case + 1, kind=kinds_text(kind), face=KIND_KEYS[kind])
    return Slot(f"c{seat}-{case}", name, pieces, LEFT_EDGE[board][case], 4 - ROW[board][case], KIND_KEYS[kind])


def _under(piece: Piece, cards: list[int]) -> Piece:
    """The piece with these cards lying on it."""
    return altered(piece, on=tuple([card_piece(card) for card in cards])) if cards else piece


def stock_of(view: Artigiano, seat: int) -> Zone:
    """The places of the stock, and the Captain beside it."""
    first = seat * SLOTS
    held = view.stock[first : first + view.slots()]
    stored = [view.stock[first + STORE_SLOT]] if view.has_store(seat) else []
    usable = view.playing if view.playing >= 0 and seat == view.active else 0
    captain = view.special_at[CAPTAIN] == ON_STOCK_OF + seat
    return _stock(seat, _cards(held), _cards(stored), usable, captain)


def _cards(entries: list[int]) -> tuple[int, ...]:
    return tuple([entry & CARD if entry >= 0 else EMPTY for entry in entries])


@once(ZONES)
def _stock(seat: int, held: tuple[int, ...], stored: tuple[int, ...], usable: int, captain: bool) -> Zone:
    slots = [_place(seat, slot, card, usable >> slot & 1 != 0) for slot, card in enumerate(held)]
    slots += [_place(seat, STORE_SLOT, card, usable >> STORE_SLOT & 1 != 0) for card in stored]
    if captain:
        slots.append(_captain(seat))
    name = text("artigiano-stock-of", seat=Seated(seat))
    return Zone(f"stock-zone{seat}", name, "row", seat, "stock", 1, tuple(slots))


@once(PIECES)
def _place(seat: int, slot: int, card: int, usable: bool) -> Slot:
    marks = ("usable",) if usable else ()
    pieces = () if card == EMPTY else (card_or_back(card, f"stock{seat}-{slot}", marks),)
    key = "artigiano-store-slot" if slot == STORE_SLOT else "artigiano-stock-slot"
    return Slot(f"s{seat}-{slot}", text(key, number=slot + 1), pieces)


@once(PIECES)
def _captain(seat: int) -> Slot:
    return Slot(f"captain{seat}", text("artigiano-on-stock"), (card_piece(SPECIAL_CARD[CAPTAIN]),))


def specials_of(view: Artigiano, seat: int) -> Zone:
    """The zone of the specials; what the Priest has taken lies on him."""
    here = [special for special in range(SPECIALS) if view.special_at[special] == IN_ZONE_OF + seat]
    taken = tuple(view.under_priest) if PRIEST in here else ()
    return _specials(seat, tuple(here), taken)


@once(ZONES)
def _specials(seat: int, specials: tuple[int, ...], taken: tuple[int, ...]) -> Zone:
    name = text("artigiano-zone-of", seat=Seated(seat))
    pieces = [_under(card_piece(SPECIAL_CARD[i]), list(taken) if i == PRIEST else []) for i in specials]
    return Zone(f"zone{seat}", name, "row", seat, "specials", 1, (Slot(f"z{seat}", name, tuple(pieces)),))
