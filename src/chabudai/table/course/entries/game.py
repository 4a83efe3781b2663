"""The game itself: choices, and taking them back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Self

from chabudai.core.box import Json
from chabudai.core.errors import CannotUndo
from chabudai.core.events import Event
from chabudai.core.match import OTHERS_ANSWERED
from chabudai.core.things import thing
from chabudai.table.course.answering import answered
from chabudai.table.course.by import By
from chabudai.table.course.consent import Proposal
from chabudai.table.course.entries.base import Act
from chabudai.table.course.state import State
from chabudai.table.course.versions import unmoved_between


@thing(frozen=True, kw_only=True)
class Choose(Act):
    """An answer to a question of the game, by its number or as it is written.

    It is read once, by the position that it is applied to, judged once, by the game, and written once, by the match:
    so it is kept.
    """

    question: int
    choice: int | None = None  # its number; None as long as only what is written is known
    written: str = ""  # in notation
    events: Sequence[Sequence[Json]] | None = None  # an edition that cannot replay the game can still tell it
    unmoved: int = 0  # who saw nothing of it, as a mask; see `versions`
    back: bool = False  # was the seat away before?
    joined: bool = False  # does another answer follow at once?  Then the others are told of both by that one
    noted: ClassVar[bool] = False  # the game tells of choices itself

    def to_json(self) -> dict[str, Json]:
        """With the notation in place of the number: it can be read, and means the same in every edition."""
        data: dict[str, Json] = {"question": self.question, "choice": self.written, "events": self.events}
        if self.back:
            data["back"] = True
        if self.unmoved:
            data["unmoved"] = self.unmoved
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Self:
        """The notation is read when the position is there to read it by."""
        unmoved, back = data.get("unmoved", 0), bool(data.get("back"))
        question, events = data["question"], data.get("events")
        return cls(question=question, written=data["choice"], events=events, unmoved=unmoved, back=back)

    def told(self) -> list[Event]:
        """What happened, as the log has it."""
        return [Event(kind, clause, facts, seen) for kind, clause, facts, seen in self.events or ()]

    def apply(self, state: State, by: By) -> Self:
        """The game takes the choice, and whoever answers is there."""
        known = None if self.events is None else (self.unmoved, self.back)
        choice, written, events, unmoved, back = answered(
            state, by, self.question, self.choice, self.written, known, self.joined
        )
        return type(self)(
            question=self.question, choice=choice, written=written, events=events, unmoved=unmoved, back=back
        )


@thing(frozen=True, kw_only=True)
class Undo(Act):
    """The last choice of a seat is taken back, or the others are asked whether it may be.

    What has to go with it is settled when they are asked, and kept; in older logs everything after it goes.
    """

    proposed: int | None = None  # the place of the choice, when the others must agree
    gone: Sequence[int] | None = None  # the places of all that go
    joined: bool = False  # does another answer follow at once?  Then it is told to nobody
    unmoved: int = 0  # who saw nothing of it, as a mask; see `versions`

    def apply(self, state: State, by: By) -> Self:
        """Take back what depends on nobody; ask about the rest."""
        seat = state.playing(by.player, by.seat)
        if self.proposed is not None:  # read from a log
            return self._ask(state, seat, self.proposed, self.gone)
        last = max((place for place, played in enumerate(state.match.played) if played.seat == seat), default=-1)
        if last < state.given:
            raise CannotUndo("nothing-to-undo", seat=seat)
        if state.match.obstacle_to_undo(seat) == OTHERS_ANSWERED:
            return self._ask(state, seat, last, list(state.match.goes_with(last)))
        before = state.together or state.match.sights
        state.match.undo(seat)
        kept = replace(self, unmoved=unmoved_between(before, state.match.sights, seat)) if self.joined else self
        if state.proposal is not None and state.proposal.gone is not None:
            state.proposal = None  # the choices it speaks of have other places now
            kept = replace(kept, unmoved=0)
        return kept

    def _ask(self, state: State, seat: int, first: int, gone: Sequence[int] | None) -> Self:
        state.proposal = Proposal("undo", seat, first, None if gone is None else tuple(gone))
        return replace(self, proposed=first, gone=gone)
