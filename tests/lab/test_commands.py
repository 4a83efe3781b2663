"""`chabudai lab` as somebody types it: small experiments, from the command line to the page."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest

from chabudai import games
from chabudai.cli import run
from chabudai.commands.lab import run_plan
from chabudai.core.record import loads, replay
from chabudai.terminal import saves

QUICK = ["--bots", "random", "--jobs", "1"]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read from or written to the folders of whoever runs the tests."""
    monkeypatch.setattr(saves, "home", lambda: tmp_path / "home")
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")


def lab(*words: str) -> None:
    assert run(["lab", *words]) == 0


def findings(folder: str) -> dict[str, dict]:  # type: ignore[type-arg]
    data = json.loads((Path(folder) / "findings.json").read_text(encoding="utf-8"))
    return {finding["question"]: finding for finding in data["findings"]}


def table(file: str) -> list[dict[str, str]]:
    with Path(file).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def page(folder: str) -> str:
    return (Path(folder) / "report.html").read_text(encoding="utf-8")


def test_a_report_answers_every_question_and_says_how_to_make_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    lab("report", "dojo", "--seats", "3,4", "--deals", "30", "--second", "none", "--out", "dojo", *QUICK)
    found = findings("dojo")
    assert [*found] == ["seats", "race", "closeness", "sources", "goals", "decisions", "cards", "pairs", "clauses"]
    assert [table["seats"] for table in found["seats"]["tables"]] == [3, 4]
    for table in found["seats"]["tables"]:
        assert sum(wins[0] for wins in table["wins"]) == pytest.approx(1)
        assert table["deals"] == 30
    assert sum(kind[1] for kind in found["decisions"]["kinds"]) == pytest.approx(
        found["decisions"]["each"][0], abs=1e-4
    )
    said = capsys.readouterr().out
    assert "Seats. With 3 seats" in said
    assert "dojo/report.html" in said
    html = page("dojo")
    headings = re.findall(r"<h2>(.*?)</h2>", html)
    assert headings == ["In one minute", "The game as a whole", "Cards", "Clauses never seen", "How it was made"]
    assert html.count("<svg") > 8


def test_points_of_the_report_are_those_of_the_games() -> None:
    lab("report", "arigato", "--seats", "2", "--deals", "6", "--second", "none", "--out", "a", *QUICK)
    lab("export", "a")
    rows = table("a/games.csv")
    assert len(rows) == 12
    found = findings("a")
    mean = sum(float(row["points"]) for row in rows) / len(rows)
    assert sum(span[0] for span in found["closeness"]["points"]) / 2 == pytest.approx(mean, abs=1e-3)
    assert sum(sum(place) for place in found["sources"]["places"]) / 2 == pytest.approx(mean, abs=1e-2)
    cards = table("a/cards.csv")
    drawn = sum(int(row["times"]) for row in cards if row["event"] == "draw")
    assert drawn >= 6 * 2 * 5


