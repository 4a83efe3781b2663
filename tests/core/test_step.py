"""The agenda: in which order things happen, who is asked, what a refusal says."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core import codec
from chabudai.core.clauses import Refusal
from chabudai.core.errors import AgainstTheRules, BadPosition, NotAChoice, NotAsked, Refused
from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.knowledge import EVERYONE, SEEN_BY
from chabudai.core.rng import Rng
from chabudai.core.secrets import WHOLE
from chabudai.core.step import NO_OPTIONS, Question, Step
from chabudai.example import BOX, Lanterns


class Sheet(Game):
    """A game that only writes down what happens."""

    FIELDS: ClassVar[tuple[str, ...]] = ("lines",)
    lines: list[str]


class Write(Step[Sheet]):
    """Write a number down, then let other steps happen."""

    def __init__(self, number: int, *following: Step[Any]) -> None:
        self.number, self.following = number, following

    def run(self, game: Sheet) -> None:
        game.lines.append(str(self.number))
        game.then(*self.following)


class AskAll(Step[Sheet]):
    """Ask every seat at once."""

    def run(self, game: Sheet) -> None:
        for seat in range(game.seats):
            game.ask(Which(seat))


class Which(Question[Sheet]):
    """Which of these? Even ones only."""

    size = 4
    allowed: tuple[int, ...] = (0, 2)

    def refusal(self, game: Sheet, choice: int) -> Refusal | None:
        return None if choice in self.allowed else Refusal("deal.1", "odd", {"number": choice})

    def answer(self, game: Sheet, choice: int) -> None:
        game.lines.append(f"{self.seat}:{choice}")

    def describe(self, game: Sheet, choice: int) -> str:
        return f"number {choice}"


class Only(Which):
    allowed = (2,)


class OnlyAlways(Only):
    always = True


class Never(Which):
    allowed = ()


class NeverAlways(Never):
    always = True


def sheet(*steps: Step[Any], seats: int = 2) -> Sheet:
    game = Sheet()
    game.begin(seats, 1, streams=1)
    game.lines = []
    game.then(*steps)
    game.settle()
    return game


def test_steps_happen_in_the_order_written() -> None:
    assert sheet(Write(1), Write(2), Write(3)).lines == ["1", "2", "3"]


def test_steps_put_next_come_before_what_was_already_waiting() -> None:
    assert sheet(Write(1, Write(2), Write(3)), Write(4)).lines == ["1", "2", "3", "4"]


def test_the_table_waits_while_a_seat_is_asked() -> None:
    game = sheet(Write(1), Which(0), Write(2))
    assert (game.lines, game.waiting()) == (["1"], (0,))
    game.choose(0, 2)
    assert (game.lines, game.waiting()) == (["1", "0:2", "2"], ())


@pytest.mark.parametrize(
    ("question", "lines"),
    [(Never(0), []), (NeverAlways(0), []), (Only(0), ["0:2"])],
    ids=["none", "none-always", "one"],
)
def test_without_a_choice_nobody_is_asked(question: Which, lines: list[str]) -> None:
    game = sheet(question)
    assert (game.lines, game.waiting()) == (lines, ())


def test_a_question_whose_being_asked_is_a_secret_is_asked_with_one_option_too() -> None:
    game = sheet(OnlyAlways(0))
    assert game.waiting() == (0,)
    assert game.options_of[0] == (2,)


def test_questions_asked_side_by_side_are_all_open_and_the_table_waits_for_all() -> None:
    game = sheet(AskAll(), Write(9), seats=3)
    assert game.waiting() == (0, 1, 2)
    for seat in (1, 2, 0):
        assert "9" not in game.lines
        game.choose(seat, 0)
    assert game.lines == ["1:0", "2:0", "0:0", "9"]


def test_a_seat_goes_on_by_itself_while_others_are_asked() -> None:
    game = sheet(AskAll(), Write(9))
    game.next_for(0, Write(5), Which(0), Write(6))
    game.choose(0, 0)
    assert (game.lines, game.waiting()) == (["0:0", "5"], (0, 1))
    game.choose(0, 2)
    assert (game.lines, game.waiting()) == (["0:0", "5", "0:2", "6"], (1,))
    game.choose(1, 0)
    assert game.lines == ["0:0", "5", "0:2", "6", "1:0", "9"]


def test_own_agendas_go_on_before_the_shared_one() -> None:
    class Both(Step[Sheet]):
        def run(self, game: Sheet) -> None:
            game.then(Write(3))
            game.next_for(1, Write(2))
            game.next_for(0, Write(1))

    assert sheet(Both()).lines == ["1", "2", "3"]


def test_only_the_asked_have_a_question() -> None:
    game = sheet(Which(0))
    assert isinstance(game.question(0), Which)
    assert [game.question(seat) for seat in (-1, 1, 2, 99)] == [None] * 4


def test_turn_and_play_are_the_first_asked_seat() -> None:
    game = sheet(AskAll())
    assert game.turn() == (0, 2)
    assert game.play(2) == (0, 2)
    assert game.play(0) == NO_OPTIONS == game.turn()
    assert game.lines == ["0:2", "1:0"]


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    with pytest.raises(NotAsked) as refused:
        sheet(Which(1)).choose(0, 0)
    assert refused.value.possible == ["1"]


def test_a_choice_that_does_not_exist_is_refused_with_what_is_possible() -> None:
    with pytest.raises(NotAChoice) as refused:
        sheet(Which(0)).choose(0, 17)
    assert refused.value.possible == ["number 0", "number 2"]
    assert refused.value.facts == {"choice": 17}


def test_a_choice_against_the_rules_is_refused_with_its_clause_and_what_is_possible() -> None:
    with pytest.raises(AgainstTheRules) as refused:
        sheet(Which(0)).choose(0, 3)
    assert refused.value.refusal == Refusal("deal.1", "odd", {"number": 3})
    assert refused.value.possible == ["number 0", "number 2"]
    assert "deal.1" in str(refused.value)


def test_steps_are_told_apart_by_their_ints() -> None:
    assert Step[Any]().fields() == ()
    assert Which(3).fields() == (3,)


def test_knowledge_is_counted_only_when_somebody_learns() -> None:
    game = sheet()
    entry = game.show(7, SEEN_BY[0])
    assert game.learned == 1
    assert game.show(entry, SEEN_BY[0]) == entry
    assert game.learned == 1
    assert game.turn_up(entry) == 7
    assert game.learned == 2
    assert game.turn_up(7 | EVERYONE) == 7
    assert game.learned == 2


def test_a_shuffle_forgets_who_knew_the_cards_and_uses_its_stream() -> None:
    game = sheet()
    pile = game.shuffle([3 | EVERYONE, 1, 2 | SEEN_BY[1]], 0)
    assert sorted(pile) == [1, 2, 3]
    assert game.counters == [1]
    assert [game.shuffle(pile, 0) for _ in range(8)] != [pile] * 8


def test_events_are_noted_only_for_a_journal() -> None:
    game = sheet()
    game.tell("nothing", "deal.1", {})
    game.journal = []
    game.tell("something", "deal.1", {"seat": 1}, SEEN_BY[1])
    assert game.journal == [Event("something", "deal.1", {"seat": 1}, SEEN_BY[1])]
    assert [game.journal[0].visible_to(viewer) for viewer in (None, 0, 1)] == [False, False, True]


# --- views, on the toy --------------------------------------------------------------------------


def test_a_view_blots_out_what_the_seat_cannot_know_and_nothing_else() -> None:
    game = BOX.new(2, 5)
    view = game.view(0)
    assert isinstance(game, Lanterns)
    assert isinstance(view, Lanterns)
    assert view.hands[0] == game.hands[0]
    assert all(entry & 0xFF == 0xFF for entry in view.hands[1] + view.pile)
    assert sorted(view.unseen[0] + [entry & 0xFF for entry in game.hands[0]]) == game.census()
    assert (view.key, view.viewer, view.learned) == (0, 0, 0)


def test_a_view_of_a_view_is_the_same_and_nobody_elses() -> None:
    view = BOX.new(2, 5).view(0)
    assert codec.dumps(BOX, view.view(0)) == codec.dumps(BOX, view)
    for seat in (None, 1):
        with pytest.raises(BadPosition):
            view.view(seat)
        with pytest.raises(BadPosition):
            view.resample(seat, Rng(0))


def test_a_spectator_sees_no_hand_and_no_options() -> None:
    view = BOX.new(2, 5).view(None)
    assert isinstance(view, Lanterns)
    assert all(entry & 0xFF == 0xFF for hand in view.hands for entry in hand)
    assert view.options_of == [NO_OPTIONS] * 2


def test_an_imagined_game_is_whole_and_can_be_played() -> None:
    game = BOX.new(3, 5).resample(1, Rng(0))
    assert game.viewer == WHOLE
    assert game.census() == BOX.new(3, 5).census()
    game.choose(0, 0)


# --- whatever is not allowed changes nothing ----------------------------------------------------


@given(st.integers(0, 30), st.data())
def test_illegal_input_of_any_kind_raises_refused_and_changes_nothing(seed: int, data: st.DataObject) -> None:
    game = BOX.new(3, seed)
    rng = Rng(seed)
    for _ in range(rng.below(12)):
        seat = game.waiting()[0]
        game.choose(seat, game.options_of[seat][rng.below(len(game.options_of[seat]))])
    before = codec.dumps(BOX, game)
    seat = data.draw(st.one_of(st.integers(-2, 4), st.integers()))
    choice = data.draw(st.one_of(st.integers(-2, 8), st.integers()))
    if game.question(seat) is None or choice not in game.options_of[seat]:
        with pytest.raises(Refused):
            game.choose(seat, choice)
    assert codec.dumps(BOX, game) == before
