"""What cards are worth, and whether the bots that say so can be trusted.

An *effect* is what one more draw does to points and wins among the seats of the same deal.  Draws are chance, so it is
one; only the first draws of each seat count, because whoever plays longer draws more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.core.box import Box, Card, Json
from chabudai.lab.figures import ALARM, Effects, Floats, agreement, discoveries, effects, joined, more_for, share
from chabudai.lab.finding import FINE, LOOK, UNSURE, Finding, Mark, flat
from chabudai.lab.table import Sample, cards_of, field_of, kinds_of

DEAD: Final = 0.05  # a card that is played in fewer of its draws
POINTS_HALF: Final = 1.0  # an interval that reaches further says too little of a card
TRUSTED: Final = 0.5  # agreement of two levels, without noise, below which nothing is ranked
ENOUGH: Final = 100  # games of the other level, with fewer of which nobody can say whether it agrees
RELIABLE: Final = 0.2  # share of what was measured that is no noise, for the same reason
MOST_MEMBERS: Final = 40  # families: more of them are no families


@dataclass(frozen=True)
class Family:
    """Cards with the same entry in a field of the deck."""

    name: str
    members: tuple[int, ...]  # places in the list of cards


@dataclass(frozen=True)
class Cards:
    """Everything that is known of the cards of a sample."""

    cards: Sequence[Card]
    families: Sequence[Family]
    drawn: Floats  # draws by chance, cards x deals x seats
    points: Effects
    wins: Effects
    family_points: Effects
    played: Floats  # plays per draw, by card
    scored: Floats


def survey(box: Box, sample: Sample, by: str) -> Cards | None:
    """The cards of a sample; None where the game says nothing of them or nobody drew any."""
    cards = cards_of(box, sample.cell)
    if not cards or sample.seats < 2 or len(sample) < 2:
        return None
    drawn = sample.draws(cards)
    if not drawn.any():
        return None
    families = families_of(cards, by)
    together = np.array([drawn[list(family.members)].sum(axis=0) for family in families])
    got = sample.times(cards, [*kinds_of(box, "drawn"), *kinds_of(box, "taken")])
    return Cards(
        cards,
        families,
        drawn,
        effects(drawn, sample.points, sample.looking),
        effects(drawn, sample.won, sample.looking),
        effects(together, sample.points, sample.looking)
        if families
        else Effects(np.zeros(0), np.zeros(0), np.zeros(0)),
        _rate(sample, cards, kinds_of(box, "played"), got),
        _rate(sample, cards, kinds_of(box, "scored"), got),
    )


def _rate(sample: Sample, cards: Sequence[Card], kinds: Sequence[str], got: Floats) -> Floats:
    """How many of those that came to hand were played; one that is played again and again counts once."""
    times = np.minimum(sample.times(cards, kinds), got).sum(axis=(1, 2))
    whole = got.sum(axis=(1, 2))
    rates: Floats = np.divide(times, whole, out=np.zeros(len(cards)), where=whole > 0)
    return rates


def families_of(cards: Sequence[Card], by: str) -> list[Family]:
    """The cards by what stands in a field; none where that is no grouping at all."""
    members: dict[str, list[int]] = {}
    for place, card in enumerate(cards):
        if by and (name := field_of(card.entry, by)):
            members.setdefault(name, []).append(place)
    if not 1 < len(members) < min(MOST_MEMBERS, len(cards)):
        return []
    return [Family(name, tuple(places)) for name, places in members.items()]


def worth(box: Box, sample: Sample, by: str) -> Finding | None:
    """Which cards and families are strong, which are weak, which are never played?"""
    known = survey(box, sample, by)
    if known is None:
        return None
    clear, family_clear = standing_out(known)
    seen = known.drawn.sum(axis=(1, 2)) > 0
    shrunk = known.points.shrunk()
    plays = bool(kinds_of(box, "played"))
    dead = _dead(box, sample, known.cards) if plays else []
    halves = [(span.high - span.low) / 2 for i in np.flatnonzero(seen) for span in (known.points.span(int(i)),)]
    typical = int(np.flatnonzero(seen)[int(np.argsort(halves)[len(halves) // 2])])
    needs = more_for(known.points.span(typical), POINTS_HALF, len(sample))
    found = bool(clear.any() or family_clear.any() or dead)
    cards: list[Json] = [
        {
            "card": card.number,
            "points": flat(known.points.span(place)),
            "wins": flat(known.wins.span(place)),
            "shrunk": round(float(shrunk[place]), 4),
            "played": round(float(known.played[place]), 4),
            "scored": round(float(known.scored[place]), 4),
            "clear": bool(clear[place]),
            "dead": card.number in dead,
        }
        for place, card in enumerate(known.cards)
        if seen[place]
    ]
    families: list[Json] = [
        {
            "name": family.name,
            "cards": [known.cards[member].number for member in family.members],
            "points": flat(known.family_points.span(place)),
            "clear": bool(family_clear[place]),
        }
        for place, family in enumerate(known.families)
    ]
    facts: dict[str, Json] = {
        "cards": cards,
        "families": families,
        "by": by,
        "first": sample.first_draws(),
        "spread": round(known.points.spread, 4),
        "plays": plays,
        "scores": bool(kinds_of(box, "scored")),
    }
    return Finding("cards", LOOK if found else UNSURE if needs else FINE, facts, needs if not found else 0)


def standing_out(known: Cards) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Which cards and which families, corrected together: one look at a deck, one chance to be wrong."""
    found = discoveries(joined(known.points, known.family_points).chance, ALARM)
    return found[: len(known.cards)], found[len(known.cards) :]


