"""What a designer asks of a game as a whole, answered from the games of one cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, inf
from typing import Final

import numpy as np

from chabudai.bots.rating import Span
from chabudai.core.box import Box, Json
from chabudai.lab.figures import ALARM, Floats, discoveries, evenness, mean, more_for, share
from chabudai.lab.finding import FINE, LOOK, TOLD, UNSURE, Finding, Mark, flat
from chabudai.lab.table import Sample

SEAT_HALF: Final = 0.03  # wins: an interval that reaches further cannot say that seats are equal
DECIDED: Final = 0.75  # wins of a leader from which on a game is decided
TOO_EARLY: Final = 0.8  # of those who lead at half-time
MOMENTS: Final = 12  # at which the race is looked at
SAME_LENGTH: Final = 0.95  # of the games have as many rounds as most: then rounds are counted, else shares of the game
BANDS: Final = 24  # of the distribution of points
MOST_SOURCES: Final = 6
EASY, HARD = 0.9, 0.15  # of the seats that reach a goal
OFTEN: Final = 0.05  # of the games: a clause that is cited in fewer is rare
RULE_OF_THREE: Final = 3.0  # what was never seen in n games happens in fewer than 3/n of them, nearly surely


def seats(tables: Sequence[Sample]) -> Finding:
    """Is a seat better, and is it better to begin where the lot says who does?  For each number of seats."""
    chances = [evenness(sample.won, sample.looking) for sample in tables]
    orders = [sample.won_in_order for sample in tables]
    later = [evenness(won, sample.looking) for won, sample in zip(orders, tables, strict=True) if won is not None]
    clear = [bool(one) for one in discoveries(np.array(chances + later), ALARM)]
    of_order = iter(clear[len(tables) :])
    found: list[Json] = []
    widest = 0.0
    needs = 0
    for sample, chance, unequal, order in zip(tables, chances, clear, orders, strict=False):
        spans = _by_seat(sample.won, sample)
        widest = max([widest, *((span.high - span.low) / 2 for span in spans)])
        needs = max([needs, *(more_for(span, SEAT_HALF, len(sample)) for span in spans)])
        table: dict[str, Json] = {
            "seats": sample.seats,
            "deals": len(sample),
            "wins": [flat(span) for span in spans],
            "chance": chance,
            "unequal": unequal,
        }
        if order is not None:
            table["order"] = [flat(span) for span in _by_seat(order, sample)]
            table["order-unequal"] = next(of_order)
        found.append(table)
    mark: Mark = LOOK if any(clear) else FINE if widest <= SEAT_HALF else UNSURE
    return Finding("seats", mark, {"tables": found}, needs if mark == UNSURE else 0)


def _by_seat(won: Floats, sample: Sample) -> list[Span]:
    return [share(won[:, seat], sample.looking) for seat in range(sample.seats)]


def race(sample: Sample) -> Finding | None:
    """When is it decided?  How often whoever leads, and whoever is last, wins."""
    lengths = Counter(len(row["standings"]) for row in sample.rows)
    usual, games = lengths.most_common(1)[0]
    rounds = games >= SAME_LENGTH * len(sample) and usual <= 2 * MOMENTS
    rows = [
        i for i, row in enumerate(sample.rows) if len(row["standings"]) == usual or (not rounds and row["standings"])
    ]
    if usual < 2 or len(rows) < 2 or sample.seats < 2:
        return None
    count = usual if rounds else MOMENTS
    standing = np.zeros((len(rows), count, sample.seats))
    for place, i in enumerate(rows):
        told = sample.rows[i]["standings"]
        for moment in range(count):
            standing[place, moment] = told[round(moment * (len(told) - 1) / (count - 1))]
    won = sample.won[rows]
    # Standings are taken where a round begins: at the first all are equal.
    leads = [share(_wins_of(standing[:, m], won, True), sample.looking) for m in range(1, count)]
    trails = [share(_wins_of(standing[:, m], won, False), sample.looking) for m in range(1, count)]
    half = len(leads) // 2
    decided = next((m + 1 for m in range(len(leads)) if all(s.middle >= DECIDED for s in leads[m:])), 0)
    early = leads[half].low > TOO_EARLY
    facts: dict[str, Json] = {
        "rounds": rounds,
        "leader": [flat(span) for span in leads],
        "last": [flat(span) for span in trails],
        "half": half,
        "decided": decided,
        "even": 1 / sample.seats,
    }
    return Finding("race", LOOK if early else FINE, facts)


def _wins_of(standing: Floats, won: Floats, first: bool) -> Floats:
    """The share of the victory of whoever is first, or last; several at once count in equal parts."""
    edge = standing.max(axis=1, keepdims=True) if first else standing.min(axis=1, keepdims=True)
    there = (standing == edge).astype(float)
    shares: Floats = (there * won).sum(axis=1) / there.sum(axis=1)
    return shares


def closeness(sample: Sample) -> Finding:
    """How close is it?  Points by place, and how far the winner is ahead."""
    ordered = -np.sort(-sample.points, axis=1)
    top = float(ordered[:, 0].mean())
    margin = ordered[:, 0] - ordered[:, 1] if sample.seats > 1 else ordered[:, 0] * 0
    close = max(1, round(abs(top) * 0.05))
    edges = _bands(float(ordered.min()), float(ordered.max()))
    bands = [np.histogram(ordered[:, place], edges)[0].tolist() for place in range(sample.seats)]
    facts: dict[str, Json] = {
        "points": [flat(mean(ordered[:, place], sample.looking)) for place in range(sample.seats)],
        "margin": float(np.median(margin)),
        "close": close,
        "within": flat(share((margin <= close).astype(float), sample.looking)),
        "edges": [round(float(edge), 3) for edge in edges],
        "bands": bands,
    }
    return Finding("closeness", TOLD, facts)


def _bands(low: float, high: float) -> Floats:
    """The edges of bands that hold equally many whole numbers: otherwise hills would have the teeth of a comb."""
    wide = max(1, ceil((high - low + 1) / BANDS))
    edges: Floats = np.arange(low - 0.5, high + wide, wide)
    return edges


def sources(sample: Sample) -> Finding:
    """Where do points come from?  By place; the clauses that matter most, the rest together."""
    weight: Counter[str] = Counter()
    for row in sample.rows:
        for _, clause, points in row["sources"]:
            weight[clause] += abs(points)
    clauses = [clause for clause, points in weight.most_common(MOST_SOURCES) if points]
    sums = np.zeros((sample.seats, len(clauses) + 1))
    for row in sample.rows:
        order = np.argsort(np.argsort([-p for p in row["points"]], kind="stable"), kind="stable")
        for seat, clause, points in row["sources"]:
            column = clauses.index(clause) if clause in clauses else len(clauses)
            sums[order[seat], column] += points
    table = (sums / max(1, len(sample))).round(3).tolist()
    return Finding("sources", TOLD, {"clauses": clauses, "places": table})


def reached(box: Box, sample: Sample) -> dict[tuple[str, int], Floats]:
    """For every goal that there is, by deal and seat: 1 where it was reached."""
    nobody = np.zeros((len(sample), sample.seats))
    found = {(kind, value): nobody.copy() for kind, values in box.goal_values.items() for value in values}
    for deal, row in enumerate(sample.rows):
        for seat, kind, value in row["goals"]:
            found.setdefault((kind, value), nobody.copy())[deal, seat] = 1
    return dict(sorted(found.items()))


def goals(box: Box, sample: Sample) -> Finding | None:
    """Which goals are nearly free, and which hardly ever reached?"""
    every = reached(box, sample)
    if not every:
        return None
    found: list[Json] = []
    for (kind, value), hits in every.items():
        span = share(hits.mean(axis=1), sample.looking)
        verdict = "easy" if span.low > EASY else "hard" if span.high < HARD else ""
        never = not hits.any()
        found.append({"kind": kind, "value": value, "share": flat(span), "verdict": verdict, "never": never})
    return Finding("goals", LOOK if any(goal["verdict"] for goal in found) else FINE, {"goals": found})


def decisions(sample: Sample) -> Finding:
    """How much is there to decide, how widely, and how long does one wait?"""
    each, width = sample.array("decisions"), sample.array("width")
    waited, clock = sample.array("waited"), sample.array("clock")
    kinds: Counter[str] = Counter()
    for row in sample.rows:
        kinds.update(row["kinds"])
    per = len(sample) * sample.seats
    totals = each.sum(axis=1)
    low, high = np.percentile(totals, [10, 90])
    facts: dict[str, Json] = {
        "each": flat(mean(each.mean(axis=1), sample.looking)),
        "width": flat(mean(width.sum(axis=1) / np.maximum(each.sum(axis=1), 1), sample.looking)),
        "game": [float(totals.mean()), float(low), float(high)],
        "kinds": [[kind, times / per] for kind, times in kinds.most_common()],
        "waits": flat(share((waited / np.maximum(clock, 1)).mean(axis=1), sample.looking)),
    }
    return Finding("decisions", TOLD, facts)


def clauses(box: Box, sample: Sample) -> Finding:
    """Which clauses did no event cite, and which hardly any?"""
    games = len(sample)
    seen: Counter[str] = Counter()
    for row in sample.rows:
        seen.update(row["clauses"].keys())
    rare = sorted(((n, c) for c, n in seen.items() if n < OFTEN * games))
    never = [clause.id for clause in box.rules("en").clauses if clause.id not in seen]
    facts: dict[str, Json] = {
        "rare": [[clause, times / games] for times, clause in rare],
        "never": never,
        "below": RULE_OF_THREE / games if games else inf,
        "cited": len(seen),
    }
    return Finding("clauses", TOLD, facts)
