"""Asking the page: why something cannot be done, and any moment of a finished game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from tests.table.browser.players import meanwhile, to_the_end
from tests.table.browser.test_games import quick_table
from tests.table.process import Server

# The first piece in sight that came since the page was loaded, with more to say than its list of cards knows yet.
UNREAD = """() => [...document.querySelectorAll('#frame [data-about]')].find((e) => e.offsetParent
    && !document.getElementById('about-' + e.dataset.about))?.dataset.piece"""
ASKED = "() => document.getElementById('choose').dataset.asked !== ''"
# The first piece or place on the table that is refused by itself, whose reason the list knows.
REFUSED = """async () => {
  const answer = await fetch(document.getElementById('panel-why').dataset.why);
  const list = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const li of list.querySelectorAll('li[data-on]')) {
    const piece = document.querySelector(`#frame [data-piece="${CSS.escape(li.dataset.on)}"]`);
    if (piece && piece.offsetParent && !piece.querySelector('.hot'))
      return [li.dataset.on, li.closest('section').querySelector('.why').textContent];
  }
  return null;
}"""


def refused_piece(page: Any, table: str, chance: random.Random) -> tuple[str, str]:
    """Play on by program until there is one; its key and the reason."""
    for _ in range(200):
        page.wait_for_function(ASKED)
        found = page.evaluate(REFUSED)
        if found:
            return str(found[0]), str(found[1])
        to_the_end(page, table, chance, most=1)
    raise AssertionError("everything was possible")


def test_a_piece_that_cannot_be_used_says_why(visit: Callable[..., Any]) -> None:
    page = visit()
    table = quick_table(page, "arigato")
    key, reason = refused_piece(page, table, random.Random(3))
    piece = page.locator(f'#frame [data-piece="{key}"]')
    piece.click()
    page.wait_for_selector("#about .why-not:visible")
    assert reason in page.inner_text("#about")
    page.click("#about .why-not a.clause")
    page.wait_for_selector(".rulebook .cited")
    page.keyboard.press("Escape")
    piece.focus()  # as the arrow keys do
    page.keyboard.press("Enter")
    page.wait_for_selector("#about .why-not:visible")
    assert reason in page.inner_text("#about")
    page.keyboard.press("Escape")
    page.wait_for_selector("#about", state="hidden")
    page.keyboard.press("w")
    page.wait_for_selector("#reasons section")
    assert reason in page.inner_text("#reasons")


def test_on_a_phone_a_tap_tells_why_and_without_scripts_a_page_does(visit: Callable[..., Any]) -> None:
    page = visit(wide=360, high=740, has_touch=True, is_mobile=True)
    table = quick_table(page, "arigato")
    key, reason = refused_piece(page, table, random.Random(4))
    page.locator(f'#frame [data-piece="{key}"]').tap()
    page.wait_for_selector("#about .why-not:visible")
    assert reason in page.inner_text("#about")
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    plain = visit(java_script_enabled=False)
    plain.context.add_cookies(page.context.cookies())
    plain.goto(f"/t/{table}")
    plain.click("#why-not")
    assert reason in plain.inner_text(".reasons")
    plain.click(".reasons a.clause >> nth=0")
    plain.wait_for_url(re.compile(r"#rule-[a-z]+\.\d+$"))


def test_a_replay_plays_stops_and_jumps(visit: Callable[..., Any], server: Server) -> None:
    page = visit()
    table = quick_table(page)
    plain = visit(java_script_enabled=False)
    plain.context.add_cookies(page.context.cookies())
    meanwhile(page, table, random.Random(5))
    page.goto(f"/t/{table}/replay/0")
    page.click(".tool[for='tab-menu']")
    page.select_option("#speed", "600")
    page.click("#play")
    page.wait_for_function("() => /replay.[3-9]/.test(location.pathname)")
    assert page.get_attribute("#play", "aria-pressed") == "true"
    page.click("#play")
    page.wait_for_timeout(900)  # a step that was under way
    here = page.url
    page.wait_for_timeout(900)
    assert page.url == here, "stopped"
    page.select_option("#jump", index=5)
    page.wait_for_function("here => location.href !== here", arg=here)
    move = int(page.url.partition("/replay/")[2].partition("?")[0])
    assert f"{move} / " in page.inner_text(".steps b")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("move => location.pathname.endsWith('/' + (move + 1))", arg=move)
    page.click(".views a >> nth=1")
    page.wait_for_function("() => location.search === '?seat=0'")
    page.wait_for_selector("#place-0.mine")
    plain.goto(f"/t/{table}/replay/0")
    value = plain.locator("#jump option").nth(4).get_attribute("value")
    plain.click(".tool[for='tab-menu']")
    plain.select_option("#jump", index=4)
    plain.click(".jump button")
    assert f"/replay/{value}" in plain.url


def test_a_card_that_came_after_the_page_can_be_read(visit: Callable[..., Any]) -> None:
    page, chance = visit(), random.Random(4)
    table = quick_table(page, "machi")
    for _ in range(60):
        page.wait_for_function(ASKED)
        key = page.evaluate(UNREAD)
        if key:
            break
        to_the_end(page, table, chance, most=1)
    assert key, "nothing came"
    page.locator(f'#frame [data-piece="{key}"]').first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#about:visible")
    about = page.get_attribute(f'#frame [data-piece="{key}"]', "data-about")
    said = page.text_content(f"#about-{about} dd").strip()
    assert said
    assert said in page.text_content("#about")
