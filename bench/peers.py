"""Worker: one repetition of one peer engine, driven from Python. Prints one JSON line.

    python bench/peers.py --engine openspiel-hearts --seconds 0.7 --mode driven|clone

OpenSpiel is driven as its own examples do: chance outcomes are read with their probabilities and one is drawn. A
comparison row deals by `legal_actions` instead (after a check that the outcomes are equally likely), which is quicker.
Catanatron skips its own check of the chosen action, and nothing is recorded along the way.
"""

from __future__ import annotations

import argparse
import copy
import random
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from stopwatch import Copy, Sample, say, time_copies, time_games

# The peers carry no types, hence `Any` for whatever comes out of them.
CATAN_TURNS = 1000  # catanatron's own limit, so that random players cannot go on for ever


class OpenSpiel:
    """C++ engine behind Python bindings: one boundary crossing per call."""

    package = "open_spiel"

    def __init__(self, name: str, seed: int, textbook: bool = True) -> None:
        self._game: Any = import_module("pyspiel").load_game(name)
        self._random = random.Random(seed).random
        self._chance = self._textbook_chance if textbook else self._uniform_chance
        if not textbook:
            self._check_uniform()

    def play_one(self) -> tuple[int, int]:
        state: Any = self._game.new_initial_state()
        rand = self._random
        chance = self._chance
        decisions = answers = 0
        while not state.is_terminal():
            if state.is_chance_node():
                chance(state)
                continue
            legal = state.legal_actions()
            count = len(legal)
            if count > 1:
                decisions += 1
            answers += 1
            state.apply_action(legal[int(rand() * count)])
        state.returns()
        return decisions, answers

    def offer_all(self, sample: Sample) -> None:
        state: Any = self._game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node() and len(legal) > 1:
                sample.offer(state.clone)
            state.apply_action(legal[int(self._random() * len(legal))])

    def copier(self, position: Any) -> Copy:
        call: Copy = position.clone
        return call

    def _uniform_chance(self, state: Any) -> None:
        """Half as dear as reading the outcomes, and the same distribution when they are equally likely."""
        legal = state.legal_actions()
        state.apply_action(legal[int(self._random() * len(legal))])

    def _textbook_chance(self, state: Any) -> None:
        """The loop of OpenSpiel's own examples: read outcomes with probabilities, walk to the drawn one."""
        drawn = self._random()
        reached = 0.0
        chosen = 0
        for action, chance in state.chance_outcomes():
            chosen = action
            reached += chance
            if drawn < reached:
                break
        state.apply_action(chosen)

    def _check_uniform(self) -> None:
        state: Any = self._game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                chances = [chance for _, chance in outcomes]
                if max(chances) - min(chances) > 1e-9 or sorted(a for a, _ in outcomes) != sorted(legal):
                    raise SystemExit(f"{self._game}: the chance outcomes are not uniform")
            state.apply_action(legal[int(self._random() * len(legal))])


class RLCard:
    """Pure Python, driven at the level of its environment: each step also encodes the observation."""

    package = "rlcard"

    def __init__(self, name: str, seed: int) -> None:
        warnings.filterwarnings("ignore")
        self._env: Any = import_module("rlcard").make(name, {"seed": seed})
        self._random = random.Random(seed).random

    def play_one(self) -> tuple[int, int]:
        env = self._env
        rand = self._random
        decisions = answers = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            count = len(legal)
            if count > 1:
                decisions += 1
            answers += 1
            state, _ = env.step(legal[int(rand() * count)])
        env.get_payoffs()
        return decisions, answers

    def offer_all(self, sample: Sample) -> None:
        env = self._env
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            if len(legal) > 1:
                sample.offer(partial(copy.deepcopy, env.game))
            state, _ = env.step(legal[int(self._random() * len(legal))])

    def copier(self, position: Any) -> Copy:
        return partial(copy.deepcopy, position)


class Catanatron:
    """Pure Python Catan with four players: the peer for a game with a rich table."""

    package = "catanatron"

    def __init__(self, seed: int) -> None:
        module: Any = import_module("catanatron.game")
        models: Any = import_module("catanatron.models.player")
        self._new: Any = module.Game
        self._victory_points: Any = import_module("catanatron.state_functions").get_actual_victory_points
        self._players = [models.RandomPlayer(color) for color in models.Color]
        self._random = random.Random(seed).random
        self._seeds = random.Random(seed)

    def play_one(self) -> tuple[int, int]:
        game = self._start()
        state = game.state
        rand = self._random
        decisions = answers = 0
        while game.winning_color() is None and state.num_turns < CATAN_TURNS:
            actions = state.playable_actions
            count = len(actions)
            if count > 1:
                decisions += 1
            answers += 1
            game.execute(actions[int(rand() * count)], validate_action=False)
        for color in state.colors:
            self._victory_points(state, color)
        return decisions, answers

    def offer_all(self, sample: Sample) -> None:
        game = self._start()
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            actions = game.state.playable_actions
            if len(actions) > 1:
                sample.offer(game.copy)
            game.execute(actions[int(self._random() * len(actions))], validate_action=False)

    def copier(self, position: Any) -> Copy:
        call: Copy = position.copy
        return call

    def _start(self) -> Any:
        return self._new(self._players, seed=self._seeds.randrange(1, 2**31))


Engine = OpenSpiel | RLCard | Catanatron

ENGINES: dict[str, Callable[[int], Engine]] = {
    "openspiel-hearts": lambda seed: OpenSpiel("hearts", seed),
    "openspiel-hearts-quick-deal": lambda seed: OpenSpiel("hearts", seed, textbook=False),
    "openspiel-euchre": lambda seed: OpenSpiel("euchre", seed),
    "openspiel-gin_rummy": lambda seed: OpenSpiel("gin_rummy", seed),
    "rlcard-uno": lambda seed: RLCard("uno", seed),
    "rlcard-gin-rummy": lambda seed: RLCard("gin-rummy", seed),
    "catanatron": Catanatron,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--engine", choices=sorted(ENGINES))
    parser.add_argument("--list", action="store_true", help="print the names of the engines and stop")
    parser.add_argument("--seconds", type=float, default=0.7)
    parser.add_argument("--mode", choices=("driven", "clone"), default="driven")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.list:
        say({"engines": list(ENGINES)})
        return
    if asked.engine is None:
        parser.error("--engine is needed")
    try:
        engine = ENGINES[asked.engine](asked.seed)
    except ModuleNotFoundError as missing:
        say({"engine": asked.engine, "missing": str(missing)})
        return
    timed = (
        time_games(engine.play_one, asked.seconds)
        if asked.mode == "driven"
        else time_copies(engine.offer_all, engine.copier, asked.seconds, asked.seed)
    )
    say({"engine": asked.engine, "mode": asked.mode, "version": _version(engine.package), **timed})


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"


if __name__ == "__main__":
    main()
