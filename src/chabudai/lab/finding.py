"""Finding: the answer to one question, as plain data in no language; the page puts it into words and drawings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import Final, Literal, TypeAlias

from chabudai.bots.rating import Span
from chabudai.core.box import Json

Mark: TypeAlias = Literal["fine", "look", "unsure", "told"]

FINE: Final = "fine"
LOOK: Final = "look"
UNSURE: Final = "unsure"
TOLD: Final = "told"  # a figure that is neither good nor bad


@dataclass(frozen=True)
class Finding:
    """A question, how it is answered, and the figures."""

    key: str
    mark: Mark
    facts: dict[str, Json] = field(default_factory=dict)
    needs: int = 0  # deals more until it is sure

    def to_json(self) -> dict[str, Json]:
        """For programs."""
        return {"question": self.key, "mark": self.mark, "needs": self.needs, **self.facts}


def flat(span: Span) -> list[Json]:
    """A span as plain data; an end that nobody knows is null."""
    return [_number(span.middle), _number(span.low), _number(span.high)]


def ends(span: Sequence[Json]) -> tuple[float, float, float]:
    """A span that was written down; ends that nobody knows are at its middle."""
    middle = float(span[0] or 0)
    return middle, middle if span[1] is None else float(span[1]), middle if span[2] is None else float(span[2])


def _number(value: float) -> Json:
    return round(value, 6) if isfinite(value) else None
