"""An experiment on its way: the batches of a plan go to the crew, and what comes back goes into the folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic, process_time
from typing import Final

from chabudai.lab.crew import Crew
from chabudai.lab.folder import Folder
from chabudai.lab.plan import Plan
from chabudai.lab.play import Batch, Row, play, play_batch

BATCH_SECONDS: Final = 20.0  # of play, about: what a dead process costs
LARGEST_BATCH: Final = 100  # deals
AT_LEAST: Final = 8  # batches: less could not be shared out
UNKNOWN: Final = 1_000_000  # deals, where time and not their number is the limit


def sized(plan: Plan, deals: int | None = None) -> Plan:
    """The plan with batches of a good size: from how long its first deal takes, and not too large for so many deals."""
    seconds = max(sum(first_deal(plan)), 1e-6)
    most = max(1, min(LARGEST_BATCH, int(BATCH_SECONDS / seconds), (deals or UNKNOWN) // AT_LEAST))
    # One that leaves no rest, if it is not much smaller: else a little more is played than was asked for.
    fits = next((size for size in range(most, most // 2, -1) if deals and deals % size == 0), most)
    return replace(plan, batch=fits)


def first_deal(plan: Plan) -> list[float]:
    """The processor time that each cell takes for the first deal."""
    spent = []
    for cell in plan.cells:
        begun = process_time()
        play(plan.box, cell, 0, plan.seed)
        spent.append(process_time() - begun)
    return spent


def timed(batch: Batch) -> tuple[list[Row], float]:
    """The rows of a batch and the processor time that they took; runs in a process of the crew."""
    begun = process_time()
    return play_batch(batch), process_time() - begun


def carry_out(
    folder: Folder, deals: int, crew: Crew, seconds: float | None, told: Callable[[int], None]
) -> list[tuple[int, int]]:
    """Play what is missing of so many deals, or what fits into the time; the batches that had to be given up.

    `told` hears of every batch how many deals it had.  Batches go out in order and are waited for when the time is
    over, so that how long a game takes has no say in whether it counts.
    """
    lost: list[tuple[int, int]] = []
    missing = folder.missing(deals)
    end = None if seconds is None else monotonic() + seconds

    def in_time() -> Iterator[Batch]:
        for first, stop in missing:
            if end is not None and monotonic() >= end:
                return
            yield Batch(folder.plan, first, stop)

    for done in crew.run(timed, in_time()):
        batch = done.batch
        if done.result is None:
            lost.append((batch.first, batch.stop))
        else:
            rows, spent = done.result
            folder.keep(batch.first, batch.stop, rows)
            folder.add_time(len(rows), spent)
        told(batch.stop - batch.first)
    return lost
