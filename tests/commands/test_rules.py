"""`chabudai rules`, from the outside."""

import pytest

from chabudai import games
from tests.commands.said import flat, out_of


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    whole = flat(out_of(capsys, "rules", "dojo"))
    for clause in games.find("dojo").rules("en").clauses:
        assert clause.text in whole
    assert "ruling D16" in whole
    assert "reported The dealer looks alone at the top card" in whole
    assert "Challenge 5 challenge.5 reported The winner" in flat(out_of(capsys, "rules", "dojo", "challenge.5"))
    chapter = flat(out_of(capsys, "rules", "dojo", "black", "--lang", "fr"))
    assert "décision D14" in chapter
    assert "Ceinture blanche" not in chapter
    summary = flat(out_of(capsys, "rules", "dojo", "--summary"))
    assert "Dojo on one page" in summary
    assert "Both show their cards: the higher belt wins, and on equal belts the challenger. challenge.3" in summary
    assert "Dojo en une page" in flat(out_of(capsys, "rules", "dojo", "--summary", "--lang", "fr"))
    assert "2 points for a pair of green belts" in flat(out_of(capsys, "rules", "dojo", "scoring.15"))
