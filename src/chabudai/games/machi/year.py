"""The year: four seasons and the count."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.step import Step
from chabudai.games.machi.autumn import AUTUMN_STEP
from chabudai.games.machi.scoring import YEAR_END
from chabudai.games.machi.spring import SPRING_STEP
from chabudai.games.machi.state import Machi
from chabudai.games.machi.summer import SUMMER_STEP
from chabudai.games.machi.winter import FAMINE


class Year(Step[Machi]):
    """setup.4: winter, spring, summer, autumn and the count; first.1: the first year has no winter."""

    clause = "setup.4"

    def run(self, game: Machi) -> None:
        if game.journal is not None:
            game.tell("year", "setup.4", {"year": game.year})
        if game.year == 1:
            game.then(SPRING_STEP, SUMMER_STEP, AUTUMN_STEP, YEAR_END, NEXT_YEAR)
        else:
            game.then(FAMINE, SPRING_STEP, SUMMER_STEP, AUTUMN_STEP, YEAR_END, NEXT_YEAR)


class NextYear(Step[Machi]):
    """scoring.7: the year pawn moves on; end.1: not after the last year."""

    clause = "scoring.7"

    def run(self, game: Machi) -> None:
        if not game.over:
            game.then(YEAR)


YEAR: Final = Year()
NEXT_YEAR: Final = NextYear()
