"""The table does not ask for an order where none can matter: here every order is tried on random villages.

The artisans fire workshop by workshop, so the same four cards in other workshops fire in another order.
"""

from itertools import permutations
from random import Random

import pytest

from chabudai.games.arigato.catalogues import box_catalogue
from chabudai.games.arigato.day import GREET
from chabudai.games.arigato.dusk import DUSK_STEP, Order, order_matters, times
from chabudai.games.arigato.material import CARDS, FIVE_ITEMS, HAND, ITEMS, OBJECTIVE_GAINED, TWO_ON_TOP
from chabudai.games.arigato.state import CRAFTSMAN, NO_ROLE, TRAVELLER, Arigato
from chabudai.games.arigato.triggers import YES, Apply, Pick
from tests.clauses import proves
from tests.rules.arigato.position import Table

Result = tuple[int, tuple[int, ...]]
EVENINGS = 120


def lay_out(random: Random, cards: list[int]) -> Arigato:
    """A village of four of the cards given, a hand with roles, a random stock and random favors."""
    game = Table(day=1).game
    game.asked = 0
    game.shared = []
    game.pile, game.hands = [], random.sample([card for card in range(CARDS) if card not in cards], HAND)
    game.hands[0] = -1
    game.roles = [NO_ROLE, TRAVELLER, TRAVELLER, CRAFTSMAN, CRAFTSMAN]
    game.stock = [random.randrange(3) for _ in range(ITEMS)]
    game.favors = [random.randrange(20)]
    game.gate = [sum(1 << card for card in random.sample(range(CARDS), 6))]
    return game


def every_order(game: Arigato, cards: list[int], offered: list[int], picks: list[int], dusk: bool) -> set[Result]:
    """What comes of it, over all orders of the workshops."""
    results: set[Result] = set()
    for order in permutations(range(4)):
        trial = game.clone()
        trial.own_table()
        trial.village = [cards[place] for place in order]
        trial.offered = [sum(1 << slot for slot, place in enumerate(order) if place in offered)]
        trial.workshop = [order.index(0)]
        if dusk:
            trial.then(DUSK_STEP)
        else:
            GREET[0].run(trial)
        trial.settle()
        taken = 0
        while isinstance(trial.open[0], Pick | Apply) and trial.asked:
            if isinstance(trial.open[0], Apply):
                trial.take(0, YES)
                continue
            trial.take(0, picks[taken % len(picks)])
            taken += 1
        results.add((trial.favors[0], tuple(trial.stock)))
    return results


@proves("triggers.4", "day.2", "day.3")
@pytest.mark.parametrize("seed", range(60))
def test_by_day_no_order_matters(seed: int) -> None:
    random = Random(seed)
    catalogue = box_catalogue()
    listening = [card for card in range(CARDS) if catalogue.condition[card] <= 9]
    cards = random.sample(listening, 4)
    game = lay_out(random, cards)
    picks = [random.randrange(ITEMS) for _ in range(5)]
    assert len(every_order(game, cards, [], picks, dusk=False)) == 1


def evening(seed: int) -> tuple[Arigato, list[int], list[int], bool]:
    """A village before dusk, half of the time with somebody who waits for five items; would the table ask?"""
    random = Random(seed)
    catalogue = box_catalogue()
    # Two on top depends on where the artisans stand, not on their order.
    kinds = (9, *(kind for kind in range(OBJECTIVE_GAINED + 1, 16) if kind != TWO_ON_TOP))
    late = [card for card in range(CARDS) if catalogue.condition[card] in kinds]
    cards = random.sample([card for card in late if catalogue.condition[card] == FIVE_ITEMS], seed % 2)
    cards += random.sample([card for card in late if card not in cards], 4 - len(cards))
    game = lay_out(random, cards)
    game.stock = [0, random.randrange(3), random.randrange(2), random.randrange(2), 0]
    offered = random.sample(range(4), random.randrange(5))
    game.village, game.offered = cards[:], [sum(1 << place for place in offered)]
    pending = sum(1 << slot for slot in range(4) if times(game, catalogue, 0, slot))
    return game, cards, offered, order_matters(game, 0, pending)


@proves("dusk.2", "triggers.4")
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_at_dusk_no_order_matters_unless_the_table_asks(seed: int) -> None:
    game, cards, offered, matters = evening(seed)
    if matters:
        game.then(DUSK_STEP)
        game.settle()
        assert isinstance(game.open[0], Order)
        assert len(game.options_of[0]) > 1
    else:
        picks = [Random(seed).randrange(ITEMS) for _ in range(5)]
        assert len(every_order(game, cards, offered, picks, dusk=True)) == 1


@proves("dusk.2")
def test_over_these_villages_the_table_asks_now_and_then() -> None:
    assert 5 < sum(evening(seed)[3] for seed in range(EVENINGS)) < 60
