"""The first entry of every log: somebody opens a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from chabudai.core.box import Json
from chabudai.table.course import plan as plans
from chabudai.table.course.plan import Plan

NAME: Final = "name"


@dataclass(frozen=True)
class Create:
    """What the table is made of, and what whoever opens it is called.  Nothing happens before it."""

    plan: Plan
    name: str
    kind: ClassVar[str] = "create"

    def to_json(self) -> dict[str, Json]:
        """As the log keeps it."""
        return {**self.plan.to_json(), NAME: self.name}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Self:
        """As the log has it."""
        return cls(plans.from_json(data), data[NAME])
