"""A game that another installed package brings: found by its entry point, and at home everywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import twin
from tests.outside.fifth import announce, install

TELL = """
from chabudai import games
from chabudai.bots.evaluate import as_it_stands, evaluation_of
from chabudai.table.pages.draw.symbols import dressed, drawn, symbol
from chabudai.table.pages.shared import pictures
from chabudai.words import Words

print(*games.names())
box = games.find("lanterns")
game = box.new(3, 1)
assert games.box_of(game) is box
assert evaluation_of(game) is as_it_stands
assert games.find("dojo").title == "Dojo"
assert not dressed("lanterns") and not drawn("lanterns") and not pictures("lanterns", "en")
assert symbol("lanterns", "lantern") == ""
print(box.rules("fr").clause("hang.2").id)
print(Words("en").say(box.scene(game.view(0)).prompt), Words("fr").say(box.scene(game.view(0)).prompt))
"""

# What a game may derive beside its rules: what learners see, how they choose.
RICH = """
from chabudai.core.action_space import Domain, SeatDomain
from chabudai.core.tensor import Observer

class Hooks(Domain):
    def slot(self, game, seat, index):
        return self.size - 1 - super().slot(game, seat, index)

class Seats(SeatDomain):
    pass

class View(Observer):
    def __init__(self, box, seats):
        super().__init__(box, seats)
        self.wins = self.block("wins", (seats,), 9, "rounds won")

    def write_table(self, game, seat, out, at):
        for turned in range(game.seats):
            out[at + self.wins + turned] = game.wins[(seat + turned) % game.seats]
"""
PLAY = """
import hashlib
from chabudai import games
from chabudai.core import codec
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
RICH
box = games.find("lanterns")
for seed in range(12):
    game, rng, said = box.new(2 + seed % 2, seed), Rng(seed), hashlib.sha256()
    eyes = View(box, game.seats)
    while not game.over:
        seat = game.waiting()[-1]
        other = game.resample(seat, rng)
        playout(other, rng)
        out = bytearray(eyes.size)
        eyes.write(game, seat, out, 0)
        domains = Hooks("hook", (("hook", 6),)), Seats("seat", (("seat", game.seats),))
        slots = [domain.slot(game, seat, 1) for domain in domains]
        for position in (game, game.view(seat), game.view(None), game.clone(), other):
            said.update(codec.dumps(box, position).encode())
        said.update(repr([out, slots, game.open[seat], game.names_of(seat)]).encode())
        game.choose(seat, game.options_of[seat][rng.below(len(game.options_of[seat]))])
    print(game.totals(), said.hexdigest())
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The example as a package of its own, which also claims to be Dojo."""
    announce(install(tmp_path, "paper_lanterns"), "paper_lanterns", "lanterns", "dojo")
    return tmp_path


@pytest.fixture(params=["sources", pytest.param("twin", marks=twin.needed)])
def package(request: pytest.FixtureRequest) -> str:
    """Where the engine comes from.  On the twin, classes that nobody compiled are derived from compiled ones."""
    return str(twin.SOURCES) if request.param == "sources" else twin.COMPILED


def run(installed: Path, package: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, timeout=120, check=False, cwd=installed,
        env={"PYTHONPATH": f"{installed}:{package}", "HOME": str(installed), "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_of_another_package_is_found_with_its_rules_and_words(installed: Path, package: str) -> None:
    names, clause, said = run(installed, package, "-c", TELL).splitlines()
    assert names.split() == ["arigato", "artigiano", "dojo", "lanterns", "machi"]
    assert clause == "hang.2"
    assert said.startswith("Round 1: whose first card do you look at? Manche 1")


def test_the_laws_and_the_bots_know_it(installed: Path, package: str) -> None:
    assert run(installed, package, "-m", "chabudai", "check", "lanterns", "--games", "4")
    bots = ("--bots", "greedy,search:20")
    assert "search:20" in run(installed, package, "-m", "chabudai", "simulate", "lanterns", "--games", "2", *bots)


def test_it_plays_alike_on_the_sources_and_on_the_twin(installed: Path, package: str) -> None:
    """Records, positions, views and imagined games of whole games; also with observers and domains of its own."""
    told = run(installed, package, "-c", PLAY.replace("RICH", RICH))
    assert told == run(installed, str(twin.SOURCES), "-c", PLAY.replace("RICH", RICH))
    assert len(told.splitlines()) == 12
