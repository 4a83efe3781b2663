"""Whether a server is busy: by how long its thread has worked, or waited for a processor."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from chabudai.table.doors import effort
from chabudai.table.doors.effort import LATELY, LEAST, MUCH, Effort


def test_waiting_for_a_processor_that_others_use_counts_as_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = tmp_path / "schedstat"
    monkeypatch.setattr(effort, "SCHEDULED", str(counted))
    counted.write_text("2000000000 1000000000 17\n")
    assert effort.spent() == (2.0, 1.0)
    seen = Effort()
    start = time.perf_counter()
    on, waiting = (int(LATELY * share * 1e9) + 1_000_000 for share in (LEAST, MUCH - LEAST))
    counted.write_text(f"{2_000_000_000 + on} {1_000_000_000 + waiting} 18\n")
    seen.look(start + LATELY)
    assert seen.is_high  # though it had the processor for less than half of the time
    seen.look(start + 3 * LATELY)
    assert not seen.is_high
    counted.write_text(f"{2_000_000_000 + on} {9_000_000_000 + waiting} 19\n")
    seen.look(start + 5 * LATELY)
    assert not seen.is_high  # the machine is busy; the server has nothing to do


def test_where_nobody_counts_that_the_time_on_the_processor_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "SCHEDULED", str(tmp_path / "nothing"))
    before = time.thread_time()
    worked, waited = effort.spent()
    assert before <= worked <= time.thread_time()
    assert waited == 0.0
