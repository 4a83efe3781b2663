"""Interpreted and compiled runs agree: the same games, position by position, clone by clone, record by record.

Run as a script, this file plays the games of one name and prints a digest of each; the test runs it once with the
sources and once with the compiled twin, and compares.
"""

import ast
import sys
from hashlib import sha256
from pathlib import Path

import pytest

import chabudai
from chabudai import games
from chabudai.core import codec
from chabudai.core.laws import at_random, table
from chabudai.core.match import Match
from chabudai.core.playout import playout
from chabudai.core.rng import Rng
from chabudai.table.course.continued import rehearsal
from tests import twin
from tests.boxes import ALL
from tests.shown import scores_of

GAMES = 24  # of each game: over these numbers, every seat count and most options come up
RESAMPLE_EVERY = 17


def trace(name: str, number: int) -> str:
    """A line about one random game, different as soon as anything in it differs."""
    box = games.find(name)
    seats, options = table(box, number)
    match, rng = Match(box, seats, number, options), Rng(number)
    said = sha256()
    while not match.game.over:
        game = match.game
        said.update(codec.dumps(box, game).encode())
        said.update(repr([game.options_of[seat] for seat in game.waiting()]).encode())
        if len(match.played) % RESAMPLE_EVERY == 0:
            viewers = (None, *range(seats))
            viewer = viewers[rng.below(len(viewers))]
            said.update(codec.dumps(box, game.view(viewer)).encode())
            for other in (game.clone(), game.resample(viewer, rng)):
                said.update(codec.dumps(box, other).encode())
                said.update(str(playout(other, rng)).encode())
                said.update(codec.dumps(box, other).encode())
            said.update(tried(match, rng).encode())
        waiting = game.waiting()
        seat = waiting[rng.below(len(waiting))]
        match.choose(seat, at_random(game, seat, rng))
    said.update(codec.dumps(box, match.game).encode())
    said.update(match.record.dumps().encode())
    said.update(repr(match.events(None)).encode())
    said.update(repr(scores_of(match.game, None)).encode())
    return f"{name} {number}: {len(match.played)} choices, {match.game.totals()}, {said.hexdigest()}"


def tried(match: Match, rng: Rng) -> str:
    """What would come of a choice and of taking it back, on a match to try it on."""
    other = rehearsal(match)
    seat = other.game.waiting()[0]
    events = other.choose(seat, at_random(other.game, seat, rng))
    obstacle = other.obstacle_to_undo(seat)
    if obstacle is None:
        other.undo(seat)
    return f"{events} {obstacle} {codec.dumps(match.box, other.game)}"


def test_no_compiled_coroutine_waits_within_a_try() -> None:
    """One that goes on waiting after something was thrown into it ends the whole process (mypyc 2.4)."""
    found = []
    for path in sorted(Path(chabudai.__file__).parent.rglob("*.py")):
        text = path.read_text()
        if "\n# mypyc: compile\n" not in text:
            continue
        for outer in ast.walk(ast.parse(text)):
            waits = any(isinstance(inner, ast.Await) for inner in ast.walk(outer))
            if waits and isinstance(outer, ast.Try | ast.AsyncWith | ast.AsyncFor):
                found.append(f"{path.name}:{outer.lineno}")
    assert not found


def run(folder: str | Path, name: str) -> tuple[list[str], set[str]]:
    """The lines that the script prints with this folder as the package, and the compiled modules it loaded."""
    lines = twin.printed(folder, "tests.test_compiled", name)
    return lines[:-1], set(lines[-1].split()[1:])


@twin.needed
@pytest.mark.parametrize("name", ALL)
def test_interpreted_and_compiled_games_are_the_same(name: str) -> None:
    pure, nothing = run(twin.SOURCES, name)
    compiled, modules = run(twin.COMPILED, name)
    assert nothing == set()
    assert {"chabudai.core.step", "chabudai.core.playout"} <= modules
    assert len(pure) == GAMES
    assert compiled == pure


def main() -> None:
    """Play, print, and name the compiled modules."""
    for number in range(GAMES):
        print(trace(sys.argv[1], number))
    loaded = [name for name, module in sys.modules.items() if str(getattr(module, "__file__", "")).endswith(".so")]
    print("compiled:", *sorted(name for name in loaded if name.startswith("chabudai")))


if __name__ == "__main__":
    main()
