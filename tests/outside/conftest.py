"""One server for all tests from the outside."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.outside.served import ENDED, Served
from tests.table.browser.conftest import browser, visit  # noqa: F401


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(tmp_path_factory.mktemp("home"))
    running.start()
    yield running
    assert running.stop() in ENDED
    assert running.complaints() == []
