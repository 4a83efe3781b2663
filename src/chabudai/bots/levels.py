"""The bots by name: five levels, the same names in every game, and the players that researchers compare with.

A level is a policy and a budget: how often it slips, and how many simulations it imagines, capped in seconds.  The
measured strength of each, by game, is in docs/ladder/.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from chabudai.bots import many_cores, own
from chabudai.bots.evaluate import evaluation_of
from chabudai.bots.greedy import best_option, greedy
from chabudai.bots.player import Bot, at_random
from chabudai.bots.race import thinker
from chabudai.bots.settings import settings_of
from chabudai.bots.solve import drawn, solved
from chabudai.bots.thought import FOREVER, UNLIMITED, Progress
from chabudai.core.bot import Settings
from chabudai.core.errors import BadTable
from chabudai.core.game import Game
from chabudai.core.rng import Rng

HUNDRED: Final = 100
GREEDY, SEARCH = "greedy", "search"
MOST_WORLDS: Final = 99
ENOUGH: Final = -1


@dataclass(frozen=True)
class Level:
    """A strength of play."""

    slips: int = 0  # how many choices of a hundred are made at random
    simulations: int = 0  # none: the level is greedy; ENOUGH: as many as help in this game
    seconds: float = FOREVER  # the most that a choice may take
    cores: int = 1
    changes: tuple[tuple[str, Any], ...] = ()  # to the settings of the game

    def __call__(self, view: Game, seat: int, rng: Rng) -> int:
        """The choice of this level."""
        return self.choose(view, seat, rng, None)

    def choose(self, view: Game, seat: int, rng: Rng, progress: Progress | None) -> int:
        """The same, with word now and then of how far the thought has come."""
        options = view.options_of[seat]
        if len(options) == 1:
            return options[0]
        if self.slips and rng.below(HUNDRED) < self.slips:
            return at_random(view, seat, rng)
        if not self.simulations:
            return greedy(view, seat, rng)
        exact = solved(view, seat)
        if exact is not None:
            return drawn(exact, rng)
        settings = replace(settings_of(view), **dict(self.changes))
        simulations = settings.enough if self.simulations == ENOUGH else self.simulations
        if self.cores > 1:
            return many_cores.decide(view, seat, rng, settings, simulations, self.seconds, self.cores)
        thought = thinker(evaluation_of(view), settings, seat)
        thought.progress = progress
        return thought.decide(view, rng, simulations, self.seconds)


@dataclass(frozen=True)
class Greedy:
    """One step ahead in as many imagined games as one likes."""

    worlds: int

    def __call__(self, view: Game, seat: int, rng: Rng) -> int:
        """The option that looks best at once."""
        return best_option(view, seat, rng, evaluation_of(view), self.worlds, 0)


LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(slips=60),
    "apprentice": Level(slips=30),
    "adept": Level(slips=10),
    "expert": Level(),
    "master": Level(simulations=ENOUGH, seconds=0.25),
}
USUAL: Final = "adept"  # who sits down when nobody says who
BOTS: Final[Mapping[str, Bot]] = {**LEVELS, GREEDY: greedy, "random": at_random}


def find(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadTable("unknown-bot", bot=name, possible=BOTS)
    return BOTS[name]


def player(written: str) -> Bot:
    """A bot by its name, one's own as `package.module:bot`, or one that thinks as much as is said.

    `greedy:1` imagined game where `greedy` has four; `search:2000` simulations, `search:0.5s` seconds, after another
    colon `all` for all cores and changes to the settings of the game: `search:0.5s:all`,
    `search:400:rollout=8+curiosity=2`.
    """
    name, _, rest = written.partition(":")
    if name == GREEDY and rest:
        return Greedy(_worlds(rest))
    if name != SEARCH:
        if rest:
            return own.load(written)
        if name not in BOTS:
            raise BadTable("unknown-bot", bot=written, possible=[*BOTS, f"{GREEDY}:N", f"{SEARCH}:N", own.FORM])
        return find(written)
    budget, _, changes = rest.partition(":")
    level = Level(simulations=UNLIMITED)
    if budget.isascii() and budget.isdigit() and 0 < int(budget) < UNLIMITED:
        level = Level(simulations=int(budget))
    elif budget.endswith("s") and 0 < (seconds := _number(budget[:-1])) < FOREVER:
        level = replace(level, seconds=seconds)
    else:
        raise BadTable("bad-budget", budget=budget, possible=[f"{SEARCH}:2000", f"{SEARCH}:0.5s"])
    known: dict[str, Any] = {field.name: type(field.default) for field in fields(Settings)}
    for change in changes.split("+") if changes else ():
        key, _, value = change.partition("=")
        if change == "all":
            level = replace(level, cores=many_cores.ALL_CORES)
        elif key in known and (figure := _number(value)) >= 0:
            level = replace(level, changes=(*level.changes, (key, known[key](figure))))
        else:
            raise BadTable("bad-budget", budget=change, possible=["all", *(f"{key}=…" for key in known)])
    return level


def _worlds(written: str) -> int:
    """How many games are imagined."""
    if written.isascii() and written.isdigit() and 0 < int(written) <= MOST_WORLDS:
        return int(written)
    raise BadTable("bad-worlds", worlds=written, possible=[f"{GREEDY}:1", f"{GREEDY}:{MOST_WORLDS}"])


def _number(written: str) -> float:
    """A number, or -1 for what is none."""
    try:
        number = float(written)
    except ValueError:
        return -1.0
    return number if number < FOREVER else -1.0