def test_the_same_command_goes_on_and_another_begins_anew(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["report", "dojo", "--seats", "3", "--second", "none", "--out", "f", *QUICK]
    lab(*words, "--deals", "10")
    capsys.readouterr()
    lab(*words, "--deals", "60")
    assert "going on from there" in capsys.readouterr().err
    assert findings("f")["closeness"]["bands"]
    lab("report", "dojo", "--seats", "4", "--second", "none", "--out", "f", *QUICK, "--deals", "10")
    assert "the folder begins anew" in capsys.readouterr().err


def test_without_out_the_same_command_finds_its_folder_again(tmp_path: Path) -> None:
    for _ in range(2):
        lab("report", "dojo", "--seats", "3", "--second", "none", "--deals", "5", *QUICK)
    assert len(list((tmp_path / "home" / "lab").iterdir())) == 1


def test_a_change_is_compared_in_the_same_deals() -> None:
    lab("compare", "machi", "--change", "villagers.brewer.wealth=9", "--change", "villagers.moneylender.wealth+=6",
        "--primary", "card-played", "--seats", "3", "-o", "years=3", "--deals", "8", "--out", "c", *QUICK)  # fmt: skip
    found = findings("c")["compare"]
    assert [path for path, _, _ in found["changed"]] == ["villagers.brewer.wealth", "villagers.moneylender.wealth"]
    assert found["changed"][1][1:] == [3, 9]
    assert found["primary"] == "card-played"
    assert found["deals"] == 8
    html = page("c")
    assert "villagers.brewer.wealth" in html
    for deal in found["decided"]:
        assert f"chabudai lab game c {deal} change" in html


def test_what_a_deck_file_leaves_out_is_no_change() -> None:
    deck = Path(__file__).parents[2] / "docs/reports/machi-level.toml"
    lab("compare", "machi", "--deck", str(deck), "--deals", "1", "--out", "level", *QUICK)
    changed = {path: (was, now) for path, was, now in findings("level")["compare"]["changed"]}
    assert changed.pop("name")[1] == "Reconstructed cards, level swords"
    assert changed == {
        **{f"villagers.{samurai}.sabres": (3, 2) for samurai in ("kaede", "masato", "noboru", "ryu")},
        **{f"villagers.{samurai}.sabres": (4, 2) for samurai in ("tetsuo", "yoshi")},
    }
    assert "level swords" not in page("level")  # what a deck says of itself changes no game
    assert "villagers.yoshi.sabres" in page("level")


def test_an_option_that_changes_nothing_changes_exactly_nothing() -> None:
    lab("compare", "arigato", "-o", "explicit_effects=false", "--seats", "2", "--deals", "5", "--out", "n", *QUICK)
    found = findings("n")["compare"]
    assert found["same"] == 1
    assert all(figure["difference"] == [0, 0, 0] for figure in found["figures"])
    assert found["mark"] == "told"
    assert found["decided"] == []


def test_a_ban_that_never_matches_is_worth_exactly_nothing_and_others_bite() -> None:
    lab("forbid", "dojo", "Nothing:at-all", "Place:place [a-d]", "--seats", "3", "--deals", "12", "--out", "b", *QUICK)
    never, often = findings("b")["forbid"]["bans"]
    assert (never["points"], never["wins"], never["bit"], never["clear"]) == ([0, 0, 0], [0, 0, 0], 0, False)
    assert often["ban"] == "Place:place [a-d]"
    assert often["bit"] > 0.5


def test_a_curve_has_a_point_for_every_value() -> None:
    lab("sweep", "machi", "--change", "villagers.brewer.wealth=1..3", "--seats", "3", "-o", "years=2", "--deals", "4",
        "--out", "s", *QUICK)  # fmt: skip
    found = findings("s")["sweep"]
    assert [value["value"] for value in found["values"]] == ["1", "2", "3"]
    assert found["values"][1]["difference"] == [0, 0, 0]  # two is what the deck says


def test_bots_meet_in_the_same_deals_and_every_seating() -> None:
    lab("tournament", "dojo", "--bots", "greedy,random", "--seats", "4", "--deals", "4", "--out", "t", "--jobs", "1")
    pair = findings("t")["tournament"]["pairs"][0]
    assert (pair["one"], pair["other"], pair["deals"]) == ("greedy", "random", 4)
    assert pair["points"][0] > 0


def test_a_game_of_a_folder_is_a_record_that_ends_as_it_did() -> None:
    lab("report", "dojo", "--seats", "3", "--second", "none", "--deals", "4", "--seed", "50", "--out", "g", *QUICK)
    lab("game", "g", "2", "--to", "game.json")
    lab("export", "g", "--to", "tables")
    record = loads(Path("game.json").read_text(encoding="utf-8"))
    assert record.seed == 52
    game = replay(games.find("dojo"), record)
    rows = [row for row in table("tables/games.csv") if row["deal"] == "2"]
    assert [int(row["points"]) for row in rows] == game.totals()
    assert run(["replay", "game.json"]) == 0


def test_a_report_can_be_had_in_another_language() -> None:
    lab("report", "dojo", "--seats", "3", "--second", "none", "--deals", "4", "--out", "l", *QUICK)
    lab("show", "l", "--lang", "fr")
    html = page("l")
    assert '<html lang="fr">' in html
    assert "Une place est-elle meilleure" in html
    assert "How it was made" not in html


def test_every_game_has_a_report_and_it_asks_nothing_of_the_network() -> None:
    for name in games.names():
        second = "adept" if name == "dojo" else "none"  # the quickest of them
        lab("report", name, "--deals", "3", "--second", second, "--out", name, *QUICK)
        html = page(name)
        links = re.findall(r'(?:src|href|action|data)="([^"]*)"', html) + re.findall(r"url\(([^)]*)\)|@import", html)
        assert [link for link in links if not link.startswith(("data:", "#"))] == []
        assert "<script" not in html
        assert not re.search(
            r"\bnan\b|\binf\b|[\[>]None|None[\]<%]", re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)
        )


def test_a_game_without_any_hook_gets_a_report_too() -> None:
    from chabudai.commands.lab.run_plan import Wish
    from chabudai.lab.plan import Cell, Plan

    plan = Plan("tests.lab.bare", "report", (Cell("seats-3", 3, ("random",) * 3),), about={"by": ""})
    run_plan.carry(plan, Wish(20, None, 1, Path("toy")))
    assert {"seats", "closeness", "sources", "decisions", "clauses"} <= findings("toy").keys()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["report", "chess"], "There is no game called “chess”."),
        (["report", "dojo", "--seats", "9"], "9"),
        (["report", "dojo", "--bots", "deep"], "deep"),
        (["compare", "dojo"], "Nothing is changed."),
        (["compare", "artigiano", "--change", "cards[3]=1"], "takes no deck of your own"),
        (["compare", "arigato", "--change", "cards[8]"], "“cards[8]” is not a change."),
        (["compare", "arigato", "--change", "cards[8].favors=1..3"], "chabudai lab sweep"),
        (["compare", "arigato", "--change", "cards[8].favours=3"], "there is nothing called “favours”"),
        (["compare", "arigato", "--change", "cards[8].favors=300"], "favors"),
        (["compare", "machi", "-o", "years=2", "--primary", "fun"], "There is no figure “fun”."),
        (["sweep", "machi", "--change", "villagers.brewer.wealth=1"], "is a single value"),
        (["forbid", "dojo", "Swap("], "“Swap(” is not a pattern"),
        (["tournament", "dojo", "--bots", "greedy"], "1"),
        (["show", "nowhere"], "This folder holds no experiment of the lab."),
        (["game", "nowhere", "0"], "This folder holds no experiment of the lab."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", *words]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert "Traceback" not in told.err
    assert told.out == ""


def test_without_numpy_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run_plan, "find_spec", lambda name: None)
    assert run(["lab", "report", "dojo", "--deals", "1"]) == 2
    assert "pip install chabudai[lab]" in capsys.readouterr().err


def test_ctrl_c_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["report", "dojo", "--seats", "3", "--second", "none", "--out", "i", *QUICK]
    lab(*words, "--deals", "5")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(run_plan, "carry_out", interrupted)
    assert run(["lab", *words, "--deals", "500"]) == 130
    assert "the same command goes on from there" in capsys.readouterr().err
