"""Agent steps a second, with observation and mask, driven from Python: our environments beside those of others.

    python bench/envs.py [--twin build/compiled] [--only vector] [--seconds 2] [--rounds 3] [--json FILE]

A step is a legal action at random after its observation and mask have been made.  Every repetition is a process of its
own; ours and others alternate.  Ours are those of the compiled twin where one is named, else of the sources.  A figure
is the median of the slices of all repetitions; the best slice, in brackets, is nearest to a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("dojo", "arigato", "machi", "artigiano")
SEATS = 3
ROWS = (16, 64, 256)  # games of a vector: many fall out of the processor's cache, the more so on a busy machine
SLICES = 8  # of the time of a repetition
LIMIT = 300  # seconds of wall time after which a repetition counts as failed
YARDSTICK = "pettingzoo hanabi_v5"
AIMS = {"aec": 2.0, "raw": 5.0}  # times the yardstick, wrapped and raw
VECTOR_AIMS = dict.fromkeys(GAMES, 50_000) | {"dojo": 150_000}

Steps = Callable[[float], list[float]]  # for so many seconds of CPU: steps a second, slice by slice


def timed(step: Callable[[], int], seconds: float) -> list[float]:
    """Call until the time is over; `step` says how many steps a call was.  A third of the time before it is warm-up."""
    end = time.process_time() + seconds / 3
    while time.process_time() < end:
        step()
    slices: list[float] = []
    for _ in range(SLICES):
        start, done = time.process_time(), 0
        while (now := time.process_time()) < start + seconds / SLICES:
            done += step()
        slices.append(done / (now - start))
    return slices


# --- ours ---------------------------------------------------------------------------------------------


def our_table(game: str, seconds: float) -> list[float]:
    """The class under all environments."""
    from random import choice

    from chabudai.envs import Table
    from chabudai.games import find

    table = Table(find(game), SEATS)

    def step() -> int:
        if table.over:
            table.reset()
        seat = table.asked()[0]
        table.observe(seat)
        table.mask(seat)
        table.act(seat, choice(table.legal(seat)))
        return 1

    return timed(step, seconds)


def our_vector(game: str, rows: int, seconds: float) -> list[float]:
    """Many games in one array; the choice itself is made by NumPy for all rows at once."""
    import numpy as np

    from chabudai.envs import vector

    env = vector(game, rows, seats=SEATS)
    env.reset(1)
    random = np.random.default_rng(1)

    width = env.masks.shape[1]
    starts = np.arange(rows + 1) * width

    def step() -> int:
        legal = np.flatnonzero(env.masks)
        first = np.searchsorted(legal, starts)  # of each row, among all legal actions; cheaper than to count by rows
        drawn = (random.random(rows) * (first[1:] - first[:-1])).astype(np.int64)
        env.step(legal[first[:-1] + drawn] - starts[:-1])
        return rows

    return timed(step, seconds)


def our_aec(game: str, seconds: float, raw: bool = False) -> list[float]:
    """PettingZoo, with its usual wrappers or without."""
    from chabudai.envs import aec

    env: Any = aec(game, seats=SEATS)
    return turns(env.unwrapped if raw else env, seconds)


# --- others -------------------------------------------------------------------------------------------


def turns(env: Any, seconds: float) -> list[float]:
    """PettingZoo's own way round."""
    from random import choice

    import numpy as np

    env.reset(seed=1)

    def step() -> int:
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.reset()
            return 0
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        env.step(int(choice(np.flatnonzero(mask))))
        return 1

    return timed(step, seconds)


def pettingzoo(name: str, seconds: float, raw: bool = False) -> list[float]:
    """A classic game of PettingZoo."""
    from importlib import import_module

    module = import_module(f"pettingzoo.classic.{name}")
    return turns(module.env().unwrapped if raw else module.env(), seconds)


def openspiel(name: str, seconds: float) -> list[float]:
    """A game of OpenSpiel with its observation tensor, or its information state where it has none."""
    from random import choice, choices

    import pyspiel

    if name.startswith("python_"):
        from importlib import import_module

        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = pyspiel.load_game(name)
    observed = game.get_type().provides_observation_tensor
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(outcomes, chances)[0])
        if state.is_terminal():
            state = game.new_initial_state()
            return 0
        if observed:
            state.observation_tensor()
        else:
            state.information_state_tensor()
        state.legal_actions_mask()
        state.apply_action(choice(state.legal_actions()))
        return 1

    return timed(step, seconds)


