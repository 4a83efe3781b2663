"""Every bot answers in every game, through the server; and a server that was stopped goes on with its bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from chabudai import games
from chabudai.bots import BOTS, USUAL
from tests import twin
from tests.outside.served import ENDED, Guest, Served

ANSWERS = 12  # so many of my own cannot be given unless everybody else answers


@pytest.mark.parametrize("game", games.names())
def test_every_bot_answers(server: Served, game: str) -> None:
    guest = Guest(server)
    most = games.find(game).seat_counts[-1] - 1
    waiting = list(BOTS)
    while waiting:
        bots, waiting = waiting[:most], waiting[most:]
        bots += [USUAL] * (max(games.find(game).seat_counts[0], 3) - 1 - len(bots))
        seen = guest.open(game, bots)
        guest.play(seen["table"], ANSWERS)
        assert guest.chosen(seen["table"]) >= set(range(1, len(bots) + 1)), bots
        assert guest.stumbles(seen["table"]) == []


def test_a_server_from_the_sources_goes_on_with_its_bots_after_a_stop(tmp_path: Path) -> None:
    """Also a table that was tried from the middle of another: only its position is kept."""
    server = Served(tmp_path, str(twin.SOURCES))
    server.start()
    guest = Guest(server)
    tables = []
    for game in games.names():
        seen = guest.open(game, [USUAL, USUAL])
        guest.play(seen["table"], ANSWERS)
        tables += [seen["table"], guest.do(seen["table"], "try")["table"]]
    before = [guest.look(table)["version"] for table in tables]
    assert server.stop() in ENDED
    server.start()
    for table, version in zip(tables, before, strict=True):
        assert guest.look(table)["status"] == "running"
        guest.play(table, ANSWERS)
        assert guest.look(table)["version"] > version + ANSWERS, "others have moved too"
        assert guest.stumbles(table) == []
    assert server.stop() in ENDED
    assert server.complaints() == []
