"""Machi as a scene: my hand and village first, then the duel, the flop and piles, and the other villages."""

from __future__ import annotations

from chabudai.core.knowledge import CARD
from chabudai.core.scene import Counter, Piece, Scene, Seat, Seated, Slot, Status, Zone, text
from chabudai.core.step import BIT, Game
from chabudai.core.vantage import vantage
from chabudai.games.machi.duel import FIGURE_AT, GAIN_AT, SABRES_AT, SEAT_AT, piece_of
from chabudai.games.machi.material import BUILDINGS, VILLAGERS
from chabudai.games.machi.notation import BACK_NAMES, SEASONS, back_text, card_text
from chabudai.games.machi.pieces import back_piece, card_piece, combat_piece, entry_piece, villager_piece, yakuza_piece
from chabudai.games.machi.plans import DRAFT_LISTS, HAND, SITES, homes_seen, planning
from chabudai.games.machi.prompts import action, prompt
from chabudai.games.machi.state import (
    BUILT,
    OUTSIDE,
    PLACE,
    PLACE_SHIFT,
    SEAT,
    SLOT_SHIFT,
    SUMMER,
    VILLAGE_SHIFT,
    Machi,
)
from chabudai.games.machi.village import blocked_slots, head_counts
from chabudai.games.machi.winter import hungry, rice_of


def draw(position: Game) -> Scene:
    """The table of a view."""
    assert isinstance(position, Machi)
    view = position
    me, order, question = vantage(view)
    zones: list[Zone] = []
    if me is not None:
        zones += [_hand(view, me), _village(view, me)]
    if view.duel:
        zones.append(_duel(view))
    zones += [_year(view), _middle(view)]
    for seat in order:
        if seat != me:
            zones += [_village(view, seat), _hand(view, seat)]
    return Scene(
        game="machi",
        viewer=me,
        prompt=prompt(view, me, question),
        seats=tuple(_seat(view, seat) for seat in order),
        zones=tuple(zones),
        actions=() if question is None else tuple(action(view, question, c) for c in view.options_of[question.seat]),
        clause="" if question is None else question.clause,
        over=view.over,
    )


def _hand(view: Machi, seat: int) -> Zone:
    """The cards in hand; those used up by the viewer's plan are marked."""
    pieces: list[Piece] = []
    left = view.drafts[seat * DRAFT_LISTS + HAND][:] if planning(view, seat, view.viewer) else None
    for back in (VILLAGERS, BUILDINGS):
        for place, entry in enumerate(view.hands[seat * 2 + back]):
            used = left is not None and entry & CARD not in left
            if left is not None and not used:
                left.remove(entry & CARD)
            marks = ("planned",) if used else ()
            pieces.append(entry_piece(view.cards, f"h{seat}-{back}-{place}", entry, back, marks))
    name = text("machi-hand-of", seat=Seated(seat))
    slots = (Slot(f"hand{seat}", name, tuple(pieces)),)
    return Zone(f"hand-zone{seat}", name, owner=seat, role="hand", slots=slots)


def _village(view: Machi, seat: int) -> Zone:
    """The buildings with those who stand on them, and the Samurai outside."""
    row = homes_seen(view, seat, view.viewer)
    sites = view.drafts[seat * DRAFT_LISTS + SITES] if planning(view, seat, view.viewer) else []
    buildings = view.buildings[seat]
    slots: list[Slot] = []
    for slot in range(max(len(buildings), *[place + 1 for place in sites[0::2]], 0)):
        planned = [sites[i + 1] for i in range(0, len(sites), 2) if sites[i] == slot]
        if planned or (slot < len(buildings) and buildings[slot] >= 0):
            slots.append(_building(view, seat, slot, row, planned))
    name = text("machi-village-of", seat=Seated(seat))
    outside = [villager for villager in row if villager >> PLACE_SHIFT & PLACE == OUTSIDE]
    stays = view.villagers[seat]
    free = tuple(villager_piece(view.cards, f"f{seat}-{v & CARD}", v, v not in stays) for v in outside)
    slots.append(Slot(f"p{seat}-{OUTSIDE}", text("machi-outside"), free))
    return Zone(f"village{seat}", name, owner=seat, role="board", slots=tuple(slots))


