"""How both workers measure: whole games against CPU time, and copies of sampled positions.

Ours and the peers go through this one file, so that a ratio compares engines and not two ways of holding
a watch. CPU time, because a neighbour on the same machine lengthens wall time and hardly touches CPU time.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable, Iterable
from time import process_time

Copy = Callable[[], object]
# Plays one game to its end, scores it, and returns (decisions with two or more options, all answers given).
PlayOne = Callable[[], tuple[int, int]]
# Plays one game and offers the copying call of every position where somebody decides.
OfferAll = Callable[["Sample"], None]

# The copying call of one sampled position.
Copier = Callable[[object], Copy]

POSITIONS_PER_GAME = 8
SAMPLED_GAMES = 4


class Sample:
    """Keeps a few positions of one game, each as likely as any other, copying only those it keeps."""

    def __init__(self, pick: random.Random) -> None:
        self.kept: list[object] = []
        self._pick = pick
        self._offered = 0

    def offer(self, copy: Copy) -> None:
        self._offered += 1
        if len(self.kept) < POSITIONS_PER_GAME:
            self.kept.append(copy())
            return
        place = self._pick.randrange(self._offered)
        if place < POSITIONS_PER_GAME:
            self.kept[place] = copy()


def time_games(play_one: PlayOne, seconds: float) -> dict[str, float]:
    """Whole games until `seconds` of CPU time have passed; the game under way is always finished."""
    _warm_up(play_one, seconds)
    games = decisions = answers = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        decided, answered = play_one()
        games += 1
        decisions += decided
        answers += answered
        spent = process_time() - start
    return {"games": games, "decisions": decisions, "answers": answers, "cpu_seconds": spent}


def time_copies(play: OfferAll, copier: Copier, seconds: float, seed: int) -> dict[str, float]:
    """Mean cost of one copy, and of freeing it again, over positions sampled along random games."""
    pick = random.Random(seed)
    positions: list[object] = []
    for _ in range(SAMPLED_GAMES):
        sample = Sample(pick)
        play(sample)
        positions += sample.kept
    copies = [copier(position) for position in positions]
    _run(copies)
    gc.collect()
    rounds = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        _run(copies)
        rounds += 1
        spent = process_time() - start
    made = rounds * len(copies)
    return {"copies": made, "positions": len(copies), "cpu_seconds": spent, "clone_us": spent / made * 1e6}


def say(result: dict[str, object]) -> None:
    """The one JSON line a worker answers with."""
    print(json.dumps(result), file=sys.stdout, flush=True)


def _warm_up(play_one: PlayOne, seconds: float) -> None:
    """Caches that a long run fills once are filled before the watch starts, for ours and for peers alike."""
    end = process_time() + min(0.3, seconds / 2)
    play_one()
    while process_time() < end:
        play_one()
    gc.collect()


def _run(copies: Iterable[Copy]) -> None:
    for copy in copies:
        copy()
