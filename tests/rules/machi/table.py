"""Positions for the tests, drawn in text.

A village is written building by building: "brewery: brewer moneylender / site market: good-cook / outside: akane".
Stacks go from bottom to top and begin with the founder; "!" after a villager marks him as wanted.  A Yakuza is written
"fuu 1>0:1": card, owner, village and place.
"""

from __future__ import annotations

from chabudai.core.box import parse_choice
from chabudai.core.clauses import Refusal
from chabudai.core.errors import AgainstTheRules
from chabudai.core.events import Event
from chabudai.core.knowledge import CARD, EVERYONE, SEEN_BY
from chabudai.core.step import Step
from chabudai.games.machi.material import BACK, COMBAT_KEYS, KEYS
from chabudai.games.machi.setup import BOX, set_up
from chabudai.games.machi.state import (
    AUTUMN,
    BUILT,
    FOUNDER,
    OUTSIDE,
    OWNER_SHIFT,
    PLACE_SHIFT,
    SLOT_SHIFT,
    VILLAGE_SHIFT,
    WANTED_MARK,
    Machi,
)
from chabudai.games.machi.village import villagers_at


def kind(key: str) -> int:
    """The card of a key."""
    return KEYS.index(key)


def table(
    seats: int = 3,
    villages: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    yakuzas: str = "",
    season: int = AUTUMN,
    year: int = 2,
    points: tuple[int, ...] = (),
    **options: bool | int | str,
) -> Machi:
    """A position with nothing on the agenda; the cards that are not named lie in the piles."""
    game = set_up(seats, 1, BOX.complete(options), None)
    game.shared.clear()
    for hand in game.hands:
        while hand:
            entry = hand.pop()
            game.piles[BACK[entry & CARD]].append(entry & CARD)
    game.tie_order = list(range(seats))
    game.season, game.year = season, year
    game.points = list(points) if points else [0] * seats
    for seat, text in (villages or {}).items():
        for number, building in enumerate(part for part in text.split("/") if part.strip()):
            _build(game, seat, number, building)
    for seat, text in (hands or {}).items():
        for key in text.split():
            public = key.endswith("^")
            card = _from_pile(game, key.rstrip("^"))
            game.hands[seat * 2 + BACK[card]].append(card | (EVERYONE if public else SEEN_BY[seat]))
    for text in (part for part in yakuzas.split(",") if part.strip()):
        key, _, where = text.strip().partition(" ")
        owner, _, place = where.partition(">")
        village, _, slot = place.partition(":")
        game.yakuzas.append(
            _from_pile(game, key)
            | int(owner) << OWNER_SHIFT
            | int(village) << VILLAGE_SHIFT
            | (int(slot) - 1) << SLOT_SHIFT
        )
    return game


def dealt(seats: int, seed: int) -> Machi:
    """A new game."""
    game = BOX.new(seats, seed)
    assert isinstance(game, Machi)
    return game


def seen_by(game: Machi, seat: int | None) -> Machi:
    """The view of a seat, or of a spectator."""
    view = game.view(seat)
    assert isinstance(view, Machi)
    return view


def _build(game: Machi, seat: int, number: int, text: str) -> None:
    name, _, stack = text.strip().partition(":")
    if name == "outside":
        place = OUTSIDE
    else:
        place = number
        card = _from_pile(game, name.removeprefix("site "))
        while len(game.buildings[seat]) <= place:
            game.buildings[seat].append(-1)
        game.buildings[seat][place] = card | (SEEN_BY[seat] if name.startswith("site ") else EVERYONE | BUILT)
    for height, key in enumerate(stack.split()):
        villager = _from_pile(game, key.rstrip("!")) | place << PLACE_SHIFT
        if height == 0 and place != OUTSIDE:
            villager |= FOUNDER
        game.villagers[seat].append(villager | (WANTED_MARK if key.endswith("!") else 0))


def _from_pile(game: Machi, key: str) -> int:
    card = kind(key)
    game.piles[BACK[card]].remove(card)
    return card


def run(game: Machi, *steps: Step[Machi]) -> list[Event]:
    """Let the steps happen; what was told."""
    game.journal = []
    game.then(*steps)
    game.settle()
    return game.journal


def choose(game: Machi, seat: int, *notations: str) -> None:
    """Answer the seat's questions one after the other."""
    for notation in notations:
        choice = parse_choice(game, seat, notation)
        question = game.question(seat)
        assert question is not None, f"seat {seat} is not asked, but {game.waiting()}"
        possible = [question.describe(game, c) for c in question.candidates(game)]
        assert choice is not None, f"{notation} is none of {possible}"
        game.choose(seat, choice)


def options(game: Machi, seat: int) -> list[str]:
    """The legal choices of the seat, written."""
    question = game.question(seat)
    assert question is not None, f"seat {seat} is not asked"
    return [question.describe(game, choice) for choice in game.options_of[seat]]


def refused(game: Machi, seat: int, notation: str) -> tuple[str, str]:
    """The clause and kind of the refusal that a choice meets."""
    choice = parse_choice(game, seat, notation)
    assert choice is not None, f"{notation} is no candidate"
    try:
        game.choose(seat, choice)
    except AgainstTheRules as error:
        refusal: Refusal = error.refusal
        return refusal.clause, refusal.kind
    raise AssertionError(f"{notation} was accepted")


def stack(game: Machi, seat: int, number: int) -> str:
    """The stack at a place (counted from 1, 0 for outside) as text, the founder with a star."""
    place = OUTSIDE if number == 0 else number - 1
    return " ".join(KEYS[v & CARD] + ("*" if v & FOUNDER else "") for v in villagers_at(game, seat, place))


def hand(game: Machi, seat: int) -> list[str]:
    """The cards in hand."""
    return [KEYS[entry & CARD] for entry in game.hands[seat * 2] + game.hands[seat * 2 + 1]]


def in_play(game: Machi) -> list[str]:
    """The Yakuzas in play."""
    return [KEYS[yakuza & CARD] for yakuza in game.yakuzas]


def discarded(game: Machi, back: int) -> list[str]:
    """The discards of a back."""
    return [KEYS[card] for card in game.discards[back]]


def take_combat(game: Machi, mine: str, theirs: str) -> None:
    """Put these combat cards into the hands of challenger and challenged."""
    for side, text in ((0, mine), (1, theirs)):
        cards = [COMBAT_KEYS.index(key) for key in text.split()]
        seat = game.duel[side * 2]
        game.combat[side * 2] = [card | SEEN_BY[seat] for card in cards]
        game.combat[side * 2 + 1] = [card for card in range(7) if card not in cards]
        question = game.question(seat)
        assert question is not None
        game.options_of[seat] = question.options(game)


def fight(game: Machi, mine: str, theirs: str) -> None:
    """Play a whole duel, both sides their cards in the order given."""
    take_combat(game, mine, theirs)
    a, b = game.duel[0], game.duel[2]
    for first, second in list(zip(mine.split(), theirs.split(), strict=True))[:2]:
        choose(game, a, first)
        choose(game, b, second)


def kinds(events: list[Event] | None) -> list[str]:
    """The kinds of these events."""
    return [event.kind for event in events or []]
