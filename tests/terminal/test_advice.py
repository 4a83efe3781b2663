"""Hints at the terminal always give a reason that helps to choose."""

import io

import pytest
from rich.console import Console

from chabudai import games
from chabudai.bots.hint import GAIN, PROSPECT, Advice, Reason
from chabudai.terminal.advice import draw_advice
from chabudai.words import LANGUAGES, Words
from tests.shown import scene_of
from tests.terminal.scripted import new_match, until


def told(*worth: tuple[float, float], kinds: tuple[str, ...] = (), language: str = "en") -> list[str]:
    """The lines of a hint for the first options, each with its chance to win and its points; the first has reasons."""
    match = until(new_match(), 0, "Give")
    scene = scene_of(match.game, 0)
    reasons = tuple(Reason(kind, 0, "scoring.1", 1.9) for kind in kinds)
    advice = [
        Advice(scene.actions[place].choice, win, points, 0.3, () if place else reasons)
        for place, (win, points) in enumerate(worth)
    ]
    output = io.StringIO()
    words = Words(language)
    console = Console(file=output, width=100, color_system=None)
    console.print(draw_advice(advice, scene, words, games.find("dojo"), ["You", "Botan", "Chiyo"]))
    return [line.strip() for line in output.getvalue().splitlines()]


def test_equal_choices_are_called_so() -> None:
    lines = told((0.42, 14.0), (0.41, 14.2), (0.42, 13.9))
    assert lines[1] == "as good as 2 and 3: take the one you like"
    assert lines[3] == "as good as 1 and 3: take the one you like"


def test_a_choice_without_a_clause_is_compared_with_the_best_of_the_others() -> None:
    lines = told((0.50, 15.0), (0.40, 14.0), (0.30, 16.0))
    assert lines[1] == "10 chances in 100 and 1.0 points better than 2"
    assert lines[3] == "10 chances in 100 and 1.0 points worse than 1"
    assert lines[5] == "1.0 points more than 1, but 20 chances in 100 fewer"
    assert told((0.50, 14.0), (0.40, 15.0))[1] == "10 chances in 100 more than 2, for 1.0 points less"
    assert told((0.50, 14.0))[1] == "the only move worth looking at"


def test_points_to_come_are_followed_by_the_comparison_and_clauses_stand_alone() -> None:
    lines = told((0.50, 15.0), (0.40, 14.0), kinds=(PROSPECT,))
    assert lines[1] == "1.9 more to come than after the other moves; none of it counts yet"
    assert lines[2] == "10 chances in 100 and 1.0 points better than 2"
    assert told((0.50, 15.0), (0.40, 14.0), kinds=(GAIN,))[2].startswith("2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_reason_in_both_languages(language: str) -> None:
    for worth in (
        ((0.5, 1.0), (0.5, 1.0)),
        ((0.6, 2.0), (0.5, 1.0)),
        ((0.6, 1.0), (0.5, 2.0)),
        ((0.5, 2.0), (0.6, 1.0)),
    ):
        lines = told(*worth, language=language)
        assert len(lines) == 2 * len(worth)
        assert all(lines[1::2])
