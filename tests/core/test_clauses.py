"""The numbered rules: how their document is read and how a clause is found."""

import pytest

from chabudai import games
from chabudai.core.box import Box
from chabudai.core.clauses import Clause, load_rules, parse_rules, rules_text
from chabudai.core.errors import UnknownClause
from chabudai.example import BOX

DOCUMENT = """# A game

Said first.
3. A number before any chapter is no clause.

## Beginning {start}

1. Sit down.
2. *(ruling A3)* Sit upright.

Words between clauses are not cited.

## The rest {rest}

1. *(ruling)* Get up.
2. *(reported)* Bow.
10. *(décision B)* Levez-vous.
11. *(rapporté)* Saluez.
"""


def test_chapters_and_numbers_make_clauses() -> None:
    rules = parse_rules(DOCUMENT)
    assert rules.title == "A game"
    assert rules.introduction == "Said first.\n3. A number before any chapter is no clause."
    assert rules.clauses == (
        Clause("start.1", "Beginning 1", "Sit down.", "printed"),
        Clause("start.2", "Beginning 2", "Sit upright.", "ruling", "A3"),
        Clause("rest.1", "The rest 1", "Get up.", "ruling"),
        Clause("rest.2", "The rest 2", "Bow.", "reported"),
        Clause("rest.10", "The rest 10", "Levez-vous.", "ruling", "B"),
        Clause("rest.11", "The rest 11", "Saluez.", "reported"),
    )


def test_a_mark_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"no such mark.*rulling.*possible: reported"):
        parse_rules("## A {a}\n\n1. *(rulling D3)* Sit.\n")


def test_an_empty_document_has_no_clauses() -> None:
    assert parse_rules("").clauses == ()


def test_a_clause_is_found_by_its_number() -> None:
    assert parse_rules(DOCUMENT).clause("rest.10").text == "Levez-vous."


def test_an_unknown_clause_names_its_neighbours() -> None:
    with pytest.raises(UnknownClause) as error:
        parse_rules(DOCUMENT).clause("start.9")
    assert error.value.possible == ["start.1", "start.2"]


def test_an_unknown_chapter_names_the_chapters() -> None:
    with pytest.raises(UnknownClause) as error:
        parse_rules(DOCUMENT).clause("stat.1")
    assert error.value.possible == ["start", "rest"]


@pytest.mark.parametrize("box", [BOX, *map(games.find, games.names())], ids=lambda box: box.name)
def test_both_languages_have_the_same_clauses_and_the_same_marks(box: Box) -> None:
    english, french = ([(c.id, c.source, c.ruling) for c in box.rules(code).clauses] for code in ("en", "fr"))
    assert english == french
    assert len(set(english)) == len(english) > 0
    assert box.rules("en").title


@pytest.mark.parametrize("box", [BOX, *map(games.find, games.names())], ids=lambda box: box.name)
def test_every_step_and_option_cites_a_clause(box: Box) -> None:
    for clause in (*[step.clause for step in box.steps], *[option.clause for option in box.options]):
        assert box.rules("en").clause(clause).text


def test_rules_are_read_once() -> None:
    assert load_rules(BOX.package, "fr") is load_rules(BOX.package, "fr")
    assert rules_text(BOX.package, "fr").startswith("# Lanterns\n\nRegarder")
