"""Arigatō as a scene: villages with their gates and stocks, the cards in hand, the calendar and the piles."""

from __future__ import annotations

from chabudai.core.knowledge import HIDDEN, card_of, knows
from chabudai.core.scene import Counter, Piece, Scene, Seat, Seated, Slot, Status, Zone, text
from chabudai.core.step import Game
from chabudai.core.vantage import vantage
from chabudai.games.arigato.actions import action, prompt
from chabudai.games.arigato.material import (
    CONDITION_CLAUSES,
    CRAFT_CODES,
    CRAFT_LETTERS,
    FIRST_OBJECTIVE_DAY,
    HAND,
    ITEM_CODES,
    ITEM_LETTERS,
    ITEMS,
    LAST_DAY,
    LAST_OBJECTIVE_DAY,
    NO_ARTISAN,
    TRAVELLERS,
    WORKSHOPS,
    cards_in,
)
from chabudai.games.arigato.notation import (
    about_card,
    card_text,
    craft_text,
    item_text,
    objective_text,
    origin_text,
    workshop_text,
)
from chabudai.games.arigato.objectives import progress
from chabudai.games.arigato.scoring import solo_target
from chabudai.games.arigato.signs import card_prints, objective_prints
from chabudai.games.arigato.state import DAWN, NO_WORKSHOP, RESIDENT, TRAVELLER, Arigato

# Per role of a card in hand; what others have decided is sealed and shows no mark.
ROLE_MARKS: tuple[tuple[str, ...], ...] = ((), ("pending",), ("traveller",), ("craftsman",), ())


def draw(position: Game) -> Scene:
    """The table of a view."""
    assert isinstance(position, Arigato)
    view = position
    me, order, question = vantage(view)
    zones: list[Zone] = []
    for seat in order:
        zones += [_village(view, seat), _hand(view, seat), _stock(view, seat), _gate(view, seat)]
        if view.seats > 1:
            zones.append(_passed(view, seat))
        if seat == order[0]:
            zones += [_calendar(view, seat), _middle(view)]
    return Scene(
        game="arigato",
        viewer=me,
        prompt=prompt(view, me, question),
        seats=tuple(_seat(view, seat) for seat in order),
        zones=tuple(zones),
        actions=() if question is None else tuple(action(view, question, c) for c in view.options_of[question.seat]),
        clause="" if question is None else question.clause,
        over=view.over,
    )


# --- pieces ---------------------------------------------------------------------------------------


def _card(
    view: Arigato, card: int, marks: tuple[str, ...] = (), on: tuple[Piece, ...] = (), come_from: str | None = None
) -> Piece:
    cards = view.cards()
    craft = CRAFT_CODES[cards.craft[card]]
    return Piece(
        key=f"card-{card}",
        name=card_text(cards, card),
        face=craft,
        title=craft_text(cards.craft[card]),
        text=about_card(cards, card, view.generous),
        origin=origin_text(cards.reconstructed[card]),
        clause=CONDITION_CLAUSES[cards.condition[card]],
        code=f"{CRAFT_LETTERS[cards.craft[card]]}{card}",
        colour=craft,
        marks=marks,
        on=on,
        come_from=come_from,
        prints=card_prints(cards, card),
        data={"craft": craft, "favors": cards.value[card], "item": ITEM_CODES[cards.made[card]]},
    )


def _entry(view: Arigato, entry: int, key: str, marks: tuple[str, ...] = (), come_from: str | None = None) -> Piece:
    card = card_of(entry)
    if card == HIDDEN:
        return Piece(key, text("arigato-card-hidden"), come_from=come_from)
    return _card(view, card, marks, come_from=come_from)


# --- zones ----------------------------------------------------------------------------------------


