"""A round: hands are refilled, then dawn, day and dusk; after the twelfth the favors are counted."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.knowledge import CARD, EVERYONE, NO_CARD, SEEN_BY
from chabudai.core.step import Step
from chabudai.games.arigato.dawn import DAWN_STEP, PUBLISH
from chabudai.games.arigato.day import DAY_STEP
from chabudai.games.arigato.dusk import DUSK_STEP
from chabudai.games.arigato.material import HAND, LAST_DAY, TRAVELLERS, WORKSHOPS, cards_in
from chabudai.games.arigato.scoring import solo_target
from chabudai.games.arigato.state import NO_WORKSHOP, Arigato, put_in_order

PILE_STREAM: Final = 0


class Round(Step[Arigato]):
    """round.1: dawn, day and dusk; each ends when everybody has finished it."""

    clause = "round.1"

    def run(self, game: Arigato) -> None:
        game.then(REFILL, DAWN_STEP, PUBLISH, DAY_STEP, DUSK_STEP, NEXT_ROUND)


class Refill(Step[Arigato]):
    """round.2: draw five on the first day, later three and the two travellers from the right; then the day moves on."""

    clause = "round.2"

    def run(self, game: Arigato) -> None:
        seats = game.seats
        for seat in range(seats):
            game.discard |= game.dropped[seat]
        game.dropped = [0] * seats
        game.fired = [0] * (seats * WORKSHOPS)
        game.firings = [0] * seats
        game.swaps = [0] * seats
        game.workshop = [NO_WORKSHOP] * seats
        game.notes = []
        received = 0 if game.day == 0 or seats == 1 else TRAVELLERS
        hands = game.hands
        for seat in range(seats):
            for i in range(seat * HAND + received, seat * HAND + HAND):
                hands[i] = game.show(draw(game), SEEN_BY[seat])
        if received:
            for seat in range(seats):
                sent = game.right_of(seat) * TRAVELLERS
                for i in range(TRAVELLERS):
                    hands[seat * HAND + i] = game.show(game.passed[sent + i], SEEN_BY[seat])
            game.passed = [NO_CARD] * (seats * TRAVELLERS)
        for seat in range(seats):
            put_in_order(hands, seat * HAND, seat * HAND + HAND)
        game.day += 1
        if game.journal is not None:
            game.tell("day", "round.2", {"day": game.day})
            for seat in range(seats):
                for entry in hands[seat * HAND : seat * HAND + HAND]:
                    game.tell("draw", "round.2", game.naming(seat, entry & CARD), SEEN_BY[seat])


def draw(game: Arigato) -> int:
    """The top card; round.3: an empty pile is made anew from the discarded cards, shuffled."""
    if not game.pile:
        game.pile = game.shuffle(cards_in(game.discard), PILE_STREAM)
        game.discard = 0
        if game.journal is not None:
            game.tell("reshuffle", "round.3", {"cards": len(game.pile)})
    if game.lent:
        game.own_cards_away()
    return game.pile.pop()


class NextRound(Step[Arigato]):
    """round.1: twelve rounds; end.1: then the favors are counted."""

    clause = "round.1"

    def run(self, game: Arigato) -> None:
        game.then(COUNT if game.day == LAST_DAY else ROUND)


class Count(Step[Arigato]):
    """end.1: favor tokens, artisans under the gate and objectives; solo.3: the kept travellers set the target."""

    clause = "end.1"

    def run(self, game: Arigato) -> None:
        game.kept = [game.show(entry, EVERYONE) for entry in game.kept]
        game.points = game.totals()
        game.over = True
        if game.journal is not None:
            for seat in range(game.seats):
                game.tell("final", "end.1", {"seat": seat, "points": game.points[seat]})
            if game.seats == 1:
                game.tell("target", "solo.3", {"points": solo_target(game)})


ROUND: Final = Round()
REFILL: Final = Refill()
NEXT_ROUND: Final = NextRound()
COUNT: Final = Count()
