"""A position handed to a process that has set up no game: workers of bots, a server after its restart."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from chabudai import games
from chabudai.bots.levels import Level
from chabudai.core import codec
from chabudai.core.rng import Rng
from tests.bots.positions import after, asked
from tests.rules.arigato.position import deck_with

# Decodes, and does nothing before that.
READER = """
import json, sys
from chabudai import games
from chabudai.core import codec
for name, data, deck in json.load(sys.stdin):
    box = games.find(name)
    game = codec.decode(box, data, deck)
    print(json.dumps([codec.dumps(box, game), [game.options_of[seat] for seat in game.waiting()], game.totals()]))
"""


def read_elsewhere(jobs: list[tuple[str, Any, Any]]) -> list[Any]:
    done = subprocess.run(
        [sys.executable, "-c", READER], input=json.dumps(jobs), capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.twin
def test_a_process_that_only_decodes_reads_every_game() -> None:
    jobs: list[tuple[str, Any, Any]] = []
    expected = []
    for name in games.names():
        box = games.find(name)
        game = after(name, box.seat_counts[-1], 5, 30)
        for position in (game, game.view(asked(game)), game.view(None)):
            jobs.append((name, codec.encode(box, position), None))
            options = [list(position.options_of[seat]) for seat in position.waiting()]
            expected.append([codec.dumps(box, position), options, position.totals()])
    assert read_elsewhere(jobs) == expected


def test_a_supplied_deck_goes_along() -> None:
    deck = deck_with(S1={"favors": 9})
    box = games.find("arigato")
    game = box.new(2, 5, deck=deck)
    told = codec.encode(box, game.view(0))
    [(text, _, _)] = read_elsewhere([("arigato", told, deck)])
    assert json.loads(text) == told


def test_a_search_on_all_cores_takes_a_supplied_deck_along() -> None:
    deck = deck_with(S1={"favors": 8})
    game = games.find("arigato").new(2, 5, deck=deck)
    seat = asked(game)
    assert Level(simulations=8, cores=2)(game.view(seat), seat, Rng(1)) in game.options_of[seat]