def _dead(box: Box, sample: Sample, cards: Sequence[Card]) -> list[int]:
    """Cards that are surely played in fewer than one draw of twenty: the interval by deal says so."""
    got = sample.times(cards, [*kinds_of(box, "drawn"), *kinds_of(box, "taken")]).sum(axis=2)
    times = sample.times(cards, kinds_of(box, "played")).sum(axis=2)
    dead = []
    for place, card in enumerate(cards):
        drawn = got[place] > 0
        if (
            drawn.sum() >= 20
            and share(np.minimum(1, times[place][drawn] / got[place][drawn]), sample.looking).high < DEAD
        ):
            dead.append(card.number)
    return dead


def trust(box: Box, strong: Sample, weak: Sample, by: str) -> Finding | None:
    """Do bots of another level find the same of the cards?  If not, nothing is to be believed of a ranking."""
    one, other = survey(box, strong, by), survey(box, weak, by)
    if one is None or other is None:
        return None
    pooled = len(one.families) > 2
    mine, theirs = (one.family_points, other.family_points) if pooled else (one.points, other.points)
    plain, clean = agreement(mine, theirs)
    reliable = min(mine.reliability(), theirs.reliability())
    names = [family.name for family in one.families] if pooled else [card.number for card in one.cards]
    few = len(weak) < ENOUGH or reliable <= RELIABLE
    mark: Mark = UNSURE if few else FINE if clean >= TRUSTED else LOOK
    facts: dict[str, Json] = {
        "names": names,
        "families": pooled,
        "mine": [flat(mine.span(place)) for place in range(len(names))],
        "theirs": [flat(theirs.span(place)) for place in range(len(names))],
        "levels": [strong.cell.bots[0], weak.cell.bots[0]],
        "points": [float(strong.points.mean()), float(weak.points.mean())],
        "games": [len(strong), len(weak)],
        "correlation": round(plain, 3),
        "clean": round(clean, 3),
        "reliable": round(reliable, 3),
    }
    # As many again halve the noise; the other level plays only some of the deals.
    needs = max(ENOUGH - len(weak), len(weak)) * weak.cell.every if mark == UNSURE else 0
    return Finding("trust", mark, facts, needs)
