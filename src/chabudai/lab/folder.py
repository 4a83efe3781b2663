"""The folder of an experiment: its plan, and a file for each batch of deals that has been played.

A part is written beside its place and then moved there: it is whole or not there at all.  Whoever gives the same
command again goes on where it was; with another plan, other sources or another deck the folder begins anew.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.lab.plan import FORMAT, Plan, plan_from
from chabudai.lab.play import Row

PLAN: Final = "plan.json"
PARTS: Final = "parts"
SPEED: Final = "speed.json"


class BadFolder(ChabudaiError):
    """A folder that holds no experiment, or something else."""


class Folder:
    """A folder with its plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    @classmethod
    def begin(cls, path: Path, plan: Plan) -> tuple[Folder, bool]:
        """The folder for this plan, and whether what lay there was of no use and is gone."""
        folder = cls(path, plan)
        wanted = plan.fingerprint()
        found = read_json(path / PLAN)
        if found is None and path.exists() and any(path.iterdir()):
            raise BadFolder("lab-folder-taken", where=str(path))
        stale = found is not None and found.get("fingerprint") != wanted
        (path / PARTS).mkdir(parents=True, exist_ok=True)
        if stale:
            for part in folder.parts():
                part.unlink()
            (path / SPEED).unlink(missing_ok=True)
        write_json(path / PLAN, {"fingerprint": wanted, **plan.to_json()}, indent=1)
        return folder, stale

    @classmethod
    def open(cls, path: Path) -> Folder:
        """A folder that is there."""
        data = read_json(path / PLAN)
        if data is None or data.get("format") != FORMAT:
            raise BadFolder("lab-no-folder", where=str(path))
        return cls(path, plan_from(data))

    def is_current(self) -> bool:
        """Would the same games be played today?"""
        data = read_json(self.path / PLAN)
        return data is not None and data.get("fingerprint") == self.plan.fingerprint()

    def parts(self) -> list[Path]:
        """All parts, in the order of their deals."""
        return sorted((self.path / PARTS).glob("*.jsonl.gz"))

    def part(self, first: int, stop: int) -> Path:
        """Where the rows of these deals are kept."""
        return self.path / PARTS / f"{first:07d}-{stop - 1:07d}.jsonl.gz"

    def missing(self, deals: int) -> Iterator[tuple[int, int]]:
        """The batches that have yet to be played, in order; there may be very many of them."""
        there = {part.name for part in self.parts()}
        return (batch for batch in self.plan.batches(deals) if self.part(*batch).name not in there)

    def keep(self, first: int, stop: int, rows: list[Row]) -> None:
        """Keep the rows of a batch; the same rows are the same bytes."""
        text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
        _write(self.part(first, stop), gzip.compress(text.encode(), 6, mtime=0))

    def rows(self, deals: int | None = None) -> Iterator[Row]:
        """Everything that was played, of so many deals at most."""
        for part in self.parts():
            for line in gzip.decompress(part.read_bytes()).splitlines():
                row: Row = json.loads(line)
                if deals is None or row["deal"] < deals:
                    yield row

    def deals(self) -> int:
        """How many deals have been played."""
        return sum(
            int(stop) - int(first) + 1 for first, stop in (p.name.split(".")[0].split("-") for p in self.parts())
        )

    # --- how quick it was: no part of the results ---------------------------------------------------

    def add_time(self, games: int, seconds: float) -> None:
        """So many games took so many seconds of processor time."""
        known = read_json(self.path / SPEED) or {"games": 0, "seconds": 0.0}
        data = {"games": known["games"] + games, "seconds": round(known["seconds"] + seconds, 3)}
        write_json(self.path / SPEED, data)

    def speed(self) -> float:
        """Games a second and core; 0 when nobody knows."""
        known = read_json(self.path / SPEED)
        return known["games"] / known["seconds"] if known and known["seconds"] else 0.0


def read_json(file: Path) -> dict[str, Json] | None:
    """What is in a file; None when there is none, or it is not whole."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return data if isinstance(data, dict) else None


def write_json(file: Path, data: dict[str, Json], indent: int | None = None) -> None:
    """Plain data into a file, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    _write(file, json.dumps(data, indent=indent, ensure_ascii=False).encode())


def _write(file: Path, content: bytes) -> None:
    """Whole or not at all; a full disk leaves nothing half done behind."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_bytes(content)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
