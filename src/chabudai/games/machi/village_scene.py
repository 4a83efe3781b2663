"""A village as a scene: the buildings with those who stand on them, and the Samurai outside."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Piece, Seated, Slot, Zone, text
from chabudai.core.things import altered
from chabudai.games.machi.material import BUILDINGS, VILLAGERS, Cards
from chabudai.games.machi.notation import card_text
from chabudai.games.machi.pieces import back_piece, card_piece, villager_piece, yakuza_piece
from chabudai.games.machi.plans import DRAFT_LISTS, SITES, homes_seen, planning
from chabudai.games.machi.state import (
    BUILT,
    MOVED,
    OUTSIDE,
    OWNER_SHIFT,
    PLACE,
    PLACE_SHIFT,
    SEAT,
    SLOT_SHIFT,
    VILLAGE_SHIFT,
    YAKUZA_SPENT,
    Machi,
)

NOTHING: Final = -1
LOTS: Final = 4  # plots of a village that are seen from the beginning
PENDING: Final = MOVED  # in what is shown of a villager: he will stand there; that he has moved is not shown


def village_of(view: Machi, seat: int) -> Zone:
    """The village as it stands; the viewer's own in summer already as it is planned."""
    plans = planning(view, seat, view.viewer)
    sites = view.drafts[seat * DRAFT_LISTS + SITES] if plans else []
    homes = [villager & ~MOVED for villager in homes_seen(view, seat, view.viewer)]
    if plans:
        stays = view.villagers[seat]
        for place, villager in enumerate(homes_seen(view, seat, view.viewer)):
            if villager not in stays:
                homes[place] |= PENDING
    row = [entry & (CARD | BUILT) if entry >= 0 else NOTHING for entry in view.buildings[seat]]
    gang = [yakuza & ~YAKUZA_SPENT for yakuza in view.yakuzas if yakuza >> VILLAGE_SHIFT & SEAT == seat]
    return _village(view.cards, seat, tuple(row), tuple(sites), tuple(homes), tuple(gang))


@once(ZONES)
def _village(
    cards: Cards,
    seat: int,
    row: tuple[int, ...],
    sites: tuple[int, ...],
    homes: tuple[int, ...],
    gang: tuple[int, ...],
) -> Zone:
    slots: list[Slot] = []
    for slot in range(max([len(row), *[place + 1 for place in sites[0::2]]])):
        here = tuple([villager for villager in homes if villager >> PLACE_SHIFT & PLACE == slot])
        on_top = tuple([yakuza for yakuza in gang if yakuza >> SLOT_SHIFT & PLACE == slot])
        planned = [sites[i + 1] for i in range(0, len(sites), 2) if sites[i] == slot]
        if planned:
            slots.append(_planned(cards, seat, slot, planned[0], here, on_top))
        elif slot < len(row) and row[slot] != NOTHING:
            slots.append(_building(cards, seat, slot, row[slot], here, on_top))
    taken = [slot.key for slot in slots]
    free = [place for place in range(LOTS) if f"p{seat}-{place}" not in taken][: max(0, LOTS - len(slots))]
    slots += [_lot(seat, place) for place in free]
    slots.append(_outside(cards, seat, tuple([one for one in homes if one >> PLACE_SHIFT & PLACE == OUTSIDE])))
    name = text("machi-village-of", seat=Seated(seat))
    return Zone(f"village{seat}", name, owner=seat, role="board", slots=tuple(slots))


@once(PIECES)
def _lot(seat: int, place: int) -> Slot:
    """A plot that nothing stands on."""
    return Slot(f"p{seat}-{place}", text("machi-place", number=place + 1))


@once(PIECES)
def _outside(cards: Cards, seat: int, free: tuple[int, ...]) -> Slot:
    pieces = [_villager(cards, seat, f"f{seat}-{one & CARD}", one) for one in free]
    return Slot(f"p{seat}-{OUTSIDE}", text("machi-outside"), tuple(pieces))


@once(PIECES)
def _planned(cards: Cards, seat: int, slot: int, building: int, here: tuple[int, ...], gang: tuple[int, ...]) -> Slot:
    """A site that the plan of this summer will open."""
    piece = card_piece(cards, f"b{seat}-{slot}", building, ("site", "pending"))
    return _with(piece, cards, seat, slot, here, gang)


@once(PIECES)
def _building(cards: Cards, seat: int, slot: int, entry: int, here: tuple[int, ...], gang: tuple[int, ...]) -> Slot:
    """A site, or a building that is finished: its card and whether it is."""
    key, card, built = f"b{seat}-{slot}", entry & CARD, entry & BUILT != 0
    if card == HIDDEN:
        return _with(back_piece(key, BUILDINGS, ("site",)), cards, seat, slot, here, gang)
    active = built and 2 * len(here) >= cards.capacity[card]
    marks: tuple[str, ...] = ("site",) if not built else ("active",) if active else ("inactive",)
    if [yakuza for yakuza in gang if yakuza >> OWNER_SHIFT & SEAT != seat]:  # yakuza.1
        marks = (*marks, "blocked")
    found = _with(card_piece(cards, key, card, marks, len(here)), cards, seat, slot, here, gang)
    if not built:
        return found
    facts = {"villagers": len(here), "capacity": cards.capacity[card]}
    return altered(found, name=text("machi-place-building", number=slot + 1, card=card_text(card), **facts))


def _with(piece: Piece, cards: Cards, seat: int, slot: int, here: tuple[int, ...], gang: tuple[int, ...]) -> Slot:
    """A place with its building and all who stand on it."""
    on = [_villager(cards, seat, f"v{seat}-{slot}-{n}", one) for n, one in enumerate(here)]
    on += [yakuza_piece(cards, yakuza) for yakuza in gang]
    piece = altered(piece, on=tuple(on), come_from=f"hand{seat}-{BUILDINGS}")
    return Slot(f"p{seat}-{slot}", text("machi-place", number=slot + 1), (piece,))


@once(PIECES)
def _villager(cards: Cards, seat: int, key: str, one: int) -> Piece:
    return altered(villager_piece(cards, key, one, one & PENDING != 0), come_from=f"hand{seat}-{VILLAGERS}")
