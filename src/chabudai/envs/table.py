"""One game at a table of learners: the class under all environments of this package.

    table = Table(find("dojo"), seats=3)
    table.reset(7)
    while not table.over:
        seat = table.asked()[0]
        table.act(seat, table.legal(seat)[0])
    print(table.returns())

Observations and masks are made when they are asked for, and only then.
"""

# mypyc: compile
from __future__ import annotations

import json
from collections.abc import Mapping
from operator import index
from typing import Any, Final, SupportsIndex

from chabudai.core import codec
from chabudai.core.action_space import ActionSpace, action_space
from chabudai.core.box import Box, Json, Value
from chabudai.core.errors import NotAChoice, NotAsked
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.core.seats import BIT, SEATS_IN
from chabudai.core.tensor import Observer, observer

WIN: Final = "win"
POINTS: Final = "points"
GAIN: Final = "gain"
REWARDS: Final = (WIN, POINTS, GAIN)


class Table:
    """A game, the numbering of its actions, its observer, and what is rewarded.

    `reward` is "win" (when the game ends: the winners share what the losers pay, in all 0, nobody above 1 or below -1),
    "points" (when it ends: one's own less the mean of the others') or "gain" (after every choice: what one's own points
    have become more, as oneself can tell).
    """

    def __init__(
        self,
        box: Box,
        seats: int = 0,
        options: Mapping[str, Value] | None = None,
        reward: str = WIN,
        deck: Json = None,
        seed: int = 0,
        game: Game | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"unknown reward {reward!r}: one of {', '.join(REWARDS)}")
        self.box = box
        self.seats = seats or default_seats(box)
        self.options: dict[str, Value] = box.complete(options or {})
        self.reward = reward
        self.deck = deck
        self.space: ActionSpace = action_space(box)
        self.observer: Observer | None = None  # made when somebody looks: in words a game is played without
        self.seed = seed
        self.known: list[int] = [0] * self.seats  # with "gain": the points each seat knew of when it was last rewarded
        self.earned: list[float] = [0.0] * self.seats  # by the last choice
        self.sums: list[float] = [0.0] * self.seats
        self.actions_of: list[list[int]] = [[] for _ in range(self.seats)]  # legal ones, once asked for
        self.game: Game = box.new(self.seats, seed, self.options, deck) if game is None else game

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Deal anew; without a seed the table goes on with seeds that follow from the last one given."""
        self.seed = Rng(self.seed).word() if seed is None else index(seed)
        self.game = self.box.new(self.seats, self.seed, self.options, self.deck)
        for seat in range(self.seats):
            self.earned[seat] = 0.0
            self.sums[seat] = 0.0
            self.known[seat] = 0
        self._forget()

    def _forget(self) -> None:
        for seat in range(self.seats):
            if self.actions_of[seat]:
                self.actions_of[seat] = []

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.game.over

    def asked(self) -> tuple[int, ...]:
        """The seats that have a choice to make.  They may answer in any order: answers are sealed or open to all."""
        return SEATS_IN[self.game.asked]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; none unless it is asked."""
        if not 0 <= seat < self.seats or not self.game.asked & BIT[seat]:
            return []
        found = self.actions_of[seat]
        if not found:
            found = self.actions_of[seat] = self.space.actions(self.game, seat)
        return found

    def act(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Make a choice; whatever is not legal raises a `Refused` and changes nothing."""
        self.answer(index(seat), index(action))

    def answer(self, who: int, what: int) -> None:
        """The same for ints."""
        legal = self.legal(who)
        if not legal:
            raise NotAsked("not-asked", seat=who, possible=self.asked())
        for i in range(len(legal)):
            if legal[i] == what:
                break
        else:
            raise NotAChoice("not-a-choice", choice=what, possible=self.game.names_of(who))
        game = self.game
        game.take(who, game.options_of[who][i])
        self._forget()
        self._reward()

    # --- what a seat sees -------------------------------------------------------------------------

    @property
    def watcher(self) -> Observer:
        """Writes the observations; a game without a module `tensor` has none and raises a `BadTable`."""
        if self.observer is None:
            self.observer = observer(self.box, self.seats)
        return self.observer

    def write(self, seat: int, out: bytearray, at: int) -> None:
        """The observation of a seat into a buffer; see docs/observations.md."""
        self.watcher.write(self.game, seat, out, at)

    def write_mask(self, seat: int, out: bytearray, at: int) -> None:
        """A 1 for every legal action into a buffer of zeros."""
        for action in self.legal(seat):
            out[at + action] = 1

    def observe(self, seat: int) -> bytearray:
        """The observation of a seat."""
        out = bytearray(self.watcher.size)
        self.watcher.write(self.game, seat, out, 0)
        return out

    def mask(self, seat: int) -> bytearray:
        """A byte for every action, 1 where it is legal."""
        out = bytearray(self.space.size)
        self.write_mask(seat, out, 0)
        return out

    # --- rewards ----------------------------------------------------------------------------------

    def rewards(self) -> list[float]:
        """What the last choice has brought each seat."""
        return self.earned[:]

    def returns(self) -> list[float]:
        """What the game has brought each seat so far."""
        return self.sums[:]

    def _reward(self) -> None:
        game = self.game
        if self.reward == GAIN:
            for seat in range(self.seats):
                points = game.totals()[seat] if game.over else game.view(seat).totals()[seat]
                self.earned[seat] = float(points - self.known[seat])
                self.known[seat] = points
        elif game.over:
            self.earned = win_shares(game.ranks()) if self.reward == WIN else leads(game.totals())
        else:
            return
        for seat in range(self.seats):
            self.sums[seat] = self.sums[seat] + self.earned[seat]

    # --- copies -----------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent table in the same state."""
        new = Table(self.box, self.seats, self.options, self.reward, self.deck, self.seed, self.game.clone())
        new.known = self.known[:]
        new.earned = self.earned[:]
        new.sums = self.sums[:]
        return new

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.box, self.seats, self.options, self.reward, self.deck, self.save())

    def save(self) -> str:
        """The state as text, for `restore` of a table that is set the same way."""
        position = codec.encode(self.box, self.game)
        rewards = [self.known, self.earned, self.sums]
        return json.dumps({"position": position, "seed": self.seed, "rewards": rewards}, separators=(",", ":"))

    def restore(self, saved: str) -> None:
        """The state that `save` wrote."""
        data: dict[str, Any] = json.loads(saved)
        self.game = codec.decode(self.box, data["position"], self.deck)
        self.seed = data["seed"]
        known, earned, sums = data["rewards"]
        self.known = [*known]
        self.earned = [*earned]
        self.sums = [*sums]
        self._forget()


def _restored(box: Box, seats: int, options: dict[str, Value], reward: str, deck: Json, saved: str) -> Table:
    """For pickle."""
    table = Table(box, seats, options, reward, deck)
    table.restore(saved)
    return table


def default_seats(box: Box) -> int:
    """The number of seats of a table that asks for none: three where that is possible."""
    return 3 if 3 in box.seat_counts else box.seat_counts[0]


def win_shares(ranks: list[int]) -> list[float]:
    """Losers pay 1 between them for each winner there could be; winners share it.  Alone one wins 1 or loses 1."""
    seats = len(ranks)
    if seats == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    winners = ranks.count(1)
    share = (seats - winners) / (winners * (seats - 1.0))
    return [share if rank == 1 else -1.0 / (seats - 1) for rank in ranks]


def leads(totals: list[int]) -> list[float]:
    """One's own points less the mean of the others'; alone one's own."""
    seats = len(totals)
    if seats == 1:
        return [float(totals[0])]
    every = sum(totals)
    return [points - (every - points) / (seats - 1.0) for points in totals]
