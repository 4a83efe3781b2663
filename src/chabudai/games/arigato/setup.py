"""Set-up, and the box of Arigatō as the rest of the project meets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from chabudai.core.box import Box, Json, Option, Value
from chabudai.core.game import Game
from chabudai.core.knowledge import NO_CARD
from chabudai.core.rng import key_of
from chabudai.core.step import Step
from chabudai.games.arigato.asking import ASKING
from chabudai.games.arigato.catalogues import SUPPLIED, box_catalogue, catalogue_from
from chabudai.games.arigato.data import OBJECTIVES, read_deck
from chabudai.games.arigato.dawn import Arrange, Confirm, Dawn, Install, Publish, SendOff
from chabudai.games.arigato.day import ChoosePair, Craft, Day, Greet, Morning
from chabudai.games.arigato.dusk import Dusk, JudgeObjective, Limit, Order
from chabudai.games.arigato.dusk_scene import staged
from chabudai.games.arigato.managing import Manage
from chabudai.games.arigato.material import (
    CARDS,
    HAND,
    ITEMS,
    LAST_DAY,
    MOST_FIRINGS,
    MOST_SWAPS,
    NO_ARTISAN,
    SIDES,
    STOCK_LIMIT,
    TRAVELLERS,
    WORKSHOPS,
)
from chabudai.games.arigato.notation import fact, picture
from chabudai.games.arigato.position import Position
from chabudai.games.arigato.rounds import PILE_STREAM, ROUND, Count, NextRound, Refill, Round
from chabudai.games.arigato.scene import day_of, draw, place_of
from chabudai.games.arigato.score_tree import scores
from chabudai.games.arigato.state import DAWN, NO_ROLE, NO_WORKSHOP, SNAPSHOT, Arigato
from chabudai.games.arigato.tracking import EVERY_GOAL, FAMILY, GOALS, VERBS, cards, goal_piece, own_deck
from chabudai.games.arigato.triggers import Apply, Fire, Gain, GainFavors, Pick

SEAT_COUNTS: Final = (1, 2, 3, 4, 5)

# The most choices of a seat in a round (day.9 makes it finite).  An effect may bring an order, a yes, and at most
# 34 favors, which are 8 picks, or fewer favors and 3 items a part; every item gained may have to be discarded again.
PER_EFFECT: Final = 2 + 2 * 8
# What is declined is no effect and not counted by the guard: once for each artisan that hears of an item, of a gate, of
# an offering, of the morning (4 calls), of the craftsmen (6) or of the objective, and four times for each at dusk.
ITEMS_A_ROUND: Final = MOST_FIRINGS * 12 + MOST_SWAPS + HAND - 1
DECLINED: Final = WORKSHOPS * (ITEMS_A_ROUND + 2 * (WORKSHOPS + 1) + 4 + 6 + 1 + WORKSHOPS) + WORKSHOPS + 1
DAWN_CHOICES: Final = 1 + 1 + TRAVELLERS + 1 + WORKSHOPS
DAY_CHOICES: Final = 1 + WORKSHOPS + 1 + MOST_SWAPS + 2 * WORKSHOPS + 1
DUSK_CHOICES: Final = WORKSHOPS + STOCK_LIMIT + HAND
PER_ROUND: Final = DAWN_CHOICES + DAY_CHOICES + DUSK_CHOICES + DECLINED + MOST_FIRINGS * PER_EFFECT


def set_up(seats: int, seed: int, options: Mapping[str, Value], deck: Json) -> Arigato:
    """setup.1 to setup.3: shuffle the artisans, lay out the calendar, give everybody an empty village."""
    catalogue = box_catalogue(str(options["objectives"])) if deck is None else catalogue_from(deck)
    game = Position()
    game.begin(seats, key_of(seed), streams=1)
    game.printing = catalogue.printing
    game.calendar = SIDES.index(str(options["first_tile"])) | SIDES.index(str(options["second_tile"])) << 1
    game.explicit = options["explicit_effects"] is True
    game.generous = options["generous_last_day"] is True
    game.day = 0
    game.phase = DAWN
    game.pile = game.shuffle(list(range(CARDS)), PILE_STREAM)
    game.discard = 0
    game.dropped = [0] * seats
    game.hands = [NO_CARD] * (seats * HAND)
    game.roles = [NO_ROLE] * (seats * HAND)
    game.workshop = [NO_WORKSHOP] * seats
    game.passed = [NO_CARD] * (seats * TRAVELLERS)
    game.kept = []
    game.village = [NO_ARTISAN] * (seats * WORKSHOPS)
    game.offered = [0] * seats
    game.gate = [0] * seats
    game.stock = [0] * (seats * ITEMS)
    game.favors = [0] * seats
    game.objectives = [0] * seats
    game.fired = [0] * (seats * WORKSHOPS)
    game.firings = [0] * seats
    game.swaps = [0] * seats
    game.before = [0] * (seats * SNAPSHOT)
    game.notes = []
    game.points = []
    game.then(ROUND)
    return game


def supplied_deck(game: Game) -> Json:
    """The deck that a position names, as plain data; None for the deck of the box."""
    assert isinstance(game, Arigato)
    return SUPPLIED.get(game.printing)


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    Round,
    Refill,
    Dawn,
    Arrange,
    Install,
    SendOff,
    Confirm,
    Publish,
    Day,
    Greet,
    Morning,
    Craft,
    ChoosePair,
    Manage,
    Fire,
    Apply,
    Gain,
    GainFavors,
    Pick,
    Dusk,
    Order,
    JudgeObjective,
    Limit,
    NextRound,
    Count,
)

BOX: Final = Box(
    name="arigato",
    title="Arigatō",
    edition=2,
    seat_counts=SEAT_COUNTS,
    options=(
        Option("first_tile", SIDES, "setup.2", reconstructed=SIDES),
        Option("second_tile", SIDES, "setup.2", reconstructed=SIDES),
        Option("objectives", OBJECTIVES, "box.7", reconstructed=OBJECTIVES),
        Option("explicit_effects", (False, True), "triggers.2"),
        Option("generous_last_day", (False, True), "last.3"),
    ),
    steps=STEPS,
    longest=max(SEAT_COUNTS) * LAST_DAY * PER_ROUND,
    package="chabudai.games.arigato",
    polished=True,
    minutes=25,
    rounds=("day",),
    set_up=set_up,
    blank=Position,
    picture=picture,
    fact=fact,
    draw=draw,
    progress=day_of,
    staged=staged,
    place_of=place_of,
    asking=ASKING,
    scores=scores,
    read_deck=read_deck,
    learn_deck=catalogue_from,
    supplied_deck=supplied_deck,
    verbs=VERBS,
    goals=GOALS,
    goal_piece=goal_piece,
    goal_values=EVERY_GOAL,
    own_deck=own_deck,
    cards=cards,
    family=FAMILY,
)
