"""What `value_learner` has learned, with a look at the rest of the round: a bot, and how well it plays.

    python -m examples.value_player --deals 300
    chabudai simulate dojo --games 200 --bots examples.value_player:bot,greedy,greedy

One choice ahead the learned judgement picks the few options that look best.  Each of them is played on in the same few
imagined games until the next round is under way, everybody choosing by that judgement, each from what it sees itself;
then the positions are judged again.  Nothing here was written for Dojo but the length of a look.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

import numpy as np

from chabudai import bots
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from examples.measure import paired
from examples.value_learner import FIRST_DEAL, WEIGHTS, WORLDS, Thoughts, saved
from examples.value_network import SEATS, Network

RUNNERS = 3  # options that are played on
REHEARSALS = 4  # imagined games in which that is done
ANSWERS = 9  # so many follow: about a round


def chosen(network: Network, view: Game, seat: int, rng: Rng) -> int:
    """The option that is best when the round is played on."""
    options = view.options_of[seat]
    thoughts = Thoughts(network)
    for _ in range(WORLDS):
        thoughts.try_all(view, seat, rng)
    at_once = np.array(thoughts.judged()).reshape(WORLDS, len(options)).mean(0)
    runners: list[int] = np.argsort(-at_once, kind="stable")[:RUNNERS].tolist()
    games: list[Game] = []
    for _ in range(REHEARSALS):
        world = view.resample(seat, rng)
        for runner in runners:
            games.append(world.clone())
            games[-1].take(seat, options[runner])
    for _ in range(ANSWERS):
        answer(network, games, rng)
    later = Thoughts(network)
    for game in games:
        later.add(game, seat)
    values = np.array(later.judged()).reshape(REHEARSALS, len(runners)).mean(0)
    return options[runners[int(values.argmax())]]


def answer(network: Network, games: list[Game], rng: Rng) -> None:
    """In each game that goes on, whoever is asked first gives the answer that looks best to it."""
    going = [game for game in games if not game.over]
    thoughts = Thoughts(network)
    for game in going:
        thoughts.try_in(game, game.waiting()[0], rng)
    values = iter(thoughts.judged() if going else [])
    for game in going:
        seat = game.waiting()[0]
        options = game.options_of[seat]
        game.take(seat, options[int(np.argmax([next(values) for _ in options]))])


def bot(view: Game, seat: int, rng: Rng) -> int:
    """What the saved network chooses so, at tables of three."""
    if view.seats != SEATS:
        raise ValueError(f"learned at tables of {SEATS}, not of {view.seats}")
    return chosen(saved(), view, seat, rng)


def main() -> None:
    """Measure it on paired deals: see docs/research.md."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--first", type=int, default=FIRST_DEAL)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    mine, other = partial(chosen, saved(arguments.weights)), bots.find(arguments.against)
    beaten, won = list[float](), 0.0
    for deal in range(arguments.first, arguments.first + arguments.deals):
        one, share = paired("dojo", mine, other, [deal])
        beaten, won = beaten + one, won + share
        count = len(beaten)
        if count % 10 == 0 or count == arguments.deals:
            error = 1.96 * float(np.std(beaten)) / count**0.5
            print(
                f"{float(np.mean(beaten)):.3f} ± {error:.3f} of {count} deals, {won / count:.3f} of the wins",
                flush=True,
            )


if __name__ == "__main__":
    main()
