"""PettingZoo, one seat after the other (AEC): https://pettingzoo.farama.org/api/aec/.

Seats that are asked at once are asked one after the other.  Nothing is lost by it: what they answer is sealed, so no
observation tells whether another one has answered first.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from chabudai import games
from chabudai.core.box import Json, Value
from chabudai.envs.spaces import Observation, both, discrete, observation_space
from chabudai.envs.table import WIN, Table
from chabudai.envs.version import VERSION


class Turns(AECEnv[str, Observation, int]):
    """The environment.  `table` is the game underneath, `copy()` an independent environment in the same state."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = WIN,
        deck: Json = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(games.find(game), seats or 0, options, reward, deck)
        self.metadata = {"name": f"chabudai_{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: observation_space(game, self.table.seats) for a in self.possible_agents}
        self.action_spaces = {agent: discrete(game) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked()[0]]

    def observe(self, agent: str) -> Observation:
        return both(self.table, self.seat_of[agent])

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(self.seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.asked()[0]]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the seat to act sees it, in words."""
        from chabudai.envs.telling import told

        seat = self.seat_of[self.agent_selection]
        return told(self.table, seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def copy(self) -> Turns:
        """An independent environment in the same state."""
        new = Turns.__new__(Turns)
        new.__dict__.update(self.__dict__)
        new.table = self.table.clone()
        new.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            if name in self.__dict__:
                setattr(new, name, dict(getattr(self, name)))
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Turns:
        return self.copy()


class Ordered(wrappers.OrderEnforcingWrapper[str, Observation, int]):
    """The outermost wrapper.  PettingZoo's would share the game with its copies."""

    def copy(self) -> Ordered:
        """An independent environment in the same state."""
        return deepcopy(self)

    __copy__ = copy


def wrapped(game: str, **settings: Any) -> Ordered:
    """The environment in the usual wrappers: illegal actions end the game, order and bounds are enforced."""
    env: Any = Turns(game, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return Ordered(env)
