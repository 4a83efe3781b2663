"""The count: favor tokens, the artisans under the gate, the objectives; and the target of a solo game."""

# mypyc: compile
from __future__ import annotations

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.games.arigato.material import CRAFTS, cards_in
from chabudai.games.arigato.state import Arigato


def objective_points(tokens: int) -> int:
    """end.2: 1, 3, 6, 10 ... 55 points for 1 to 10 objective tokens."""
    return tokens * (tokens + 1) // 2


def gate_points(game: Arigato, seat: int) -> int:
    """end.1: the favors of the artisans under the palace gate."""
    value = game.cards().value
    points = 0
    for card in cards_in(game.gate[seat]):
        points += value[card]
    return points


def points_of(game: Arigato, seat: int) -> int:
    """end.1, end.3: everything that counts; artisans in the village and items do not."""
    return game.favors[seat] + gate_points(game, seat) + objective_points(game.objectives[seat])


def solo_groups(game: Arigato) -> list[int]:
    """solo.3: the favors of the kept travellers by craft, as far as they are known here."""
    cards = game.cards()
    groups = [0] * CRAFTS
    for entry in game.kept:
        card = entry & CARD
        if card != HIDDEN:
            craft = cards.craft[card]
            groups[craft] = groups[craft] + cards.value[card]
    return groups


def solo_target(game: Arigato) -> int:
    """solo.3: the four best of the five groups."""
    groups = solo_groups(game)
    return sum(groups) - min(groups)
