"""From the home page "Play" is pressed, and the game is played to its end against the bots that the page seats.

Its beginning and its end, from the last round on, are played at the page, the stretch between them by a program while
no page looks; CHABUDAI_BROWSER=all plays all of it there.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from chabudai import games
from chabudai.games.arigato.material import LAST_DAY
from chabudai.games.artigiano.boards import FULL
from chabudai.games.dojo.material import LAST_ROUND
from chabudai.games.machi.state import AUTUMN
from tests.table.browser.players import ASKED, IS_LIVE, NEXT, PATIENCE, arrange, meanwhile, sit_down
from tests.table.browser.test_games import ALL

LONGEST = 240_000  # milliseconds a game may take, on a machine that is busy with other things
CLICK = "b => b.click()"
SEEN = 8  # answers at the page, then
A_DAY = 4  # of them are as much work as what is arranged as one

FEW = 6  # open cases of a castle: fewer may be filled before I am asked again


def nearly_over(now: dict[str, Any]) -> bool:
    """So much is left that I am asked some times more: a day, two rounds, an autumn, or some cases of a castle."""
    table = now["view"]["table"]
    if now["game"] == "arigato":
        return bool(table["day"] == LAST_DAY)
    if now["game"] == "dojo":
        return bool(table["round"] >= LAST_ROUND - 1)
    if now["game"] == "machi":
        return bool(table["year"] == table["years"] and table["season"] >= AUTUMN)
    if now["game"] != "artigiano":
        return True  # of another game nobody knows it here: all of it is played at the page
    castles = zip(table["boards"], table["occupied"], strict=True)
    return any((FULL[board] & ~filled).bit_count() <= FEW for board, filled in castles)


# Somebody in front of the page, quicker than by mouse (which tests of the pages do): whenever it asks, something that
# can be seen is clicked, a piece first where one has to be picked up.  A click that did nothing is soon tried again.
PLAYER = """async ([longest, most]) => {
    const seen = (query) => [...document.querySelectorAll(query)].filter(e => e.checkVisibility() && !e.disabled);
    const any = (list) => list[Math.floor(Math.random() * list.length)];
    const end = Date.now() + longest;
    let old = '', since = 0, answered = 0;
    while (document.body.dataset.status !== 'over' && Date.now() < end) {
        const asked = document.getElementById('choose').dataset.asked;
        if (asked && asked !== old && answered >= most) return ['enough', answered];
        if (asked && asked !== old && document.getElementById('bar-ready')) return ['arranging', answered];
        if (asked && (asked !== old || Date.now() > since + 1000)) {
            answered += asked !== old;
            old = asked;
            since = Date.now();
            any(seen("#frame .hot[data-pick][aria-pressed='false']"))?.click();
            any(seen('#bar button, #frame .hot[value]'))?.click();
            document.getElementById('sure')?.click();  // what hurts asks once more
        }
        await new Promise(done => setTimeout(done, 20));
    }
    return [document.body.dataset.status, answered];
}"""


def played(page: Any, table: str) -> tuple[str, int]:
    """How the game stands at last, after how many answers at the page; what is asked as one is arranged as one."""
    chance, answered, end = random.Random(1), 0, time.monotonic() + LONGEST / 1000
    left = 10_000 if ALL else SEEN
    while True:
        page.wait_for_function(IS_LIVE, timeout=PATIENCE)
        status, more = page.evaluate(PLAYER, [max(0, int((end - time.monotonic()) * 1000)), left])
        answered += more
        left -= more
        if status == "arranging":
            old = page.evaluate(ASKED)
            arrange(page, chance, lambda selector: page.eval_on_selector(selector, CLICK))
            page.wait_for_function(NEXT, arg=old, timeout=PATIENCE)
            answered += 1
            left -= A_DAY
        elif status == "enough":
            meanwhile(page, table, chance, until=nearly_over)
            left = 10_000
        else:
            return status, answered


@pytest.mark.parametrize("game", games.names())
def test_play_is_pressed_and_the_game_is_played_to_its_end(visit: Callable[..., Any], game: str) -> None:
    page = visit("/")
    table = sit_down(page, game)
    status, answered = played(page, table)
    assert status == "over", f"{game} is not over after {answered} answers"
    assert answered > SEEN / A_DAY, f"{game} was not played to its end at the page"
    assert page.request.get(f"/api/tables/{table}/log").json()["notes"] == []
    seen = page.request.get(f"/api/tables/{table}").json()
    assert {seat["bot"] for seat in seen["seats"] if not seat["me"]} == {"novice"}, "newcomers meet novices"
    assert seen["status"] == "over"
    record = page.request.get(f"/api/tables/{table}/record").json()
    assert {int(choice.split()[0]) for choice in record["choices"]} == set(range(len(seen["seats"])))
