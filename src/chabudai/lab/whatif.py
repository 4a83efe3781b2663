"""What if: the same deals played before and after a change, with and without a ban, by one bot and another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

import numpy as np

from chabudai.core.box import Box, Card, Json
from chabudai.lab.change import differences
from chabudai.lab.figures import Change, Floats, discoveries, mean, paired
from chabudai.lab.finding import LOOK, TOLD, Finding, flat
from chabudai.lab.play import banned_seat
from chabudai.lab.questions import reached
from chabudai.lab.table import Sample, cards_of, deck_of, kinds_of, paired_samples

BASE: Final = "base"
SHOWN: Final = 3  # deals to look at
PRIMARY: Final = ("points", "margin", "decisions", "drawn-points", "drawn-wins")

Figures = dict[str, tuple[Floats, Floats, str]]  # before, after, unit: points, share, times


def compare(box: Box, before: Sample, after: Sample, primary: str) -> Finding:
    """What the change did: one figure that was named first, and the others with false discoveries held down."""
    one, other = paired_samples(before, after)
    touched = changed_cards(box, one, other)
    figures = _figures(box, one, other, touched)
    chosen = primary if primary in figures else "points"
    changes = {key: paired(was, now, one.looking) for key, (was, now, _) in figures.items()}
    rest = [key for key in figures if key != chosen]
    clear = dict(zip(rest, discoveries(np.array([changes[key].chance for key in rest])), strict=True))
    clear[chosen] = changes[chosen].difference.clear
    same = np.array([was["moves"] == now["moves"] for was, now in zip(one.rows, other.rows, strict=True)])
    order = np.array([was["places"] != now["places"] for was, now in zip(one.rows, other.rows, strict=True)])
    facts: dict[str, Json] = {
        "cell": after.cell.name,
        "deals": len(one),
        "primary": chosen,
        "figures": [
            {"key": key, "unit": unit, "clear": bool(clear[key]), **_told(changes[key])}
            for key, (_, _, unit) in figures.items()
        ],
        "same": float(same.mean()),
        "reordered": float(order.mean()),
        "cards": [card.number for card in touched],
        "changed": changed_fields(box, one, other),
        "decided": decided(one, other),
        "goals": goals(box, one, other),
    }
    return Finding("compare", LOOK if any(clear.values()) else TOLD, facts, _needs(changes[chosen]))


def goals(box: Box, one: Sample, other: Sample) -> list[Json]:
    """How many seats reach each goal, before and after; nothing where no goal became clearly easier or harder."""
    was, now = reached(box, one), reached(box, other)
    changes = {goal: paired(was[goal].mean(axis=1), now[goal].mean(axis=1), one.looking) for goal in was if goal in now}
    clear = discoveries(np.array([change.chance for change in changes.values()]))
    if not clear.any():
        return []
    return [
        {"kind": kind, "value": value, "clear": bool(stands_out), **_told(change)}
        for ((kind, value), change), stands_out in zip(changes.items(), clear, strict=True)
    ]


def _told(change: Change) -> dict[str, Json]:
    return {
        "before": change.before,
        "after": change.after,
        "difference": flat(change.difference),
        "narrower": round(change.narrower, 2),
        "chance": change.chance,
    }


def _needs(change: Change) -> int:
    """For half the width, where the interval holds zero and is no point."""
    span = change.difference
    return 0 if span.clear or span.low == span.high else change.enough


def changed_cards(box: Box, one: Sample, other: Sample) -> list[Card]:
    """The cards whose entries differ."""
    were = {card.number: card for card in cards_of(box, one.cell)}
    return [card for card in cards_of(box, other.cell) if card.number in were and were[card.number].entry != card.entry]


def changed_fields(box: Box, one: Sample, other: Sample) -> list[Json]:
    """The fields of the deck that differ.  A file may leave out what it does not change: then nothing has gone, unless
    it is a field of a card that the file does have.
    """
    cards = [f"{card.path}." for card in cards_of(box, other.cell)]
    found = differences(deck_of(box, one.cell), deck_of(box, other.cell))
    return [
        [path, was, now] for path, was, now in found if now is not None or any(path.startswith(card) for card in cards)
    ]


def _figures(box: Box, one: Sample, other: Sample, touched: Sequence[Card]) -> Figures:
    found: Figures = {}
    if touched:
        found |= _of_cards(box, one, other, touched)
    found["points"] = one.points.mean(axis=1), other.points.mean(axis=1), "points"
    if one.seats > 1:
        found["margin"] = _margin(one), _margin(other), "points"
        for seat in range(one.seats):
            found[f"seat-{seat}"] = one.won[:, seat], other.won[:, seat], "share"
    found["decisions"] = one.array("decisions").mean(axis=1), other.array("decisions").mean(axis=1), "times"
    return found


def _of_cards(box: Box, one: Sample, other: Sample, touched: Sequence[Card]) -> Figures:
    """Points and wins of whoever drew one of the changed cards in both, against the table; how often it is played."""
    found: Figures = {}
    drew = [(sample.draws(touched).sum(axis=0) > 0) for sample in (one, other)]
    both = drew[0] & drew[1]
    some = both.any(axis=1) & ~both.all(axis=1)
    if some.sum() > 1:
        share = both[some] / both[some].sum(axis=1, keepdims=True)
        for key, outcome, unit in (("drawn-points", "points", "points"), ("drawn-wins", "won", "share")):
            was, now = (getattr(sample, outcome)[some] for sample in (one, other))
            if unit == "points":
                was, now = (table - table.mean(axis=1, keepdims=True) for table in (was, now))
            found[key] = (was * share).sum(axis=1), (now * share).sum(axis=1), unit
    for role in ("played", "scored"):
        kinds = kinds_of(box, role)
        if kinds:
            was, now = (sample.times(touched, kinds).sum(axis=(0, 2)) for sample in (one, other))
            found[f"card-{role}"] = was, now, "times"
    return found


def _margin(sample: Sample) -> Floats:
    ordered = np.sort(sample.points, axis=1)
    margin: Floats = ordered[:, -1] - ordered[:, -2]
    return margin


def decided(one: Sample, other: Sample) -> list[Json]:
    """Deals in which the change made another seat win: those where the winners' leads changed most."""
    swings = []
    for was, now, row in zip(one.rows, other.rows, range(len(one)), strict=True):
        if [place == 1 for place in was["places"]] != [place == 1 for place in now["places"]]:
            swing = float(np.abs(one.points[row] - other.points[row]).max())
            swings.append((-swing, int(was["deal"])))
    return [deal for _, deal in sorted(swings)[:SHOWN]]


