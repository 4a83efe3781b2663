"""Three and four Assistants and Brooms at once: the search prunes most here, so a few games do not judge it."""

from random import Random

import pytest

from chabudai.games.dojo.arrangement import best_arrangement, best_points
from chabudai.games.dojo.material import NO_TROPHY, TROPHY_CODES
from chabudai.games.dojo.scoring import grid_points
from tests.clauses import proves
from tests.rules.dojo.grid_text import grid, picture
from tests.rules.dojo.test_arrangement import most, random_dojo, reachable

# Dojo, row trophies, column trophies, and the points, worked out once by trying everything (most of a second each).
TWO_OF_EACH = [
    ("MK MB FB TB / FB MB FB RG / FK RK FB FG", "- assistant assistant", "- broom broom -", 39),
    ("TW TK TK FK / TK RW TK RW / FW RK FK FW", "- assistant assistant", "- kimono broom broom", 46),
    (
        "MK MW RW TK / MW MK RW MK / RK RW FK FK",
        "assistant assistant grand_master",
        "broom broom multicolour_belt kimono",
        47,
    ),
    ("MB TG CG CY / RW FK RW BY / FW CK TG TW", "assistant - assistant", "broom broom - multicolour_belt", 28),
    ("MB MB FG TB / TB FB RK FK / FK MK MB RK", "assistant incense assistant", "kimono broom - broom", 40),
    ("CW CK CY FW / TK RB TB CG / TB CW MK RY", "- assistant assistant", "broom kimono multicolour_belt broom", 37),
    ("RY MK BK RK / BY MY MK CB / TB FW RB TK", "assistant assistant -", "kimono broom broom -", 34),
    ("MB FB FG MK / MB TB RG FB / TK TB FB RK", "assistant assistant incense", "broom kimono broom -", 42),
    (
        "CY RY BG CB / MK CY TG MW / CK FG MB FG",
        "grand_master assistant assistant",
        "broom broom - multicolour_belt",
        30,
    ),
    ("FW TK RK FK / MW RW MW FK / RW MK RW MK", "assistant incense assistant", "- - broom broom", 39),
    ("RG TB MK RK / MW BY CY BG / BK MK TW RW", "incense assistant assistant", "broom multicolour_belt - broom", 31),
    ("MW RW FW MK / MW MK RK RW / TK RW TK TK", "assistant - assistant", "broom multicolour_belt broom -", 37),
    ("FW FW MW TK / FW FW MW RW / MK FW TW FW", "- assistant assistant", "kimono broom multicolour_belt broom", 27),
    ("RG TB RG MB / MB MK RG FB / MK FG TK FB", "assistant incense assistant", "- - broom broom", 38),
    (
        "FW FW RW RK / TK MK FK FK / RW FK MK RW",
        "assistant assistant incense",
        "broom broom kimono multicolour_belt",
        43,
    ),
    ("MW FK MW RW / MW TW MK FK / TK FK RK FW", "incense assistant assistant", "broom - broom -", 35),
    (
        "RW TK FK MW / RK FW FK MK / FW FK MK RK",
        "assistant assistant grand_master",
        "broom multicolour_belt multicolour_belt broom",
        45,
    ),
    (
        "FB MK RK RK / MK FK TK TK / FG FB RK FK",
        "incense assistant assistant",
        "multicolour_belt broom broom kimono",
        47,
    ),
    (
        "BW TW MK BW / BY BK RK BB / CW MG FW RB",
        "incense assistant assistant",
        "kimono broom multicolour_belt broom",
        26,
    ),
    ("BG RK FG BY / RB TB FW MK / FB FK TY BG", "assistant assistant grand_master", "broom broom kimono -", 31),
    (
        "MG BK TB CK / CK TK CY BY / BG FG BY BB",
        "assistant assistant incense",
        "multicolour_belt multicolour_belt broom broom",
        28,
    ),
    (
        "MG FB TB RK / MG RK TK MK / RK FK FB MK",
        "grand_master assistant assistant",
        "multicolour_belt broom kimono broom",
        47,
    ),
    ("FG TB RK FB / MG TK MK MG / MK TK FK FG", "- assistant assistant", "multicolour_belt broom broom -", 36),
    (
        "RW MW FW RW / MW TK MK RW / TW FK FW MW",
        "assistant incense assistant",
        "broom multicolour_belt multicolour_belt broom",
        35,
    ),
]


def on_lines(text: str) -> list[int]:
    return [NO_TROPHY if code == "-" else TROPHY_CODES.index(code) for code in text.split()]


@proves("scoring.13", "scoring.14")
@pytest.mark.parametrize(("dojo", "rows", "columns", "points"), TWO_OF_EACH)
def test_two_assistants_and_two_brooms(dojo: str, rows: str, columns: str, points: int) -> None:
    cards, row_trophies, column_trophies = grid(dojo), on_lines(rows), on_lines(columns)
    assert best_points(cards, row_trophies, column_trophies) == points
    arranged = best_arrangement(cards, row_trophies, column_trophies)
    assert sorted(arranged) == sorted(cards)
    assert grid_points(arranged, row_trophies, column_trophies) == points


@proves("scoring.13", "scoring.14")
@pytest.mark.parametrize(("assistants", "brooms", "games"), [(1, 2, 120), (2, 1, 30)])
def test_three_tokens_agree_with_trying_everything_in_many_games(assistants: int, brooms: int, games: int) -> None:
    random = Random(f"{assistants},{brooms}")
    for _ in range(games):
        dojo, rows, columns = random_dojo(random, assistants, brooms)
        found = best_points(dojo, rows, columns)
        assert found == most(reachable(dojo, rows, columns), rows, columns), f"{picture(dojo)} {rows} {columns}"
