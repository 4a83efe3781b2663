"""At one table one thing happens after another, whoever gives up waiting."""

from __future__ import annotations

import asyncio

from chabudai.table.running.turns import Turns


def test_turns_are_had_in_the_order_of_asking() -> None:
    async def story() -> list[str]:
        turns, had = Turns(), list[str]()

        async def one(name: str) -> None:
            await turns.take()
            had.append(f"{name} begins")
            await asyncio.sleep(0)
            had.append(f"{name} ends")
            turns.give()

        await asyncio.gather(*(one(name) for name in "abc"))
        assert not turns.taken
        await one("d")
        return had

    assert asyncio.run(story()) == [f"{name} {what}" for name in "abcd" for what in ("begins", "ends")]


def test_whoever_goes_before_or_in_the_very_moment_of_their_turn_keeps_nobody_waiting() -> None:
    async def story() -> list[str]:
        turns, had = Turns(), list[str]()

        async def one(name: str) -> None:
            await turns.take()
            had.append(name)
            turns.give()

        await turns.take()
        tasks = {name: asyncio.create_task(one(name)) for name in "abcd"}
        await asyncio.sleep(0)
        tasks["b"].cancel()
        await asyncio.sleep(0)
        turns.give()  # to a, who is called
        tasks["a"].cancel()  # and has gone before hearing it
        tasks["c"].cancel()  # who still waits
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert not turns.taken
        return had

    assert asyncio.run(story()) == ["d"]
