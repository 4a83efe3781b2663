"""Autumn: each in turn challenges with as many duellists as wanted, then moves house."""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.core.clauses import Refusal
from chabudai.core.knowledge import CARD
from chabudai.core.seats import MOST_SEATS
from chabudai.core.step import Question, SeatStep, Step
from chabudai.games.machi.addresses import address_words, figure_words
from chabudai.games.machi.duel import owner_of, piece_of, start_duel
from chabudai.games.machi.events import TurnQuestion, event_refusal, events_in_hand, play_event, playable_events
from chabudai.games.machi.material import KEYS, KINDS
from chabudai.games.machi.moving import MOVE_HOUSE
from chabudai.games.machi.spring import turn_order
from chabudai.games.machi.state import (
    AUTUMN,
    OWNER_SHIFT,
    PLACE,
    PLACE_SHIFT,
    SEAT,
    SLOT_SHIFT,
    SPENT,
    VILLAGE_SHIFT,
    WANTED_MARK,
    YAKUZA_SPENT,
    Machi,
)
from chabudai.games.machi.village import (
    FIGURES,
    SLOT_BIT,
    VILLAGE_FIGURES,
    YAKUZA_FIGURES,
    address_at,
    blocked_slots,
    figures_of,
)

YAKUZA_CHOICES: Final = VILLAGE_FIGURES  # choices of Challenge: own villagers, own Yakuzas, done, events
DONE: Final = YAKUZA_CHOICES + KINDS
EVENT_CHOICES: Final = DONE + 1
ONLY_DONE: Final[tuple[int, ...]] = (DONE,)


class Autumn(Step[Machi]):
    """autumn.1: each in turn, clockwise from the leader."""

    clause = "autumn.1"

    def run(self, game: Machi) -> None:
        game.season = AUTUMN
        order = turn_order(game)
        if game.journal is not None:
            game.tell("autumn", "autumn.1", {"year": game.year, "seat": order[0]})
        game.then(*[AUTUMN_TURN[seat] for seat in order])


class AutumnTurn(SeatStep[Machi]):
    """autumn.2: duels and events first, then moving house; first.3: nobody moves house in the first year."""

    clause = "autumn.2"

    def run(self, game: Machi) -> None:
        game.active = self.seat
        if game.year > 1:
            game.then(CHALLENGE[self.seat], MOVE_HOUSE[self.seat])
        else:
            game.then(CHALLENGE[self.seat])


def is_duellist(game: Machi, villager: int) -> bool:
    """duel.1: Samurai, villagers with sabres; events.6: wanted villagers too."""
    return game.cards.sabres[villager & CARD] > 0 or villager & WANTED_MARK != 0


def targets(game: Machi, seat: int) -> list[int]:
    """duel.3: the opposing duellists in play, wherever they are."""
    found: list[int] = []
    sabres = game.cards.sabres
    for village in range(game.seats):
        if village != seat:
            row = game.villagers[village]
            for index, villager in enumerate(row):
                if sabres[villager & CARD] or villager & WANTED_MARK:
                    found.append(village * VILLAGE_FIGURES + address_at(row, index))
    if game.yakuzas:
        for card in sorted([y & CARD for y in game.yakuzas if y >> OWNER_SHIFT & SEAT != seat]):
            found.append(YAKUZA_FIGURES + card)
    return found


def has_target(game: Machi, seat: int) -> bool:
    """duel.3: is there any opposing duellist in play?"""
    for yakuza in game.yakuzas:
        if yakuza >> OWNER_SHIFT & SEAT != seat:
            return True
    sabres = game.cards.sabres
    for village in range(game.seats):
        if village != seat:
            for villager in game.villagers[village]:
                if sabres[villager & CARD] or villager & WANTED_MARK:
                    return True
    return False


def fighters(game: Machi, seat: int, blocked: int) -> list[int]:
    """duel.3 to duel.5: the addresses of the villagers who may challenge; `blocked` are the blocked buildings."""
    cards = game.cards
    sabres, is_samurai = cards.sabres, cards.is_samurai
    row = game.villagers[seat]
    found: list[int] = []
    for index, villager in enumerate(row):
        card = villager & CARD
        if (sabres[card] or villager & WANTED_MARK) and not villager & SPENT:
            if is_samurai[card]:
                if has_target(game, seat):
                    found.append(address_at(row, index))
            elif blocked & 1 << (villager >> PLACE_SHIFT & PLACE):
                found.append(address_at(row, index))
    return found


def blockers(game: Machi, village: int, slot: int) -> list[int]:
    """duel.4: the attacking Yakuzas on a building, as figures."""
    here = slot << 3 | village
    found = [y & CARD for y in game.yakuzas if y >> VILLAGE_SHIFT & 255 == here and y >> OWNER_SHIFT & SEAT != village]
    return [YAKUZA_FIGURES + card for card in sorted(found)]


