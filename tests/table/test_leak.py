"""Over the wire: a client receives the same, byte for byte, in positions that differ only in what it cannot know."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeAlias

import pytest
from starlette.applications import Starlette

from chabudai.core import codec
from chabudai.core.rng import Rng
from chabudai.table.doors import crier
from chabudai.table.doors.effort import Effort
from chabudai.table.pages.draw.composed import Part
from chabudai.table.pages.draw.table_parts import TableParts
from chabudai.table.running.tables import Table
from chabudai.table.seen import observation
from tests.boxes import ALL, polished
from tests.table.asgi import Socket, Wire, person, story
from tests.table.wiretap import choose, everything, sit_down, tidy

REST = 0.05  # seconds: three times of what a line waits at most while there is nothing else to do
Listen: TypeAlias = Callable[[Starlette, Table, list[Wire], int], Awaitable[list[list[bytes]]]]


@pytest.mark.twin
@pytest.mark.parametrize("game", ALL)
def test_what_is_hidden_does_not_show(tmp_path: Path, game: str) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, game)
        spectator = await person(app, "Watcher")
        chance, rng = random.Random(1), Rng(1)
        compared = 0
        for step in range(60):
            if table.status != "running":
                break
            if step % 12 == 5:
                for seat, wire in [*enumerate(people), (None, spectator)]:
                    real = table.match.game
                    seen = await everything(app, table, wire, seat)
                    table.match.game = real.resample(seat, rng)
                    table.match.game.learned = real.learned  # how often cards were shown, everybody saw
                    compared += codec.encode(table.match.box, table.match.game) != codec.encode(table.match.box, real)
                    imagined = await everything(app, table, wire, seat)
                    table.match.game = real
                    assert seen == imagined
            seat = chance.choice(table.course.asked)
            await choose(table, people, seat, chance.choice(table.match.game.options_of[seat]))
        assert compared > 10 or not polished(game)

    story(tmp_path, told)


def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = observation.observation

    def gossip(table: Table, viewer: int | None) -> dict[str, object]:
        return {**honest(table, viewer), "rumour": len(str(table.match.game.key))}

    monkeypatch.setattr(observation, "observation", gossip)
    with pytest.raises(AssertionError):
        test_what_is_hidden_does_not_show(tmp_path, "dojo")


def test_a_leak_in_a_page_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TableParts.latest

    def gossip(page: TableParts, table: Table) -> dict[str, Part]:
        return {**honest(page, table), "rumour": f"<i>{table.match.game.key % 1000}</i>"}

    monkeypatch.setattr(TableParts, "latest", gossip)
    with pytest.raises(AssertionError):
        test_what_is_hidden_does_not_show(tmp_path, "dojo")


@pytest.mark.parametrize("game", ALL)
def test_a_secret_answer_does_not_show(tmp_path: Path, game: str) -> None:
    one, other = in_two_houses(tmp_path, game, looked_at)
    assert one == other
    assert one or game not in ("dojo",)


@pytest.mark.parametrize("busy", [False, True], ids=["calm", "busy"])
@pytest.mark.parametrize("game", ALL)
def test_a_secret_answer_does_not_show_in_when_and_how_often_others_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, busy: bool
) -> None:
    """With every line open: number, order and content of the messages are alike, however much there is to do."""
    make_busy(monkeypatch, busy)
    one, other = in_two_houses(tmp_path, game, overheard)
    assert one == other
    if game in ("dojo", "arigato"):
        assert all(len(messages) >= 4 + 3 for messages in one), "four pauses, and what came between them"
        assert one


def make_busy(monkeypatch: pytest.MonkeyPatch, busy: bool) -> None:
    """Both houses are as busy as this says, and not one of them as the machine happens to be that runs the tests."""

    def look(effort: Effort, now: float) -> None:
        effort.is_high = busy

    monkeypatch.setattr(Effort, "look", look)
    monkeypatch.setattr(crier, "LATEST", REST / 3)


def in_two_houses(tmp_path: Path, game: str, listen: Listen) -> list[list[list[bytes]]]:
    """The same deal and choices but one, the answer of a seat where all choose at once: what others hear of it."""
    heard: list[list[list[bytes]]] = []

    def tell(other: bool) -> None:
        async def told(app: Starlette) -> None:
            table, people = await sit_down(app, game)
            spectator = await person(app, "Watcher")
            chance = random.Random(2)
            found: list[list[bytes]] = []
            for _ in range(80):
                asked = table.course.asked
                if not asked:
                    break
                options = table.match.game.options_of[asked[0]]
                if len(asked) > 1 and hides(table, asked[0], options):
                    found = await listen(app, table, [*people, spectator], options[-1] if other else options[0])
                    break
                await choose(table, people, asked[0], chance.choice(options))
            heard.append(found)

        folder = tmp_path / str(other)
        folder.mkdir()
        story(folder, told)

    tell(False)
    tell(True)
    return heard


async def looked_at(app: Starlette, table: Table, people: list[Wire], choice: int) -> list[list[bytes]]:
    """Everything that everybody else can ask for once a seat has answered in secret."""
    seat = table.course.asked[0]
    await choose(table, people[:-1], seat, choice)
    viewers = [*enumerate(people[:-1]), (None, people[-1])]
    return [await everything(app, table, wire, viewer) for viewer, wire in viewers if viewer != seat]


async def overheard(app: Starlette, table: Table, people: list[Wire], choice: int) -> list[list[bytes]]:
    """What arrives at everybody else while one seat answers in secret, takes it back, answers again and speaks."""
    seat = table.course.asked[0]
    found = []
    async with AsyncExitStack() as lines:
        for viewer, wire in enumerate(people):
            for path in (f"/t/{table.id}/live", f"/t/{table.id}/live?lang=fr", f"/api/tables/{table.id}/live"):
                if viewer != seat:
                    mine = Wire(app, wire.token)
                    found.append((mine, await lines.enter_async_context(mine.socket(path))))
        for _, line in found:
            await line.next()
        await choose(table, people, seat, choice)
        await settle(found)
        assert (await people[seat].post(f"/api/tables/{table.id}/undo")).status == 200
        await settle(found)
        await choose(table, people, seat, choice)
        await settle(found)
        await people[seat].post(f"/api/tables/{table.id}/chat", text="done")
        await settle(found)
    return [[tidy(told, table) for message in wire.heard if (told := without_company(message))] for wire, _ in found]


def without_company(message: bytes) -> bytes:
    """A message without who is here, which depends on whose line was opened first; nothing if it tells only that."""
    told = re.sub(rb',?"(watching|here)":("[^"]*"|\[[^]]*\])', b"", message)
    return b"" if told == b"{}" else told


async def settle(lines: list[tuple[Wire, Socket]]) -> None:
    """Wait until nothing more arrives anywhere; what came before this moment stays before it.

    Nothing arrives for two rests in a row, in which nobody held this process up: what is told a little later would
    else be told sometimes in one house before the pause and in the other behind it.
    """
    loop, calm = asyncio.get_running_loop(), 0
    while calm < 2:
        start = loop.time()
        await asyncio.sleep(REST)
        calm = calm + 1 if loop.time() - start < 1.2 * REST else 0
        for _, line in lines:
            while not line.incoming.empty():
                await line.next()
                calm = 0
    for wire, _ in lines:
        wire.heard.append(b"-- pause --")


def hides(table: Table, seat: int, options: tuple[int, ...]) -> bool:
    """Would everybody else see the same after either answer?"""
    box = table.match.box
    views = []
    for choice in (options[0], options[-1]):
        game = table.match.game.clone()
        game.take(seat, choice)
        others = [viewer for viewer in (*range(game.seats), None) if viewer != seat]
        views.append([codec.dumps(box, game.view(viewer)) for viewer in others])
    return options[0] != options[-1] and views[0] == views[1]
