"""An attack on castles as a scene of its own: the card that was played, and the materials that it hits."""

# mypyc: compile
from __future__ import annotations

from typing import Final, TypeAlias

from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.moment import Moment
from chabudai.core.scene import Piece, Seated, Slot, Zone, text
from chabudai.core.things import altered
from chabudai.games.artigiano.notation import title_text
from chabudai.games.artigiano.pieces import card_piece
from chabudai.games.artigiano.scene import draw
from chabudai.games.artigiano.state import Artigiano

Marks: TypeAlias = tuple[str, ...]
FALLS: Final[Marks] = ("target", "falls")
FLIES: Final[Marks] = ("target", "flies")
COMES: Final[Marks] = ("comes",)


def staged(event: Event, moment: Moment) -> Zone | None:
    """attack.1: all that one choice takes from castles of others, in one scene."""
    hits = _hits(event, moment)
    if not hits:
        return None
    author, weapon = _weapon(event, moment)
    return moment.once((author, weapon), lambda: _attack(moment, author, weapon, hits))


def _attack(moment: Moment, author: int, weapon: int, hits: dict[int, dict[int, Marks]]) -> Zone:
    card = card_piece(weapon, marks=("source",))
    slot = Slot("attack-card", text("artigiano-staged-seat", seat=Seated(author)), (card,))
    castles = [_castle(moment.before, seat, "hit", marks) for seat, marks in hits.items()]
    won = {card: COMES for marks in hits.values() for card, how in marks.items() if how == FLIES}
    if won:
        castles.append(_castle(moment.after, author, "home", won))
    name = text("artigiano-staged-attack", seat=Seated(author), card=title_text(weapon))
    return Zone("attack", name, role="stage", slots=(slot,), zones=tuple(castles))


def _hits(event: Event, moment: Moment) -> dict[int, dict[int, Marks]]:
    """Of each castle of another the cards that it loses, and how; nothing when this event is no part of an attack."""
    if _victim(event) is None:  # most events: whoever carries out what need not be looked for
        return {}
    author, weapon = _weapon(event, moment)
    hits: dict[int, dict[int, Marks]] = {}
    for told in moment.events:
        seat = _victim(told)
        if weapon >= 0 and seat not in (author, None) and _weapon(told, moment) == (author, weapon):
            hits.setdefault(seat, {})[told.facts["card"]] = FALLS if told.kind == "lose" else FLIES
    return hits if _victim(event) in hits else {}


def _victim(event: Event) -> int | None:
    """Whose castle loses the card that the event names."""
    if event.kind == "lose":
        return event.facts["seat"]
    return event.facts["to"] if event.kind in ("plunder", "bargain") else None


def _weapon(event: Event, moment: Moment) -> tuple[int, int]:
    """Who plays which action card at that moment: the one last played, or the one that was being carried out before."""
    before = moment.before
    assert isinstance(before, Artigiano)
    found = before.act_author, before.act_card
    for told in moment.events:
        if told is event:
            break
        if told.kind == "play":
            found = told.facts["seat"], told.facts["card"]
    return found


def _castle(view: Game, seat: int, role: str, marks: dict[int, Marks]) -> Zone:
    """A castle as it stands on the table, these cards marked."""
    zone = next(zone for zone in draw(view, [seat])[1] if zone.key == f"castle{seat}")
    marked = {f"card{card}": how for card, how in marks.items()}
    slots = [altered(slot, pieces=tuple(_marked(piece, marked) for piece in slot.pieces)) for slot in zone.slots]
    name = text("artigiano-staged-seat", seat=Seated(seat))
    return altered(zone, name=name, role=f"{zone.role} {role}", slots=tuple(slots))


def _marked(piece: Piece, marks: dict[str, Marks]) -> Piece:
    return altered(piece, marks=(*piece.marks, *marks[piece.key])) if piece.key in marks else piece