def _building(view: Machi, seat: int, slot: int, row: list[int], planned: list[int]) -> Slot:
    cards = view.cards
    here = [villager for villager in row if villager >> PLACE_SHIFT & PLACE == slot]
    stays = view.villagers[seat]
    on = [villager_piece(cards, f"v{seat}-{slot}-{n}", v, v not in stays) for n, v in enumerate(here)]
    gang = [y for y in view.yakuzas if y >> VILLAGE_SHIFT & SEAT == seat and y >> SLOT_SHIFT & PLACE == slot]
    on += [yakuza_piece(cards, yakuza) for yakuza in gang]
    key, name = f"b{seat}-{slot}", text("machi-place", number=slot + 1)
    if planned:
        piece = card_piece(cards, key, planned[0], ("site", "pending"), tuple(on))
    else:
        entry = view.buildings[seat][slot]
        known = entry_piece(cards, key, entry, BUILDINGS)
        if known.face is None:
            piece = back_piece(key, BUILDINGS, ("site",), tuple(on))
        else:
            built = entry & BUILT != 0
            active = built and 2 * len(here) >= cards.capacity[entry & CARD]
            marks: tuple[str, ...] = ("site",) if not built else ("active",) if active else ("inactive",)
            if blocked_slots(view, seat) >> slot & 1:
                marks = (*marks, "blocked")
            piece = card_piece(cards, key, entry & CARD, marks, tuple(on), len(here))
            if built:
                facts = {"villagers": len(here), "capacity": cards.capacity[entry & CARD]}
                name = text("machi-place-building", number=slot + 1, card=card_text(entry & CARD), **facts)
    return Slot(f"p{seat}-{slot}", name, (piece,))


def _duel(view: Machi) -> Zone:
    """The last duel: the passes as shown, and the combat hands while it lasts."""
    duel, cards = view.duel, view.cards
    slots: list[Slot] = []
    for side in (0, 1):
        seat = duel[SEAT_AT[side]]
        if view.combat:
            card = piece_of(view, duel[FIGURE_AT[side]]) & CARD
            fighter = card_piece(cards, f"fighter{side}", card)
            slots.append(Slot(f"fighter-slot{side}", text("machi-fighter-of", seat=Seated(seat)), (fighter,)))
        shown = tuple(combat_piece(cards, f"shown{side}-{n}", card) for n, card in enumerate(view.passes[side::2]))
        facts = {"sabres": duel[SABRES_AT[side]], "gain": duel[GAIN_AT[side]]}
        slots.append(Slot(f"passes{side}", text("machi-passes-of", seat=Seated(seat), **facts), shown))
        if view.combat:
            hand = tuple(combat_piece(cards, f"c{side}-{n}", e & CARD) for n, e in enumerate(view.combat[side * 2]))
            slots.append(Slot(f"combat{side}", text("machi-combat-hand-of", seat=Seated(seat)), hand))
    return Zone("duel", text("machi-duel"), role="duel", slots=tuple(slots))


def _year(view: Machi) -> Zone:
    """The four seasons; a pawn stands on the present one."""
    slots = []
    for season, name in enumerate(SEASONS):
        here = season == view.season and not view.over
        pawn = Piece("pawn", text("machi-season-now"), "token", name, clause="setup.4")
        pieces = (pawn,) if here else ()
        slots.append(Slot(f"season{season}", text(f"machi-season-{name}"), pieces, face=name))
    heading = text("machi-year", year=view.year, years=view.years)
    return Zone("year", heading, "track", None, "year", len(SEASONS), tuple(slots))


def _middle(view: Machi) -> Zone:
    cards = view.cards
    slots: list[Slot] = []
    for back in (VILLAGERS, BUILDINGS):
        shown = tuple(card_piece(cards, f"flop-{back}-{n}", card) for n, card in enumerate(view.flop[back]))
        slots.append(Slot(f"flop{back}", text("machi-flop", back=back_text(back)), shown))
        size, gone = len(view.piles[back]), len(view.discards[back])
        pile = Piece(f"pile{back}", text("machi-pile", back=back_text(back), count=size), BACK_NAMES[back], count=size)
        slots.append(Slot(f"pile-slot{back}", text("machi-pile", back=back_text(back), count=size), (pile,)))
        name = text("machi-discards", back=back_text(back), count=gone)
        top = view.discards[back][-1:]
        last = tuple(card_piece(cards, f"discard{back}", card) for card in top)
        slots.append(Slot(f"discards{back}", name, last))
    return Zone("middle", text("machi-middle"), role="table", slots=tuple(slots))


def _seat(view: Machi, seat: int) -> Seat:
    counters = [
        Counter("points", text("machi-counter-points"), view.points[seat]),
        Counter("rice", text("machi-counter-rice"), rice_of(view, seat)),
        Counter("villagers", text("machi-counter-villagers"), sum(head_counts(view, seat))),
    ]
    status: Status = ""
    if view.over:
        status = "winner" if view.ranks()[seat] == 1 else ""
    elif view.asked & BIT[seat]:
        status = "asked"
    elif view.drafts and (view.season == SUMMER or hungry(view, seat)):
        status = "ready"
    return Seat(seat, view.viewer == seat, status, tuple(counters))
