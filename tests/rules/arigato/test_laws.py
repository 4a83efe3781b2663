"""The laws on steered games, in which offerings are prepared and every kind of step happens."""

from dataclasses import replace
from typing import Any

import pytest

from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.laws import Chooser, Report, check_game, missing_steps, table
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.games.arigato import BOX
from chabudai.games.arigato.catalogues import box_catalogue
from chabudai.games.arigato.setup import PER_ROUND, set_up
from chabudai.games.arigato.state import Arigato
from tests.rules.arigato.position import Table, card
from tests.rules.arigato.rare import eager_deck, endless_deck, matches
from tests.rules.arigato.steering import keen

GAMES = 5
PAIRS = (5, 9)  # seeds of solo games in which the last day has two pairs of craftsmen


@pytest.mark.twin
@pytest.mark.parametrize("number", range(GAMES))
def test_the_laws_hold_in_games_played_with_a_purpose(number: int) -> None:
    seats, options = table(BOX, number * 7 + number // 5)
    report = check_game(BOX, seats, number, options, keen)
    assert report.choices > 12 * seats * 3


def test_every_kind_of_step_happens() -> None:
    report = Report()
    for seats, explicit in ((2, False), (1, True)):
        report.add(check_game(BOX, seats, 3, {"explicit_effects": explicit}, keen))
    assert set(missing_steps(BOX, report)) <= {"ChoosePair"}


def box_with(deck: Any) -> Box:
    """The box with another deck in it."""
    return replace(BOX, set_up=lambda seats, seed, options, _: set_up(seats, seed, options, deck))


def alone(seed: int) -> Chooser:
    """A keen player with chance of its own: whatever the laws draw, a solo game is always the same."""
    own = Rng(seed)
    return lambda game, seat, _: keen(game, seat, own)


@pytest.mark.parametrize("seed", PAIRS)
def test_the_laws_hold_where_orders_and_pairs_are_asked_for(seed: int) -> None:
    report = check_game(box_with(eager_deck()), 1, seed, None, alone(seed))
    assert report.questions["Order"] > 0
    assert report.questions["ChoosePair"] > 0


@pytest.mark.parametrize("explicit", [False, True])
def test_games_end_within_their_bound_even_in_an_endless_deck(explicit: bool) -> None:
    match = Match(box_with(endless_deck()), 1, 1, {"explicit_effects": explicit})
    rng = Rng(2)
    longest = 0
    while not match.game.over:
        assert isinstance(match.game, Arigato)
        day, start = match.game.day, len(match.played)
        while isinstance(match.game, Arigato) and match.game.day == day and not match.game.over:
            match.choose(0, keen(match.game, 0, rng))
        longest = max(longest, len(match.played) - start)
    assert 100 < longest <= PER_ROUND
    assert BOX.longest == 5 * 12 * PER_ROUND < 300_000


def test_imagined_roles_are_roles() -> None:
    table_ = Table(seats=2).favors(9).place(BL="S2")
    table_.dawn("B18", "TR", travellers="O1 F2", craftsmen="S1 O2")
    table_.dawn("K18", "TR", travellers="F4 B2", craftsmen="S5 O4", seat=1)
    assert table_.asked(0) == "Pick"
    seen = set()
    for seed in range(20):
        world = table_.game.resample(1, Rng(seed))
        assert isinstance(world, Arigato)
        assert sorted(world.roles[:5]) == [0, 2, 2, 3, 3]
        seen.add(tuple(world.roles[:5]))
    assert len(seen) > 1


def test_positions_and_records_of_steered_games_are_exact() -> None:
    match = Match(BOX, 3, 11)
    rng = Rng(11)
    while not match.game.over:
        seat = match.game.waiting()[0]
        match.choose(seat, keen(match.game, seat, rng))
    again = Match.resume(BOX, match.record)
    assert codec.dumps(BOX, again.game) == codec.dumps(BOX, match.game)
    assert match.game.totals() == again.game.totals()
    assert box_catalogue().printing == match.game.printing  # type: ignore[attr-defined]
    assert card("F20") == 99


def test_rare_positions_are_reached() -> None:
    seen = {type(match.game.open[seat]).__name__ for match in matches() for seat in match.game.waiting()}
    assert {"Pick", "Order", "ChoosePair", "Limit", "Manage"} <= seen
    ends = [match.game for match in matches() if match.game.over]
    assert [game.ranks()[0] for game in ends if game.seats == 1] == [2, 1]  # one lost, one won


def test_questions_have_the_sizes_that_environments_rely_on() -> None:
    sizes = {question.__name__: question.size for question in BOX.asking.table}
    assert sizes == {
        "Arrange": 104,
        "Install": 4,
        "SendOff": 100,
        "Confirm": 5,
        "Morning": 5,
        "ChoosePair": 5,
        "Manage": 34,
        "Apply": 2,
        "Pick": 5,
        "Order": 4,
        "Limit": 5,
    }


def test_dawn_is_sealed_and_the_rest_is_open() -> None:
    sealed = {question.__name__ for question in BOX.asking.table if question.sealed}
    assert sealed == {"Arrange", "Install", "SendOff", "Confirm"}
    always = {question.__name__ for question in BOX.asking.table if question.always}
    assert always == {"Arrange", "Confirm", "Morning", "Manage"}
