"""What a change at the table costs a browser: the looks of what it touches, not of every piece."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from chabudai.table.pages.draw.symbols import looks
from chabudai.table.pages.files import STATIC
from tests.boxes import POLISHED

SHEETS = [*sorted(STATIC.glob("*.css")), *(looks(name).joinpath("style.css") for name in POLISHED)]
WHOLE = re.compile(r"(?:\.at-table|[.#]frame|\.hall|:root|\bhtml|\bbody|\bmain)[^\s,>+~{}]*?:has\(")


def asked_of_the_whole(text: str) -> Iterator[str]:
    """Every selector that asks the whole table what it holds, for the sake of something else in it.

    Browsers note for such a rule that any change may concern whatever any rule of the kind ends in: in Machi each new
    line of the log computed the looks of all pieces.  A property that is set on the whole and used there does not.
    """
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    for found in WHOLE.finditer(text):
        at, depth = found.end(), 1
        while depth:
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        rest = re.split(r"[,{]", text[at:], maxsplit=1)[0]
        if re.search(r"\s\S|[>+~]", rest.strip(")")):
            yield text[found.start() : at] + rest


def test_the_whole_table_is_asked_only_for_itself() -> None:
    assert [found for sheet in SHEETS for found in asked_of_the_whole(sheet.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("rule", "dear"),
    [
        (".at-table:has(.lighting) { --podium: hidden; }", False),
        (".at-table:has(.lighting) .podium { visibility: hidden; }", True),
        (".at-table:not(:has(#shut:checked)) .about { left: auto; }", True),
        (".frame:not(.watched):has(.other .glows) #explain > p, .bar { inset: 0; }", True),
        (".frame:not(.watched) .other:has(.grow :checked) { inset: 0; }", False),
        ("html:has(> .at-table) { background: none; }", False),
    ],
)
def test_such_a_rule_is_found(rule: str, dear: bool) -> None:
    assert bool(list(asked_of_the_whole(rule))) == dear


def with_anything_below(text: str) -> Iterator[str]:
    """Every rule that asks an element what it holds, and ends in whatever there is: then each change in it, and in all
    others that are asked anything, concerns whatever there is below them.  Rules stand in each other."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    around: list[str] = []
    for found in re.finditer(r"([^{};]*)([{}])", text):
        if found[2] == "}":
            around.pop()
            continue
        around.append(found[1].strip())
        if ":has(" in "".join(around) and re.search(r"(^|[\s>+~])\*\s*(,|$)", around[-1]):
            yield " ".join(around)


def test_what_is_asked_for_what_it_holds_ends_in_something_named() -> None:
    assert [found for sheet in SHEETS for found in with_anything_below(sheet.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("rule", "dear"),
    [
        (".other:not(:has(.grow :checked)) { & .face { & > * { display: none; } } }", True),
        (".other:has(.grow) > *, .face { inset: 0; }", True),
        (".other:has(> .grow) .face { inset: 0; } .face > * { inset: 0; }", False),
    ],
)
def test_such_an_end_is_found(rule: str, dear: bool) -> None:
    assert bool(list(with_anything_below(rule))) == dear
