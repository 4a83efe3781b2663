"""The section of the report about cards that go together."""

from __future__ import annotations

from html import escape

from chabudai.lab.card_sections import Deck
from chabudai.lab.draw import Whisker, forest
from chabudai.lab.draw_shares import Heat, heat
from chabudai.lab.finding import LOOK, Finding, ends
from chabudai.lab.sections import figure, numbers
from chabudai.lab.telling import Telling


def pairs(finding: Finding, trust: Finding | None, deck: Deck, voice: Telling) -> str:
    """A table of colours of the families, and the pairs of cards that stand out."""
    if trust is not None and trust.mark == LOOK:
        return ""  # what bots disagree on card by card they do not know of pairs
    facts = finding.facts
    made = []
    names = [deck.family(name) for name in facts["families"]]
    if facts["between"]:
        made.append(_families(finding, names, voice))
    if facts["cards"]:
        rows = [
            Whisker(
                f"{deck.name(one['pair'][0])} + {deck.name(one['pair'][1])}", *ends(one["points"]),
                kind="up" if one["points"][0] > 0 else "down", beside=voice.span(one["points"], sign=True),
            )
            for one in facts["cards"]
        ]  # fmt: skip
        title = voice("lab-pairs-cards")
        drawing = forest(rows, title, voice.words("lab-axis-pair"), voice.signed)
        made.append(figure(title, voice("lab-pairs-cards-about", count=facts["looked"]), drawing))
    return "".join(made)


def _families(finding: Finding, names: list[str], voice: Telling) -> str:
    between = finding.facts["between"]
    most = max(abs(one["points"][0]) for one in between) or 1.0
    fields, told = [], []
    for one in sorted(between, key=lambda one: -abs(one["points"][0])):
        row, column = one["pair"]
        name = f"{names[row]} + {names[column]}"
        said = voice.span(one["points"], sign=True)
        for a, b in {(row, column), (column, row)}:
            fields.append(Heat(a, b, one["points"][0] / most, one["clear"], f"{name}: {said}"))
        told.append([name, said, voice.words("yes" if one["clear"] else "no")])
    title = voice("lab-pairs-title")
    heads = [voice.words(key) for key in ("lab-head-pair", "lab-axis-pair", "lab-head-clear")]
    about = voice("lab-pairs-about", field=escape(finding.facts["by"]), clear=sum(one["clear"] for one in between))
    return figure(title, about, heat(names, fields, title), numbers(voice, heads, told), scroll=True)
