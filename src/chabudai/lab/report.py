"""From a folder to findings: which questions each command asks of its games."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from chabudai.core.box import Json
from chabudai.lab import cards, questions, whatif
from chabudai.lab.finding import Finding
from chabudai.lab.folder import Folder
from chabudai.lab.luck import MOVED, luck
from chabudai.lab.pairs import pairs
from chabudai.lab.plan import Plan
from chabudai.lab.repeated_looks import ONCE, Looking
from chabudai.lab.table import Sample, samples
from chabudai.lab.whatif import BASE

SECOND: Final = "second"  # the cell of the other level of bots
FINDINGS: Final = "findings.json"
REPORT: Final = "report.html"


@dataclass(frozen=True)
class Report:
    """What was found, and in how many games."""

    plan: Plan
    findings: tuple[Finding, ...]
    deals: int
    games: int
    speed: float  # games a second and core; 0: unknown
    current: bool  # would the same games be played today?
    folder: str

    def find(self, key: str) -> Finding | None:
        """The answer to a question, if it was asked."""
        return next((finding for finding in self.findings if finding.key == key), None)

    def to_json(self) -> dict[str, Json]:
        """For programs."""
        return {
            "game": self.plan.game,
            "purpose": self.plan.purpose,
            "deals": self.deals,
            "games": self.games,
            "seed": self.plan.seed,
            "cells": self.plan.to_json()["cells"],
            "findings": [finding.to_json() for finding in self.findings],
        }


def make(folder: Folder, deals: int | None = None) -> Report:
    """The findings of a folder, of so many of its deals at most."""
    tables = samples(folder.plan, folder.rows(deals), looking(folder))
    games = sum(len(sample) for sample in tables.values())
    asked = ASKED[folder.plan.purpose](folder.plan, tables) if games else []
    found = tuple(finding for finding in asked if finding is not None)
    most = max((len(sample) for sample in tables.values()), default=0)
    return Report(folder.plan, found, most, games, folder.speed(), folder.is_current(), str(folder.path))


def looking(folder: Folder) -> Looking:
    """Once, at the end; or while it is being played, where the plan says how many deals it hopes for."""
    planned = int(folder.plan.about.get("planned", 0))
    return Looking(folder.deals() / planned) if planned else ONCE


def write_findings(report: Report, path: Path) -> None:
    """The findings beside the page."""
    path.write_text(json.dumps(report.to_json(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _whole(plan: Plan, tables: dict[str, Sample]) -> list[Finding | None]:
    box, by = plan.box, str(plan.about["by"])
    moved = [sample for name, sample in tables.items() if name.startswith(MOVED)]
    levels = [s for name, s in tables.items() if name != SECOND and s not in moved and len(s) > 1]
    if not levels:
        return []
    main = levels[0]
    found: list[Finding | None] = []
    if any(sample.seats > 1 for sample in levels):
        found.append(questions.seats([sample for sample in levels if sample.seats > 1]))
    found += [
        questions.race(main),
        questions.closeness(main),
        questions.sources(main),
        questions.goals(box, main),
        questions.decisions(main),
        luck(moved),
        cards.worth(box, main, by),
    ]
    if SECOND in tables and len(tables[SECOND]) > 1:
        found.append(cards.trust(box, main, tables[SECOND], by))
    if "planned" not in plan.about:  # thousands of pairs take too long for a report that is made again and again
        found.append(pairs(box, main, by))
    found.append(questions.clauses(box, main))
    return found


def _compare(plan: Plan, tables: dict[str, Sample]) -> list[Finding | None]:
    primary = str(plan.about["primary"])
    return [whatif.compare(plan.box, tables[BASE], sample, primary) for name, sample in tables.items() if name != BASE]


def _sweep(plan: Plan, tables: dict[str, Sample]) -> list[Finding | None]:
    return [whatif.sweep(plan.box, tables, str(plan.about["primary"]))]


def _forbid(plan: Plan, tables: dict[str, Sample]) -> list[Finding | None]:
    return [whatif.forbid(tables)]


def _tournament(plan: Plan, tables: dict[str, Sample]) -> list[Finding | None]:
    return [whatif.tournament(tables, plan.about["bots"])]


ASKED: Final = {
    "report": _whole,
    "compare": _compare,
    "sweep": _sweep,
    "forbid": _forbid,
    "tournament": _tournament,
}
