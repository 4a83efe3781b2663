"""Lanterns as a scene: the pile, hands and hooks, and who sits there."""

from __future__ import annotations

from chabudai.core.game import Game
from chabudai.core.knowledge import HIDDEN, card_of
from chabudai.core.scene import Counter, Piece, Seat, Seated, Slot, Status, Zone, text
from chabudai.core.seats import BIT
from chabudai.core.viewpoint import Drawing
from chabudai.example.game import HUNG, Lanterns
from chabudai.example.notation import card_text


def draw(view: Game, order: list[int]) -> Drawing:
    """The table of a view, the seats in the order in which its viewer sees them."""
    assert isinstance(view, Lanterns)
    size = len(view.pile)
    pile = Piece("pile-card", text("lanterns-pile", count=size), "pile", count=size)
    zones = [
        Zone(
            "pile",
            text("lanterns-pile-zone"),
            "stack",
            role="table",
            slots=(Slot("pile-top", text("lanterns-pile", count=size), (pile,)),),
        )
    ]
    for seat in order:
        zones += [_hooks(view, seat), _hand(view, seat)]
    return tuple(_seat(view, seat) for seat in order), tuple(zones)


def _hand(view: Lanterns, seat: int) -> Zone:
    pieces = []
    for place, entry in enumerate(view.hands[seat]):
        card = card_of(entry)
        key, name, origin = f"card-{seat}-{place}", card_text(card), text("origin-printed")
        pieces.append(Piece(key, name) if card == HIDDEN else Piece(key, name, face=str(card + 1), origin=origin))
    name = text("lanterns-hand-of", seat=Seated(seat))
    return Zone(f"hand-{seat}", name, owner=seat, role="hand", slots=(Slot(f"place-{seat}", name, tuple(pieces)),))


def _hooks(view: Lanterns, seat: int) -> Zone:
    slots = []
    for hook, hung in enumerate(view.hooks[seat]):
        lantern = Piece(f"lantern-{seat}-{hook}", text("lanterns-lantern"), "token", "lantern")
        pieces = (lantern,) if hung == HUNG else ()
        slots.append(Slot(f"hook-{seat}-{hook}", text("lanterns-hook", hook=hook + 1), pieces))
    name = text("lanterns-hooks-of", seat=Seated(seat))
    return Zone(f"hooks-{seat}", name, owner=seat, role="board", slots=tuple(slots))


def _seat(view: Lanterns, seat: int) -> Seat:
    status: Status = "asked" if view.asked & BIT[seat] else ""
    if view.over and view.ranks()[seat] == 1:
        status = "winner"
    points = Counter("points", text("lanterns-counter-points"), view.totals()[seat])
    return Seat(seat, seat == view.viewer, status, (points,))
