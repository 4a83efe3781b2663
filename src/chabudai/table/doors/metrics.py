"""Counts what happens, for operators: `/metrics` shows it in the form that Prometheus reads."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ABOUT: Final = {
    "requests": "Requests by status class.",
    "acts": "Acts at tables by verb.",
    "refusals": "Acts that were refused.",
    "sockets": "Open sockets.",
    "updates": "Messages sent over sockets.",
    "making_seconds": "Processor time for making those messages, summed.",
    "act_seconds": "Time from an act to its confirmation on disk, summed.",
}


class Metrics:
    """Numbers that only grow, and a few that go up and down."""

    def __init__(self) -> None:
        self._counts: dict[str, dict[str, float]] = {}  # by name and label

    def add(self, name: str, label: str = "", amount: float = 1.0) -> None:
        """Count something."""
        counts = self._counts.get(name)
        if counts is None:
            counts = self._counts[name] = {}
        counts[label] = counts.get(label, 0.0) + amount

    def text(self, now: Mapping[str, float]) -> str:
        """Everything counted, and the numbers of this moment."""
        lines: list[str] = []
        for name, value in sorted(now.items()):
            lines += [f"# TYPE chabudai_{name} gauge", f"chabudai_{name} {value:g}"]
        for name, counts in sorted(self._counts.items()):
            kind = "gauge" if name == "sockets" else "counter"
            lines += [f"# HELP chabudai_{name} {ABOUT[name]}", f"# TYPE chabudai_{name} {kind}"]
            for label, value in sorted(counts.items()):
                mark = f'{{kind="{label}"}}' if label else ""
                lines.append(f"chabudai_{name}{mark} {value:g}")
        return "\n".join(lines) + "\n"
