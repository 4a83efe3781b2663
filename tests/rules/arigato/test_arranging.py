"""The dawn as one arrangement: moves answer the small questions, whichever of them are asked."""

from __future__ import annotations

import random

import pytest

from chabudai.core.box import parse_choice
from chabudai.core.match import Match
from chabudai.core.scene import Move
from chabudai.games.arigato import BOX
from chabudai.games.arigato.dawn import Arrange, Confirm, SendOff
from chabudai.games.arigato.material import HAND
from chabudai.games.arigato.state import RESIDENT, Arigato


def made(match: Match, seat: int, move: Move) -> Arigato:
    """The position after a move."""
    tried = match.rehearsal()
    for _ in move.back:
        tried.undo(seat)
    for step in move.answers:
        choice = parse_choice(tried.game, seat, step)
        assert choice is not None, (step, tried.game.question(seat))
        tried.choose(seat, choice)
    assert isinstance(tried.game, Arigato)
    return tried.game


def last(match: Match, seat: int, count: int) -> list[str]:
    """The last answers of a seat."""
    own = [one.written.partition(" ")[2] for one in match.played if one.seat == seat]
    return own[len(own) - count :]


def roles(game: Arigato, seat: int) -> list[int]:
    return sorted(game.roles[seat * HAND : seat * HAND + HAND])


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_move_of_a_game_can_be_made_and_leaves_as_much_arranged(seats: int) -> None:
    chance, match, kinds = random.Random(seats), Match(BOX, seats, 3), set()
    while not match.game.over:
        seat = chance.choice(match.game.waiting())
        question = match.game.question(seat)
        for move in BOX.scene(match.game.view(seat)).moves:
            if sorted(last(match, seat, len(move.back))) != sorted(move.back):
                continue  # something else, such as an emptied workshop, was answered since
            kinds.add((type(question), len(move.back)))
            before, after = match.game, made(match, seat, move)
            assert isinstance(before, Arigato)
            if move.back:
                assert type(after.question(seat)) is type(question)
                assert roles(after, seat) == roles(before, seat)
                assert (after.roles, after.workshop) != (before.roles, before.workshop)
            else:
                assert after.roles.count(RESIDENT) == before.roles.count(RESIDENT) + 1
                assert f"w{seat}-{after.workshop[seat]}" == move.to
        match.choose(seat, chance.choice(match.game.options_of[seat]))
    assert {(Arrange, 0), (SendOff, 1), (SendOff, 2), (Confirm, 2), (Confirm, 3), (Confirm, 4)} <= kinds


def test_a_card_can_be_put_onto_every_workshop_that_it_allows() -> None:
    game = BOX.new(2, 3)
    assert isinstance(game, Arigato)
    scene = BOX.scene(game.view(0))
    several = {f"card-{card}" for card in range(len(game.cards().slots)) if game.cards().slots[card].bit_count() > 1}
    assert {move.on for move in scene.moves} == {action.on for action in scene.actions if action.on in several} != set()
    for move in scene.moves:
        assert made(Match(BOX, 2, 3), 0, move).workshop[0] == int(move.to[-1])


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