def sweep(box: Box, tables: Mapping[str, Sample], primary: str) -> Finding:
    """A curve: the primary figure for each value, as a paired difference to the deck as it is."""
    base = tables[BASE]
    values: list[Json] = []
    for name, sample in tables.items():
        if name == BASE:
            continue
        told = compare(box, base, sample, primary).facts
        figure = next(f for f in told["figures"] if f["key"] == told["primary"])
        played = next((f for f in told["figures"] if f["key"] == "card-played"), None)
        values.append({"value": name, **figure, "played": None if played is None else played["after"]})
    clear = discoveries(np.array([value["chance"] for value in values]))
    for value, stands_out in zip(values, clear, strict=True):
        value["clear"] = bool(stands_out)
    return Finding("sweep", LOOK if clear.any() else TOLD, {"primary": values[0]["key"], "values": values})


def forbid(tables: Mapping[str, Sample]) -> Finding:
    """What is a rule worth?  One seat may not choose what matches; its points against the table, and its wins."""
    base = tables[BASE]
    bans: list[Json] = []
    for name, sample in tables.items():
        if name == BASE:
            continue
        free, bound = paired_samples(base, sample)
        seats = [banned_seat(deal, base.seats) for deal in free.deals]
        rows = np.arange(len(seats))
        was, now = (s.points - s.points.mean(axis=1, keepdims=True) for s in (free, bound))
        points = paired(was[rows, seats], now[rows, seats], base.looking)
        wins = paired(free.won[rows, seats], bound.won[rows, seats], base.looking)
        bit = np.array([a["moves"] != b["moves"] for a, b in zip(free.rows, bound.rows, strict=True)])
        bans.append(
            {
                "ban": sample.cell.ban,
                "deals": len(free),
                "points": flat(points.difference),
                "wins": flat(wins.difference),
                "chance": points.chance,
                "bit": float(bit.mean()),
                "decided": decided(free, bound),
                "cell": name,
            }
        )
    clear = discoveries(np.array([ban["chance"] for ban in bans]))
    for ban, stands_out in zip(bans, clear, strict=True):
        ban["clear"] = bool(stands_out)
    return Finding("forbid", LOOK if clear.any() else TOLD, {"bans": bans})


def tournament(tables: Mapping[str, Sample], bots: Sequence[str]) -> Finding:
    """Every bot against every other in the same deals: its share of the victory less the other's, deal by deal."""
    pairs: list[Json] = []
    for one, other in combinations(bots, 2):
        ahead: dict[int, list[float]] = {}
        wins: dict[int, list[float]] = {}
        for sample in tables.values():
            if set(sample.cell.bots) != {one, other}:
                continue
            mine = np.array([bot == one for bot in sample.cell.bots])
            lead = sample.points[:, mine].mean(axis=1) - sample.points[:, ~mine].mean(axis=1)
            won = sample.won[:, mine].mean(axis=1) - sample.won[:, ~mine].mean(axis=1)
            for place, deal in enumerate(sample.deals):
                ahead.setdefault(deal, []).append(float(lead[place]))
                wins.setdefault(deal, []).append(float(won[place]))
        points = mean(np.array([np.mean(figures) for figures in ahead.values()]))
        share = mean(np.array([np.mean(figures) for figures in wins.values()]))
        pairs.append({"one": one, "other": other, "points": flat(points), "wins": flat(share), "deals": len(ahead)})
    return Finding("tournament", TOLD, {"bots": list(bots), "pairs": pairs})
