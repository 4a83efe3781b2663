"""A bot that fails is never silent, and the house goes on."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import os
from pathlib import Path
from typing import Any

import pytest

from chabudai import games
from chabudai.core import codec
from chabudai.core.game import Game
from chabudai.games import dojo
from chabudai.table.course.entries import Stumble
from chabudai.table.pages.draw.story import talk
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.running import thinkers as table_bots
from chabudai.table.running.tables import Table, Tables
from chabudai.table.running.thinkers import Thinkers
from tests.table.tables import do, play_on, story, three

ALONE = {"game": "dojo", "seats": 3, "chairs": ["bot:adept", "bot:adept", "bot:random"], "name": "Ana"}
LOG = "chabudai.table"


def no_memory(*_: object) -> None:
    raise OSError(12, "Cannot allocate memory")


def bug(*_: object) -> int:
    return 1 // 0


def dies(game: str, view: Any, deck: Any, seat: int, bot: str, chance: int) -> int:
    if bot == table_bots.QUICK:  # thinks in this very process
        return codec.decode(games.find(game), view, deck).options_of[seat][0]
    os._exit(3)


def cheats(*_: object) -> int:
    return 10**6


async def until(condition: Any, seconds: float = 30) -> None:
    for _ in range(int(seconds * 100)):
        if condition():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it did not happen")


def errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


def said(table: Table) -> list[tuple[int | None, str]]:
    return [(note.seat, note.data["why"]) for note in table.course.notes if note.kind == "stumble"]


@pytest.mark.parametrize(
    ("what", "patch", "why"),
    [
        ("a worker that cannot start", {"workers.ProcessPoolExecutor": no_memory}, "OSError"),
        ("a worker that cannot be given work", {"workers.ProcessPoolExecutor.submit": no_memory}, "OSError"),
        ("a bot that raises", {"thinkers.think": bug}, "ZeroDivisionError"),
        ("a worker that dies each time", {"thinkers.think": dies, "workers.ATTEMPTS": 1}, "BrokenProcessPool"),
        ("a bot that answers nonsense", {"thinkers.think": cheats}, "NotAChoice"),
    ],
)
def test_a_bot_that_fails_plays_at_random_and_says_so(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    what: str,
    patch: dict[str, Any],
    why: str,
) -> None:
    for name, value in patch.items():
        monkeypatch.setattr(f"chabudai.table.running.{name}", value)
    enough = 2 if why == "BrokenProcessPool" else 30  # a process more for each move

    async def told(tables: Tables) -> None:
        table = await tables.create("ana", ALONE)
        table.look_at()
        await until(lambda: len(table.match.played) >= enough and said(table) != [])
        await until(lambda: {seat for seat, _ in said(table)} <= {played.seat for played in table.match.played})
        seats = {played.seat for played in table.match.played}
        thinking = {seat for seat in seats if what.startswith("a bot") or table.seats[seat].bot != "random"}
        assert {seat for seat, _ in said(table)} == thinking
        assert len(said(table)) == len(thinking), "once for each"
        assert {kind for _, kind in said(table)} == {why}
        kinds = {table.seats[seat].bot for seat in thinking}
        assert len(errors(caplog)) == len(kinds), "once for each bot and kind"
        assert all(record.exc_info for record in errors(caplog))
        for language, words in (("en", "plays at random when that happens"), ("fr", "joue alors au hasard")):
            assert words in talk(table.course.notes, table.names(), VOICES[language])

    story(tmp_path, told)


def test_a_question_on_which_the_game_breaks_is_not_asked_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []
    take = Game.take

    def breaks(game: Game, seat: int, choice: int) -> None:
        if seat == 1:
            tried.append(choice)
            game.asked = 0  # half done
            raise ZeroDivisionError
        take(game, seat, choice)

    async def told(tables: Tables) -> None:
        table = await tables.create("ana", {**ALONE, "chairs": ["bot:random"] * 3})
        table.look_at()
        await until(lambda: table.course.asked == (1,) and len(tried) >= 3)
        await asyncio.sleep(0.1)
        for _ in range(5):
            await tables._look_after_all()
            await asyncio.sleep(0.05)
        assert len(tried) == 3
        assert table.course.asked == (1,), "the position is as it was before"
        assert len(errors(caplog)) == 1
        assert said(table) == [(1, "ZeroDivisionError")]

    monkeypatch.setattr(Game, "take", breaks)
    monkeypatch.setattr(Thinkers, "choose", quick)
    story(tmp_path, told)


async def quick(self: Thinkers, table: Table, seat: int, bot: str) -> table_bots.Thought:
    return table_bots.Thought(table_bots.last_resort(table.match.game, seat))


def test_what_runs_in_the_background_survives_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("chabudai.table.running.tables.SNAPSHOT_EVERY", 0.01)

    async def told(tables: Tables) -> None:
        table = await three(tables)
        monkeypatch.setattr(Table, "snapshot", bug)
        await play_on(table, 1)  # the position as it was has perhaps been kept already
        await until(lambda: len(errors(caplog)) >= 3)
        monkeypatch.undo()
        await play_on(table, 3)
        await until(lambda: table.kept == table.version)

    story(tmp_path, told)


def test_a_stumble_of_an_older_edition_is_still_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[str] = []

    async def before(tables: Tables) -> None:
        table = await three(tables)
        await play_on(table, 5)
        await table.do(Stumble(bot="adept", why="OSError"), seat=1)
        await do(table, "ana", "chat", text="poor thing")
        met.append(table.id)

    async def after(tables: Tables) -> None:
        table = await tables.open(met[0])
        assert table.status == "running"
        assert said(table) == [(1, "OSError")]

    story(tmp_path, before)
    monkeypatch.setattr(dojo, "BOX", dataclasses.replace(dojo.BOX, edition=dojo.BOX.edition + 1))
    story(tmp_path, after)
