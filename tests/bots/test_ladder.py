"""The ladder: who meets whom, files that can be continued, figures that are right."""

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from chabudai.bots import LEVELS
from chabudai.bots.ladder import LADDER, MATCH, RANDOM, Contest, Game, heading, play_one, read, write
from chabudai.bots.ladder_page import drawing
from chabudai.bots.rating import ahead, better_deals, rungs, share, span
from chabudai.cli import run

FIVE = tuple(LEVELS)


def test_every_bot_of_a_deal_sits_on_every_seat() -> None:
    contest = Contest("dojo", 4, FIVE)
    for deal in range(4):
        seatings = contest.seatings(deal)
        assert len(seatings) == 4
        for bot in seatings[0]:
            assert sorted(seating.index(bot) for seating in seatings) == [0, 1, 2, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_neighbours_on_the_ladder_meet(seats: int) -> None:
    tables = Contest("dojo", seats, FIVE, LADDER).tables()
    for lower, upper in pairwise(FIVE):
        assert any(lower in table and upper in table for table in tables)


def test_a_match_gives_both_the_same_seats() -> None:
    even = Contest("dojo", 4, ("master", "greedy"), MATCH).seatings(0)
    assert even == [("master", "greedy", "master", "greedy"), ("greedy", "master", "greedy", "master")]
    odd = Contest("dojo", 3, ("master", "greedy"), MATCH).seatings(0)
    assert len(odd) == 6
    for seat in range(3):
        assert sum(seating[seat] == "master" for seating in odd) == 3
    every = Contest("dojo", 4, ("master", "greedy"), MATCH, every=True)
    assert len(every.seatings(0)) == len(set(every.seatings(0))) == 6
    assert set(even) < set(every.seatings(0))
    for seat in range(4):
        assert sum(seating[seat] == "master" for seating in every.seatings(0)) == 3
    assert heading(every) != heading(Contest("dojo", 4, ("master", "greedy"), MATCH))


def test_one_among_random_players_and_one_alone() -> None:
    among = Contest("dojo", 3, ("master",), RANDOM).seatings(5)
    assert [seating.count("random") for seating in among] == [2, 2, 2]
    assert Contest("arigato", 1, ("master",), MATCH).seatings(0) == [("master",)]


def test_games_are_played_and_kept(tmp_path: Path) -> None:
    contest = Contest("dojo", 3, ("random", "novice"), RANDOM)
    first = play_one(("dojo", 4, ("novice", "random", "random")))
    assert first == play_one(("dojo", 4, ("novice", "random", "random")))
    assert min(first.places) == 1
    file = tmp_path / "games.jsonl"
    write(file, contest, [first])
    assert read(file, contest) == [first]
    assert read(file, Contest("dojo", 4, ("random", "novice"), RANDOM)) == []
    file.write_text(file.read_text()[:-20])  # a line that was cut off when the machine went down
    assert read(file, contest) == []


def test_figures() -> None:
    played = [
        Game(0, ("a", "b"), (1, 2), (9, 5)),
        Game(0, ("b", "a"), (2, 1), (4, 8)),
        Game(1, ("a", "b"), (1, 2), (7, 6)),
        Game(1, ("b", "a"), (1, 2), (7, 6)),
    ]
    difference = ahead(played, "a", "b", 2)
    assert difference is not None
    assert difference.middle == 0.5  # one place in the first deal, none in the second
    assert not difference.clear
    better = better_deals(played, "a", "b")
    assert better is not None
    assert better.middle == 0.75
    found = {rung.bot: rung for rung in rungs(Contest("machi", 2, ("b", "a")), played)}
    assert found["a"].wins.middle == 0.75
    assert found["a"].points == 7.5
    assert found["a"].height == found["a"].rating
    assert found["a"].height.middle > found["b"].height.middle
    assert found["b"].ahead is None
    assert found["a"].ahead == difference
    match = {rung.bot: rung for rung in rungs(Contest("machi", 2, ("a", "b"), MATCH), played)}
    assert (match["a"].ahead, match["b"].ahead) == (difference, None)  # whoever is named first
    assert span([1.0]) is None
    sure = share([1.0] * 99 + [0.0])
    assert 0.94 < sure.low < 0.99 < sure.high < 1


def test_the_drawing_is_well_formed() -> None:
    played = [Game(0, ("a", "<b>"), (1, 2), (9, 5))]
    picture = drawing("A & B", rungs(Contest("dojo", 2, ("<b>", "a")), played))
    texts = [element.text for element in ElementTree.fromstring(picture).iter() if element.text]
    assert {"A & B", "a", "<b>"} <= set(texts)


def test_a_single_bot_is_not_rated(tmp_path: Path) -> None:
    played = [Game(deal, ("a", "random"), (1 + deal // 3, 2), (9, 5)) for deal in range(4)]
    (rung,) = rungs(Contest("machi", 2, ("a",), RANDOM), played)
    assert rung.rating is None
    assert rung.height.middle == 75.0
    assert "75.0 %" in drawing("A", [rung])
    assert run(["ladder", "arigato", "--seats", "1", "--match", "random", "-n", "2", "--out", str(tmp_path)]) == 0
    text = (tmp_path / "arigato-1-match-random.md").read_text()
    assert "| bot | games | wins, % | mean rank | mean points |" in text
    assert "| random | 2 |" in text
    alone = ["ladder", "arigato", "--seats", "1", "--bots", "random,novice", "-n", "2", "--out", str(tmp_path)]
    assert run(alone) == 0
    assert "ahead of the next, points" in (tmp_path / "arigato-1.md").read_text()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--every-seating"], "--every-seating only works with --match"),
        (["--match", "greedy,random", "--bots", "greedy"], "--match and --bots cannot"),
        (["--match", "greedy,random", "--against-random"], "--match and --against-random cannot"),
    ],
)
def test_options_without_meaning_are_refused(
    options: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["ladder", "dojo", *options, "--out", str(tmp_path / "none")]) == 2
    assert words in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "none").exists()


def test_the_command_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "dojo", "--seats", "3", "--bots", "random,novice", "--jobs", "1", "--out", str(tmp_path)]
    assert run([*words, "--deals", "1"]) == 0
    kept = (tmp_path / "dojo-3.jsonl").read_text().splitlines()
    assert len(kept) == 1 + 3
    assert run([*words, "--deals", "2"]) == 0
    assert (tmp_path / "dojo-3.jsonl").read_text().splitlines()[:4] == kept
    assert "3 games were played before" in capsys.readouterr().err
    text = (tmp_path / "dojo-3.md").read_text()
    assert "| novice |" in text
    assert "2 deals, 6 games" in text
    assert (tmp_path / "dojo-3.svg").exists()
