"""A game at the terminal: whole games, every command, every way to leave, every kind of wrong line."""

import json
from pathlib import Path

import pytest

from chabudai import games
from chabudai.core.match import Match
from chabudai.core.players import Player
from chabudai.core.record import loads, replay
from chabudai.terminal import saves
from chabudai.terminal.session import INTERRUPTED, KEPT, LOST
from tests.shown import scene_of
from tests.terminal.scripted import Scripted, new_match, until

MANY = ["1"] * 200


def placing(seed: int = 1) -> Match:
    return until(new_match(seed=seed), 0, "Place")


@pytest.mark.parametrize(
    ("language", "options"),
    [("en", {}), ("fr", {"black_belt": True}), ("fr", {"white_belt": True, "deck": "rare_belts"})],
)
def test_a_whole_game(tmp_path: Path, language: str, options: dict[str, bool | str]) -> None:
    match = new_match(seats=5, seed=4, **options)
    player = Scripted(MANY, match, tmp_path, language)
    assert player.run() == KEPT
    assert match.game.over
    assert 0 < player.left < 200
    ending = {
        "en": ("The game is over", "Final score", "This game is kept in"),
        "fr": ("La partie est finie", "Score final", "Cette partie est gardée dans"),
    }
    for words in ending[language]:
        assert words in player.said
    for seat, points in enumerate(match.game.totals()):
        assert f" = {points} " in player.said, seat
    kept = loads(player.file.read_text(encoding="utf-8"))
    assert replay(games.find("dojo"), kept).totals() == match.game.totals()


def test_the_score_tree_cites_clauses_at_the_end(tmp_path: Path) -> None:
    player = Scripted(MANY, new_match(seed=2), tmp_path)
    player.run()
    assert "total = " in player.said
    assert "End of the game 1" in player.said
    assert "Scoring 3" in player.said


def test_an_answer_is_a_number_or_a_notation_in_full_or_its_end(tmp_path: Path) -> None:
    for typed in ("2", "{}", "  {}  ", "{upper}", "{tail}"):
        match = placing()
        notation = scene_of(match.game, 0).actions[1].id
        line = typed.format(notation, upper=notation.upper(), tail=notation.split()[-1])
        Scripted([line], match, tmp_path).run()
        mine = [played for played in match.played if played.seat == 0]
        assert mine[-1].written == f"0 {notation}"


def test_what_the_others_did_is_told(tmp_path: Path) -> None:
    player = Scripted(["1", "1", "1"], new_match(), tmp_path)
    player.run()
    assert "Round 1 begins." in player.said
    assert "Botan places the" in player.said


def test_wrong_lines_change_nothing_and_say_what_is_possible(tmp_path: Path) -> None:
    match = placing(seed=6)
    while match.game.round < 2:  # type: ignore[attr-defined]
        seat = match.game.waiting()[0]
        match.choose(seat, match.game.options_of[seat][0])
    match = until(match, 0, "Place")
    before = match.record
    player = Scripted(["blah", "99", "0", "-1", "place z9", "give 1", "d3", "", "   "], match, tmp_path)
    player.run()
    mine = [written for written in match.record.choices if written.startswith("0 ")]
    assert mine == [written for written in before.choices if written.startswith("0 ")]
    for typed in ("blah", "99", "0", "-1", "place z9", "give 1"):
        assert f"“{typed}” is neither an option nor a command. You can choose: place " in player.said
    assert "A card lies there already, and cards once placed stay put. (Training 5, ruling)" in player.said


def test_about_the_question(tmp_path: Path) -> None:
    player = Scripted(["?"], placing(), tmp_path)
    player.run()
    assert "Training 3 training.3" in player.said
    assert "Every later card goes to an empty place" in player.said


def test_about_choices_pieces_and_clauses(tmp_path: Path) -> None:
    match = until(new_match(seed=6), 0, "Award", pick=-1)
    carried = scene_of(match.game, 0)
    trophy = next(piece for piece in carried.pieces() if piece.key == "trophy")
    card = next(piece for piece in carried.pieces() if piece.kind == "card" and piece.code)
    lines = ["? 1", f"? {carried.actions[0].id}", "? row 1", "? column a", f"?{trophy.code}", f"? {card.code}"]
    player = Scripted([*lines, "? raccoons.9", "? scoring.2", "? nonsense"], match, tmp_path)
    player.run()
    assert player.said.count("Allowed: Put the") == 2
    assert (
        "does not go there: black trophies go to rows" in player.said or "There is no card on that line" in player.said
    )
    assert "Trophies 1 trophies.1" in player.said
    assert "On a row:" in player.said or "On a column:" in player.said
    assert "scoring.1" in player.said or "scoring.2" in player.said
    assert "Nothing on the table is called “raccoons.9”" in player.said
    assert "each raccoon counts as one disciple of its owner’s choice" in player.said
    assert "Nothing on the table is called “nonsense”" in player.said


