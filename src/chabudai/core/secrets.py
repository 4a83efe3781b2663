"""What a position says about who may know what: hidden cards, sealed decisions, chance.

How a card remembers who has seen it is in `knowledge`; how a view is made of all this is in `game`.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.compiler_notes import mypyc_attr
from chabudai.core.knowledge import CARD, SEEN_BY, Stretch, count_unknown, deal_unknown, keep_from_front
from chabudai.core.rng import Rng, shuffled
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Agenda

CHANCE: Final = 1  # in `lent`: the counters of chance; the other bits are those of the game
WHOLE: Final = -2  # `viewer` of a real position; a view has the seat, or NOBODY for a spectator
NOTHING_BARRED: Final[tuple[int, list[int]]] = (0, [])
# Per number of seats: the bits of all of them within an entry.  The public has none: see `Secrets.learned`.
PLAYERS: Final = [sum(SEEN_BY[:seats]) for seats in range(MOST_SEATS + 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Secrets(Agenda):
    """A table with its secrets."""

    __slots__ = ("counters", "key", "learned", "unseen", "viewer")

    learned: int  # how often a seat came to know something hidden; whoever only watches stands in nobody's way
    key: int  # of the game's chance; 0 in a view
    counters: list[int]  # per stream of chance: how often it was used
    viewer: int  # WHOLE, or whose view this is
    unseen: list[list[int]]  # in a view: the cards the viewer cannot place, by kind of back

    # --- what a game writes -------------------------------------------------------------------

    def hidden(self) -> list[list[list[int]]]:
        """The piles that hold entries, grouped by the back of their cards."""
        return []

    def own_hidden(self) -> None:
        """Before a view is veiled: let other positions keep what is lent (`Game.LENT`) of these piles and of what
        `seal` writes on."""

    def barred(self, group: int) -> tuple[int, list[int]]:
        """What everybody knows not to lie in the first piles of a group of `hidden`: how many piles, which cards."""
        return NOTHING_BARRED

    def hands_of(self, seat: int) -> list[Stretch]:
        """The stretches of those piles that are hands of the seat: their order is nobody's business but its own.

        `seal` sees to it that a view does not tell (`tidy` does, of `knowledge`), and a law looks whether it is so.
        """
        return []

    def seal(self, seat: int) -> None:
        """In a view: hide what this other seat has decided in secret."""

    def deal_again(self, group: int, eye: int, cards: list[int], rng: Rng) -> None:
        """In an imagined game: put these shuffled cards where the eye sees only backs of this group of `hidden`.

        A game in which more is known of the backs than who has seen them, and than `barred` says, deals accordingly.
        """
        piles = self.hidden()[group]
        count, kinds = self.barred(group)
        if count:
            keep_from_front(cards, count_unknown(piles[:count], eye), kinds, rng)
        deal_unknown(piles, eye, cards)

    def imagine(self, seat: int, rng: Rng) -> None:
        """In an imagined game: give this seat some decision in the place of a sealed one."""

    # --- the verbs of the rules ---------------------------------------------------------------

    def show(self, entry: int, seats: int) -> int:
        """The entry once these seats (SEEN_BY bits, or EVERYONE) know its card."""
        if seats & ~entry & PLAYERS[self.seats]:
            self.learned += 1
        return entry | seats

    def turn_up(self, entry: int) -> int:
        """The card itself, turned up for everybody."""
        if ~entry & PLAYERS[self.seats]:
            self.learned += 1
        return entry & CARD

    def unseal(self) -> None:
        """Sealed decisions are shown to all: from now on nobody can take theirs back."""
        if self.seats > 1:  # whoever plays alone has no secrets from anybody
            self.learned += 1

    def learn(self) -> None:
        """Somebody came to know something that is no card: what lies before this cannot be taken back."""
        self.learned += 1

    def shuffle(self, pile: list[int], stream: int) -> list[int]:
        """The pile shuffled: nobody knows anything about it any more."""
        return shuffled([entry & CARD for entry in pile], self.key, stream, self.use_chance(stream))

    def use_chance(self, stream: int) -> int:
        """How often this stream of chance was used before; from now on once more."""
        if self.lent & CHANCE:
            self.lent &= ~CHANCE
            self.counters = self.counters[:]
        used = self.counters[stream]
        self.counters[stream] = used + 1
        return used
