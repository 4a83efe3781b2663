"""A real server and a real browser.  Where Chromium or Playwright is missing, these tests say so and are skipped."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests import twin
from tests.table.browser.players import PATIENCE
from tests.table.process import Server

# The shell draws the same pages by the same engine, without the windows round them: a fifth of the work.
CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
LAB_MINUTES = 9
OFTEN = 40  # milliseconds between two looks at what is waited for: one in each picture would have all pictures drawn
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--force-gpu-mem-available-mb=0",  # no test looks at pixels, so none are drawn: a sixth of all the work
    "--js-flags=--single-threaded",  # the cores are busy: work on other threads costs more than it saves
]  # fmt: skip


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """One for all tests of a folder.  Not of a session: while it is open, no other test could run an event loop."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed (Debian: apt install chromium)")
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed (pip install playwright)")
    with api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As `make play` starts it, with a lab: on the compiled twin where there is one, whose pages are the same."""
    folder: Path = tmp_path_factory.mktemp("server")
    environment = twin.environment(twin.COMPILED) if twin.COMPILED else None
    running = Server(str(folder / "tables.db"), folder, environment, lab=LAB_MINUTES)
    running.start()
    yield running
    running.stop()
    told = running.errors.read_text()
    if "Traceback" in told:
        pytest.fail(f"the server said:\n{told}", pytrace=False)


@pytest.fixture
def visit(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Opens a page, or an empty one, in a browser of its own; anything the console complains of fails the test."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def hear(message: Any) -> None:
        if message.type == "error":
            complaints.append(message.text)

    def opened(path: str = "", wide: int = 1280, high: int = 900, **settings: Any) -> Any:
        context = browser.new_context(
            base_url=server.address, viewport={"width": wide, "height": high}, reduced_motion="reduce", **settings
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.wait_for_function = partial(page.wait_for_function, polling=OFTEN)
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if path:
            page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
