"""What a place says it gains is what the dojo is worth more when the card lies there."""

import random

import pytest

from chabudai.core.match import Match
from chabudai.games.dojo.geometry import BOARD_COLUMNS, BOARD_ROWS, FULL_BOX, LINES
from chabudai.games.dojo.material import (
    ASSISTANT,
    BROOM,
    COLUMNS,
    GRAND_MASTER,
    INCENSE,
    KIMONO,
    MULTICOLOUR,
    ROWS,
    is_row_trophy,
)
from chabudai.games.dojo.setup import BOX
from chabudai.games.dojo.standing import cell_at, points_of
from chabudai.games.dojo.state import Dojo
from chabudai.games.dojo.training import Award, Place


def test_gains_of_squares_and_lines_are_those_that_come() -> None:
    chance = random.Random(3)
    placed = awarded = 0
    for seed in range(3):
        match = Match(BOX, 3, seed)
        promised: dict[int, tuple[int, int]] = {}  # per seat: its points before, and what was promised
        while not match.game.over:
            game = match.game
            assert isinstance(game, Dojo)
            seat = chance.choice(game.waiting())
            question, choice = game.question(seat), chance.choice(game.options_of[seat])
            assert question is not None
            action = BOX.asking.action(game.view(seat), question, choice)
            before = points_of(game, seat)
            match.choose(seat, choice)
            if isinstance(question, Place):
                assert action.gain is not None
                promised[seat] = before, action.gain
            after, events = match.game, match.played[-1].events
            assert isinstance(after, Dojo)
            if after.over:
                break
            if isinstance(question, Award):
                awarded += 1
                assert points_of(after, seat) - before == action.gain
            given = {event.facts["seat"] for event in events if event.kind == "award"}
            for owner in [event.facts["seat"] for event in events if event.kind == "place"]:
                was, gain = promised.pop(owner, (0, 0))
                if was + gain and owner not in given:
                    placed += 1
                    assert points_of(after, owner) == was + gain
    assert placed > 50
    assert awarded


@pytest.mark.parametrize("trophy", [INCENSE, ASSISTANT, GRAND_MASTER, MULTICOLOUR, KIMONO, BROOM])
def test_in_a_full_dojo_too_every_line_can_be_asked_about(trophy: int) -> None:
    """People ask why a trophy for rows may not lie on a column, and the reverse: it would bring nothing there."""
    game = Match(BOX, 3, 5).game
    assert isinstance(game, Dojo)
    game.own_dojos()
    corner = 0  # of the board
    for place in range(ROWS * COLUMNS):
        game.grid[cell_at(corner, place)] = place
    game.occupied[0] = FULL_BOX << corner
    game.trophy = trophy
    refused = 0
    for line in range(LINES):
        action = BOX.asking.action(game, Award(0), line)
        if is_row_trophy(trophy) != (line < BOARD_ROWS):
            refused += 1
            assert action.gain == 0
    assert refused in (BOARD_ROWS, BOARD_COLUMNS)
