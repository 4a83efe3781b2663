"""What people say, and what they do to each other's seats."""

from __future__ import annotations

from typing import ClassVar, Self

from chabudai.core.things import thing
from chabudai.table.course.by import By
from chabudai.table.course.entries.base import Act, ActAtSeat
from chabudai.table.course.state import State
from chabudai.table.errors import OutOfDate, TableRefused


@thing(frozen=True, kw_only=True)
class Chat(Act):
    """Somebody says something."""

    text: str

    def apply(self, state: State, by: By) -> Self:
        """Everybody at the table may, unless the host has muted them."""
        if state.seats.mine(by.player).muted:
            raise TableRefused("muted")
        return self


@thing(frozen=True, kw_only=True)
class Replace(ActAtSeat):
    """A bot plays for somebody who is away."""

    bot: str
    rests: bool = False  # does their clock keep still meanwhile?  In older logs the bot earned them time
    listed: ClassVar[bool] = True

    def apply(self, state: State, by: By) -> Self:
        """Until they come back."""
        state.playing(by.player, by.seat)
        state.seats.stand_in(state.seats.chair(self.seat), self.bot, self.rests)
        return self


@thing(frozen=True, kw_only=True)
class Remove(ActAtSeat):
    """The host sends somebody away."""

    for_good: bool = False  # logs from before this was kept let everybody come back
    open: bool = False  # may anybody sit there then?
    bot: str | None = None  # who plays on else; in older logs nobody, and whoever was sent away could
    listed: ClassVar[bool] = True

    def apply(self, state: State, by: By) -> Self:
        """The seat is free before the game; in the game a bot has it, or whoever comes."""
        state.check_host(by.player)
        chair, playing = state.seats.chair(self.seat), state.status == "running"
        if (
            chair.player is None
            or chair.player in (state.host, by.player)
            or not (playing or state.status == "waiting")
        ):
            raise OutOfDate("not-running")
        if self.for_good:
            state.seats.unwelcome.add(chair.player)
        chair.links += 1
        if playing and self.open:
            state.seats.vacate(chair, len(state.match.played))
        elif playing and self.bot is not None:
            state.seats.give_to(chair, self.bot)
        else:
            state.seats.leave(chair, playing)
        return self


@thing(frozen=True, kw_only=True)
class Mute(ActAtSeat):
    """The host mutes somebody, or lets them speak again."""

    muted: bool

    def apply(self, state: State, by: By) -> Self:
        """What was said before stays."""
        state.check_host(by.player)
        state.seats.chair(self.seat).muted = self.muted
        return self
