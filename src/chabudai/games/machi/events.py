"""Event cards, played between two actions of one's own turn; what they do is in two files, by their back."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.seats import BIT, MOST_SEATS
from chabudai.core.step import Question, Step
from chabudai.games.machi.building_events import Burn, Finish, Flood, Quake
from chabudai.games.machi.material import (
    AUTUMN_EVENTS,
    CARPENTERS,
    DEFECTION,
    EARTHQUAKE,
    EMBEZZLEMENT,
    EPIDEMIC,
    FESTIVAL,
    FIRE,
    FIRST_BUILDING_EVENT,
    FIRST_VILLAGER_EVENT,
    TSUNAMI,
    WANTED,
)
from chabudai.games.machi.state import AUTUMN, Machi
from chabudai.games.machi.village import each_once, from_hand
from chabudai.games.machi.villager_events import Celebrate, Embezzle, Entice, Epidemic, MarkWanted

NO_EVENTS: Final[tuple[int, ...]] = ()


def events_in_hand(game: Machi, seat: int) -> tuple[int, ...]:
    """The kinds of event the seat holds, in canonical order."""
    found: list[int] = []
    for entry in game.hands[seat * 2]:
        card = entry & CARD
        if card >= FIRST_VILLAGER_EVENT and card != HIDDEN:
            found.append(card)
    for entry in game.hands[seat * 2 + 1]:
        card = entry & CARD
        if card >= FIRST_BUILDING_EVENT and card != HIDDEN:
            found.append(card)
    return tuple(each_once(found)) if found else NO_EVENTS


def playable_events(game: Machi, seat: int) -> tuple[int, ...]:
    """Those the season allows."""
    held = events_in_hand(game, seat)
    if held and game.season != AUTUMN:
        return tuple([card for card in held if card not in AUTUMN_EVENTS])
    return held


def event_refusal(game: Machi, card: int) -> Refusal | None:
    """events.3: three events are for autumn."""
    if card in AUTUMN_EVENTS and game.season != AUTUMN:
        return Refusal("events.3", "autumn-event", {"card": card})
    return None


def play_event(game: Machi, seat: int, card: int, after: Step[Machi]) -> None:
    """events.1, events.2: show the card, let it happen, and put it out of the game; then the turn goes on."""
    game.turn_up(from_hand(game, seat, card))
    game.own_supply()
    game.removed.append(card)
    if game.journal is not None:
        game.tell("event", "events.1", {"seat": seat, "card": card})
    game.then(EFFECT[card][seat], after)


class TurnQuestion(Question[Machi]):
    """A question of one's own turn: it may also be answered by playing an event."""

    always = True

    def run(self, game: Machi) -> None:
        # A lone option is a secret as long as the hand may hold an event.
        options = self.options(game)
        seat = self.seat
        if len(options) > 1 or (options and (game.hands[seat * 2] or game.hands[seat * 2 + 1])):
            game.open[seat] = self
            game.options_of[seat] = options
            game.asked |= BIT[seat]
        elif options:
            self.answer(game, options[0])


EFFECT: Final[dict[int, list[Step[Machi]]]] = {
    WANTED: [MarkWanted(seat) for seat in range(MOST_SEATS)],
    EMBEZZLEMENT: [Embezzle(seat) for seat in range(MOST_SEATS)],
    DEFECTION: [Entice(seat) for seat in range(MOST_SEATS)],
    EPIDEMIC: [Epidemic(seat) for seat in range(MOST_SEATS)],
    FESTIVAL: [Celebrate(seat) for seat in range(MOST_SEATS)],
    TSUNAMI: [Flood(seat) for seat in range(MOST_SEATS)],
    FIRE: [Burn(seat) for seat in range(MOST_SEATS)],
    EARTHQUAKE: [Quake(seat) for seat in range(MOST_SEATS)],
    CARPENTERS: [Finish(seat) for seat in range(MOST_SEATS)],
}
