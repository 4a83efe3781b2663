"""Where our rules come from: what is printed in the booklet, what others report, what we had to decide."""

import re

import pytest

from chabudai.games.machi.setup import BOX

LANGUAGES = ("en", "fr")
MARK = re.compile(r"\((ruling|décision|reported|rapporté)(?: ([A-Z]\d*))?\)(?=[.])")
SAME = {"décision": "ruling", "rapporté": "reported"}

# Of the clauses that the booklet prints, the sentences that are not in it.
OURS_IN_PRINTED = {
    "village.8": ["ruling F13"],
    "winter.2": ["ruling Q9"],
    "spring.4": ["ruling F6"],
    "spring.5": ["ruling F6"],
    "yakuza.1": ["ruling Q6"],
    "yakuza.4": ["ruling F1", "ruling F1"],
    "yakuza.5": ["ruling F9"],
    "yakuza.6": ["ruling F9"],
    "yakuza.7": ["ruling Q36"],
    "yakuza.9": ["ruling F9"],
    "summer.4": ["ruling Q17"],
    "duel.3": ["ruling Q4", "ruling Q3"],
    "duel.4": ["ruling Q2"],
    "duel.8": ["ruling F5"],
    "moving.1": ["ruling Q18"],
    "moving.4": ["ruling F3"],
    "end.1": ["ruling F18"],
    "events.1": ["ruling F17"],
    "events.2": ["ruling F12"],
}


def marks(text: str) -> list[str]:
    """The marks at the ends of the sentences of a clause."""
    return [f"{SAME.get(kind, kind)} {label}".strip() for kind, label in MARK.findall(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_ours_in_a_printed_clause_is_marked_in_it(language: str) -> None:
    printed = [clause for clause in BOX.rules(language).clauses if clause.source == "printed"]
    assert {clause.id: marks(clause.text) for clause in printed if marks(clause.text)} == OURS_IN_PRINTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_stands_anywhere_but_at_the_end_of_a_sentence(language: str) -> None:
    for clause in BOX.rules(language).clauses:
        assert len(re.findall(r"\((?:ruling|décision|reported|rapporté)", clause.text)) == len(marks(clause.text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_that_are_printed_or_reported_are_not_called_ours(language: str) -> None:
    rules = BOX.rules(language)
    for printed in ("setup.3", "winter.7", "duel.15"):  # no limit to the hand; Catherine's example; normal points
        assert rules.clause(printed).source == "printed"
    for reported in ("village.7", "spring.7", "events.6", "events.7"):
        assert rules.clause(reported).source == "reported"
    assert rules.clause("events.5").source == "ruling"


def test_both_languages_mark_the_same_sentences() -> None:
    english, french = ({clause.id: marks(clause.text) for clause in BOX.rules(code).clauses} for code in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_says_who_may_challenge_a_blocker(language: str) -> None:
    statements = [statement for chapter in BOX.summary(language).chapters for statement in chapter.statements]
    assert [statement.text for statement in statements if statement.clauses == ("duel.4",)]
