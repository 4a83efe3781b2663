"""Notes: what people did and said at a table beside the game.  Each stays with its person, not with the chair."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from chabudai.core.box import Json
from chabudai.table.course.seats import Seats

PERSONAL: Final = ("name", "text")


@dataclass(frozen=True)
class Note:
    """Something that happened; `after` says behind how many choices.  `player` and `name`: of whom it tells."""

    number: int
    kind: str
    at: int
    after: int
    seat: int | None = None
    data: Mapping[str, Json] = field(default_factory=dict)
    player: str | None = None  # an id, which nobody else is told
    name: str = ""  # as it was then; nothing when the person was forgotten

    @property
    def about(self) -> int | None:
        """The seat that it tells of: somebody may have done something to another's."""
        seat = self.data.get("seat", self.seat)
        return seat if isinstance(seat, int) else None


def told_of(seats: Seats, seat: object) -> tuple[str | None, str]:
    """Who has a seat now, and the name."""
    if isinstance(seat, int) and 0 <= seat < len(seats.chairs):
        return seats.chairs[seat].player, seats.name(seat)
    return None, ""


def shown(data: Mapping[str, Json]) -> Mapping[str, Json]:
    """What is told of an act.  Which choices a proposal would take back is nobody's business: some were secret."""
    return {"proposed": True} if "proposed" in data else data


def forgotten(notes: Sequence[Note], player: str | None) -> list[Note]:
    """The notes without a person's name and words."""
    return [_blank(note) if note.player == player else note for note in notes]


def _blank(note: Note) -> Note:
    return replace(note, name="", data={key: "" if key in PERSONAL else value for key, value in note.data.items()})
