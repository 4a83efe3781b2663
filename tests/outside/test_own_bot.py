"""`chabudai serve --bot`: a bot of one's own sits at the web table, and the house outlives it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

from chabudai.bots import USUAL
from tests import twin
from tests.outside.served import ENDED, LONGEST, Guest, Served, surroundings

MODULE = """
def last(view, seat, rng):
    return view.options_of[seat][-1]

def gets_stuck(view, seat, rng):
    while len(view.options_of[seat]) > 1:
        pass
    return view.options_of[seat][0]
"""

TRAINING = """
import json
from random import Random
from examples.linear_learner import SEATS, WEIGHTS, Table, find, learn

table, random = Table(find("dojo"), SEATS, reward="points"), Random(1)
weights = [{} for _ in range(table.space.size)]
for _ in range(20):
    learn(weights, table, random)
WEIGHTS.write_text(json.dumps(weights))
"""


def test_it_is_offered_plays_to_the_end_and_is_missed_when_it_is_gone(tmp_path: Path) -> None:
    (tmp_path / "brought.py").write_text(MODULE)
    server = Served(tmp_path)
    usual = server.options
    mine = ["--bot", "Hana & Cie=brought:last", "--bot", "Stuck=brought:gets_stuck", "--bot-seconds", "1"]
    server.options = [*usual, *mine]
    server.start()
    guest = Guest(server)

    with urllib.request.urlopen(f"{server.address}/?lang=fr", timeout=20) as answer:
        home = answer.read().decode()
    assert '<option value="bot:Hana &amp; Cie">robot, Hana &amp; Cie</option>' in home
    assert '<option value="Hana &amp; Cie">robot, Hana &amp; Cie</option>' in home, "as a stand-in too"
    plan = server.call("GET", "/api/openapi.json")["components"]["schemas"]["Plan"]["properties"]
    assert "bot:Hana & Cie" in plan["chairs"]["description"]
    assert "Hana & Cie" in plan["stand_in"]["enum"]

    table = guest.open("dojo", ["Hana & Cie", "random"])["table"]
    assert guest.look(table)["seats"][1]["bot"] == "Hana & Cie"
    guest.play(table, 1000)
    assert guest.look(table)["status"] == "over"
    assert guest.stumbles(table) == []
    record = guest.look(table, "/record")
    assert record["players"][1]["bot"] == "Hana & Cie"
    assert {int(choice.split()[0]) for choice in record["choices"]} == {0, 1, 2}
    for page in (f"/t/{table}", f"/t/{table}/replay/3", f"/t/{table}/deal"):
        with urllib.request.urlopen(f"{server.address}{page}?lang=en", timeout=60) as answer:
            assert "bot, Hana &amp; Cie" in answer.read().decode(), page

    slow = guest.open("dojo", ["Stuck", "random"])["table"]
    while guest.look(slow)["status"] == "running" and not guest.stumbles(slow):  # once it has something to choose
        guest.play(slow, 1)
    assert {note["data"]["why"] for note in guest.stumbles(slow)} == {"TimeoutError"}
    assert len(guest.stumbles(slow)) == 1

    running = guest.open("dojo", ["Hana & Cie", "random"])["table"]
    guest.play(running, 3)
    assert server.stop() in ENDED
    server.options = usual
    server.start()
    assert guest.look(table)["status"] == "over"
    guest.play(running, 1000)
    assert guest.look(running)["status"] == "over"
    told = {"bot": "Hana & Cie", "why": "BadTable", "instead": USUAL}
    assert [(note["seat"], note["data"]) for note in guest.stumbles(running)] == [(1, told)]
    assert server.stop() in ENDED


def test_one_that_cannot_be_read_is_told_and_nothing_is_served(tmp_path: Path) -> None:
    (tmp_path / "brought.py").write_text(MODULE)
    for given, said in (
        ("Hana=brought:nobody", "“brought:nobody” cannot be seated: AttributeError"),
        ("adept=brought:last", "There is a bot called “adept” already."),
        ("brought:last", "NAME=package.module:bot"),
    ):
        done = subprocess.run(
            ["chabudai", "serve", "--no-browser", "--bot", given],
            env=surroundings(tmp_path), cwd=tmp_path, capture_output=True, text=True, timeout=LONGEST, check=False,
        )  # fmt: skip
        assert done.returncode == 2, done.stderr
        assert said in " ".join(done.stderr.split()), done.stderr


def test_what_was_trained_plays_at_the_web_table_and_what_it_cannot_play_is_told(tmp_path: Path) -> None:
    (tmp_path / "examples").mkdir()
    shutil.copy(twin.ROOT / "examples" / "linear_learner.py", tmp_path / "examples")
    subprocess.run(
        [sys.executable, "-c", TRAINING], env=surroundings(tmp_path), cwd=tmp_path, timeout=LONGEST, check=True
    )
    server = Served(tmp_path)
    server.options += ["--bot", "Trained=examples.linear_learner:bot"]
    server.start()
    guest = Guest(server)
    table = guest.open("dojo", ["Trained", "Trained"])["table"]
    guest.play(table, 1000)
    assert guest.look(table)["status"] == "over"
    assert guest.stumbles(table) == []
    # It has learned at tables of three: at one of four it raises, and somebody else answers for it.
    larger = guest.open("dojo", ["random", "Trained", "random"])["table"]
    guest.play(larger, 12)
    assert {(note["seat"], note["data"]["why"]) for note in guest.stumbles(larger)} == {(2, "BotFailed")}
    assert server.stop() in ENDED
