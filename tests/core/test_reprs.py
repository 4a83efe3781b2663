"""What things answer at the prompt: steps as they are written, a position as its table."""

from __future__ import annotations

import random

import pytest

from chabudai import games
from chabudai.core.box import Box
from chabudai.core.game import Game
from chabudai.core.match import Match
from chabudai.core.scene import Seated, Text, text
from chabudai.core.seats import NOBODY
from tests.boxes import ALL


def played(box: Box, choices: int) -> Match:
    chance = random.Random(choices)
    match = Match(box, max(box.seat_counts[0], 2), 7)
    for _ in range(choices):
        if match.game.over:
            break
        seat = match.game.waiting()[-1]
        match.choose(seat, chance.choice(match.game.options_of[seat]))
    return match


def steps_of(game: Game) -> list[object]:
    return [*game.shared, *[step for own in game.own for step in own], *[game.open[seat] for seat in game.waiting()]]


@pytest.mark.parametrize("name", ALL)
def test_a_step_is_written_as_it_is_made(name: str) -> None:
    box = games.find(name)
    classes = {step.__name__: step for step in box.steps}
    seen = 0
    for choices in (0, 11, 40):
        for step in steps_of(played(box, choices).game):
            again = eval(repr(step), classes.copy())
            assert (type(again), again.fields()) == (type(step), step.fields())  # type: ignore[attr-defined]
            seen += 1
    assert seen


@pytest.mark.parametrize("name", ALL)
def test_a_game_answers_with_its_table(name: str) -> None:
    box = games.find(name)
    for choices in (0, 11, 40, 10_000):
        game = played(box, choices).game
        first, *lines = repr(game).splitlines()
        assert first == f"<{box.title}, {game.seats} seat{'s' if game.seats > 1 else ''}"
        assert all(len(line) <= 110 for line in lines if " is asked " not in line)
        for seat in game.waiting():
            asked = f"  seat {seat} is asked {game.open[seat]}: {', '.join(game.names_of(seat))}"
            assert asked in [line.rstrip(">") for line in lines]
        if game.over:
            assert lines[-1] == f"  over: {' '.join(map(str, game.totals()))}>"


@pytest.mark.parametrize("name", ALL)
def test_a_view_answers_for_its_viewer(name: str) -> None:
    game = played(games.find(name), 11).game
    whole = repr(game).splitlines()[1:]
    for viewer, said in ((0, "seat 0"), (None, "spectators")):
        view = game.view(viewer)
        first, *lines = repr(view).splitlines()
        assert first.endswith(f", as seen by {said}")
        assert lines != whole
        for seat in view.waiting():
            hidden = [line for line in lines if f"seat {seat} is asked" in line and line.rstrip(">").count(":")]
            assert bool(hidden) == (seat == viewer)
    assert game.view(None).viewer == NOBODY


def test_dojo_at_the_prompt() -> None:
    game = played(games.find("dojo"), 12).game
    assert repr(game).splitlines()[:3] == [
        "<Dojo, 3 seats",
        "  round 3, dealer 2, trophy grand_master, cards_left 52, over no",
        "  hands: · · BY",
    ]
    assert "  hands: · · ?" in repr(game.view(0)).splitlines()


@pytest.mark.parametrize("name", ALL)
def test_a_position_without_fields_can_be_printed(name: str) -> None:
    box = games.find(name)
    assert repr(box.blank()) == f"<{box.title}>"


def test_texts_boxes_and_matches() -> None:
    said = text("dojo-event-pass", seat=Seated(1), card=Text("dojo-card"))
    assert repr(said) == "text('dojo-event-pass', seat=Seated(seat=1), card=text('dojo-card'))"
    dojo = games.find("dojo")
    assert repr(dojo) == f"<Box dojo: Dojo, edition {dojo.edition}, seats 3 4 5>"
    first, second = repr(played(dojo, 2)).splitlines()[:2]
    assert (first, second) == ("<Match of dojo, seed 7, 2 choices", "<Dojo, 3 seats")
    assert "before" not in repr(played(dojo, 2).played[0])
