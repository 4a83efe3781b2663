"""Who knows which hidden card.

A card that not everybody can see is kept as an *entry*: the card in the low eight bits and, above them, one bit for
each seat that knows it (the highest bit stands for the public: spectators and everybody else).  The bits travel with
the card when it moves.  They are changed by three verbs only:

- `game.show(entry, seats)`: these seats now know the card;
- *move*: pop it here, append it there, bits and all;
- `game.shuffle(pile, stream)`: nobody knows anything about the pile any more.

A negative entry is an empty place.  `view`, `resample` and undo read these bits and nothing else.
"""

# mypyc: compile
from __future__ import annotations

from typing import Any, Final, TypeAlias

from chabudai.core.rng import Rng

CARD_BITS: Final = 8
CARD: Final = 0xFF  # mask of the card within an entry
HIDDEN: Final = 0xFF  # the card of an entry that the viewer does not know
PUBLIC: Final = 7  # the bit of spectators
NO_CARD: Final = -1

# Bits within an entry.  EVERYONE includes the public bit, so an entry that everyone knows has all of them.
SEEN_BY: Final = [1 << (CARD_BITS + seat) for seat in range(8)]
EVERYONE: Final = 0xFF << CARD_BITS

# By all that stands above the card in an entry: the entry of a card that the viewer does not know, made once.
MOST_BACKS: Final = 1 << 10
BACKS: Final[list[Any]] = [above << CARD_BITS | HIDDEN for above in range(MOST_BACKS)]

Stretch: TypeAlias = tuple[list[int], int, int]  # part of a pile: the pile, from where, up to where


def card_of(entry: int) -> int:
    """The card of an entry, without its bits."""
    return entry & CARD


def knows(entry: int, seat: int) -> bool:
    """Does the seat (or PUBLIC) know this card?"""
    return entry & SEEN_BY[seat] != 0


def conceal(piles: list[list[int]], seat: int) -> list[int]:
    """Blot out the cards that the seat does not know; these, in canonical order.

    Who else knows them is no secret, unless `tidy` hides it.
    """
    bit = SEEN_BY[seat]
    unknown: list[int] = []
    for pile in piles:
        if is_unknown_to_all(pile):
            unknown += pile
            pile[:] = [HIDDEN] * len(pile)
            continue
        for i in range(len(pile)):
            entry = pile[i]
            if entry >= 0 and entry & bit == 0:
                unknown.append(entry & CARD)
                above = entry >> CARD_BITS
                pile[i] = BACKS[above] if above < MOST_BACKS else entry | HIDDEN
    unknown.sort()
    return unknown


def is_unknown_to_all(pile: list[int]) -> bool:
    """Does nobody know any card of it, as after shuffling?  Most cards lie so, and there is no need to go by each."""
    for entry in pile:  # noqa: SIM110  (`all` takes three times as long)
        if entry < 0 or entry > CARD:
            return False
    return True


def count_unknown(piles: list[list[int]], seat: int) -> int:
    """How many cards of these piles the seat cannot see."""
    bit = SEEN_BY[seat]
    return len([entry for pile in piles for entry in pile if entry >= 0 and entry & bit == 0])


def keep_from_front(cards: list[int], places: int, barred: list[int], rng: Rng) -> None:
    """Put other cards in the place of the barred ones among the first of a shuffled list.

    All orders without barred cards in front were and remain as likely: whatever stood for a barred card is any of the
    others behind it.
    """
    for i in range(places):
        if cards[i] in barred:
            fit = [j for j in range(i + 1, len(cards)) if cards[j] not in barred]
            j = fit[rng.below(len(fit))]
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


def tidy(pile: list[int], start: int, stop: int, holder: int, eye: int) -> None:
    """A hand as others see it: the cards they know in canonical order, then the backs, then empty places.

    The place of a card, or who else once saw it, would tell them where a card came from that is played later on.
    """
    told = CARD | holder | eye
    known: list[int] = []
    filled = stop
    for i in range(start, stop):
        entry = pile[i]
        if entry & CARD != HIDDEN:
            known.append(entry if entry & EVERYONE == EVERYONE else entry & told)
        elif entry == NO_CARD:
            filled -= 1
    if len(known) > 1:
        known.sort(key=card_of)
    place = start
    for entry in known:
        pile[place] = entry
        place += 1
    pile[place:filled] = [HIDDEN | holder] * (filled - place)
    for i in range(filled, stop):
        pile[i] = NO_CARD


def deal_unknown(piles: list[list[int]], seat: int, cards: list[int]) -> None:
    """Put the cards, in order, where the seat sees only backs."""
    bit = SEEN_BY[seat]
    dealt = 0
    for pile in piles:
        for i in range(len(pile)):
            if pile[i] >= 0 and pile[i] & bit == 0:
                pile[i] = pile[i] & EVERYONE | cards[dealt]
                dealt += 1