def rlcard(name: str, seconds: float) -> list[float]:
    """A game of RLCard, whose environment makes the observation and the legal actions of whoever is next."""
    from random import choice

    from rlcard import make

    env = make(name)
    state, _ = env.reset()

    def step() -> int:
        nonlocal state
        if env.is_over():
            state, _ = env.reset()
            return 0
        state, _ = env.step(choice(list(state["legal_actions"])))
        return 1

    return timed(step, seconds)


def pgx(name: str, batch: int, seconds: float) -> list[float]:
    """A game of Pgx on the CPU: so many at once, with observation and mask; games that end begin anew."""
    import jax
    from pgx import make
    from pgx.experimental import auto_reset

    env: Any = make(name)

    def stepped(state: Any, key: Any) -> Any:
        scores = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions, keys = jax.random.categorical(key, scores, axis=1), jax.random.split(key, batch)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, keys)

    move = jax.jit(stepped)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))

    def step() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state = move(state, now)
        state.observation.block_until_ready()
        return batch

    return timed(step, seconds)


def tasks() -> dict[str, Steps]:
    """Everything that is measured, by name."""
    found: dict[str, Steps] = {}
    for game in GAMES:
        found[f"{game} table"] = partial(our_table, game)
        found[f"{game} aec"] = partial(our_aec, game)
        found[f"{game} raw"] = partial(our_aec, game, raw=True)
        for rows in ROWS:
            found[f"{game} vector {rows}"] = partial(our_vector, game, rows)
    for name in ("hanabi_v5", "texas_holdem_v4", "leduc_holdem_v4", "connect_four_v3"):
        found[f"pettingzoo {name}"] = partial(pettingzoo, name)
        found[f"pettingzoo {name} raw"] = partial(pettingzoo, name, raw=True)
    for name in ("hearts", "hanabi", "gin_rummy", "python_liars_poker", "python_block_dominoes"):
        found[f"openspiel {name}"] = partial(openspiel, name)
    for name in ("leduc-holdem", "uno", "gin-rummy"):
        found[f"rlcard {name}"] = partial(rlcard, name)
    for name in ("leduc_holdem", "sparrow_mahjong"):  # not among what `make bench` installs: where it is there
        for batch in (1, 1024):
            found[f"pgx {name} {batch}"] = partial(pgx, name, batch)
    return found


# --- the run ------------------------------------------------------------------------------------------


def measured(name: str, seconds: float, folder: Path) -> list[float] | str:
    """Steps a CPU second in a process of its own, slice by slice; a text where it failed."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu"}
    command = [sys.executable, "-W", "ignore", __file__, "--one", name, "--seconds", str(seconds)]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return f"no answer within {LIMIT} s"
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["no word"])[-1]
    slices: list[float] = json.loads(done.stdout.strip().splitlines()[-1])
    return slices


def main() -> None:
    """Measure all and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("--only", default="", help="measure only what has this in its name, such as vector or dojo")
    parser.add_argument("--twin", default="")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    if arguments.one:
        print(json.dumps(tasks()[arguments.one](arguments.seconds)))
        return
    folder = Path(arguments.twin) if arguments.twin else ROOT / "src"
    figures: dict[str, list[float]] = {}
    print(f"agent steps with observation and mask a CPU second; ours from {folder.name}")
    names = [name for name in tasks() if arguments.only in name]
    for _ in range(arguments.rounds):
        for name in names:
            told = measured(name, arguments.seconds, folder)
            if isinstance(told, str):
                print(f"  {name}: {told}", file=sys.stderr)
            else:
                figures.setdefault(name, []).extend(told)
    middle = {name: median(values) for name, values in figures.items()}
    for name, value in middle.items():
        best = f"({max(figures[name]):,.0f})"
        print(f"{name:36} {value:12,.0f} {best:>12}  {verdict(name, middle)}".rstrip())
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1))


def verdict(name: str, middle: dict[str, float]) -> str:
    """How a figure of ours stands to its aim."""
    game, _, kind = name.partition(" ")
    if kind in AIMS:
        peer = YARDSTICK + (" raw" if kind == "raw" else "")
        if peer in middle:
            ratio = middle[name] / middle[peer]
            return f"{ratio:.1f} × {peer}, aim {AIMS[kind]:g}: {'reached' if ratio >= AIMS[kind] else 'missed'}"
    if kind.startswith("vector"):
        return f"aim {VECTOR_AIMS[game]:,}: {'reached' if middle[name] >= VECTOR_AIMS[game] else 'missed'}"
    if game not in GAMES:
        ours = [value / middle[name] for own, value in middle.items() if own.partition(" ")[2].startswith("vector")]
        if ours:
            return f"our vectors are {min(ours):.2g} to {max(ours):.2g} times as quick"
    return ""


if __name__ == "__main__":
    main()
