"""Record: a game as its table, its seed and the list of choices."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai import games
from chabudai.core import codec, record
from chabudai.core.box import Box
from chabudai.core.errors import BadDeck, BadRecord, BadTable, ChabudaiError
from chabudai.core.game import Game
from chabudai.core.laws import at_random, table
from chabudai.core.match import Match
from chabudai.core.players import Player, person
from chabudai.core.record import Record, from_json, loads, possible_choices, replay
from chabudai.core.rng import Rng
from chabudai.example import BOX, Lanterns
from chabudai.example.game import Peek
from tests.laws.toy import box_of

BOXES = [BOX, *map(games.find, games.names())]


def played(box: Box, number: int, choices: int = 1_000) -> Match:
    """A random match, `choices` long at most."""
    seats, options = table(box, number)
    match, rng = Match(box, seats, number, options), Rng(number)
    while not match.game.over and len(match.played) < choices:
        seat = match.game.waiting()[0]
        match.choose(seat, at_random(match.game, seat, rng))
    return match


RECORD = played(BOX, 3).record
TEXTS = {box.name: played(box, 5).record.dumps() for box in BOXES}


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
@pytest.mark.parametrize("number", range(4))
def test_a_record_survives_a_file_and_replays_to_the_same_position(box: Box, number: int) -> None:
    match = played(box, number)
    back = loads(match.record.dumps())
    assert back == match.record
    assert codec.dumps(box, replay(box, back)) == codec.dumps(box, match.game)


def test_a_file_has_one_choice_a_line() -> None:
    lines = [line.strip().rstrip(",") for line in RECORD.dumps().splitlines()]
    assert lines[-len(RECORD.choices) - 2 : -2] == [f'"{choice}"' for choice in RECORD.choices]


def test_a_record_without_choices_survives_too() -> None:
    assert loads(RECORD.upto(0).dumps()) == RECORD.upto(0)


def test_a_replay_stops_where_it_is_told_and_shows_every_position_on_the_way() -> None:
    seen: list[tuple[str, int]] = []
    game = replay(BOX, RECORD, 5, lambda before, seat, choice: seen.append((codec.dumps(BOX, before), seat)))
    assert len(seen) == 5
    assert [text for text, _ in seen] == [codec.dumps(BOX, replay(BOX, RECORD, count)) for count in range(5)]
    assert codec.dumps(BOX, game) == codec.dumps(BOX, replay(BOX, RECORD.upto(5)))


@pytest.mark.parametrize("count", [-1, len(RECORD.choices) + 1])
def test_a_record_cannot_be_cut_outside_its_choices(count: int) -> None:
    with pytest.raises(BadRecord, match="no such choice"):
        RECORD.upto(count)
    with pytest.raises(BadRecord, match="no such choice"):
        replay(BOX, RECORD, count)


def test_a_truncated_file_is_refused_wherever_it_was_cut() -> None:
    text = RECORD.dumps().rstrip()
    for end in range(len(text)):
        with pytest.raises(BadRecord, match="not json") as error:
            loads(text[:end])
        assert error.value.where.startswith("line ")


@pytest.mark.parametrize("text", ["[" * 100_000, "1" * 10_000, '{"format": NaN}', "\ud800", "\x00"])
def test_files_made_to_hurt_are_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        loads(text)


@pytest.mark.parametrize("data", [None, 3, "x", [], [{}]])
def test_what_is_not_an_object_is_not_a_record(data: Any) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        from_json(data)


@pytest.mark.parametrize("value", [None, 0, 2, "1", []])
def test_an_unknown_format_is_refused(value: Any) -> None:
    with pytest.raises(BadRecord, match="unknown format"):
        from_json(RECORD.to_json() | {"format": value})


WRONG: dict[str, tuple[object, ...]] = {
    "game": (None, 3, ["lanterns"]),
    "edition": (None, "1", 1.0, True),
    "seats": (None, "2", 2.0, True, [2]),
    "seed": (None, "0", 0.5, False, {}),
    "options": (None, [], "rounds", 3),
    "choices": (None, {}, "0 decline", 3),
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in WRONG.items() for value in values])
def test_a_field_of_the_wrong_type_is_named(field: str, value: Any) -> None:
    with pytest.raises(BadRecord) as error:
        from_json(RECORD.to_json() | {field: value})
    assert error.value.facts["field"] == field


@pytest.mark.parametrize("field", [*WRONG])
def test_a_missing_field_is_named(field: str) -> None:
    data = RECORD.to_json()
    del data[field]
    with pytest.raises(BadRecord) as error:
        from_json(data)
    assert error.value.facts["field"] == field


@pytest.mark.parametrize("item", [None, 0, ["0", "decline"], {}])
def test_a_choice_that_is_no_text_is_named_by_its_number(item: Any) -> None:
    with pytest.raises(BadRecord) as error:
        from_json(RECORD.to_json() | {"choices": ["0 decline", item]})
    assert error.value.facts["field"] == "choices[2]"


def test_a_record_longer_than_any_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "MOST_CHOICES", 3)
    with pytest.raises(BadRecord, match="too many choices"):
        from_json(RECORD.to_json())


class Clumsy(Lanterns):
    """A game with a fault of its own."""

    class Peek(Peek):
        def answer(self, game: Lanterns, choice: int) -> None:
            raise ZeroDivisionError

    PEEK = Peek


@pytest.mark.parametrize("play", [replay, Match.resume])
def test_a_fault_of_the_game_is_not_blamed_on_the_record(play: Callable[[Box, Record], object]) -> None:
    with pytest.raises(ZeroDivisionError):
        play(box_of(Clumsy), RECORD)


def attempts(data: Record) -> list[ChabudaiError]:
    """What replaying and resuming say to a record that cannot be played."""
    errors: list[ChabudaiError] = []
    for play in (replay, Match.resume):
        with pytest.raises((BadRecord, BadTable)) as error:
            play(BOX, data)
        errors.append(error.value)
    return errors


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"game": "chess"}, "foreign-record"),
        ({"edition": 99}, "other-edition"),
        ({"seats": 9}, "bad-seat-count"),
        ({"seed": -1}, "bad-seed"),
        ({"options": {"rounds": 9}}, "bad-option-value"),
        ({"options": {"speed": 1}}, "unknown-option"),
        ({"choices": ["0 castle"]}, "unreadable-choice"),
        ({"choices": ["decline"]}, "unreadable-choice"),
        ({"choices": [""]}, "unreadable-choice"),
        ({"choices": ["1 decline"]}, "unreadable-choice"),
        ({"choices": ["-1 decline"]}, "unreadable-choice"),
        ({"choices": ["٠ decline"]}, "unreadable-choice"),
        ({"choices": ["9999999999 decline"]}, "unreadable-choice"),
        ({"choices": ["9" * 5_000]}, "unreadable-choice"),
        ({"choices": ["0 peek 1", "1 peek 0"]}, "choice-refused"),
    ],
)
def test_a_record_that_cannot_be_played_says_why(changes: dict[str, Any], problem: str) -> None:
    for error in attempts(from_json(RECORD.to_json() | changes)):
        assert error.problem == problem


def test_an_unreadable_choice_says_which_and_what_would_have_been_possible() -> None:
    for error in attempts(from_json(RECORD.to_json() | {"seats": 3, "choices": ["0 decline", "1 castle"]})):
        assert error.where == "choice 2"
        assert error.possible == ["1 peek 0", "1 decline", "1 peek 2"]


def test_choices_after_the_end_are_refused() -> None:
    for error in attempts(from_json(RECORD.to_json() | {"choices": [*RECORD.choices, "0 decline"]})):
        assert error.where == f"choice {len(RECORD.choices) + 1}"


def test_every_possible_choice_is_written_as_a_record_reads_it() -> None:
    game: Game = replay(BOX, RECORD, 3)
    for written in possible_choices(game):
        seat, choice = record.read_choice(game, written, 1)
        game.clone().choose(seat, choice)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
@given(st.data())
def test_a_record_with_any_change_to_its_text_raises_our_errors_or_none(box: Box, data: st.DataObject) -> None:
    text = TEXTS[box.name]
    place = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 3))
    changed = text[:place] + data.draw(st.text('0123456789"{}[]:,- abcdeplrn\n', max_size=4)) + text[place + cut :]
    try:
        replay(box, loads(changed))
    except (BadRecord, BadTable, BadDeck):
        return
    assert isinstance(loads(changed), Record)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
@given(
    st.sampled_from(["game", "edition", "seats", "seed", "options", "deck", "choices", "format"]),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
        max_leaves=8,
    ),
)
def test_a_record_with_any_field_replaced_raises_our_errors_or_none(box: Box, field: str, value: Any) -> None:
    text = json.dumps(json.loads(TEXTS[box.name]) | {field: value})
    try:
        match = Match.resume(box, loads(text))
    except (BadRecord, BadTable, BadDeck):
        return
    assert match.record.game == box.name


# --- who played -----------------------------------------------------------------------------------

ME = {"me": True, "language": "fr"}
BOT = {"name": "Aiko", "bot": "novice"}


def test_players_travel_with_a_record() -> None:
    kept = from_json(RECORD.to_json() | {"players": [BOT, ME, {}]})
    assert kept.players == (Player("Aiko", "novice"), Player(me=True, language="fr"), Player())
    assert person(kept.players) == 1
    assert loads(kept.dumps()) == kept
    assert Match.resume(BOX, kept).record == kept
    assert Match.resume(BOX, kept).fork(2).record == kept.upto(2)


def test_a_record_may_say_nothing_of_its_players() -> None:
    assert "players" not in RECORD.to_json()
    assert from_json(RECORD.to_json()).players == ()
    assert person(()) is None


WRONG_PLAYERS: list[tuple[object, str]] = [
    (None, "bad field"),
    ({}, "bad field"),
    ([BOT, "me"], "bad field"),
    ([BOT, {"me": 1}], "bad field"),
    ([BOT, {"name": 3}], "bad field"),
    ([BOT, {"seat": 1}], "unknown field"),
    ([BOT, {"name": "\x1b[2J"}], "bad name"),
    ([BOT, {"name": "x" * 81}], "bad name"),
    ([BOT, ME], "bad players"),
    ([BOT, BOT, BOT, ME], "bad players"),
    ([BOT, ME, ME], "bad players"),
    ([BOT, BOT, BOT | ME], "bad players"),
]


@pytest.mark.parametrize(("players", "problem"), WRONG_PLAYERS)
def test_players_that_cannot_be_are_refused(players: Any, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        from_json(RECORD.to_json() | {"players": players})
