"""Event cards: nine small sentences, played between two actions of one's own spring or autumn turn."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD, EVERYONE
from chabudai.core.step import MOST_SEATS, Question, Step
from chabudai.games.machi.material import (
    AUTUMN_EVENTS,
    BUILDINGS,
    CARPENTERS,
    DEFECTION,
    EARTHQUAKE,
    EMBEZZLEMENT,
    EPIDEMIC,
    EPIDEMIC_FREE,
    FESTIVAL,
    FESTIVAL_HONOUR,
    FIRE,
    FIRE_MOST,
    HARBOUR,
    IS_EVENT,
    KEYS,
    KINDS,
    TSUNAMI,
    WANTED,
)
from chabudai.games.machi.state import (
    AUTUMN,
    BUILT,
    FOUNDER,
    HEIGHTS,
    OUTSIDE,
    PLACE,
    PLACE_SHIFT,
    SLOTS,
    WANTED_MARK,
    Machi,
)
from chabudai.games.machi.village import (
    FIGURES,
    FREE,
    SLOT_BIT,
    VILLAGE_FIGURES,
    blocked_slots,
    discard_villager,
    figures_of,
    from_hand,
    head_counts,
    index_of,
    is_built,
    raze,
    remove_villager,
    to_hand,
    top_index,
    tops,
    villagers_at,
)
from chabudai.games.machi.winter import finish, top_words

NO_EVENTS: Final[tuple[int, ...]] = ()


def events_in_hand(game: Machi, seat: int) -> tuple[int, ...]:
    """The kinds of event the seat holds, in canonical order."""
    found = [e & CARD for e in game.hands[seat * 2] if IS_EVENT[e & CARD]]
    found += [e & CARD for e in game.hands[seat * 2 + 1] if IS_EVENT[e & CARD]]
    return tuple(sorted(set(found))) if found else NO_EVENTS


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
    game.removed.append(card)
    if game.journal is not None:
        game.tell("event", "events.1", {"seat": seat, "card": card})
    game.then(EFFECT[card][seat], after)


def places_in_play(game: Machi, seat: int) -> list[tuple[int, int]]:
    """All places with a building, own village first."""
    found: list[tuple[int, int]] = []
    for step in range(game.seats):
        village = (seat + step) % game.seats
        row = game.buildings[village]
        found += [(village, slot) for slot in range(len(row)) if row[slot] >= 0]
    return found


class MarkWanted(Question[Machi]):
    """events.5: a villager who is no Samurai has a price on his head until the end of the year."""

    clause = "events.5"
    size = FIGURES

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple([figure for seat in range(game.seats) for figure in figures_of(game, seat)])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        villager = game.villagers[choice // VILLAGE_FIGURES][index_of(game, choice)]
        if game.cards.is_samurai[villager & CARD]:
            return Refusal("events.5", "samurai-wanted", {"card": villager & CARD})
        return None

    def answer(self, game: Machi, choice: int) -> None:
        village = choice // VILLAGE_FIGURES
        index = index_of(game, choice)
        game.villagers[village][index] |= WANTED_MARK
        if game.journal is not None:
            card = game.villagers[village][index] & CARD
            game.tell("marked", "events.5", {"seat": self.seat, "to": village, "card": card})

    def describe(self, game: Machi, choice: int) -> str:
        return figure_words(game, choice)


class Embezzle(Question[Machi]):
    """events.8: at this year's end the wealth made on a finished building of an opponent counts for the player."""

    clause = "events.8"
    size = 5 * SLOTS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple([village * SLOTS + slot for village, slot in places_in_play(game, self.seat)])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if choice // SLOTS == self.seat:
            return Refusal("events.8", "own-building")
        if not is_built(game, choice // SLOTS, choice % SLOTS):
            return Refusal("events.8", "not-built")
        return None

    def answer(self, game: Machi, choice: int) -> None:
        village, slot = choice // SLOTS, choice % SLOTS
        target = village << 5 | slot
        game.embezzled = [mark for mark in game.embezzled if mark >> 3 & 255 != target]
        game.embezzled.append(target << 3 | self.seat)
        if game.journal is not None:
            card = game.buildings[village][slot] & CARD
            game.tell("embezzled", "events.8", {"seat": self.seat, "to": village, "card": card})

    def describe(self, game: Machi, choice: int) -> str:
        return place_words(choice)


class Entice(Question[Machi]):
    """events.10: a villager of an opponent, no founder and no Samurai, from an unblocked building."""

    clause = "events.10"
    size = FIGURES

    def candidates(self, game: Machi) -> tuple[int, ...]:
        others = [seat for seat in range(game.seats) if seat != self.seat]
        if not beds(game, self.seat):
            return ()
        return tuple([figure for seat in others for figure in figures_of(game, seat)])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        village = choice // VILLAGE_FIGURES
        villager = game.villagers[village][index_of(game, choice)]
        facts = {"card": villager & CARD}
        if game.cards.is_samurai[villager & CARD]:
            return Refusal("events.10", "samurai-stays", facts)
        if villager & FOUNDER:
            return Refusal("events.10", "founder-stays", facts)
        if blocked_slots(game, village) & SLOT_BIT[villager >> PLACE_SHIFT & PLACE]:
            return Refusal("events.10", "blocked-building", facts)
        return None

    def answer(self, game: Machi, choice: int) -> None:
        game.then(Lure(self.seat, choice))

    def describe(self, game: Machi, choice: int) -> str:
        return figure_words(game, choice)


def beds(game: Machi, seat: int) -> list[int]:
    """The finished, unblocked buildings of a village with room for one more."""
    row = game.buildings[seat]
    counts = head_counts(game, seat)
    blocked = blocked_slots(game, seat)
    capacity = game.cards.capacity
    return [
        slot
        for slot in range(len(row))
        if row[slot] >= 0
        and row[slot] & BUILT
        and counts[slot] < capacity[row[slot] & CARD]
        and not blocked & SLOT_BIT[slot]
    ]


class Lure(Question[Machi]):
    """events.10: he goes to a finished, unblocked building of the player with room, on top."""

    clause = "events.10"
    size = SLOTS

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.figure)

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple([slot for slot in range(len(game.buildings[self.seat])) if game.buildings[self.seat][slot] >= 0])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if not is_built(game, self.seat, choice):
            return Refusal("events.10", "not-built")
        if blocked_slots(game, self.seat) & SLOT_BIT[choice]:
            return Refusal("events.10", "blocked-building")
        if choice not in beds(game, self.seat):
            return Refusal("events.10", "full")
        return None

    def answer(self, game: Machi, choice: int) -> None:
        village = self.figure // VILLAGE_FIGURES
        villager = remove_villager(game, village, index_of(game, self.figure))
        game.villagers[self.seat].append(villager & ~(PLACE << PLACE_SHIFT) | choice << PLACE_SHIFT)
        if game.journal is not None:
            facts = {"seat": self.seat, "to": village, "card": villager & CARD}
            facts["building"] = game.buildings[self.seat][choice] & CARD
            game.tell("defected", "events.10", facts)

    def describe(self, game: Machi, choice: int) -> str:
        return f"to {choice + 1}"


