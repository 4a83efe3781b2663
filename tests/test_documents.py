"""The documents tell the truth: their Python runs, their links lead somewhere, the commands they name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
MAKE = re.compile(r"\bmake ([a-z]+)")
MENTIONED = re.compile(r"`((?:core|games|words|bots|terminal|tests|docs|bench|tools|trust)/[\w./-]+)`")


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_python_in_the_documents_runs(document: Path) -> None:
    for number, block in enumerate(PYTHON.findall(document.read_text(encoding="utf-8")), start=1):
        exec(compile(block, f"{named(document)}, block {number}", "exec"), {})


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
