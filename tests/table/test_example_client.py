"""The client of the documents plays a whole game against a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.table.process import Server

CLIENT = Path(__file__).parents[2] / "docs" / "example_client.py"


def test_it_plays_a_game_in_thirty_lines(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), tmp_path)
    server.start()
    try:
        command = [sys.executable, str(CLIENT), server.address, "dojo"]
        played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    finally:
        server.stop()
    lines = played.stdout.splitlines()
    assert lines[0].startswith("Example ")
    assert all(line.split()[-1].lstrip("-").isdigit() for line in lines)
    assert len(lines) >= 2


def test_it_is_short() -> None:
    code = CLIENT.read_text().partition('"""\n\nimport')[2].splitlines()
    assert sum(bool(line.strip()) for line in code) <= 30
