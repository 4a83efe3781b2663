"""The dawn as one arrangement: whatever is arranged can be answered, and whatever can be answered, arranged."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from chabudai.core.box import parse_choice
from chabudai.core.match import Match
from chabudai.core.scene import Arrangement
from chabudai.games.arigato import BOX
from chabudai.games.arigato.dawn import Arrange, Confirm, Install, SendOff
from chabudai.games.arigato.material import HAND, LAST_DAY
from chabudai.games.arigato.state import CRAFTSMAN, RESIDENT, TRAVELLER, Arigato
from tests.arrangements import complete, some, steps

QUESTIONS = (Arrange, Install, SendOff, Confirm)
Roles = tuple[tuple[tuple[int, int], ...], int]  # the cards of a hand with their roles, and the resident's workshop


def asked(game: Arigato, seat: int) -> Arrangement | None:
    return BOX.scene(game.view(seat)).arrangement


def roles(game: Arigato, seat: int) -> Roles:
    places = range(seat * HAND, seat * HAND + HAND)
    return tuple((game.hands[i] & 127, game.roles[i]) for i in places), game.workshop[seat]


def answered(game: Arigato, seat: int, answers: tuple[str, ...]) -> Arigato:
    """The position before the last of these answers, which is asked for there."""
    tried = game.clone()
    for step in answers:
        choice = parse_choice(tried, seat, step)
        assert choice is not None, (step, tried.question(seat))
        if step != answers[-1]:
            tried.choose(seat, choice)
    assert isinstance(tried, Arigato)
    return tried


def by_small_questions(game: Arigato, seat: int) -> Iterator[Roles]:
    """Every way to give the roles that the questions one after another allow, without emptying anything."""
    question = game.question(seat)
    assert question is not None
    if isinstance(question, Confirm):
        yield roles(game, seat)
        return
    for choice in game.options_of[seat]:
        if not question.describe(game, choice).startswith("empty"):
            tried = game.clone()
            tried.choose(seat, choice)
            assert isinstance(tried, Arigato)
            yield from by_small_questions(tried, seat)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_all_that_can_be_arranged_is_all_that_the_questions_allow(seats: int) -> None:
    chance, match, days = random.Random(seats), Match(BOX, seats, 3), set()
    while not match.game.over:
        seat = chance.choice(match.game.waiting())
        game = match.game
        assert isinstance(game, Arigato)
        if isinstance(game.question(seat), Arrange) and game.day not in days:
            found = asked(game, seat)
            assert found is not None
            assert found.placed == ()
            days.add(game.day)
            ways = [roles(answered(game, seat, steps(found, lies)), seat) for lies in complete(found)]
            assert len(ways) == len(set(ways))
            assert set(ways) == set(by_small_questions(game, seat))
        match.choose(seat, chance.choice(game.options_of[seat]))
    assert days == set(range(1, LAST_DAY + 1))


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_answered_already_lies_where_the_scene_shows_it(seats: int) -> None:
    chance, match, kinds = random.Random(seats), Match(BOX, seats, 4), set()
    while not match.game.over:
        seat = chance.choice(match.game.waiting())
        game, question = match.game, match.game.question(seat)
        assert isinstance(game, Arigato)
        scene = BOX.scene(game.view(seat))
        assert (scene.arrangement is not None) == isinstance(question, QUESTIONS)
        if scene.arrangement is not None:
            kinds.add((type(question), len(scene.arrangement.placed)))
            slots = {slot.key: slot for zone in scene.all_zones() for slot in zone.slots}
            for on, to in scene.arrangement.placed:
                assert [piece.key for piece in slots[to].pieces] == [on]
        match.choose(seat, chance.choice(game.options_of[seat]))
    # On the last day only the resident is placed.
    assert kinds == {(Arrange, 0), (Install, 0), (SendOff, 1), (SendOff, 2), (Confirm, 5), (Confirm, 1)}


def test_the_last_day_asks_for_the_resident_alone() -> None:
    chance, match = random.Random(2), Match(BOX, 2, 2)
    game = match.game
    assert isinstance(game, Arigato)
    while not (game.day == LAST_DAY and isinstance(game.question(0), Arrange)):
        seat = game.waiting()[0]
        match.choose(seat, chance.choice(game.options_of[seat]))
        game = match.game
        assert isinstance(game, Arigato)
    found = asked(game, 0)
    assert found is not None
    while not found.puts:  # nobody finds a workshop
        assert found.prompt.key == "arigato-prompt-full"
        choice = next(c for c in game.options_of[0] if game.open[0].describe(game, c).startswith("empty"))
        match.choose(0, choice)
        game = match.game
        assert isinstance(game, Arigato)
        found = asked(game, 0)
        assert found is not None
    assert (found.prompt.key, len(found.posts)) == ("arigato-prompt-last", 1)
    after = answered(game, 0, steps(found, some(found, chance)))
    given = [role for _, role in roles(after, 0)[0]]
    assert (given.count(RESIDENT), given.count(CRAFTSMAN), given.count(TRAVELLER)) == (1, 4, 0)


def test_where_no_workshop_is_free_the_prompt_says_so() -> None:
    chance, match, seen = random.Random(6), Match(BOX, 2, 6), 0
    while not match.game.over:
        seat = chance.choice(match.game.waiting())
        game = match.game
        assert isinstance(game, Arigato)
        found = asked(game, seat) if isinstance(game.question(seat), Arrange) else None
        if found is not None:
            stuck = all(choice >= 100 for choice in game.options_of[seat])
            assert stuck == (not found.posts[0].places) == (found.prompt.key == "arigato-prompt-full")
            seen += stuck
        every, question = game.options_of[seat], game.open[seat]
        kept = [choice for choice in every if not question.describe(game, choice).startswith("empty")]
        match.choose(seat, chance.choice(kept or every))
    assert seen


def test_what_destroys_is_marked_as_dangerous() -> None:
    chance, match, seen = random.Random(5), Match(BOX, 2, 5), 0
    while not match.game.over:
        seat = chance.choice(match.game.waiting())
        for action in BOX.scene(match.game.view(seat)).actions:
            if action.id.startswith(("empty", "discard")):
                assert action.style == "danger", action
                seen += 1
        match.choose(seat, chance.choice(match.game.options_of[seat]))
    assert seen
