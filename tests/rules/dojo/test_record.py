"""Records of Dojo: the notation, the deck that travels along, and going on from any point."""

import json
from collections import Counter

import pytest

from chabudai.core import record as records
from chabudai.core.box import parse_choice
from chabudai.core.codec import decode, dumps, encode
from chabudai.core.errors import BadRecord
from chabudai.core.match import Match
from chabudai.core.record import Record, loads, replay
from chabudai.core.rng import Rng
from chabudai.games.dojo import BOX
from chabudai.games.dojo.data import deck_names
from chabudai.games.dojo.material import CARD_KINDS
from tests.clauses import proves
from tests.rules.dojo.position import Table

MINE = {"name": "Mine", "status": "printed", "counts": {"monkey": {"white": 40}, "raccoon": {"black": 20}}}
VARIANTS = [
    {},
    {"white_belt": True},
    {"black_belt": True},
    {"fixed_trophies": True},
    {"white_belt": True, "black_belt": True},
]


def played(seats: int, seed: int, options: dict[str, bool | int | str] | None = None, deck: object = None) -> Match:
    match = Match(BOX, seats, seed, options, deck)
    rng = Rng(seed)
    while match.game.asked:
        seat = match.game.waiting()[rng.below(len(match.game.waiting()))]
        options_of_seat = match.game.options_of[seat]
        match.choose(seat, options_of_seat[rng.below(len(options_of_seat))])
    return match


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", VARIANTS)
def test_a_record_survives_as_text_and_replays_to_the_same_position(seats: int, options: dict[str, bool]) -> None:
    match = played(seats, 100 + seats, dict(options))
    again = loads(match.record.dumps())
    assert again == match.record
    assert dumps(BOX, replay(BOX, again)) == dumps(BOX, match.game)
    assert len(match.played) <= BOX.longest


def test_the_notation_is_lossless() -> None:
    met = set()
    for seed in range(6):
        match = played(3 + seed % 3, seed, {"black_belt": seed % 2 == 1})
        for number, made in enumerate(match.played):
            position = match.at(number)
            question = position.question(made.seat)
            assert question is not None
            written = [question.describe(position, candidate) for candidate in question.candidates(position)]
            assert len(set(written)) == len(written)
            assert parse_choice(position, made.seat, made.written.partition(" ")[2]) == made.choice
            met.add(type(question))
    assert met == set(BOX.asking.table)


def test_choices_read_like_play() -> None:
    table = Table(3, cards="MW FW RK | TW CW TK", turned="broom incense", black_belt=True)
    table.quiet_round()
    table.deal()
    table.play("2 challenge", "2 paper", "1 rock", "1 scissors", "2 rock", "2 paper", "1 paper", "2 swap")
    table.train("d4")
    table.play("2 row 4")
    assert table.match.record.choices == (
        *("0 give 0", "0 give 1", "1 pass", "2 pass"),
        *("1 give 0", "1 give 1", "2 challenge"),
        *("2 paper", "1 rock", "1 scissors", "2 rock", "2 paper", "1 paper"),
        "2 swap",
        *("0 place d4", "1 place d4", "2 place d4"),
        "2 row 4",
    )


@proves("box.4")
def test_a_supplied_deck_travels_inside_the_record() -> None:
    match = played(4, 8, deck=MINE)
    written = loads(match.record.dumps())
    assert written.deck == MINE
    game = replay(BOX, written)
    assert Counter(item for item in game.census() if item < CARD_KINDS) == {0: 40, 29: 20}


@proves("box.4")
@pytest.mark.parametrize("deck", deck_names())
def test_the_chosen_deck_is_named_in_the_record(deck: str) -> None:
    record = Match(BOX, 3, 1, {"deck": deck}).record
    assert record.options == {**BOX.defaults, "deck": deck}


@proves("trophies.7")
def test_a_record_from_before_fixed_trophies_is_played_as_it_was() -> None:
    match = played(4, 21)
    assert match.options.pop("fixed_trophies") is False
    former = loads(match.record.dumps())
    assert "fixed_trophies" not in former.options
    assert replay(BOX, former).totals() == match.game.totals()


def test_a_game_can_be_continued_from_any_point() -> None:
    match = played(3, 21)
    middle = match.fork(40)
    assert dumps(BOX, middle.game) == dumps(BOX, match.at(40))
    for made in match.played[40:]:
        middle.choose(made.seat, made.choice)
    assert middle.record == match.record
    assert middle.events(None) == match.events(None)


def test_a_position_survives_as_json_at_every_choice() -> None:
    match = played(4, 22, {"black_belt": True})
    for number in range(0, len(match.played), 7):
        position = match.at(number)
        again = decode(BOX, json.loads(json.dumps(encode(BOX, position))))
        assert dumps(BOX, again) == dumps(BOX, position)
        assert [again.options_of[seat] for seat in again.waiting()] == [
            position.options_of[seat] for seat in position.waiting()
        ]


@pytest.mark.parametrize(
    ("choices", "problem"),
    [
        (("0 give 9",), "unreadable-choice"),
        (("9 give 0",), "unreadable-choice"),
        (("0 challenge",), "unreadable-choice"),
        (("0 give 0", "0 give 0"), "choice-refused"),
    ],
)
def test_a_choice_that_cannot_be_is_named_with_its_number(choices: tuple[str, ...], problem: str) -> None:
    dealer = BOX.new(3, 1).waiting()[0]
    written = tuple(choice.replace("0 give", f"{dealer} give") for choice in choices)
    with pytest.raises(BadRecord) as caught:
        replay(BOX, Record("dojo", BOX.edition, 3, 1, {}, None, written))
    assert caught.value.problem == problem
    assert caught.value.where == f"choice {len(choices)}"


def test_a_record_of_another_edition_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        records.start(BOX, Record("dojo", BOX.edition + 1, 3, 1))
    assert caught.value.problem == "other-edition"
