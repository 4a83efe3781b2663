"""An act: one thing that happens at a table, done by somebody or by the server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import ClassVar, Self

from chabudai.core.box import Json
from chabudai.core.things import thing
from chabudai.table.course.by import By
from chabudai.table.course.state import State


@thing(frozen=True, kw_only=True)
class Act:
    """What is written of it is its fields; those that are as usual are left out."""

    kind: ClassVar[str]
    noted: ClassVar[bool] = True  # is it told among what people said and did?
    listed: ClassVar[bool] = False  # does it change what lists show of the table?

    def __init_subclass__(cls) -> None:
        """One name for class and kind."""
        cls.kind = cls.__name__.lower()

    def apply(self, state: State, by: By) -> Self:
        """Let it happen: the act as it is to be kept, with what followed from it; a refusal changes nothing."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Json]:
        """As the log keeps it."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {
            field.name: values[field.name]
            for field in fields(self)
            if field.default is MISSING or values[field.name] != field.default
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Self:
        """As the log has it."""
        return cls(**{field.name: data[field.name] for field in fields(cls) if field.name in data})

    @property
    def about(self) -> int | None:
        """The seat that it happens to; None when that is the seat of whoever does it."""
        return None


@thing(frozen=True, kw_only=True)
class ActAtSeat(Act):
    """Something that happens to a seat, one's own or another's."""

    seat: int | None = None

    @property
    def about(self) -> int | None:
        """The seat, once it is known."""
        return self.seat
