"""Interpreted and compiled bots choose alike: the same visits and the same sums at the same positions.

Run as a script, this file searches a few positions of one game and prints what it found; the test runs it once with
the sources and once with the compiled twin, and compares.
"""

import sys
from dataclasses import replace

import pytest

from chabudai import games
from chabudai.bots import search
from chabudai.bots.evaluate import evaluation
from chabudai.bots.greedy import greedy
from chabudai.bots.race import thinker
from chabudai.bots.settings import settings_of
from chabudai.core.rng import Rng
from tests import twin
from tests.boxes import ALL, polished


def lines(name: str) -> list[str]:
    """What the search and the greedy bot make of a few positions of one game."""
    box, rng, told = games.find(name), Rng(5), []
    for seats in box.seat_counts:
        game = box.new(seats, 8)
        for number in range(60):
            if game.over:
                break
            seat = game.waiting()[0]
            options = game.options_of[seat]
            if number % 20 == 0 and len(options) > 1:
                told.append(f"{name} {seats} {number}: {greedy(game.view(seat), seat, Rng(1))}")
                for settings in dict.fromkeys((settings_of(game), replace(settings_of(game), runners=0))):
                    root = thinker(evaluation(name), settings, seat).think(game.view(seat), Rng(number), 40)
                    told.append(f"{root.visits} {root.sums}")
            game.take(seat, options[rng.below(len(options))])
    return told


@twin.needed
@pytest.mark.parametrize("name", ALL)
def test_interpreted_and_compiled_bots_choose_alike(name: str) -> None:
    folders = (twin.SOURCES, twin.COMPILED)
    pure, compiled = (twin.printed(folder, "tests.bots.test_compiled_bots", name) for folder in folders)
    assert pure[0] == "search is interpreted"
    assert compiled[0] == "search is compiled"
    assert len(pure) > (5 if polished(name) else 1)
    assert compiled[1:] == pure[1:]


def main() -> None:
    """Search, and print."""
    print("search is", "compiled" if str(search.__file__).endswith((".so", ".pyd")) else "interpreted")
    for line in lines(sys.argv[1]):
        print(line)


if __name__ == "__main__":
    main()
