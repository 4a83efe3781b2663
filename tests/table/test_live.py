"""The way of a change to everybody: written together, sent once, as little of it as possible."""

from __future__ import annotations

import asyncio
import gc
import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from chabudai.core.scene import Piece, Seated, Slot, Zone, text
from chabudai.store.sql import SqlStore
from chabudai.table.errors import OutOfDate
from chabudai.table.house import House
from chabudai.table.live import Line
from chabudai.table.metrics import Metrics
from chabudai.table.pages import PAGES, render
from chabudai.table.pages.kept import ANYBODY, Kept, who_reads
from chabudai.table.pages.sight import as_before
from chabudai.table.partsfeed import PartsFeed, edit
from chabudai.table.rooms import Rooms
from chabudai.words import You
from tests.table.house import PEOPLE, do, move, play_on, story, three


def applied(text: str, change: tuple[int, int, str]) -> str:
    """What a browser makes of an edit: it counts in units of UTF-16."""
    units = text.encode("utf-16-le", "surrogatepass")
    start, end, new = change
    made = units[: 2 * start] + new.encode("utf-16-le", "surrogatepass") + units[2 * end :]
    return made.decode("utf-16-le", "surrogatepass")


def test_an_edit_makes_the_new_text_of_the_old_one() -> None:
    chance = random.Random(5)
    letters = "ab<é語🦊"
    for _ in range(500):
        old = "".join(chance.choices(letters, k=chance.randrange(12)))
        start = chance.randrange(len(old) + 1)
        end = chance.randrange(start, len(old) + 1)
        new = old[:start] + "".join(chance.choices(letters, k=chance.randrange(4))) + old[end:]
        assert applied(old, edit(old, new)) == new
    assert edit("<ol>🦊 old</ol>", "<ol>new 🦊 old</ol>") == (4, 4, "new ")


def test_a_page_that_applies_all_updates_has_the_parts_of_the_table(tmp_path: Path) -> None:
    async def told(rooms: Rooms) -> None:
        table = await three(rooms)
        feed = PartsFeed(PAGES, table, "ana", "fr")
        have: dict[str, str] = {}
        chance = random.Random(2)
        edits = 0
        for turn in range(60):
            message = feed()
            if message is not None:
                update: dict[str, Any] = json.loads(message)
                have = {name: html for name, html in have.items() if name not in update["gone"]} | update["parts"]
                for name, change in update.get("edits", {}).items():
                    have[name] = applied(have[name], change)
                    edits += 1
            assert have == render.parts(table, 0, "fr")
            if turn % 20 == 19:
                await do(table, "bo", "chat", text="🦊")
            await move(table, chance)
        assert edits > 20

    story(tmp_path, told)


def test_what_is_asked_for_at_once_is_written_together(tmp_path: Path) -> None:
    async def told(rooms: Rooms) -> None:
        table = await three(rooms)
        store = cast(SqlStore, rooms.store)
        before, version = store.transactions, table.version
        heard: list[int] = []
        with table.watch(lambda: heard.append(table.version)):
            wishes = [do(table, PEOPLE[n % 3], "chat", text=str(n)) for n in range(12)]
            answers = await asyncio.gather(*wishes, do(table, "ana", "agree"), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 12 + [OutOfDate], "a refusal is its asker's alone"
        assert table.version == heard[-1] == version + 12
        assert len(heard) <= 3
        assert store.transactions - before <= 3
        assert [note.data["text"] for note in table.course.notes[-12:]] == [str(n) for n in range(12)]
        assert len(await store.entries(table.id)) == table.version + 1

    story(tmp_path, told)


class Heard:
    """A socket that only listens."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def send_text(self, text: str) -> None:
        self.texts.append(text)


def test_a_page_is_told_at_once_and_then_of_all_that_came_within_a_picture(tmp_path: Path) -> None:
    async def told(rooms: Rooms) -> None:
        table = await three(rooms)
        socket, house = Heard(), cast(House, SimpleNamespace(metrics=Metrics()))
        line = Line(cast(WebSocket, socket), house, table, lambda: str(table.version), pause=1.0)
        sending = asyncio.create_task(line.send())
        with table.watch(line.changed):
            for n in range(6):
                await do(table, "ana", "chat", text=str(n))
            line.tell({"done": 1})
            await asyncio.sleep(0.02)
            assert socket.texts == [socket.texts[0], '{"done":1}'], "answers wait for nothing"
            await asyncio.sleep(1.2)
        sending.cancel()
        assert len(socket.texts) == 3
        assert int(socket.texts[0]) < table.version == int(socket.texts[-1])

    story(tmp_path, told)


def test_whoever_goes_before_the_turn_has_asked_for_nothing(tmp_path: Path) -> None:
    async def told(rooms: Rooms) -> None:
        table = await three(rooms)
        first = asyncio.create_task(do(table, "ana", "chat", text="first"))
        await asyncio.sleep(0)
        second = asyncio.create_task(do(table, "bo", "chat", text="second"))
        await asyncio.sleep(0)
        second.cancel()
        await first
        with pytest.raises(asyncio.CancelledError):
            await second
        await do(table, "cy", "chat", text="third")
        assert [note.data["text"] for note in table.course.notes if note.kind == "chat"] == ["first", "third"]

    story(tmp_path, told)


def test_what_is_kept_goes_with_the_thing() -> None:
    kept: Kept[str] = Kept()
    slot = Slot("s", text("page-log"))
    ana, bo = who_reads([You("A"), "A"]), who_reads(["A", You("A")])
    assert ana != bo
    kept.put(slot, ana, "your slot")
    assert kept.get(slot, ana) == "your slot"
    assert kept.get(slot, bo) is None
    kept.put(slot, ANYBODY, "a slot")
    assert kept.get(slot, bo) == "a slot"
    del slot
    gc.collect()
    assert len(kept) == 0


def test_a_zone_is_made_of_what_was_there_before() -> None:
    def zone(card: str) -> Zone:
        name = text("dojo-hand-of", seat=Seated(1))
        slots = (Slot("a", name, (Piece("x", name, face="bear"),)), Slot("b", name, (Piece("y", name, face=card),)))
        return Zone("z", name, slots=slots)

    old = zone("fox")
    assert as_before(old, zone("fox")) is old
    new = as_before(old, zone("owl"))
    assert new == zone("owl")
    assert new.slots[0] is old.slots[0]
    assert new.slots[1] is not old.slots[1]


def test_a_page_kept_up_to_date_is_the_page_made_anew(tmp_path: Path) -> None:
    async def told(rooms: Rooms) -> None:
        table = await three(rooms)
        chance = random.Random(4)
        undone = 0
        for _ in range(40):
            seat = await move(table, chance)
            kept = [render.parts(table, viewer, "en") for viewer in (0, 1, None)]
            if table.match.obstacle_to_undo(seat) is None:
                await do(table, PEOPLE[seat], "undo")
                undone += 1
                kept = [render.parts(table, viewer, "en") for viewer in (0, 1, None)]
                await play_on(table, 1)
                kept = [render.parts(table, viewer, "en") for viewer in (0, 1, None)]
            table.shelf.clear()
            assert kept == [render.parts(table, viewer, "en") for viewer in (0, 1, None)]
        assert undone > 3

    story(tmp_path, told)
