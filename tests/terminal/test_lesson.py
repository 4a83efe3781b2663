"""Lessons at the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from chabudai.lessons import teach, with_lesson
from chabudai.terminal.lesson import Teacher
from chabudai.words import LANGUAGES, Words


def said(name: str, lines: list[str], language: str = "en") -> str:
    """All that a lesson prints to somebody who types these lines."""
    output = io.StringIO()
    console = Console(file=output, width=80, height=40, color_system=None)
    typed = iter(lines)

    def read(prompt: str) -> str:
        for line in typed:
            return line
        raise EOFError

    Teacher(teach(name), Words(language), console, read).run()
    return " ".join(output.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", with_lesson())
def test_the_wanted_answers_lead_to_the_end(name: str, language: str) -> None:
    taught = teach(name)
    told = said(name, [moment.wanted for moment in taught.moments], language)
    assert f"chabudai play {name}" in told
    assert str(taught.end.totals()[taught.lesson.seat]) in told


def test_other_answers_get_a_hint_a_reason_or_the_list_of_options() -> None:
    told = said("dojo", ["give 1", "give 0", "place d4", "place c2", "dance", "? RB", ""])
    assert "To stay with the lesson, take d2." in told
    assert "training.3" in told or "Training 3" in told
    assert "dance" in told
    assert "step 2 of 8" in told
    assert "step 3 of 8" not in told


def test_one_can_be_shown_the_answer_and_leave() -> None:
    told = said("dojo", ["show", "show", "quit", "place d2"])
    assert "step 2 of 8" in told
    assert "step 3 of 8" not in told


@pytest.mark.parametrize(
    ("language", "typed", "listed"), [("en", "help", "leave the lesson"), ("fr", "Aide", "quitter la leçon")]
)
def test_help_says_what_may_be_typed(language: str, typed: str, listed: str) -> None:
    told = said("dojo", [typed], language)
    assert listed in told
    assert "You can choose" not in told


def test_a_pair_may_be_typed_in_either_order() -> None:
    told = said("arigato", ["resident 60", "install TR", "traveller 12", "traveller 40", "ready", "quit"])
    assert "step 3 of" in told
