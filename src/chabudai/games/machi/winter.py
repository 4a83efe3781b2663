"""Winter: rice is counted, the hungry leave, the sites are finished.

The famine is sealed: `drafts` holds, per seat, the stack tops it gives up, in order; all leave together at the end.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Question, Step
from chabudai.games.machi.addresses import top_words
from chabudai.games.machi.material import BARRACKS, KINDS
from chabudai.games.machi.state import BUILT, OUTSIDE, PLACE, PLACE_SHIFT, WINTER, Machi
from chabudai.games.machi.village import discard_villager, has_active, head_counts, top_index, tops


def rice_of(game: Machi, seat: int) -> int:
    """winter.1: the field, active buildings, and villagers on finished buildings of their colour."""
    cards = game.cards
    row = game.buildings[seat]
    counts = head_counts(game, seat)
    rice = cards.field_rice
    for slot, entry in enumerate(row):
        if entry >= BUILT and 2 * counts[slot] >= cards.capacity[entry & CARD]:
            rice += cards.rice[entry & CARD]
    for villager in game.villagers[seat]:
        place = villager >> PLACE_SHIFT & PLACE
        if place != OUTSIDE and row[place] & BUILT:
            rice += cards.rice_on[(row[place] & CARD) * KINDS + (villager & CARD)]
    return rice


def mouths_of(game: Machi, seat: int) -> int:
    """winter.2: all villagers, founders of sites and Samurai outside included; red.6: not those the Barracks feed."""
    mouths = len(game.villagers[seat])
    if has_active(game, seat, BARRACKS):
        mouths -= head_counts(game, seat)[OUTSIDE]
    return mouths


def hungry(game: Machi, seat: int) -> int:
    """winter.3, winter.5: how many villagers must go; counted once, before anybody goes."""
    if len(game.villagers[seat]) <= game.cards.field_rice:
        return 0  # the field feeds them all
    return max(0, mouths_of(game, seat) - rice_of(game, seat))


class Famine(Step[Machi]):
    """winter.1 to winter.3: everybody counts the rice; who has too little chooses in secret who goes."""

    clause = "winter.3"

    def run(self, game: Machi) -> None:
        game.season = WINTER
        game.drafts = [[] for _ in range(game.seats)]
        game.then(BURY, COMPLETE)
        for seat in range(game.seats):
            lacking = hungry(game, seat)
            if game.journal is not None:
                facts = {"seat": seat, "rice": rice_of(game, seat), "mouths": mouths_of(game, seat)}
                game.tell("rice", "winter.1", facts)
            if lacking:
                game.next_for(seat, *[STARVE[seat]] * lacking)


class Starve(Question[Machi]):
    """winter.4: one at a time, each the top card of a stack; winter.6: each Samurai outside is a stack of his own."""

    clause = "winter.4"
    sealed = True
    size = OUTSIDE + KINDS
    by_itself = True

    def candidates(self, game: Machi) -> tuple[int, ...]:
        plan = game.drafts[self.seat]
        if not plan:
            return tuple(tops(game, self.seat))
        counts = head_counts(game, self.seat)
        return tuple([top for top in tops(game, self.seat) if plan.count(top) < (counts[top] if top < OUTSIDE else 1)])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if choice >= OUTSIDE and has_active(game, self.seat, BARRACKS):
            return Refusal("red.6", "barracks", {"card": choice - OUTSIDE})
        return None

    def options(self, game: Machi) -> tuple[int, ...]:
        candidates = self.candidates(game)
        if candidates[-1] >= OUTSIDE and has_active(game, self.seat, BARRACKS):
            return tuple([top for top in candidates if top < OUTSIDE])
        return candidates

    def answer(self, game: Machi, choice: int) -> None:
        game.drafts[self.seat].append(choice)

    def describe(self, game: Machi, choice: int) -> str:
        return top_words(choice)


class Bury(Step[Machi]):
    """winter.4, winter.7: all that were chosen leave together; an emptied building or site is lost."""

    clause = "winter.7"

    def run(self, game: Machi) -> None:
        plans, game.drafts = game.drafts, []
        if any(plans):
            game.unseal()
        for seat in range(game.seats):
            for top in plans[seat]:
                card = discard_villager(game, seat, top_index(game, seat, top))
                if game.journal is not None:
                    game.tell("starved", "winter.3", {"seat": seat, "card": card})


class Complete(Step[Machi]):
    """winter.8: then every building under construction is finished and turned up."""

    clause = "winter.8"

    def run(self, game: Machi) -> None:
        for seat in range(game.seats):
            row = game.buildings[seat]
            for slot, entry in enumerate(row):
                if 0 <= entry < BUILT:
                    finish(game, seat, slot)
        game.flooded = False  # there are no sites any more


def finish(game: Machi, seat: int, slot: int) -> None:
    """Turn up a site: it is built."""
    row = game.buildings[seat]
    row[slot] = game.show(row[slot], EVERYONE) | BUILT
    if game.journal is not None:
        game.tell("finished", "winter.8", {"seat": seat, "card": row[slot] & CARD})


FAMINE: Final = Famine()
STARVE: Final = [Starve(seat) for seat in range(MOST_SEATS)]
BURY: Final = Bury()
COMPLETE: Final = Complete()
