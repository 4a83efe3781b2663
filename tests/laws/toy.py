"""The example game made to measure: boxes of variants of Lanterns, for tests and saboteurs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from chabudai.core.asking import Arranging, Asking, Idle, Naming, Together
from chabudai.core.box import Box, Json, Value
from chabudai.core.scene import Text
from chabudai.example.asking import bid, hang, idle, peek
from chabudai.example.game import Lanterns
from chabudai.example.setup import BOX

KINDS = ("PEEK", "BID", "HANG")


def asking_of(
    kind: type[Lanterns],
    idle: Idle = idle,
    bid: Naming = bid,
    hang: Naming = hang,
    words_for: Sequence[str] = KINDS,
    arranging: Arranging | None = None,
    together: Together | None = None,
) -> Asking:
    """The table of questions of a variant; every prompt is what `idle` says."""

    def prompt(view: Lanterns, question: Any) -> Text:
        return idle(view, question.seat)

    actions = dict(zip(KINDS, (peek, bid, hang), strict=True))
    asked_as_one = {} if arranging is None else {kind.HANG: arranging}
    at_once = {} if together is None else {kind.HANG: together}
    return Asking(idle, {getattr(kind, name): (prompt, actions[name]) for name in words_for}, asked_as_one, at_once)


def box_of(kind: type[Lanterns], **changes: Any) -> Box:
    """The box of a variant."""

    def set_up(seats: int, seed: int, options: Mapping[str, Value], deck: Json) -> Lanterns:
        game = kind()
        game.set_table(seats, seed, options)
        return game

    steps = (kind.DEAL, kind.PEEK, kind.ASK_BIDS, kind.BID, kind.REVEAL, kind.HANG, kind.GATHER)
    parts: dict[str, Any] = {"steps": steps, "set_up": set_up, "blank": kind, "asking": asking_of(kind)}
    return replace(BOX, **(parts | changes))
