"""Simulations per CPU-second of our search beside OpenSpiel's IS-MCTS: `python bench/search.py [--quick]`.

Each repetition is a fresh process of this file (`--worker`), ours and peers alternating.  All search the first decision
of a fresh deal.  OpenSpiel's bots play a random game from every leaf; `rollouts` is our tree search with the same
leaves and no bias.  `as played` is what bots, hints and reviews do.  In Dojo and Arigatō that is the tree search with
its bias and its look ahead: it evaluates a leaf, near the root, instead of playing on.  The aims are about that one.
In the other games it is a race (`bots/race.py`), whose simulations are fewer and dearer: whole turns of good moves.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

BENCH = Path(__file__).resolve().parent
FOLDER = {"pure": BENCH.parent / "src", "compiled": BENCH.parent / "build" / "compiled"}
PEERS = ("openspiel-c++ hearts", "openspiel-c++ gin_rummy", "openspiel-python hearts", "openspiel-python gin_rummy")
AT_ONCE = {"openspiel-c++ hearts": 1000, "openspiel-c++ gin_rummy": 100, "openspiel-python hearts": 50}
FEWEST = 20  # simulations of one search, for the slowest peer
OURS_AT_ONCE = 1000
AIMS = (("dojo as played, compiled", PEERS[0], 1.0), ("dojo as played, compiled", PEERS[2], 20.0))
DEALS = 8
LIMIT = 120  # seconds after which a repetition counts as failed


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="one short repetition of each")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--worker", help="measure this one here and print its figure")
    asked, _ = parser.parse_known_args()  # `make bench ARGS=...` is meant for run.py as well
    seconds = asked.seconds or (0.3 if asked.quick else 1.0)
    if asked.worker:
        print(measure(asked.worker, seconds))
        return 0
    names = dict.fromkeys(PEERS, "")
    for build, folder in FOLDER.items():
        if folder.is_dir():
            names |= {f"{game} {how}, {build}": build for game in _games() for how in ("rollouts", "as played")}
    figures: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(asked.rounds or (1 if asked.quick else 5)):
        for name, build in names.items():
            figure = repetition(name, build, seconds)
            if figure is not None:
                figures[name].append(figure)
    print("\nsimulations per CPU-second of information-set search, median")
    print("as played: leaves are evaluated, not rolled out; in Machi and Artigiano rehearsals of a race")
    for name, found in figures.items():
        print(f"  {name:<32}{median(found):>12,.0f}" if found else f"  {name:<32}{'not measured':>12}")
    for ours, peer, bound in AIMS:
        if figures.get(ours) and figures[peer]:
            ratio = median(figures[ours]) / median(figures[peer])
            print(f"  aim: {ours} >= {bound} x {peer}: {ratio:.2f}  {'yes' if ratio >= bound else 'NO'}")
    return 0


def _games() -> list[str]:
    return sorted(path.parent.name for path in (FOLDER["pure"] / "chabudai" / "games").glob("*/setup.py"))


def repetition(name: str, build: str, seconds: float) -> float | None:
    """One figure from a process of its own; None when it could not be had."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"OMP_NUM_THREADS": "1"}
    if build:
        env["PYTHONPATH"] = str(FOLDER[build])
    command = [sys.executable, str(BENCH / "search.py"), "--worker", name, "--seconds", str(seconds)]
    try:
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=LIMIT, check=True)
        return float(done.stdout.split()[-1])
    except (subprocess.SubprocessError, ValueError, IndexError):
        return None


def measure(name: str, seconds: float) -> float:
    """Searches of one kind until the time is up."""
    search, positions = our_search(name) if "," in name else peer_search(name)
    search(positions[0])
    searches = simulations = 0
    start = process_time()
    while process_time() - start < seconds:
        simulations += search(positions[searches % len(positions)])
        searches += 1
    return simulations / (process_time() - start)


def our_search(name: str) -> tuple[Callable[[Any], int], list[Any]]:
    """Our search at the first decision of a few deals."""
    from dataclasses import replace

    from chabudai.bots.evaluate import as_it_stands, evaluation
    from chabudai.bots.race import thinker
    from chabudai.bots.settings import settings_of
    from chabudai.core.bot import TO_THE_END
    from chabudai.core.rng import Rng
    from chabudai.games import find

    game, how = name.split(",")[0].split(" ", 1)
    box, evaluate = find(game), evaluation(game)
    settings = settings_of(box.new(box.seat_counts[0], 0))
    if how == "rollouts":
        settings, evaluate = replace(settings, rollout=TO_THE_END, looks=0, ripe=0, runners=0), as_it_stands
    ordered = sorted(box.seat_counts)
    seats = ordered[(len(ordered) - 1) // 2]
    views = []
    for seed in range(DEALS):
        position = box.new(seats, seed)
        views.append((position.waiting()[0], position.view(position.waiting()[0])))
    rng = Rng(1)

    def search(view: Any) -> int:
        seat, seen = view
        thought = thinker(evaluate, settings, seat)
        thought.think(seen, rng, OURS_AT_ONCE)
        return thought.simulations

    return search, views


def peer_search(name: str) -> tuple[Callable[[Any], int], list[Any]]:
    """OpenSpiel's search at the first decision of a few deals."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    kind, title = name.split(" ")
    game: Any = pyspiel.load_game(title)
    simulations = AT_ONCE.get(name, FEWEST)
    if kind == "openspiel-c++":
        final = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
        leaf = pyspiel.RandomRolloutEvaluator(1, 1)
        bot: Any = pyspiel.ISMCTSBot(5, leaf, 2.0, simulations, -1, final, False, False)
    else:
        chance = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=2.0,
            max_simulations=simulations,
            evaluator=mcts.RandomRolloutEvaluator(1, chance),
            random_state=chance,
        )
    rng = random.Random(3)
    states = []
    for _ in range(DEALS):
        state: Any = game.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) < 2:
            state.apply_action(rng.choice(state.legal_actions()))
        states.append(state)

    def search(state: Any) -> int:
        bot.get_policy(state)
        return simulations

    return search, states


if __name__ == "__main__":
    sys.exit(main())
