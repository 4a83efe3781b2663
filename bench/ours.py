"""Worker: one repetition of one of our games, pure or compiled. Prints one JSON line.

    PYTHONPATH=src python bench/ours.py --game dojo --seats 4 --seconds 0.7 --mode driven|loop|clone

The compiled build is another copy of the package, so which one is measured depends on PYTHONPATH alone;
the answer says which it was. `driven` crosses into the engine for every decision, as the peers are driven;
`loop` leaves the whole game to `chabudai.core.playout`.
"""

from __future__ import annotations

import argparse
import random
from itertools import count
from typing import Any

import chabudai.core.step
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.games import find, names
from stopwatch import Copy, Sample, say, time_copies, time_games

SHARE_GAMES = 20
DECK_STRIDE = 1_000_003  # keeps the deals of two repetitions apart


class Ours:
    """One of our games, played at random with default options."""

    def __init__(self, name: str, seats: int, seed: int) -> None:
        self._box = find(name)
        self._seats = seats
        self._seeds = count(seed * DECK_STRIDE)
        self._random = random.Random(seed).random
        self._rng = Rng(seed)

    def play_driven(self) -> tuple[int, int]:
        game = self._box.new(seats=self._seats, seed=next(self._seeds))
        rand = self._random
        decisions = answers = 0
        options = game.turn()
        while options:
            number = len(options)
            if number > 1:  # a secret question may have a lone option: answered, but nothing was decided
                decisions += 1
            answers += 1
            options = game.play(options[int(rand() * number)])
        _score(game)
        return decisions, answers

    def play_loop(self) -> tuple[int, int]:
        game = self._box.new(seats=self._seats, seed=next(self._seeds))
        answers = playout(game, self._rng)
        _score(game)
        return 0, answers  # the loop does not tell how many of them were decisions: see `share_decided`

    def share_decided(self) -> float:
        """How many of the answers of random games are decisions, measured by driving a few."""
        played = [self.play_driven() for _ in range(SHARE_GAMES)]
        return sum(decisions for decisions, _ in played) / sum(answers for _, answers in played)

    def offer_all(self, sample: Sample) -> None:
        game = self._box.new(seats=self._seats, seed=next(self._seeds))
        options = game.turn()
        while options:
            if len(options) > 1:
                sample.offer(game.clone)
            options = game.play(options[int(self._random() * len(options))])

    def copier(self, position: Any) -> Copy:
        call: Copy = position.clone
        return call


def _score(game: Any) -> None:
    """Scoring is part of a game; a game that stopped asking before its end is a fault, not a fast game."""
    if not game.over:
        raise RuntimeError("nobody is asked and the game is not over")
    game.totals()


def middle(seat_counts: tuple[int, ...]) -> int:
    """The seat count a game is measured with: the middle one, the lower of two."""
    ordered = sorted(seat_counts)
    return ordered[(len(ordered) - 1) // 2]


def compiled() -> bool:
    return str(chabudai.core.step.__file__).endswith((".so", ".pyd"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=sorted(names()))
    parser.add_argument("--list", action="store_true", help="print the games with their middle seat counts")
    parser.add_argument("--seats", type=int, help="default: the middle seat count of the game")
    parser.add_argument("--seconds", type=float, default=0.7)
    parser.add_argument("--mode", choices=("driven", "loop", "clone"), default="driven")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.list:
        say({"games": {name: middle(find(name).seat_counts) for name in names()}, "compiled": compiled()})
        return
    if asked.game is None:
        parser.error("--game is needed")
    seats = asked.seats or middle(find(asked.game).seat_counts)
    ours = Ours(asked.game, seats, asked.seed)
    if asked.mode == "clone":
        timed = time_copies(ours.offer_all, ours.copier, asked.seconds, asked.seed)
    elif asked.mode == "driven":
        timed = time_games(ours.play_driven, asked.seconds)
    else:
        timed = time_games(ours.play_loop, asked.seconds)
        timed["decisions"] = timed["answers"] * ours.share_decided()
    say({"game": asked.game, "seats": seats, "mode": asked.mode, "compiled": compiled(), **timed})


if __name__ == "__main__":
    main()
