"""Garbage is looked for while nobody waits, and soon enough all the same."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Callable, Iterator

import pytest

from chabudai.table.running import garbage
from chabudai.table.running.garbage import MOST, MOST_TRUSTED, TRUSTED, YOUNG, IdleCollector


class Ring:
    """Refers to itself: nobody but the collector finds that it is garbage."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()
    gc.collect()


@pytest.fixture
def collections() -> Iterator[list[int]]:
    """The generation of each collection that takes place."""
    seen: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append(info["generation"])

    gc.callbacks.append(note)
    yield seen
    gc.callbacks.remove(note)


def litter(count: int = YOUNG + 1000) -> weakref.ref[Ring]:
    """So many rings, all garbage; one of them."""
    for _ in range(count - 1):
        Ring()
    return weakref.ref(Ring())


def collecting(story: Callable[[IdleCollector], object], alone: Callable[[], bool] = lambda: False) -> None:
    async def run() -> None:
        collector = IdleCollector(alone)
        collector.start()
        assert collector._task is not None
        collector._task.cancel()  # the story looks by itself
        try:
            await story(collector)  # type: ignore[misc]
        finally:
            collector.close()
        assert gc.isenabled()

    asyncio.run(run())


def test_what_is_new_is_looked_through_in_an_idle_moment(collections: list[int]) -> None:
    async def story(collector: IdleCollector) -> None:
        one = litter()
        assert collections == [], "not in the middle of things"
        await collector.look()
        assert collections == [0]
        assert one() is None
        await collector.look()
        assert collections == [0], "there is nothing to be found"

    collecting(story)


async def busy() -> None:
    """The loop is never idle."""
    while True:
        end = time.thread_time() + 0.005
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0)


def test_nobody_waits_for_it_unless_there_is_very_much(collections: list[int]) -> None:
    async def story(collector: IdleCollector) -> None:
        work = asyncio.create_task(busy())
        one = litter()
        await collector.look()
        assert collections == []
        litter(MOST)
        await collector.look()
        assert collections == [0]
        assert one() is None
        work.cancel()

    collecting(story)


@pytest.mark.parametrize("idle", [True, False])
def test_where_nothing_was_found_not_every_look_is_taken(collections: list[int], idle: bool) -> None:
    async def story(collector: IdleCollector) -> None:
        work = asyncio.create_task(asyncio.sleep(0) if idle else busy())
        kept: list[list[list[int]]] = []
        for left_out in (TRUSTED, 2 * TRUSTED, 4 * TRUSTED):  # the more often nothing was found, the more
            before = len(collections)
            for _ in range(1 + left_out):  # no garbage at all
                kept.append([[] for _ in range(YOUNG + 1000 if idle else MOST + 1000)])
                await collector.look()
            assert len(collections) == before + 1
        for count in range(3):  # nothing but garbage, which is found from now on
            one = litter(MOST + 1000)
            await collector.look()
            assert one() is None
            assert collections == [0] * (4 + count)
        collector._trusted = MOST_TRUSTED
        kept.append([[] for _ in range(MOST + 1000)])
        await collector.look()
        assert collector._trust == MOST_TRUSTED, "but no more than that"
        work.cancel()

    collecting(story)


def test_what_lasts_is_not_looked_through_again_and_again(collections: list[int]) -> None:
    async def story(collector: IdleCollector) -> None:
        kept: list[list[list[int]]] = []
        for _ in range(4):
            kept.append([[] for _ in range(YOUNG + 1000)])
            await collector.look()
        assert collections == [0]
        assert gc.get_freeze_count() > 4 * YOUNG
        start = time.perf_counter()
        gc.collect()
        assert time.perf_counter() - start < 0.05, "what is lasting takes no time"

    collecting(story)


@pytest.mark.parametrize("waited", ["nobody is there", "it is high time"])
def test_what_had_lasted_is_found_in_the_end(monkeypatch: pytest.MonkeyPatch, waited: str) -> None:
    async def story(collector: IdleCollector) -> None:
        ring = Ring()
        one = weakref.ref(ring)
        litter()
        await collector.look()
        del ring  # it is lasting now
        litter()
        await collector.look()
        assert one() is not None
        monkeypatch.setattr(garbage, "QUIET" if waited == "nobody is there" else "LATEST", -1.0)
        await collector.look()
        assert one() is None

    collecting(story, alone=lambda: waited == "nobody is there")
