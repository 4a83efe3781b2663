"""Wishes: what people want to happen at a table, until it has happened or was refused."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Callable, Sequence

from chabudai.core.errors import ChabudaiError, NotAsked
from chabudai.store import Entry, StoreFailed
from chabudai.table.course import log
from chabudai.table.course.course import Course
from chabudai.table.course.entries import Act, By
from chabudai.table.course.joint_answers import Several
from chabudai.table.errors import OutOfDate


class Wish:
    """Something that somebody wants to happen, and what became of it."""

    def __init__(self, act: Act | Several, player: str | None, seat: int | None, ended: Callable[[Wish], None]) -> None:
        """`ended`: who is called when it is on disk, or nothing comes of it."""
        self.act = act
        self.player = player
        self.seat = seat
        self._ended = ended
        self.entries: list[Entry] = []
        self.error: Exception | None = None
        self.written = False  # is it on disk?

    @property
    def is_torn(self) -> bool:
        """Did it fail by a fault of ours, or half-way?  Then nobody knows what has changed."""
        return bool(self.entries) or not isinstance(self.error, ChabudaiError)

    @property
    def is_late(self) -> bool:
        """Was it refused as somebody's who does not know what has happened?  Perhaps it is we who do not."""
        return isinstance(self.error, NotAsked | OutOfDate)

    def end(self) -> None:
        """Nothing more will become of it."""
        self._ended(self)

    def outcome(self) -> Entry:
        """What was written of it last; an exception when nothing was."""
        if self.error is not None:
            raise self.error
        if not self.entries or not self.written:  # whoever would have written it was interrupted
            raise StoreFailed("store-failed", detail="interrupted")
        return self.entries[-1]

    def happens(self, table: str, course: Course, now: int, moment: int | None) -> bool:
        """Is it possible?  Then it has happened; what is refused has changed nothing."""
        seat = course.seats.of(self.player) if self.player is not None else self.seat
        self.entries, self.error = [], None
        try:
            wanted = self.act
            acts: Sequence[Act] = wanted.acts(course, self.player, seat) if isinstance(wanted, Several) else (wanted,)
            for act in acts:
                by = By(course.number + 1, now, seat, self.player, moment)
                self.entries.append(log.write(table, course.apply(act, by), by))
        except Exception as error:  # for whoever asked, and for nobody else
            self.error = error
            return False
        finally:
            course.together = None
        return True


def entries_of(wishes: list[Wish]) -> list[Entry]:
    """What is to be written."""
    return [entry for wish in wishes for entry in wish.entries]


def are_listed(wishes: list[Wish]) -> bool:
    """Does one of them change what lists show of the table?"""
    return any(wish.act.listed for wish in wishes)
