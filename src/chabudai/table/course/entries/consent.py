"""What needs the others' consent, and how they give it."""

from __future__ import annotations

from typing import ClassVar, Self

from chabudai.core.things import thing
from chabudai.table.course.by import By
from chabudai.table.course.consent import Proposal, Subject
from chabudai.table.course.entries.base import Act
from chabudai.table.course.state import State
from chabudai.table.errors import OutOfDate


@thing(frozen=True, kw_only=True)
class _Pausing(Act):
    together: bool = False  # in older logs who asked too asked for something new
    subject: ClassVar[Subject]

    def apply(self, state: State, by: By) -> Self:
        """Propose it, or agree with whoever did."""
        seat, subject = state.playing(by.player, by.seat), self.subject
        if state.clock.pace.kind == "none" or state.clock.paused == (subject == "pause"):
            raise OutOfDate("nothing-to-pause")
        if self.together and state.proposal is not None and state.proposal.subject == subject:
            state.proposal.agreed.add(seat)
        else:
            state.proposal = Proposal(subject, seat, half=self.together and subject == "resume")
        return self


@thing(frozen=True, kw_only=True)
class Pause(_Pausing):
    """Let the clocks stand still."""

    subject: ClassVar[Subject] = "pause"


@thing(frozen=True, kw_only=True)
class Resume(_Pausing):
    """Let them run again."""

    subject: ClassVar[Subject] = "resume"


@thing(frozen=True, kw_only=True)
class Agree(Act):
    """Yes to what somebody else proposes."""

    def apply(self, state: State, by: By) -> Self:
        """One more who agrees; what follows is done when all have."""
        seat = state.playing(by.player, by.seat)
        if state.proposal is None or seat == state.proposal.seat:
            raise OutOfDate("nothing-asked")
        state.proposal.agreed.add(seat)
        return self


@thing(frozen=True, kw_only=True)
class Refuse(Act):
    """No to it; or it is taken back by whoever proposed it."""

    def apply(self, state: State, by: By) -> Self:
        """It is off the table."""
        state.playing(by.player, by.seat)
        if state.proposal is None:
            raise OutOfDate("nothing-asked")
        state.proposal = None
        return self
