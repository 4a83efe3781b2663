"""A test in the browser that failed is tried once more, and the end of the run says which, and how it failed.

A browser on a busy machine may miss a deadline that has nothing to do with what is tested.  No other test gets a second
chance: whoever uses the fixture `browser` is meant, and nobody else.
"""

from __future__ import annotations

import pytest
from _pytest.runner import runtestprotocol
from _pytest.terminal import TerminalReporter

FIRST = "first try"
LINES = 40  # of what was said then: enough for what a server complained of


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    if "browser" not in getattr(item, "fixturenames", ()):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [report.longreprtext for report in reports if report.failed]
    if failed:
        item.user_properties.append((FIRST, failed[0]))
        item._initrequest()  # type: ignore[attr-defined]
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    tried = {
        report.nodeid: str(text)
        for reports in terminalreporter.stats.values()
        for report in reports
        for name, text in getattr(report, "user_properties", ())
        if name == FIRST
    }
    if tried:
        terminalreporter.section("tried twice")
    for test, text in tried.items():
        terminalreporter.line(f"{test} failed at first:")
        terminalreporter.line("\n".join(text.splitlines()[-LINES:]))
