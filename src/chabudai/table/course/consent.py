"""Consent: what one player proposes and the other people at the table must agree to: all, or for going on half."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Subject: TypeAlias = Literal["undo", "pause", "resume"]


@dataclass
class Proposal:
    """Something that waits for the others."""

    subject: Subject
    seat: int  # who proposes
    first: int = 0  # for undo: the place of the choice to be taken back
    gone: tuple[int, ...] | None = None  # the places of all that go with it; None, in old logs: everything after it
    agreed: set[int] = field(default_factory=set)
    half: bool = False  # is it enough that half of those who are present want it?

    def taken_back(self, played: int) -> tuple[int, ...]:
        """The places of the choices that go, of so many that were made."""
        return tuple(range(self.first, played)) if self.gone is None else self.gone

    def settled(self, present: Sequence[int]) -> bool:
        """Do enough of those who are present want it?"""
        missing = self.missing(present)
        return 2 * len(missing) <= len(present) if self.half else not missing

    def missing(self, people: Iterable[int]) -> list[int]:
        """Who has not answered yet.  Bots agree to everything."""
        return [seat for seat in people if seat != self.seat and seat not in self.agreed]
