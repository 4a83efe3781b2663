"""Hints as text: each choice with its worth and the reasons for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from chabudai.bots.hint import DENY, DUEL, GAIN, NOTABLE, PROSPECT, Advice, Reason
from chabudai.core.box import Box
from chabudai.core.scene import Scene
from chabudai.terminal.paint import FAINT, NUMBER, STRONG
from chabudai.words import Words

NOTABLE_WIN: Final = 2  # percent of the chance to win from which two choices differ


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
        if all(reason.kind == PROSPECT for reason in one.reasons):
            reasons.append(_compared(one, advice, numbers, words))
        lines += [Padding(Line(reason, FAINT), (0, 0, 0, 5)) for reason in reasons]
    return Group(*lines)


def _compared(one: Advice, advice: Sequence[Advice], numbers: Mapping[int, int], words: Words) -> str:
    """Where no clause tells a choice apart: what is gained or lost by it against the best of the others."""
    others = [other for other in advice if other is not one]
    if not others:
        return words("hint-alone")
    best = max(others, key=lambda other: (other.win, other.points))
    win, points = round(100 * (one.win - best.win)), one.points - best.points
    if abs(win) < NOTABLE_WIN and abs(points) < NOTABLE:
        alike = [str(numbers[other.choice]) for other in others if _are_alike(one, other)]
        return words("hint-equal", others=words.listed(sorted(alike, key=int)))
    gap: dict[str, int | str] = {"win": abs(win), "points": words.decimal(abs(points)), "other": numbers[best.choice]}
    if win >= 0 and points >= 0:
        return words("hint-ahead", **gap)
    if win <= 0 and points <= 0:
        return words("hint-behind", **gap)
    return words("hint-safer" if win > 0 else "hint-richer", **gap)


def _are_alike(one: Advice, other: Advice) -> bool:
    return round(100 * abs(one.win - other.win)) < NOTABLE_WIN and abs(one.points - other.points) < NOTABLE


def _sentence(reason: Reason, words: Words, box: Box, names: Sequence[str]) -> str:
    clause, points = words.cited(box, reason.clause), words.decimal(reason.points)
    if reason.kind == GAIN:
        return words("hint-gain", points=points, clause=clause)
    if reason.kind == DENY:
        return words("hint-deny", points=points, clause=clause, player=names[reason.seat])
    if reason.kind == DUEL:
        return words("hint-duel", share=round(100 * reason.points), clause=clause)
    return words("hint-prospect", points=points)
