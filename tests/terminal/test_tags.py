"""Where the numbers of options stand, what a typed number means, which sign a mark has."""

from pathlib import Path

import pytest

from chabudai import games
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.core.scene import Action, Piece, Scene, Slot, Zone, text
from chabudai.terminal.option_numbers import tags, written
from chabudai.words import LANGUAGES, Words
from tests.boxes import ALL
from tests.shown import scene_of
from tests.terminal.scripted import Scripted, new_match, until
from tests.words.entries import entries

MARKS_OF = {
    "arigato": {"pending", "fired", "traveller", "craftsman", "met"},
    "artigiano": {"pending", "royal", "princely", "accomplished", "held", "usable", "mission"},
    "dojo": {"pending", "moved"},
    "machi": {"pending", "founder", "wanted", "spent", "planned", "site", "active", "blocked", "inactive", "cancelled"},
}


def asked(name: str, kind: str, seats: int = 3, seed: int = 1) -> Match:
    return until(Match(games.find(name), seats, seed, {}), 0, kind)


def stands(scene: Scene) -> dict[int, set[str]]:
    """Per option: the keys it stands at."""
    found: dict[int, set[str]] = {}
    for key, numbers in tags(scene).items():
        for number in numbers:
            found.setdefault(number, set()).add(key)
    return found


def test_what_is_taken_from_a_flop_is_tagged_there_and_not_in_the_hand() -> None:
    scene = scene_of(asked("machi", "TakeFlop").game, 0)
    flop = [piece.key for piece in scene.pieces() if piece.key.startswith("flop")]
    taken = [(number, action) for number, action in enumerate(scene.actions, start=1) if action.on in flop]
    assert len(taken) == 5
    for number, action in taken:
        assert stands(scene)[number] == {action.on}


@pytest.mark.parametrize(("name", "kind"), [("arigato", "Manage"), ("artigiano", "Operate")])
def test_what_is_discarded_is_tagged_where_it_is_and_not_on_the_discard_pile(name: str, kind: str) -> None:
    match = asked(name, kind)
    seen = 0
    while not match.game.over and seen < 3:
        scene = scene_of(match.game, 0)
        gone = [n for n, a in enumerate(scene.actions, start=1) if a.to in ("discard", "discard-slot")]
        if len(gone) > 1:
            assert all(stands(scene)[n] == {scene.actions[n - 1].on} for n in gone)
            seen += 1
        seat = match.game.waiting()[0]
        match.choose(seat, match.game.options_of[seat][0])
    assert seen == 3


def test_a_pair_is_tagged_on_both_pieces() -> None:
    scene = scene_of(asked("artigiano", "ChooseMissions").game, 0)
    assert len(scene.actions) == 10
    for number, action in enumerate(scene.actions, start=1):
        assert stands(scene)[number] == {action.on, action.to}
    assert all(len(numbers) == 4 for numbers in tags(scene).values())


def test_an_end_that_is_not_drawn_is_left_out() -> None:
    slots = (Slot("here", text("dojo-middle"), (Piece("card", text("dojo-middle")),)),)
    actions = (Action(0, "a", text("yes"), "card", "nowhere"), Action(1, "b", text("yes"), "card", "here"))
    scene = Scene("dojo", 0, text("yes"), (), (Zone("z", text("dojo-middle"), slots=slots),), actions)
    assert tags(scene) == {"card": [1, 2]}


def test_where_all_options_take_one_piece_they_stand_on_the_places() -> None:
    scene = scene_of(until(new_match(), 0, "Give").game, 0)
    assert tags(scene) == {"hand0": [1], "hand1": [2], "hand2": [3]}


def test_runs_of_numbers_are_shortened() -> None:
    assert written([1]) == "1"
    assert written([1, 2, 4, 5, 6, 9]) == "1 2 4–6 9"


