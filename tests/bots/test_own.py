"""Bots of one's own: `package.module:name` wherever a bot is named."""

import subprocess
import sys
from pathlib import Path

import pytest

from chabudai import games
from chabudai.bots.arena import play
from chabudai.bots.levels import player
from chabudai.bots.own import fresh
from chabudai.core.errors import BadTable
from chabudai.core.rng import Rng
from tests import twin

MODULE = """
MADE = []

def first(view, seat, rng):
    assert view.viewer == seat
    return view.options_of[seat][0]

class Counting:
    def __init__(self):
        self.asked = 0
        MADE.append(self)

    def __call__(self, view, seat, rng):
        self.asked += 1
        return view.options_of[seat][-1]

class Demanding:
    def __init__(self, game):
        pass

nothing = 5
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "someones_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "someones_bots", raising=False)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_a_function_plays() -> None:
    first = player("someones_bots:first")
    game = games.find("dojo").new(3, 1)
    seat = game.waiting()[0]
    assert first(game.view(seat), seat, Rng(1)) == game.options_of[seat][0]
    assert fresh(first) is first
    play(game, [first] * 3, 1)
    assert game.over


@pytest.mark.usefixtures("folder")
def test_a_class_is_made_anew_for_every_game() -> None:
    counting = player("someones_bots:Counting")
    for number in range(2):
        play(games.find("dojo").new(3, number), [counting, player("random"), counting], number)
    used = [bot for bot in sys.modules["someones_bots"].MADE if bot.asked]
    assert len(used) == 4  # two seats, two games
    assert all(10 < bot.asked < 60 for bot in used)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("written", "detail"),
    [
        ("someones_bots:second", "AttributeError"),
        ("nobodys_bots:first", "ModuleNotFoundError"),
        ("someones_bots:Demanding", "TypeError"),
        ("someones_bots:nothing", "int"),
        (":first", "ValueError"),
    ],
)
def test_what_cannot_be_seated_says_why(written: str, detail: str) -> None:
    with pytest.raises(BadTable) as caught:
        player(written)
    assert caught.value.problem == "bad-own-bot"
    assert str(caught.value.facts["detail"]).startswith(detail)


BOTS = "someones_bots:first,greedy,random"


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "dojo", "--games", "2", "--bots", BOTS),
        ("ladder", "dojo", "--deals", "1", "--out", "x", "--bots", BOTS),
        ("play", "dojo", "--opponents", "someones_bots:first"),
    ],
)
def test_commands_seat_it(folder: Path, words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "chabudai", *words, "--seats", "3"],
        cwd=folder,
        env=twin.environment(twin.SOURCES, LANG="C", COLUMNS="200"),
        input="",
        capture_output=True,
        text=True,
        timeout=twin.LONGEST,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "someones_bots:first" in done.stdout
