"""The way of a change to everybody: written together, sent once, as little of it as possible."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.core.scene import Slot, text
from chabudai.core.things import altered
from chabudai.games import names
from chabudai.store.sql import SqlStore
from chabudai.table.doors.bounded_socket import POST, WORTH, Sparing
from chabudai.table.doors.crier import LATEST, LONGEST, Crier
from chabudai.table.doors.line import Line
from chabudai.table.doors.metrics import Metrics
from chabudai.table.errors import OutOfDate
from chabudai.table.pages.draw import page_parts
from chabudai.table.pages.draw.cache import ANYBODY, Kept, Reader
from chabudai.table.pages.draw.composed import Composed, Part
from chabudai.table.pages.draw.table_parts import Redrawn, TableParts
from chabudai.table.pages.edits import edits
from chabudai.table.pages.feed import PartsFeed
from chabudai.table.running.tables import Table, Tables
from chabudai.words import You
from tests.table.criers import a_crier
from tests.table.messages import understood
from tests.table.tables import PEOPLE, do, move, play_on, story, three


def applied(text: str, changes: list[tuple[int, int, str]]) -> str:
    """What a browser makes of edits: it counts in units of UTF-16."""
    units = text.encode("utf-16-le", "surrogatepass")
    for start, end, new in changes:
        units = units[: 2 * start] + new.encode("utf-16-le", "surrogatepass") + units[2 * end :]
    return units.decode("utf-16-le", "surrogatepass")


def test_an_edit_makes_the_new_text_of_the_old_one() -> None:
    chance = random.Random(5)
    letters = "ab<é語"
    for _ in range(500):
        old = "".join(chance.choices(letters, k=chance.randrange(12)))
        start = chance.randrange(len(old) + 1)
        end = chance.randrange(start, len(old) + 1)
        new = old[:start] + "".join(chance.choices(letters, k=chance.randrange(4))) + old[end:]
        assert applied(old, edits(old, new)) == new
    assert edits("<ol>é old</ol>", "<ol>new é old</ol>") == [(4, 4, "new ")]
    assert edits("<ol>é</ol>", "<ol>é</ol>") == []


def test_of_a_pile_only_what_is_new_or_gone_travels() -> None:
    def pile(numbers: Iterable[int]) -> Composed:
        pieces = [f'<div id="{n}">' + "é語" * 40 + "</div>" for n in numbers]
        return Composed(["<b>語</b>", *[leaf for piece in pieces for leaf in (piece, "</i>")], "</section>"])

    chance = random.Random(6)
    for _ in range(200):
        old, new = (sorted(chance.sample(range(40), chance.randrange(1, 40))) for _ in range(2))
        assert applied(pile(old).text, edits(pile(old), pile(new))) == pile(new).text
        mixed = chance.sample(new, len(new))
        assert applied(pile(old).text, edits(pile(old), pile(mixed))) == pile(mixed).text
    even = set(range(0, 40, 2))
    found = edits(pile(sorted(even)), pile(sorted(even - {20} | {5, 31})))
    assert len(found) == 3
    assert sum(len(new) for _, _, new in found) < 3 * pile([1]).size


def test_of_a_long_leaf_only_what_has_changed_travels() -> None:
    old, new = (Composed(["<ol>", "é語" * 800 + mark + "z" * 500, "</ol>"]) for mark in ("old", "new"))
    assert applied(old.text, edits(old, new)) == new.text
    assert edits(old, new) == [(4 + 1600, 4 + 1603, "new")]
    assert edits(Composed(["<ol>", "old", "</ol>"]), Composed(["<ol>", "new", "</ol>"])) == [(4, 7, "new")]


def test_of_a_part_with_characters_that_a_browser_counts_twice_nothing_is_sent_but_the_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = {"log": ""}

    def latest(page: TableParts, table: Table) -> dict[str, Part]:
        page.redrawn.then = after = Redrawn()
        page.redrawn = after
        after.names.append("log-0")
        return {"log-0": Composed(["<b>", shown["log"], "</b>"])}

    monkeypatch.setattr(TableParts, "latest", latest)

    async def told(tables: Tables) -> None:
        table = await three(tables)
        chance = random.Random(3)
        feed = PartsFeed(table, "ana", "en")
        kinds: list[tuple[bool, bool]] = []
        for fox in ("", "", "🦊", "🦊", ""):
            await move(table, chance)
            shown["log"] = f"{'x' * 2000}{fox}{len(kinds)}{'y' * 2000}"
            update = understood(feed() or "")
            kinds.append(("log-0" in update["parts"], "log-0" in update["edits"]))
        # The first message brings the whole; the fox arrives by an edit that counts nothing before it twice.
        assert kinds == [(True, False), (False, True), (False, True), (True, False), (True, False)]

    story(tmp_path, told)


PASSING = ("machi", "artigiano")  # games in which zones come and go, as a duel does


class Follower:
    """A page that does what the messages of its feed say."""

    def __init__(self, feed: PartsFeed) -> None:
        self.feed = feed
        self.parts: dict[str, str] = {}
        self.edits = self.gone = 0

    def look(self) -> None:
        message = self.feed()
        if message is None or "update" not in (update := understood(message)):
            return
        assert set(update["gone"]) <= set(self.parts)
        self.parts = {name: html for name, html in self.parts.items() if name not in update["gone"]} | update["parts"]
        for name, changes in update["edits"].items():
            self.parts[name] = applied(self.parts[name], changes)
        self.edits += len(update["edits"])
        self.gone += len(update["gone"])


def test_a_page_that_applies_all_updates_has_the_parts_of_the_table(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        reader = Follower(PartsFeed(table, "ana", "fr"))
        chance = random.Random(2)
        for turn in range(60):
            reader.look()
            assert reader.parts == page_parts.parts(table, 0, "fr")
            if turn % 20 == 19:
                await do(table, "bo", "chat", text="🦊")
            await move(table, chance)
        assert reader.edits > 20

    story(tmp_path, told)


@pytest.mark.parametrize("name", names())
def test_who_looks_seldom_has_the_same_page_as_who_looks_at_every_move(tmp_path: Path, name: str) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, game=name, seed=4)
        chance = random.Random(name)
        often, seldom, always = (Follower(PartsFeed(table, "bo", "en")) for _ in range(3))
        for turn in range(160):
            if not table.course.asked:
                break
            seat = await move(table, chance)
            if turn % 9 == 8:
                with suppress(ChabudaiError):
                    await do(table, PEOPLE[seat], "undo")
            always.look()
            if chance.random() < 0.3:
                often.look()
            if chance.random() < 0.05:
                seldom.look()
        if table.status == "running":
            await do(table, "cy", "resign")
        for reader in (often, seldom, always):
            reader.look()
            assert reader.parts == page_parts.parts(table, 1, "en")
        assert always.gone or name not in PASSING, "zones came and went"

    story(tmp_path, told)


def test_what_is_asked_for_at_once_is_written_together(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        store = cast(SqlStore, tables.store)
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

    def __init__(self, scope: dict[str, object] | None = None) -> None:
        self.texts: list[str] = []
        self.scope = scope or {}

    async def send_text(self, text: str) -> None:
        self.texts.append(text)


class Numbers:
    """A feed that tells how far the table is."""

    takes_along = True

    def __init__(self, table: Table) -> None:
        self.table = table

    def __call__(self, done: Json = None) -> str:
        return f"{self.table.version}" if done is None else f"{self.table.version} {done}"


def test_all_lines_of_a_table_are_told_in_one_go_and_the_one_who_moved_with_the_answer(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        crier, posted = Crier(), [list[str]() for _ in range(3)]
        free = [True, True, False]  # the third has not taken what it was sent before

        def line(place: int) -> tuple[Heard, Line]:
            def post(text: str, in_a_hurry: bool) -> bool:
                if free[place]:
                    posted[place].append(text)
                return free[place]

            socket = Heard({"state": {POST: post}})
            return socket, Line(cast(WebSocket, socket), table, None, Numbers(table), crier, Metrics())

        heard, lines = zip(*[line(place) for place in range(3)], strict=True)
        with table.watch(lines[0].changed), table.watch(lines[1].changed), table.watch(lines[2].changed):
            await do(table, "ana", "chat", text="first")
            lines[0].confirm({"done": 7, "version": 1})
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            first = table.version
            assert posted == [[f"{first} 7"], [f"{first}"], []]
            for n in range(3):
                await do(table, "bo", "chat", text=str(n))
                await asyncio.sleep(0.01)
            assert len(posted[1]) == 4
            assert heard[2].texts == [], "nothing more is made for who has not taken the last"
            sending = asyncio.create_task(lines[2].send())
            while len(heard[2].texts) < 2:
                await asyncio.sleep(0.01)
            assert heard[2].texts == [f"{first}", f"{table.version}"]
            sending.cancel()
            lines[1].confirm({"done": 8, "version": 2})
            assert posted[1][-1] == '{"done":8,"version":2}', "by itself, where nothing else is to be said"

    story(tmp_path, told)


def test_who_fails_to_be_told_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        crier, good = Crier(), Heard()

        class Broken(Numbers):
            def __call__(self, done: Json = None) -> str:
                raise ZeroDivisionError

        lines = [
            Line(cast(WebSocket, socket), table, None, feed(table), crier, Metrics())
            for socket, feed in ((Heard(), Broken), (good, Numbers))
        ]
        both = [asyncio.create_task(line.send()) for line in lines]
        with table.watch(lines[0].changed), table.watch(lines[1].changed):
            await do(table, "ana", "chat", text="first")
            with pytest.raises(ZeroDivisionError):
                await both[0]
        while not good.texts:
            await asyncio.sleep(0.01)
        both[1].cancel()

    story(tmp_path, told)


def test_a_table_that_takes_long_to_tell_lets_others_in_between_its_lines(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        crier, order = Crier(), list[str]()

        class Slow(Numbers):
            def __call__(self, done: Json = None) -> str:
                until = time.thread_time() + 2 * LONGEST
                while time.thread_time() < until:
                    pass
                order.append("line")
                asyncio.get_running_loop().call_soon(order.append, "another")
                return super().__call__(done)

        heard = [Heard() for _ in range(3)]
        lines = [Line(cast(WebSocket, socket), table, None, Slow(table), crier, Metrics()) for socket in heard]
        sending = [asyncio.create_task(line.send()) for line in lines]
        with table.watch(lines[0].changed), table.watch(lines[1].changed), table.watch(lines[2].changed):
            await do(table, "ana", "chat", text="first")
            while not all(socket.texts for socket in heard):
                await asyncio.sleep(0.01)
        for task in sending:
            task.cancel()
        assert order == ["line", "another"] * 3
        assert [socket.texts for socket in heard] == [[f"{table.version}"]] * 3

    story(tmp_path, told)


def test_a_page_of_a_busy_server_is_told_at_once_and_then_of_all_that_came_within_a_picture(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        socket = Heard()
        line = Line(cast(WebSocket, socket), table, None, Numbers(table), a_crier(busy=True), Metrics(), pause=1.0)
        sending = asyncio.create_task(line.send())
        with table.watch(line.changed):
            for n in range(6):
                await do(table, "ana", "chat", text=str(n))
            line.tell({"done": 1})
            await asyncio.sleep(0.02)
            assert socket.texts == [socket.texts[0], '{"done":1}'], "answers wait for nothing"
            await asyncio.sleep(1.2 + 2 * LATEST)
        sending.cancel()
        assert len(socket.texts) == 3
        assert int(socket.texts[0]) < table.version == int(socket.texts[-1])

    story(tmp_path, told)


def test_only_long_messages_are_compressed_and_both_are_understood() -> None:
    server, client = (PerMessageDeflate(False, False, 12, 12) for _ in range(2))
    sparing = Sparing(server)
    for said in (b"short", b"long " * WORTH, b"x" * (WORTH - 1), b"long " * WORTH):
        sent = sparing.encode(Frame(Opcode.TEXT, said))
        assert (len(sent.data) < len(said)) == (len(said) >= WORTH)
        assert client.decode(sent).data == said


def test_whoever_goes_before_the_turn_has_asked_for_nothing(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
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


def test_what_is_kept_is_kept_for_those_who_read_it_alike() -> None:
    kept: Kept[str] = Kept(10)
    slot = Slot("s", text("page-log"))
    ana, bo, cy = (Reader(names) for names in ([You("A"), "A", "C"], ["A", You("A"), "C"], ["A", "A", You("C")]))
    kept.put(slot, 0b001, ana, "your slot")
    assert kept.get(slot, ana) == "your slot"
    assert kept.get(slot, bo) is None
    kept.put(slot, 0b001, bo, "slot of A")
    assert kept.get(slot, cy) == "slot of A", "which all read who are not A"
    other = Slot("o", text("page-log"))
    kept.put(other, 0, ana, "a slot")
    assert kept.get(other, bo) == "a slot"


@pytest.mark.parametrize("seats", [0, 0b001, 0b100, 0b101])
def test_what_is_kept_is_found_by_whoever_reads_it_alike_in_whatever_order(seats: int) -> None:
    """As in a dictionary, whoever has looked for it last, and whatever has taken the place of what."""
    chance = random.Random(seats)
    kept: Kept[int] = Kept(10_000)
    things = [Slot(str(number), text("page-log")) for number in range(3)]
    tables = [[chance.choice("AB") + str(chance.randrange(2)) for _ in range(3)] for _ in range(4)]
    called = [[You(name) if seat == me else name for seat, name in enumerate(row)] for row in tables for me in range(4)]
    readers = [(names, Reader(names)) for names in called]
    known: dict[tuple[object, ...], int] = {}
    for number in range(3000):
        thing, (names, reader) = chance.choice(things), chance.choice(readers)
        named = [(name, type(name)) for seat, name in enumerate(names) if seats >> seat & 1]
        assert kept.get(thing, reader) == known.get((thing.key, *named))
        if chance.random() < 0.2:
            kept.put(thing, seats, reader, number)
            known[thing.key, *named] = number


def test_what_is_kept_is_bounded_by_its_size_and_what_is_used_stays() -> None:
    kept: Kept[str] = Kept(100)
    used, slots = Slot("u", text("page-log")), [Slot(str(number), text("page-log")) for number in range(200)]
    kept.put(used, 0, ANYBODY, "used", 10)
    for slot in slots:
        assert kept.get(used, ANYBODY) == "used"
        kept.put(slot, 0, ANYBODY, slot.key, 10)
        assert kept.get(slot, ANYBODY) == slot.key
        assert len(kept) <= 2 * 100 / 10 + 2
    assert kept.get(slots[0], ANYBODY) is None


def test_what_several_keep_of_a_thing_is_kept_and_forgotten_by_each_alone() -> None:
    kept: list[Kept[str]] = [Kept(3) for _ in range(3)]
    slot = Slot("s", text("page-log"))
    for number, one in enumerate(kept):
        one.put(slot, 0, ANYBODY, f"of {number}")
    for other in range(8):  # until the one in the middle has forgotten it
        kept[1].put(Slot(str(other), text("page-log")), 0, ANYBODY, "other")
    assert [one.get(slot, ANYBODY) for one in kept] == ["of 0", None, "of 2"]
    kept[1].put(slot, 0, ANYBODY, "again")
    assert [one.get(slot, ANYBODY) for one in kept] == ["of 0", "again", "of 2"]
    assert slot == Slot("s", text("page-log")), "what is left with a thing is no part of it"
    assert "again" not in repr(altered(slot, key="t")) + repr(slot)


def test_what_is_kept_of_things_leaves_nothing_for_the_collector() -> None:
    kept: Kept[str] = Kept(3)
    gc.collect()
    gc.disable()
    try:
        for number in range(50):
            kept.put(Slot(str(number), text("page-log")), 0b1, Reader(["A"]), "made")
        del kept
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_page_kept_up_to_date_is_the_page_made_anew(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        chance = random.Random(4)
        undone = 0
        for _ in range(40):
            seat = await move(table, chance)
            kept = [page_parts.parts(table, viewer, "en") for viewer in (0, 1, None)]
            if table.match.obstacle_to_undo(seat) is None:
                await do(table, PEOPLE[seat], "undo")
                undone += 1
                kept = [page_parts.parts(table, viewer, "en") for viewer in (0, 1, None)]
                await play_on(table, 1)
                kept = [page_parts.parts(table, viewer, "en") for viewer in (0, 1, None)]
            page_parts.drawn_pages.of(table).clear()
            assert kept == [page_parts.parts(table, viewer, "en") for viewer in (0, 1, None)]
        assert undone > 3

    story(tmp_path, told)
