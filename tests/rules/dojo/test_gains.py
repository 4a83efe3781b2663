"""What a place says it gains is what the dojo is worth more when the card lies there."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core.match import Match
from chabudai.games.dojo.arrangement import best_points
from chabudai.games.dojo.geometry import (
    BOARD_COLUMNS,
    BOARD_ROWS,
    CELL_BIT,
    CELLS,
    FULL_BOX,
    LINE_MASK,
    LINES,
    open_cells,
)
from chabudai.games.dojo.material import (
    ASSISTANT,
    BROOM,
    CARD_KINDS,
    COLUMNS,
    GRAND_MASTER,
    INCENSE,
    KIMONO,
    MULTICOLOUR,
    ROWS,
    TROPHY_KINDS,
    is_row_trophy,
)
from chabudai.games.dojo.scoring import column_belt, row_parts
from chabudai.games.dojo.setup import BOX
from chabudai.games.dojo.standing import Box34, cell_at, gain_of_trophy, gains_of_card, points_of
from chabudai.games.dojo.state import NO_SQUARE, Dojo
from chabudai.games.dojo.training import Award, Place
from tests.clauses import proves

SEAT = 1  # one with dojos on either side of its own


def grown(chance: random.Random, cards: int) -> Dojo:
    """A position in which a dojo grew at random to so many cards, with trophies on lines that have any."""
    game = Match(BOX, 3, 5).game
    assert isinstance(game, Dojo)
    game.own_dojos()
    game.grid = [chance.randrange(CARD_KINDS) for _ in game.grid]  # nothing of the others may count
    game.grid[SEAT * CELLS : (SEAT + 1) * CELLS] = [NO_SQUARE] * CELLS
    for _ in range(cards):
        cell = chance.choice(open_cells(game.occupied[SEAT]))
        game.grid[SEAT * CELLS + cell] = chance.randrange(CARD_KINDS)
        game.occupied[SEAT] |= CELL_BIT[cell]
    for line in range(LINES):
        if game.occupied[SEAT] & LINE_MASK[line] and chance.random() < 0.6:
            kinds = [kind for kind in range(TROPHY_KINDS) if is_row_trophy(kind) == (line < BOARD_ROWS)]
            game.lines[SEAT * LINES + line] = chance.choice(kinds)
    return game


def counted_plainly(game: Dojo) -> int:
    """Line by line, from the cards that lie there."""
    box = Box34(game, SEAT)
    if box.full:
        return best_points(box.cards, box.row_trophies, box.column_trophies)
    points = 0
    for row in range(BOARD_ROWS):
        line = game.squares(SEAT)[row * BOARD_COLUMNS : (row + 1) * BOARD_COLUMNS]
        present = [card for card in line if card != NO_SQUARE]
        points += sum(part[0] for part in row_parts(present, game.trophies(SEAT)[row])) if present else 0
    for column in range(BOARD_COLUMNS):
        present = [card for card in game.squares(SEAT)[column::BOARD_COLUMNS] if card != NO_SQUARE]
        trophy = game.trophies(SEAT)[BOARD_ROWS + column]
        if len(present) == ROWS:
            points += column_belt(present, trophy) * (2 if trophy == KIMONO else 1)
    return points


@proves("scoring.1", "scoring.3")
@given(st.integers(0, 12), st.randoms(use_true_random=False))
def test_an_unfinished_dojo_counts_the_cards_that_lie_there(cards: int, chance: random.Random) -> None:
    game = grown(chance, cards)
    assert points_of(game, SEAT) == counted_plainly(game)


@given(st.integers(0, 11), st.integers(0, CARD_KINDS - 1), st.randoms(use_true_random=False))
def test_a_card_brings_the_difference_that_it_makes(cards: int, card: int, chance: random.Random) -> None:
    game = grown(chance, cards)
    before, allowed = counted_plainly(game), open_cells(game.occupied[SEAT])
    gains = gains_of_card(game, SEAT, card, range(CELLS))
    for cell in range(CELLS):
        if cell in allowed:
            after = game.clone()
            after.own_dojos()
            after.grid[SEAT * CELLS + cell] = card
            after.occupied[SEAT] |= CELL_BIT[cell]
            assert gains[cell] == counted_plainly(after) - before
        elif game.grid[SEAT * CELLS + cell] != NO_SQUARE:
            assert gains[cell] == 0


@given(st.integers(1, 12), st.integers(0, TROPHY_KINDS - 1), st.randoms(use_true_random=False))
def test_a_trophy_brings_the_difference_that_it_makes(cards: int, trophy: int, chance: random.Random) -> None:
    game = grown(chance, cards)
    before = counted_plainly(game)
    for line in range(LINES):
        expected = 0
        if is_row_trophy(trophy) == (line < BOARD_ROWS):
            after = game.clone()
            after.own_dojos()
            after.lines[SEAT * LINES + line] = trophy
            expected = counted_plainly(after) - before
        assert gain_of_trophy(game, SEAT, trophy, line) == expected


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
