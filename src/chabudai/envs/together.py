"""PettingZoo, all at once (parallel): https://pettingzoo.farama.org/api/parallel/.

One step answers for every seat that is asked.  The others have one action more, the last, which does nothing, so that
no mask is ever empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from chabudai import games
from chabudai.core.box import Json, Value
from chabudai.core.errors import NotAChoice
from chabudai.envs.spaces import MASK, OBSERVATION, Observation, discrete, observation, observation_space
from chabudai.envs.table import WIN, Table
from chabudai.envs.version import VERSION


class Together(ParallelEnv[str, Observation, int]):
    """The environment.  An action that is not legal raises a `Refused` and changes nothing, whoever chose it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = WIN,
        deck: Json = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(games.find(game), seats or 0, options, reward, deck)
        self.nothing = self.table.space.size  # the action of a seat that is not asked
        self.metadata = {"name": f"chabudai_{game}_v{VERSION}", "render_modes": []}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.observation_spaces = {a: observation_space(game, self.table.seats, 1) for a in self.possible_agents}
        self.action_spaces = {agent: discrete(game, 1) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents, asked = self.agents, self.table.asked()
        for seat in asked:
            legal = self.table.legal(seat)
            if actions[agents[seat]] not in legal:
                raise NotAChoice("not-a-choice", choice=int(actions[agents[seat]]), possible=legal)
        rewards = [0.0] * self.table.seats
        for seat in asked:  # each was asked before anybody answered, so all answers are still wanted
            self.table.act(seat, actions[agents[seat]])
            rewards = [a + b for a, b in zip(rewards, self.table.rewards(), strict=True)]
        over = self.table.over
        told = self._observations(), dict(zip(agents, rewards, strict=True))
        ends: tuple[dict[str, bool], dict[str, bool]] = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        if over:
            self.agents = []
        return *told, *ends, {agent: {} for agent in agents}

    def _observations(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(self.nothing + 1, np.int8)
            legal = self.table.legal(seat)
            mask[legal if legal else self.nothing] = 1
            found[agent] = {OBSERVATION: observation(self.table, seat), MASK: mask}
        return found

    def render(self) -> None:
        """Nothing: see the text environment."""

    def close(self) -> None:
        """Nothing is held open."""

    def copy(self) -> Together:
        """An independent environment in the same state."""
        new = Together.__new__(Together)
        new.__dict__.update(self.__dict__)
        new.table = self.table.clone()
        new.agents = self.agents[:]
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Together:
        return self.copy()
