"""How a game is ended before its last choice, and what comes after it."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Self

from chabudai.core.ending import RESIGNED
from chabudai.core.things import thing
from chabudai.table.course.by import By
from chabudai.table.course.entries.base import Act, ActAtSeat
from chabudai.table.course.state import State
from chabudai.table.errors import OutOfDate


@thing(frozen=True, kw_only=True)
class Resign(Act):
    """Somebody gives up; a bot plays on for the sake of the others."""

    listed: ClassVar[bool] = True

    def apply(self, state: State, by: By) -> Self:
        """The game is over when nobody is left to play against, or no person."""
        state.playing(by.player, by.seat)
        state.seats.resign(state.seats.mine(by.player))
        going = [chair for chair in state.seats.chairs if not chair.resigned]
        if len(going) < 2 or not any(chair.player for chair in going):
            state.status, state.ended_by = "over", RESIGNED
        return self


@thing(frozen=True, kw_only=True)
class Abort(Act):
    """The table is closed before anybody has moved."""

    listed: ClassVar[bool] = True

    def apply(self, state: State, by: By) -> Self:
        """Before the game by the host, then by anybody who plays."""
        if state.status == "waiting":
            state.check_host(by.player)
        else:
            state.playing(by.player, by.seat)
        if not state.closable:
            raise OutOfDate("already-started")
        state.status = "aborted"
        return self


@thing(frozen=True, kw_only=True)
class Rematch(ActAtSeat):
    """Somebody has opened the table at which all of these may play again; there is one at a time."""

    table: str
    rotate: bool
    instead: str  # the one that was named before, which nobody can play at any more
    listed: ClassVar[bool] = True

    def apply(self, state: State, by: By) -> Self:
        """From now on this one is named."""
        seat = state.seats.mine(by.player).index
        if state.status != "over":
            raise OutOfDate("game-not-over")
        if self.instead != state.rematch.get("table", ""):
            raise OutOfDate("already-started")
        kept = replace(self, seat=seat)
        state.rematch = kept.to_json()
        return kept
