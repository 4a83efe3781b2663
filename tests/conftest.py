"""How all tests run: without a time limit for one example, and those that play many games on the compiled twin."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import settings

from tests import twin
from tests.second_try import pytest_runtest_protocol, pytest_terminal_summary  # noqa: F401

# A busy machine must not fail a test; the whole run is bounded anyway.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

gc.disable()  # until all tests are read: next to nothing of that becomes waste

LONGEST = ("tests/outside/", "tests/table/browser/")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "twin: plays many games; runs on the compiled twin where there is one")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """More than there are cores: tests in the browser wait half of their time."""
    return (os.cpu_count() or 2) * 3 // 2


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest tests first, a part of them for each worker: a long one that is begun last is waited for by all."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers == 1:
        return
    longest = [item for item in items if item.nodeid.startswith(LONGEST)]
    others = [item for item in items if not item.nodeid.startswith(LONGEST)]
    items[:] = [
        item
        for worker in range(workers)  # xdist gives each of them so large a part of the list, in its order
        for part in (longest, others)
        for item in part[len(part) * worker // workers : len(part) * (worker + 1) // workers]
    ]


def pytest_sessionstart() -> None:
    if os.environ.get(twin.INSIDE):
        twin.must_be_in_use()


def pytest_collection_finish() -> None:
    """What has been read stays to the end, and is looked at no more; this and rarer looks save a fifth of the work."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_sessionfinish() -> None:
    twin.end()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not twin.COMPILED or pyfuncitem.get_closest_marker("twin") is None:
        return None
    twin.run_test(pyfuncitem.nodeid)
    return True
