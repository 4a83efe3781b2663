"""Golden games: whole games kept as text, played again and compared to the letter.

Each game is a record (`<name>.json`) and its transcript (`<name>.txt`): every choice and event in a plain form, then
the score of every seat with its clauses, and the table as it lies at the end.  A difference means that a game that
somebody has saved would now be played differently.  If that is meant, bump `edition` in the box of the game, then write
new ones; one more is added with its seats and seed, and options and a deck of its own if it has any:

    python -m tests.golden.test_golden [game]
    python -m tests.golden.test_golden dojo four-black-belt 4 41 '{"black_belt": true}' [deck.json]

Which games are kept is said by the records alone: they are played again from their seed, options and deck.  Choose
seeds that show something rare, as a trophy that finds no line.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chabudai import games
from chabudai.core.box import Box
from chabudai.core.events import Event
from chabudai.core.laws import at_random
from chabudai.core.match import Match
from chabudai.core.points import Points
from chabudai.core.record import loads, replay
from chabudai.core.rng import Rng
from chabudai.core.scene import Param, Seated, Text
from tests.boxes import POLISHED
from tests.shown import scores_of

HERE = Path(__file__).parent
GOLDEN = sorted(path.relative_to(HERE).with_suffix("").as_posix() for path in HERE.glob("*/*.json"))


@pytest.mark.parametrize("game", POLISHED)
def test_every_game_has_golden_games(game: str) -> None:
    assert [name for name in GOLDEN if name.startswith(f"{game}/")]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    box = games.find(name.partition("/")[0])
    record = loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    match = Match.resume(box, record)
    assert match.game.over
    assert "".join(f"{line}\n" for line in transcript(match, record.options)) == (HERE / f"{name}.txt").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_written_as_ever(name: str) -> None:
    box = games.find(name.partition("/")[0])
    text = (HERE / f"{name}.json").read_text(encoding="utf-8")
    record = loads(text)
    assert record.edition == box.edition
    assert record.dumps() == text
    assert replay(box, record).totals() == Match.resume(box, record).game.totals()


# --- transcripts ----------------------------------------------------------------------------------


def transcript(match: Match, options: Mapping[str, Any]) -> Iterator[str]:
    """A finished match as lines of plain text; an option that came later has its default and is not named."""
    box, game = match.box, match.game
    record = match.record
    named = ", ".join(f"{key} {value}" for key, value in options.items())
    yield f"{box.name}, edition {box.edition}, {record.seats} seats, seed {record.seed}, {named}"
    yield from (event_line(box, event, record.seats) for event in match.opening_events)
    for played in match.played:
        yield f"> {played.written}"
        yield from (event_line(box, event, record.seats) for event in played.events)
    for seat, points in enumerate(scores_of(game, None)):
        yield f"score of {seat}, place {game.ranks()[seat]}"
        yield from score_lines(points)
    yield f"totals {game.totals()}"
    yield from picture_lines(box.picture(game))


def event_line(box: Box, event: Event, seats: int) -> str:
    """Kind, clause, facts and, if that is not everybody, who sees it."""
    facts = ", ".join(f"{name} {plain(box, box.fact(name, value))}" for name, value in event.facts.items())
    viewers = ["public" if seat is None else str(seat) for seat in [*range(seats), None] if event.visible_to(seat)]
    seen = "" if len(viewers) == seats + 1 else f"  (seen by {' '.join(viewers)})"
    return f"  {event.kind} [{event.clause}] {facts}{seen}".rstrip()


def plain(box: Box, value: Param) -> str:
    """A parameter of a text in few words that do not depend on any language."""
    if isinstance(value, Seated):
        return str(value.seat)
    if isinstance(value, Text):
        key = value.key.removeprefix(f"{box.name}-")
        parts = [plain(box, part) for part in value.params.values()]
        if not parts:
            return key.rpartition("-")[2]
        return " ".join([key, *parts]) if len(parts) == 1 else " ".join(parts)
    return str(value)


def score_lines(points: Points, depth: int = 1) -> Iterator[str]:
    """The tree of a score, one line a node: points and clauses, not the words and pieces, which may change freely."""
    yield f"{'  ' * depth}{points.points} [{points.clause}]"
    for part in points.parts:
        yield from score_lines(part, depth + 1)


def picture_lines(picture: dict[str, Any]) -> Iterator[str]:
    """The table at the end, one line for each thing on it."""
    for name, value in picture.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for number, item in enumerate(value):
                for key, part in item.items():
                    yield f"{name} {number} {key} {json.dumps(part)}"
        else:
            yield f"{name} {json.dumps(value)}"


# --- writing them anew ----------------------------------------------------------------------------


def chooser(game: str) -> Any:
    """`choose` of `tests/rules/<game>/golden.py`, if there is one: where random play shows too little."""
    own = games.part("tests.rules", f"{game}.golden")
    return at_random if own is None else own.choose


def play(box: Box, seats: int, seed: int, options: Mapping[str, Any], deck: Any) -> Match:
    """A game played at random or as the game's own chooser does, seats asked together answering in random order."""
    choose = chooser(box.name)
    match = Match(box, seats, seed, options, deck)
    rng = Rng(seed)
    while match.game.asked:
        waiting = match.game.waiting()
        seat = waiting[rng.below(len(waiting))]
        match.choose(seat, choose(match.game, seat, rng))
    return match


def write(game: str) -> None:
    """Write the golden games of one game."""
    box = games.find(game)
    former = {path: path.read_text(encoding="utf-8") for path in sorted((HERE / game).iterdir())}
    kept = {path.stem: loads(text) for path, text in former.items() if path.suffix == ".json"}
    for name, record in kept.items():
        keep(name, play(box, record.seats, record.seed, record.options, record.deck), record.options)
    changed = [path for path, text in former.items() if path.read_text(encoding="utf-8") != text]
    print(f"{game}: {len(kept)} games written, {len(changed)} of {len(former)} files changed.")
    if changed and {record.edition for record in kept.values()} == {box.edition}:
        print(f"Bump `edition` of {game} (now {box.edition}) and run this again: saved games are played differently.")


def keep(name: str, match: Match, options: Mapping[str, Any]) -> None:
    """Write one game."""
    folder = HERE / match.box.name
    folder.mkdir(exist_ok=True)
    lines = "".join(f"{line}\n" for line in transcript(match, options))
    (folder / f"{name}.json").write_text(replace(match.record, options=options).dumps(), encoding="utf-8")
    (folder / f"{name}.txt").write_text(lines, encoding="utf-8")


def add(game: str, name: str, seats: str, seed: str, options: str = "{}", deck: str = "") -> None:
    """One golden game more."""
    box = games.find(game)
    own = None
    if deck:
        assert box.read_deck is not None
        own = box.read_deck(Path(deck).read_text(encoding="utf-8"), deck)
    match = play(box, int(seats), int(seed), json.loads(options), own)
    keep(name, match, match.options)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        add(*sys.argv[1:])
    else:
        for chosen in sys.argv[1:] or games.names():
            write(chosen)
