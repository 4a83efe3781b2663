"""Which cards go together?  What two draws are worth in one hand, beyond what each is worth alone.

The product of two counts beside both counts, among the seats of the same deal, clustered by deal; by families, where
there are any, and card by card.  Several thousand pairs are looked at together, so only large effects stand out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.core.box import Box, Json
from chabudai.lab.cards import survey
from chabudai.lab.figures import Effects, Floats, discoveries
from chabudai.lab.finding import LOOK, TOLD, Finding, flat
from chabudai.lab.repeated_looks import ONCE, Looking
from chabudai.lab.table import Sample

FEWEST: Final = 20  # deals in which a seat has both, with fewer of which nothing is said
LEVEL: Final = 0.01  # of false discoveries: one more question to a deck must not raise many more alarms
MOST_CARDS: Final = 120  # of which every pair is looked at
SHOWN: Final = 10

Pair = tuple[int, int]


def pairs(box: Box, sample: Sample, by: str) -> Finding | None:
    """Families against families, and the pairs of cards that stand out."""
    known = survey(box, sample, by)
    if known is None:
        return None
    groups = np.array([known.drawn[list(family.members)].sum(axis=0) for family in known.families])
    between: list[Pair] = list(combinations_with_replacement(range(len(known.families)), 2))
    cards: list[Pair] = list(combinations(range(len(known.cards)), 2)) if len(known.cards) <= MOST_CARDS else []
    families = interactions(groups, sample.points, between, sample.looking)
    single = interactions(known.drawn, sample.points, cards, sample.looking)
    seen = int((families.error > 0).sum() + (single.error > 0).sum())
    if not seen:
        return None
    held = standing_out(families, single)
    clear, card_clear = held[: len(between)], held[len(between) :]
    found = sorted(np.flatnonzero(card_clear), key=lambda place: -abs(float(single.size[place])))
    facts: dict[str, Json] = {
        "families": [family.name for family in known.families],
        "between": [
            {"pair": list(pair), "points": flat(families.span(place)), "clear": bool(clear[place])}
            for place, pair in enumerate(between)
            if families.error[place] > 0
        ],
        "cards": [
            {
                "pair": [known.cards[number].number for number in cards[place]],
                "points": flat(single.span(int(place))),
            }
            for place in found[:SHOWN]
        ],
        "looked": seen,
        "clear": int(held.sum()),
        "by": by,
    }
    return Finding("pairs", LOOK if held.any() else TOLD, facts)


def standing_out(*sets: Effects) -> NDArray[np.bool_]:
    """Which of all of them; of those of which nothing can be said, none."""
    known = np.concatenate([one.error > 0 for one in sets])
    held = np.zeros(len(known), dtype=bool)
    chances = np.concatenate([one.chance for one in sets])
    held[known] = discoveries(chances[known], LEVEL)
    return held


def interactions(counts: Floats, outcome: Floats, wanted: Sequence[Pair], looking: Looking = ONCE) -> Effects:
    """What having both brings beyond what each brings; of a thing with itself, what a second one brings."""
    size, error, deals = (np.zeros(len(wanted)) for _ in range(3))
    got = (outcome - outcome.mean(axis=1, keepdims=True)).ravel()
    alone = counts - counts.mean(axis=2, keepdims=True) if len(counts) else counts
    for place, (one, other) in enumerate(wanted):
        both = counts[one] * (counts[one] - 1) / 2 if one == other else counts[one] * counts[other]
        there = both.any(axis=1)
        if there.sum() < FEWEST:
            continue
        also = both - both.mean(axis=1, keepdims=True)
        each = np.stack([alone[one].ravel()] if one == other else [alone[one].ravel(), alone[other].ravel()])
        weights = np.linalg.pinv(each @ each.T) @ each
        left = also.ravel() - (weights @ also.ravel()) @ each
        weight = float(left @ left)
        if weight < FEWEST / 4:  # nearly always both or none: nobody can tell them apart
            continue
        size[place] = left @ got / weight
        rest = got - (weights @ got) @ each - size[place] * left
        per_deal = (left * rest).reshape(outcome.shape).sum(axis=1)
        deals[place] = there.sum()
        error[place] = float(np.sqrt((per_deal**2).sum() * deals[place] / (deals[place] - 1))) / weight
    return Effects(size, error, deals, looking)
