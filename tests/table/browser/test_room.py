"""Company in a browser: the waiting room, who is here, what is noticed, and questions that explain themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.boxes import POLISHED
from tests.table.browser.test_axe import faults

WAITING = {"game": "dojo", "seats": "3", "chair-0": "me", "chair-1": "invite", "chair-2": "open"}
BOTS = {"game": "dojo", "seats": "3", "chair-0": "me", "chair-1": "bot:random", "chair-2": "bot:random"}
STATUS = "now => document.body.dataset.status === now"
ASKED = "old => !['', old].includes(document.getElementById('choose').dataset.asked)"
NOTES = """
    window.notes = [];
    window.AudioContext = class {
        currentTime = 0; destination = null;
        createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (e) => e }; }
        createOscillator() {
            const frequency = {};
            return { frequency, connect: (e) => e, start() { notes.push(frequency.value); }, stop() {} };
        }
    };"""


def sits(visit: Callable[..., Any], name: str, form: dict[str, str] | None = None, **settings: Any) -> Any:
    page = visit("/", **settings)
    page.request.post("/me", form={"name": name})
    if form is not None:
        page.goto(str(page.request.post("/new", form=form).url))
    return page


def test_a_friend_comes_by_the_copied_link_and_bots_take_the_rest(visit: Callable[..., Any]) -> None:
    ann = sits(visit, "Ann", WAITING, permissions=["clipboard-read", "clipboard-write"])
    ann.wait_for_selector("#room .chairs")
    assert ann.locator(".copy:visible").count() == 2
    ann.click("[data-copy] >> nth=0")
    ann.wait_for_function("() => document.querySelector('[data-copy]').textContent === 'Copied'")
    link = ann.evaluate("() => navigator.clipboard.readText()")
    assert link == ann.input_value(".copy input >> nth=0")
    bob = visit(link)
    assert "Ann invites you to Dojo" in bob.inner_text(".room")
    bob.fill(".join input[name=name]", "Bob")
    bob.click("#join")
    ann.wait_for_function("() => document.querySelector('#room').textContent.includes('Bob')")
    ann.wait_for_function("() => !document.querySelector('#room .gone')")
    assert ann.locator(".copy:visible").count() == 1, "a seat that was taken has no link"
    bob.goto("/")
    ann.wait_for_selector("#room .gone-said.gone")
    assert "not here just now" in ann.inner_text("#room")
    ann.select_option(".fill select", "random")
    ann.click("#fill")
    ann.wait_for_function(STATUS, arg="running")
    assert ann.locator(".room").is_hidden()
    ann.wait_for_selector(".seal.gone[data-seat='1']")


def test_talk_is_noticed_until_it_is_read_and_heard_by_who_wants_it(visit: Callable[..., Any]) -> None:
    ann = sits(visit, "Ann", WAITING)
    ann.add_init_script(NOTES)
    ann.reload()
    bob = visit(ann.input_value(".copy input >> nth=0"))
    bob.fill(".join input[name=name]", "Bob")
    bob.click("#join")
    bob.wait_for_selector("#room")
    ann.wait_for_function("() => document.querySelector('#room').textContent.includes('Bob')")

    def say(text: str) -> None:
        bob.evaluate("() => document.getElementById('tab-talk').click()")
        bob.fill("#say input", text)
        bob.press("#say input", "Enter")
        ann.wait_for_function("text => document.getElementById('talk').textContent.includes(text)", arg=text)

    say("Hello")
    ann.wait_for_function("() => document.getElementById('unread').textContent === '1'")
    assert ann.evaluate("() => notes.length") == 0, "off until asked"
    ann.keyboard.press("m")
    assert ann.get_attribute("#sound", "aria-pressed") == "true"
    before = ann.evaluate("() => notes.length")
    say("Anybody there?")
    ann.wait_for_function("() => document.getElementById('unread').textContent === '2'")
    assert ann.evaluate("() => notes.length") > before
    assert bob.locator("#unread").is_hidden(), "nobody is told what they said themselves"
    ann.click(".tab-talk")
    assert ann.locator("#unread").is_hidden()
    say("Hello again")
    assert ann.locator("#unread").is_hidden(), "it is being read"
    ann.reload()
    assert ann.get_attribute("#sound", "aria-pressed") == "true", "remembered"
    ann.keyboard.press("m")
    assert ann.evaluate("() => localStorage.sound") == "off"


def test_moves_and_the_end_have_sounds(visit: Callable[..., Any]) -> None:
    page = visit("/")
    page.add_init_script(NOTES + "localStorage.sound = 'on';")
    page.goto(str(page.request.post("/new", form=BOTS).url))
    page.wait_for_function(ASKED, arg="")
    old = page.evaluate("() => document.getElementById('choose').dataset.asked")
    page.evaluate("() => document.querySelector('[name=choice]').click()")
    page.wait_for_function(ASKED, arg=old)
    page.wait_for_function("() => notes.includes(196)")
    page.evaluate("() => { notes.length = 0; document.getElementById('tab-menu').click(); }")
    resign = "document.querySelector(\"[formaction$='/resign']\")"
    page.evaluate(f"() => {{ {resign}.closest('details').open = true; {resign}.click(); }}")
    page.wait_for_function(STATUS, arg="over")
    page.wait_for_function("() => notes.includes(659)")


def test_a_kind_of_question_explains_itself_three_times(visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(str(page.request.post("/new", form=BOTS).url))
    seen: dict[str, int] = {}
    old = ""
    for _ in range(12):
        page.wait_for_function(ASKED, arg=old)
        old = page.evaluate("() => document.getElementById('choose').dataset.asked")
        prompt = page.get_attribute("#explain", "data-prompt")
        times = seen[prompt] = seen.get(prompt, 0) + 1
        shown = page.evaluate("() => document.getElementById('explain').open")
        assert shown == (times <= 3), f"{prompt}, {times}"
        page.evaluate("() => document.querySelector('[name=choice]').click()")
    assert max(seen.values()) > 3


COVERED = """() => {
    const box = document.querySelector('#explain > p').getBoundingClientRect();
    const hot = [...document.querySelectorAll('#frame .hot:not([hidden])')].map((e) => e.getBoundingClientRect());
    return [box.width > 0, hot.filter((h) => h.left < box.right - 1 && h.right > box.left + 1
        && h.top < box.bottom - 1 && h.bottom > box.top + 1).length];
}"""
CAUGHT = """() => [...document.querySelectorAll('#frame .hot:not([hidden])')].filter((e) => {
    const box = e.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('#explain');
}).length"""


@pytest.mark.parametrize("game", POLISHED)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_an_explanation_covers_nothing_that_can_be_chosen(
    visit: Callable[..., Any], game: str, size: tuple[int, int]
) -> None:
    page = visit(wide=size[0], high=size[1])
    page.goto(str(page.request.post("/new", form={**BOTS, "game": game}).url))
    page.wait_for_function(ASKED, arg="")
    page.wait_for_function("() => document.getElementById('explain').open")
    if (game, size) != ("artigiano", (390, 844)):  # there the missions fill the whole surface
        page.wait_for_function("() => document.body.style.getPropertyValue('--aside') !== ''")
        assert page.evaluate(COVERED) == [True, 0]
    assert page.evaluate(CAUGHT) == 0  # a click goes through the text
    assert page.evaluate("() => getComputedStyle(document.querySelector('#explain > p')).pointerEvents") == "none"


def test_the_waiting_room_is_accessible(visit: Callable[..., Any]) -> None:
    ann = sits(visit, "Ann", WAITING)
    ann.wait_for_selector("#room .chairs")
    assert list(faults(ann)) == []
    guest = visit(ann.input_value(".copy input >> nth=0"), wide=390, high=844)
    assert list(faults(guest)) == []
    hinted = sits(visit, "Ann", BOTS)
    hinted.wait_for_function(ASKED, arg="")
    hinted.click("#hint")
    hinted.wait_for_selector("#advice li[data-choice]")
    assert list(faults(hinted)) == []


def test_the_room_works_without_scripts(visit: Callable[..., Any]) -> None:
    ann = visit(java_script_enabled=False)
    ann.goto(str(ann.request.post("/new", form=WAITING).url))
    assert ann.locator(".copy input").count() == 2
    assert ann.locator("[data-copy]:visible").count() == 0
    ann.click("#fill")
    assert ann.get_attribute("body", "data-status") == "running"


@pytest.mark.parametrize(("game", "seats", "wide", "high"), [("arigato", 2, 1280, 800), ("machi", 3, 390, 844)])
def test_who_comes_by_the_lobby_clicks_the_chair_they_want(
    visit: Callable[..., Any], game: str, seats: int, wide: int, high: int
) -> None:
    chairs = {"chair-0": "me", **{f"chair-{seat}": "open" for seat in range(1, seats)}}
    ann = sits(visit, "Ann", {"game": game, "seats": str(seats), **chairs})
    bob = sits(visit, "Bob", wide=wide, high=high)
    bob.goto(str(ann.url))
    last = bob.locator(f"#room [data-chair='{seats - 1}'] button")
    assert bob.locator("button:visible", has_text="Sit down here").count() == seats - 1, "each chair has one"
    last.click()
    ann.wait_for_function("() => document.body.textContent.includes('Bob')")
    assert ann.request.get(f"/api/tables/{str(ann.url).rsplit('/', 1)[1]}").json()["seats"][-1]["name"] == "Bob"
