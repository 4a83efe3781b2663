"""Hints as text: each choice with its worth and the reasons for it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from chabudai.bots.hint import DENY, DUEL, GAIN, Advice, Reason
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
        reasons = [_sentence(reason, words, box, names) for reason in one.reasons]
        lines += [Padding(Line(reason, FAINT), (0, 0, 0, 5)) for reason in reasons or [words("hint-like-the-others")]]
    return Group(*lines)


def _sentence(reason: Reason, words: Words, box: Box, names: Sequence[str]) -> str:
    clause, points = words.cited(box, reason.clause), words.decimal(reason.points)
    if reason.kind == GAIN:
        return words("hint-gain", points=points, clause=clause)
    if reason.kind == DENY:
        return words("hint-deny", points=points, clause=clause, player=names[reason.seat])
    if reason.kind == DUEL:
        return words("hint-duel", share=round(100 * reason.points), clause=clause)
    return words("hint-prospect", points=points)
