"""A duel as a scene of its own, over the whole table while it lasts: nothing of it remains when it is over."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.events import Event
from chabudai.core.knowledge import CARD, HIDDEN, NO_CARD
from chabudai.core.moment import Moment
from chabudai.core.once import PIECES, ZONES, once
from chabudai.core.scene import Piece, Print, Seated, Slot, Zone, text
from chabudai.core.seats import SEATS_IN
from chabudai.core.things import altered
from chabudai.games.machi.combat import FIGURE_AT, GAIN_AT, SABRES_AT, SEAT_AT
from chabudai.games.machi.duel import AnswerChallenge, piece_of
from chabudai.games.machi.material import COMBAT_CARDS, COMBAT_HAND, Cards
from chabudai.games.machi.pieces import card_piece, combat_piece
from chabudai.games.machi.state import SEALED, UNDECIDED, Machi

SIDES: Final = (0, 1)
NOWHERE: Final = -1  # in the hand

Pair = tuple[int, int]  # of the challenger, of the challenged; also a place and a card
Laid = tuple[int, int, int]  # in a pass: a card, the one against it if that is shown, its place in the hand

NOTHING_LAID: Final[Laid] = (NO_CARD, NO_CARD, NOWHERE)


def duel_runs(view: Machi) -> bool:
    """Is somebody being challenged, or fighting?"""
    return len(view.combat) > 0 or any(isinstance(view.open[seat], AnswerChallenge) for seat in SEATS_IN[view.asked])


def duel_of(view: Machi) -> Zone:
    """Both duellists with their sabres, the passes between them, the combat cards below."""
    cards = (_figure(view, 0), _figure(view, 1))
    held = [tuple([entry & CARD for entry in view.combat[side * 2]]) for side in SIDES] if view.combat else [(), ()]
    picks = (view.picks[0], view.picks[1]) if view.picks else (UNDECIDED, UNDECIDED)
    running = len(view.combat) > 0
    totals = (_sabres(view), _gains(view))
    return _duel(view.cards, _seats(view), totals, cards, running, held[0], held[1], picks, tuple(view.passes))


def _figure(view: Machi, side: int) -> int:
    return piece_of(view, view.duel[FIGURE_AT[side]]) & CARD


def _seats(view: Machi) -> Pair:
    return view.duel[SEAT_AT[0]], view.duel[SEAT_AT[1]]


def _sabres(view: Machi) -> Pair:
    return view.duel[SABRES_AT[0]], view.duel[SABRES_AT[1]]


def _gains(view: Machi) -> Pair:
    return view.duel[GAIN_AT[0]], view.duel[GAIN_AT[1]]


@once(ZONES)
def _duel(
    cards: Cards,
    seats: Pair,
    totals: tuple[Pair, Pair],
    figures: Pair,
    running: bool,
    first_hand: tuple[int, ...],
    second_hand: tuple[int, ...],
    picks: Pair,
    shown: tuple[int, ...],
) -> Zone:
    (sabres, gains), hands = totals, (first_hand, second_hand)
    chosen = (_chosen(first_hand, picks[0]), _chosen(second_hand, picks[1]))
    slots = [_duellist(cards, side, seats[side], figures[side], ()) for side in SIDES]
    slots += [_total(side, seats[side], sabres[side], gains[side]) for side in SIDES]
    for side in SIDES:
        left = [(place, card) for place, card in enumerate(hands[side]) if place != chosen[side]]
        slots.append(_hand(cards, side, seats[side], tuple(left)))
    slots.append(_stakes())
    passes = _passes(cards, seats, shown, running, picks, chosen)
    return Zone("duel", text("machi-duel"), role="stage", slots=tuple(slots), zones=tuple(passes))


def staged(event: Event, moment: Moment) -> Zone | None:
    """How a duel ended, for a moment: the table itself has forgotten it already."""
    if event.kind not in ("duel-won", "duel-tied"):
        return None
    before, view, winner = moment.before, moment.after, event.facts["seat"]
    assert isinstance(before, Machi)
    assert isinstance(view, Machi)
    seats, sabres, gains = _seats(view), _sabres(view), _gains(view)
    slots: list[Slot] = []
    for side in SIDES:
        beaten = event.kind == "duel-won" and seats[side] != winner
        card = event.facts["card"] if beaten else _figure(before, side)  # who may have gone since, even the winner
        marks = ("beaten",) if beaten else ("winner",) if event.kind == "duel-won" else ()
        slots.append(_duellist(view.cards, side, seats[side], card, marks))
        slots.append(_total(side, seats[side], sabres[side], gains[side]))
    name = text(f"machi-staged-{event.kind}", seat=Seated(winner))
    passes = _passes(view.cards, seats, tuple(view.passes), False, (UNDECIDED, UNDECIDED), (NOWHERE, NOWHERE))
    return Zone("duel-over", name, role="stage", slots=tuple(slots), zones=tuple(passes))


@once(PIECES)
def _stakes() -> Slot:
    told = text("machi-stakes-told")
    name, printed = text("machi-stakes"), text("origin-printed")
    stakes = Piece("stakes", name, "note", "sabre", name, told, printed, "duel.12", written=True)
    return Slot("stakes-slot", name, (stakes,))


@once(PIECES)
def _duellist(cards: Cards, side: int, seat: int, card: int, marks: tuple[str, ...]) -> Slot:
    name = text("machi-fighter-of", seat=Seated(seat))
    return Slot(f"fighter-slot{side}", name, (card_piece(cards, f"fighter{side}", card, marks),), seat=seat)


@once(PIECES)
def _total(side: int, seat: int, sabres: int, gain: int) -> Slot:
    """The sabres he came with and those he has won, drawn one by one."""
    name = text("machi-passes-of", seat=Seated(seat), sabres=sabres, gain=gain)
    prints = [Print("brought", ("sabre",) * sabres)] if sabres else []
    prints += [Print("won", ("sabre",) * gain)] if gain else []
    prints.append(Print("sum", (str(sabres + gain),)))
    piece = Piece(
        f"total{side}", name, "total", "sabre", clause="duel.12", code=f"{sabres}+{gain}", prints=tuple(prints)
    )
    return Slot(f"total-slot{side}", name, (piece,))


@once(PIECES)
def _hand(cards: Cards, side: int, seat: int, left: tuple[Pair, ...]) -> Slot:
    """The combat cards left, by their places; one that is chosen lies in its pass already."""
    pieces = [combat_piece(cards, f"c{side}-{place}", card) for place, card in left]
    return Slot(f"combat{side}", text("machi-combat-hand-of", seat=Seated(seat), left=len(left)), tuple(pieces))


def _chosen(held: tuple[int, ...], pick: int) -> int:
    """Which card of the hand lies in the pass, as far as one can tell: of hidden ones, the first."""
    return NOWHERE if pick == UNDECIDED else 0 if pick == SEALED else held.index(pick)


def _passes(cards: Cards, seats: Pair, shown: tuple[int, ...], running: bool, picks: Pair, chosen: Pair) -> list[Zone]:
    """All passes, by what is known of each now."""
    zones: list[Zone] = []
    for number in range(COMBAT_HAND):
        state, laid = "later", [NOTHING_LAID, NOTHING_LAID]
        if number * 2 < len(shown):
            one, other = shown[number * 2], shown[number * 2 + 1]
            state, laid = "done", [(one, other, NOWHERE), (other, one, NOWHERE)]
        elif running and number * 2 == len(shown):
            state = "now"
            for side in SIDES:
                if chosen[side] != NOWHERE:
                    laid[side] = HIDDEN if picks[side] == SEALED else picks[side], NO_CARD, chosen[side]
        zones.append(_pass(cards, number, state, seats, laid[0], laid[1]))
    return zones


@once(ZONES)
def _pass(cards: Cards, number: int, state: str, seats: Pair, first: Laid, second: Laid) -> Zone:
    slots = (_pass_card(cards, number, 0, seats[0], first), _pass_card(cards, number, 1, seats[1], second))
    return Zone(f"pass{number}", text("machi-pass", number=number + 1), role=f"pass {state}", slots=slots)


@once(PIECES)
def _pass_card(cards: Cards, number: int, side: int, seat: int, laid: Laid) -> Slot:
    """A card of a pass with what it won; struck through where the other one cancelled it."""
    card, other, place = laid
    name = text("machi-pass-card-of", seat=Seated(seat))
    if card == NO_CARD:
        return Slot(f"pass{number}-{side}", name)
    piece = combat_piece(cards, f"shown{side}-{number}", card)
    if other == NO_CARD:
        piece = altered(piece, come_from=f"c{side}-{place}")
    elif cards.gain[card * COMBAT_CARDS + other]:
        gain = cards.gain[card * COMBAT_CARDS + other]
        piece = altered(piece, prints=(*piece.prints, Print("gain", (f"+{gain}", "sabre"))))
    elif cards.combat_value[card]:
        piece = altered(piece, marks=("cancelled",))
    return Slot(f"pass{number}-{side}", name, (piece,))
