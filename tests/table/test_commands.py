"""`chabudai serve` and `chabudai verify` as typed."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from chabudai.cli import run
from chabudai.table.running.tables import Tables
from chabudai.table.seen import observation
from tests.table.process import free_port
from tests.table.tables import play_on, story, three


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game, as the table gives it."""
    file = tmp_path / "game.json"

    async def told(tables: Tables) -> None:
        table = await three(tables)
        await play_on(table, 1000)
        file.write_text(json.dumps(observation.record(table, None)))

    story(tmp_path, told)
    return file


def test_a_fair_deal_is_proved(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(record)]) == 0
    shown = json.loads(record.read_text())["deal"]["fingerprint"]
    assert shown in capsys.readouterr().out.replace("\n", "")
    assert run(["verify", str(record), "--fingerprint", shown.upper()]) == 0


def test_another_deal_is_not(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(record), "--fingerprint", "0" * 64]) == 1
    assert "Not fair" in capsys.readouterr().out
    data = json.loads(record.read_text())
    record.write_text(json.dumps(data | {"seed": data["seed"] ^ 1}))
    assert run(["verify", str(record)]) == 1
    record.write_text(json.dumps({name: value for name, value in data.items() if name != "deal"}))
    assert run(["verify", str(record), "--lang", "en"]) == 2


def test_the_record_of_the_table_opens_in_the_terminal(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)


def test_serve_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "chabudai", "serve", "--port", str(port), "--no-browser", "--lang", "en"]
    command += ["--db", str(tmp_path / "folder" / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert f":{port}/" in process.stdout.readline()
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=10) as answer:
                assert json.load(answer)["status"] == "ok"
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)
    assert (tmp_path / "folder" / "tables.db").exists()


def test_a_port_that_is_taken_or_impossible(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        arguments = ["serve", "--port", str(taken.getsockname()[1]), "--no-browser", "--db", database]
        assert run([*arguments, "--lang", "en"]) == 2
    assert "The server cannot listen" in capsys.readouterr().err
    assert run(["serve", "--port", "99999", "--lang", "en"]) == 2
    assert run(["serve", "--db", "mysql://x", "--port", str(free_port()), "--lang", "en"]) == 2
    assert "There is no database" in capsys.readouterr().err
