"""Who is told first: whoever a game waits for; the others as soon as there is time, and who acted that it is done."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

from chabudai.table.doors.crier import BUSY, LATEST, Crier
from chabudai.table.running.table import Table


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
        crier, told = Crier(), list[str]()
        onlooker, asked = Somebody("onlooker", told), Somebody("asked", told, True)
        loop = asyncio.get_running_loop()
        end = loop.time() + LATEST / 2
        while loop.time() < end:  # something comes in at every turn
            crier.stir()
            crier.call(onlooker)
            crier.call(asked)
            await asyncio.sleep(0)
        before = told[:]
        end = loop.time() + LATEST
        while loop.time() < end:
            crier.stir()
            await asyncio.sleep(0)
        return before, told

    before, told = asyncio.run(story())
    assert before.count("asked") > 2
    assert "onlooker" not in before
    assert told.count("onlooker") == 1


def test_an_onlooker_who_is_asked_meanwhile_waits_no_longer() -> None:
    async def story() -> list[str]:
        crier, told = Crier(), list[str]()
        one = Somebody("one", told)
        crier.stir()
        crier.call(one)
        one.is_awaited = True
        crier.call(one)
        crier.stir()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return told

    assert asyncio.run(story()) == ["one"]


def test_whoever_has_acted_is_told_at_once_while_there_is_time() -> None:
    async def story() -> list[str]:
        crier, told = Crier(), list[str]()
        onlooker, actor = Somebody("onlooker", told), Somebody("actor", told)
        crier.call(onlooker)
        actor.is_owed = True
        crier.stir()  # by what the actor said
        crier.call(actor)
        await asyncio.sleep(0.01)
        return told

    assert asyncio.run(story()) == ["actor", "onlooker"]


def test_whoever_has_acted_at_a_busy_server_hears_at_once_that_it_is_done_and_sees_it_with_the_rest() -> None:
    async def story() -> tuple[list[str], list[str]]:
        crier, told = Crier(), list[str]()
        onlooker, actor = Somebody("onlooker", told), Somebody("actor", told)
        actor.is_owed = True
        for _ in range(BUSY + 1):
            crier.stir()
            crier.call(onlooker)
            await asyncio.sleep(0)
        crier.stir()
        crier.call(actor)
        await asyncio.sleep(0)
        at_once = told[:]
        loop = asyncio.get_running_loop()
        end = loop.time() + 1.5 * LATEST
        while loop.time() < end:
            crier.stir()
            await asyncio.sleep(0)
        return at_once, told

    at_once, told = asyncio.run(story())
    assert at_once == ["actor: done"]
    assert sorted(told) == ["actor", "actor: done", "onlooker"]
