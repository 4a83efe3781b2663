"""Coming and going."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Self

from chabudai.core.things import thing
from chabudai.table.course.by import By
from chabudai.table.course.entries.base import Act, ActAtSeat
from chabudai.table.course.notes import forgotten
from chabudai.table.course.seats import Former
from chabudai.table.course.state import State
from chabudai.table.errors import NotFound, OutOfDate


@thing(frozen=True, kw_only=True)
class Sit(ActAtSeat):
    """Somebody takes a seat: any open one, a certain one, or the one that a link leads to."""

    name: str
    at: int | None
    invited: bool
    link: int | None = None  # the number of the link
    listed: ClassVar[bool] = True

    def apply(self, state: State, by: By) -> Self:
        """The table begins when the last seat is taken."""
        if state.status != "waiting" and not (state.status == "running" and state.seats.vacant):
            raise OutOfDate("already-started")
        assert by.player is not None
        if self.link is not None and self.link != state.seats.chair(self.at).links:
            raise NotFound("bad-link")  # withdrawn by another process in this very moment
        state.host_left = state.host_left and by.player != state.host
        seat = state.seats.sit(by.player, self.name, self.at, self.invited)
        if state.status == "running":
            state.clock.begin(seat)
        state.start_if_full()
        return replace(self, seat=seat, name=state.seats.chairs[seat].name)


@thing(frozen=True, kw_only=True)
class Fill(Act):
    """The host waits no longer: bots take the free seats."""

    bot: str
    listed: ClassVar[bool] = True

    def apply(self, state: State, by: By) -> Self:
        """The table begins."""
        state.check_host(by.player)
        if state.status != "waiting":
            raise OutOfDate("already-started")
        state.seats.fill(self.bot)
        state.start_if_full()
        return self


@thing(frozen=True, kw_only=True)
class Leave(ActAtSeat):
    """Somebody gets up."""

    frees: bool = False  # in older logs the host's chair was for nobody then, and a table waited for ever
    listed: ClassVar[bool] = True

    def apply(self, state: State, by: By) -> Self:
        """Before the game the chair is free, later it stays the person's own."""
        chair = state.chair_in_play(by.player)
        state.seats.leave(chair, state.status == "running")
        if state.status == "waiting":
            state.host_left = state.host_left or by.player == state.host
            if self.frees:
                state.seats.free(chair, state.plan)
                if state.host_left and not state.seats.players:
                    state.status = "aborted"
        return replace(self, seat=chair.index)


@thing(frozen=True, kw_only=True)
class Back(ActAtSeat):
    """Somebody who was away, or for whom a bot played, plays again."""

    fair: bool = False  # in older logs one came back to a clock that had run out
    listed: ClassVar[bool] = True

    def apply(self, state: State, by: By) -> Self:
        """With time to think, if it had run out."""
        chair = state.chair_in_play(by.player)
        missed = chair.bot is not None or state.clock.left[chair.index] <= 0
        state.seats.come_back(chair)
        if missed and self.fair:
            state.clock.give_least(chair.index)
        return replace(self, seat=chair.index)


@thing(frozen=True, kw_only=True)
class Forget(ActAtSeat):
    """Somebody wants to be forgotten: the chair has nobody any more, and what they said is blank."""

    listed: ClassVar[bool] = True

    def apply(self, state: State, by: By) -> Self:
        """A host's rights pass to the next person at the table."""
        seat = state.seats.of(by.player)
        if by.player == state.host:
            state.host = state.seats.next_person(by.player, 0 if seat is None else seat) or ""
            if seat is None:
                return self
        chair = state.seats.mine(by.player)
        chair.player, chair.name, chair.away = None, "", state.status == "running"
        if state.status == "running":
            state.seats.former.append(Former(chair.index, "", len(state.match.played)))
        state.notes = forgotten(state.notes, by.player)
        return replace(self, seat=chair.index)
