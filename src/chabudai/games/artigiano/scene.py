"""Artigiano as a scene: castles, stocks, zones, hands and missions, one's own first, and the piles in the middle."""

from __future__ import annotations

from functools import cache

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.scene import Counter, Piece, Print, Scene, Seat, Seated, Slot, Status, Zone, text
from chabudai.core.step import SEATS_IN, Game
from chabudai.core.vantage import vantage
from chabudai.games.artigiano.asking import action, prompt
from chabudai.games.artigiano.boards import BOARD_NAMES, CASE_COUNT, CASE_KIND, LEFT_EDGE, MOST_CASES, ROW
from chabudai.games.artigiano.deal import CHOSEN
from chabudai.games.artigiano.facts import FAMILY_LETTERS, cards
from chabudai.games.artigiano.material import (
    ACTION,
    BUILDING_PLAN,
    CAPTAIN,
    CODE,
    COMPOSITE,
    EFFECT,
    IN_ZONE,
    KINDS,
    MATERIAL,
    ON_MATERIAL,
    POINTS,
    PRIEST,
    PRINCELY,
    ROYAL,
    SPECIAL,
    SPECIAL_CARD,
    SPECIALS,
    TYPE,
    TYPE_NAMES,
    VALUE,
    family,
)
from chabudai.games.artigiano.notation import KIND_KEYS, card_text, effect_key, kinds_text, title_text
from chabudai.games.artigiano.protection import attached_to, effective_value
from chabudai.games.artigiano.state import (
    EMPTY,
    IN_ZONE_OF,
    NO_ACTION,
    NO_DRAW,
    NO_HAND_MATERIAL,
    NO_MATERIAL,
    ON_STOCK_OF,
    SKIP,
    SLOTS,
    STORE_SLOT,
    UNDECIDED,
    Artigiano,
)

FAMILY_FACES = ("artisans", "army", "merchants", "clergy")
COLOURS = ("ochre", "red", "green", "violet")  # of the families
ORIGINS = tuple(text(f"origin-{card.status}") for card in cards())
CHAPTER = {ACTION: "effect", COMPOSITE: "effect", SPECIAL: "specials", PRINCELY: "princely"}
FLAGS = (
    (SKIP, "skip"),
    (NO_DRAW, "no-draw"),
    (NO_ACTION, "no-action"),
    (NO_HAND_MATERIAL, "no-hand-material"),
    (NO_MATERIAL, "no-material"),
)


def draw(position: Game) -> Scene:
    """The table of a view."""
    assert isinstance(position, Artigiano)
    view = position
    me, order, question = vantage(view)
    zones: list[Zone] = []
    for seat in order:
        zones += [_castle(view, seat), _stock(view, seat), _special_zone(view, seat)]
        zones += [_hand(view, seat), _missions(view, seat)]
    zones.insert(5, _middle(view))
    return Scene(
        game="artigiano",
        viewer=me,
        prompt=prompt(view, me, question),
        seats=tuple(_seat(view, seat) for seat in order),
        zones=tuple(zones),
        actions=() if question is None else tuple(action(view, question, c) for c in view.options_of[question.seat]),
        clause="" if question is None else question.clause,
        over=view.over,
    )


@cache
def clause_of(card: int) -> str:
    """The clause that says what the card does."""
    kind = TYPE[card]
    if kind == MATERIAL:
        return "place.1"
    number = EFFECT[card] + (0 if kind in (ACTION, COMPOSITE) else 1)
    return f"{CHAPTER.get(kind, 'royal')}.{number}"


@cache
def _face(card: int) -> str:
    """Missions share a crown; everything else is drawn by what it does, materials by their kind."""
    if TYPE[card] in (ROYAL, PRINCELY):
        return f"{TYPE_NAMES[TYPE[card]]}-{CODE[card]}"
    return effect_key(card)


@cache
def _prints(card: int, value: int | None) -> tuple[Print, ...]:
    """Family, value, kinds and points, at a glance."""
    prints = [Print("family", (FAMILY_FACES[family(card)],))]
    kind = TYPE[card]
    if VALUE[card]:
        prints.append(Print("value", (str(VALUE[card] if value is None else value),)))
        prints.append(Print("kinds", tuple(name for bit, name in KIND_KEYS.items() if KINDS[card] & bit)))
    elif POINTS[card]:
        prints.append(Print("points", (str(POINTS[card]),)))
    elif kind == SPECIAL:
        points = ON_MATERIAL[EFFECT[card]] or IN_ZONE[EFFECT[card]]
        if points:
            prints.append(Print("points", (f"{points:+d}",)))
    return tuple(prints)


