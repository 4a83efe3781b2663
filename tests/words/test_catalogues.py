"""No entry is missing, left over, unreadable or short of something it needs."""

import re
from typing import get_args

import pytest
from fluent.syntax import ast

from chabudai.core import scene
from chabudai.core.errors import BrokenLaw
from chabudai.terminal.screen import COMMANDS
from chabudai.words import LANGUAGES, MissingWords, Words
from chabudai.words.fluently import FUNCTIONS
from tests.words.entries import entries, functions, references, resources, variables
from tests.words.sources import sources

ERRORS = "error-"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_parsed(language: str) -> None:
    for name, resource in resources(language):
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{name}: {junk}"
        assert any(isinstance(entry, ast.Message) for entry in resource.body), f"{name} is empty"


def test_all_languages_have_the_same_entries() -> None:
    english, french = set(entries("en")), set(entries("fr"))
    assert english - french == set(), "missing in French"
    assert french - english == set(), "missing in English"


def test_all_languages_need_the_same_variables_or_fewer_than_are_given() -> None:
    """A variable in one language only is fine as long as the callers give it; see the tests below."""
    for key, entry in entries("en").items():
        given = variables(entry) | variables(entries("fr")[key])
        assert len(given) <= 6, f"{key} needs too much: {given}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_written_in_the_sources_have_entries_and_get_what_they_need(language: str) -> None:
    uses = [use for use in sources().keys if "-" in use.key or use.key in entries(language)]
    assert len(uses) > 100
    for use in uses:
        assert use.key in entries(language), f"{use.file}:{use.line}: no entry {use.key} in {language}"
        if use.params is not None:
            lacking = variables(entries(language)[use.key]) - use.params
            assert not lacking, f"{use.file}:{use.line}: {use.key} needs {lacking}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_have_entries_and_get_what_they_need(language: str) -> None:
    problems = [use for use in sources().problems if use.key != "crash"]  # a broken law, for developers
    assert len(problems) > 30
    for use in problems:
        key = ERRORS + use.key
        assert key in entries(language), f"{use.file}:{use.line}: no entry {key} in {language}"
        if use.params is not None:
            lacking = variables(entries(language)[key]) - use.params
            assert not lacking, f"{use.file}:{use.line}: {key} needs {lacking}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_refusals_have_entries_and_get_what_they_need(language: str) -> None:
    found = [("event", use) for use in sources().events] + [("refusal", use) for use in sources().refusals]
    assert len(found) > 20
    for family, use in found:
        key = f"{use.file}-{family}-{use.key}"
        assert key in entries(language), f"{use.file}, line {use.line}: no entry {key} in {language}"
        if use.params is not None:
            lacking = variables(entries(language)[key]) - use.params
            assert not lacking, f"{key} needs {lacking}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_come_from_lists_have_entries(language: str) -> None:
    statuses = [status for status in get_args(scene.Status) if status]
    obstacles = ("nothing-to-undo", "others-answered", "somebody-learned", "chance-was-used")
    wanted = [f"status-{status}" for status in statuses] + [ERRORS + obstacle for obstacle in obstacles]
    wanted += [f"{family}-{command}" for command in COMMANDS for family in ("command", "help")]
    assert [key for key in wanted if key not in entries(language)] == []


def test_no_entry_is_left_over() -> None:
    """An entry is used when the code writes its key, or builds it from a pattern and a code that exists, or when
    another entry refers to it."""
    found = sources()
    written = {use.key for use in found.keys} | {code for code in found.codes if "-" in code}
    written |= {reference for entry in entries("en").values() for reference in references(entry)}
    patterns = [re.compile(family) for family in found.families]
    for pattern in patterns:
        assert re.search("[a-z]", pattern.pattern.replace("(.+)", "")), f"{pattern.pattern} could be any key"

    def is_built(key: str) -> bool:
        matches = [match for match in (pattern.fullmatch(key) for pattern in patterns) if match]
        return any(all(code in found.codes for code in match.groups()) for match in matches)

    assert [key for key in entries("en") if key not in written and not is_built(key)] == []


def test_functions_exist_and_are_used() -> None:
    for language in LANGUAGES:
        used = {function for entry in entries(language).values() for function in functions(entry)}
        known = set(FUNCTIONS[language])
        assert used - known <= {"NUMBER"}
        spare = {"QUE", "UN"} if language == "fr" else {"AN", "THE", "START"}  # a language keeps its small words whole
        assert known - used <= spare


def test_missing_words_are_an_error_of_their_own() -> None:
    with pytest.raises(MissingWords, match="no entry no-such-entry"):
        Words("en")("no-such-entry")
    with pytest.raises(MissingWords, match="round"):
        Words("en")("dojo-event-round")


def test_broken_laws_are_told() -> None:
    sentence = Words("en").error(BrokenLaw("pieces-are-conserved", seat=2))
    assert sentence == "A law is broken: pieces-are-conserved (seat 2)."


def test_french_uses_its_own_typography() -> None:
    for name, resource in resources("fr"):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                written = "".join(_texts(entry))
                assert "'" not in written, f"{name}: {entry.id.name}: a straight apostrophe"
                assert not re.search(r" [;:!?»]|« ", written), f"{name}: {entry.id.name}: a space that may break"
                other = re.search("(?<!«)\u00a0[;!?]|\u202f[:»]|«\u202f", written)
                assert other is None, f"{name}: {entry.id.name}: a space of another width than elsewhere"


def _texts(node: object) -> list[str]:
    if isinstance(node, ast.TextElement):
        return [node.value]
    if isinstance(node, ast.BaseNode):
        return [text for value in vars(node).values() for text in _texts(value)]
    if isinstance(node, list):
        return [text for item in node for text in _texts(item)]
    return []
