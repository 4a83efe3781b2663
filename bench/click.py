"""How long a click takes to be seen: from the press of a button to the frame that shows the next question.

    python bench/click.py [--game dojo] [--clicks 40]

A server on this machine, bots that do not think, Chromium without motion.  The aim is a median of 60 ms on an idle
machine; on a busy one the figure says nothing.
"""

import argparse
import random
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import sync_playwright

from chabudai import games
from tests.table.browser.conftest import CHROMIUM, FLAGS
from tests.table.browser.players import NEXT, number, status
from tests.table.browser.test_games import quick_table
from tests.table.process import Server

AIM = 60.0  # milliseconds
# The press, and the frame after the page has become the next one.
CLICK = """pick => new Promise(done => {
  const every = [...document.querySelectorAll('button[form=choose][value]')];
  const button = every[Math.floor(pick * every.length)];
  const old = document.getElementById('frame').innerHTML + document.getElementById('ask').innerHTML;
  const since = performance.now();
  button.form.requestSubmit(button);
  document.getElementById('sure')?.click();
  const look = () => {
    const now = document.getElementById('frame').innerHTML + document.getElementById('ask').innerHTML;
    if (now !== old && !document.body.classList.contains('sent')) done(performance.now() - since);
    else if (performance.now() - since > 5000) done(-1);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


def measured(page: Any, clicks: int) -> list[float]:
    """Milliseconds of so many clicks, or of fewer when the game is over."""
    chance, old = random.Random(1), ""
    taken: list[float] = []
    while len(taken) < clicks:
        page.wait_for_function(NEXT, arg=old, timeout=30_000)
        if status(page) == "over":
            break
        old = number(page)
        page.wait_for_timeout(100)  # the page is quiet
        taken.append(page.evaluate(CLICK, chance.random()))
    return [one for one in taken if one >= 0]


def main() -> None:
    """Play a little of each game and say what clicks took."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=games.names())
    parser.add_argument("--clicks", type=int, default=40)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(str(Path(folder) / "tables.db"), Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in asked.game or games.names():
            page = browser.new_context(base_url=server.address, reduced_motion="reduce").new_page()
            page.goto("/")
            quick_table(page, game)
            taken = sorted(measured(page, asked.clicks))
            late = taken[len(taken) * 95 // 100] if taken else 0.0
            middle = median(taken) if taken else 0.0
            print(f"{game}: {len(taken)} clicks, median {middle:.0f} ms (aim {AIM:.0f}), 95 % within {late:.0f} ms")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
