"""Ledger: what each part of the long proofs has done, a line of JSON a batch, so that a run goes on where it was.

Lines count for the sources that they were made with: other sources have proved nothing yet.
"""

from __future__ import annotations

import json
import threading
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LONGEST = "longest"  # figures with this in their name are maxima, all others sums


def sources() -> str:
    """A short name for the sources of the package as they are."""
    digest = sha256()
    folder = ROOT / "src" / "chabudai"
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".py", ".toml", ".json", ".ftl", ".html") and file.is_file():
            digest.update(str(file.relative_to(folder)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


@dataclass
class Sum:
    """What the batches of one part have shown together."""

    batches: int = 0
    seconds: float = 0.0  # of all workers together
    figures: dict[str, float] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    builds: set[str] = field(default_factory=set)
    last: str = ""

    def add(self, line: dict[str, Any]) -> None:
        """One batch more."""
        self.batches += 1
        self.seconds += line["seconds"]
        self.failures += line["failures"]
        self.builds.add(line["build"])
        self.last = max(self.last, line["at"])
        for name, value in line["figures"].items():
            before = self.figures.get(name, 0)
            self.figures[name] = max(before, value) if LONGEST in name else before + value


class Ledger:
    """The file; several threads may write."""

    def __init__(self, file: Path, mark: str) -> None:
        self.file = file
        self.mark = mark
        self.done: defaultdict[str, set[int]] = defaultdict(set)
        self.sums: defaultdict[str, Sum] = defaultdict(Sum)
        self._lock = threading.Lock()
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        self._torn = not text.endswith("\n") and bool(text)  # a run was killed while it wrote
        for line in text.splitlines():
            try:
                self._count(json.loads(line))
            except (ValueError, KeyError):
                continue

    def add(
        self, part: str, batch: int, build: str, seconds: float, figures: dict[str, Any], failures: list[str]
    ) -> None:
        """Write down a batch."""
        line = {
            "part": part,
            "batch": batch,
            "sources": self.mark,
            "build": build,
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "seconds": round(seconds, 2),
            "figures": figures,
            "failures": failures,
        }
        with self._lock:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as out:
                out.write("\n" * self._torn + json.dumps(line) + "\n")
            self._torn = False
            self._count(line)

    def _count(self, line: dict[str, Any]) -> None:
        if line["sources"] == self.mark and line["batch"] not in self.done[line["part"]]:
            self.done[line["part"]].add(line["batch"])
            self.sums[line["part"]].add(line)
