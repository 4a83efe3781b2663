"""Which tests walk over which lines of a game, so that a broken line is shown first to those who would notice.

Only an order: a test that walked over a line early may have filled a table that later tests read, so a mutant that
its walkers let live is still shown to all tests.
"""

import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

MOST = 40  # tests to try first: if the quickest forty do not notice, all are asked


class Footprints:
    """A plugin of pytest: for every test the lines it walked over in the given files, and the time it took."""

    def __init__(self, files: list[Path], target: Path) -> None:
        self.target = target
        self.wanted = {str(path): path for path in files}
        self.walked: dict[str, list[str]] = defaultdict(list)
        self.took: dict[str, float] = {}
        self.lines: set[tuple[str, int]] = set()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.lines = set()
        began = time.perf_counter()
        sys.settrace(self._enter)
        yield
        sys.settrace(None)
        self.took[item.nodeid] = time.perf_counter() - began
        for name, line in self.lines:
            self.walked[f"{name}:{line}"].append(item.nodeid)

    def pytest_sessionfinish(self) -> None:
        quickest = {place: sorted(tests, key=self.took.__getitem__)[:MOST] for place, tests in self.walked.items()}
        self.target.write_text(json.dumps(quickest))

    def _enter(self, frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename not in self.wanted:
            return None
        name = frame.f_code.co_filename
        self.lines.add((name, frame.f_lineno))

        def walk(inner: FrameType, event: str, _: Any) -> Any:
            self.lines.add((name, inner.f_lineno))
            return walk

        return walk
