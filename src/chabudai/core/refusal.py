"""Refusal: why the rules forbid a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Refusal:
    """Why a choice is not allowed: the clause, the kind of obstacle and its facts."""

    clause: str
    kind: str
    facts: Mapping[str, int] = field(default_factory=dict)
