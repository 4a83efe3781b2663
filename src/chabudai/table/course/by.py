"""By: who did something, and when."""

# mypyc: compile
from __future__ import annotations

from typing import Final


class By:
    """What every entry of the log has beside its kind."""

    def __init__(
        self, number: int, at: int, seat: int | None = None, player: str | None = None, moment: int | None = None
    ) -> None:
        self.number: Final = number  # of the entry
        self.at: Final = at  # milliseconds since 1970, as the clock on the wall said
        self.seat: Final = seat
        self.player: Final = player  # an id; a bot and the server have none
        self.moment: Final = moment  # on the clock of the table; None where there is none, and in older logs
