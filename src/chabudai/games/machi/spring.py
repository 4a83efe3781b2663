"""Spring: each in turn takes a card of the flop, draws two more, and sends out Yakuzas."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.core.seats import MOST_SEATS, NOBODY
from chabudai.core.step import SeatStep, Step
from chabudai.games.machi.events import TurnQuestion, event_refusal, events_in_hand, play_event, playable_events
from chabudai.games.machi.material import BACK, KEYS, KINDS, POST_STATION
from chabudai.games.machi.sending_yakuzas import SEND_YAKUZA
from chabudai.games.machi.state import SPRING, Machi
from chabudai.games.machi.supply import BACKS, LAY_FLOP, SWEEP_FLOP, can_draw, draw_entry
from chabudai.games.machi.village import each_once, has_active, to_hand

EVENTS_AFTER_DRAW: Final = 2  # choices of DrawCard: the two backs, then events


def turn_order(game: Machi) -> list[int]:
    """order.3, order.4: clockwise from the leader; among equals the one drawn first at set-up begins."""
    points = game.points
    first = game.tie_order[0]
    for seat in game.tie_order:
        if points[seat] > points[first]:
            first = seat
    return [(first + step) % game.seats for step in range(game.seats)]


class Spring(Step[Machi]):
    """spring.1: the flop is laid; then each in turn takes the arrivals and sends out Yakuzas."""

    clause = "spring.1"

    def run(self, game: Machi) -> None:
        game.season = SPRING
        game.acted = []
        order = turn_order(game)
        if game.journal is not None:
            game.tell("spring", "spring.1", {"year": game.year, "seat": order[0]})
        game.then(LAY_FLOP, *[SPRING_TURN[seat] for seat in order], END_SPRING)


class SpringTurn(SeatStep[Machi]):
    """spring.3, spring.4, spring.5: a card of the flop, two cards from the piles, the flop filled up, the Yakuzas."""

    clause = "spring.3"

    def run(self, game: Machi) -> None:
        seat = self.seat
        game.active = seat
        game.den_used = False
        game.then(TAKE_FLOP[seat], DRAW_CARD[seat], DRAW_CARD[seat], POST[seat], LAY_FLOP, SEND_YAKUZA[seat])


class TakeFlop(TurnQuestion):
    """spring.3: one card of the flop, known to all, goes to the hand."""

    clause = "spring.3"
    size = 2 * KINDS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        flop = game.flop
        if not flop[0] and not flop[1]:
            return ()
        return (*each_once(flop[0] + flop[1]), *[KINDS + card for card in events_in_hand(game, self.seat)])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        return None if choice < KINDS else event_refusal(game, choice - KINDS)

    def options(self, game: Machi) -> tuple[int, ...]:
        flop = game.flop
        if not flop[0] and not flop[1]:
            return ()
        options = each_once(flop[0] + flop[1])
        for card in playable_events(game, self.seat):
            options.append(KINDS + card)
        return tuple(options)

    def answer(self, game: Machi, choice: int) -> None:
        if choice >= KINDS:
            play_event(game, self.seat, choice - KINDS, self)
            return
        if game.lent:
            game.own_supply()
        game.flop[BACK[choice]].remove(choice)
        to_hand(game, self.seat, choice | EVERYONE)
        if game.journal is not None:
            game.tell("take", "spring.3", {"seat": self.seat, "card": choice})

    def describe(self, game: Machi, choice: int) -> str:
        return f"take {KEYS[choice]}" if choice < KINDS else f"event {KEYS[choice - KINDS]}"


class DrawCard(TurnQuestion):
    """spring.4: one card at a time from either pile, seen by the player alone."""

    clause = "spring.4"
    size = EVENTS_AFTER_DRAW + KINDS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        piles = [back for back in BACKS if can_draw(game, back)]
        if not piles:
            return ()
        return tuple(piles) + tuple([EVENTS_AFTER_DRAW + card for card in events_in_hand(game, self.seat)])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        return None if choice < EVENTS_AFTER_DRAW else event_refusal(game, choice - EVENTS_AFTER_DRAW)

    def options(self, game: Machi) -> tuple[int, ...]:
        piles = game.piles
        both = BACKS if piles[0] and piles[1] else tuple([back for back in BACKS if can_draw(game, back)])
        events = playable_events(game, self.seat)
        return both + tuple([EVENTS_AFTER_DRAW + card for card in events]) if events and both else both

    def answer(self, game: Machi, choice: int) -> None:
        seat = self.seat
        if choice >= EVENTS_AFTER_DRAW:
            play_event(game, seat, choice - EVENTS_AFTER_DRAW, self)
            return
        entry = game.show(draw_entry(game, choice), SEEN_BY[seat])
        to_hand(game, seat, entry)
        if game.journal is not None:
            game.tell("draw", "spring.4", {"seat": seat, "back": choice}, EVERYONE & ~SEEN_BY[seat])
            game.tell("draw-card", "spring.4", {"seat": seat, "card": entry & CARD}, SEEN_BY[seat])

    def describe(self, game: Machi, choice: int) -> str:
        if choice >= EVENTS_AFTER_DRAW:
            return f"event {KEYS[choice - EVENTS_AFTER_DRAW]}"
        return "draw building" if choice else "draw villager"


class Post(SeatStep[Machi]):
    """red.9: with an active Post station one card more is drawn."""

    clause = "red.9"

    def run(self, game: Machi) -> None:
        if has_active(game, self.seat, POST_STATION):
            game.then(DRAW_CARD[self.seat])


class EndSpring(Step[Machi]):
    """spring.7: what is left of the flop goes under its piles."""

    clause = "spring.7"

    def run(self, game: Machi) -> None:
        game.active = NOBODY
        game.then(SWEEP_FLOP)


SPRING_STEP: Final = Spring()
SPRING_TURN: Final = [SpringTurn(seat) for seat in range(MOST_SEATS)]
TAKE_FLOP: Final = [TakeFlop(seat) for seat in range(MOST_SEATS)]
DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_SEATS)]
POST: Final = [Post(seat) for seat in range(MOST_SEATS)]
END_SPRING: Final = EndSpring()
