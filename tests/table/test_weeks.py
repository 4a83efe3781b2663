"""Four people over weeks: two leave, one returns, the host vanishes, the server is away, the wall clock jumps."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path

from chabudai.core.scene import Seated, text
from chabudai.table.languages import WORDS
from chabudai.words import You
from tests.table.asgi import Wire
from tests.table.test_clocks import Clocks, clocks
from tests.table.test_notices import PostOffice, office
from tests.table.test_pages_http import read
from tests.table.weeks import DAY, HOUR, PEOPLE, Weeks

__all__ = ["clocks", "office"]  # fixtures


HEARD = (
    *("sit Ben", "sit Cleo", "sit Dan", "chat Ana Good evening everybody"),
    *("leave Ben", "replace Ben", "chat Dan What day is it?"),
    *("timeout Ana", "replace Ana"),
    *("pause Cleo", "pause Dan", "paused", "resume Dan", "resumed"),
    *("chat Dan I must go", "leave Dan", "back Ben", "replace Dan", "chat Ben Here I am again"),
)


def as_told_to(reader: str, what: str) -> str:
    """A line of the talk as somebody reads it whom it may be about."""
    kind, name, said = (*what.split(" ", 2), "", "")[:3]
    if kind == "chat":
        return f"{name} {said}"
    return str(WORDS["en"].say(text(f"page-note-{kind}", seat=Seated(0)), [You(name) if name == reader else name]))


async def talk(weeks: Weeks, name: str) -> list[str]:
    """What a page shows of the table talk, line by line."""
    wire = weeks.wires[name] if name else Wire(weeks.app)
    page = read(await wire.get(f"/t/{weeks.table_id}"))
    html = page.partition('id="talk"')[2].partition("</ol>")[0]
    return [unescape(re.sub(r"<[^>]+>", "", line)) for line in re.findall(r"<li[^>]*>(.*?)</li>", html)]


async def whole(weeks: Weeks) -> None:
    await weeks.open()
    await weeks.begin()
    await weeks.act("Ana", "chat", text="Good evening everybody")
    await weeks.play(12, *PEOPLE)

    await weeks.act("Ben", "leave")  # the first who leaves; the others let a bot play
    await weeks.act("Cleo", "replace", seat=1)
    assert await weeks.act("Cleo", "replace", status=409, seat=3) == "still-playing"
    await weeks.play(8, "Ana", "Cleo", "Dan")
    await weeks.restart(20)

    await weeks.jump(9 * DAY)  # somebody sets the clock, and sets it again
    await weeks.play(6, "Ana", "Cleo", "Dan")
    await weeks.jump(-9 * DAY)
    await weeks.act("Dan", "chat", text="What day is it?")
    await weeks.play(6, "Ana", "Cleo", "Dan")
    await weeks.restart(1, jump=-400 * DAY)

    while 0 not in weeks.table.course.thinking:  # the host vanishes
        await weeks.play(1, "Cleo", "Dan")
    while not weeks.table.seats[0].away:
        others = [name for name in ("Cleo", "Dan") if PEOPLE.index(name) in weeks.table.course.thinking]
        if others:
            await weeks.play(1, *others)
        else:
            await weeks.wait(5 * HOUR)
    assert weeks.table.course.leader == weeks.table.seats[2].player, "the host's rights pass on"
    await weeks.act("Cleo", "replace", seat=0)
    await weeks.restart(30)
    await weeks.play(8, "Cleo", "Dan")

    await weeks.act("Cleo", "pause")  # a pause, over a restart, until it ends by itself
    weeks.paused = True
    await weeks.act("Dan", "pause")
    await weeks.wait(2 * DAY)
    await weeks.restart(10)
    await weeks.wait(2 * DAY)
    weeks.paused = False
    await weeks.act("Dan", "resume")

    await weeks.act("Dan", "chat", text="I must go")  # the second who leaves, and the first is back
    await weeks.act("Dan", "leave")
    await weeks.act("Ben", "back")
    await weeks.act("Ben", "replace", seat=3)
    await weeks.act("Ben", "chat", text="Here I am again")
    await weeks.play(10, "Ben", "Cleo")
    await weeks.restart(50, jump=3 * DAY)
    await weeks.play(500, "Ben", "Cleo")
    assert weeks.table.status == "over"
    assert weeks.restarts == 5


def test_four_people_over_weeks(tmp_path: Path, office: PostOffice, clocks: Clocks) -> None:
    weeks = Weeks(tmp_path, office, clocks)

    async def story() -> None:
        async with office.open():
            await whole(weeks)
            for name in (*PEOPLE, ""):
                assert await talk(weeks, name) == [as_told_to(name, line) for line in HEARD]
            await weeks.close()

    asyncio.run(asyncio.wait_for(story(), 120))
    assert weeks.passed > 14 * DAY
    assert {seat for seat, _ in weeks.reminded} >= {0}, "the host was reminded before the time was out"
    addressed = {letter["To"] for letter in office.letters}
    assert addressed == {"ana@table.test", "ben@table.test", "cleo@table.test"}, "Dan wanted no letters"
