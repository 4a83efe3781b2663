"""The learners of `examples/` learn: after a few seconds they play better than they began, and always equally well."""

from __future__ import annotations

import json
import subprocess
import sys

from tests import twin

LINEAR = """
from random import Random
from chabudai.envs import Table
from chabudai.games import find
from examples import linear_learner as example

table, random = Table(find("dojo"), 3, reward="points"), Random(1)
weights = [{} for _ in range(table.space.size)]
first = example.share_of_wins(weights, table, DEALS, Random(2))
for _ in range(ROUNDS):
    example.learn(weights, table, random)
print([first, example.share_of_wins(weights, table, DEALS, Random(2))])
"""

PPO = """
from itertools import islice
from examples import ppo_learner as example

network = example.Network("dojo", example.SEATS)
first = example.share_of_wins(network, "dojo", "random", DEALS)
list(islice(example.train(network, "dojo"), ROUNDS))
print([first, example.share_of_wins(network, "dojo", "random", DEALS)])
"""

VALUE = """
from random import Random
import numpy as np
from chabudai.games import find
from examples import value_learner as example
from examples import value_school as school
from examples.value_positions import Positions, scaled

def error(network):
    random, positions, final = Random(1), Positions(network), []
    for deal in range(DEALS):
        game, seats = find("dojo").new(example.SEATS, deal), []
        while not game.over:
            seats.append(game.waiting()[0])
            choice = random.choice(game.options_of[seats[-1]])
            positions.add(game, seats[-1], choice)
            game.take(seats[-1], choice)
        final += [game.points[seat:] + game.points[:seat] for seat in seats]
    seen, points, _ = positions.arrays()
    return float(((network.forward(seen)[1] - scaled(np.array(final, np.float32), points)) ** 2).mean())

example.GAMES = school.TABLES = 12
network = example.Network()
first, lessons = error(network), example.Lessons(network)
for phase in ("watch", "play"):
    for _ in range(ROUNDS):
        lessons.learn(phase, 0.0)
print([first, error(network)])
"""

AFTER = """
from random import Random
from chabudai.core.rng import Rng
from chabudai.games import find
from examples.value_learner import chosen
from examples.value_network import FACE, SEATS, Network
from examples.value_positions import Positions

network, random, rng, compared = Network(), Random(1), Rng(1), {}
sizes = {"hands": SEATS * FACE, "dojos": 35 * FACE, "trophies": 72}  # of the last two, one's own
blocks = {name: slice(network.starts[name], network.starts[name] + size) for name, size in sizes.items()}

def compare(game, seat, kind, foretold, points, to):
    seen = bytearray(network.watcher.size)
    network.watcher.write(game, seat, seen, 0)
    name = {"Give": "hands", "Swap": "hands", "Place": "dojos", "Award": "trophies"}[kind]
    part = blocks[name]
    if kind == "Give":
        part = slice(part.start + to * FACE, part.start + to * FACE + FACE)
    if kind in ("Give", "Swap") and game.hands[seat if kind == "Swap" else (seat + to) % SEATS] < 0:
        return  # placed already, as there was but one place
    assert seen[part] == foretold[part], kind
    if seen[blocks["trophies"]] == foretold[blocks["trophies"]]:  # else placed already, too
        assert kind in ("Give", "Swap") or game.totals()[seat] == points
    compared[kind] = compared.get(kind, 0) + 1

for deal in range(DEALS):
    game, waiting = find("dojo").new(SEATS, deal), []
    while not game.over:
        seat = game.waiting()[0]
        kind, view, positions = type(game.question(seat)).__name__, game.view(seat), Positions(network)
        choice = chosen(network, view, seat)
        for other in (game, game.resample(seat, rng)):
            assert chosen(network, other, seat) == choice, "what is hidden bears on no choice"
        if random.random() < 0.5:
            choice = random.choice(view.options_of[seat])
        positions.add(view, seat, choice)
        if kind != "Challenge":
            waiting.append((seat, kind, positions.seen, positions.points[0][0], (choice - seat) % SEATS))
        game.take(seat, choice)
        if kind != "Place" or len(waiting) == SEATS:  # all are shown together
            for each in waiting:
                compare(game, *each)
            waiting = []
print([min(compared.values()), len(compared)])
"""

SHIPPED = """
from examples.measure import paired
from examples.value_curve import by_weights
from examples.value_learner import SHIPPED
from chabudai import bots

print(paired("dojo", by_weights(SHIPPED), bots.find("random"), range(DEALS))[0])
"""

PAIRED = """
from examples.measure import paired
from chabudai import bots

def first(view, seat, rng):
    return view.options_of[seat][0]

even, strong = paired("dojo", first, first, range(DEALS)), paired("dojo", bots.find("greedy"), first, range(DEALS))
assert even == ([0.5] * DEALS, 1 / 3) and strong == ([1.0] * DEALS, 1.0), (even, strong)
print([even[1], strong[1]])
"""

BOTS = """
from chabudai.games import find
from examples import linear_learner, ppo_learner, value_learner

view, refused = find("dojo").new(4, 1).view(0), 0
for example in (linear_learner, ppo_learner, value_learner):
    try:
        example.bot(view, 0, None)
    except ValueError as error:
        assert "tables of 3, not of 4" in str(error)
        refused += 1
print([refused, 0])
"""


def curve(program: str, rounds: int, deals: int) -> list[float]:
    """Shares of wins before and after, in the folder of the repository; one thread is quicker than two that wait."""
    place = twin.COMPILED or str(twin.SOURCES)
    done = subprocess.run(
        [sys.executable, "-c", program.replace("ROUNDS", str(rounds)).replace("DEALS", str(deals))],
        cwd=twin.ROOT,
        env=twin.environment(place, OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1"),
        capture_output=True,
        text=True,
        timeout=twin.LONGEST,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, last = json.loads(done.stdout)
    return [first, last]


def test_the_linear_learner_learns() -> None:
    first, last = curve(LINEAR, rounds=300, deals=20)
    assert first < 0.3, "knows nothing: it takes the first choice of all"
    assert last > 0.45


def test_the_network_learns() -> None:
    first, last = curve(PPO, rounds=6, deals=20)
    assert first < 0.45, "plays as its first weights happen to say: a third is even"
    assert last > first + 0.1


def test_the_value_learns() -> None:
    first, last = curve(VALUE, rounds=2, deals=4)
    assert last < 0.7 * first, "of games it has never seen, it foretells the points better"


def test_what_is_judged_is_what_comes_about_and_nothing_hidden_bears_on_it() -> None:
    compared, kinds = curve(AFTER, rounds=1, deals=3)
    assert compared >= 10
    assert kinds == 4, "Give, Swap, Place, Award"


def test_the_weights_that_come_with_the_sources_play() -> None:
    assert curve(SHIPPED, rounds=1, deals=2) == [1.0, 1.0], "against random players, on paired deals"


def test_who_plays_alike_beats_nobody_on_paired_deals() -> None:
    curve(PAIRED, rounds=1, deals=2)


def test_what_was_learned_at_a_table_of_three_is_not_played_at_another() -> None:
    refused, _ = curve(BOTS, rounds=1, deals=1)
    assert refused == 3


def test_the_same_seeds_teach_the_same() -> None:
    assert curve(LINEAR, rounds=20, deals=2) == curve(LINEAR, rounds=20, deals=2)
    assert curve(PPO, rounds=1, deals=2) == curve(PPO, rounds=1, deals=2)
