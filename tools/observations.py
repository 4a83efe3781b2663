"""Writes docs/observations.md: what an observation of each game contains, and what its actions are.

With --check it writes nothing and says whether the page is up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from chabudai import games
from chabudai.core.action_space import action_space
from chabudai.core.box import Box
from chabudai.core.tensor import Observer, observer
from chabudai.envs.version import VERSION

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"

HEAD = """# What an observation contains

Made by `tools/observations.py` from the games themselves; a test compares. An observation is a row of bytes: the
blocks of a table below, side by side. `n` is the number of seats. Seats are counted from the viewer on, clockwise, so
the first is always "me". Numbers are written as they are, never above the top; a thing of several kinds has a byte for
each kind. Blocks *as tokens* hold numbers that stand for things: a step of the game's agenda is its number among the
steps of the game, from 1, then each of its own numbers plus one as two bytes, the higher first; a card is its number
plus one, 255 on its back. `chabudai.envs.describe(table.watcher, observation)` prints an
observation back in words.

Two laws hold, checked along random games by `make test`. *A tensor does not leak*: the same bytes come out of the
position, of the seat's view of it, and of any position that the seat cannot tell from it. *A tensor forgets nothing*:
two views that differ give different bytes, save for what is listed as left out.

Actions are one flat row too. Kinds of question with choices of the same meaning share them; which of them is asked is
in the block `question`. Seats in actions are counted from whoever chooses.

This is version {version} of the environments. When anything on this page changes, `envs/version.py` does too.
"""


def main() -> None:
    """Write the page, or compare it."""
    page = made()
    if "--check" not in sys.argv:
        PAGE.write_text(page, encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != page:
        sys.exit(f"{PAGE.name} is not up to date: run tools/observations.py")


def made() -> str:
    """The page."""
    return "\n".join([HEAD.format(version=VERSION), *[section(games.find(name)) for name in games.names()]])


def section(box: Box) -> str:
    """One game."""
    low, high = box.seat_counts[0], box.seat_counts[-1]
    fewest, most = observer(box, low), observer(box, high)
    lines = [f"## {box.title}", ""]
    sizes = ", ".join(f"{observer(box, seats).size:,} at {seats}" for seats in box.seat_counts)
    lines += [f"Bytes by number of seats: {sizes}.", "", "| block | shape | top | says |", "|---|---|---|---|"]
    for one, other in zip(fewest.blocks, most.blocks, strict=True):
        shape = " × ".join(dimension(a, b, low, high) for a, b in zip(one.shape, other.shape, strict=True))
        top = dimension(one.top, other.top, low, high)
        lines.append(f"| {one.name} | {shape} | {top} | {one.says} |")
    lines += ["", *left_out(fewest), ""]
    space = action_space(box)
    lines += [f"{space.size:,} actions:", "", "| actions | from | made of | asked by |", "|---|---|---|---|"]
    for domain in space.domains:
        factors = " × ".join(f"{name} {count}" for name, count in domain.factors)
        kinds = [kind.__name__ for kind, spans in space.spans_of.items() if any(s.domain is domain for s in spans)]
        lines.append(f"| {domain.name} | {domain.start} | {factors} | {', '.join(kinds)} |")
    return "\n".join(lines) + "\n"


def left_out(watcher: Observer) -> list[str]:
    """What the observation does not tell, and why."""
    told = [f"- {f'`{name}`' if name.isidentifier() else name}: {why}" for name, why in watcher.FORGETS.items()]
    told += [f"- the order of `{name}`: {why}" for name, why in watcher.UNORDERED.items()]
    return ["Left out of what a seat can see:", "", *told]


def dimension(one: int, other: int, low: int, high: int) -> str:
    """A length that may depend on the number of seats."""
    if one == other:
        return str(one)
    each = (other - one) // (high - low)
    rest = one - each * low
    return ("n" if each == 1 else f"{each}n") + (f"+{rest}" if rest else "")


if __name__ == "__main__":
    main()
