"""Match: the record, the events, and what may be taken back.  Played with the toy: peek, bid, hang."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai import games
from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.errors import BadRecord, CannotUndo, NotAChoice, NotAsked, Refused
from chabudai.core.knowledge import EVERYONE, SEEN_BY
from chabudai.core.laws import at_random
from chabudai.core.laws.positions import Whole
from chabudai.core.match import Going, Match
from chabudai.core.record import Record
from chabudai.core.rng import Rng
from chabudai.example import BOX, Lanterns
from chabudai.example.game import Hang
from tests.boxes import polished
from tests.laws.toy import box_of

BOXES = [BOX, *map(games.find, games.names())]
DECLINES = ("0 decline", "1 decline", "2 decline")
SEED = 7  # if everybody bids the first card, seat 0 wins and hangs two lanterns


def position(match: Match) -> str:
    return codec.dumps(BOX, match.game)


def match_after(*written: str, seed: int = SEED) -> Match:
    """A match of three after these choices."""
    return Match.resume(BOX, Record(BOX.name, BOX.edition, 3, seed, choices=written))


BIDDING = match_after(*DECLINES)
HANGING = match_after(*DECLINES, "0 first", "1 first", "2 first")
BIDDING_AGAIN = match_after(
    *(*DECLINES, "0 first", "1 first", "2 first", "0 hang 1", "0 hang 2", "1 hang 1", "2 hang 1"), *DECLINES
)


def continued(match: Match) -> Match:
    """A match of its own, as the given one stands."""
    return match.fork(len(match.played))


def refusal_to_undo(match: Match, seat: int) -> str:
    before, record = position(match), match.record
    with pytest.raises(CannotUndo) as error:
        match.undo(seat)
    assert (position(match), match.record) == (before, record)
    assert match.obstacle_to_undo(seat) == error.value.problem
    return error.value.problem


def test_the_record_lists_the_choices_as_written() -> None:
    assert BIDDING.record.choices == DECLINES


# --- refused choices ----------------------------------------------------------------------------


@pytest.mark.parametrize("choice", [-5, -1, 3, 10**9, -(10**30)])
@pytest.mark.parametrize("seat", [-1, 0, 1, 5])
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_strange_choice_raises_refused_and_is_not_recorded(box: Box, seat: int, choice: int) -> None:
    match = Match(box, 3, 0)
    if match.game.question(seat) and choice in match.game.options_of[seat]:
        return
    before = codec.dumps(box, match.game)
    with pytest.raises(Refused):
        match.choose(seat, choice)
    assert codec.dumps(box, match.game) == before
    assert match.record.choices == ()
    assert match.game.journal is None


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_any_kind_of_whole_number_is_a_choice_and_is_kept_as_a_plain_int(box: Box) -> None:
    match, plain = Match(box, Whole(3), Whole(0)), Match(box, 3, 0)
    for _ in range(12):
        seat = match.game.waiting()[0]
        choice = match.game.options_of[seat][-1]
        match.choose(Whole(seat), Whole(choice))
        plain.choose(seat, choice)
    assert match.record == plain.record
    assert all(type(played.choice) is int and type(played.seat) is int for played in match.played)
    assert type(match.seed) is int
    assert codec.dumps(box, match.game) == codec.dumps(box, plain.game)


def test_true_and_false_are_the_numbers_one_and_nought() -> None:
    match = continued(BIDDING)
    match.choose(False, True)
    assert position(match) == position(match_after(*DECLINES, "0 second"))


@pytest.mark.parametrize("choice", [0.0, 1.0, "0", None, (0,), 1j])
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_what_is_no_whole_number_is_no_choice_and_changes_nothing(box: Box, choice: object) -> None:
    match = Match(box, 3, 0)
    before = codec.dumps(box, match.game)
    seat = match.game.waiting()[0]
    for chooser in (match, match.game):
        with pytest.raises(NotAChoice):
            chooser.choose(seat, choice)  # type: ignore[arg-type]
        with pytest.raises(NotAsked):
            chooser.choose(choice, 0)  # type: ignore[arg-type]
    assert codec.dumps(box, match.game) == before
    assert match.game.waiting()
    assert match.record.choices == ()


@given(st.integers(0, 12), st.integers(-3, 12), st.integers())
def test_whatever_is_refused_leaves_the_match_as_it_was(steps: int, seat: int, choice: int) -> None:
    match = Match(BOX, 3, SEED)
    for _ in range(steps):
        asked = match.game.waiting()[-1]
        match.choose(asked, match.game.options_of[asked][-1])
    before, record = position(match), match.record
    try:
        match.choose(seat, choice)
    except Refused:
        assert (position(match), match.record) == (before, record)
    else:
        assert len(match.record.choices) == steps + 1


# --- events -------------------------------------------------------------------------------------


def test_everybody_hears_what_they_may_hear() -> None:
    match = match_after("0 peek 1")
    told = {viewer: [event.kind for event in match.events(viewer)][-1:] for viewer in (None, 0, 1, 2)}
    assert told == {None: ["peek"], 0: ["peek-card"], 1: ["peek-card"], 2: ["peek"]}


def test_the_deal_is_part_of_the_story() -> None:
    assert [event.kind for event in Match(BOX, 3, SEED).events(1)] == ["round", "receive", "receive"]
    assert [event.kind for event in Match(BOX, 3, SEED).events(None)] == ["round"]


# --- undo by oneself ----------------------------------------------------------------------------


def test_a_choice_that_taught_nobody_anything_can_be_taken_back() -> None:
    match = match_after("0 decline")
    assert match.obstacle_to_undo(0) is None
    match.undo(0)
    assert position(match) == position(Match(BOX, 3, SEED))
    assert match.record.choices == ()


def test_after_an_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    match = match_after("0 decline")
    match.undo(0)
    match.choose(0, 1)
    assert position(match) == position(match_after("0 peek 1"))


def test_without_a_choice_there_is_nothing_to_undo() -> None:
    assert refusal_to_undo(Match(BOX, 3, SEED), 0) == "nothing-to-undo"
    assert refusal_to_undo(match_after("0 decline"), 1) == "nothing-to-undo"


def test_what_somebody_has_learned_cannot_be_taken_back() -> None:
    assert refusal_to_undo(match_after("0 peek 1"), 0) == "somebody-learned"


def test_a_revealed_bid_cannot_be_taken_back() -> None:
    assert refusal_to_undo(continued(HANGING), 2) == "somebody-learned"


def test_used_chance_cannot_be_taken_back() -> None:
    match = continued(HANGING)
    while not match.game.over:
        seat = match.game.waiting()[0]
        match.choose(seat, match.game.options_of[seat][-1])
    assert refusal_to_undo(match, match.played[-1].seat) == "chance-was-used"


def test_a_choice_that_others_have_answered_cannot_be_taken_back_alone() -> None:
    match = match_after("0 decline", "1 decline")
    assert refusal_to_undo(match, 0) == "others-answered"
    match.undo(1)
    match.undo(0)
    assert match.record.choices == ()


def test_a_sealed_choice_is_taken_out_of_the_middle() -> None:
    match = continued(BIDDING)
    match.choose(0, 1)
    match.choose(1, 0)
    match.undo(0)
    assert match.record.choices == (*DECLINES, "1 first")
    assert position(match) == position(match_after(*DECLINES, "1 first"))
    assert match.game.waiting() == (0, 2)
    match.choose(0, 0)
    assert position(match) == position(match_after(*DECLINES, "0 first", "1 first"))


def test_in_a_simultaneous_phase_everybody_may_undo_in_any_order() -> None:
    match = continued(BIDDING)
    match.choose(2, 0)
    match.choose(0, 0)
    for seat in (2, 0):
        match.undo(seat)
    assert position(match) == position(BIDDING)


def test_several_choices_of_ones_own_are_taken_back_one_by_one() -> None:
    match = continued(HANGING)
    match.choose(1, 3)
    match.choose(0, 0)
    match.choose(0, 1)
    match.undo(0)
    assert match.record.choices[6:] == ("1 hang 4", "0 hang 1")
    match.undo(0)
    match.undo(1)
    assert position(match) == position(HANGING)


def test_an_undo_after_an_undo_still_knows_who_answered_what() -> None:
    match = match_after("0 decline", "1 decline")
    match.undo(1)
    match.choose(1, 1)
    assert refusal_to_undo(match, 0) == "others-answered"


def test_a_question_asked_again_after_an_undo_is_as_old_as_it_was() -> None:
    match = continued(HANGING)
    match.choose(0, 0)
    match.undo(0)
    match.choose(1, 0)
    match.choose(0, 0)
    match.undo(1)
    assert match.record.choices[6:] == ("0 hang 1",)


def test_what_the_answers_of_another_seat_opened_does_not_stand_in_the_way() -> None:
    match = continued(HANGING)
    match.choose(1, 0)
    match.choose(0, 0)
    match.choose(0, 1)  # asked because of the choice before: seat 0 hangs two lanterns
    assert match.obstacle_to_undo(1) is None
    match.undo(1)
    assert match.record.choices[6:] == ("0 hang 1", "0 hang 2")
    match.choose(1, 5)
    assert match.obstacle_to_undo(0) is None


def test_dawn_may_be_changed_however_far_the_other_seat_has_come() -> None:
    match = Match(games.find("arigato"), 2, 7)
    while match.game.question(0):
        match.choose(0, match.game.options_of[0][0])
    for _ in range(3):
        match.choose(1, match.game.options_of[1][0])
    theirs = [written for written in match.record.choices if written.startswith("1 ")]
    while match.obstacle_to_undo(0) is None:
        match.undo(0)
    assert list(match.record.choices) == theirs


# --- who learns --------------------------------------------------------------------------------


def test_alone_one_goes_back_over_ready_but_not_over_a_drawn_card() -> None:
    match = Match(games.find("arigato"), 1, 7)
    day = [event.kind for event in match.opening_events].count("day")
    while match.game.question(0):
        events = match.choose(0, match.game.options_of[0][0])
        if any(event.kind == "day" for event in events):
            break
        assert match.obstacle_to_undo(0) is None
    assert "0 ready" in match.record.choices
    assert day == 1
    assert match.obstacle_to_undo(0) == "somebody-learned"


@pytest.mark.parametrize(("seats", "counted"), [(1, 0), (2, 1)])
def test_shown_to_all_is_news_to_those_who_did_not_know(seats: int, counted: int) -> None:
    game = Match(games.find("arigato"), seats, 7).game
    mine = game.show(4, SEEN_BY[0])
    before = game.learned
    assert game.show(mine, EVERYONE) == 4 | EVERYONE
    assert game.learned == before + counted
    game.turn_up(mine)
    game.unseal()
    assert game.learned == before + 3 * counted
    game.learn()
    assert game.learned == before + 3 * counted + 1


def test_what_only_a_spectator_learns_can_be_taken_back() -> None:
    game = Match(BOX, 2, 7).game
    before = game.learned
    assert game.turn_up(3 | SEEN_BY[0] | SEEN_BY[1]) == 3
    assert game.learned == before


# --- undo by consent ----------------------------------------------------------------------------


class Echoing(Hang):
    """Whoever hangs on the first hook lets the neighbour hang one more."""

    def answer(self, game: Lanterns, choice: int) -> None:
        super().answer(game, choice)
        if choice == 0:
            neighbour = (self.seat + 1) % game.seats
            game.next_for(neighbour, game.HANG(neighbour))


class Echoes(Lanterns):
    HANG = Echoing


ECHOES = box_of(Echoes)


def test_with_consent_only_what_depends_on_the_choice_goes() -> None:
    match = Match.resume(ECHOES, HANGING.record)
    match.choose(1, 3)
    match.choose(0, 0)
    match.choose(2, 3)  # would have been asked anyway
    match.choose(1, 0)  # asked because of seat 0, and asks seat 2 once more
    match.choose(2, 4)
    assert match.goes_with(7) == (7, 9, 10)
    with pytest.raises(CannotUndo, match="others answered"):
        match.undo(0)
    match.undo(0, agreed=True)
    assert match.record.choices[6:] == ("1 hang 4", "2 hang 4")
    assert match.game.waiting() == (0,)


def test_with_consent_the_match_goes_back_over_the_answers_of_others() -> None:
    match = match_after(*DECLINES)
    match.undo(1, agreed=True)
    assert match.record.choices == DECLINES[:1]
    assert position(match) == position(match_after(*DECLINES[:1]))
    match.choose(1, 1)


def test_not_even_consent_makes_anybody_forget() -> None:
    match = match_after("0 decline", "1 peek 2", "2 decline")
    match.undo(2, agreed=True)
    with pytest.raises(CannotUndo, match="somebody learned"):
        match.undo(0, agreed=True)
    with pytest.raises(CannotUndo, match="somebody learned"):
        match.take_back([0])
    assert match.record.choices == ("0 decline", "1 peek 2")


@pytest.mark.parametrize("places", [[-1], [3], [99], []])
def test_only_choices_that_were_made_can_be_taken_back(places: list[int]) -> None:
    with pytest.raises(CannotUndo, match="nothing to undo"):
        match_after(*DECLINES).take_back(places)


# --- looking back, branching off, resuming ------------------------------------------------------


def test_every_earlier_position_can_be_looked_at_and_is_only_a_copy() -> None:
    for count in range(len(BIDDING_AGAIN.played) + 1):
        game = BIDDING_AGAIN.at(count)
        assert codec.dumps(BOX, game) == position(match_after(*BIDDING_AGAIN.record.choices[:count]))
        if game.waiting():
            game.take(game.waiting()[0], game.turn()[0])
            assert codec.dumps(BOX, BIDDING_AGAIN.at(count)) != codec.dumps(BOX, game)


@pytest.mark.parametrize("count", [-1, len(BIDDING_AGAIN.played) + 1])
def test_there_is_no_position_outside_the_match(count: int) -> None:
    with pytest.raises(BadRecord, match="no such choice"):
        BIDDING_AGAIN.at(count)
    with pytest.raises(BadRecord, match="no such choice"):
        BIDDING_AGAIN.fork(count)


def test_a_fork_goes_its_own_way() -> None:
    fork = BIDDING_AGAIN.fork(6)
    assert position(fork) == position(HANGING)
    before = position(BIDDING_AGAIN)
    fork.choose(1, 5)
    assert fork.record.choices[6:] == ("1 hang 6",)
    assert position(BIDDING_AGAIN) == before


def test_a_resumed_match_knows_its_events_and_may_undo() -> None:
    match = Match.resume(BOX, match_after("0 decline").record)
    assert [event.kind for event in match.events(0)] == ["round", "receive", "receive"]
    match.undo(0)
    assert match.record.choices == ()


@pytest.mark.parametrize("name", games.names())
def test_what_goes_with_a_choice_is_found_step_by_step_as_it_is_at_once(name: str) -> None:
    """Also when choices are taken back in between, and others made."""
    box, rng = games.find(name), Rng(3)
    match = Match(box, box.seat_counts[-1], 3)
    compared = 0
    while not match.game.over and len(match.played) < 60:
        waiting = match.game.waiting()
        seat = waiting[rng.below(len(waiting))]
        match.choose(seat, at_random(match.game, seat, rng))
        if rng.below(4) == 0 and match.obstacle_to_undo(seat) is None:
            match.undo(seat)
        for place in range(max(0, len(match.played) - 6), len(match.played)):
            found = match.goes_with(place)
            assert found == Going(match.played, place).follow(match.played)
            compared += len(found) > 1
    assert compared or not polished(name)
