"""Sending out Yakuzas, at the end of each turn in spring: to which building, and which of them."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Question
from chabudai.games.machi.addresses import place_words
from chabudai.games.machi.events import TurnQuestion, event_refusal, events_in_hand, play_event, playable_events
from chabudai.games.machi.material import DEN, KEYS, KINDS
from chabudai.games.machi.state import OWNER_SHIFT, SEAT, SLOTS, Machi
from chabudai.games.machi.village import has_active, yakuza_index
from chabudai.games.machi.yakuza import (
    NO_YAKUZAS,
    barred,
    clan_locks,
    let_in,
    obstacle,
    ready_yakuzas,
    return_home,
    send,
    standing,
    target_places,
)

DONE: Final = 5 * SLOTS  # choices of SendYakuza: places, then done, the den, events
USE_DEN: Final = DONE + 1
EVENTS_AFTER_SEND: Final = DONE + 2
ONLY_DONE: Final[tuple[int, ...]] = (DONE,)


class SendYakuza(TurnQuestion):
    """yakuza.1 to yakuza.9: send a Yakuza to a building, as often as one likes; which one is asked next."""

    clause = "yakuza.2"
    size = EVENTS_AFTER_SEND + KINDS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        seat = self.seat
        places: list[int] = []
        if game.year > 1 and ready_yakuzas(game, seat):  # first.2: no Yakuzas in the first year
            places = [
                village * SLOTS + slot
                for village in range(game.seats)
                for slot in range(len(game.buildings[village]))
                if game.buildings[village][slot] >= 0
            ]
        den = [USE_DEN] if self.may_use_den(game) else []
        events = [EVENTS_AFTER_SEND + card for card in events_in_hand(game, seat)]
        return (*places, DONE, *den, *events)

    def may_use_den(self, game: Machi) -> bool:
        """red.10: once a spring, with an active Clandestine den and a Yakuza in play."""
        if game.den_used or game.year == 1:
            return False
        for yakuza in game.yakuzas:
            if yakuza >> OWNER_SHIFT & SEAT == self.seat:
                return has_active(game, self.seat, DEN)
        return False

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if choice < DONE:
            return obstacle(game, self.seat, choice // SLOTS, choice % SLOTS)
        return None if choice < EVENTS_AFTER_SEND else event_refusal(game, choice - EVENTS_AFTER_SEND)

    def options(self, game: Machi) -> tuple[int, ...]:
        seat = self.seat
        ready = ready_yakuzas(game, seat) if game.year > 1 else NO_YAKUZAS
        events = playable_events(game, seat)
        den = self.may_use_den(game)
        if not ready and not events and not den:
            return ONLY_DONE
        options = target_places(game, seat, ready) if ready else []
        options.append(DONE)
        if den:
            options.append(USE_DEN)
        for card in events:
            options.append(EVENTS_AFTER_SEND + card)
        return tuple(options)

    def answer(self, game: Machi, choice: int) -> None:
        seat = self.seat
        if choice < DONE:
            game.shared.append(self)
            game.ask(CHOOSE_YAKUZA[seat][choice])
        elif choice == USE_DEN:
            game.den_used = True
            game.then(RECALL[seat], self)
        elif choice >= EVENTS_AFTER_SEND:
            play_event(game, seat, choice - EVENTS_AFTER_SEND, self)

    def describe(self, game: Machi, choice: int) -> str:
        if choice < DONE:
            return f"send to {place_words(choice)}"
        if choice >= EVENTS_AFTER_SEND:
            return f"event {KEYS[choice - EVENTS_AFTER_SEND]}"
        return "use den" if choice == USE_DEN else "done"


class ChooseYakuza(Question[Machi]):
    """yakuza.2, yakuza.7: a Yakuza from hand or one in play that has not acted this spring goes there."""

    clause = "yakuza.7"
    size = KINDS

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.target)

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple(sorted([yakuza & CARD for yakuza in ready_yakuzas(game, self.seat)]))

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        return barred(game, self.seat, self.target // SLOTS, self.target % SLOTS, choice)

    def options(self, game: Machi) -> tuple[int, ...]:
        # The place has been offered, so it is open; who may go there depends on clans and on where they stand.
        village, slot = self.target // SLOTS, self.target % SLOTS
        able = let_in(game, self.seat, village, clan_locks(game)[village], ready_yakuzas(game, self.seat))
        here = slot << 3 | village
        return tuple(sorted([yakuza & CARD for yakuza in able if standing(yakuza) != here]))

    def answer(self, game: Machi, choice: int) -> None:
        send(game, self.seat, choice, self.target // SLOTS, self.target % SLOTS)

    def describe(self, game: Machi, choice: int) -> str:
        return KEYS[choice]


class Recall(Question[Machi]):
    """red.10: one of the player's Yakuzas in play goes back to hand."""

    clause = "red.10"
    size = KINDS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        mine = [yakuza & CARD for yakuza in game.yakuzas if yakuza >> OWNER_SHIFT & SEAT == self.seat]
        return tuple(sorted(mine))

    def answer(self, game: Machi, choice: int) -> None:
        return_home(game, yakuza_index(game, choice))
        if game.journal is not None:
            game.tell("recalled", "red.10", {"seat": self.seat, "card": choice})

    def describe(self, game: Machi, choice: int) -> str:
        return KEYS[choice]


SEND_YAKUZA: Final = [SendYakuza(seat) for seat in range(MOST_SEATS)]
CHOOSE_YAKUZA: Final = [[ChooseYakuza(seat, target) for target in range(DONE)] for seat in range(MOST_SEATS)]
RECALL: Final = [Recall(seat) for seat in range(MOST_SEATS)]
