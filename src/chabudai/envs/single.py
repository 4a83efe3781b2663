"""Gymnasium: one seat against bots, https://gymnasium.farama.org/api/env/.

The mask of legal actions is in `info["action_mask"]` and, as sb3-contrib and others ask for it, in `action_masks()`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from chabudai import games
from chabudai.bots.levels import player
from chabudai.bots.own import fresh
from chabudai.bots.player import Bot
from chabudai.core.box import Json, Value
from chabudai.core.rng import Rng
from chabudai.envs.spaces import MASK, discrete, mask, observation, observation_box
from chabudai.envs.table import WIN, Table
from chabudai.envs.telling import told

Opponent: TypeAlias = "str | Bot"  # the name of a bot, or a function of (view, seat, chance) to a choice

LOSE: Final = "lose"
RANDOM: Final = "random"
RAISE: Final = "raise"
ILLEGAL: Final = (LOSE, RANDOM, RAISE)
SEEDS: Final = 1 << 62
APART: Final = 1_000_003  # keeps the chance of one opponent apart from that of the next


class Single(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """A seat at a table of bots.

    `opponents` are one bot for all the other seats, or one for each of them, clockwise from the learner's left.
    `illegal` says what an illegal action does: "lose" ends the game with -1, "random" makes a random legal choice,
    "raise" raises a `Refused`.
    """

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = WIN,
        illegal: str = LOSE,
        deck: Json = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(games.find(game), seats or 0, options, reward, deck)
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"no seat {seat}: there are {self.table.seats}")
        if illegal not in ILLEGAL:
            raise ValueError(f"unknown {illegal=}: one of {', '.join(ILLEGAL)}")
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.seat = seat
        self.illegal = illegal
        self.bots = seated(opponents, self.table.seats, seat)
        self.chances: list[Rng] = []
        self.observation_space: Any = observation_box(game, self.table.seats)
        self.action_space: Any = discrete(game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.table.reset(number)
        self.bots = [fresh(bot) for bot in self.bots]
        self.chances = [Rng(number * APART + seat) for seat in range(self.table.seats)]
        self._others()
        return observation(self.table, self.seat), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        legal = self.table.legal(self.seat)
        chosen = int(action)
        if legal and chosen not in legal:
            if self.illegal == LOSE:
                return observation(self.table, self.seat), -1.0, True, False, self._info()
            if self.illegal == RANDOM:
                chosen = legal[self.chances[self.seat].below(len(legal))]
        before = self.table.returns()[self.seat]
        self.table.act(self.seat, chosen)
        self._others()
        earned = self.table.returns()[self.seat] - before
        return observation(self.table, self.seat), earned, self.table.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal action."""
        return mask(self.table, self.seat).astype(np.bool_)

    def render(self) -> str | None:  # type: ignore[override]  # a text, as the mode says
        """The table in words."""
        return told(self.table, self.seat) if self.render_mode == "ansi" else None

    def _others(self) -> None:
        """Let the bots play until the learner is asked; of those asked at once the learner answers first."""
        table = self.table
        while not table.over:
            asked = table.asked()
            if self.seat in asked:
                return
            other = asked[0]
            game = table.game
            choice = self.bots[other](game.view(other), other, self.chances[other])
            options = game.options_of[other]
            table.act(other, table.legal(other)[options.index(choice)])

    def _info(self) -> dict[str, Any]:
        return {MASK: mask(self.table, self.seat)}

    def copy(self) -> Single:
        """An independent environment in the same state; bots that remember something are shared."""
        new = Single.__new__(Single)
        new.__dict__.update(self.__dict__)
        new.table = self.table.clone()
        new.chances = [twin_of(chance) for chance in self.chances]
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Single:
        return self.copy()


def twin_of(chance: Rng) -> Rng:
    """Another one that will say the same."""
    new = Rng(0)
    new.a, new.b, new.c, new.d = chance.a, chance.b, chance.c, chance.d
    return new


def seated(opponents: Opponent | Sequence[Opponent], seats: int, seat: int) -> list[Bot]:
    """A bot for every chair; that of the learner is never asked."""
    alike = isinstance(opponents, str) or callable(opponents)
    found: list[Any] = [opponents] * (seats - 1) if alike else list(opponents)  # type: ignore[arg-type]
    if len(found) != seats - 1:
        raise ValueError(f"{len(found)} opponents for {seats - 1} seats")
    bots = [player(bot) if isinstance(bot, str) else bot for bot in found]
    chairs: list[Bot] = [nobody] * seats
    for place, bot in enumerate(bots, start=1):
        chairs[(seat + place) % seats] = bot
    return chairs


def nobody(view: object, seat: int, chance: Rng) -> int:
    """The chair of the learner."""
    raise AssertionError(f"seat {seat} is the learner's")
