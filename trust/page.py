"""Writes docs/trust.md: what the long proofs have shown so far, and how far each of them is from its aim."""

from __future__ import annotations

import os
import platform
import textwrap
from pathlib import Path

from trust.ledger import LONGEST, Ledger, Sum
from trust.parts import PARTS, Part

HEAD = """# How far it has been tried

Written by `make trust`, which can be ended at any time and goes on where it was; `make test` runs a few seconds of each
part. What could not be run to its aim says how far it got. Figures belong to one state of the sources: after a change
of the program `make trust` begins anew, and this page stays as it was until then.

"""
EXPLAINED = {
    "views": """
        Random games, in turn of every game, seat count and option. At every seventh position each seat and a
        spectator is held to the laws of secrets: a position dealt anew from what the viewer knows, another
        seat's secret choices made otherwise, two cards exchanged that the viewer cannot place. View, scene,
        points, question, refusals and events must be the same. A comparison is one law for one viewer of one
        position (`trust/views.py`).""",
    "wire": """
        Tables of every game, seat count and option in a house without a network. Each seat and a spectator asks
        for everything it can get hold of, refusals and sockets included, at the real position and at one that
        it cannot tell from it. A comparison is one answer, byte for byte (`trust/wire.py`).""",
    "replays": """
        Random games are played and written by one build, read and replayed to the hash of their last position
        by both, the interpreted and the compiled one, which take turns in writing (`trust/replays.py`).""",
    "fuzz": """
        Requests to every route with paths, headers, queries, forms and bodies that are almost right; messages
        on both kinds of socket; damaged records and decks. No answer is a fault of the server; what is refused,
        or only asked for, changes nothing; what stands in memory stands on disk. Nobody else waits more than
        half a second for one input, by the processor time of the loop; by the clock a busy machine adds its own
        (`trust/fuzz.py`).""",
    "kills-sqlite": """
        A server with six tables under load gets SIGKILL at a random moment and is started again: all that was
        confirmed is in the logs, which have no gap, and every game goes on (`trust/kills.py`).""",
    "kills-postgres": "The same with PostgreSQL.",
    "acts": """
        Five people do anything at all, alone and at once, at tables of every kind, while time leaps and the
        house is closed and opened again: what is refused has moved nothing, what is done is on disk, each table
        is what it was (`tests/table/wild.py`).""",
}


def write(file: Path, ledger: Ledger, command: str = "make trust") -> None:
    """The page, from what the ledger holds for its sources."""
    done = [(part, ledger.sums.get(part.name, Sum())) for part in PARTS]
    last = max((found.last for _, found in done), default="") or "never"
    text = HEAD
    text += f"Last run: {last.replace('T', ' ').replace('+00:00', ' UTC')}, `{command}`, on {machine()}; "
    text += f"sources {ledger.mark}.\n\n"
    text += "| | done | aim | reached | hours | failures |\n|---|---|---|---|---|---|\n"
    for part, found in done:
        count = int(found.figures.get(part.counted, 0))
        share = min(1.0, count / part.aim)
        reached = "yes" if share >= 1 else f"{share:.2%}"
        text += f"| {part.title} | {count:,} {part.counted} | {part.aim:,} | {reached} "
        text += f"| {found.seconds / 3600:.2f} | {len(found.failures)} |\n"
    for part, found in done:
        text += f"\n## {part.title}\n\n{_explained(part)}\n\n{_told(found)}\n"
    file.write_text(text, encoding="utf-8")


def _explained(part: Part) -> str:
    return textwrap.fill(" ".join(EXPLAINED[part.name].split()), 120)


def _told(found: Sum) -> str:
    """The figures of a part as a sentence, and what broke as a list."""
    if not found.batches:
        return "Not run with these sources."
    figures = [f"{_number(value)} {name}" for name, value in found.figures.items() if LONGEST not in name]
    figures += [f"{name} {_number(value)}" for name, value in found.figures.items() if LONGEST in name]
    builds = {"both": "both builds", "compiled": "the compiled build", "sources": "the interpreted build"}
    where = " and ".join(sorted(builds[build] for build in found.builds))
    text = textwrap.fill(f"{'; '.join(figures)}; in {found.batches:,} batches on {where}.", 120)
    for failure in found.failures[:20]:
        text += f"\n- **broken**: `{ascii(failure)[:300]}`"
    return text


def _number(value: float) -> str:
    return f"{value:,.1f}" if isinstance(value, float) else f"{value:,}"


def machine() -> str:
    """What it ran on, in a few words."""
    model = platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return f"{os.cpu_count()} × {model}, Python {platform.python_version()}"
