"""Drawings can be read: names stand clear of lines, ends of scales are there, and far names are led to."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from chabudai.lab.draw import Spot, scatter
from chabudai.lab.draw_curves import Curve, curves
from chabudai.lab.draw_shares import ridges, stacks
from chabudai.lab.drawing import LETTER
from chabudai.lab.telling import Telling
from chabudai.words import Words

ENGLISH, FRENCH = Telling(Words("en"), plain=True), Telling(Words("fr"), plain=True)
TEXT = re.compile(r'<text class="([^"]*)" x="([\d.-]+)" y="([\d.-]+)" text-anchor="(\w+)"[^>]*>([^<]*)</text>')
FALLING = [0.22, 0.18, 0.16, 0.13, 0.09, 0.09, 0.08, 0.06, 0.04, 0.02, 0.02]
RISING = [0.34, 0.39, 0.40, 0.44, 0.50, 0.51, 0.58, 0.64, 0.67, 0.77, 0.77]


def texts(svg: str) -> list[tuple[str, float, float, str]]:
    return [(kind, float(x), float(y), said) for kind, x, y, _, said in TEXT.findall(svg)]


def test_the_whole_is_written_below_a_bar_of_shares() -> None:
    shares = [19.6000001, 27.2, 53.1999998]  # a hair less than all
    svg = stacks([shares], [""], ["a", "b", "c"], "t", "of all", lambda v: ENGLISH.percent(v / 100))
    ends = [x for _, x, _, said in texts(svg) if said == "100%"]
    assert len(ends) == 1
    assert ends[0] + LETTER * len("100 %") / 2 < 340


def test_the_names_of_lines_touch_no_line() -> None:
    lines = [
        Curve("qui mène gagne", [(v, v, v) for v in RISING], "first"),
        Curve("qui est dernier gagne", [(v, v, v) for v in FALLING], "last"),
    ]
    svg = curves(lines, [str(n) for n in range(len(RISING))], "t", "when", ENGLISH.percents, 0.25)
    drawn = []
    for path in re.findall(r'<path class="curve \w+" d="M([^"]*)"', svg):
        points = [tuple(map(float, point.split())) for point in path.split("L")]
        for (x1, y1), (x2, y2) in pairwise(points):
            drawn += [(x1 + (x2 - x1) * n / 20, y1 + (y2 - y1) * n / 20) for n in range(21)]
    names = [(x, y, said) for kind, x, y, said in texts(svg) if kind.startswith("said")]
    assert len(names) == 2
    for x, y, said in names:
        half = LETTER * len(said) / 2
        assert not [p for p in drawn if abs(p[0] - x) < half and y - 10 < p[1] < y + 3], said


def test_the_middle_of_a_hill_is_told_beside_it() -> None:
    svg = ridges([0, 10, 20, 30], [[1, 5, 1], [2, 4, 0]], ["1st", "2nd"], [16.0, 13.0], "t", "points", ENGLISH.whole)
    told = [(x, said) for kind, x, _, said in texts(svg) if kind == "number"]
    assert told == [(336.0, "16"), (336.0, "13")]


def test_a_name_that_finds_no_room_beside_its_point_is_led_to() -> None:
    crowd = [Spot(0.4 + 0.02 * n, 0.1 * row, "dot") for n in range(16) for row in (-1, 0, 1)]
    spot = Spot(0.55, 0.0, "this one", "up", "This one")
    svg = scatter([spot, *crowd], "t", ("x", "y"), (ENGLISH.percents, ENGLISH.signed), (0, 1, -1, 1))
    assert svg.count('class="lead"') == 1
    assert "This one" in [said for _, _, _, said in texts(svg)]
    alone = scatter([spot], "t", ("x", "y"), (ENGLISH.percents, ENGLISH.signed), (0, 1, -1, 1))
    assert 'class="lead"' not in alone


def test_figures_below_each_other_have_equal_decimals() -> None:
    many = [[-1.4, -1.8, -1.0], [0.56, 0.28, 0.85]]
    assert ENGLISH.spans(many, sign=True) == ["−1.40 [−1.80 … −1.00]", "+0.56 [+0.28 … +0.85]"]
    assert ENGLISH.spans([[2.0, 1.0, 3.0]]) == ["2.0 [1.0 … 3.0]"]


@pytest.mark.parametrize(
    ("clear", "groups", "families", "english", "french"),
    [
        (0, 0, 0, "None of 30 cards stands out.", "Aucune des 30 cartes ne se détache."),
        (1, 0, 0, "1 of 30 cards stands out.", "1 des 30 cartes se détache."),
        (
            0,
            0,
            4,
            "None of 30 cards and none of 4 families stands out.",
            "Aucune des 30 cartes ni des 4 familles ne se détache.",
        ),
        (
            0,
            2,
            4,
            "None of 30 cards, but 2 of 4 families stand out.",
            "Aucune des 30 cartes, mais 2 des 4 familles se détachent.",
        ),
        (
            19,
            0,
            4,
            "19 of 30 cards stand out, none of 4 families does.",
            "19 des 30 cartes se détachent, aucune des 4 familles.",
        ),
        (
            5,
            1,
            6,
            "5 of 30 cards and 1 of 6 families stand out.",
            "5 des 30 cartes et 1 des 6 familles se détachent.",
        ),
    ],
)
def test_a_sentence_on_cards_says_none_as_people_do(
    clear: int, groups: int, families: int, english: str, french: str
) -> None:
    said = {"clear": clear, "groups": groups, "cards": 30, "families": families}
    assert ENGLISH("lab-say-cards", **said) == english
    assert FRENCH("lab-say-cards", **said) == french
