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
from itertools import islice
from random import Random
from chabudai.games import find
from examples import value_learner as example

def error(network):
    random, wrong = Random(1), []
    for deal in range(DEALS):
        game, path = find("dojo").new(example.SEATS, deal), example.Thoughts(network)
        while not game.over:
            seat = game.waiting()[0]
            game.take(seat, random.choice(game.options_of[seat]))
            path.add(game, seat)
        seen, wanted = example.lesson(path)
        wrong.append(((network.forward(seen)[1] - wanted) ** 2).mean())
    return float(sum(wrong) / DEALS)

example.GAMES, example.TRACE = 16, 1.0
network = example.Network()
first = error(network)
school = example.School(network)
for phase in (example.study, example.train):
    list(islice(phase(school, lambda: 1e-3), ROUNDS))
print([first, error(network)])
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
from examples import linear_learner, ppo_learner, value_learner, value_player

view, refused = find("dojo").new(4, 1).view(0), 0
for example in (linear_learner, ppo_learner, value_learner, value_player):
    try:
        example.bot(view, 0, None)
    except ValueError as error:
        assert "tables of 3, not of 4" in str(error)
        refused += 1
print([refused, 0])
"""

AHEAD = """
from chabudai.bots import find as bot
from chabudai.core import codec
from chabudai.core.rng import Rng
from chabudai.games import find
from examples import value_player as example

example.RUNNERS, example.REHEARSALS, network = 2, 1, example.Network()
game, chosen, rng = find("dojo").new(3, 2), [], Rng(1)
while len(chosen) < DEALS:
    seat = game.waiting()[0]
    view = game.view(seat)
    before = codec.dumps(find("dojo"), view)
    choice = example.chosen(network, view, seat, Rng(len(chosen)))
    assert choice == example.chosen(network, view, seat, Rng(len(chosen)))
    assert codec.dumps(find("dojo"), view) == before
    game.choose(seat, choice)
    chosen.append(choice)
print([len(set(chosen)), game.round])
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


def test_a_look_at_the_rest_of_the_round_chooses_and_changes_nothing() -> None:
    different, rounds = curve(AHEAD, rounds=1, deals=12)
    assert different > 1
    assert rounds >= 1


def test_who_plays_alike_beats_nobody_on_paired_deals() -> None:
    curve(PAIRED, rounds=1, deals=2)


def test_what_was_learned_at_a_table_of_three_is_not_played_at_another() -> None:
    refused, _ = curve(BOTS, rounds=1, deals=1)
    assert refused == 4


def test_the_same_seeds_teach_the_same() -> None:
    assert curve(LINEAR, rounds=20, deals=2) == curve(LINEAR, rounds=20, deals=2)
    assert curve(PPO, rounds=1, deals=2) == curve(PPO, rounds=1, deals=2)
