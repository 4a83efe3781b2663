"""Whole games: the golden ones are told as they were, and every option is an unrefused candidate all along."""

from pathlib import Path

import pytest

from chabudai.core.match import Match
from chabudai.core.record import loads, read_choice, start
from chabudai.core.rng import Rng
from chabudai.games.machi.setup import BOX
from tests.golden.test_golden import transcript
from tests.laws.machi_coverage import steer
from tests.shown import scene_of

GOLDEN = Path(__file__).parents[2] / "golden" / "machi"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.json"))


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_told_as_ever(name: str) -> None:
    match = Match.resume(BOX, loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8")))
    assert "".join(f"{line}\n" for line in transcript(match, match.options)) == (GOLDEN / f"{name}.txt").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize("name", NAMES)
def test_options_are_the_unrefused_candidates(name: str) -> None:
    record = loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    game = start(BOX, record)
    for number, written in enumerate(record.choices, start=1):
        seat, choice = read_choice(game, written, number)
        question = game.open[seat]
        unrefused = tuple(c for c in question.candidates(game) if question.refusal(game, c) is None)
        assert game.options_of[seat] == unrefused
        game.choose(seat, choice)
    assert game.over


@pytest.mark.parametrize("seed", [5, 6])
def test_views_of_a_steered_game_hide_the_same_and_can_be_imagined(seed: int) -> None:
    game, rng = BOX.new(4, seed, {"years": "4"}), Rng(seed)
    census = game.census()
    turns = 0
    while not game.over:
        waiting = game.waiting()
        seat = waiting[rng.below(len(waiting))]
        if turns % 9 == 0:
            for viewer in range(4):
                other = game.resample(viewer, Rng(turns))
                assert other.census() == census
                assert other.waiting() == waiting
                assert scene_of(other, viewer) == scene_of(game, viewer)
        question = game.open[seat]
        unrefused = tuple(c for c in question.candidates(game) if question.refusal(game, c) is None)
        assert game.options_of[seat] == unrefused
        game.choose(seat, steer(game, seat, rng))
        turns += 1
