"""Entries are cut out of the catalogues as Fluent would, and read when they are needed."""

from __future__ import annotations

import subprocess
import sys

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, parse

from chabudai.words import catalogue
from chabudai.words import entries as reading
from chabudai.words.catalogue import LANGUAGES, files
from chabudai.words.entries import cut


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_cut_into_the_entries_that_fluent_finds(language: str) -> None:
    for file in files(language):
        text = file.read_text(encoding="utf-8")
        found = {
            ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
            for entry in parse(text).body
            if isinstance(entry, ast.Message | ast.Term)
        }
        cuts = cut(text)
        assert set(cuts) == set(found), file.name
        for name, entry in found.items():
            alone = next(part for part in parse(cuts[name]).body if isinstance(part, type(entry)))
            assert alone.equals(entry, ignored_fields=["span", "comment"]), name


def test_nothing_is_read_before_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def counted(text: str) -> ast.Resource:
        read.append(text)
        return FluentResource(text)

    monkeypatch.setattr(reading, "FluentResource", counted)
    entries = catalogue.bundle.__wrapped__("en")
    assert entries.has_message("page-name")
    assert not entries.has_message("no-such-entry")
    assert read == []
    for _ in range(3):
        assert entries.format_pattern(entries.get_message("error-store-away").value)[0].startswith("The server")
    assert len(read) == 1
    with pytest.raises(LookupError):
        entries.get_message("no-such-entry")


def test_entries_may_refer_to_others() -> None:
    entries = reading.Entries("en", {})
    entries.add("# about\none = { -two } and { three }\n-two = 2\n    .gender = x\n")
    entries.add("# more\nthree = { $n ->\n    [1] a\n   *[other] b\n}\n")
    entries.add("one = never\n")
    assert entries.format_pattern(entries.get_message("one").value, {"n": 1}) == ("2 and a", [])


def test_the_command_line_brings_no_server_and_no_markdown() -> None:
    """What is not needed for every command is imported by those that need it."""
    heavy = ["typer.rich_utils", "rich.markdown", "uvicorn", "starlette.applications", "jinja2", "chabudai.table.run"]
    asked = f"import sys, chabudai.cli; print([name for name in {heavy} if name in sys.modules])"
    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, timeout=60, check=True)
    assert answer.stdout.strip() == "[]"
