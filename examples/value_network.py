"""What each seat of a game of Dojo will still win, from what one of them sees: a small network in NumPy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chabudai.core.tensor import observer
from chabudai.games import find

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
SEATS, FACE, FIGURES, TROPHIES = 3, 11, 6, 6
BOARD = (5, 7)  # squares on which a dojo is kept: see docs/observations.md
ROWS, COLUMNS = 3, 4  # of a full dojo
LINE = FACE + TROPHIES  # of a row or column: how many cards of each figure and belt, and its trophy
ROW, COLUMN = LINE + 10, LINE + 7  # and what `groups_of` and `belts_of` tell of them
PARTS = (SEATS * ROWS * ROW, SEATS * COLUMNS * COLUMN, SEATS * ROWS * COLUMNS)  # rows, columns, which squares are taken
HIDDEN, SQUARES, SECOND = 48, 32, 64  # numbers that a line, a square and a seat are judged by
WIDTH = 2 * HIDDEN + SQUARES
SMALL = [
    *("question", "asked", "round", "dealer", "trophy", "challenger", "winner", "hands", "has_card", "known_by"),
    *("drawn", "looking", "planned", "wins", "deck", "unseen", "unseen_trophies"),
]
FOUR = np.arange(1, 5)
STEADY = 0.999  # the mean of the weights follows them so slowly: it plays better than they do
TOPS = {"wins": 4, "deck": 60, "unseen": 2, "unseen_trophies": 2}


class Network:
    """What each seat will still win: rows, columns and squares of its dojo, each by the same few numbers, added up.

    A line is judged by its cards and its trophy, a square by its row and its column; with them go the cards in hand,
    the round, who deals and all else that is small.  Then each seat is judged by its own sums and those of the others.
    Weights are shared by the lines of a direction, by the squares, and by the seats.
    """

    def __init__(self) -> None:
        self.watcher, random = observer(find("dojo"), SEATS), np.random.default_rng(1)
        self.starts = {block.name: block.start for block in self.watcher.blocks}
        blocks = [block for block in self.watcher.blocks if block.name in SMALL]
        self.small = np.concatenate([np.arange(block.start, block.start + block.size) for block in blocks])
        tops = np.concatenate([np.full(block.size, TOPS.get(block.name, 1), np.float32) for block in blocks])
        self.turned = np.empty((SEATS, len(self.small)), np.intp)  # blocks of seats begin with the seat that is judged
        for seat in range(SEATS):
            start = 0
            for block in blocks:
                places = np.arange(start, start + block.size)
                by_seat = bool(block.axes) and block.axes[0] == self.watcher.who
                self.turned[seat, start : start + block.size] = (
                    np.roll(places, -seat * block.size // SEATS) if by_seat else places
                )
                start += block.size
        self.tops = tops[self.turned]
        shapes = {
            "row": (ROW, HIDDEN + SQUARES, 0.3), "column": (COLUMN, HIDDEN + SQUARES, 0.3), "taken": (1, SQUARES, 0.3),
            "known": (len(self.small), WIDTH, 0.1), "who": (SEATS, WIDTH, 0.1),
            "second": (SEATS * WIDTH, SECOND, 0.03), "second bias": (1, SECOND, 0.0),
            "out": (SECOND, 1, 0.03), "out bias": (1, 1, 0.0),
        }  # fmt: skip
        self.parts: dict[str, Floats] = {
            name: (random.standard_normal((inputs, outputs)) * spread).astype(np.float32)
            for name, (inputs, outputs, spread) in shapes.items()
        }
        self.moments = {name: [np.zeros_like(part), np.zeros_like(part)] for name, part in self.parts.items()}
        self.mean = {name: part.copy() for name, part in self.parts.items()}  # of the weights of late
        self.moves = 0

    def save(self, path: Path) -> None:
        """Keep the mean of the weights, in half precision: some 50 kB."""
        kept: dict[str, Any] = {name: mean.astype(np.float16) for name, mean in self.mean.items()}
        np.savez_compressed(path, **kept)

    def compact(self, seen: Bytes) -> Bytes:
        """What the network reads of observations: the lines of each dojo, the squares taken, and all that is small."""
        count, (high, wide) = len(seen), BOARD
        dojos = seen[:, self.starts["dojos"] :][:, : SEATS * high * wide * FACE].reshape(-1, SEATS, high, wide, FACE)
        won = seen[:, self.starts["trophies"] :][:, : SEATS * (high + wide) * TROPHIES]
        won = won.reshape(-1, SEATS, high + wide, TROPHIES)
        taken: NDArray[np.bool_] = np.any(dojos[..., :FIGURES], 4)
        n, s = np.arange(count)[:, None, None], np.arange(SEATS)[None, :, None]
        row = np.argmax(np.any(taken, 3), 2)[..., None] + np.arange(ROWS)
        column = np.argmax(np.any(taken, 2), 2)[..., None] + np.arange(COLUMNS)
        box = dojos[n[..., None], s[..., None], row[..., None], column[:, :, None]]
        rows, columns = box.sum(3, dtype=np.uint8), box.sum(2, dtype=np.uint8)
        rows = np.concatenate([rows, won[n, s, row], groups_of(rows)], 3)
        columns = np.concatenate([columns, won[n, s, high + column], belts_of(columns)], 3)
        parts = (rows, columns, box[..., :FIGURES].any(4).view(np.uint8))
        return np.concatenate([*(part.reshape(count, -1) for part in parts), seen[:, self.small]], 1)

    def forward(self, seen: Bytes) -> tuple[list[Floats], Floats]:
        """All layers, and what each seat will still win."""
        parts, (end_rows, end_columns, end) = self.parts, np.cumsum(PARTS)
        rows = seen[:, :end_rows].reshape(-1, SEATS, ROWS, ROW).astype(np.float32)
        columns = seen[:, end_rows:end_columns].reshape(-1, SEATS, COLUMNS, COLUMN).astype(np.float32)
        taken = seen[:, end_columns:end].reshape(-1, SEATS, ROWS, COLUMNS, 1).astype(np.float32)
        small = seen[:, end:][:, self.turned] / self.tops
        known = (small @ parts["known"] + parts["who"])[:, :, None]
        by_row, by_column = rows @ parts["row"], columns @ parts["column"]
        of_rows = np.maximum(by_row[..., SQUARES:] + known[..., :HIDDEN], 0)
        of_columns = np.maximum(by_column[..., SQUARES:] + known[..., HIDDEN : 2 * HIDDEN], 0)
        squares = (by_row[..., :SQUARES] + known[..., 2 * HIDDEN :])[:, :, :, None] + by_column[:, :, None, :, :SQUARES]
        squares += taken * parts["taken"]
        np.maximum(squares, 0, out=squares)
        sums = np.concatenate([of_rows.sum(2), of_columns.sum(2), squares.sum((2, 3))], 2)
        sums = np.concatenate([np.roll(sums, -turn, 1) for turn in range(SEATS)], 2)
        second = np.maximum(sums @ parts["second"] + parts["second bias"], 0)
        told = (second @ parts["out"] + parts["out bias"])[..., 0]
        return [rows, columns, taken, small, of_rows, of_columns, squares, sums, second], told

    def learn(self, seen: Bytes, wanted: Floats, rate: float) -> float:
        """One step towards what was wanted: least squares, by Adam.  The mean square of the error before it."""
        parts, (layers, told) = self.parts, self.forward(seen)
        rows, columns, taken, small, of_rows, of_columns, squares, sums, second = layers
        error: Floats = ((told - wanted) / np.float32(told.size))[..., None]
        to_second: Floats = error @ parts["out"].T * (second > 0)
        to_sums = to_second @ parts["second"].T
        own = np.sum([np.roll(to_sums[..., turn * WIDTH :][..., :WIDTH], turn, 1) for turn in range(SEATS)], 0)
        to_rows: Floats = own[:, :, None, :HIDDEN] * (of_rows > 0)
        to_columns: Floats = own[:, :, None, HIDDEN : 2 * HIDDEN] * (of_columns > 0)
        to_squares: Floats = own[:, :, None, None, 2 * HIDDEN :] * (squares > 0)
        by_row, by_column = to_squares.sum(3), to_squares.sum(2)
        to_known = np.concatenate([to_rows.sum(2), to_columns.sum(2), by_row.sum(2)], 2)
        slopes = {
            "row": product(rows, np.concatenate([by_row, to_rows], 3)),
            "column": product(columns, np.concatenate([by_column, to_columns], 3)),
            "taken": product(taken, to_squares), "known": product(small, to_known), "who": to_known.sum(0),
            "second": product(sums, to_second), "second bias": to_second.sum((0, 1))[None],
            "out": product(second, error), "out bias": error.sum((0, 1))[None],
        }  # fmt: skip
        self.moves += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            pace = rate * np.sqrt(1 - 0.999**self.moves) / (1 - 0.9**self.moves)
            parts[name] -= pace * mean / (np.sqrt(square) + 1e-8)
            self.mean[name] += max(1 - STEADY, 1 / self.moves) * (parts[name] - self.mean[name])
        return float(np.mean((told - wanted) ** 2))


def groups_of(faces: Bytes) -> Bytes:
    """Of the cards in rows: has the largest group 1, 2, 3, 4, the next 1, 2, and are there 1, 2, 3, 4 in all?"""
    groups = np.sort(faces[..., : FIGURES - 1], 3)
    raccoons = faces[..., FIGURES - 1 : FIGURES]
    sizes = [groups[..., -1:] + raccoons >= FOUR, groups[..., -2:-1] >= FOUR[:2]]
    return np.concatenate([*sizes, faces[..., :FIGURES].sum(3, keepdims=True) >= FOUR], 3).view(np.uint8)


def belts_of(faces: Bytes) -> Bytes:
    """Of the cards in columns: are 1, 2, 3 belts alike, are there 1, 2, 3 in all, and which belt is there twice?"""
    belts = faces[..., FIGURES:]
    alike, cards = belts.max(3, keepdims=True) >= FOUR[:3], belts.sum(3, keepdims=True) >= FOUR[:3]
    twice = np.max((belts >= 2) * np.arange(1, 6, dtype=np.uint8), 3, keepdims=True)
    return np.concatenate([alike.view(np.uint8), cards.view(np.uint8), twice], 3)


def saved(path: Path) -> Network:
    """The network of saved weights."""
    network = Network()
    with np.load(path) as kept:
        network.parts = {name: kept[name].astype(np.float32) for name in network.parts}
    network.mean = {name: part.copy() for name, part in network.parts.items()}
    return network


def product(given: Floats, slopes: Floats) -> Floats:
    """What the weights between two layers owe to the error, over all positions."""
    flat: Floats = given.reshape(-1, given.shape[-1]).T @ slopes.reshape(-1, slopes.shape[-1])
    return flat
