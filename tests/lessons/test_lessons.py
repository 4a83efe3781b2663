"""Every lesson, played: it asks for what the rules allow, speaks of what is there, and teaches what it names."""

from __future__ import annotations

import json
import re

import pytest

from chabudai.core import codec
from chabudai.core.box import parse_choice
from chabudai.core.errors import AgainstTheRules, NotAChoice
from chabudai.core.game import Game
from chabudai.lessons import Moment, Taught, picture, teach, with_lesson
from chabudai.words import LANGUAGES, Words, You
from tests.boxes import POLISHED
from tests.shown import scene_of, scores_of

GAMES = with_lesson()
NAMES = [You("you"), "Botan", "Chiyo", "Daichi", "Emi"]


def following(taught: Taught, moment: Moment) -> Game:
    """The position that the wanted answer leads to."""
    later = taught.after(moment)
    return taught.end if later is None else later.game


def cited(taught: Taught, number: int) -> set[str]:
    """The clauses met in a step: in what happens, what is asked, what is refused and what is counted."""
    seat = taught.lesson.seat
    found: set[str] = set()
    for moment in (m for m in taught.moments if m.number == number):
        later = taught.after(moment)
        told = moment.caused + moment.meanwhile + (taught if later is None else later).caused
        found |= {event.clause for event in told}
        question = moment.game.question(seat)
        assert question is not None
        found |= {question.clause, scene_of(moment.game, seat).clause}
        refusals = [question.refusal(moment.game, choice) for choice in question.candidates(moment.game)]
        found |= {refusal.clause for refusal in refusals if refusal is not None}
        after = following(taught, moment)
        found |= {points.clause for tree in scores_of(after, seat) for points in tree.all()}
    return found


@pytest.mark.parametrize("name", POLISHED)
def test_every_game_has_a_lesson_of_five_to_ten_steps(name: str) -> None:
    """For a new game: docs/add-a-game.md tells how to write one."""
    assert 5 <= len(teach(name).lesson.steps) <= 10


@pytest.mark.parametrize("name", GAMES)
def test_the_learner_is_asked_and_what_is_wanted_is_allowed(name: str) -> None:
    taught = teach(name)
    seat = taught.lesson.seat
    choices: dict[int, set[str]] = {}
    for moment in taught.moments:
        question = moment.game.question(seat)
        assert question is not None, f"step {moment.number}: the learner is not asked"
        options = [question.describe(moment.game, choice) for choice in moment.game.options_of[seat]]
        assert moment.wanted in options, f"step {moment.number}"
        choices.setdefault(moment.number, set()).update(options)
        assert {option for option in options if moment.is_wanted(seat, option)} == set(moment.right)
        assert moment.wanted in moment.right
        assert set(moment.right) <= set(moment.step.wanted)
    for number, some in choices.items():
        assert len(some) > 1, f"step {number}: there is nothing to choose"


@pytest.mark.parametrize("name", GAMES)
def test_the_words_still_speak_of_the_position_they_were_written_for(name: str) -> None:
    """Where this fails a lesson may name cards that are not there: read it again, then note the new picture."""
    taught = teach(name)
    seen = {m.step.key: picture(taught.lesson, m.game) for m in taught.moments if m.part == 1}
    assert seen == {step.key: step.picture for step in taught.lesson.steps}


@pytest.mark.parametrize("name", GAMES)
def test_clauses_that_a_step_names_are_met_in_it(name: str) -> None:
    taught = teach(name)
    for number, step in enumerate(taught.lesson.steps, start=1):
        assert step.clauses, f"step {number} teaches nothing"
        assert set(step.clauses) - cited(taught, number) == set(), f"step {number}"


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_ends_with_points_counted(name: str) -> None:
    taught = teach(name)
    assert taught.end.over
    assert taught.end.totals()[taught.lesson.seat] > 0
    assert [tree.points for tree in scores_of(taught.end, taught.lesson.seat)] == taught.end.totals()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_step_has_words(name: str, language: str) -> None:
    lesson, words = teach(name).lesson, Words(language)
    texts = [lesson.about(), lesson.closing()]
    for step in lesson.steps:
        texts += [lesson.title(step), lesson.text(step), lesson.hint(step)]
    for text in texts:
        sentence = words.say(text, NAMES)
        assert sentence.strip()
        assert not re.search(r"[{}$\u2068\u2069]", sentence)
        assert len(sentence) < 600, f"{text.key} is too long for a phone"


def test_an_answer_is_wanted_allowed_or_refused_with_its_clause() -> None:
    moment = teach("dojo").at(2)
    assert moment is not None
    assert moment.is_wanted(0, "place d2")
    assert not moment.is_wanted(0, "place d4")
    with pytest.raises(AgainstTheRules) as refused:
        moment.is_wanted(0, "place c2")
    assert refused.value.refusal.clause == "training.3"
    with pytest.raises(NotAChoice):
        moment.is_wanted(0, "dance")


@pytest.mark.parametrize("name", GAMES)
def test_right_answers_in_any_order_lead_to_the_same_end(name: str) -> None:
    """Every way through a step that the lesson accepts can be walked, and ends where the next step begins."""
    taught = teach(name)
    seat, box = taught.lesson.seat, taught.lesson.box
    seen = {(moment.number, moment.part) for moment in taught.moments + taught.detours}
    assert len(seen) == len(taught.moments + taught.detours), "every moment has an address of its own"

    def ends(moment: Moment) -> list[Game]:
        found = []
        for answer in moment.right:
            later = taught.after(moment, answer)
            if later is not None and later.number == moment.number:
                assert set(later.done) == {*moment.done, answer}
                found += ends(later)
            else:
                game = moment.game.clone()
                choice = parse_choice(game, seat, answer)
                assert choice is not None
                game.choose(seat, choice)
                found.append(game)
        return found

    for number in range(1, len(taught.lesson.steps) + 1):
        first = taught.at(number)
        if first is not None:
            pictures = {json.dumps(codec.encode(box, game)) for game in ends(first)}
            assert len(pictures) == 1, f"step {number}"


def test_the_pair_of_arigato_may_be_sent_in_either_order() -> None:
    taught = teach("arigato")
    for number, pair in ((2, ("traveller 40", "traveller 12")), (3, ("traveller 51", "traveller 54"))):
        moment = taught.at(number)
        assert moment is not None
        assert moment.right == pair
        later = taught.after(moment, pair[1])
        assert later is not None
        assert later.wanted == pair[0]
        assert pair[0] in [later.game.open[0].describe(later.game, c) for c in later.game.options_of[0]]