def _card(
    card: int,
    on: tuple[Piece, ...] = (),
    marks: tuple[str, ...] = (),
    value: int | None = None,
    kind: str = "",
    written: bool = False,
) -> Piece:
    data: dict[str, int | str] = {"family": FAMILY_LETTERS[family(card)], "type": TYPE_NAMES[TYPE[card]]}
    if VALUE[card]:
        data["value"] = VALUE[card] if value is None else value
    return Piece(
        key=f"card{card}",
        name=card_text(card),
        kind=kind or TYPE_NAMES[TYPE[card]],
        face=_face(card),
        title=title_text(card),
        text=text(f"artigiano-about-{effect_key(card)}"),
        origin=ORIGINS[card],
        clause=clause_of(card),
        code=CODE[card],
        colour=COLOURS[family(card)],
        marks=marks,
        on=on,
        prints=_prints(card, value),
        written=written,
        data=data,
    )


def _entry(entry: int, key: str, marks: tuple[str, ...] = (), written: bool = False) -> Piece:
    """A card as the viewer sees it: its face, or its back under a key of its place."""
    if entry & CARD == HIDDEN:
        return Piece(key, text("artigiano-card-hidden"), marks=marks)
    return _card(entry & CARD, marks=marks, written=written)


def _middle(view: Artigiano) -> Zone:
    pile = Piece("pile", text("artigiano-pile", count=len(view.deck)), kind="pile", count=len(view.deck))
    top = (_card(view.discard[-1]),) if view.discard else ()
    displayed = tuple(_entry(entry, f"pool{i}") for i, entry in enumerate(view.pool))
    slots = [
        Slot("pile-slot", text("artigiano-pile", count=len(view.deck)), (pile,)),
        Slot("discard-slot", text("artigiano-discard", count=len(view.discard)), top),
        Slot("pool-slot", text("artigiano-set-aside"), displayed),
    ]
    if view.picks and view.act_effect == BUILDING_PLAN:
        lifted = tuple(_card(pick >> 4) for pick in view.picks)
        slots.append(Slot("lifted-slot", text("artigiano-lifted"), lifted))
    return Zone("middle", text("artigiano-middle"), role="table", slots=tuple(slots))


def _castle(view: Artigiano, seat: int) -> Zone:
    board = view.boards[seat]
    slots = []
    for case in range(CASE_COUNT[board]):
        card = view.castle[seat * MOST_CASES + case]
        pieces: tuple[Piece, ...] = ()
        if card != EMPTY:
            on = tuple(_card(SPECIAL_CARD[i]) for i in attached_to(view, card))
            value = effective_value(view, card) if VALUE[card] else None
            pieces = (_card(card, on, value=value, kind=KIND_KEYS[CASE_KIND[board][case]]),)
        kind = CASE_KIND[board][case]
        name = text("artigiano-case", case=case + 1, kind=kinds_text(kind), face=KIND_KEYS[kind])
        left, row = LEFT_EDGE[board][case], 4 - ROW[board][case]
        slots.append(Slot(f"c{seat}-{case}", name, pieces, left, row, KIND_KEYS[kind]))
    board_name = text(f"artigiano-board-{BOARD_NAMES[board]}")
    name = text("artigiano-castle-of", seat=Seated(seat), board=board_name)
    drawing = f"castle-{BOARD_NAMES[board]}"
    return Zone(f"castle{seat}", name, "free", seat, "board", 4, tuple(slots), face=drawing)


