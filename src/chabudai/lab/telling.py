"""Numbers in a language: shares, points with a sign, intervals."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from re import sub
from typing import Final

from chabudai.core.box import Json
from chabudai.words import Words

MINUS: Final = "−"
UNKNOWN: Final = "?"
TINY: Final = 1e-9


class Telling:
    """How the report speaks."""

    def __init__(self, words: Words, plain: bool = False) -> None:
        self.words = words
        self.plain = plain  # for a terminal
        self._point = words("decimal-sign")

    def __call__(self, key: str, **params: str | int) -> str:
        """An entry of the catalogues as HTML, its intervals set small; or plain."""
        if self.plain:
            return self.words(key, **params)
        said = escape(self.words(key, **params))
        return sub(r"\[[^\]]*…[^\]]*\]", lambda found: f'<span class="span">{found[0]}</span>', said)

    def number(self, value: float | None, digits: int = 1, sign: bool = False) -> str:
        """A number, with a plus if wanted."""
        if value is None:
            return UNKNOWN
        said = f"{abs(value):.{digits}f}"
        zero = float(said) == 0
        before = "" if zero else MINUS if value < 0 else "+" if sign else ""
        return before + said.replace(".", self._point)

    def whole(self, value: float) -> str:
        """A number without decimals."""
        return self.number(value, 0)

    def needed(self, value: float, sign: bool = False) -> str:
        """A number with as many decimals as it needs, two at most."""
        digits = next((n for n in (0, 1) if abs(value - round(value, n)) < TINY), 2)
        return self.number(value, digits, sign)

    def signed(self, value: float) -> str:
        """The same with its sign."""
        return self.needed(value, sign=True)

    def percent(self, share: float | None, digits: int = 0, sign: bool = False) -> str:
        """A share of 1 in per cent."""
        return self.words("lab-percent", number=self.number(None if share is None else 100 * share, digits, sign))

    def percents(self, share: float) -> str:
        """The same for axes."""
        return self.percent(share)

    def span(self, figures: Sequence[Json], unit: str = "points", sign: bool = False) -> str:
        """A figure with its interval."""
        return self.spans([figures], unit, sign)[0]

    def spans(self, many: Sequence[Sequence[Json]], unit: str = "points", sign: bool = False) -> list[str]:
        """Figures that stand below each other, all with as many decimals as the smallest needs."""
        told = []
        fine = unit == "points" and any(_small(figures) for figures in many)
        for figures in many:
            middle, low, high = (self.figure(value, "times" if fine else unit, sign) for value in figures)
            told.append(f"{middle} [{low} … {high}]")
        return told

    def figure(self, value: float | None, unit: str, sign: bool = False) -> str:
        """A figure in its unit."""
        if unit == "share":
            return self.percent(value, 1, sign)
        return self.number(value, 2 if unit == "times" else 1, sign)


def _small(figures: Sequence[Json]) -> bool:
    """Would one decimal hide all there is?"""
    return max((abs(value) for value in figures if value is not None), default=0.0) < 1
