"""Set-up, and the box of Artigiano as the rest of the project meets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chabudai.core.box import Box, Json, Option, Value
from chabudai.core.rng import key_of, shuffled
from chabudai.games.artigiano.asking import ASKING
from chabudai.games.artigiano.attack_scene import staged
from chabudai.games.artigiano.coverage import SIGHTS, seen
from chabudai.games.artigiano.data import FAMILY_LETTERS
from chabudai.games.artigiano.deal import BEGIN
from chabudai.games.artigiano.layout import lay_out
from chabudai.games.artigiano.material import (
    FAMILIES,
)
from chabudai.games.artigiano.notation import fact, picture
from chabudai.games.artigiano.position import Position
from chabudai.games.artigiano.scene import draw, place_of, progress
from chabudai.games.artigiano.score_tree import scores
from chabudai.games.artigiano.state import Artigiano
from chabudai.games.artigiano.steps import STEPS
from chabudai.games.artigiano.tracking import FAMILY, VERBS, cards

FAMILY_STREAM: Final = 14

# Orders of preference: the first one to four families are used.  Every selection is the head of one of them.
ORDERS: Final = ("AMCL", "ACLM", "MCLA", "LMAC", "CLAM", "LACM")


def families_in_play(key: int, seats: int, quick: bool, order: str) -> list[int]:
    """setup.2: as many families as players; quick.2: one for two players, two for more."""
    count = seats if not quick else 1 if seats == 2 else 2
    if order == "random":
        return sorted(shuffled(list(range(FAMILIES)), key, FAMILY_STREAM, 0)[:count])
    return sorted(FAMILY_LETTERS.index(letter) for letter in order[:count])


def set_up(seats: int, seed: int, options: Mapping[str, Value], deck: Json) -> Artigiano:
    """setup.1 to setup.6: boards, families, missions, the pile, the first player."""
    key = key_of(seed)
    quick = options["quick"] is True
    families = families_in_play(key, seats, quick, str(options["families"]))
    readings = (options["prayer_interrupts"] is True, options["strict_missions"] is True)
    game = lay_out(seats, key, families, quick, readings)
    game.then(BEGIN)
    return game


BOX: Final = Box(
    name="artigiano",
    title="Artigiano",
    edition=3,
    seat_counts=(2, 3, 4),
    options=(
        Option("quick", (False, True), "quick.1"),
        Option("families", ("random", *ORDERS), "setup.2"),
        Option("prayer_interrupts", (False, True), "table.2"),
        Option("strict_missions", (False, True), "table.3"),
    ),
    steps=STEPS,
    # In every turn that is played a card leaves hands, stocks and pile for good; few turns ask ten questions.
    longest=6000,
    package="chabudai.games.artigiano",
    polished=True,
    minutes=15,
    rounds=("turn",),
    sights=SIGHTS,
    seen=seen,
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
    verbs=VERBS,
    cards=cards,
    family=FAMILY,
)
