"""Questions about which the rules forbid nothing: whatever comes to mind is allowed."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.step import Question
from chabudai.games.artigiano.state import Artigiano


class FreeQuestion(Question[Artigiano]):
    """Every candidate is an option, so nothing has to be judged one by one."""

    def options(self, game: Artigiano) -> tuple[int, ...]:
        return self.candidates(game)
