"""The rules of a game as HTML: chapters and numbered clauses that everything else links to."""

from __future__ import annotations

from functools import cache
from html import escape

from chabudai import games
from chabudai.table.languages import WORDS


@cache
def rulebook(game: str, language: str) -> str:
    """All clauses with their ids."""
    rules, words = games.find(game).rules(language), WORDS[language]
    lines = [f'<p class="faint">{escape(rules.introduction)}</p>'] if rules.introduction else []
    chapter = ""
    for clause in rules.clauses:
        name, _, number = clause.id.partition(".")
        if name != chapter:
            lines.append("</ol>" if chapter else "")
            lines.append(f"<h2>{escape(clause.title.removesuffix(number).strip())}</h2><ol>")
            chapter = name
        source = words.mark(clause)
        mark = f' <span class="source {clause.source}">{escape(source)}</span>' if source else ""
        lines.append(f'<li id="rule-{escape(clause.id)}" value="{number}">{escape(clause.text)}{mark}</li>')
    lines.append("</ol>" if chapter else "")
    return "".join(lines)
