"""80×24 is enough for every game: table, points, question and options are on the screen together."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from chabudai import games
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.core.scene import Scene
from chabudai.terminal.sheet import Sheet
from chabudai.terminal.table import names_at
from chabudai.words import LANGUAGES, Words
from tests.shown import scene_of

WIDTH, HEIGHT = 80, 24
EVERY = 13  # questions: as many are looked at as time allows


def sheet(scene: Scene, seats: int, language: str, width: int = WIDTH, height: int = HEIGHT) -> list[str]:
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
    words = Words(language)
    lines = Sheet(scene, words, names_at(words, seats, scene.viewer), console, "A game · seed 1").lines()
    for line in lines:
        console.print(line, highlight=False)
    output = console.file
    assert isinstance(output, io.StringIO)
    return output.getvalue().splitlines()


def questions(name: str, seats: int, seed: int, every: int) -> Iterator[tuple[Game, int]]:
    """Positions of a whole game played at random, with who is asked."""
    game, rng = games.find(name).new(seats, seed), Rng(seed)
    turn = 0
    while not game.over:
        seat = game.waiting()[0]
        if turn % every == 0:
            yield game, seat
        options = game.options_of[seat]
        game.choose(seat, options[rng.below(len(options))])
        turn += 1


TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seat_counts]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_question_of_a_game_fits_with_table_points_and_options(name: str, seats: int) -> None:
    for number, (game, seat) in enumerate(questions(name, seats, seats, EVERY)):
        language = LANGUAGES[number % len(LANGUAGES)]
        scene = scene_of(game, seat)
        lines = sheet(scene, seats, language)
        picture = "\n".join(lines)
        assert len(lines) <= HEIGHT - 1, f"{len(lines)} lines, and one is needed to type:\n{picture}"
        assert max(map(len, lines)) <= WIDTH, picture
        for player in scene.seats:
            points = next(counter.value for counter in player.counters if counter.key == "points")
            called = names_at(Words(language), seats, scene.viewer)[player.index]
            named = rf"{player.index} +{called[:1].upper()}{called[1:]}\b"
            assert re.search(rf"{named}[\s\S]*\b{points}\b", picture), f"no points of {called}:\n{picture}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_options_are_told_in_words_or_what_is_left_out_can_be_asked_for(name: str, language: str) -> None:
    """At the fullest table: each option has its number there, or the last line names the command that lists them."""
    words = Words(language)
    seats = games.find(name).seat_counts[-1]
    for game, seat in questions(name, seats, 3, 29):
        scene = scene_of(game, seat)
        lines = sheet(scene, seats, language)
        listed = "\n".join(lines[lines.index("─" * WIDTH) :])
        missing = [
            n for n in range(1, len(scene.actions) + 1) if not re.search(rf"(^|  ) *{n}  ", listed, re.MULTILINE)
        ]
        assert not missing or words("command-options") in lines[-1], listed


def test_a_tall_terminal_shows_the_table_large_and_a_wide_one_puts_boards_beside_each_other() -> None:
    game = games.find("dojo").new(4, 1)
    rng = Rng(1)
    while not game.over and game.view(0).round < 6:  # type: ignore[attr-defined]
        seat = game.waiting()[0]
        game.choose(seat, game.options_of[seat][rng.below(len(game.options_of[seat]))])
    scene = scene_of(game, game.waiting()[0])
    assert "╭" not in "".join(sheet(scene, 4, "en"))
    tall = sheet(scene, 4, "en", height=60)
    assert "╭" in "".join(tall)
    wide = sheet(scene, 4, "en", width=200, height=60)
    assert len(wide) < len(tall)
    mine = next(line for line in wide if "your dojo" in line)
    assert "Botan’s dojo" in mine
