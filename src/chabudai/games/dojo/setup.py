"""Set-up, and the box of Dojo as the rest of the project meets it."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chabudai.core.box import Box, Json, Option, Value
from chabudai.core.knowledge import NO_CARD
from chabudai.core.rng import key_of, shuffled, words
from chabudai.core.seats import NOBODY
from chabudai.games.dojo.asking import ASKING
from chabudai.games.dojo.challenge import Challenge, ChooseThrow, Compare, Judge, Reveal, Swap, Throw
from chabudai.games.dojo.data import Deck, deck_from, deck_names, named_deck, read_deck
from chabudai.games.dojo.deal import (
    ROUND,
    Count,
    DealAtRandom,
    Give,
    Look,
    NextRound,
    Round,
    TurnUp,
)
from chabudai.games.dojo.geometry import CELLS, LINES
from chabudai.games.dojo.material import NO_TROPHY, TROPHIES
from chabudai.games.dojo.notation import fact, picture
from chabudai.games.dojo.position import Position
from chabudai.games.dojo.scene import draw, place_of, progress, staged
from chabudai.games.dojo.score_tree import scores
from chabudai.games.dojo.state import NO_SQUARE, UNDECIDED, Dojo
from chabudai.games.dojo.tracking import EVERY_GOAL, FAMILY, GOALS, VERBS, cards, own_deck
from chabudai.games.dojo.training import Award, Place, Show, Train

CARDS_STREAM: Final = 0
TROPHIES_STREAM: Final = 1
DEALER_STREAM: Final = 2


def set_up(seats: int, seed: int, options: Mapping[str, Value], deck: Json) -> Dojo:
    """setup.1 to setup.3: shuffle the cards and the trophies, draw the first dealer, begin."""
    chosen: Deck = named_deck(str(options["deck"])) if deck is None else deck_from(deck)
    key = key_of(seed)
    game = Position()
    game.begin(seats, key, streams=0)  # nothing is shuffled again after the set-up
    game.white_belt = options["white_belt"] is True
    game.black_belt = options["black_belt"] is True
    game.fixed_trophies = options["fixed_trophies"] is True
    game.round = 0
    game.dealer = words(key, DEALER_STREAM, 0, 1)[0] * seats >> 32
    game.trophy = NO_TROPHY
    game.challenger = NOBODY
    game.winner = NOBODY
    game.deck = shuffled(chosen.cards, key, CARDS_STREAM, 0)
    game.tokens = shuffled(TROPHIES, key, TROPHIES_STREAM, 0)
    game.spent = []
    game.drawn = []
    game.hands = [NO_CARD] * seats
    game.empty_handed = 0
    game.plan = [UNDECIDED] * seats
    game.grid = [NO_SQUARE] * (CELLS * seats)
    game.occupied = [0] * seats
    game.lines = [NO_TROPHY] * (LINES * seats)
    game.wins = [0] * seats
    game.throw_number = 0
    game.throws = [UNDECIDED] * seats
    game.boost = [0] * seats
    game.points = []
    game.then(ROUND)
    return game


def read_deck_data(text: str, source: str) -> Json:
    """A supplied deck as plain data."""
    return read_deck(text, source).as_data()


BOX: Final = Box(
    name="dojo",
    title="Dojo",
    edition=1,
    seat_counts=(3, 4, 5),
    options=(
        Option("white_belt", (False, True), "white.1"),
        Option("black_belt", (False, True), "black.1"),
        Option("fixed_trophies", (False, True), "trophies.7"),
        Option("deck", deck_names(), "box.4", reconstructed=deck_names()),
    ),
    steps=(
        Round,
        TurnUp,
        Look,
        Give,
        Challenge,
        Reveal,
        Throw,
        ChooseThrow,
        Judge,
        Compare,
        Swap,
        DealAtRandom,
        Train,
        Place,
        Show,
        Award,
        NextRound,
        Count,
    ),
    # Per round at most: 4 gifts, 4 challenges, 6 throws, 1 swap, 5 squares, 1 trophy.
    longest=12 * 21,
    package="chabudai.games.dojo",
    polished=True,
    minutes=10,
    rounds=("round",),
    set_up=set_up,
    blank=Position,
    picture=picture,
    fact=fact,
    draw=draw,
    progress=progress,
    staged=staged,
    place_of=place_of,
    asking=ASKING,
    scores=scores,
    read_deck=read_deck_data,
    verbs=VERBS,
    goals=GOALS,
    goal_values=EVERY_GOAL,
    own_deck=own_deck,
    cards=cards,
    family=FAMILY,
)