class Epidemic(Step[Machi]):
    """events.11: every player with more than six villagers loses a stack top, in turn order from the active one."""

    clause = "events.11"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, game: Machi) -> None:
        order = [(self.seat + step) % game.seats for step in range(game.seats)]
        game.then(*[SICKEN[seat] for seat in order if len(game.villagers[seat]) > EPIDEMIC_FREE])


class Sicken(Question[Machi]):
    """events.11: the player chooses which stack top goes."""

    clause = "events.11"
    size = OUTSIDE + KINDS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple(tops(game, self.seat))

    def answer(self, game: Machi, choice: int) -> None:
        card = discard_villager(game, self.seat, top_index(game, self.seat, choice))
        if game.journal is not None:
            game.tell("sickened", "events.11", {"seat": self.seat, "card": card})

    def describe(self, game: Machi, choice: int) -> str:
        return top_words(choice)


class Celebrate(Step[Machi]):
    """events.12: three honour more at this year's end."""

    clause = "events.12"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, game: Machi) -> None:
        game.festival[self.seat] += FESTIVAL_HONOUR


class Flood(Step[Machi]):
    """events.13: every Harbour, finished or not, is destroyed with the villagers on it."""

    clause = "events.13"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, game: Machi) -> None:
        for seat in range(game.seats):
            row = game.buildings[seat]
            for slot in [s for s in range(len(row)) if row[s] >= 0 and row[s] & CARD == HARBOUR]:
                for _ in villagers_at(game, seat, slot):
                    card = discard_villager(game, seat, top_index(game, seat, slot))
                    if game.journal is not None:
                        game.tell("drowned", "events.13", {"seat": seat, "card": card})