def test_log_score_rules_and_help(tmp_path: Path) -> None:
    player = Scripted(["log", "score", "rules", "rules scoring.3", "rules nope", "help"], placing(), tmp_path)
    player.run()
    assert "Round 1 begins. Set-up 4" in player.said
    assert "your points so far" in player.said
    assert "Five players 1 five.1" in player.said
    assert "ruling D13" in player.said
    assert "There is no clause “nope”. You can choose: box, setup" in player.said
    assert "undo your last move" in player.said


def test_commands_in_french_and_another_language(tmp_path: Path) -> None:
    player = Scripted(["aide", "lang en", "lang de", "langue fr", "lang fr", "annuler"], placing(), tmp_path, "fr")
    player.run()
    assert "annuler votre dernier coup" in player.said
    assert "where in your dojo does" in player.said
    assert "We do not speak “de”. You can choose: en or fr." in player.said
    assert "“langue fr” is neither an option nor a command" in player.said
    assert player.said.count("dans votre dojo") == 2
    assert "Coup annulé : pass." in player.said


def test_undo_takes_back_and_says_how_far(tmp_path: Path) -> None:
    """The others have passed since, and bots agree to go back; but the card we were dealt has been seen."""
    match = placing()
    mine = [place for place, played in enumerate(match.played) if played.seat == 0]
    before = match.record.upto(mine[-1])
    player = Scripted(["undo"], match, tmp_path)
    player.run()
    assert "Undone: pass." in player.said
    assert "No further than this: Somebody has seen a card since" in player.said
    assert match.record == before
    assert type(match.game.question(0)).__name__ == "Challenge"


def test_undo_of_a_swap_keeps_what_the_others_chose_meanwhile(tmp_path: Path) -> None:
    """After our swap everybody places: nothing has been shown yet, so the swap can be taken back."""
    match = until(new_match(seed=6), 0, "Swap", pick=-1)
    while type(match.game.question(0)).__name__ == "Swap" or match.game.question(0) is None:
        seat = match.game.waiting()[0]
        match.choose(seat, match.game.options_of[seat][-1])
    assert match.played[-1].written == "0 swap"
    player = Scripted(["undo"], match, tmp_path)
    player.run()
    assert "Undone: swap." in player.said
    assert type(match.game.question(0)).__name__ == "Swap"


