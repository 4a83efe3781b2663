"""Consent: what one player proposes and all the other people at the table must agree to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Subject: TypeAlias = Literal["undo", "pause", "resume"]


@dataclass
class Proposal:
    """Something that waits for the others."""

    subject: Subject
    seat: int  # who proposes
    to: int = 0  # for undo: how many choices remain
    agreed: set[int] = field(default_factory=set)

    def missing(self, people: Iterable[int]) -> list[int]:
        """Who has not answered yet.  Bots agree to everything."""
        return [seat for seat in people if seat != self.seat and seat not in self.agreed]
