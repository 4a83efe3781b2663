"""How a game is searched: what was measured to play best, per game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chabudai.bots.evaluate import name_of
from chabudai.core.step import Game

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
SETTINGS: Final = {
    "dojo": Settings(horizon=3, curiosity=0.25),
    # Its evaluation understands a dawn half done; answers at random would empty workshops that nobody empties.
    "arigato": Settings(enough=300, sharpness=1.0, whole=True, disclose=False),
    "machi": Settings(enough=60, runners=5, horizon=1),
    "artigiano": Settings(enough=16, runners=4, horizon=1),
}


def settings_of(game: Game) -> Settings:
    """The settings for this game."""
    return SETTINGS.get(name_of(game), DEFAULT)
