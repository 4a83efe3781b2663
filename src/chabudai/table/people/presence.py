"""Presence: when the people of a table were last seen there, by a page, a program or an act.

It is no part of the log: whoever runs the table notes there what follows from it.  Moments are `tables.steady`.
"""

# mypyc: compile
from __future__ import annotations

from collections import Counter
from typing import Final

MISSING: Final = 15 * 60 * 1000  # milliseconds after which whoever is asked and was not seen counts as away


class Presence:
    """Who was seen, and when."""

    def __init__(self, moment: int) -> None:
        self._began = moment  # nobody can say what was before
        self._last: dict[str, int] = {}
        self._open: Counter[str] = Counter()  # lines of a person

    def seen(self, player: str | None, moment: int) -> None:
        """Somebody looks, or does something."""
        if player is not None:
            self._last[player] = moment

    def comes(self, player: str | None) -> None:
        """Somebody opens a line, and is there for as long as it is open."""
        if player is not None:
            self._open[player] += 1

    def goes(self, player: str | None, moment: int) -> None:
        """The line is closed."""
        if player is not None:
            self._open[player] -= 1
            self.seen(player, moment)

    @property
    def there(self) -> set[str]:
        """Who has a line open."""
        return {player for player, lines in self._open.items() if lines > 0}

    def unseen_since(self, player: str, moment: int) -> int:
        """The moment at which somebody was last seen."""
        return moment if self._open[player] > 0 else self._last.get(player, self._began)
