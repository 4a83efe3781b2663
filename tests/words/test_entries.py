"""Entries are cut out of the catalogues as Fluent would, and read when they are needed."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import chabudai.lab
import chabudai.table  # noqa: F401  both bring their words
from chabudai.words import Words, catalogue, fluently
from chabudai.words.catalogue import LANGUAGES, files
from chabudai.words.entries import Hard, Texts, cut, fill, plain


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_entries_are_read_as_fluent_reads_them(language: str) -> None:
    compared: Counter[bool] = Counter()
    for file in files(language):
        for key, entry in cut(file.read_text(encoding="utf-8")).items():
            pieces = plain(entry)
            if pieces is None or key.startswith("-"):
                continue
            params = {name: f"<{name}>" for name in pieces[1::2]}
            alone = FluentBundle([language], use_isolating=False)
            alone.add_resource(FluentResource(entry))
            message = alone.get_message(key)
            assert message.value is not None
            assert (fill(pieces, params), []) == alone.format_pattern(message.value, params)
            assert not message.attributes
            compared[bool(params)] += 1
    assert compared[False] > 500
    assert compared[True] > 100


def test_a_plain_entry_keeps_its_lines_and_loses_its_margin() -> None:
    assert plain("about =\n    One.\n\n      Two.  \n    Three\u00a0!\n\n# of the next\n") == [
        "One.\n\n  Two.  \nThree\u00a0!"
    ]
    assert plain("key = { $one } of {$two}.\n") == ["", "one", " of ", "two", "."]
    assert plain("key = { COUNT($one) }\n") is None
    assert plain("key = { $one }\n    .short = 1\n") is None


def test_what_has_to_be_looked_at_is_left_to_fluent() -> None:
    pieces = ["", "one", "!"]
    assert fill(pieces, {"one": 999}) == "999!"
    for value in (1000, -1, 1.5, True, None):
        with pytest.raises(Hard):
            fill(pieces, {"one": value})
    assert Words("en")("serve-ready", address=1234567).endswith("1,234,567")


def test_a_server_is_ready_before_what_it_needs_later_is_loaded() -> None:
    """Each takes a tenth of the time to start: Fluent and Jinja are loaded soon afterwards, pydantic never."""
    asked = (
        "import sys, chabudai.commands.serve, chabudai.table.serve; from chabudai.table.pages import warming_up; "
        "from chabudai.table.languages import WORDS; [words.knows('') for words in WORDS.values()]; "
        "said = [words('serve-ready', address='here') for words in WORDS.values()]; "
        "known = lambda: [name in sys.modules for name in ('fluent.runtime', 'jinja2', 'pydantic')]; "
        "early = known(); warming_up.get_ready(); print(*said, early, known(), sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, timeout=60, check=True)
    english, french, early, late = done.stdout.splitlines()
    assert english == "The table stands at here"
    assert french.endswith(" here")
    assert (early, late) == ("[False, False, False]", "[True, True, False]")


def said(entries: fluently.Entries, key: str, **params: int) -> str:
    pattern = entries.get_message(key).value
    assert pattern is not None
    words, errors = entries.format_pattern(pattern, params)
    assert errors == []
    return str(words)


def test_nothing_is_read_before_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def counted(text: str) -> ast.Resource:
        read.append(text)
        return FluentResource(text)

    monkeypatch.setattr(fluently, "FluentResource", counted)
    entries = fluently.Entries("en", Texts(files("en")))
    assert entries.has_message("page-name")
    assert not entries.has_message("no-such-entry")
    assert read == []
    for _ in range(3):
        assert said(entries, "error-store-away").startswith("The server")
    assert len(read) == 1
    with pytest.raises(LookupError):
        entries.get_message("no-such-entry")


def test_words_that_are_brought_late_are_known_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "guests" / "words"
    folder.mkdir(parents=True)
    folder.joinpath("__init__.py").touch()
    folder.parent.joinpath("__init__.py").touch()
    for language in LANGUAGES:
        folder.joinpath(f"{language}.ftl").write_text("late-guest = late\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(catalogue, "_brought", [*catalogue._brought])
    words = Words("en")
    with pytest.raises(catalogue.MissingWords):
        words("late-guest")
    catalogue.bring("guests")
    assert words("late-guest") == "late"
    catalogue.bring("guests")
    assert sum("guests" in str(file) for file in files("en")) == 1
    catalogue.texts.cache_clear()
    catalogue.fluent.cache_clear()


def test_entries_may_refer_to_others(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("first", "second", "third")]
    files[0].write_text("# about\none = { -two } and { three }\n-two = 2\n    .gender = x\n")
    files[1].write_text("# more\nthree = { $n ->\n    [1] a\n   *[other] b\n}\n")
    files[2].write_text("one = never\n")
    entries = fluently.Entries("en", Texts(files))
    assert said(entries, "one", n=1) == "2 and a"


def test_files_are_opened_until_an_entry_is_found(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.write_text("one = 1\n")
    texts = Texts([first, second])
    assert texts.get("one") == "one = 1\n"
    second.write_text("one = never\ntwo = 2\n")
    assert texts.get("two") == "two = 2\n"
    assert texts.get("one") == "one = 1\n"
    assert texts.get("three") is None


def test_help_loads_no_server_no_markdown_and_no_game() -> None:
    """What is not needed for every command is imported by those that need it: help answers at once."""
    heavy = [
        *("typer.rich_utils", "rich.markdown", "uvicorn", "starlette.applications", "jinja2", "chabudai.table.serve"),
        *("fluent.runtime", "babel", "chabudai.core.box", "chabudai.commands.play"),
    ]
    asked = (
        "import sys, chabudai.cli; chabudai.cli.run(['--help']);"
        f"sys.exit(str([name for name in {heavy} if name in sys.modules]))"
    )
    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, timeout=60, check=False)
    assert "simulate" in answer.stdout
    assert answer.stderr.strip() == "[]"