def test_undo_says_when_it_can_go_further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No two choices in a row can be taken back in the games we have, so the obstacle is moved out of the way."""
    match = placing()
    player = Scripted(["undo"], match, tmp_path)
    obstacles = iter(["others-answered", None])
    monkeypatch.setattr(Match, "obstacle_to_undo", lambda *_: next(obstacles))
    player.run()
    assert "You can go back further." in player.said


def test_undo_without_anything_to_undo(tmp_path: Path) -> None:
    match = new_match(seed=1)
    seat = next(seat for seat in range(3) if seat == match.game.waiting()[0])
    player = Scripted(["undo"], match, tmp_path, seat=seat)
    player.run()
    assert "There is nothing to undo." in player.said


def test_undo_never_passes_what_was_learned(tmp_path: Path) -> None:
    match = placing()
    player = Scripted(["1", "undo"], match, tmp_path)
    player.run()
    assert "Somebody has seen a card since, and nobody can unlearn it." in player.said


def test_save_and_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = placing()
    file = tmp_path / "my game.json"
    player = Scripted([f"save '{file}'", "save", "save a b", f"save {tmp_path}", "save 'odd"], match, tmp_path)
    player.run()
    assert f"Saved in {file}." in player.said
    assert player.said.count("Name one file, for example: save my-game.json") == 2
    assert "could not be written" in player.said
    saved = loads(file.read_text(encoding="utf-8"))
    assert saved == match.record
    resumed = Match.resume(games.find("dojo"), saved)
    again = Scripted(["1"], resumed, tmp_path)
    again.run()
    assert len(resumed.played) > len(match.played)


def test_leaving_loses_nothing(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    for lines, code in (
        (["quit", ""], KEPT),
        (["quit", str(copy)], KEPT),
        (["quit"], KEPT),
        ([], KEPT),
        (["^C"], INTERRUPTED),
    ):
        match = placing()
        player = Scripted(lines, match, tmp_path)
        assert player.run() == code
        assert "Nothing is lost, go on with: chabudai play --record" in player.said
        assert loads(player.file.read_text(encoding="utf-8")) == match.record
        if str(copy) in lines:
            assert loads(copy.read_text(encoding="utf-8")) == match.record


@pytest.fixture
def blocked(tmp_path: Path) -> Path:
    """A file in the place of a folder: nobody can write there, whoever runs the tests."""
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    return file


def test_a_folder_that_cannot_be_written_does_not_end_the_game(blocked: Path) -> None:
    """It is told once, with what can be done, and at the end it is not said that nothing is lost."""
    player = Scripted(["1", "1"], placing(), blocked)
    assert player.run() == LOST
    assert player.said.count("could not be written") == 1
    assert "“save my-game.json” keeps it in a file of your choice" in player.said
    assert "This game is not kept." in player.said
    assert "Nothing is lost" not in player.said
    assert blocked.read_text(encoding="utf-8") == "not a folder"


def test_a_finished_game_that_cannot_be_kept_is_not_called_kept(tmp_path: Path, blocked: Path) -> None:
    easy = Scripted(MANY, new_match(seed=2), tmp_path)
    easy.run()
    player = Scripted(MANY[: len(MANY) - easy.left], new_match(seed=2), blocked)
    assert player.run() == LOST
    assert "The game is over" in player.said
    assert "This game is kept in" not in player.said


@pytest.mark.parametrize("lines", [["1", "quit", "", "nowhere/x.json", "{}"], ["1", "^C", "{}"], ["1", "quit", "{}"]])
def test_a_game_that_cannot_be_kept_goes_to_another_file(lines: list[str], blocked: Path, tmp_path: Path) -> None:
    other = tmp_path / "my other game.json"
    player = Scripted([line.format(other) for line in lines], placing(), blocked)
    assert player.run() == (INTERRUPTED if "^C" in lines else KEPT)
    assert f"go on with: chabudai play --record '{other}'" in player.said
    assert loads(other.read_text(encoding="utf-8")) == player.session.match.record


def test_from_a_save_on_the_game_is_kept_there_if_nowhere_else(blocked: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    player = Scripted(["1", f"save {other}", "1", "quit", ""], placing(), blocked)
    assert player.run() == KEPT
    assert f"chabudai play --record {other}" in player.said
    assert loads(other.read_text(encoding="utf-8")) == player.session.match.record


@pytest.mark.parametrize("lines", [["save precious.txt", "{}"], ["quit", "precious.txt", "{}"]])
@pytest.mark.parametrize(("answer", "goes"), [("", False), ("n", False), ("y", True), ("Yes", True)])
def test_a_file_that_is_not_this_game_is_not_overwritten_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[str], answer: str, goes: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    precious = tmp_path / "precious.txt"
    for content in ("precious", new_match(seed=77).record.dumps(), new_match(seed=1, seats=4).record.dumps()):
        precious.write_text(content, encoding="utf-8")
        player = Scripted([line.format(answer) for line in lines], placing(), tmp_path)
        player.run()
        assert "precious.txt exists and is not this game. Write over it?" in player.said
        assert (precious.read_text(encoding="utf-8") != content) is goes
        assert ("Nothing was written." in player.said) is not goes


def test_a_game_is_saved_over_itself_unasked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    player = Scripted(["save mine.json", "1", "1", "save mine.json"], placing(), tmp_path)
    player.run()
    assert player.said.count("Saved in mine.json.") == 2
    assert "Write over it?" not in player.said


def test_save_makes_no_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    player = Scripted(["save some/folder/x.json"], placing(), tmp_path)
    player.run()
    assert "some/folder/x.json could not be written: No such file or directory." in player.said
    assert not Path("some").exists()


def test_a_change_of_language_is_kept(tmp_path: Path) -> None:
    match = new_match()
    match.players = (Player(me=True, language="en"), Player("Botan", "random"), Player("Chiyo", "random"))
    player = Scripted(["lang fr"], match, tmp_path)
    player.run()
    kept = loads(player.file.read_text(encoding="utf-8"))
    assert [one.language for one in kept.players] == ["fr", "", ""]


def test_files_of_games_do_not_collide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    match = new_match()
    first = saves.new_file(match)
    saves.write(first, match.record)
    second = saves.new_file(match)
    assert first != second
    assert json.loads(first.read_text(encoding="utf-8"))["game"] == "dojo"
    assert [path.name for path in tmp_path.iterdir()] == [first.name]


def test_bots_only_see_their_view(tmp_path: Path) -> None:
    seen: list[bool] = []
    player = Scripted(MANY, new_match(), tmp_path)

    def watch(view: object, seat: int, rng: object) -> int:
        seen.append(view.viewer == seat)  # type: ignore[attr-defined]
        return int(view.options_of[seat][0])  # type: ignore[attr-defined]

    player.session.bots = dict.fromkeys(range(3), watch)
    player.run()
    assert seen
    assert all(seen)
