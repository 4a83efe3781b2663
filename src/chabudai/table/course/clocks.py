"""Clocks: how long each seat may think, live (a bank and an increment) or over days (so many days for each answer).

A clock is a function of the log: time passes between the moments of entries, for the people who are being asked.
Moments are milliseconds of the table's own time, which begins with the hour on the wall and then runs steadily,
whatever becomes of that: see `Table.moment`.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from chabudai.core.box import Json
from chabudai.table.errors import BadRequest
from chabudai.table.fields import only, whole, word

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND
LONGEST_PAUSE: Final = {"live": DAY, "days": 7 * DAY}
LEAST: Final = 30  # seconds that somebody who comes back has at least, live
NO_CLOCK: Final[Mapping[str, Json]] = {"kind": "none"}


@dataclass(frozen=True)
class Pace:
    """How fast a table plays; times in seconds."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 0
    increment: int = 0

    def to_json(self) -> dict[str, Json]:
        """As it is kept and shown."""
        if self.kind == "live":
            return {"kind": "live", "bank": self.bank, "increment": self.increment}
        return {"kind": "days", "days": self.bank * SECOND // DAY} if self.kind == "days" else {"kind": "none"}


def read_pace(data: Any) -> Pace:
    """A pace as sent or kept."""
    if not isinstance(data, Mapping):
        raise BadRequest("bad-field", field="pace", found=type(data).__name__, possible=["dict"])
    kind = word(data, "kind", "none")
    if kind == "none":
        only(data, ("kind",))
        return Pace()
    if kind == "live":
        only(data, ("kind", "bank", "increment"))
        return Pace("live", whole(data, "bank", 10, 86_400, 600), whole(data, "increment", 0, 3600, 10))
    if kind == "days":
        only(data, ("kind", "days"))
        return Pace("days", whole(data, "days", 1, 30, 3) * DAY // SECOND)
    raise BadRequest("bad-value", field="pace", value=kind[:20], possible=["none", "live", "days"])


class Clock:
    """What each seat has left."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.bank * SECOND] * seats  # milliseconds, as they were at `moment`
        self.moment = 0
        self.paused = False
        self.paused_at = 0

    @property
    def ticking(self) -> bool:
        """Does time pass at all?"""
        return self.pace.kind != "none" and not self.paused

    def pause(self, paused: bool) -> None:
        """Stop, or go on."""
        self.paused, self.paused_at = paused, self.moment

    @property
    def pause_ends(self) -> int | None:
        """The moment at which a pause is over, whatever anybody wants."""
        return self.paused_at + LONGEST_PAUSE[self.pace.kind] if self.paused else None

    def advance(self, at: int, thinking: Iterable[int]) -> None:
        """Let time pass until `at` for the seats that were thinking."""
        if self.ticking and self.moment:
            for seat in thinking:
                self.left[seat] -= max(0, at - self.moment)
        self.moment = max(at, self.moment)

    def answered(self, seat: int) -> None:
        """A seat has chosen."""
        if self.pace.kind == "live":
            self.left[seat] = max(0, self.left[seat]) + self.pace.increment * SECOND
        elif self.pace.kind == "days":
            self.left[seat] = self.pace.bank * SECOND

    @property
    def least(self) -> int:
        """Seconds that somebody who comes back has at least."""
        return max(LEAST, self.pace.increment) if self.pace.kind == "live" else self.pace.bank

    def give_least(self, seat: int) -> None:
        """Somebody whose time was out, or for whom a bot played, is back."""
        self.left[seat] = max(self.left[seat], self.least * SECOND)

    def begin(self, seat: int) -> None:
        """Somebody new sits down in the middle of a game."""
        self.left[seat] = self.pace.bank * SECOND

    def left_at(self, seat: int, at: int, thinking: Iterable[int]) -> int:
        """What the seat has left at a moment."""
        running = self.ticking and self.moment and seat in thinking
        return self.left[seat] - (max(0, at - self.moment) if running else 0)

    def next_out(self, thinking: Iterable[int]) -> tuple[int, int] | None:
        """Who runs out of time first, and when."""
        if not self.ticking or not self.moment:
            return None
        return min(((self.moment + self.left[seat], seat) for seat in thinking), default=None)
