"""Nothing is lost: every game is written to the player's own folder after each choice."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from chabudai.core.match import Match
from chabudai.core.record import Record


def folder() -> Path:
    """Where games are kept unless the player names a file."""
    return user_data_path("chabudai", appauthor=False) / "games"


def new_file(match: Match) -> Path:
    """A file of its own for a game that starts now."""
    start = f"{match.box.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file = folder() / f"{start}.json"
    number = 2
    while file.exists():
        file = folder() / f"{start}-{number}.json"
        number += 1
    return file


def write(file: Path, record: Record) -> None:
    """Write the record so that a crash leaves the old file or the new one, never half of either."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_text(record.dumps(), encoding="utf-8")
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
