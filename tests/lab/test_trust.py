"""What is said of two levels of bots: their agreement only where there are games enough to speak of one."""

from __future__ import annotations

import pytest

from chabudai.core.box import Card
from chabudai.core.scene import text
from chabudai.lab.card_sections import Deck, trust, worth
from chabudai.lab.faces import NoFaces
from chabudai.lab.finding import FINE, LOOK, UNSURE, Finding, Mark
from chabudai.lab.one_minute_summary import minute
from chabudai.lab.report import Report
from chabudai.lab.telling import Telling
from chabudai.words import Words
from tests.lab.experiments import cell, plan

FACTS = {
    "names": ["bean"],
    "families": True,
    "mine": [[1.0, 0.5, 1.5]],
    "theirs": [[0.9, 0.4, 1.4]],
    "levels": ["expert", "adept"],
    "points": [12.0, 10.0],
    "games": [1000, 100],
    "correlation": 0.61,
    "clean": 0.87,
    "reliable": 0.5,
}


@pytest.mark.parametrize(("mark", "told"), [(FINE, True), (LOOK, True), (UNSURE, False)])
def test_agreement_is_told_only_where_there_are_games_enough(mark: Mark, told: bool) -> None:
    voice = Telling(Words("en"))
    finding = Finding("trust", mark, FACTS, 500 if mark == UNSURE else 0)
    section = trust(finding, Deck((), voice), voice)
    report = Report(plan(cell()), (finding,), 1000, 1100, 0.0, True, "folder")
    said = " ".join(sentence for _, _, sentence in minute(report, voice))
    for page, figures in ((section, ("0.61", "0.87")), (said, ("0.87",))):
        assert all((figure in page) == told for figure in figures)
        assert voice(f"lab-trust-{mark}") in page


@pytest.mark.parametrize(("mark", "note"), [(FINE, None), (LOOK, "lab-cards-mistrust"), (UNSURE, "lab-cards-untried")])
def test_cards_open_with_how_far_they_may_be_believed(mark: Mark, note: str | None) -> None:
    voice = Telling(Words("en"))
    worths = {"points": [1.0, 0.5, 1.5], "wins": [0.1, 0.0, 0.2], "shrunk": 0.9, "played": 0.5, "scored": 0.5}
    bean = {"card": 1, **worths, "clear": True, "dead": False}
    cards = Finding("cards", FINE, {"first": 3, "families": [], "cards": [bean], "spread": 0.0})
    said = worth(cards, Finding("trust", mark, FACTS), Deck((Card(1, text("bot-expert")),), voice), NoFaces(), voice)
    notes = ("lab-cards-mistrust", "lab-cards-untried")
    assert [key for key in notes if voice(key) in said] == ([note] if note else [])
