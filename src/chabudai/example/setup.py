"""Set-up, and the box of Lanterns as the rest of the project meets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from chabudai.core.box import Box, Json, Option, Value, Verb
from chabudai.core.step import Step
from chabudai.example.asking import ASKING
from chabudai.example.game import AskBids, Bid, Deal, Gather, Hang, Lanterns, Peek, Reveal
from chabudai.example.notation import fact, picture
from chabudai.example.scene import draw
from chabudai.example.score_tree import scores

STEPS: Final[tuple[type[Step[Any]], ...]] = (Deal, Peek, AskBids, Bid, Reveal, Hang, Gather)


def set_up(seats: int, seed: int, options: Mapping[str, Value], deck: Json) -> Lanterns:
    """Everything before the first step."""
    game = Lanterns()
    game.set_table(seats, seed, options)
    return game


BOX: Final = Box(
    name="lanterns",
    title="Lanterns",
    edition=1,
    seat_counts=(2, 3),
    options=(Option("rounds", (2, 3), "deal.3"),),
    steps=STEPS,
    longest=36,  # three rounds of three peeks, three bids and six lanterns
    package="chabudai.example",
    set_up=set_up,
    blank=Lanterns,
    picture=picture,
    fact=fact,
    draw=draw,
    asking=ASKING,
    scores=scores,
    minutes=2,
    rounds=("round",),
    verbs={"receive": Verb("drawn", chance=True)},
)
