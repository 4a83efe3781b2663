"""Who is told first: whoever a game waits for; the others as soon as there is time; and soon, that an act is done."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import cast

from chabudai.table.doors.crier import LATEST, Crier
from chabudai.table.doors.effort import LATELY, Effort
from chabudai.table.running.table import Table
from tests.table.criers import a_crier


class Somebody:
    """A line that notes when it is called on."""

    def __init__(self, name: str, told: list[str], is_awaited: bool = False) -> None:
        self.table = cast(Table, SimpleNamespace(is_settled=True))
        self.is_awaited = is_awaited
        self.is_owed = False
        self.name = name
        self.told = told

    def bring(self) -> None:
        self.told.append(self.name)
        self.is_owed = False

    def answer(self) -> None:
        self.told.append(f"{self.name}: done")
        self.is_owed = False

    def break_off(self, error: Exception) -> None:
        raise error


def test_whoever_is_awaited_is_told_before_those_who_came_earlier() -> None:
    async def story() -> list[str]:
        crier, told = Crier(), list[str]()
        for line in (Somebody("onlooker", told), Somebody("asked", told, True), Somebody("another", told)):
            crier.call(line)
        await asyncio.sleep(0.01)
        return told

    assert asyncio.run(story()) == ["asked", "onlooker", "another"]


def test_onlookers_of_a_busy_server_are_told_of_several_moves_together_and_not_too_late() -> None:
    async def story() -> tuple[list[str], list[str]]:
        crier, told = a_crier(busy=True), list[str]()
        onlooker, asked = Somebody("onlooker", told), Somebody("asked", told, True)
        for _ in range(5):
            crier.call(onlooker)
            crier.call(asked)
            await asyncio.sleep(LATEST / 10)
        before = told[:]
        await asyncio.sleep(LATEST)
        return before, told

    before, told = asyncio.run(story())
    assert before == ["asked"] * 5
    assert told == [*before, "onlooker"]


def test_a_busy_server_that_waits_for_the_time_to_tell_onlookers_does_nothing_meanwhile() -> None:
    async def story() -> float:
        crier, told = a_crier(busy=True), list[str]()
        crier.call(Somebody("onlooker", told))
        start = time.thread_time()
        await asyncio.sleep(1.2 * LATEST)
        assert told == ["onlooker"]
        return time.thread_time() - start

    assert asyncio.run(story()) < LATEST / 2


def test_an_onlooker_who_is_asked_meanwhile_waits_no_longer() -> None:
    async def story() -> list[str]:
        crier, told = a_crier(busy=True), list[str]()
        one = Somebody("one", told)
        crier.call(one)
        await asyncio.sleep(0)
        assert not told
        one.is_awaited = True
        crier.call(one)
        await asyncio.sleep(0)
        return told

    assert asyncio.run(story()) == ["one"]


def test_whoever_has_acted_is_told_at_once_while_there_is_time() -> None:
    async def story() -> list[str]:
        crier, told = Crier(), list[str]()
        onlooker, actor = Somebody("onlooker", told), Somebody("actor", told)
        crier.call(onlooker)
        actor.is_owed = True
        crier.call(actor)
        await asyncio.sleep(0.01)
        return told

    assert asyncio.run(story()) == ["actor", "onlooker"]


def test_whoever_has_acted_at_a_busy_server_soon_hears_that_it_is_done_and_sees_it_with_the_rest() -> None:
    async def story() -> tuple[list[str], list[str]]:
        crier, told = a_crier(busy=True), list[str]()
        crier.call(Somebody("onlooker", told))  # for whom an alarm is set that would be too late for the other
        await asyncio.sleep(0)
        actor = Somebody("actor", told)
        actor.is_owed = True
        crier.call(actor)
        await asyncio.sleep(0)
        at_once = told[:]
        await asyncio.sleep(1.2 * LATEST)
        return at_once, told

    at_once, told = asyncio.run(story())
    assert at_once == []
    assert told == ["actor: done", "onlooker", "actor"]


def test_whoever_is_asked_again_before_hears_of_it_with_the_question() -> None:
    async def story() -> list[str]:
        crier, told = a_crier(busy=True), list[str]()
        actor = Somebody("actor", told)
        actor.is_owed = True
        crier.call(actor)
        await asyncio.sleep(0)
        actor.is_awaited = True
        crier.call(actor)
        await asyncio.sleep(1.2 * LATEST)
        return told

    assert asyncio.run(story()) == ["actor"]


def test_a_thread_that_works_all_the_time_shows_a_high_effort_and_one_that_waits_does_not() -> None:
    effort = Effort()
    start = time.perf_counter()
    until = time.thread_time() + 2 * LATELY
    while time.thread_time() < until:
        pass
    effort.look(start + 2 * LATELY)  # as if nothing else had run on this machine
    assert effort.is_high
    time.sleep(1.5 * LATELY)
    effort.look(time.perf_counter() + LATELY)
    assert not effort.is_high
