"""The table of the toy for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.core.knowledge import HIDDEN, card_of
from chabudai.core.scene import Action, Piece, Scene, Seat, Seated, Slot, Zone, text
from chabudai.core.step import BIT, NOBODY

if TYPE_CHECKING:
    from tests.laws.toy.game import Lanterns


def draw(view: Lanterns) -> Scene:
    """The table as the viewer of this view sees it."""
    viewer = None if view.viewer == NOBODY else view.viewer
    question = None if viewer is None else view.question(viewer)
    return Scene(
        game="lanterns",
        viewer=viewer,
        prompt=text("lanterns-prompt"),
        seats=tuple(
            Seat(seat, seat == viewer, "asked" if view.asked & BIT[seat] else "") for seat in range(view.seats)
        ),
        zones=(
            Zone("pile", text("lanterns-pile"), "stack", slots=(Slot("pile-top", text("lanterns-pile")),)),
            *(_hand(view, seat) for seat in range(view.seats)),
            *(_hooks(view, seat) for seat in range(view.seats)),
        ),
        actions=() if viewer is None or question is None else _actions(view, viewer, question),
        clause="" if question is None else question.clause,
        over=view.over,
    )


def _hand(view: Lanterns, seat: int) -> Zone:
    slots = []
    for place, entry in enumerate(view.hands[seat]):
        card = card_of(entry)
        face = None if card == HIDDEN else str(card)
        piece = Piece(f"card-{seat}-{place}", text("lanterns-card"), face=face)
        slots.append(Slot(f"place-{seat}-{place}", text("lanterns-place"), (piece,)))
    return Zone(f"hand-{seat}", text("lanterns-hand", seat=Seated(seat)), owner=seat, slots=tuple(slots))


def _hooks(view: Lanterns, seat: int) -> Zone:
    slots = tuple(
        Slot(
            f"hook-{seat}-{hook}",
            text("lanterns-hook"),
            (Piece(f"lantern-{seat}-{hook}", text("lanterns-lantern")),) if hung else (),
        )
        for hook, hung in enumerate(view.hooks[seat])
    )
    return Zone(f"hooks-{seat}", text("lanterns-hooks", seat=Seated(seat)), owner=seat, slots=slots)


def _actions(view: Lanterns, seat: int, question: Any) -> tuple[Action, ...]:
    def place(choice: int) -> str:
        if isinstance(question, view.PEEK):
            return f"card-{choice}-0"
        return f"card-{seat}-{choice}" if isinstance(question, view.BID) else f"hook-{seat}-{choice}"

    return tuple(
        Action(choice, question.describe(view, choice), text("lanterns-action"), on=place(choice))
        for choice in view.options_of[seat]
    )
