"""Many games in one process: all observations in one buffer, all masks in another, written anew after every step.

Each row is a game.  Whoever is asked first at its table is the one to act; a game that ends is dealt anew at once, and
what it brought is told by the step that ended it.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Mapping

from chabudai.core.box import Box, Json, Value
from chabudai.core.rng import Rng
from chabudai.core.seats import LOWEST
from chabudai.envs.table import GAIN, WIN, Table


class Rows:
    """The games and their buffers.  With `repeat`, every deal is dealt so many times running, each time in a row of
    its own or later in the same: games of one deal can be compared seat by seat.
    """

    def __init__(
        self,
        box: Box,
        count: int,
        seats: int = 0,
        options: Mapping[str, Value] | None = None,
        reward: str = WIN,
        deck: Json = None,
        repeat: int = 1,
    ) -> None:
        self.count = count
        self.repeat = repeat
        self.tables = [Table(box, seats, options, reward, deck) for _ in range(count)]
        self.seats = self.tables[0].seats
        self.size = self.tables[0].watcher.size
        self.actions = self.tables[0].space.size
        self.observations = bytearray(count * self.size)
        self.masks = bytearray(count * self.actions)
        self.always = reward == GAIN  # else only the end of a game is rewarded
        self.no_masks = bytearray(self.masks)  # what the buffers are before anything is written
        self.none_ended = bytearray(count)
        self.no_rewards = [0.0] * (count * self.seats)
        self.turns = [0] * count  # per row: the seat to act
        self.deals = [0] * count  # per row: which deal of this run is played there
        self.dealt = 0
        self.seed = 0

    def reset(self, seed: int) -> None:
        """Deal all games."""
        self.seed = seed
        self.dealt = 0
        self.masks[:] = self.no_masks
        for row in range(self.count):
            self.deal(row)
            self.show(row)

    def deal(self, row: int) -> None:
        """The next game of a row."""
        number = self.dealt // self.repeat
        self.dealt += 1
        self.deals[row] = number
        self.tables[row].reset(Rng(self.seed << 32 | number).word())

    def show(self, row: int) -> None:
        """Write what the seat to act sees and may do."""
        table = self.tables[row]
        seat = LOWEST[table.game.asked]
        self.turns[row] = seat
        table.write(seat, self.observations, row * self.size)
        table.write_mask(seat, self.masks, row * self.actions)

    def step(self, actions: list[int], rewards: list[float], ended: bytearray) -> None:
        """Act in every row; `rewards` gets a number for every seat of every row, `ended` a 1 where a game has ended."""
        seats = self.seats
        self.masks[:] = self.no_masks
        rewards[:] = self.no_rewards
        ended[:] = self.none_ended
        shown = 0
        try:
            for row in range(self.count):
                table = self.tables[row]
                table.answer(self.turns[row], actions[row])
                over = table.game.over
                if over or self.always:
                    rewards[row * seats : row * seats + seats] = table.earned
                if over:
                    ended[row] = 1
                    self.deal(row)
                self.show(row)
                shown += 1
        finally:  # where an action was refused, the games from there on stand as they stood
            for row in range(shown, self.count):
                self.show(row)
