"""Hints and reviews: sums that add up, choices that are allowed, reasons that cite clauses."""

import json

import pytest

from chabudai import games
from chabudai.bots import find
from chabudai.bots.hint import EXACT, hint
from chabudai.bots.review import begin, from_json, go_on, review, together
from chabudai.bots.solve import solved
from chabudai.core.game import Game
from chabudai.core.match import Match
from chabudai.core.record import Record, start
from chabudai.core.rng import Rng
from chabudai.games.machi.combat import Pick
from tests.bots.positions import after, asked
from tests.boxes import ALL

KINDS = {"gain", "deny", "prospect", "exact"}


@pytest.mark.twin
@pytest.mark.parametrize("name", ALL)
def test_a_hint_tells_worth_and_reasons(name: str) -> None:
    box = games.find(name)
    game = after(name, box.seat_counts[0], 6, 30)
    seat = asked(game)
    advice = hint(game.view(seat), seat, Rng(1), simulations=20)
    assert 0 < len(advice) <= 3
    assert len({one.choice for one in advice}) == len(advice)
    for one in advice:
        assert one.choice in game.options_of[seat]
        assert 0 <= one.win <= 1
        for reason in one.reasons:
            assert reason.kind in KINDS
            assert (reason.seat == seat) == (reason.kind != "deny")
            assert reason.points >= 0
            assert box.rules("en").clause(reason.clause)
    assert json.loads(json.dumps([one.to_json() for one in advice]))


def test_a_hint_looks_at_no_hidden_card() -> None:
    game = after("dojo", 4, 11, 40)
    seat = game.waiting()[0]
    elsewhere = game.resample(seat, Rng(3))
    told = [hint(world.view(seat), seat, Rng(2), simulations=15) for world in (game, elsewhere)]
    assert told[0] == told[1]


def test_who_is_not_asked_gets_no_hint() -> None:
    game = after("dojo", 3, 1, 0)
    idle = next(seat for seat in range(3) if game.question(seat) is None)
    assert hint(game.view(idle), idle, Rng(0), simulations=5) == ()


def test_duels_are_advised_exactly() -> None:
    game = passes()
    seat = game.waiting()[0]
    exact = solved(game.view(seat), seat)
    assert exact is not None
    advice = hint(game.view(seat), seat, Rng(0), simulations=10)
    assert all(one.reasons[0].kind == EXACT for one in advice)
    assert abs(advice[0].reasons[0].points - float(max(exact.chances))) < 1e-9
    chosen = {find("master")(game.view(seat), seat, Rng(number)) for number in range(40)}
    likely = {card for card, weight in zip(exact.choices, exact.chances, strict=True) if weight > 0}
    assert chosen <= likely


def passes() -> Game:
    """A duel of Machi, at a pass with a choice."""
    for seed in range(200):
        game, rng = games.find("machi").new(3, seed), Rng(seed)
        while not game.over:
            seat = game.waiting()[0]
            if isinstance(game.open[seat], Pick):
                return game
            options = game.options_of[seat]
            game.take(seat, options[rng.below(len(options))])
    raise AssertionError("no duel came up")


def record(name: str, seats: int, choices: int) -> Record:
    """A game at random, the rest of it cut off."""
    match, rng = Match(games.find(name), seats, 7), Rng(7)
    while not match.game.over and len(match.played) < choices:
        seat = match.game.waiting()[0]
        options = match.game.options_of[seat]
        match.choose(seat, options[rng.below(len(options))])
    return match.record


@pytest.mark.twin
@pytest.mark.parametrize("name", ALL)
def test_a_review_splits_the_way_from_the_deal_to_the_result(name: str) -> None:
    box = games.find(name)
    played = record(name, box.seat_counts[0], 14)
    found = review(box, played, simulations=4)
    assert found.pieces[-1] == len(played.choices) > 0
    for account in found.accounts:
        assert len(account.course) == len(found.pieces)
        moved = account.own + account.others + account.luck
        assert abs(account.start + moved - account.result) < 1e-9
        assert all(0 <= chance <= 1 for chance in account.course)
    for decision in found.decisions:
        assert 0 <= decision.loss <= 1
        assert decision.written == played.choices[decision.number - 1]
    losses = [decision.loss for decision in found.decisions]
    assert [decision.loss for decision in found.mattered] == sorted(losses, reverse=True)[:3]


@pytest.mark.twin
def test_the_result_of_a_finished_game_is_what_the_rules_say() -> None:
    box = games.find("dojo")
    played = record("dojo", 3, 1000)
    found = review(box, played, simulations=1)
    assert sum(account.result for account in found.accounts) == pytest.approx(1)
    data = json.loads(json.dumps(found.to_json()))
    assert set(data) == {"format", "game", "decisions", "mattered", "after", "seats"}
    assert data["after"][-1] == len(played.choices)


@pytest.mark.twin
def test_a_review_is_the_same_however_it_is_divided() -> None:
    box = games.find("dojo")
    played = record("dojo", 3, 12)
    whole = review(box, played, simulations=2).to_json()
    made = json.loads(json.dumps(begin(box, played).to_json()))
    bits = 0
    while made["after"][-1] < len(played.choices):
        made = json.loads(json.dumps(go_on(box, played, from_json(made), simulations=2, seconds=-1).to_json()))
        bits += 1
    assert bits > 3
    assert made == whole


def test_answers_to_one_simultaneous_question_are_one_piece() -> None:
    box = games.find("dojo")
    played = record("dojo", 3, 60)
    game, done, sizes = start(box, played), 0, []
    while done < len(played.choices):
        piece = together(game, played, done)
        sizes.append(len(piece))
        for choice in piece:
            game.choose(*choice)
        done += len(piece)
    assert max(sizes) == 3
    assert min(sizes) == 1
