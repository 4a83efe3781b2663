"""Interpreted and compiled bots choose alike: the same visits and the same sums at the same positions.

Run as a script, this file searches a few positions and prints what it found; the test runs it once with the sources
and once with the compiled twin, and compares.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent.parent / "src"
COMPILED = os.environ.get("CHABUDAI_COMPILED", "")


def lines(name: str) -> list[str]:
    """What the search and the greedy bot make of a few positions of one game."""
    from chabudai import games
    from chabudai.bots.evaluate import evaluation
    from chabudai.bots.greedy import greedy
    from chabudai.bots.search import Search
    from chabudai.bots.settings import SETTINGS
    from chabudai.core.rng import Rng

    box, rng, told = games.find(name), Rng(5), []
    for seats in box.seat_counts:
        game = box.new(seats, 8)
        for number in range(60):
            if game.over:
                break
            seat = game.waiting()[0]
            options = game.options_of[seat]
            if number % 20 == 0 and len(options) > 1:
                root = Search(evaluation(name), SETTINGS[name], seat).think(game.view(seat), Rng(number), 40)
                told.append(
                    f"{name} {seats} {number}: {root.visits} {root.sums} {greedy(game.view(seat), seat, Rng(1))}"
                )
            game.take(seat, options[rng.below(len(options))])
    return told


def run(folder: Path) -> list[str]:
    """The lines that the script prints with this folder as the package."""
    done = subprocess.run(
        [sys.executable, __file__],
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(
    not COMPILED, reason="CHABUDAI_COMPILED is not set: `make test` builds the compiled twin and sets it"
)
def test_interpreted_and_compiled_bots_choose_alike() -> None:
    pure, twin = run(SOURCES), run(Path(COMPILED))
    assert pure[0] == "search is interpreted"
    assert twin[0] == "search is compiled"
    assert len(pure) > 20
    assert twin[1:] == pure[1:]


def main() -> None:
    """Search, and print."""
    from chabudai import games
    from chabudai.bots import search

    print("search is", "compiled" if str(search.__file__).endswith((".so", ".pyd")) else "interpreted")
    for name in sys.argv[1:] or games.names():
        for line in lines(name):
            print(line)


if __name__ == "__main__":
    main()
