"""What a run gave: the rows of the table, the ratios between them, and the verdict on each aim."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import Any

from aims import CATAN, HEARTS, Aim


@dataclass
class Row:
    """What the repetitions of one engine gave."""

    build: str
    decisions: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    loop: list[float] = field(default_factory=list)
    clone_us: list[float] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)
    problem: str = ""

    def take(self, mode: str, told: dict[str, Any]) -> None:
        for fact in ("version", "seats"):
            if fact in told:
                self.facts[fact] = told[fact]
        cpu = told["cpu_seconds"]
        if mode == "clone":
            self.clone_us.append(told["clone_us"])
        elif mode == "loop":
            self.loop.append(told["decisions"] / cpu)
            self.facts["loop decisions/game"] = told["decisions"] / told["games"]
        else:
            self.decisions.append(told["decisions"] / cpu)
            self.answers.append(told["answers"] / cpu)
            self.games.append(told["games"] / cpu)
            self.facts["decisions/game"] = told["decisions"] / told["games"]


Rows = dict[str, Row]

HEAD = ("engine", "decisions/s", "in loop/s", "answers/s", "games/s", "clone µs", "x hearts", "x catanatron")


def middle(figures: list[float]) -> float | None:
    return median(figures) if figures else None


def ratio(rows: Rows, engine: str, peer: str, every_answer: bool = False) -> float | None:
    """Our decisions per decision of the peer, or per answer of any kind it gave (forced ones included)."""
    if engine not in rows or peer not in rows:
        return None
    ours = middle(rows[engine].decisions)
    theirs = middle(rows[peer].answers if every_answer else rows[peer].decisions)
    return ours / theirs if ours is not None and theirs else None


def cell(figure: float | None, places: int = 0) -> str:
    return "-" if figure is None else f"{figure:,.{places}f}"


def show_table(rows: Rows) -> None:
    lines = [HEAD]
    for name, row in rows.items():
        lines.append((
            f"{name} {row.facts['seats']}p" if "seats" in row.facts else name,
            cell(middle(row.decisions)),
            cell(middle(row.loop)),
            cell(middle(row.answers)),
            cell(middle(row.games)),
            cell(middle(row.clone_us), 2),
            cell(ratio(rows, name, HEARTS), 2),
            cell(ratio(rows, name, CATAN), 2),
        ))  # fmt: skip
    widths = [max(len(line[i]) for line in lines) for i in range(len(HEAD))]
    print("\nmedians per CPU-second, whole games scored")
    for line in lines:
        name, *figures = [text.rjust(width) for text, width in zip(line, widths, strict=True)]
        print("  ".join([name.strip().ljust(widths[0]), *figures]))


def judge(aim: Aim, rows: Rows) -> dict[str, Any]:
    engine = f"{aim.game} {aim.build}"
    result: dict[str, Any] = {"engine": engine, "against": aim.against, "bound": aim.bound}
    if aim.against == "clone":
        measured = middle(rows[engine].clone_us) if engine in rows else None
        reached = measured is not None and measured <= aim.bound
    else:
        measured = ratio(rows, engine, aim.against)
        reached = measured is not None and measured >= aim.bound
        result["with_forced"] = ratio(rows, engine, aim.against, every_answer=True)
    return {**result, "measured": measured, "reached": None if measured is None else reached}


def show_aims(verdicts: list[dict[str, Any]]) -> None:
    print("\naims (play driven from Python; in brackets the ratio if the peer's forced moves counted too)")
    for verdict in verdicts:
        answer = {None: "not measured", True: "yes", False: "NO"}[verdict["reached"]]
        if verdict["against"] == "clone":
            aim, got = f"clone <= {verdict['bound']} µs", cell(verdict["measured"], 2)
        else:
            aim = f">= {verdict['bound']} x {verdict['against']}"
            got = f"{cell(verdict['measured'], 2)} ({cell(verdict['with_forced'], 2)})"
        print(f"  {verdict['engine']:<20} {aim:<28} {got:>16}  {answer}")


def show_notes(rows: Rows) -> None:
    for name, row in rows.items():
        if row.problem:
            print(f"note: {name} was left out: {row.problem}")
        spread = max(row.decisions) / min(row.decisions) if row.decisions else 1.0
        if spread > 1.5:
            print(f"note: {name} varied by {spread:.1f} x between repetitions")
        driven, loop = row.facts.get("decisions/game"), row.facts.get("loop decisions/game")
        if driven and loop and not 0.9 < loop / driven < 1.1:
            print(f"note: {name}: {driven:.1f} decisions a game driven, {loop:.1f} in the loop")
