"""Nothing is lost: every game is written to the player's own folder after each choice."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from chabudai.core.errors import BadRecord
from chabudai.core.match import Match
from chabudai.core.record import Record, loads


def home() -> Path:
    """The player's own folder for everything that nobody named a file for."""
    return user_data_path("chabudai", appauthor=False)


def folder() -> Path:
    """Where games are kept unless the player names a file."""
    return home() / "games"


def new_file(match: Match) -> Path:
    """A file of its own for a game that starts now."""
    start = f"{match.box.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file = folder() / f"{start}.json"
    number = 2
    while file.exists():
        file = folder() / f"{start}-{number}.json"
        number += 1
    return file


def keep(file: Path, record: Record) -> None:
    """Write to the player's own folder, which comes into being with its first game."""
    file.parent.mkdir(parents=True, exist_ok=True)
    write(file, record)


def write(file: Path, record: Record) -> None:
    """Write the record so that a crash leaves the old file or the new one, never half of either."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_text(record.dumps(), encoding="utf-8")
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def is_of(file: Path, record: Record) -> bool:
    """Does the file hold this very game, at an earlier or a later moment?"""
    try:
        found = loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, BadRecord):
        return False
    both = min(len(found.choices), len(record.choices))
    return replace(found, choices=(), players=()) == replace(record, choices=(), players=()) and (
        found.choices[:both] == record.choices[:both]
    )
