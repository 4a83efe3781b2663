"""Every game has a summary in every language that fits on a page and cites clauses that exist."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

import pytest

from chabudai import games
from chabudai.core.summary import Statement, parse_summary
from chabudai.words import LANGUAGES
from tests.boxes import ALL, polished

LONGEST = 52  # lines that fit on a page


def statements(game: str, language: str) -> Iterator[Statement]:
    for chapter in games.find(game).summary(language).chapters:
        yield from chapter.statements


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_every_statement_cites_clauses_that_exist(game: str, language: str) -> None:
    box = games.find(game)
    every = list(statements(game, language))
    assert (25 if polished(game) else 1) <= len(every) <= LONGEST
    for one in every:
        assert one.clauses, f"without a clause: {one.text}"
        for clause in one.clauses:
            assert box.rules(language).clause(clause).text


@pytest.mark.parametrize("game", ALL)
def test_all_languages_say_the_same_things_in_the_same_order(game: str) -> None:
    shapes = {
        language: [(one.mark, one.inner, one.clauses) for one in statements(game, language)] for language in LANGUAGES
    }
    assert shapes["en"] == shapes["fr"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_a_summary_is_one_page_and_begins_like_one(game: str, language: str) -> None:
    box = games.find(game)
    text = resources.files(box.package).joinpath(f"summary.{language}.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    found = box.summary(language)
    assert found.title.startswith(box.title)
    assert found.introduction
    assert len(found.chapters) >= (4 if polished(game) else 1)
    assert "[" not in "".join(one.text for one in statements(game, language)), "a citation that cannot be read"


def test_how_a_summary_is_read() -> None:
    found = parse_summary(
        "# T\n\nHello.\n\n## One\n\nPlain. [a.1]\n\n1. First. [a.2, b.10]\n    - Deep. [c.3]\n- Dot.\n"
    )
    assert (found.title, found.introduction) == ("T", "Hello.")
    assert [(one.mark, one.text, one.clauses, one.inner) for one in found.chapters[0].statements] == [
        ("", "Plain.", ("a.1",), False),
        ("1", "First.", ("a.2", "b.10"), False),
        ("-", "Deep.", ("c.3",), True),
        ("-", "Dot.", (), False),
    ]
