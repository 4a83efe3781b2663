"""Laws of what is told: whoever follows cards through many games must be able to believe the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from chabudai.core.box import Box
from chabudai.core.events import Event
from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.core.laws.verdict import law
from chabudai.core.match import Match
from chabudai.core.seats import MOST_SEATS


def cards_are_told(box: Box, match: Match) -> None:
    """Events with a verb name a seat and a card; what a pile gives a hand is told as a draw by chance, from the start.

    A card that a seat holds, that nobody else knows, and that it did not know before, has come from a pile.
    """
    if not box.verbs:
        return
    chance = {kind for kind, verb in box.verbs.items() if verb.chance}
    numbers = None if box.cards is None else {card.number for card in box.cards(_deck(box, match))}
    known: list[Counter[int]] = [Counter() for _ in range(match.game.seats)]
    positions = [*(played.before for played in match.played), match.game]
    tellings = [match.opening_events, *(played.events for played in match.played)]
    for game, events in zip(positions, tellings, strict=True):
        told = _draws(events, box, chance)
        for seat in range(game.seats):
            hands = [pile[start:stop] for pile, start, stop in game.hands_of(seat)]
            held = Counter(e & CARD for hand in hands for e in hand if e >= 0 and e & EVERYONE == SEEN_BY[seat])
            for card, count in (held - known[seat] - told[seat]).items():
                law("draws-are-told", numbers is not None and card not in numbers, seat=seat, card=card, count=count)
            known[seat] = Counter(
                e & CARD for piles in game.hidden() for pile in piles for e in pile if e >= 0 and e & SEEN_BY[seat]
            )


def _draws(events: Iterable[Event], box: Box, chance: set[str]) -> dict[int, Counter[int]]:
    told: dict[int, Counter[int]] = {seat: Counter() for seat in range(MOST_SEATS)}
    for event in events:
        if event.kind in box.verbs:
            law("verbs-name-seat-and-card", {"seat", "card"} <= event.facts.keys(), kind=event.kind)
            if event.kind in chance:
                told[event.facts["seat"]][event.facts["card"]] += 1
    return told


def _deck(box: Box, match: Match) -> object:
    if match.deck is not None or box.own_deck is None:
        return match.deck
    return box.own_deck(match.options)
