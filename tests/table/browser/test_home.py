"""The home page in a window: Play in sight at once, nothing sideways, small on the first visit, in our own fonts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chabudai import games
from tests.boxes import POLISHED
from tests.table.browser.players import sit_down
from tests.table.browser.test_axe import faults

DESKS = [(1280, 800), (1280, 720), (1920, 1080)]
PHONES = [(390, 844), (360, 740)]
DRAWN = [(1280, 800), (390, 844)]  # those that the page was drawn for
FIRST_BYTES = 130_000  # over the line, on a first visit
LETTERS = "éèêàçœŒ«»’–—…ōŌ−×·\N{NO-BREAK SPACE}\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}AZaz09"
PHONE = {"has_touch": True, "is_mobile": True}
BOX = "e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"
# A letter that the family lacks is as wide as in the next family of the list, and these two differ.
LACKING = """async letters => {
  await document.fonts.ready;
  const pen = document.createElement('canvas').getContext('2d');
  const wide = (font, letter) => { pen.font = font; return pen.measureText(letter).width; };
  const found = [];
  for (const [weight, name] of [[700, 'Shippori Mincho'], [500, 'Zen Maru Gothic'], [700, 'Zen Maru Gothic']]) {
    await document.fonts.load(`${weight} 40px "${name}"`);
    for (const letter of letters) {
      const [first, second] = ['monospace', 'serif'].map((f) => wide(`${weight} 40px "${name}", ${f}`, letter));
      if (first !== second) found.push(`${name} ${weight}: ${letter}`);
    }
  }
  return found;
}"""


def opened(visit: Callable[..., Any], size: tuple[int, int], path: str = "/", **settings: Any) -> Any:
    wide, high = size
    return visit(path, wide=wide, high=high, **(PHONE if wide < 1000 else {}), **settings)


def with_tables(page: Any) -> None:
    """Some games that wait for me, and a name."""
    page.request.post("/me", form={"name": "Hana"})
    for game in POLISHED:
        seats = games.find(game).seat_counts[0] + 1
        chairs = {"chair-0": "me", **{f"chair-{seat}": "bot:random" for seat in range(1, seats)}}
        page.request.post("/new", form={"game": game, "seats": str(seats), **chairs})


def in_sight(page: Any, selector: str) -> None:
    """Every such thing is whole in the window, without scrolling."""
    boxes = page.eval_on_selector_all(selector, f"all => all.map({BOX})")
    assert boxes, selector
    size = page.viewport_size
    for left, top, right, bottom in boxes:
        assert right > left, selector
        assert bottom > top, selector
        assert left >= 0, selector
        assert top >= 0, selector
        assert right <= size["width"], selector
        assert bottom <= size["height"], f"{selector}: {bottom}"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", DRAWN, ids=str)
def test_all_that_is_drawn_is_above_the_fold(visit: Callable[..., Any], size: tuple[int, int], language: str) -> None:
    page = opened(visit, size, locale=language)
    play = "[id^=play-]"
    assert page.locator(play).count() == len(games.names())
    wide = size[0] >= 1000
    news = [".mine .lessons a", ".join-by", ".go .learn"] if wide else [".go-on a", ".learn-a-game"]
    for part in (play, ".my-name", ".new-table summary", *news):
        in_sight(page, part)
    with_tables(page)
    page.reload()
    for part in (play, ".new-table summary", ".cards a" if wide else ".go-on a"):
        in_sight(page, part)


@pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["desk", "phone"])
def test_nothing_is_wider_than_the_window(visit: Callable[..., Any], sizes: list[tuple[int, int]]) -> None:
    cut = """() => [...document.querySelectorAll('.told :is(h2, .facts, .by, .pitch, .play, .learn), .friends > p')]
        .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.outerHTML.slice(0, 90))"""
    page = opened(visit, sizes[0], locale="fr")
    for wide, high in sizes:
        page.set_viewport_size({"width": wide, "height": high})
        in_sight(page, "[id^=play-]")
    with_tables(page)
    for wide, high in sizes:
        page.set_viewport_size({"width": wide, "height": high})
        page.reload()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (wide, high)
        assert page.evaluate(cut) == [], (wide, high)


def test_the_first_visit_is_small(visit: Callable[..., Any]) -> None:
    page = visit("/privacy")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    seen: list[float] = []
    line.on("Network.loadingFinished", lambda event: seen.append(event["encodedDataLength"]))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)  # for what is fetched later: nothing should be
    assert len(seen) > 10
    assert sum(seen) <= FIRST_BYTES, sorted(seen)


def test_our_fonts_have_the_letters_of_our_languages(visit: Callable[..., Any]) -> None:
    page = visit("/")
    assert page.evaluate(LACKING, list(LETTERS)) == []
    assert page.evaluate(LACKING, ["ā"]) != [], "this test sees what is missing"


GROUND = "() => getComputedStyle(document.querySelector('header')).backgroundColor"


def test_the_moon_turns_the_light_out_and_it_stays_out(visit: Callable[..., Any]) -> None:
    page = visit("/", color_scheme="light")
    bright = page.evaluate(GROUND)
    moon = page.locator("header > [data-themes]")
    assert moon.get_attribute("aria-pressed") == "false"
    moon.click()
    assert moon.get_attribute("aria-pressed") == "true"
    dark = page.evaluate(GROUND)
    assert dark != bright
    page.goto("/learn")
    assert page.evaluate(GROUND) != bright
    page.goto("/")
    assert page.evaluate(GROUND) == dark, "also on the next page"
    sit_down(page, "dojo")
    page.click("label[for=tab-menu]")
    night = page.evaluate(GROUND)
    assert page.locator("#theme").input_value() == "dark"
    page.select_option("#theme", "auto")
    assert page.evaluate(GROUND) != night
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(GROUND) == night, "as the device wants it"


def test_play_asks_nothing_and_gives_newcomers_novices(visit: Callable[..., Any]) -> None:
    page = visit("/")
    table = sit_down(page, "dojo")
    now = page.request.get(f"/api/tables/{table}").json()
    assert now["status"] == "running"
    assert [chair["bot"] for chair in now["seats"][1:]] == ["novice"] * 3


def test_friends_are_invited_and_come_by_link_or_code_without_scripts(visit: Callable[..., Any]) -> None:
    host = visit("/", java_script_enabled=False)
    host.locator(".new-table summary").click()
    host.locator("#invite-dojo").click()
    host.wait_for_url("**/t/*")
    address = str(host.url)
    table = address.rsplit("/", 1)[1]
    link = next(
        value
        for field in host.locator("input").all()
        if (value := field.get_attribute("value")) is not None and "?seat=" in value
    )
    guest = visit("/", java_script_enabled=False)
    for written, arrived in ((link, link), (table, address), (f"look: {address}", address)):
        guest.goto("/")
        guest.locator(".join-by input").fill(written)
        guest.keyboard.press("Enter")
        guest.wait_for_url(arrived)
    in_place = visit("/", java_script_enabled=False)
    in_place.locator(".my-name input").fill("Aiko")
    in_place.keyboard.press("Enter")
    in_place.locator(".my-name .seal", has_text="A").wait_for()  # the page that answers, not the one that asks
    assert in_place.locator(".my-name input").input_value() == "Aiko"


def test_choices_are_opened_and_closed_by_keyboard(visit: Callable[..., Any]) -> None:
    page = visit("/")
    summary = page.locator("[data-game=machi] .opens > summary")
    summary.focus()
    page.keyboard.press("Enter")
    assert page.locator("[data-game=machi] .plan").is_visible()
    in_sight(page, "[data-game=machi] .opens > summary")
    page.keyboard.press("Enter")
    assert not page.locator("[data-game=machi] .plan").is_visible()


@pytest.mark.parametrize("way", [{}, {"wide": 390, "high": 844, **PHONE}], ids=str)
def test_a_home_with_tables_is_good_for_all(visit: Callable[..., Any], way: dict[str, Any]) -> None:
    page = visit("/", **way)
    with_tables(page)
    page.reload()
    assert list(faults(page)) == []


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_long_press_on_play_opens_what_can_be_chosen(visit: Callable[..., Any], touch: bool) -> None:
    page = opened(visit, DRAWN[touch])
    home, choices = page.url, "[data-game=dojo] details.opens"
    kind = "touch" if touch else "mouse"
    press = (
        f"e => e.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true, button: 0, pointerType: '{kind}' }}))"
    )
    if touch:  # no finger of the browser's own can be held down
        page.locator("#play-dojo").evaluate(press)
    else:
        page.hover("#play-dojo")
        page.mouse.down()
    page.wait_for_selector(f"{choices} form.plan")
    if touch:
        page.evaluate("() => document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))")
        page.locator("#play-dojo").evaluate(
            "e => e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))"
        )
    else:
        page.mouse.up()
    assert page.is_visible(f"{choices} form.plan")
    page.locator(f"{choices} > summary").click()
    assert page.url == home
    assert not page.is_visible(f"{choices} form.plan")
    page.click("#play-dojo")  # a short one plays
    page.wait_for_selector("#frame")
