"""What a seat of Dojo knows right after a choice of its own, before anything else happens: what is judged and learned.

No deal is imagined: hidden cards stay hidden, and what they probably are, as the others chose what they chose, is part
of what is learned.  A position is an observation, changed by the choice, and the points as they stand.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from chabudai.core.game import Game
from chabudai.core.knowledge import card_of
from chabudai.games.dojo.standing import gain_of_trophy, gains_of_card
from chabudai.games.dojo.state import Dojo
from examples.value_network import FACE, SEATS, TROPHIES, Bytes, Floats, Network

SCALE = np.float32(10)  # points that count as 1 for the network
CLOSE, CLOSER, LAST_ROUND = (
    2.0,
    0.8,
    11,
)  # a lead of so many points is fairly safe, and so many more for each round to come


class Positions:
    """Positions after choices, many at once."""

    def __init__(self, network: Network) -> None:
        self.network, self.size = network, network.watcher.size
        self.seen, self.points, self.rounds = bytearray(), list[list[int]](), list[int]()

    def try_all(self, game: Game, seat: int) -> None:
        """Those after every option of a seat; the game may be whole or what the seat sees of it."""
        for option in game.options_of[seat]:
            self.add(game, seat, option)

    def add(self, game: Game, seat: int, option: int) -> None:
        """The one after this option."""
        dojo, starts, at = cast(Dojo, game), self.network.starts, len(self.seen)
        self.seen += bytes(self.size)
        seen = self.seen
        self.network.watcher.write(game, seat, seen, at)
        totals = game.totals()
        points = totals[seat:] + totals[:seat]
        hands = at + starts["hands"]
        kind = type(game.question(seat)).__name__
        if kind == "Give":
            to, drawn = (option - seat) % SEATS, at + starts["drawn"]
            seen[hands + to * FACE : hands + to * FACE + FACE] = seen[drawn : drawn + FACE]
            seen[drawn : drawn + FACE] = bytes(FACE)
            seen[at + starts["has_card"] + to] = 1
        elif kind == "Challenge" and option:
            seen[at + starts["challenger"]] = 1
        elif kind == "Swap" and option:
            loser = ((dojo.challenger if seat == dojo.dealer else dojo.dealer) - seat) % SEATS
            other = hands + loser * FACE
            mine = seen[hands : hands + FACE]
            seen[hands : hands + FACE] = seen[other : other + FACE]
            seen[other : other + FACE] = mine
        elif kind == "Place":
            square = at + starts["dojos"] + option * FACE
            seen[square : square + FACE] = seen[hands : hands + FACE]
            seen[hands : hands + FACE] = bytes(FACE)
            points[0] += gains_of_card(dojo, seat, card_of(dojo.hands[seat]), [option])[0]
        elif kind == "Award":
            seen[at + starts["trophies"] + option * TROPHIES + dojo.trophy] = 1
            points[0] += gain_of_trophy(dojo, seat, dojo.trophy, option)
        self.points.append(points)
        self.rounds.append(dojo.round)

    def arrays(self) -> tuple[Bytes, Floats, Floats]:
        """What the network reads, points as they stand, and rounds."""
        seen = np.frombuffer(self.seen, np.uint8).reshape(-1, self.size)
        return self.network.compact(seen), np.array(self.points, np.float32), np.array(self.rounds, np.float32)


def scaled(final: Floats, points: Floats) -> Floats:
    """What is still won, for the network."""
    return (final - points) / SCALE


def judged(network: Network, positions: Positions) -> tuple[Bytes, Floats, Floats, Floats]:
    """What is seen, points as they stand, final points expected, and how good each position is."""
    seen, points, rounds = positions.arrays()
    expected = points + SCALE * network.forward(seen)[1]
    return seen, points, expected, merit(expected, rounds)


def merit(expected: Floats, rounds: Floats) -> Floats:
    """How surely the first seat ends before each of the others: -1 to 1 for each of them, added up."""
    leads = expected[:, :1] - expected[:, 1:]
    told: Floats = np.tanh(leads / (CLOSE + CLOSER * (LAST_ROUND - rounds))[:, None]).sum(1)
    return told