def _village(view: Arigato, seat: int) -> Zone:
    """Four workshops; the owner sees the resident placed at dawn, the others do not."""
    slots = []
    for slot in range(WORKSHOPS):
        card = view.village[seat * WORKSHOPS + slot]
        pieces: tuple[Piece, ...] = ()
        if card != NO_ARTISAN:
            token = Piece(
                f"token{seat}-{slot}", text("arigato-offering"), "token", "offering", clause="day.6", code="T"
            )
            on = (token,) if view.offered[seat] >> slot & 1 else ()
            times = view.fired[seat * WORKSHOPS + slot]
            pieces = (_card(view, card, ("fired",) if times else (), on, f"hand{seat}"),)
        elif view.phase == DAWN and view.workshop[seat] == slot:
            resident = next(view.hands[i] for i in _hand_of(seat) if view.roles[i] == RESIDENT)
            pieces = (_card(view, card_of(resident), ("pending",), come_from=f"hand{seat}"),)
        slots.append(Slot(f"w{seat}-{slot}", workshop_text(slot), pieces, slot % 2, slot // 2, "workshop"))
    name = text("arigato-village-of", seat=Seated(seat))
    return Zone(f"village{seat}", name, "grid", seat, "board", 2, tuple(slots))


def _hand_of(seat: int) -> range:
    return range(seat * HAND, seat * HAND + HAND)


def _origins(view: Arigato, seat: int) -> list[str]:
    """From where each card of the hand has come, as far as the viewer may know; empty places come from nowhere.

    Two of the backs at dawn have come from the neighbour.  By day some have gone, and nobody knows which.
    """
    sender = view.right_of(seat)
    travelled = TRAVELLERS if view.day > 1 and view.seats > 1 else 0
    origins = ["pile"] * HAND
    taken = 0
    for place, entry in enumerate(view.hands[seat * HAND : seat * HAND + HAND]):
        received = knows(entry, sender) if card_of(entry) != HIDDEN else view.phase == DAWN
        if entry >= 0 and received and taken < travelled:
            origins[place] = f"passed{sender}-{taken}"
            taken += 1
    return origins


def _hand(view: Arigato, seat: int) -> Zone:
    origins = _origins(view, seat)
    slots = []
    for i in _hand_of(seat):
        entry, role = view.hands[i], view.roles[i]
        placed = role == RESIDENT and view.phase == DAWN and view.workshop[seat] != NO_WORKSHOP
        if entry >= 0 and not placed:
            marks = ROLE_MARKS[role]
            place = i - seat * HAND
            piece = _entry(view, entry, f"h{seat}-{place}", marks, origins[place])
            slots.append(Slot(f"hand{seat}-{place}", text("arigato-hand-card", number=place + 1), (piece,)))
    name = text("arigato-hand-of", seat=Seated(seat))
    return Zone(f"hand{seat}", name, "row", seat, "hand", HAND, tuple(slots))


def _stock(view: Arigato, seat: int) -> Zone:
    slots = []
    for item in range(ITEMS):
        count = view.stock[seat * ITEMS + item]
        piece = Piece(
            key=f"i{seat}-{item}",
            name=item_text(item),
            kind="item",
            face=ITEM_CODES[item],
            title=item_text(item),
            clause="box.3",
            code=ITEM_LETTERS[item],
            colour=CRAFT_CODES[item],
            count=count,
        )
        slots.append(Slot(f"stock{seat}-{item}", item_text(item), (piece,)))
    favors = view.favors[seat]
    name = text("arigato-favors")
    token = Piece(f"favors{seat}", name, "token", "favor", clause="effects.2", code="FAV", count=favors)
    slots.append(Slot(f"favors-slot{seat}", name, (token,)))
    tokens = view.objectives[seat]
    name = text("arigato-objective-tokens")
    token = Piece(f"goals{seat}", name, "token", "objectives", clause="dusk.3", code="OBJ", count=tokens)
    slots.append(Slot(f"goals-slot{seat}", name, (token,)))
    return Zone(f"stock{seat}", text("arigato-stock-of", seat=Seated(seat)), "row", seat, "stock", slots=tuple(slots))


def _gate(view: Arigato, seat: int) -> Zone:
    pieces = tuple(_card(view, card, come_from=f"village{seat}") for card in cards_in(view.gate[seat]))
    name = text("arigato-gate-of", seat=Seated(seat))
    return Zone(
        f"gate-zone{seat}", name, "stack", seat, "gate", slots=(Slot(f"gate{seat}", name, pieces, face="gate"),)
    )


def _passed(view: Arigato, seat: int) -> Zone:
    """The travellers on their way to the left."""
    slots = []
    for i in range(TRAVELLERS):
        entry = view.passed[seat * TRAVELLERS + i]
        pieces = (_entry(view, entry, f"t{seat}-{i}", ROLE_MARKS[TRAVELLER], f"hand{seat}"),) if entry >= 0 else ()
        slots.append(Slot(f"passed{seat}-{i}", text("arigato-traveller", number=i + 1), pieces))
    name = text("arigato-travellers-of", seat=Seated(seat), to=Seated(view.left_of(seat)))
    return Zone(f"passed{seat}", name, "row", seat, "passed", TRAVELLERS, tuple(slots))


def _calendar(view: Arigato, seat: int) -> Zone:
    cards = view.cards()
    slots = []
    for day in range(1, LAST_DAY + 1):
        pieces: list[Piece] = []
        if FIRST_OBJECTIVE_DAY <= day <= LAST_OBJECTIVE_DAY:
            subject, place, count = cards.objective(view.calendar, day)
            rebuilt = cards.reconstructed_objectives[cards.side_of(view.calendar, day)][day]
            what = objective_text(subject, place, count)
            about = text(
                "arigato-objective-about",
                objective=what,
                have=progress(view, seat, subject, place),
                count=count,
            )
            signs, origin = objective_prints(subject, place, count), origin_text(rebuilt)
            pieces.append(Piece(f"o{day}", what, "objective", "objective", None, about, origin, "dusk.3", prints=signs))
        if day == view.day:
            name = text("arigato-day-marker", day=day)
            pieces.append(Piece("day-marker", name, "token", "day", clause="round.2"))
        slots.append(Slot(f"day{day}", text("arigato-day", day=day), tuple(pieces)))
    return Zone("calendar", text("arigato-calendar"), "track", None, "calendar", LAST_DAY, tuple(slots))


def _middle(view: Arigato) -> Zone:
    count = len(view.pile)
    pile = Piece("pile", text("arigato-pile", count=count), kind="pile", count=count, clause="setup.1")
    mask = view.discard
    for dropped in view.dropped:
        mask |= dropped
    gone = tuple(_card(view, card) for card in cards_in(mask))
    slots = [
        Slot("pile-slot", text("arigato-pile", count=count), (pile,)),
        Slot("discard", text("arigato-discard", count=len(gone)), gone),
    ]
    if view.seats == 1:
        kept = tuple(_entry(view, entry, f"k{i}") for i, entry in enumerate(view.kept))
        slots.append(Slot("kept", text("arigato-kept", count=len(kept)), kept))
    return Zone("middle", text("arigato-middle"), "row", None, "table", slots=tuple(slots))


def _seat(view: Arigato, seat: int) -> Seat:
    counters: tuple[Counter, ...] = (
        Counter("points", text("arigato-counter-points"), view.totals()[seat]),
        Counter("favors", text("arigato-counter-favors"), view.favors[seat]),
        Counter("items", text("arigato-counter-items"), view.items(seat)),
        Counter("objectives", text("arigato-counter-objectives"), view.objectives[seat]),
    )
    if view.seats == 1 and (view.over or view.viewer == seat):  # solo.3: the kept travellers are the owner's to see
        counters = (Counter("target", text("arigato-counter-target"), solo_target(view)), *counters)
    status: Status = ""
    if view.over:
        status = "winner" if view.ranks()[seat] == 1 else ""
    else:
        status = "asked" if view.asked >> seat & 1 else "ready"
    return Seat(seat, view.viewer == seat, status, counters)
