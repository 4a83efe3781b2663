"""Small experiments for the tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chabudai.core.box import Value
from chabudai.lab.plan import Cell, Plan
from chabudai.lab.play import Batch, play_batch
from chabudai.lab.table import Sample, samples

TOY = "tests.lab.toy"


def cell(name: str = "base", seats: int = 3, bot: str = "random", **more: Any) -> Cell:
    return Cell(name, seats, (bot,) * seats, **more)


def plan(*cells: Cell, game: str = TOY, seed: int = 0, batch: int = 10) -> Plan:
    return Plan(game, "report", cells or (cell(),), seed, batch)


def played(wanted: Plan, deals: int) -> dict[str, Sample]:
    return samples(wanted, play_batch(Batch(wanted, 0, deals)))


def beans(deals: int, seed: int = 0, seats: int = 3, **options: Value) -> Sample:
    """The toy with these options."""
    chosen: Mapping[str, Value] = options
    return played(plan(cell(seats=seats, options=chosen), seed=seed), deals)["base"]
