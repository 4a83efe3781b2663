"""The summary of a game on one page, for those who have played before: statements that cite the clauses behind them.

A game keeps it in `summary.<language>.md`.  `## Title` opens a chapter; every line under it is a statement (`1. …`,
`- …`, indented by four when it belongs to the one above, or plain) and ends with the clauses it sums up, for example
`[deal.2, deal.3]`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

STATEMENT = re.compile(
    r"^(?P<indent>(?: {4})?)(?P<mark>\d+\. |- |)(?P<text>\S.*?)(?: \[(?P<clauses>[a-z]+\.\d+(?:, [a-z]+\.\d+)*)\])?$"
)


@dataclass(frozen=True)
class Statement:
    """One line: its number in a list, "-" for an item without one, nothing for a plain sentence."""

    mark: str
    text: str
    clauses: tuple[str, ...]
    inner: bool = False  # belongs to the statement above


@dataclass(frozen=True)
class Chapter:
    """Statements under one heading."""

    title: str
    statements: tuple[Statement, ...]


@dataclass(frozen=True)
class Summary:
    """A game on one page."""

    title: str
    introduction: str
    chapters: tuple[Chapter, ...]


def parse_summary(text: str) -> Summary:
    """Read a summary; see the module's docstring for its form."""
    title = ""
    introduction: list[str] = []
    chapters: list[tuple[str, list[Statement]]] = []
    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            chapters.append((line[3:].strip(), []))
        elif found := STATEMENT.match(line):
            if chapters:
                cited = tuple(found["clauses"].split(", ")) if found["clauses"] else ()
                chapters[-1][1].append(
                    Statement(found["mark"].strip(" ."), found["text"], cited, bool(found["indent"]))
                )
            else:
                introduction.append(line.strip())
    return Summary(title, " ".join(introduction), tuple(Chapter(name, tuple(lines)) for name, lines in chapters))


@cache
def load_summary(package: str, language: str) -> Summary:
    """The summary that the package of a game carries, in `language`."""
    return parse_summary(resources.files(package).joinpath(f"summary.{language}.md").read_text(encoding="utf-8"))
