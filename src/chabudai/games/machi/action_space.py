"""What the choices of Machi are, for `core.action_space`: cards, villagers, places, and a few words.

The game numbers villagers by where they stand, which takes 500 numbers a village though few are ever used.  Here a
villager is known by village and card; of several copies in one village the first in its list comes first.  As a back
has no more than 82 cards, 82 slots a village are enough for any deck.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.action_space import Domain, Span
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD
from chabudai.games.machi.material import BACK_SIZES, COMBAT_CARDS, IS_EVENT, VILLAGERS, Cards
from chabudai.games.machi.material import KINDS as CARD_KINDS
from chabudai.games.machi.plans import homes_seen
from chabudai.games.machi.state import OUTSIDE, SLOTS, Machi
from chabudai.games.machi.village import FREE, VILLAGE_FIGURES, YAKUZA_FIGURES, address_index

MOST_SEATS: Final = 5
VILLAGER_CARDS: Final = BACK_SIZES[VILLAGERS]
PLACES: Final = SLOTS + 1  # of a village: the last is outside
OWN: Final = 1000  # where the numbers of one's own places begin
EVENT_KINDS: Final = [kind for kind in range(CARD_KINDS) if IS_EVENT[kind]]


def copy_slot(cards: Cards, row: list[int], index: int) -> int:
    """The slot of one villager of a list within its village: by card, then by copy."""
    card = row[index] & CARD
    slot = 0
    for kind in range(card):
        slot += cards.copies[kind]
    for before in range(index):
        if row[before] & CARD == card:
            slot += 1
    return slot


class VillagerDomain(Domain):
    """Villagers in play, by village (counted from whoever chooses), card and copy."""

    def slot(self, game: Game, seat: int, index: int) -> int:
        assert isinstance(game, Machi)
        village = index // VILLAGE_FIGURES
        row = homes_seen(game, village, seat)
        turned = village - seat if village >= seat else village - seat + game.seats
        return turned * VILLAGER_CARDS + copy_slot(game.cards, row, address_index(row, index % VILLAGE_FIGURES))


class PlaceDomain(Domain):
    """Places of villages, counted from whoever chooses."""

    def slot(self, game: Game, seat: int, index: int) -> int:
        if index >= OWN:
            return index - OWN
        village = index // SLOTS
        turned = village - seat if village >= seat else village - seat + game.seats
        return turned * PLACES + index % SLOTS


class EventDomain(Domain):
    """Events in hand."""

    def slot(self, game: Game, seat: int, index: int) -> int:
        return EVENT_KINDS.index(index)


CARD_: Final = Domain("card", (("card", CARD_KINDS),))  # of the flop, of the hand, or a Yakuza wherever it is
VILLAGER: Final = VillagerDomain("villager", (("seat", MOST_SEATS), ("copy", VILLAGER_CARDS)))
PLACE: Final = PlaceDomain("place", (("seat", MOST_SEATS), ("place", PLACES)))
EVENT: Final = EventDomain("event", (("event", len(EVENT_KINDS)),))
PILE: Final = Domain("pile", (("back", 2),))
COMBAT: Final = Domain("combat", (("combat", COMBAT_CARDS),))
DEN: Final = Domain("den", (("den", 1),))
DONE: Final = Domain("done", (("done", 1),))


def _own_villager() -> Span:
    return Span(VILLAGER, VILLAGE_FIGURES, 0, VILLAGE_FIGURES)


def _events() -> Span:
    return Span(EVENT, CARD_KINDS)


def _own_place(count: int) -> Span:
    return Span(PLACE, count, OWN)


def _stack_tops() -> tuple[Span, ...]:
    return _own_place(OUTSIDE), Span(VILLAGER, CARD_KINDS, FREE, VILLAGE_FIGURES)


def _figures() -> tuple[Span, ...]:
    return Span(VILLAGER, YAKUZA_FIGURES), Span(CARD_, 100)


KINDS: Final[dict[str, tuple[Span, ...]]] = {
    "Starve": _stack_tops(),
    "TakeFlop": (Span(CARD_), _events()),
    "DrawCard": (Span(PILE), _events()),
    "SendYakuza": (Span(PLACE, MOST_SEATS * SLOTS), Span(DONE), Span(DEN), _events()),
    "ChooseYakuza": (Span(CARD_),),
    "Recall": (Span(CARD_),),
    "Found": (Span(CARD_), Span(DONE)),
    "ChooseFounder": (Span(CARD_), _own_villager()),
    "Install": (Span(CARD_), Span(DONE)),
    "Lodge": (_own_place(PLACES),),
    "Challenge": (_own_villager(), Span(CARD_), Span(DONE), _events()),
    "ChooseOpponent": _figures(),
    "LayAside": (Span(COMBAT),),
    "Pick": (Span(COMBAT),),
    "MoveHouse": (_own_villager(), Span(DONE)),
    "SetDown": (_own_place(PLACES),),
    "MarkWanted": _figures(),
    "Embezzle": (Span(PLACE, MOST_SEATS * SLOTS),),
    "Entice": _figures(),
    "Lure": (_own_place(SLOTS),),
    "Sicken": _stack_tops(),
    "Burn": (Span(PLACE, MOST_SEATS * SLOTS),),
    "Collapse": (_own_place(SLOTS),),
    "Finish": (_own_place(SLOTS),),
}
