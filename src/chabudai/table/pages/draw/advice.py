"""A hint as a list: the best choices with their worth and the reasons, and where on the table they are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from chabudai.bots.advice import Sentence, sentences
from chabudai.core.box import Box
from chabudai.core.scene import Action
from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.hints import Hint

LINK: Final = "\ue000"  # stands for the link to a clause until the sentence is safe in HTML


def advice(found: Hint, box: Box, names: Sequence[str], voice: Voice) -> str:
    """The list, best first; the script of the page marks the choices on the board."""
    if not found.advice:
        return f'<div class="advice"><p class="faint">{voice("hint-nothing")}</p></div>'
    actions = {action.choice: action for action in box.scene(found.view).actions}
    ranks = {one.choice: rank for rank, one in enumerate(found.advice, start=1)}
    lines = [f'<ol class="advice" data-question="{found.question}">']
    for one in found.advice:
        action = actions[one.choice]
        worth = voice("hint-worth", win=round(100 * one.win), points=voice.words.decimal(one.points))
        lines.append(
            f"<li{_where(action)}><b>{voice.say(action.name, names)}</b> <span class='worth'>{worth}</span><ul>"
        )
        for sentence in sentences(one, found.advice):
            lines.append(f"<li>{_said(sentence, ranks, box, names, voice)}</li>")
        lines.append("</ul></li>")
    lines.append(f'</ol><p class="faint">{voice("page-hint-more")}</p>')
    return f'<div class="advice-box">{"".join(lines)}</div>'


def _where(action: Action) -> str:
    places = (("choice", action.id), ("on", action.on), ("to", action.to))
    return "".join(f' data-{name}="{escape(place)}"' for name, place in places if place)


def _said(sentence: Sentence, ranks: Mapping[int, int], box: Box, names: Sequence[str], voice: Voice) -> str:
    others = sorted(ranks[other] for other in sentence.others)
    words = voice.words
    said = words(
        sentence.key, win=sentence.percent, share=sentence.percent, points=words.decimal(sentence.points),
        clause=LINK, player=names[sentence.seat], other=others[0] if others else 0,
        others=words.listed([str(other) for other in others]) if others else "",
    )  # fmt: skip
    link = voice.cite(box, sentence.clause) if sentence.clause else ""
    return escape(said[:1].upper() + said[1:]).replace(LINK, link)