def _stock(view: Artigiano, seat: int) -> Zone:
    slots = []
    count = view.slots()
    places = [*range(count), *([STORE_SLOT] if view.has_store(seat) else [])]
    for slot in places:
        entry = view.stock[seat * SLOTS + slot]
        usable = view.playing >= 0 and seat == view.active and view.playing >> slot & 1
        marks = ("usable",) if usable else ()
        pieces = () if entry < 0 else (_entry(entry, f"stock{seat}-{slot}", marks),)
        key = "artigiano-store-slot" if slot == STORE_SLOT else "artigiano-stock-slot"
        slots.append(Slot(f"s{seat}-{slot}", text(key, number=slot + 1), pieces))
    if view.special_at[CAPTAIN] == ON_STOCK_OF + seat:
        slots.append(Slot(f"captain{seat}", text("artigiano-on-stock"), (_card(SPECIAL_CARD[CAPTAIN]),)))
    name = text("artigiano-stock-of", seat=Seated(seat))
    return Zone(f"stock-zone{seat}", name, "row", seat, "stock", 1, tuple(slots))


def _special_zone(view: Artigiano, seat: int) -> Zone:
    pieces = []
    for i in range(SPECIALS):
        if view.special_at[i] == IN_ZONE_OF + seat:
            under = tuple(_card(card) for card in view.under_priest) if i == PRIEST else ()
            pieces.append(_card(SPECIAL_CARD[i], under))
    slot = Slot(f"z{seat}", text("artigiano-zone-of", seat=Seated(seat)), tuple(pieces))
    return Zone(f"zone{seat}", text("artigiano-zone-of", seat=Seated(seat)), "row", seat, "zone", 1, (slot,))


def _hand(view: Artigiano, seat: int) -> Zone:
    pieces = tuple(_entry(entry, f"hand{seat}-{i}") for i, entry in enumerate(view.hands[seat]))
    name = text("artigiano-hand-of", seat=Seated(seat))
    return Zone(f"hand-zone{seat}", name, "row", seat, "hand", 1, (Slot(f"h{seat}", name, pieces),))


def _missions(view: Artigiano, seat: int) -> Zone:
    """Both piles; before the first turn, when two are chosen for good, they lie in one row and can be read in full."""
    mandatory: list[Piece] = []
    optional: list[Piece] = []
    choosing = view.viewer == seat and not view.mandatory[seat]
    chosen = CHOSEN[view.plan[seat]] if choosing and view.plan[seat] != UNDECIDED else 0
    for place in range(view.mission_count()):
        is_mandatory = view.mandatory[seat] >> place & 1
        if view.quick and view.mandatory[seat] and not is_mandatory:
            continue
        done = view.claimed[seat] >> place & 1 or (view.over and view.accomplished[seat] >> place & 1)
        held = view.viewer == seat and view.hold[seat] >> place & 1
        entry = view.mission_entry(seat, place)
        card = entry & CARD
        signs = (
            ("mission", card == HIDDEN),
            ("royal", card != HIDDEN and TYPE[card] == ROYAL),
            ("princely", card != HIDDEN and TYPE[card] == PRINCELY),
            ("accomplished", done),
            ("held", held),
            ("pending", chosen >> place & 1),
        )
        marks = tuple(mark for mark, there in signs if there)
        piece = _entry(entry, f"mission{seat}-{place}", marks, choosing)
        (mandatory if is_mandatory else optional).append(piece)
    kept = text("artigiano-to-choose" if choosing else "artigiano-optional")
    slots = (
        Slot(f"mandatory{seat}", text("artigiano-mandatory"), tuple(mandatory)),
        Slot(f"optional{seat}", kept, tuple(optional)),
    )
    return Zone(f"missions{seat}", text("artigiano-missions-of", seat=Seated(seat)), "row", seat, "missions", 1, slots)


def _seat(view: Artigiano, seat: int) -> Seat:
    def counter(key: str, value: int) -> Counter:
        return Counter(key, text(f"artigiano-counter-{key}"), value)

    def held(key: str) -> Counter:
        return Counter(key, text(f"artigiano-counter-{key}"), 1, token=True)

    counters = [counter("points", view.totals()[seat]), counter("hand", len(view.hands[seat]))]
    counters += [held(key) for flag, key in FLAGS if (view.pending[seat] | view.force[seat]) & flag]
    if view.chapel >> seat & 1:
        counters.append(held("chapel"))
    if seat == view.active and view.turns and not view.over:
        counters.append(held("turn"))
    status: Status = ""
    if view.over:
        status = "winner" if view.ranks()[seat] == 1 else ""
    elif seat in SEATS_IN[view.asked]:
        status = "asked"
    elif view.plan[seat] != -1:
        status = "ready"
    return Seat(seat, view.viewer == seat, status, tuple(counters))
