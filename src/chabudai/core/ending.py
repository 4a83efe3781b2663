"""How a game ended before its last choice: who gave up, and who has won by that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from chabudai.core.box import Json
from chabudai.core.errors import BadRecord
from chabudai.core.scene import Seated, Text, text

RESIGNED = "resigned"


@dataclass(frozen=True)
class Ending:
    """Given up: whoever is the only one left has won, else nobody has."""

    resigned: tuple[int, ...]
    winner: int | None

    def to_json(self) -> dict[str, Json]:
        """As records keep it."""
        return {"by": RESIGNED, "resigned": list(self.resigned), "winner": self.winner}

    @property
    def sentence(self) -> Text:
        """What to say of it."""
        return text("ended-nobody") if self.winner is None else text("ended-won", seat=Seated(self.winner))


def given_up(seats: int, resigned: Iterable[int]) -> Ending:
    """The end of a game that these seats gave up."""
    gone = tuple(sorted(resigned))
    left = [seat for seat in range(seats) if seat not in gone]
    return Ending(gone, left[0] if len(left) == 1 else None)


def read_ending(data: Json, seats: int) -> Ending:
    """The block `ended` of a record."""
    resigned = data.get("resigned") if isinstance(data, dict) else None
    known = range(seats)
    if isinstance(resigned, list) and resigned and all(type(seat) is int and seat in known for seat in resigned):
        ending = given_up(seats, set(resigned))
        if ending.to_json() == data:
            return ending
    raise BadRecord("bad-ending", where="ended")
