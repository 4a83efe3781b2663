"""The board is the page: nothing scrolls or moves when something is asked, pieces are large, questions in sight."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest

from tests import boxes
from tests.table.browser.players import IS_LIVE, NEXT, PATIENCE, Program, meanwhile, status
from tests.table.browser.positions import opened_at
from tests.table.browser.test_games import quick_table

DESK = (1280, 800)
PHONE = (390, 844)
SIZES = ((1280, 720), DESK, (1440, 900), (1920, 1080), PHONE, (360, 740))
QUESTIONS = 50  # of each game: 200 in all
BEGUN = {
    "dojo": 8,
    "artigiano": 8,
}  # questions that are answered before the pieces are measured: then the game is in its middle
USUAL = 30
LEAST = {DESK: 0.3, PHONE: 0.4}

SCROLLS = """() => { const e = document.documentElement;
    return [e.scrollWidth > innerWidth, e.scrollHeight > innerHeight]; }"""
# Boxes of the zones; stages lie over the table only while they last.
BOXES = """() => Object.fromEntries([...document.querySelectorAll('#frame .zone:not(.stage)')]
    .filter(e => e.offsetParent).map(e => { const b = e.getBoundingClientRect();
      return [e.id, [b.x, b.y, b.width, b.height].map(Math.round).join(' ')]; }))"""
IN_SIGHT = """() => { const b = document.getElementById('prompt').getBoundingClientRect();
    return b.width > 0 && b.top >= 0 && b.bottom <= innerHeight && b.right <= innerWidth; }"""
# The share of the window that pieces, boards and places cover, by points of a grid.
SHARE = """() => {
  const things = [...document.querySelectorAll('#frame .piece, #frame .slot, #frame .backdrop')];
  const every = 8, first = 4, covered = new Set();
  const from = (edge) => Math.max(0, Math.ceil((edge - first) / every));
  const wide = from(innerWidth), high = from(innerHeight);
  for (const b of things.map(e => e.getBoundingClientRect()))
    for (let x = from(b.left); x < Math.min(wide, from(b.right)); x++)
      for (let y = from(b.top); y < Math.min(high, from(b.bottom)); y++) covered.add(x * high + y);
  return covered.size / (wide * high);
}"""
# What may be chosen and is in sight, but reaches over the edge of the window.  (A castle as small as a rival's on a
# phone is chosen on only when it has been opened: until then its choices are not in sight.)
OUTSIDE = """() => [...document.querySelectorAll('#frame .hot, #ask button')]
    .filter(e => e.checkVisibility({ visibilityProperty: true }))
    .map(e => [e.id, e.getBoundingClientRect()])
    .filter(([, b]) => b.left < -2 || b.top < 0 || b.right > innerWidth + 2 || b.bottom > innerHeight)
    .map(([id, b]) => [id, ...[b.left, b.top, b.right, b.bottom].map(Math.round)].join(' '))"""
# Where a question stands: whether the game is over, the boxes, what is in sight, and the share where it is asked for.
LOOK = f"""share => ({{
    over: document.body.dataset.status === 'over', boxes: ({BOXES})(), inSight: ({IN_SIGHT})(), outside: ({OUTSIDE})(),
    share: share ? ({SHARE})() : null }})"""
# What may be chosen and is in sight nowhere, since other things lie over it.
COVERED = """() => [...document.querySelectorAll('#frame .hot')]
    .filter(e => e.checkVisibility({ visibilityProperty: true }))
    .filter(e => { const b = e.getBoundingClientRect(), parts = [0.5, 0.25, 0.75, 0.1, 0.9];
      return !parts.some(x => parts.some(y =>
        e.contains(document.elementFromPoint(b.left + b.width * x, b.top + b.height * y)))); })
    .map(e => e.id)"""
# Presses any of the buttons that choose, by a number; the question that this answers, and whether it did: what is
# arranged as one is not.
CHOOSE = """any => {
    const asked = document.getElementById('choose').dataset.asked;
    if (document.getElementById('bar-ready')) return [asked, false];
    const buttons = [...document.querySelectorAll('button[form=choose][value]')];
    const choices = [...new Set(buttons.map(b => b.value))], value = choices[any % choices.length];
    const button = buttons.find(b => b.value === value);
    button.form.requestSubmit(button);
    document.getElementById('sure')?.click();  // what hurts asks once more
    return [asked, true];
}"""
READY = f"old => ({NEXT})(old) && (document.body.dataset.status === 'over' || ({IS_LIVE})())"


def answer(page: Any, table: str, chance: random.Random, old: str) -> str:
    """Wait for the next question and answer it by any of the buttons that the page has; its number, "" at the end.

    What is arranged as one is answered by program, one thing at a time: test_dawn.py does it by hand.
    """
    page.wait_for_function(READY, arg=old, timeout=PATIENCE)
    if status(page) == "over":
        return ""
    asked, chosen = page.evaluate(CHOOSE, chance.randrange(10_000))
    if not chosen:
        program = Program(page, table)
        program.answer(program.look(), chance)
    return str(asked)


@pytest.mark.parametrize("game", boxes.POLISHED)
def test_no_page_scrolls(visit: Callable[..., Any], game: str) -> None:
    page = visit()
    table = quick_table(page, game)
    page.wait_for_timeout(300)
    chance, old = random.Random(1), ""
    for wide, high in SIZES:
        old = answer(page, table, chance, old)
        page.wait_for_function(NEXT, arg=old, timeout=PATIENCE)
        page.set_viewport_size({"width": wide, "height": high})
        assert page.evaluate(SCROLLS) == [False, False], (wide, high)
        assert page.evaluate(IN_SIGHT), (wide, high)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", boxes.POLISHED)
def test_a_question_moves_nothing_and_pieces_are_large(
    visit: Callable[..., Any], game: str, size: tuple[int, int]
) -> None:
    page = visit(wide=size[0], high=size[1])
    table = quick_table(page, game)
    page.wait_for_timeout(300)
    chance, old = random.Random(2), ""
    meanwhile(page, table, chance, most=BEGUN.get(game, USUAL))
    places: dict[str, str] = {}
    shares: list[float] = []
    for number in range(QUESTIONS if size == DESK else 10):
        page.wait_for_function(NEXT, arg=old, timeout=PATIENCE)
        seen = page.evaluate(LOOK, len(shares) < 10)
        if seen["over"]:
            break
        now = seen["boxes"]
        moved = {zone: (places[zone], box) for zone, box in now.items() if places.get(zone, box) != box}
        assert not moved, f"question {number}: {moved}"
        places |= now
        assert seen["inSight"]
        assert seen["outside"] == [], f"question {number}"
        if seen["share"] is not None:
            shares.append(seen["share"])
        old = answer(page, table, chance, old)
    assert median(shares) >= LEAST[size], shares


@pytest.mark.parametrize("kind", ["TakeOne", "Designate"])
def test_a_rival_s_hand_has_one_place_whatever_is_chosen_there(visit: Callable[..., Any], kind: str) -> None:
    """Artigiano: of some questions its cards are the answers, of others the whole seat."""
    page = opened_at(visit, "artigiano", kind, wide=PHONE[0], high=PHONE[1])
    for wide, high in (PHONE, DESK):
        page.set_viewport_size({"width": wide, "height": high})
        glowing = page.locator(".other:has(.zone.hand .hot)").first
        there = {name: glowing.locator(name).first.bounding_box() for name in (".zone.hand", "xpath=.")}
        assert there[".zone.hand"] == there["xpath=."]
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("kind", ["DealBack", "SetDown"])
def test_cards_that_lie_aside_are_all_in_sight(visit: Callable[..., Any], kind: str) -> None:
    """Artigiano: what was gathered or lifted can be many cards; they lie over the table while they are asked of."""
    page = opened_at(visit, "artigiano", kind, wide=PHONE[0], high=PHONE[1])
    for wide, high in (PHONE, DESK):
        page.set_viewport_size({"width": wide, "height": high})
        assert page.locator("#zone-middle .hot").count() > 4
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(COVERED) == []
