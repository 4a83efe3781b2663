"""The pages of the lab: nothing that axe finds wrong with them, nothing too wide for a phone, and a run by hand."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from chabudai.table.pages.lab_run import AGAIN
from tests.table.browser.test_axe import WAYS, faults

DECK = "/lab/deck/dojo?open=counts.monkey.white"


@pytest.mark.parametrize("way", WAYS)
def test_the_door_and_a_deck_can_be_read(visit: Callable[..., Any], way: str) -> None:
    page = visit("/", **WAYS[way])
    page.goto(str(page.locator("#about a[href='/lab']").get_attribute("href")))
    found = list(faults(page))
    page.goto(DECK)
    assert page.locator("#edit").is_visible()
    found += faults(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert found == []


NUMBER = 8
CARD = f"cards[{NUMBER}]"
PATIENCE = 150_000  # milliseconds: these machines are busy
OFTEN = 500
SEEN = """() => {
  const report = document.querySelector("#report");
  const said = report?.querySelector(".minute .span");
  const deals = report?.querySelector(".facts")?.textContent.match(/([\\d,]+) deals/);
  if (!said || !deals) return null;
  // The first interval is that of the best seat.
  const [low, high] = said.textContent.replaceAll("−", "-").match(/-?[\\d.]+/g).map(Number);
  return { deals: Number(deals[1].replaceAll(",", "")), wide: high - low };
}"""


def look_until(page: Any, wanted: str) -> None:
    """The page looks again and again until this is so, and its time between two looks passes at once.

    A run plays on for as long as somebody waits for it.
    """
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(wanted):
        assert time.monotonic() < end, f"not in time: {wanted}"
        page.clock.fast_forward(AGAIN * 1000)
        page.wait_for_timeout(OFTEN)


def test_a_report_grows_while_one_looks(visit: Callable[..., Any]) -> None:
    """The whole way by hand: a card changed, a run, more games and narrower intervals, and what one does with them."""
    page = visit("/lab/deck/arigato?seats=2&bots=novice", locale="en-GB")
    page.set_default_timeout(PATIENCE)
    page.locator(f"[id='{CARD}']").click()
    page.locator(f"#edit input[name='field {CARD}.favors']").fill("9")
    page.locator("#edit button.primary").click()
    assert page.locator(".lab-card.changed").count() == 1
    page.locator("select[name=purpose]").select_option("report")
    page.clock.install()
    page.locator("#run").click()

    look_until(page, SEEN)
    before = page.evaluate(SEEN)
    page.evaluate("document.documentElement.dataset.mine = 'still here'")
    look_until(page, f"() => ({SEEN})().deals >= {3 * before['deals']}")
    after = page.evaluate(SEEN)
    assert after["wide"] < before["wide"]
    assert page.evaluate("document.documentElement.dataset.mine") == "still here"  # the page was not loaded again
    page.locator("#stop").click()
    page.locator("#state[data-status=stopped]").wait_for(timeout=PATIENCE)
    run = page.url

    with page.expect_download() as kept:
        page.locator("#file-report").click()
    whole = kept.value.path().read_text(encoding="utf-8")
    assert "--deck arigato.json" in whole
    with page.expect_download() as kept:
        page.locator("#file-deck").click()
    deck = json.loads(kept.value.path().read_text(encoding="utf-8"))
    assert next(card for card in deck["cards"] if card["id"] == NUMBER)["favors"] == 9
    page.locator(".lab-replay input[name=deal]").fill("1")
    page.locator(".lab-replay button").click()
    page.wait_for_url("**/t/*/replay/**")
    page.goto(run)
    page.locator("#play").click()
    page.wait_for_url(lambda url: "/t/" in url and "replay" not in url)
    assert page.locator("body[data-game=arigato]").count() == 1
