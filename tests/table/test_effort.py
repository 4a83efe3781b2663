"""Whether a server is busy: by how long its thread has worked, or waited for a processor."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from chabudai.table.doors import effort
from chabudai.table.doors.effort import LATELY, MUCH, Effort


def test_waiting_for_a_processor_that_others_use_counts_as_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = tmp_path / "schedstat"
    monkeypatch.setattr(effort, "SCHEDULED", str(counted))
    counted.write_text("2000000000 1000000000 17\n")
    assert effort.worked() == 3.0
    seen = Effort()
    start = time.perf_counter()
    half = int(LATELY * MUCH / 2 * 1e9) + 1_000_000
    counted.write_text(f"{2_000_000_000 + half} {1_000_000_000 + half} 18\n")
    seen.look(start + LATELY)
    assert seen.is_high  # though it had the processor for a third of the time
    seen.look(start + 3 * LATELY)
    assert not seen.is_high


def test_where_nobody_counts_that_the_time_on_the_processor_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "SCHEDULED", str(tmp_path / "nothing"))
    before = time.thread_time()
    assert before <= effort.worked() <= time.thread_time()
