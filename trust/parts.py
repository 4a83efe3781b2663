"""The parts of the long proofs: what each counts, its aim, and the function that does one batch of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

SOURCES, TWIN, BOTH = "sources", "compiled", "both"


@dataclass(frozen=True)
class Part:
    """One kind of proof."""

    name: str
    title: str  # as the page has it
    counted: str  # the figure that is held against the aim
    aim: int
    function: str  # of a batch: "module:name"
    build: str = TWIN  # on which it runs, where there is one
    alone: bool = False  # starts servers of its own, and one batch at a time

    def work(self) -> Callable[[Any], dict[str, Any]]:
        """The function, loaded in a worker."""
        module, _, name = self.function.partition(":")
        found: Callable[[Any], dict[str, Any]] = getattr(import_module(f"trust.{module}"), name)
        return found


PARTS = (
    Part("views", "Leaks in views", "comparisons", 1_000_000, "views:batch"),
    Part("wire", "Leaks over the wire", "comparisons", 1_000_000, "wire:batch"),
    Part("replays", "Records replayed", "games", 1_000_000, "replays:answer", BOTH),
    Part("fuzz", "Fuzzed inputs", "inputs", 10_000_000, "fuzz:batch"),
    Part("kills-sqlite", "Kills on SQLite", "kills", 1_000, "kills:sqlite", alone=True),
    Part("kills-postgres", "Kills on PostgreSQL", "kills", 1_000, "kills:postgres", alone=True),
    Part("acts", "Random acts with restarts", "acts", 100_000, "acts:batch"),
)
