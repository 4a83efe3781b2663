"""The numbered rules, and how a refusal cites them.

A game keeps its rules in `rules.<language>.md`: `## Title {chapter}` opens a chapter and every numbered
line under it is a clause, cited in code as `chapter.number`.  Where it comes from is said by a mark before its text:
without a mark it is printed in the rulebook; *(ruling D3)* (in French *(décision D3)*) is our answer where the rulebook
is silent, unclear or lost; *(reported)* (*(rapporté)*) is known only from other people's descriptions of the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

from chabudai.core.errors import UnknownClause
from chabudai.core.refusal import Refusal as Refusal  # cited by clauses, so it is found here too

CHAPTER = re.compile(r"^## (?P<title>.+?) \{(?P<id>[a-z]+)\}$")
CLAUSE = re.compile(r"^(?P<number>\d+)\. (?:\*\((?P<mark>\w+)(?: (?P<ruling>[A-Z]\d*))?\)\* )?(?P<text>.+)$")
Source: TypeAlias = Literal["printed", "reported", "ruling"]
MARKS: Final[Mapping[str | None, Source]] = {
    None: "printed",
    "reported": "reported",
    "rapporté": "reported",
    "ruling": "ruling",
    "décision": "ruling",
}


@dataclass(frozen=True)
class Clause:
    """One numbered rule in one language."""

    id: str
    title: str
    text: str
    source: Source = "printed"
    ruling: str = ""  # the label of a ruling, if it has one


@dataclass(frozen=True)
class Rules:
    """The rules of one game in one language, in the order of its document."""

    title: str
    introduction: str
    clauses: tuple[Clause, ...]

    def clause(self, clause_id: str) -> Clause:
        """The clause cited as `clause_id`; a clear error naming its neighbours otherwise."""
        for clause in self.clauses:
            if clause.id == clause_id:
                return clause
        chapter = clause_id.partition(".")[0]
        near = [c.id for c in self.clauses if c.id.startswith(f"{chapter}.")]
        chapters = list(dict.fromkeys(c.id.partition(".")[0] for c in self.clauses))
        raise UnknownClause("unknown-clause", clause=clause_id, possible=near or chapters)


def parse_rules(text: str) -> Rules:
    """Read a rules document; see the module's docstring for its form."""
    title = ""
    introduction: list[str] = []
    clauses: list[Clause] = []
    chapter_id = chapter_title = ""
    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif heading := CHAPTER.match(line):
            chapter_id, chapter_title = heading["id"], heading["title"]
        elif chapter_id and (found := CLAUSE.match(line)):
            if found["mark"] not in MARKS:
                raise ValueError(f"no such mark of a clause: {line!r}; possible: {', '.join(filter(None, MARKS))}")
            clauses.append(
                Clause(
                    id=f"{chapter_id}.{found['number']}",
                    title=f"{chapter_title} {found['number']}",
                    text=found["text"].strip(),
                    source=MARKS[found["mark"]],
                    ruling=found["ruling"] or "",
                )
            )
        elif not chapter_id and line.strip():
            introduction.append(line.strip())
    return Rules(title, "\n".join(introduction), tuple(clauses))


@cache
def load_rules(package: str, language: str) -> Rules:
    """The rules that the package of a game carries, in `language`."""
    return parse_rules(rules_text(package, language))


def rules_text(package: str, language: str) -> str:
    """The rules document as written."""
    return resources.files(package).joinpath(f"rules.{language}.md").read_text(encoding="utf-8")
