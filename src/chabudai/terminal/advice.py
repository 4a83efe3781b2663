"""Hints as text: each choice with its worth and the reasons for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from chabudai.bots.advice import Sentence, sentences
from chabudai.bots.hint import Advice
from chabudai.core.box import Box
from chabudai.core.scene import Scene
from chabudai.terminal.paint import FAINT, NUMBER, STRONG
from chabudai.words import Words


def draw_advice(advice: Sequence[Advice], scene: Scene, words: Words, box: Box, names: Sequence[str]) -> RenderableType:
    """The best choices, best first, numbered as in the list of options."""
    if not advice:
        return Line(words("hint-nothing"), FAINT)
    numbers = {action.choice: number for number, action in enumerate(scene.actions, start=1)}
    said = {action.choice: words.say(action.name, names) for action in scene.actions}
    lines: list[RenderableType] = []
    for one in advice:
        worth = words("hint-worth", win=round(100 * one.win), points=words.decimal(one.points))
        head = Line.assemble((f" {numbers[one.choice]} ", NUMBER), " ", (said[one.choice], STRONG), f"  {worth}")
        lines.append(head)
        reasons = [_said(sentence, numbers, words, box, names) for sentence in sentences(one, advice)]
        lines += [Padding(Line(reason, FAINT), (0, 0, 0, 5)) for reason in reasons]
    return Group(*lines)


def _said(sentence: Sentence, numbers: Mapping[int, int], words: Words, box: Box, names: Sequence[str]) -> str:
    others = sorted(numbers[other] for other in sentence.others)
    clause = words.cited(box, sentence.clause) if sentence.clause else ""
    return words(
        sentence.key, win=sentence.percent, share=sentence.percent, points=words.decimal(sentence.points),
        clause=clause, player=names[sentence.seat], other=others[0] if others else 0,
        others=words.listed([str(other) for other in others]) if others else "",
    )  # fmt: skip
