"""What the clients of one table have sent and seen, and how late the others were told.

Only somebody who was due something can be late: a choice made in secret is told to nobody else, and who may see nothing
of it waits for nothing.  Who was due what is read from the table's log after the run.  A page is due what it shows:
it is sent nothing of a choice of which no line of its log tells and that changes nothing on it, as when somebody hands
a card on before everything is decided, although a program at the API is told that the position is another one.  The
button that takes a choice back is on it, too: whether others must agree may change when they choose.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field

from chabudai.core.match import Match
from chabudai.store import Entry
from chabudai.table.course import log

SEATS = 4


@dataclass(frozen=True)
class Due:
    """A move of a seat, and for each seat that saw it the version from which on it has been told."""

    seat: int
    move: int
    versions: dict[int, int]


@dataclass
class Tally:
    """One table."""

    table: str
    sent: dict[tuple[int, int], float] = field(default_factory=dict)  # seat and number of the move: moment
    seen: list[dict[int, float]] = field(default_factory=lambda: [{} for _ in range(SEATS)])  # a seat: version, moment
    confirmed: list[float] = field(default_factory=list)
    bytes: int = 0
    messages: int = 0

    def delays(self, start: float, due: Iterable[Due]) -> list[float]:
        """From sending a move to its receipt by each other seat, for moves sent after `start`."""
        found: list[float] = []
        versions = [sorted(seen) for seen in self.seen]
        for one in due:
            moment = self.sent.get((one.seat, one.move))
            if moment is None or moment < start:
                continue
            for seat, version in one.versions.items():
                place = bisect_left(versions[seat], version)
                if seat != one.seat and place < len(versions[seat]):
                    found.append(self.seen[seat][versions[seat][place]] - moment)
        return found


def due_by_log(entries: list[Entry], pages: bool = False) -> list[Due]:
    """Whom each choice of a log was due to: programs, or pages."""
    course = log.begin(entries[0])
    found: list[Due] = []
    for entry in entries[1:]:
        before = [course.versions.of(seat) for seat in range(SEATS)]
        undo = [course.match.obstacle_to_undo(seat) for seat in range(SEATS)] if pages else []
        log.replay(course, entry)
        after = [course.versions.of(seat) for seat in range(SEATS)]
        if entry.kind == "choose" and entry.seat is not None:
            moved = {seat: after[seat] for seat in range(SEATS) if after[seat] != before[seat]}
            if pages:
                moved = {seat: version for seat, version in moved.items() if _shows(course.match, seat, undo[seat])}
            found.append(Due(entry.seat, entry.data["question"], moved))
    return found


def _shows(match: Match, seat: int, undo: str | None) -> bool:
    """Is there anything of the last choice to be seen on the page of a seat?  `undo`: what was in its way before."""
    last, box = match.played[-1], match.box
    if match.game.over or any(event.visible_to(seat) for event in last.events):
        return True
    if match.obstacle_to_undo(seat) != undo:
        return True
    return box.scene(last.before.view(seat)) != box.scene(match.game.view(seat))
