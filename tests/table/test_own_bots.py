"""A bot that the operator has brought sits down like any other; whatever it does, the table says so and goes on."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from chabudai.bots.offered_bots import House, read_house
from chabudai.core.errors import BadTable
from chabudai.store import open_store
from chabudai.table.pages.draw.bots_offered import called, offered
from chabudai.table.pages.draw.story import talk
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.running import own_bots
from chabudai.table.running.tables import Table, Tables
from chabudai.table.running.thinkers import Thinkers
from tests.table.test_failing import said, until

MODULE = """
import os, sys, time

def first(view, seat, rng):
    return view.options_of[seat][0]

def raises(view, seat, rng):
    raise Odd(1, 2)

def hangs(view, seat, rng):
    time.sleep(600)

def nonsense(view, seat, rng):
    return 10**9

def words(view, seat, rng):
    return "the first one"

def leaves(view, seat, rng):
    sys.exit(0)

def dies(view, seat, rng):
    os._exit(3)

class Odd(Exception):
    def __init__(self, one, two):
        super().__init__()

class Counting:
    def __init__(self):
        self.asked = []

    def __call__(self, view, seat, rng):
        self.asked.append(seat)
        with open("counted.txt", "a") as file:
            print(id(self), *set(self.asked), len(self.asked), file=file)
        return view.options_of[seat][0]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "brought.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    return tmp_path


def story(folder: Path, house: House, told: Callable[[Tables], Awaitable[None]], seconds: float = 30.0) -> None:
    """Run a story at tables of a house, within two minutes."""

    async def whole() -> None:
        store = open_store(str(folder / "tables.db"))
        await store.start()
        tables = Tables(store, Thinkers(1, (0.0, 0.0), house, seconds))
        await tables.start()
        try:
            await told(tables)
        finally:
            await tables.close()
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), 120))


def looks() -> None:
    """Bots play for those who look."""


async def seen(table: Table, condition: Callable[[], bool]) -> None:
    """Look at the table until that is so."""
    with table.watch(looks):
        await until(condition, 100)


def house(*bots: str) -> House:
    return read_house([f"{bot}=brought:{bot}" for bot in bots])


def plan(*bots: str) -> dict[str, Any]:
    return {"game": "dojo", "seats": len(bots), "chairs": [f"bot:{bot}" for bot in bots], "name": "Ana"}


def test_it_plays_in_a_process_of_its_own(folder: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await tables.create("ana", plan("first", "random", "first"))
        await seen(table, lambda: table.status == "over")
        assert said(table) == []
        assert tables.thinkers.processes == [], "nobody needed those of the others"
        for played in table.match.played:
            if played.seat != 1:
                assert played.choice == played.before.options_of[played.seat][0]

    story(folder, house("first"), told)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("raises", "BotFailed"),
        ("hangs", "TimeoutError"),
        ("nonsense", "NotAChoice"),
        ("words", "BotFailed"),
        ("leaves", "BotFailed"),
        ("dies", "BrokenProcessPool"),
    ],
)
def test_one_that_fails_says_so_and_the_table_goes_on(folder: Path, bot: str, why: str) -> None:
    async def told(tables: Tables) -> None:
        table = await tables.create("ana", plan("random", bot, "random"))
        await seen(table, lambda: [played.seat for played in table.match.played].count(1) >= 2)
        assert said(table) == [(1, why)]
        assert "could not think" in talk(table.course.notes, table.names(), VOICES["en"])

    story(folder, house(bot), told, 0.5 if bot == "hangs" else 30.0)


def test_one_that_hangs_keeps_nobody_else_waiting(folder: Path) -> None:
    async def told(tables: Tables) -> None:
        stuck = await tables.create("ana", plan("hangs", "hangs", "hangs"))
        other = await tables.create("bo", plan("first", "novice", "random"))
        with stuck.watch(looks):
            await seen(other, lambda: other.status == "over")
        assert stuck.match.played == []

    story(folder, house("hangs", "first"), told, 100.0)


def test_a_class_remembers_its_seat(folder: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await tables.create("ana", plan("Counting", "random", "Counting"))
        await seen(table, lambda: table.status == "over")

    story(folder, house("Counting"), told)
    lines = [line.split() for line in (folder / "counted.txt").read_text().splitlines()]
    assert {len(line) for line in lines} == {3}, "an object never meets another seat"
    for number in {line[0] for line in lines}:
        mine = [line for line in lines if line[0] == number]
        assert [int(line[2]) for line in mine] == list(range(1, len(mine) + 1))
    assert len({(line[0], line[1]) for line in lines}) == 2


def test_a_server_without_it_seats_another_and_says_so(folder: Path) -> None:
    met: list[str] = []

    async def before(tables: Tables) -> None:
        table = await tables.create("ana", {**plan("first", "random", "random"), "stand_in": "first"})
        await seen(table, lambda: len(table.match.played) >= 3)
        met.append(table.id)

    async def after(tables: Tables) -> None:
        with pytest.raises(BadTable, match="unknown bot"):
            await tables.create("ana", plan("first", "random", "random"))
        table = await tables.open(met[0])
        count = len(table.match.played)
        await seen(table, lambda: 0 in {played.seat for played in table.match.played[count:]})
        notes = [note for note in table.course.notes if note.kind == "stumble"]
        assert [(note.seat, dict(note.data)) for note in notes] == [
            (0, {"bot": "first", "why": "BadTable", "instead": "adept"})
        ]
        told_en, told_fr = (
            unescape(talk(table.course.notes, table.names(), VOICES[language])) for language in ("en", "fr")
        )
        assert "“first”, and this server has no such bot; another one plays instead: adept." in told_en
        assert "un autre joue à sa place\u00a0: habitué." in told_fr

    story(folder, house("first"), before)
    story(folder, House(), after)


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        (["first"], "bad-house-bot"),
        (["=brought:first"], "bad-house-bot"),
        (["a:b=brought:first"], "bad-house-bot"),
        (["one=brought"], "bad-house-bot"),
        ([f"{'x' * 25}=brought:first"], "bad-house-bot"),
        (["a\nb=brought:first"], "bad-house-bot"),
        (["Adept=brought:first"], "bot-name-taken"),
        (["one=brought:first", "one=brought:raises"], "bot-name-taken"),
    ],
)
def test_names_that_no_table_could_show_are_refused(written: list[str], problem: str) -> None:
    with pytest.raises(BadTable) as caught:
        read_house(written)
    assert caught.value.problem == problem


def test_what_cannot_be_read_is_told_before_anybody_comes(folder: Path) -> None:
    (folder / "ends.py").write_text("import sys\nsys.exit(5)\n")
    own_bots.check("brought:first")
    for written, detail in (("brought:second", "AttributeError"), ("ends:bot", "SystemExit: 5")):
        began = time.monotonic()
        with pytest.raises(BadTable) as caught:
            own_bots.check(written)
        assert str(caught.value.facts["detail"]).startswith(detail)
        assert time.monotonic() - began < own_bots.LOADING
    assert "brought" not in sys.modules, "somebody else's module is not for the server's own process"


def test_pages_call_it_as_it_is_given() -> None:
    mine, voice = read_house(["<Ma reine>=brought:first"]), VOICES["fr"]
    assert called("<Ma reine>", voice) == "robot, &lt;Ma reine&gt;"
    assert [name for name, _ in offered(mine, voice)] == [*House().names, "<Ma reine>"]
