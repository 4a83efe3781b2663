"""What each seat of a game of Dojo will still win, from what one of them sees: a small network in NumPy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from chabudai.core.tensor import observer
from chabudai.games import find

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
SEATS, ROWS, COLUMNS, FACE, TROPHIES = 3, 5, 7, 11, 6  # a dojo is kept on a board of 5 x 7: see docs/observations.md
HIDDEN, SECOND = 64, 32
BIASES = {"middle bias": SECOND, "out bias": 1}
SPREADS = {"row": 0.3, "column": 0.3, "context": 0.1, "who": 0.1, "middle": 0.03, "out": 0.03}


class Network:
    """What each seat will still win: every row and column of its dojo, the same few numbers for all of them, added up.

    A line is the cards in it by figure and belt, and its trophy; with it go the card in hand, the round, who deals and
    all else that is small.  Weights are shared by the lines of a direction and by the seats.
    """

    def __init__(self) -> None:
        self.watcher, random = observer(find("dojo"), SEATS), np.random.default_rng(1)
        self.starts = {block.name: block.start for block in self.watcher.blocks}
        self.places = np.array([self._context(seat) for seat in range(SEATS)])
        tops = np.concatenate([np.full(block.size, max(block.top, 1), np.float32) for block in self.watcher.blocks])
        self.tops = tops[self.places]
        shapes = {
            "row": (FACE + TROPHIES, HIDDEN), "column": (FACE + TROPHIES, HIDDEN), "who": (SEATS, 2 * HIDDEN),
            "context": (self.places.shape[1], 2 * HIDDEN), "middle": (2 * HIDDEN, SECOND), "out": (SECOND, 1),
        }  # fmt: skip
        self.parts: dict[str, Floats] = {name: np.zeros(size, np.float32) for name, size in BIASES.items()}
        for name, shape in shapes.items():
            self.parts[name] = (random.standard_normal(shape) * SPREADS[name]).astype(np.float32)
        self.moments = {name: [np.zeros_like(part), np.zeros_like(part)] for name, part in self.parts.items()}
        self.moves = 0

    def _context(self, seat: int) -> list[int]:
        """Where everything small is, for a seat counted from the viewer: blocks of seats begin with that one."""
        found: list[int] = []
        for block in self.watcher.blocks:
            places = list(range(block.start, block.start + block.size))
            if block.name in ("dojos", "trophies", "plan"):
                continue
            if block.axes and block.axes[0] == self.watcher.who:
                turned = seat * (block.size // SEATS)
                places = places[turned:] + places[:turned]
            found += places
        return found

    def inputs(self, seen: Bytes) -> tuple[Floats, Floats, Floats]:
        """Rows, columns and context of each seat."""
        dojos = seen[:, self.starts["dojos"] :][:, : SEATS * ROWS * COLUMNS * FACE]
        grid = dojos.reshape(-1, SEATS, ROWS, COLUMNS, FACE)
        lines = seen[:, self.starts["trophies"] :][:, : SEATS * (ROWS + COLUMNS) * TROPHIES]
        won = lines.reshape(-1, SEATS, ROWS + COLUMNS, TROPHIES)
        rows = np.concatenate([grid.sum(3, dtype=np.float32), won[:, :, :ROWS]], 3, dtype=np.float32)
        columns = np.concatenate([grid.sum(2, dtype=np.float32), won[:, :, ROWS:]], 3, dtype=np.float32)
        return rows, columns, seen[:, self.places] / self.tops

    def forward(self, seen: Bytes) -> tuple[list[Floats], Floats]:
        """All layers, and what each seat will still win."""
        parts, (rows, columns, context) = self.parts, self.inputs(seen)
        known = (context @ parts["context"] + parts["who"])[:, :, None]
        of_rows = np.maximum(rows @ parts["row"] + known[..., :HIDDEN], 0)
        of_columns = np.maximum(columns @ parts["column"] + known[..., HIDDEN:], 0)
        sums = np.concatenate([of_rows.sum(2), of_columns.sum(2)], 2)
        second = np.maximum(sums @ parts["middle"] + parts["middle bias"], 0)
        told = (second @ parts["out"] + parts["out bias"])[..., 0]
        return [rows, columns, context, of_rows, of_columns, sums, second], told

    def learn(self, seen: Bytes, wanted: Floats, rate: float) -> None:
        """One step towards what was wanted: least squares, by Adam."""
        parts, (layers, told) = self.parts, self.forward(seen)
        rows, columns, context, of_rows, of_columns, sums, second = layers
        error: Floats = ((told - wanted) / np.float32(told.size))[..., None]
        to_second: Floats = error @ parts["out"].T * (second > 0)
        to_sums = to_second @ parts["middle"].T
        to_rows: Floats = to_sums[:, :, None, :HIDDEN] * (of_rows > 0)
        to_columns: Floats = to_sums[:, :, None, HIDDEN:] * (of_columns > 0)
        to_known = np.concatenate([to_rows.sum(2), to_columns.sum(2)], 2)
        slopes = {
            "row": product(rows, to_rows), "column": product(columns, to_columns),
            "context": product(context, to_known), "who": to_known.sum(0),
            "middle": product(sums, to_second), "middle bias": to_second.sum((0, 1)),
            "out": product(second, error), "out bias": error.sum((0, 1)),
        }  # fmt: skip
        self.moves += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            pace = rate * np.sqrt(1 - 0.999**self.moves) / (1 - 0.9**self.moves)
            parts[name] -= pace * mean / (np.sqrt(square) + 1e-8)


def product(given: Floats, slopes: Floats) -> Floats:
    """What the weights between two layers owe to the error, over all positions."""
    flat: Floats = given.reshape(-1, given.shape[-1]).T @ slopes.reshape(-1, slopes.shape[-1])
    return flat
