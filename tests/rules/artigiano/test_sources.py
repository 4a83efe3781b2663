"""Where our rules come from: what booklet and cards say, and what we had to decide."""

import re

import pytest

from chabudai.games.artigiano import BOX

LANGUAGES = ("en", "fr")
MARK = re.compile(r"\((?:ruling|décision) ([A-Z]\d+)\)(?=[.])")

# Rulings that go beyond the letter of a card, or against it, inside clauses that are otherwise printed.
SENTENCES = {
    "turn.4": ["G20"],  # nothing to act with
    "end.1": ["Q29"],  # "au moment où": the card is finished all the same
    "effect.2": ["G25"],  # up to two, where the card says two
    "effect.3": ["G25"],
    "effect.17": ["G25"],
    "effect.28": ["G25", "Q36"],  # and one answer for each material laid
    "effect.4": ["Q10"],  # the victim chooses
    "effect.6": ["G15", "G15", "G15"],
    "effect.7": ["B6", "Q38"],  # everybody learns the order
    "effect.37": ["B6", "Q38"],
    "effect.30": ["Q14", "Q14"],  # a protocol for "négociez des échanges"
    "effect.38": ["Q15", "Q15"],  # an operation, not a turn
    "effect.41": ["G27"],
    "specials.2": ["G28"],  # one's own castle only
    "specials.20": ["G28"],
    "specials.12": ["G29"],  # the best choice is made for the owner
    "specials.13": ["G29"],
    "specials.19": ["Q6"],  # inert with its second owner
    "royal.11": ["Q26"],
    "royal.18": ["Q25"],
    "mission.5": ["Q28"],
}
CLAUSES = {
    "attack.3": "G22",
    "mission.2": "G16",
    "mission.3": "B4",
    "quick.6": "G19",
    "table.2": "Q1",
    "action.6": "G21",
}
PRINTED = ("box.5", "mission.1", "mission.4", "end.4", "stock.2", "quick.3", "effect.1", "royal.10", "princely.14")


def marks(language: str) -> dict[str, list[str]]:
    """Per clause the rulings marked at the ends of its sentences."""
    return {clause.id: MARK.findall(clause.text) for clause in BOX.rules(language).clauses}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_ours_is_marked(language: str) -> None:
    found = marks(language)
    assert {clause: found[clause] for clause in SENTENCES} == SENTENCES
    rules = BOX.rules(language)
    assert {clause: rules.clause(clause).ruling for clause in CLAUSES} == CLAUSES


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_not(language: str) -> None:
    rules, found = BOX.rules(language), marks(language)
    for clause in PRINTED:
        assert (rules.clause(clause).source, found[clause]) == ("printed", [])


def test_both_languages_mark_the_same_sentences() -> None:
    assert marks("en") == marks("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_stands_anywhere_but_at_the_end_of_a_sentence(language: str) -> None:
    for clause in BOX.rules(language).clauses:
        assert len(re.findall(r"\((?:ruling|décision)", clause.text)) == len(MARK.findall(clause.text))
