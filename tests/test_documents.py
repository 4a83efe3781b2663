"""The documents tell the truth: their Python runs, their links lead somewhere, the commands they name exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
SESSION = re.compile(r"^```pycon\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
MAKE = re.compile(r"\bmake ([a-z]+)")
PARTS = "core|games|words|bots|lessons|store|terminal|table|lab|commands|tests|docs|bench|tools|trust"
MENTIONED = re.compile(rf"`((?:{PARTS})/[\w./-]+)`")


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_python_in_the_documents_runs(document: Path) -> None:
    for number, block in enumerate(PYTHON.findall(document.read_text(encoding="utf-8")), start=1):
        exec(compile(block, f"{named(document)}, block {number}", "exec"), {})


@pytest.mark.parametrize("document", [page for page in DOCUMENTS if "```pycon" in page.read_text("utf-8")], ids=named)
def test_sessions_in_the_documents_answer_as_printed(document: Path) -> None:
    """All blocks of a document are one session."""
    session = "\n".join(SESSION.findall(document.read_text(encoding="utf-8")))
    test = doctest.DocTestParser().get_doctest(session, {}, named(document), named(document), 0)
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert result.attempted > 5
    assert not result.failed, "".join(said)


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_links_and_mentioned_files_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target in LINK.findall(text):
        if "://" not in target:
            assert (document.parent / target).exists(), target
    for path in MENTIONED.findall(text):
        found = [base for base in (ROOT, ROOT / "src" / "chabudai") if (base / path).exists()]
        assert found, path


def test_make_targets_named_in_the_documents_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for document in DOCUMENTS:
        for block in re.findall(r"```sh\n(.*?)```|`(make [a-z]+)", document.read_text(encoding="utf-8"), re.DOTALL):
            for target in MAKE.findall(" ".join(block)):
                assert target in targets, f"{named(document)}: make {target}"


def test_every_page_is_in_the_contents_of_the_site() -> None:
    """Pages in folders are led to by the README of their folder."""
    site = ROOT / "docs" / "site" / "index.md"
    listed = {
        (site.parent / f"{line}.md").resolve() for line in re.findall(r"^(\.\./\S+)$", site.read_text(), re.MULTILINE)
    }
    led = {ROOT / "bench" / "README.md", *ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/*/README.md")}
    assert listed == led
    for page in ROOT.glob("docs/*/README.md"):
        named_there = {(page.parent / target).resolve() for target in LINK.findall(page.read_text(encoding="utf-8"))}
        assert set(page.parent.glob("*.md")) - {page} <= named_there
