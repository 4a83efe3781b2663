"""OpenSpiel: importing this module registers `python_chabudai_<game>` for every game.

    import pyspiel
    import chabudai.envs.spiel
    state = pyspiel.load_game("python_chabudai_dojo(players=4)").new_initial_state()

The deal is one chance node with DEALS outcomes: a parameter `seed` moves to other deals.  Chance during play follows
from the deal, as it does at the table.  Seats asked at once are asked one after the other; their answers are sealed.
An observation is the seat's view as in docs/observations.md; an information state is what the seat has been asked and
has answered so far, and the observation.  `resample_from_infostate` gives a state the player cannot tell from this one.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from zlib import compress

import numpy as np
import pyspiel

from chabudai import games
from chabudai.core.action_space import action_space
from chabudai.core.box import Box
from chabudai.core.rng import Rng
from chabudai.core.tensor import has_observer, observer
from chabudai.envs.table import Table, default_seats

DEALS: Final = 1 << 16  # outcomes of the chance node
WORD: Final = 1 << 30  # what a sampler's number between 0 and 1 is multiplied by


def is_zero_sum(box: Box) -> bool:
    """Do winners take from losers with every number of seats?  Whoever plays alone wins from nobody."""
    return box.seat_counts[0] > 1


def game_type(box: Box) -> Any:
    """What OpenSpiel wants to know of a game before there is one."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_chabudai_{box.name}",
        long_name=f"Chabudai: {box.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum(box) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=box.seat_counts[-1],
        min_num_players=box.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": default_seats(box), "seed": 0, "options": "{}"},
    )


@dataclass(frozen=True)
class Setting:
    """How a game is set up.  States carry it; it never changes, so their copies share it."""

    box: Box
    seats: int
    seed: int
    options: str

    def deal(self, number: int) -> Table:
        """One of the deals."""
        return Table(self.box, self.seats, json.loads(self.options), seed=self.seed * DEALS + number)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self


@dataclass(frozen=True)
class Heard:
    """What a seat has been asked and has answered, the latest first: never changed, so copies of a state share it."""

    last: str
    before: Heard | None

    def lines(self) -> list[str]:
        """From the beginning."""
        found: list[str] = []
        heard: Heard | None = self
        while heard is not None:
            found.append(heard.last)
            heard = heard.before
        return found[::-1]

    def __deepcopy__(self, memo: dict[int, Any]) -> Heard:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return heard_from, (self.lines(),)


def heard_from(lines: list[str]) -> Heard | None:
    """The same again, for pickle: a chain of hundreds is too deep for it."""
    heard: Heard | None = None
    for line in lines:
        heard = Heard(line, heard)
    return heard


class SpielGame(pyspiel.Game):
    """A game of ours.  Parameters: players, seed, and options as JSON."""

    def __init__(self, box: Box, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("players", default_seats(box)))
        self.setting = Setting(box, seats, int(given.get("seed", 0)), given.get("options", "{}"))
        info = pyspiel.GameInfo(
            num_distinct_actions=action_space(box).size,
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum(box) else None,
            max_game_length=box.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.setting.box, self.setting.seats, recall)

    def observation_tensor_shape(self) -> list[int]:
        return [observer(self.setting.box, self.setting.seats).size]


class SpielState(pyspiel.State):
    """A position, or the moment before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.table: Table | None = None
        self.heard: list[Heard | None] = [None] * game.setting.seats  # per seat

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.asked()[0]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else sorted(self.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.setting.deal(action)
            return
        seat = self.table.asked()[0]
        self.heard[seat] = Heard(f"{type(self.table.game.open[seat]).__name__} {action}", self.heard[seat])
        self.table.act(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        return self.table.space.notation(self.table.game, player, action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        return [0.0] * self.setting.seats if self.table is None else self.table.returns()

    def __str__(self) -> str:
        return "to be dealt" if self.table is None else self.table.save()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one."""
        new: SpielState = self.clone()
        if new.table is not None:
            new.table.game = new.table.game.resample(player, Rng(int(sampler() * WORD)))
        return new


class SpielObserver:
    """Writes observations into `tensor`."""

    def __init__(self, box: Box, seats: int, recall: bool) -> None:
        self.watcher = observer(box, seats)
        self.recall = recall
        self.tensor = np.zeros(self.watcher.size, np.float32)
        self.dict = {
            block.name: self.tensor[block.start : block.start + block.size].reshape(block.shape)
            for block in self.watcher.blocks
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` and `dict`."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.table.observe(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation, packed; with perfect recall also what the player was asked and has answered."""
        seen = b"" if state.table is None else state.table.observe(player)
        packed = b64encode(compress(seen, 1)).decode()
        heard = state.heard[player] if self.recall else None
        return "\n".join([f"player {player}", *([] if heard is None else heard.lines()), packed])


def register(box: Box) -> None:
    """Let OpenSpiel know a game."""
    kind = game_type(box)

    class OneGame(SpielGame):
        """OpenSpiel makes games of a class from parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(box, kind, params)

    pyspiel.register_game(kind, OneGame)


for _box in map(games.find, games.names()):
    if has_observer(_box):
        register(_box)
