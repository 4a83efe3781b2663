"""An observation for learners in words, for whoever wants to see what a learner is given."""

# mypyc: compile
from __future__ import annotations

import re
from typing import Final

from chabudai.core.tensor import TOKENS, Block, Observer

SAYING: Final = re.compile(b"[^\\x00]")  # a byte that is not 0


def describe(observer: Observer, data: bytes | bytearray) -> str:
    """An observation in words: a line for each block that says anything, in it every place that is not 0."""
    lines: list[str] = []
    for block in observer.blocks:
        part = bytes(data[block.start : block.start + block.size])
        places: list[str] = []
        for found in SAYING.finditer(part):
            i: int = found.start()
            if block.name not in TOKENS:
                name = place_name(block, i)
                places.append(name if block.top == 1 else f"{name}={part[i]}")
            elif i % observer.token == 0:
                words = token_words(observer, part[i : i + observer.token])
                places.append(f"{place_name(block, i, 1)} {words}".strip())
        if places:
            lines.append(f"{block.name}: {', '.join(places)}")
    return "\n".join(lines)


def token_words(observer: Observer, token: bytes) -> str:
    """A step as its name and its numbers."""
    names = [step.__name__ for step in observer.steps]
    numbers = [(token[i] << 8 | token[i + 1]) - 1 for i in range(1, len(token), 2)]
    while numbers and numbers[-1] < 0:
        numbers.pop()
    return " ".join([names[token[0] - 1], *[str(number) for number in numbers]])


def place_name(block: Block, index: int, without: int = 0) -> str:
    """A place of a block by its names along the axes, those of the last few left out."""
    names: list[str] = []
    for length in block.shape[len(block.shape) - without :]:
        index //= length
    for axis in range(len(block.shape) - 1 - without, -1, -1):
        length = block.shape[axis]
        number = index % length
        index //= length
        named = block.axes[axis] if axis < len(block.axes) else ()
        if number < len(named):
            names.append(named[number])
        elif length > 1 or len(block.shape) > 1:
            names.append(str(number))
    return " ".join(names[::-1]) if names else "yes"
