"""What older versions of the server wrote, and what older editions of the games played: all that is read of it.

A game whose rules have changed since cannot be played again from its log.  Its last position was kept (a snapshot) and
the game goes on from there; where even that cannot be read, what happened is told from the events that the log keeps
with each choice.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from chabudai.core.events import Event
from chabudai.core.match import Match
from chabudai.store import Snapshot
from chabudai.table.course.consent import Proposal
from chabudai.table.course.continued import Continued, decode_any_edition
from chabudai.table.course.course import Course
from chabudai.table.course.entries import Act, By, Choose, Create, Missing, Timeout, Undo

# Kinds of entries as older logs name them.  What else older logs lack has a default in the class of its kind, and the
# default is what was done then.
NAMES: Final[Mapping[str, str]] = {"choice": "choose"}

Kept = TypeVar("Kept", bound=Act)


class Told:
    """The events of choices that cannot be played again: what the log says happened, minus what was taken back."""

    def __init__(self, before: int) -> None:
        self._choices: list[tuple[int | None, list[Event]]] = [(None, [])] * before

    def choose(self, seat: int | None, events: list[Event]) -> None:
        """A choice with the events that were kept with it."""
        self._choices.append((seat, events))

    def undo(self, seat: int | None) -> None:
        """The seat took its last choice back."""
        for place in range(len(self._choices) - 1, -1, -1):
            if self._choices[place][0] == seat:
                del self._choices[place]
                return

    def take_back(self, proposal: Proposal) -> None:
        """All agreed that these choices go."""
        for place in sorted(proposal.taken_back(len(self._choices)), reverse=True):
            del self._choices[place]

    def events(self) -> tuple[Event, ...]:
        """All of it in order."""
        return tuple(event for _, events in self._choices for event in events)


class OlderCourse(Course):
    """The course of a log whose first part, up to entry `last`, is told and not played."""

    def __init__(self, create: Create, by: By, snapshot: Snapshot | None, last: int = -1) -> None:
        """From a snapshot on the game goes on; without one nothing does, and all up to `last` is only told."""
        self._snapshot = snapshot
        self._last = last if snapshot is None else snapshot.number
        self._told = Told(len(create.plan.choices))
        super().__init__(create, by)

    def _begin(self) -> Match:
        plan, box = self.plan, self.plan.box
        if self._snapshot is not None:
            game = decode_any_edition(box, self._snapshot.data["position"], plan.deck)
            self.questions = list(self._snapshot.data["questions"])
        else:  # a position that nobody is shown
            game = box.new(box.seat_counts[0], 0)
        return Continued(box, game, plan.deal.seed, plan.options, plan.deck)

    def tell_only(self) -> None:
        """The log ends here, and its position cannot be read: what happened can still be told."""
        self.match.opening_events = self._told.events()
        if self.status == "running":
            self.status = "told"

    @property
    def begun(self) -> bool:
        """Somebody has: else there would be nothing to tell."""
        return True

    @property
    def closable(self) -> bool:
        """And it was seen."""
        return False

    def start_if_full(self) -> None:
        """The position that is there is a later one, and may be the last."""
        if self.status == "waiting" and self.seats.full:
            self.status = "running"

    def _effect(self, act: Kept, by: By) -> Kept:
        if by.number > self._last:
            return super()._effect(act, by)
        if isinstance(act, Choose):
            self._told.choose(by.seat, act.told())
        elif isinstance(act, Undo) and act.proposed is None:
            self._told.undo(self.playing(by.player, by.seat))
        elif isinstance(act, Timeout | Missing):
            assert by.seat is not None
            self.seats.chairs[by.seat].away = True
        else:
            return super()._effect(act, by)
        return act

    def _take_back(self, proposal: Proposal) -> None:
        if self.number > self._last:
            super()._take_back(proposal)
        else:
            self._told.take_back(proposal)

    def _count(self, act: Act, by: By) -> None:
        if by.number == self._last and self._snapshot is not None:
            self.clock.left, self.clock.moment = list(self._snapshot.data["left"]), self._snapshot.data["moment"]
            self.match.opening_events = self._told.events()
        if by.number > self._last:
            super()._count(act, by)
        elif by.number == self._last and self.status == "running" and self.match.game.over:
            self.status = "over"
