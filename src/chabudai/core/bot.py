"""What a game may bring for bots, in its folder `bot/`; a game without any of it is played by them all the same.

- `evaluate.py` with `evaluate(game)`: for a position in which everything is known (a `resample`) it estimates the
  points that each seat will have in the end; of a finished game they are exact.  It reads the table and never changes
  it.  What a judgement rests on stands in its table `WEIGHTS`, which `tools/tune.py` tunes by self-play:
  `Judgement(weights).points` judges with another table.  A game for one player may add `to_beat(game)`, the score that
  will have to be beaten.  Without it a position is judged by its points as it stands.
- `settings.py` with `SETTINGS`: how the game is searched, where that differs from `DEFAULT`.
- `solve.py` with `solve(view, seat)`: questions that need no search, because their best answer can be worked out.

Nothing lists these modules: `bots` finds them by their names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

from chabudai.core.game import Game

Evaluate: TypeAlias = Callable[[Game], list[float]]  # a whole position to the final points expected for each seat

TO_THE_END: Final = 1_000_000


@dataclass(frozen=True)
class Settings:
    """The numbers of a search.  docs/decisions/search.md says what was measured for them."""

    enough: int = 1000  # simulations; more of them were not measured to play better
    rollout: int = 0  # answers at random before a leaf is evaluated; TO_THE_END for a whole game
    curiosity: float = 0.6  # how much an untried choice attracts
    sharpness: float = 0.5  # how much a look ahead prefers the choice that looks better, per point
    spread: float = 10.0  # points of lead that make a seat rather sure of being ahead
    victory: float = 0.5  # share of the win in the reward; the rest is the place
    share: int = 4  # simulations that share an imagined deal
    ripe: int = 6  # visits after which another decision than the one asked is looked at one step ahead
    looks: int = 4  # imagined deals in which the decision asked is looked at one step ahead
    # A simulation ends after so many decisions of the seat (in a race: turns); 0: it goes on to a new one.
    horizon: int = 0
    patient: bool = True  # does a simulation go on to the seat's own next decision, or end at any new one?
    whole: bool = False  # alone: does it end with the turn, before anything new is seen, the rest played as looks best?
    disclose: bool = True  # are sealed answers given, at random, before a leaf is evaluated?
    runners: int = 0  # options that race in the same imagined games (bots/race.py); 0: a tree is searched
    answers: int = 24  # of a race: that follow the seat's turn, at most
    foresight: float = 0.5  # of a race: share of what the position looks like then, against the end of the turn


DEFAULT: Final = Settings()


@dataclass(frozen=True)
class Solved:
    """The best answer to a question, worked out: each choice with its chance, and what they are worth together."""

    choices: tuple[int, ...]
    chances: tuple[Fraction, ...]
    worth: Fraction

    def chance_of(self, choice: int) -> float:
        """How often this choice should be made."""
        return float(self.chances[self.choices.index(choice)])
