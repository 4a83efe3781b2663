"""Have two positions the same encoding?  Found out without making one, since a server asks it at every move."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chabudai.core.game import Game
from chabudai.core.seats import SEATS_IN
from chabudai.core.step import Step


def same(one: Game, other: Game) -> bool:
    """Are two positions (or views) of one game equal, as `codec` writes them?  What differs soonest comes first."""
    if one.asked != other.asked or one.learned != other.learned or one.counters != other.counters:
        return False
    if one.seats != other.seats or one.over != other.over or one.viewer != other.viewer or one.unseen != other.unseen:
        return False
    if not _same_steps(one.shared, other.shared):
        return False
    for place in range(len(one.own)):
        if not _same_steps(one.own[place], other.own[place]):
            return False
    for seat in SEATS_IN[one.asked]:
        if not _same_step(one.open[seat], other.open[seat]):
            return False
    for name in one.FIELDS:
        if getattr(one, name) != getattr(other, name):
            return False
    return one.key == other.key


def _same_steps(some: Sequence[Step[Any]], others: Sequence[Step[Any]]) -> bool:
    if len(some) != len(others):
        return False
    for place in range(len(some)):  # noqa: SIM110  # no generator: it would be asked for a hundred at a move
        if not _same_step(some[place], others[place]):
            return False
    return True


def _same_step(one: Step[Any], other: Step[Any]) -> bool:
    return one is other or (type(one) is type(other) and one.fields() == other.fields())
