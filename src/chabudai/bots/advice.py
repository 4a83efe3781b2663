"""What is said about the choices of a hint: sentences by their keys in the catalogues, without their words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chabudai.bots.hint import DENY, EXACT, GAIN, NOTABLE, PROSPECT, Advice, Reason

NOTABLE_WIN: Final = 2  # percent of the chance to win from which two choices differ
KEYS: Final = {GAIN: "hint-gain", DENY: "hint-deny", EXACT: "hint-exact", PROSPECT: "hint-prospect"}


@dataclass(frozen=True)
class Sentence:
    """A reason, or a comparison with other choices."""

    key: str
    percent: int = 0
    points: float = 0.0
    clause: str = ""
    seat: int = 0  # whose points
    others: tuple[int, ...] = ()  # the choices it is compared with


def sentences(one: Advice, advice: Sequence[Advice]) -> list[Sentence]:
    """Why it is good; where no clause tells it apart, what is gained or lost by it against the best of the others."""
    said = [_reason(reason) for reason in one.reasons]
    if all(reason.kind == PROSPECT for reason in one.reasons):
        said.append(_compared(one, [other for other in advice if other is not one]))
    return said


def _reason(reason: Reason) -> Sentence:
    percent = round(100 * reason.points) if reason.kind == EXACT else 0
    clause = "" if reason.kind == PROSPECT else reason.clause
    return Sentence(KEYS[reason.kind], percent, reason.points, clause, reason.seat)


def _compared(one: Advice, others: Sequence[Advice]) -> Sentence:
    if not others:
        return Sentence("hint-alone")
    best = max(others, key=lambda other: (other.win, other.points))
    win, points = round(100 * (one.win - best.win)), one.points - best.points
    if abs(win) < NOTABLE_WIN and abs(points) < NOTABLE:
        return Sentence("hint-equal", others=tuple(other.choice for other in others if _are_alike(one, other)))
    if win >= 0 and points >= 0:
        key = "hint-ahead"
    elif win <= 0 and points <= 0:
        key = "hint-behind"
    else:
        key = "hint-safer" if win > 0 else "hint-richer"
    return Sentence(key, abs(win), abs(points), others=(best.choice,))


def _are_alike(one: Advice, other: Advice) -> bool:
    return round(100 * abs(one.win - other.win)) < NOTABLE_WIN and abs(one.points - other.points) < NOTABLE
