"""The report in a real browser: nothing is fetched, nothing is too wide or too faint, and cards show their faces."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from chabudai.commands.lab.run_plan import Wish, carry, tell_of
from chabudai.commands.voice import VOICE
from chabudai.lab.folder import Folder
from chabudai.lab.plan import Cell, Plan
from tests.table.browser.test_axe import faults

CHANGED = "change"
LONG = "chabudai lab compare arigato --change cards[8].favors=9 --primary points --seats 3 --bots random --deals 6"
WAYS: dict[str, dict[str, Any]] = {
    "light": {"viewport": {"width": 1100, "height": 900}},
    "dark": {"viewport": {"width": 1100, "height": 900}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 320, "height": 700}, "color_scheme": "dark"},
}
# Words of a drawing that lie outside of it, and so are not seen.
CUT = """() => [...document.querySelectorAll('svg text')].filter(word => {
    const [inner, outer] = [word, word.closest('svg')].map(part => part.getBoundingClientRect());
    return inner.width && (inner.left < outer.left - 1 || inner.right > outer.right + 1);
}).map(word => word.textContent)"""


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A whole report of Dojo, in French, and a change of a card of Arigatō, in English."""
    folder: Path = tmp_path_factory.mktemp("lab")
    bots = ("random",) * 3
    whole = Plan(
        "dojo",
        "report",
        (Cell("seats-3", 3, bots), Cell("second", 3, ("novice",) * 3, every=10)),
        about={"by": "figure"},
    )
    deck = {**_arigato_deck()}
    deck["cards"] = [{**card, "favors": 9} if card["id"] == 8 else card for card in deck["cards"]]
    cells = (Cell("base", 3, bots), Cell(CHANGED, 3, bots, deck=deck))
    change = Plan("arigato", "compare", cells, about={"primary": "points"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", LONG.split())
        VOICE.choose("fr")
        carry(whole, Wish(40, None, 1, folder / "whole"))
        VOICE.choose("en")
        carry(change, Wish(6, None, 1, folder / "change"))
        tell_of(Folder.open(folder / "change"))
    return [folder / "whole" / "report.html", folder / "change" / "report.html"]


def _arigato_deck() -> Any:
    from chabudai.games import find

    box = find("arigato")
    assert box.own_deck is not None
    return box.own_deck(box.defaults)


@pytest.mark.parametrize("way", WAYS)
def test_a_report_can_be_read_anywhere(browser: Any, reports: list[Path], way: str) -> None:
    context = browser.new_context(**WAYS[way])
    asked: list[str] = []
    said: list[str] = []
    for report in reports:
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: said.append(message.text))
        page.goto(report.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= WAYS[way]["viewport"]["width"]
        assert list(faults(page)) == []
        assert page.evaluate(CUT) == []
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert said == []
    context.close()


def test_changed_cards_show_both_faces(browser: Any, reports: list[Path]) -> None:
    page = browser.new_page()
    page.goto(reports[1].as_uri())
    faces = page.locator(".faces .piece")
    assert faces.count() == 2
    sizes = [faces.nth(place).bounding_box() for place in range(2)]
    assert all(80 < size["width"] < 200 and size["height"] > size["width"] for size in sizes)
    assert "7" in faces.nth(0).inner_text()
    assert "9" in faces.nth(1).inner_text()
    drawing = "d => d.shadowRoot.querySelector('svg.symbol use').getBBox().width"
    drawn = page.evaluate(f"[...document.querySelectorAll('.faces div')].map({drawing})")
    assert all(width > 10 for width in drawn)
    page.close()
