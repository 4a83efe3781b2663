"""Every game found obeys the laws, over random games of every seat count and option.

CHABUDAI_LAW_GAMES sets how many games of each; they are cut into chunks so that all cores share them.  The first few
are played by the sources, the others by the compiled twin where there is one.  These meet every kind of question many
times.  Every commit plays others: three in a row meet any two options together.  Thousands of games are the business of
`chabudai check` and of `make trust`.
"""

import os
import subprocess
from itertools import combinations

import pytest

from chabudai import games
from chabudai.core.laws import Report, at_random, check_game, missing_steps, table
from chabudai.core.laws.census import watch_steps
from chabudai.core.rng import Rng
from tests.twin import ROOT

USUAL = 24
GAMES = int(os.environ.get("CHABUDAI_LAW_GAMES") or USUAL)
BY_SOURCES = 2
CHUNK = 11
SPREAD = 11  # numbers of tables that are so far apart differ in all options; it divides no count of values

FIRST: list[object] = [(name, 0, min(BY_SOURCES, GAMES)) for name in games.names()]
REST = [
    pytest.param(name, first, min(first + CHUNK, GAMES), marks=[pytest.mark.twin])
    for name in games.names()
    for first in range(BY_SOURCES, GAMES, CHUNK)
]


def commits() -> int:
    """How many there are: what a commit plays is the same whoever plays it.  None where the project is a mere copy."""
    command = ["git", "-C", str(ROOT), "rev-list", "--count", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return 0
    return int(done.stdout) if done.returncode == 0 else 0


@pytest.mark.parametrize(("name", "first", "end"), [*FIRST, *REST])
def test_random_games_obey_the_laws(name: str, first: int, end: int) -> None:
    box = games.find(name)
    judged: set[str] = set()
    begin = commits() * GAMES
    for number in range(begin + first, begin + end):
        seats, options = table(box, number * SPREAD)
        assert check_game(box, seats, number, options, judged=judged).choices <= box.longest


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("begin", [0, 1, 7, 1000])
def test_those_of_three_commits_meet_any_two_options_together(name: str, begin: int) -> None:
    box = games.find(name)
    tables = [table(box, number * SPREAD) for number in range(begin * USUAL, (begin + 3) * USUAL)]
    met = {pair for seats, options in tables for pair in combinations([("seats", seats), *options.items()], 2)}
    values = [("seats", box.seat_counts), *((option.key, option.values) for option in box.options)]
    wanted = {
        ((one, mine), (other, yours))
        for (one, some), (other, others) in combinations(values, 2)
        for mine in some
        for yours in others
    }
    assert wanted <= met


@pytest.mark.parametrize("name", games.names())
def test_every_kind_of_step_occurs(name: str) -> None:
    box = games.find(name)
    report = Report()
    for number in range(10_000):  # far fewer, as a rule: the rarest step decides
        seats, options = table(box, number)
        rng = Rng(number)
        with watch_steps(box) as steps:
            game = box.new(seats, number, options)
            while not game.over:
                seat = game.waiting()[0]
                game.take(seat, at_random(game, seat, rng))
        report.steps.update(steps)
        if not missing_steps(box, report):
            break
    assert missing_steps(box, report) == []


@pytest.mark.parametrize("name", games.names())
def test_table_numbers_cover_every_seat_count_and_option(name: str) -> None:
    box = games.find(name)
    count = len(box.seat_counts)
    for option in box.options:
        count *= len(option.values)
    met = {(seats, *options.items()) for seats, options in (table(box, number) for number in range(count))}
    assert len(met) == count
