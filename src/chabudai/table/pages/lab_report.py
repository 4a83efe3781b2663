"""What is to be seen of a run: made in its own process, for both languages, from the games that it has so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from chabudai.lab.folder import Folder
from chabudai.lab.style import style
from chabudai.table import addresses
from chabudai.table.languages import WORDS
from chabudai.table.pages.draw.faces import OnPage, faces_of
from chabudai.table.pages.draw.symbols import dressed
from chabudai.table.running.lab_work import GAMES
from chabudai.words import LANGUAGES, Words

FINDINGS: Final = "findings.json"


def body_file(language: str) -> str:
    """The part of a page."""
    return f"body.{language}.html"


def report_file(language: str) -> str:
    """The whole, that needs nothing else."""
    return f"report.{language}.html"


def write_report(path: Path) -> None:
    """Make everything anew; runs in the process of the run."""
    # The figures are only loaded where somebody makes a report.
    from chabudai.lab.faces import NoFaces
    from chabudai.lab.page import body, page
    from chabudai.lab.report import make, write_findings

    folder = Folder.open(path / GAMES)
    box = folder.plan.box
    made = replace(make(folder), folder=f"{box.name}-lab")
    _moved(path / FINDINGS, lambda draft: write_findings(made, draft))
    for language in LANGUAGES:
        words = WORDS[language]
        faces = OnPage(box, language) if dressed(box.name) else NoFaces()
        part = body(made, words, faces, _replays(path.name, words))
        whole = page(made, words, faces_of(box, language))
        for name, html in ((body_file(language), part), (report_file(language), whole)):
            _moved(path / name, lambda draft, html=html: draft.write_text(html, encoding="utf-8"))  # type: ignore[misc]


def _moved(file: Path, write: Callable[[Path], object]) -> None:
    """Written beside its place and then moved there: whoever looks meanwhile sees the last one."""
    draft = file.with_name(f".{file.name}")
    write(draft)
    draft.replace(file)


def _replays(run: str, words: Words) -> Callable[[list[int], list[str], str], str]:
    """Buttons that open deals as tables."""

    def buttons(deals: list[int], cells: list[str], folder: str) -> str:
        made = []
        for deal in deals:
            for cell in cells:
                said = escape(words("page-lab-replay-deal", deal=deal, cell=words(f"page-lab-cell-{cell}")))
                made.append(
                    f'<form method="post" action="{addresses.LAB_REPLAY(run)}"><input type="hidden" name="deal" '
                    f'value="{deal}"><input type="hidden" name="cell" value="{escape(cell)}">'
                    f'<button class="button small">{said}</button></form>'
                )
        return f'<div class="lab-replays">{"".join(made)}</div>'

    return buttons


@cache
def scoped_style() -> str:
    """The style of the report for a page that has one of its own: it holds within `.lab-report` only."""
    inside = style().replace(":root {", "& {").replace("\nbody {", "\n& {").replace("{ body {", "{ & {")
    return f".lab-report {{\n{inside}& {{ background: none; }}\n}}\n"
