"""Play what is planned, with progress and the time left, and write the report: the same for every command."""

from __future__ import annotations

import json
import shlex
import sys
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Final

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text as Line

from chabudai.commands.exits import INTERRUPTED
from chabudai.commands.voice import VOICE, err, out
from chabudai.core.errors import BadTable
from chabudai.lab.crew import Crew, crew_of
from chabudai.lab.folder import BadFolder, Folder
from chabudai.lab.plan import Plan
from chabudai.lab.run import carry_out, sized
from chabudai.terminal import saves
from chabudai.terminal.paint import ACCENT, ALARM, FAINT, STRONG

USUAL_MINUTES: Final = 10
UNLIMITED: Final = 1_000_000  # deals: more than fit into any number of minutes
NEEDED: Final = ("numpy", "scipy")
SIGNS: Final = {"fine": "✓", "look": "▲", "unsure": "?", "told": "·"}
STYLES: Final = {"look": ALARM, "unsure": ACCENT}


@dataclass(frozen=True)
class Wish:
    """How far to go, on how many cores, and where to keep it."""

    deals: int | None
    minutes: int | None
    jobs: int | None
    folder: Path | None
    ray: str = ""  # the address of a cluster


def need_figures() -> None:
    """Say at once what is missing, not after ten minutes of play."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadTable("lab-needs", packages=", ".join(missing))


def carry(plan: Plan, wish: Wish) -> None:
    """Play, keep, report."""
    need_figures()
    crew = _crew(plan, wish)
    words = VOICE.words
    plan = replace(plan, about={**plan.about, "command": shlex.join(["chabudai", *sys.argv[1:]])})
    path = usual_folder(plan) if wish.folder is None else wish.folder
    plan = _with_batches(plan, path, wish.deals)
    folder, stale = Folder.begin(path, plan)
    if stale:
        err().print(Line(words("lab-anew"), ACCENT))
    elif folder.deals():
        err().print(Line(words("lab-resumed", deals=folder.deals())))
    minutes = wish.minutes or (USUAL_MINUTES if wish.deals is None else None)
    going = _play(folder, wish.deals, minutes, crew)
    tell_of(folder, wish.deals)
    if not going:
        err().print(Line(words("lab-interrupted", deals=folder.deals()), ACCENT))
        raise typer.Exit(INTERRUPTED)


def _crew(plan: Plan, wish: Wish) -> Crew:
    """Processes here, or a cluster, which is only loaded by those who have one."""
    if not wish.ray:
        return crew_of(wish.jobs)
    if find_spec("ray") is None:
        raise BadTable("lab-needs-ray")
    from chabudai.lab.ray_crew import RayCrew

    return RayCrew(wish.ray, plan.box.package)


def usual_folder(plan: Plan) -> Path:
    """A folder of its own for each plan, so that the same command finds it again."""
    told = json.dumps([plan.to_json()["cells"], plan.seed], sort_keys=True)
    return saves.home() / "lab" / f"{plan.box.name}-{plan.purpose}-{sha256(told.encode()).hexdigest()[:8]}"


def _with_batches(plan: Plan, path: Path, deals: int | None) -> Plan:
    """The size of batches that a folder already has, if it is of the same plan; else one that is measured."""
    try:
        known = Folder.open(path).plan
    except BadFolder:
        return sized(plan, deals)
    same = (known.cells, known.seed) == (plan.cells, plan.seed)
    return replace(plan, batch=known.batch) if same else sized(plan, deals)


def _play(folder: Folder, deals: int | None, minutes: int | None, crew: Crew) -> bool:
    """Play what is missing; False when it was interrupted."""
    words = VOICE.words
    missing = UNLIMITED if deals is None else sum(1 for _ in folder.missing(deals)) * folder.plan.batch
    if not missing:
        return True
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    begun = monotonic()
    seconds = None if minutes is None else 60.0 * minutes
    with Progress(
        *columns, TimeRemainingColumn(), console=err(), transient=True, disable=not sys.stderr.isatty()
    ) as progress:
        whole = float(missing) if seconds is None else seconds
        bar = progress.add_task(words("lab-playing", game=folder.plan.box.title, deals=folder.deals()), total=whole)

        def told(count: int) -> None:
            progress.update(
                bar,
                completed=min(whole, monotonic() - begun) if seconds is not None else None,
                advance=float(count) if seconds is None else None,
                description=words("lab-playing", game=folder.plan.box.title, deals=folder.deals()),
            )

        try:
            lost = carry_out(folder, deals or UNLIMITED, crew, seconds, told)
        except KeyboardInterrupt:
            return False
    for first, stop in lost:
        err().print(Line(words("lab-lost", first=first, last=stop - 1), ALARM))
    return True


def tell_of(folder: Folder, deals: int | None = None) -> None:
    """Write page and findings, and say the most important of it."""
    from chabudai.lab.one_minute_summary import minute
    from chabudai.lab.page import page
    from chabudai.lab.report import FINDINGS, REPORT, make, write_findings
    from chabudai.lab.telling import Telling
    from chabudai.table.pages.draw.faces import faces_of

    words = VOICE.words
    report = make(folder, deals)
    if not report.games:
        raise BadFolder("lab-nothing-played", where=str(folder.path))
    write_findings(report, folder.path / FINDINGS)
    file = folder.path / REPORT
    file.write_text(page(report, words, faces_of(folder.plan.box, words.language)), encoding="utf-8")
    for mark, head, said in minute(report, Telling(words, plain=True)):
        line = Line(f" {SIGNS[mark]} ", STYLES.get(mark, FAINT))
        line.append(head, STRONG)
        line.append(f" {said}")
        out().print(line)
    out().print(Line(words("lab-kept", file=str(file)), FAINT))
