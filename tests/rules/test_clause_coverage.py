"""Rules, sources and tests hang together: every clause has a test, every citation has a clause.

`pytest -s tests/rules/test_clause_coverage.py` prints the table of clauses and their tests.
"""

from importlib.resources import files
from pathlib import Path

import pytest

from chabudai import games
from chabudai.core.clauses import Rules
from chabudai.words import LANGUAGES, Words
from tests.boxes import ALL, POLISHED, polished
from tests.clauses import ROOT, citations_in, citations_of, proofs_in, proofs_of

TESTS = ROOT / "tests" / "rules"


def rules(game: str, language: str = "en") -> Rules:
    return games.find(game).rules(language)


def known(game: str) -> set[str]:
    return {clause.id for clause in rules(game).clauses}


def sources(game: str) -> Path:
    return Path(str(files(games.find(game).package)))


def proofs_by_clause(game: str) -> dict[str, list[str]]:
    """The tests that prove each clause of the rules, in the order of the rules."""
    table: dict[str, list[str]] = {clause.id: [] for clause in rules(game).clauses}
    for proof in proofs_in(TESTS / game):
        if proof.asserts:
            for clause in proof.clauses:
                table.setdefault(clause, []).append(proof.test)
    return table


def written(table: dict[str, list[str]]) -> str:
    return "\n".join(f"{clause:14} {(chr(10) + ' ' * 15).join(tests) or 'NO TEST'}" for clause, tests in table.items())


@pytest.mark.parametrize("game", POLISHED)
def test_every_game_has_a_folder_of_tests(game: str) -> None:
    assert (TESTS / game).is_dir()


@pytest.mark.parametrize("game", POLISHED)
def test_every_clause_has_a_test(game: str) -> None:
    table = proofs_by_clause(game)
    print(f"\n{game}\n{written(table)}")
    assert [clause for clause, tests in table.items() if not tests] == []


@pytest.mark.parametrize("game", ALL)
def test_every_mark_names_a_clause_and_stands_on_a_test_that_can_fail(game: str) -> None:
    clauses = known(game)
    proofs = list(proofs_in(TESTS / game))
    assert [(proof.test, clause) for proof in proofs for clause in proof.clauses if clause not in clauses] == []
    assert [proof.test for proof in proofs if not proof.asserts] == []


@pytest.mark.parametrize("game", ALL)
def test_every_citation_in_the_sources_has_a_clause(game: str) -> None:
    clauses = known(game)
    cited = list(citations_in(sources(game)))
    assert len(cited) > 10 or not polished(game)
    assert [(place, clause) for place, clause in cited if clause not in clauses] == []


@pytest.mark.parametrize("game", ALL)
def test_the_rules_are_numbered_without_gap_and_without_double(game: str) -> None:
    ids = [clause.id for clause in rules(game).clauses]
    assert len(set(ids)) == len(ids)
    for chapter in dict.fromkeys(clause.partition(".")[0] for clause in ids):
        numbers = [clause.partition(".")[2] for clause in ids if clause.startswith(f"{chapter}.")]
        assert numbers == [str(number) for number in range(1, len(numbers) + 1)]


@pytest.mark.parametrize("game", ALL)
def test_the_french_rules_have_the_same_clauses_and_marks(game: str) -> None:
    english = [(clause.id, clause.source, clause.ruling) for clause in rules(game, "en").clauses]
    french = [(clause.id, clause.source, clause.ruling) for clause in rules(game, "fr").clauses]
    assert french == english
    assert all(clause.text and clause.title for clause in rules(game, "fr").clauses)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_the_preface_explains_every_mark_that_is_used(game: str, language: str) -> None:
    found = rules(game, language)
    sources = {clause.source: clause for clause in found.clauses if clause.source != "printed"}
    assert "ruling" in sources or not polished(game)
    for clause in sources.values():
        assert Words(language).mark(clause).removesuffix(clause.ruling).strip() in found.introduction


@pytest.mark.parametrize("game", ALL)
def test_no_clause_is_left_in_english_in_the_french_rules(game: str) -> None:
    pairs = zip(rules(game, "en").clauses, rules(game, "fr").clauses, strict=True)
    assert [english.id for english, french in pairs if english.text == french.text] == []


# --- the reader of marks and citations is tested too ----------------------------------------------


MARKED = """
from tests.clauses import proves
from tests.rules.dojo.position import Table, on_top
def looks(): {helper}
@proves("box.1", "box.2")
def test_it(): {test}
"""


@pytest.mark.parametrize(
    ("test", "helper", "counts"),
    [
        ("assert 1 == 1", "pass", True),
        ("assert True", "pass", False),
        ("pass", "assert 1 == 1", False),
        ("looks()", "assert 1 == 1", True),
        ("looks()", "pass", False),
        ("looks()", "looks()", False),
        ("on_top([], [])", "pass", False),
        ("print('assert')", "pass", False),
        ("[x for x in pytest.raises(ValueError)]", "pass", True),
    ],
)
def test_a_mark_counts_only_if_its_test_can_fail(test: str, helper: str, counts: bool) -> None:
    (proof,) = proofs_of(MARKED.format(test=test, helper=helper), "example")
    assert proof.clauses == ("box.1", "box.2")
    assert proof.asserts == counts


def test_a_helper_of_another_module_of_the_tests_counts() -> None:
    source = (
        "from tests.rules.test_clause_coverage import test_every_game_has_a_folder_of_tests as look\n"
        '@proves("box.1")\ndef test_it(): look("dojo")\n'
    )
    (proof,) = proofs_of(source, "example")
    assert proof.asserts


def test_a_mark_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(ValueError, match="write the clause out"):
        list(proofs_of('@proves("box." + "1")\ndef test_it(): assert x', "example"))


def test_citations_are_found_in_strings_docstrings_and_comments() -> None:
    source = '"""deal.1, then deal.2: version 3.11 of x.y"""\nA = {1: "box.1", 2: "boxes"}  # box.2 and a.b.3\n'
    assert [clause for _, clause in citations_of(source)] == ["deal.1", "deal.2", "box.1", "box.2"]
