"""Numbers are told as people write them, and axes have round ones."""

import pytest

from chabudai.lab.drawing import ticks
from chabudai.lab.telling import Telling
from chabudai.words import Words

ENGLISH, FRENCH = Telling(Words("en"), plain=True), Telling(Words("fr"), plain=True)


def test_numbers_have_the_sign_and_the_point_of_the_language() -> None:
    assert ENGLISH.number(-1.25, 1) == "−1.2"
    assert FRENCH.number(1.25, 2, sign=True) == "+1,25"
    assert ENGLISH.number(-0.04, 1) == "0.0"
    assert FRENCH.percent(0.331, 1) == "33,1\u00a0%"
    assert ENGLISH.percent(None) == "?%"


def test_an_interval_has_as_many_decimals_as_it_needs() -> None:
    assert ENGLISH.span([2.34, 1.1, 3.6], sign=True) == "+2.3 [+1.1 … +3.6]"
    assert ENGLISH.span([0.28, 0.03, 0.53], sign=True) == "+0.28 [+0.03 … +0.53]"
    assert ENGLISH.span([0.5, None, None]) == "0.50 [? … ?]"
    assert ENGLISH.span([0.262, 0.238, 0.287], "share") == "26.2% [23.8% … 28.7%]"


@pytest.mark.parametrize(("low", "high"), [(-0.8, 0.6), (0, 1), (12, 41), (-3, 3), (0.2, 0.29), (5, 5)])
def test_ticks_are_round_and_within(low: float, high: float) -> None:
    found = ticks(low, high)
    assert found
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)
    assert len(found) <= 12
    assert [ENGLISH.signed(tick) for tick in ticks(-0.8, 0.6)] == ["−0.5", "0", "+0.5"]
