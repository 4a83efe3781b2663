"""A few seconds of each of the long proofs, and that they are resumed, counted and told as they are."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from chabudai import games
from chabudai.table.doors.api import Api
from chabudai.table.running.tables import Table
from chabudai.table.seen import observation
from trust import acts, fuzz, page, replays, texts, views, wire
from trust.ledger import Ledger
from trust.parts import PARTS, Part
from trust.run import Course

GAMES = len(games.names())
MARK = "these sources"


@pytest.mark.twin
@pytest.mark.parametrize("number", range(GAMES))
def test_views(number: int) -> None:
    shown = views.batch(number + 5 * GAMES)
    assert shown["failures"] == []
    assert shown["figures"]["comparisons"] > 20


@pytest.mark.twin
@pytest.mark.parametrize("number", range(GAMES))
def test_the_wire(number: int) -> None:
    shown = wire.batch(number + 3 * GAMES)
    assert shown["failures"] == []
    assert shown["figures"]["comparisons"] > 50


def test_a_leak_on_the_wire_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = observation.observation

    def gossip(table: Table, viewer: int | None) -> dict[str, object]:
        return {**honest(table, viewer), "rumour": table.match.game.key % 1000}

    monkeypatch.setattr(observation, "observation", gossip)
    assert wire.batch(games.names().index("dojo"))["failures"]


def test_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "GAMES", 2 * GAMES)
    shown = replays.drive(3, replays.answer, replays.answer)
    assert shown["failures"] == []
    assert shown["figures"]["replays"] == 2 * shown["figures"]["games"] == 4 * GAMES

    def astray(asked: dict[str, Any]) -> dict[str, Any]:
        told = replays.answer(asked)
        return told if asked["do"] == "play" else {"hashes": ["elsewhere", *told["hashes"][1:]]}

    assert len(replays.drive(2, replays.answer, astray)["failures"]) == 1


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, count in (("REQUESTS", 250), ("MESSAGES", 60), ("TEXTS", 48)):
        monkeypatch.setattr(fuzz, name, count)


@pytest.mark.twin
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.usefixtures("few")
def test_fuzz(number: int) -> None:
    shown = fuzz.batch(number)
    assert shown["failures"] == []
    assert shown["figures"]["inputs"] == 250 + 60 + 48
    assert shown["figures"]["accepted"] > 30


@pytest.mark.usefixtures("few")
def test_faults_and_those_who_hold_everybody_up_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(self: Api, request: Request) -> Response:
        end = time.thread_time() + 0.6
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0)
        return Response(status_code=503)

    monkeypatch.setattr(fuzz, "REQUESTS", 1)
    monkeypatch.setattr(fuzz.Siege, "fill", lambda self, path: "/api/games")
    monkeypatch.setattr(Api, "games", slow)
    monkeypatch.setattr(fuzz.Siege, "body", lambda self: (b"", "text/plain"))
    told = " ".join(fuzz.batch(1)["failures"])
    assert "503: " in told
    assert "somebody else waited 0.6" in told


@pytest.mark.twin
def test_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "ACTS", 60)
    shown = acts.batch(4)
    assert shown["failures"] == []
    assert shown["figures"]["acts"] >= 60
    assert shown["figures"]["restarts"] >= 1


def test_whoever_reads_a_text_and_falls_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def falls(*words: object) -> None:
        raise KeyError("deck")

    monkeypatch.setattr(texts, "read_deck", falls)
    assert len(texts.damaged_texts(Random(1), 4 * GAMES)[2]) == 2 * GAMES


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "ledger.jsonl"
    part = Part("views", "Leaks in views", "comparisons", 40, "views:batch")
    first = Ledger(file, MARK)
    for batch in (0, 1, 3):
        first.add("views", batch, "sources", 1.5, {"comparisons": 10, "longest wait": batch}, [])
    first.add("views", 2, "sources", 1.0, {"comparisons": 10}, ["it leaks"])
    with file.open("a") as out:
        out.write(json.dumps({"part": "views", "batch": 9, "sources": "others"})[:-4])  # killed while it wrote
    again = Ledger(file, MARK)
    assert again.done["views"] == {0, 1, 2, 3}
    assert again.sums["views"].figures == {"comparisons": 40, "longest wait": 3}
    assert again.sums["views"].failures == ["it leaks"]
    assert Ledger(file, "other sources").done == {}
    course = Course(part, again, None, time.monotonic() + 60, aim=41)
    course.work()
    assert again.done["views"] == {0, 1, 2, 3, 4}, "one batch was enough, and it was a new one"
    assert Ledger(file, MARK).done["views"] == {0, 1, 2, 3, 4}


def test_the_page_says_how_far_each_part_got(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "ledger.jsonl", MARK)
    ledger.add("kills-sqlite", 0, "compiled", 3600.0, {"kills": 1000, "confirmed": 5}, [])
    ledger.add("fuzz", 0, "compiled", 60.0, {"inputs": 2000, "longest wait, ms": 12.5}, ["500: GET /"])
    page.write(tmp_path / "trust.md", ledger)
    text = (tmp_path / "trust.md").read_text(encoding="utf-8")
    assert "| Kills on SQLite | 1,000 kills | 1,000 | yes | 1.00 | 0 |" in text
    assert "| Fuzzed inputs | 2,000 inputs | 10,000,000 | 0.02% | 0.02 | 1 |" in text
    assert "500: GET /" in text
    assert text.count("Not run with these sources.") == len(PARTS) - 2
    assert set(page.EXPLAINED) >= {part.name for part in PARTS}