def test_a_number_alone_is_the_number_of_an_option_and_nothing_else(tmp_path: Path) -> None:
    """In the notation seats count from 0, so "give 1" is option 2: neither "0" nor any other number may mean a seat."""
    match = until(new_match(), 0, "Give")
    assert [action.id for action in scene_of(match.game, 0).actions] == ["give 0", "give 1", "give 2"]
    before = match.record
    player = Scripted(["0", "-1", "00", "7", "? 0"], match, tmp_path)
    player.run()
    assert match.record == before
    assert player.said.count("is neither an option nor a command") == 4
    assert "Nothing on the table is called “0”" in player.said
    for typed, done in (("1", "0 give 0"), ("give 1", "0 give 1"), ("3", "0 give 2")):
        match = until(new_match(), 0, "Give")
        at = len(match.played)
        Scripted([typed], match, tmp_path).run()
        assert match.played[at].written == done


def test_the_table_can_be_drawn_again_and_looked_at_in_part(tmp_path: Path) -> None:
    match = asked("arigato", "Manage")
    while type(match.game.question(0)).__name__ != "Manage" or _gone(match) < 8:
        seat = match.game.waiting()[0]
        match.choose(seat, match.game.options_of[seat][0])
    before = [played for played in match.played if played.seat == 0]
    lines = ["table", "look", "look botan", "look discard", "options", "look nothing-like-that"]
    player = Scripted(lines, match, tmp_path)
    player.session.screen.console.height = 24
    player.run()
    parts = player.output.getvalue().split("> ")
    assert [played for played in match.played if played.seat == 0] == before
    assert parts[0].count("Arigatō") == parts[1].count("Arigatō") == 1
    assert "╭" not in parts[1]
    assert "╭" in parts[2]
    assert "Botan’s village" in parts[3]
    discarded = next(slot for zone in scene_of(match.game, 0).zones for slot in zone.slots if slot.key == "discard")
    assert all(f" {piece.code} " in parts[4] for piece in discarded.pieces)
    assert not all(f" {piece.code} " in parts[1] for piece in discarded.pieces)
    assert all(action.id in parts[5] for action in scene_of(match.game, 0).actions)
    assert "Nothing on the table is called “nothing-like-that”" in " ".join(parts[6].split())


def _gone(match: Match) -> int:
    return next(
        len(slot.pieces) for zone in scene_of(match.game, 0).zones for slot in zone.slots if slot.key == "discard"
    )


def test_a_choice_of_a_card_tells_what_the_card_does(tmp_path: Path) -> None:
    match = asked("machi", "TakeFlop")
    action = scene_of(match.game, 0).actions[0]
    piece = next(piece for piece in scene_of(match.game, 0).pieces() if piece.key == action.on)
    words = Words("en")
    assert piece.text is not None
    told = " ".join(words.say(piece.text).split())
    for typed in ("? 1", f"? {action.id.split()[-1]}", f"? {words.say(piece.name)}"):
        player = Scripted([typed], asked("machi", "TakeFlop"), tmp_path)
        player.run()
        assert told in player.said, typed
        if typed != f"? {words.say(piece.name)}":
            assert "Allowed: Take" in player.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_has_a_sign_and_no_two_of_a_game_have_the_same(language: str) -> None:
    marks = {key.removeprefix("mark-") for key in entries(language) if key.startswith("mark-")}
    signs = {mark: Words(language).sign(mark) for mark in marks}
    assert all(len(sign) == 1 for sign in signs.values())
    for name, own in MARKS_OF.items():
        assert len({signs[mark] for mark in marks & own}) == len(marks & own), name
    assert marks == set().union(*MARKS_OF.values())


@pytest.mark.parametrize("name", ALL)
def test_these_are_the_marks_of_a_game(name: str) -> None:
    """A game that is not in the list uses marks of the others, which have a sign."""
    box, rng = games.find(name), Rng(1)
    known = MARKS_OF.get(name, set().union(*MARKS_OF.values()))
    game = box.new(box.seat_counts[-1], 1)
    turn = 0
    while not game.over:
        seat = game.waiting()[0]
        if turn % 9 == 0:
            assert {mark for piece in scene_of(game, seat).pieces() for mark in piece.marks} <= known
        options = game.options_of[seat]
        game.choose(seat, options[rng.below(len(options))])
        turn += 1