class Challenge(TurnQuestion):
    """duel.3 to duel.6: choose who challenges, play an event, or be done with both."""

    clause = "duel.3"
    size = EVENT_CHOICES + KINDS

    def candidates(self, game: Machi) -> tuple[int, ...]:
        seat = self.seat
        row = game.villagers[seat]
        figures = figures_of(game, seat)
        base = seat * VILLAGE_FIGURES
        mine = [figures[i] - base for i in range(len(row)) if is_duellist(game, row[i])]
        gang = [YAKUZA_CHOICES + (y & CARD) for y in game.yakuzas if y >> OWNER_SHIFT & SEAT == seat]
        events = [EVENT_CHOICES + card for card in events_in_hand(game, seat)]
        return (*mine, *gang, DONE, *events)

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        if choice >= EVENT_CHOICES:
            return event_refusal(game, choice - EVENT_CHOICES)
        if choice == DONE:
            return None
        seat = self.seat
        figure = figure_of(seat, choice)
        piece = piece_of(game, figure)
        facts = {"card": piece & CARD}
        if figure >= YAKUZA_FIGURES:
            if piece >> VILLAGE_SHIFT & SEAT != seat:
                return Refusal("duel.4", "attacker-cannot-challenge", facts)
            if piece & YAKUZA_SPENT:
                return Refusal("duel.5", "has-challenged", facts)
            place = piece >> SLOT_SHIFT & PLACE
        else:
            if piece & SPENT:
                return Refusal("duel.5", "has-challenged", facts)
            if game.cards.is_samurai[piece & CARD]:
                return None if has_target(game, seat) else Refusal("duel.3", "no-opponent", facts)
            place = piece >> PLACE_SHIFT & PLACE
        return None if blockers(game, seat, place) else Refusal("duel.4", "only-samurai", facts)

    def options(self, game: Machi) -> tuple[int, ...]:
        seat = self.seat
        events = playable_events(game, seat)
        blocked = blocked_slots(game, seat) if game.yakuzas else 0
        options = fighters(game, seat, blocked)
        if blocked:
            for yakuza in game.yakuzas:
                defends = yakuza >> OWNER_SHIFT & SEAT == yakuza >> VILLAGE_SHIFT & SEAT == seat
                faces = blocked & SLOT_BIT[yakuza >> SLOT_SHIFT & PLACE]
                if defends and faces and not yakuza & YAKUZA_SPENT:
                    options.append(YAKUZA_CHOICES + (yakuza & CARD))
        if not events and not options:
            return ONLY_DONE
        options.append(DONE)
        for card in events:
            options.append(EVENT_CHOICES + card)
        return tuple(options)

    def answer(self, game: Machi, choice: int) -> None:
        if choice >= EVENT_CHOICES:
            play_event(game, self.seat, choice - EVENT_CHOICES, self)
        elif choice != DONE:
            game.then(ChooseOpponent(self.seat, figure_of(self.seat, choice)), self)

    def describe(self, game: Machi, choice: int) -> str:
        if choice == DONE:
            return "done"
        if choice > DONE:
            return f"event {KEYS[choice - EVENT_CHOICES]}"
        if choice >= YAKUZA_CHOICES:
            return f"challenge with yakuza {KEYS[choice - YAKUZA_CHOICES]}"
        return f"challenge with {address_words(game.villagers[self.seat], choice)}"


def figure_of(seat: int, choice: int) -> int:
    """The figure that a choice of Challenge means."""
    if choice >= YAKUZA_CHOICES:
        return YAKUZA_FIGURES + choice - YAKUZA_CHOICES
    return seat * VILLAGE_FIGURES + choice


class ChooseOpponent(Question[Machi]):
    """duel.3: a Samurai challenges any opposing duellist; duel.4: others only a Yakuza that blocks their building."""

    clause = "duel.3"
    size = FIGURES

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.figure)

    def candidates(self, game: Machi) -> tuple[int, ...]:
        everybody = [figure for seat in range(game.seats) for figure in figures_of(game, seat)]
        gangs = [YAKUZA_FIGURES + card for card in sorted([yakuza & CARD for yakuza in game.yakuzas])]
        return (*everybody, *gangs)

    def refusal(self, game: Machi, choice: int) -> Refusal | None:
        piece = piece_of(game, choice)
        facts = {"card": piece & CARD}
        if owner_of(game, choice) == self.seat:
            return Refusal("duel.3", "own-duellist", facts)
        if choice < YAKUZA_FIGURES and not is_duellist(game, piece):
            return Refusal("duel.1", "no-duellist", facts)
        return None if choice in self.options(game) else Refusal("duel.4", "not-the-blocker", facts)

    def options(self, game: Machi) -> tuple[int, ...]:
        piece = piece_of(game, self.figure)
        if self.figure >= YAKUZA_FIGURES:
            return tuple(blockers(game, self.seat, piece >> SLOT_SHIFT & PLACE))
        if game.cards.is_samurai[piece & CARD]:
            return tuple(targets(game, self.seat))
        return tuple(blockers(game, self.seat, piece >> PLACE_SHIFT & PLACE))

    def answer(self, game: Machi, choice: int) -> None:
        start_duel(game, self.seat, self.figure, choice)

    def describe(self, game: Machi, choice: int) -> str:
        if choice >= YAKUZA_FIGURES:
            return f"yakuza {KEYS[choice - YAKUZA_FIGURES]}"
        return figure_words(game, choice)


AUTUMN_STEP: Final = Autumn()
AUTUMN_TURN: Final = [AutumnTurn(seat) for seat in range(MOST_SEATS)]
CHALLENGE: Final = [Challenge(seat) for seat in range(MOST_SEATS)]
