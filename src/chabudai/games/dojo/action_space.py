"""What the choices of Dojo are, for `core.action_space`: 59 actions."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.action_space import SeatDomain, Span

SEAT: Final = SeatDomain("seat", (("seat", 5),))

KINDS: Final[dict[str, tuple[Span, ...]]] = {"Give": (Span(SEAT),)}
