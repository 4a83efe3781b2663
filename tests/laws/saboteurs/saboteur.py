"""What a saboteur is: a toy with the smallest mistake that breaks one law and no other that is checked before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from chabudai.core.box import Box
from tests.laws.toy import asking_of, box_of


@dataclass(frozen=True)
class Saboteur:
    """A sabotaged toy and the law that must catch it."""

    law: str
    name: str
    box: Box


SABOTEURS: list[Saboteur] = []


def breaks(law: str, asking: Mapping[str, Any] | None = None, **changes: Any) -> Callable[[type[Any]], type[Any]]:
    """Note a sabotaged game under the law it breaks; `changes` sabotage its box instead, `asking` what it asks."""

    def note(kind: type[Any]) -> type[Any]:
        words = asking_of(kind, **(asking or {}))
        SABOTEURS.append(Saboteur(law, kind.__name__, box_of(kind, **({"asking": words} | changes))))
        return kind

    return note
