"""A click is never lost: it is acknowledged at once whatever the line does, waits while there is none, is sent once."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from tests.table.browser.players import NEXT, Program, number
from tests.table.browser.test_games import quick_table
from tests.table.process import LONGEST

ASKED = "() => document.getElementById('choose').dataset.asked !== ''"
# Clicks the first choice; whether the page showed it at once, before anything else could happen: in the next picture.
CLICK = """() => {
  const hand = document.querySelector('#frame .hot[data-pick][aria-pressed=false]');
  hand?.click();
  const all = [...document.querySelectorAll('#bar button[form=choose], #frame .hot[value]')];
  all.find((e) => e.offsetParent).click();
  return document.querySelector('.sent .chosen') !== null;
}"""


said_plainly: list[str] = []
# The line of the page, that can be cut (`up`), made slow (`delay`) or deaf; what the page said is noted.
WIRE = """() => {
  const Real = WebSocket;
  window.wire = { up: true, delay: 0, deaf: false, said: [], heard: false, cut: () => {} };
  window.WebSocket = class {
    constructor(address) {
      const gone = () => this.onclose?.();
      if (!wire.up) {
        setTimeout(gone);
        return;
      }
      this.real = new Real(address);
      this.real.onclose = gone;
      const hear = (e) => {
        this.onmessage?.(e);
        wire.heard ||= e.data.includes('"update":'); // who looks on may be told before it
      };
      this.real.onmessage = (e) => wire.deaf || setTimeout(hear, wire.delay, e);
      wire.cut = () => {
        wire.up = false;
        this.real.onmessage = null;
        this.real.close();
      };
    }
    send(text) {
      wire.said.push(JSON.parse(text).do);
      setTimeout(() => this.real.send(text), wire.delay);
    }
    close() {
      this.real?.close();
    }
  };
}"""


def noted(request: Any) -> None:
    if request.method != "GET":
        said_plainly.append(request.url)


def wired_table(page: Any) -> str:
    """A table whose page has such a line; a plain form would be a fault."""
    page.add_init_script(f"({WIRE})()")
    table = quick_table(page)
    page.wait_for_function(ASKED)
    page.wait_for_function("() => wire.heard")  # the first update
    said_plainly.clear()
    page.on("request", noted)
    return table


def cut(page: Any) -> None:
    page.evaluate("() => wire.cut()")
    page.wait_for_selector("#lost:visible")


def mend(page: Any) -> None:
    page.evaluate("() => { wire.up = true; }")


def said(page: Any) -> list[str]:
    """What the page told the server; never by a plain form."""
    assert said_plainly == []
    return list(page.evaluate("() => wire.said"))


def test_a_click_waits_for_the_line_and_is_sent_once(visit: Callable[..., Any]) -> None:
    page = visit()
    wired_table(page)
    cut(page)
    old = number(page)
    assert page.evaluate(CLICK)
    assert page.evaluate(CLICK)  # again, since nothing happens
    page.wait_for_timeout(1500)
    assert (number(page), said(page)) == (old, [])
    mend(page)
    page.wait_for_function(NEXT, arg=old)
    page.wait_for_selector("body:not(.sent)")
    assert said(page) == ["choose"]
    assert not page.is_visible("#refused")


def test_a_click_whose_question_was_answered_elsewhere_is_dropped_with_a_word(visit: Callable[..., Any]) -> None:
    page = visit()
    table = wired_table(page)
    cut(page)
    old = number(page)
    assert page.evaluate(CLICK)
    program = Program(page, table)
    program.answer(program.look(), random.Random(1))
    mend(page)
    page.wait_for_selector("#refused:visible")
    assert "was not sent" in page.inner_text("#refused")
    page.wait_for_function(NEXT, arg=old)
    assert page.locator(".sent, .chosen").count() == 0
    assert said(page) == []


def test_a_click_is_answered_at_once_on_a_slow_line(visit: Callable[..., Any]) -> None:
    page = visit()
    wired_table(page)
    old = number(page)
    page.evaluate("() => { wire.delay = 1500; }")
    start = time.monotonic()
    assert page.evaluate(CLICK)
    page.evaluate(CLICK)  # impatience
    page.wait_for_function(NEXT, arg=old)
    assert time.monotonic() - start > 2.9
    page.wait_for_selector("body:not(.sent)")
    assert said(page) == ["choose"]
    assert not page.is_visible("#refused")


def test_an_answer_that_may_have_been_lost_is_given_again_and_taken_once(visit: Callable[..., Any]) -> None:
    """The line breaks after the click was taken, before the page heard of it."""
    page = visit()
    table = wired_table(page)
    old = number(page)
    page.evaluate("() => { wire.deaf = true; }")
    assert page.evaluate(CLICK)
    Program(page, table).taken(old)
    cut(page)
    page.evaluate("() => { wire.deaf = false; }")
    mend(page)
    page.wait_for_function(NEXT, arg=old)
    assert said(page) == ["choose"]
    assert page.locator(".sent, .chosen").count() == 0
    assert not page.is_visible("#refused")


def test_what_was_said_into_a_dead_line_is_said_when_it_lives(visit: Callable[..., Any]) -> None:
    page = visit()
    wired_table(page)
    page.click(".tab-talk")
    cut(page)
    page.evaluate(
        """() => {
          const form = document.querySelector('#say');
          form.elements.text.value = 'Is it raining?';
          form.requestSubmit();
        }"""
    )
    page.wait_for_timeout(700)
    mend(page)
    page.wait_for_function("() => document.getElementById('talk').textContent.includes('raining')")
    assert said(page) == ["chat"]


def test_where_no_line_gets_through_plain_forms_do_it(visit: Callable[..., Any]) -> None:
    page = visit()
    page.add_init_script("window.WebSocket = class { constructor() { setTimeout(() => this.onclose()); } close() {} }")
    table = quick_table(page)
    look_until(page, ASKED)
    old = number(page)
    with page.expect_navigation():  # the form leads back to the table
        assert page.evaluate(CLICK)
    Program(page, table).taken(old)
    look_until(page, NEXT, old)


def look_until(page: Any, there: str, arg: str | None = None) -> None:
    """Load the page until it shows something: what bots do is not told without a line."""
    deadline = time.monotonic() + LONGEST
    while not page.evaluate(there, arg):
        assert time.monotonic() < deadline
        page.wait_for_timeout(200)
        page.reload()
