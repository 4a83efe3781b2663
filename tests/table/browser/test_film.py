"""What happens is seen: events one after another, at a speed that is remembered, and nothing moves for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tests.table.browser.players import NEXT, freeze, meanwhile, number, pass_time
from tests.table.browser.test_games import quick_table

ASKED = "() => document.getElementById('choose').dataset.asked !== ''"
# Captions and scenes as they come and go: [text or kind, milliseconds since the page began].
WATCH = """() => {
  window.seen = [];
  const layer = document.getElementById('flight');
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const e of change.addedNodes)
        if (e.matches?.('.caption, .staged'))
          seen.push([e.dataset.kind ?? e.textContent, performance.now(), layer.querySelectorAll('.caption').length]);
  }).observe(layer, { childList: true });
}"""
BOXES = """() => [...document.querySelectorAll('#frame, #frame .zone, #ask, aside.side')].map((e) => {
  const box = e.getBoundingClientRect();
  return [e.id, box.x, box.y, box.width, box.height].join();
})"""
# A film as the server sends it, without a game that would have to come to such a moment.
SHOTS = [["look", 1, "Bob looks", None], ["win", 1, "Bob wins", "<section class='zone row stage'><h3>Bob wins</h3>"
         "<div class='slots'></div></section>"], ["keep", 1, "Bob keeps it", None]]  # fmt: skip
SEND = r"""shots => window.line.onmessage({ data: JSON.stringify({ update: 2, version: 99999 })
  + shots.map((shot) => '\x1e!' + shot.map((field) => field ?? '').join('\x1f')).join('') })"""
CATCH = """const Real = WebSocket;
window.WebSocket = class extends Real { constructor(a) { super(a); window.line = this; } };"""


def moving(visit: Callable[..., Any], speed: str = "1") -> Any:
    """A table in a browser that likes motion, in which nothing happens until the next click."""
    page = visit("/")
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(CATCH)
    page.evaluate("speed => { localStorage.speed = speed; }", speed)
    quick_table(page)
    page.wait_for_function(ASKED)
    page.wait_for_timeout(500)
    page.wait_for_selector("body:not(.filming)")
    page.evaluate(WATCH)
    return page


def standing_still(visit: Callable[..., Any], speed: str = "1") -> Any:
    """The same, where time passes as it is told to: a film can be looked at in its middle."""
    page = moving(visit, speed)
    freeze(page)
    return page


def test_what_others_do_is_told_one_after_another_and_then_i_am_asked(visit: Callable[..., Any]) -> None:
    page = moving(visit)
    seen: list[Any] = []
    for _ in range(12):  # whoever deals is asked several times before anybody else does something
        old = number(page)
        page.evaluate("() => document.querySelector('#frame .hot[data-pick][aria-pressed=false]')?.click()")
        page.locator("#bar button[form=choose]:visible, #frame .hot[value]:visible").first.click()
        page.wait_for_function(NEXT, arg=old)
        page.wait_for_selector("body:not(.filming)")
        seen = page.evaluate("() => window.seen")
        if seen:
            break
    assert seen, "the others did something"
    assert all(at_once <= 1 for _, _, at_once in seen)
    gaps = [after - before for (_, before, _), (_, after, _) in pairwise(seen)]
    assert all(gap > 150 for gap in gaps), gaps
    assert page.locator(".caption, .staged, .acting").count() == 0


def test_a_scene_lies_over_the_table_for_its_time_and_moves_nothing(visit: Callable[..., Any]) -> None:
    page = standing_still(visit)
    before = page.evaluate(BOXES)
    page.evaluate(SEND, SHOTS)
    page.wait_for_selector(".caption")
    assert page.locator("#place-1.acting").count() == 1
    pass_time(page, ".staged")
    assert page.locator(".caption").count() == 0
    assert page.evaluate(BOXES) == before
    assert int(page.get_attribute(".staged", "data-hold")) == 2400
    pass_time(page, ".caption:has-text('keeps')")
    assert page.locator(".staged").count() == 0
    page.clock.run_for(1700)
    assert page.locator(".caption, .staged, .acting, .filming").count() == 0
    assert page.evaluate(BOXES) == before
    names = [name for name, _, _ in page.evaluate("() => window.seen")]
    assert names == ["Bob looks", "win", "Bob keeps it"]


def test_a_click_or_a_key_goes_to_the_end_and_chooses_nothing(visit: Callable[..., Any]) -> None:
    page = standing_still(visit)
    asked = number(page)
    page.evaluate(SEND, SHOTS)
    page.wait_for_selector("body.filming")
    page.locator("#bar button[form=choose]:visible, #frame .hot:visible").first.click(force=True)
    page.wait_for_selector("body:not(.filming)")
    assert page.locator(".caption, .staged, .acting, .sent").count() == 0
    page.evaluate("() => document.getElementById('again').click()")  # the same once more
    page.wait_for_selector(".caption:has-text('Bob looks')")
    page.keyboard.press("Escape")
    page.wait_for_selector("body:not(.filming)")
    assert page.locator(".caption, .staged, .acting").count() == 0
    assert number(page) == asked


def test_the_speed_is_remembered(visit: Callable[..., Any]) -> None:
    page = standing_still(visit, "0.5")
    assert page.input_value("#film-speed") == "0.5"
    page.evaluate(SEND, SHOTS)
    pass_time(page, ".staged")
    assert int(page.get_attribute(".staged", "data-hold")) == 1200
    page.clock.resume()
    page.evaluate(
        """() => {
          const speed = document.getElementById('film-speed');
          speed.value = '0';
          speed.dispatchEvent(new Event('change', { bubbles: true }));
        }"""
    )
    page.reload()
    page.wait_for_function(ASKED)
    page.wait_for_timeout(300)
    assert page.input_value("#film-speed") == "0"
    page.evaluate(SEND, SHOTS)
    assert page.locator(".caption, .staged, .filming").count() == 0


def test_a_long_film_is_over_in_time(visit: Callable[..., Any]) -> None:
    page = standing_still(visit)
    page.evaluate(SEND, [["look", 1, f"Bob looks at {n}", None] for n in range(60)])
    page.wait_for_selector("body.filming")
    page.clock.run_for(13_500)
    assert page.locator("body.filming").count() == 0


def test_a_replay_plays_what_a_step_did(visit: Callable[..., Any]) -> None:
    page = visit()
    table = quick_table(page)
    meanwhile(page, table, random.Random(4))
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("() => { localStorage.speed = '0.5'; }")
    page.goto(f"/t/{table}/replay/0?seat=none")
    page.evaluate(WATCH)
    for step in range(1, 5):
        page.keyboard.press("ArrowRight")
        page.wait_for_url(f"**/replay/{step}?seat=none")
        page.wait_for_selector("body:not(.filming)")
    told = [name for name, _, _ in page.evaluate("() => window.seen")]
    assert any("ard for" in line or "eeps a card" in line for line in told), told
