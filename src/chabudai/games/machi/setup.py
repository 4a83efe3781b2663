"""Set-up, and the box of Machi as the rest of the project meets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from chabudai.core.box import Box, Json, Option, Value
from chabudai.core.rng import key_of, shuffled
from chabudai.core.seats import NOBODY
from chabudai.core.step import Step
from chabudai.games.machi.asking import ASKING
from chabudai.games.machi.autumn import Autumn, AutumnTurn, Challenge, ChooseOpponent
from chabudai.games.machi.building_events import Burn, Collapse, Finish, Flood, Quake
from chabudai.games.machi.catalogues import CATALOGUES
from chabudai.games.machi.combat import Judge, LayAside, Pass, Pick
from chabudai.games.machi.coverage import SIGHTS, seen
from chabudai.games.machi.data import deck_text, read_deck
from chabudai.games.machi.dealing import DEAL, Deal
from chabudai.games.machi.duel import AnswerChallenge, Fight, Verdict
from chabudai.games.machi.duel_scene import staged
from chabudai.games.machi.ledger import YEAR as YEAR_LINE
from chabudai.games.machi.ledger import note
from chabudai.games.machi.material import BACK_SIZES
from chabudai.games.machi.moving import MoveHouse, SetDown
from chabudai.games.machi.notation import fact, picture
from chabudai.games.machi.position import Position
from chabudai.games.machi.scene import draw, place_of, progress
from chabudai.games.machi.score_tree import scores
from chabudai.games.machi.scoring import YearEnd
from chabudai.games.machi.sending_yakuzas import ChooseYakuza, Recall, SendYakuza
from chabudai.games.machi.spring import DrawCard, EndSpring, Post, Spring, SpringTurn, TakeFlop
from chabudai.games.machi.state import COMBAT_STREAM, WINTER, Machi
from chabudai.games.machi.summer import ChooseFounder, Found, Install, Lodge, Summer
from chabudai.games.machi.summer_shown import ShowSummer
from chabudai.games.machi.supply import BACKS, LayFlop, SweepFlop
from chabudai.games.machi.tracking import FAMILY, VERBS, cards, own_deck
from chabudai.games.machi.villager_events import Celebrate, Embezzle, Entice, Epidemic, Lure, MarkWanted, Sicken
from chabudai.games.machi.winter import Bury, Complete, Famine, Starve
from chabudai.games.machi.year import YEAR, NextYear, Year

ORDER_STREAM: Final = 1000  # beyond the streams of the game: used once, here
AUTO_YEARS: Final = "auto"  # eight, or six with five players
# In the first year nothing is finished; more than eight would take more places than a village has.
YEAR_NUMBERS: Final = ("2", "3", "4", "5", "6", "7", "8")


def set_up(seats: int, seed: int, options: Mapping[str, Value], deck: Json) -> Machi:
    """setup.1, setup.2: shuffle both piles, draw the tie order; the first step deals the hands."""
    key = key_of(seed)
    game = Position()
    game.begin(seats, key, streams=COMBAT_STREAM + seats)
    years = options["years"]
    game.years = int(years) if years != AUTO_YEARS else 6 if seats == 5 else 8
    game.sweep_flop = options["sweep_flop"] is True
    game.wanted_winner_scores = options["wanted_winner_scores"] is True
    game.cards = CATALOGUES[deck_text(deck)]
    game.tie_order = shuffled(list(range(seats)), key, ORDER_STREAM, 0)
    game.year = 1
    game.season = WINTER
    game.active = NOBODY
    game.den_used = False
    game.piles = [game.shuffle(game.cards.boxes[back], back) for back in BACKS]
    game.discards = [[], []]
    game.flop = [[], []]
    game.removed = []
    game.hands = [[] for _ in range(seats * len(BACKS))]
    game.buildings = [[] for _ in range(seats)]
    game.villagers = [[] for _ in range(seats)]
    game.yakuzas = []
    game.acted = []
    game.drafts = []
    game.duel = []
    game.combat = []
    game.picks = []
    game.passes = []
    game.embezzled = []
    game.festival = [0] * seats
    game.flooded = False
    game.points = [0] * seats
    game.honour = [0] * seats
    game.ledger = []
    note(game, 0, YEAR_LINE, 0, 1)
    game.then(DEAL, YEAR)
    return game


# No game is longer, whatever the deck.  In a year: every villager may starve; every seat takes, draws thrice, uses a
# den and ends its turn; every Yakuza is sent once, every card founded or installed once, two questions each; every
# duellist challenges once (who, whom, an answer, two cards laid aside, four picks); every villager moves once.
# In a game: every event is played once and asks at most every seat once more.
VILLAGER_CARDS, BUILDING_CARDS = BACK_SIZES
MOST_SEATS: Final = 5
MOST_YEARS: Final = int(YEAR_NUMBERS[-1])
LONGEST: Final = MOST_YEARS * (
    VILLAGER_CARDS
    + MOST_SEATS * (1 + 3 + 2 + 1)
    + 2 * VILLAGER_CARDS
    + 2 * (VILLAGER_CARDS + BUILDING_CARDS + MOST_SEATS)
    + 9 * VILLAGER_CARDS
    + MOST_SEATS
    + 2 * VILLAGER_CARDS
    + MOST_SEATS
) + (1 + MOST_SEATS) * (VILLAGER_CARDS + BUILDING_CARDS)


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *(Deal, Year, Famine, Starve, Bury, Complete),
    *(Spring, LayFlop, SpringTurn, TakeFlop, DrawCard, Post, SendYakuza, ChooseYakuza, Recall),
    *(EndSpring, SweepFlop),
    *(Summer, Found, ChooseFounder, Install, Lodge, ShowSummer),
    *(Autumn, AutumnTurn, Challenge, ChooseOpponent, AnswerChallenge),
    *(Fight, LayAside, Pass, Pick, Judge, Verdict),
    *(MoveHouse, SetDown),
    *(MarkWanted, Embezzle, Entice, Lure, Epidemic, Sicken, Celebrate, Flood, Burn, Quake, Collapse, Finish),
    *(YearEnd, NextYear),
)

BOX: Final = Box(
    name="machi",
    title="Machi",
    edition=1,
    seat_counts=(3, 4, 5),
    options=(
        Option("years", (AUTO_YEARS, *YEAR_NUMBERS), "end.1"),
        Option("sweep_flop", (True, False), "spring.7"),
        Option("wanted_winner_scores", (False, True), "events.7"),
    ),
    steps=STEPS,
    longest=LONGEST,
    package="chabudai.games.machi",
    polished=True,
    minutes=30,
    rounds=("year", "spring", "autumn"),
    sights=SIGHTS,
    seen=seen,
    set_up=set_up,
    blank=Position,
    picture=picture,
    fact=fact,
    draw=draw,
    asking=ASKING,
    scores=scores,
    progress=progress,
    staged=staged,
    place_of=place_of,
    read_deck=read_deck,
    verbs=VERBS,
    own_deck=own_deck,
    cards=cards,
    family=FAMILY,
)
