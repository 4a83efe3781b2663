"""How far a check has come, kept between runs as long as the sources stay the same."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_cache_path

from chabudai.core.box import Box
from chabudai.core.laws import Report
from chabudai.lab.sources import fingerprint


@dataclass
class Checked:
    """The games with numbers below `done` have been checked, and this is what they have shown."""

    file: Path
    done: int = 0
    report: Report = field(default_factory=Report)

    @classmethod
    def begin(cls, box: Box, fresh: bool) -> Checked:
        """Where the last run with the same sources stopped, or the beginning."""
        key = f"{box.name}-{box.edition}-{fingerprint('chabudai.core', box.package)}"
        checked = cls(user_cache_path("chabudai", appauthor=False) / "checks" / f"{key}.json")
        if not fresh:
            try:
                data = json.loads(checked.file.read_text(encoding="utf-8"))
                counts = [Counter(data[name]) for name in ("questions", "steps", "sights")]
                checked.done, checked.report = int(data["done"]), Report(int(data["choices"]), *counts)
            except (OSError, ValueError, KeyError, TypeError):
                pass  # no note, or one that cannot be read: begin at the beginning
        return checked

    def add(self, report: Report) -> None:
        """One more game."""
        self.done += 1
        self.report.add(report)

    def keep(self) -> None:
        """Note how far we are; a machine that keeps no notes just starts over next time."""
        data = {
            "done": self.done,
            "choices": self.report.choices,
            "questions": self.report.questions,
            "steps": self.report.steps,
            "sights": self.report.sights,
        }
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            draft = self.file.with_suffix(".new")
            draft.write_text(json.dumps(data), encoding="utf-8")
            draft.replace(self.file)
        except OSError:
            pass