class Burn(Question[Machi]):
    """events.14: a finished building with at most two villagers loses its top villager."""

    clause = "events.14"
    size = 5 * SLOTS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple([village * SLOTS + slot for village, slot in places_in_play(game, self.seat)])

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        village, slot = choice // SLOTS, choice % SLOTS
        if not is_built(game, village, slot):
            return Refusal("events.14", "not-built")
        if len(villagers_at(game, village, slot)) > FIRE_MOST:
            return Refusal("events.14", "too-many-to-burn")
        return None

    def answer(self, game: Machi, choice: int) -> None:
        village = choice // SLOTS
        card = discard_villager(game, village, top_index(game, village, choice % SLOTS))
        if game.journal is not None:
            game.tell("burned", "events.14", {"seat": self.seat, "to": village, "card": card})

    def describe(self, game: Machi, choice: int) -> str:
        return place_words(choice)


class Quake(Step[Machi]):
    """events.15: every player loses a building under construction, in turn order from the active one."""

    clause = "events.15"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, game: Machi) -> None:
        game.then(*[COLLAPSE[(self.seat + step) % game.seats] for step in range(game.seats)])


def sites_of(game: Machi, seat: int) -> list[int]:
    """The places of the buildings under construction."""
    row = game.buildings[seat]
    return [slot for slot in range(len(row)) if row[slot] >= 0 and row[slot] & BUILT == 0]


class Collapse(Question[Machi]):
    """events.15: the player chooses which site; the building is discarded, the founder goes back to hand."""

    clause = "events.15"
    size = SLOTS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple(sites_of(game, self.seat))

    def answer(self, game: Machi, choice: int) -> None:
        villager = game.villagers[self.seat].pop(top_index(game, self.seat, choice))
        raze(game, self.seat, choice)
        to_hand(game, self.seat, villager & CARD | EVERYONE)
        if game.journal is not None:
            game.tell("collapsed", "events.15", {"seat": self.seat, "card": game.discards[BUILDINGS][-1]})

    def describe(self, game: Machi, choice: int) -> str:
        return f"site {choice + 1}"


class Finish(Question[Machi]):
    """events.16: one building of the player under construction is finished at once."""

    clause = "events.16"
    size = SLOTS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        return tuple(sites_of(game, self.seat))

    def answer(self, game: Machi, choice: int) -> None:
        finish(game, self.seat, choice)

    def describe(self, game: Machi, choice: int) -> str:
        return f"site {choice + 1}"


def place_words(choice: int) -> str:
    """A place of some village in notation."""
    return f"{choice // SLOTS}:{choice % SLOTS + 1}"


def figure_words(game: Machi, figure: int) -> str:
    """A villager in play in notation: village, place, height and card."""
    seat, address = figure // VILLAGE_FIGURES, figure % VILLAGE_FIGURES
    if address >= FREE:
        return f"{seat}:free {KEYS[address - FREE]}"
    card = game.villagers[seat][index_of(game, figure)] & CARD
    return f"{seat}:{address // HEIGHTS + 1}.{address % HEIGHTS + 1} {KEYS[card]}"


SICKEN: Final = [Sicken(seat) for seat in range(MOST_SEATS)]
COLLAPSE: Final = [Collapse(seat) for seat in range(MOST_SEATS)]
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
