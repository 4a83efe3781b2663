"""Golden games: whole games kept as text, played again and compared to the letter.

Each game is a record (`<name>.json`) and its transcript (`<name>.txt`): every choice and event in a plain form, then
the score of every seat with its clauses, and the table as it lies at the end.  A difference means that a game that
somebody has saved would now be played differently.  If that is meant, bump `edition` in the box of the game, then write
new ones:

    python -m tests.golden.test_golden [game]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from chabudai import games
from chabudai.core.box import Box
from chabudai.core.events import Event
from chabudai.core.laws import at_random
from chabudai.core.match import Match
from chabudai.core.points import Points
from chabudai.core.record import Record, loads, replay
from chabudai.core.rng import Rng
from chabudai.core.scene import Param, Seated, Text

HERE = Path(__file__).parent
GOLDEN = sorted(path.relative_to(HERE).with_suffix("").as_posix() for path in HERE.glob("*/*.json"))

# A deck that the box does not hold: it has to travel inside the record.
OWN_DECK = {
    "name": "Two schools",
    "status": "printed",
    "note": "Monkeys and bears only, with a few raccoons.",
    "counts": {
        "monkey": {"white": 6, "yellow": 5, "green": 5, "blue": 5, "black": 5},
        "bear": {"white": 5, "yellow": 5, "green": 5, "blue": 5, "black": 6},
        "raccoon": {"white": 2, "blue": 2, "black": 4},
    },
}
# Per game: name, seats, seed, options, supplied deck.  In the first three of Dojo a trophy finds no line, and an
# Assistant and a Broom together move cards.
TABLES: dict[str, list[tuple[str, int, int, dict[str, Any], Any]]] = {
    "dojo": [
        ("three", 3, 51, {}, None),
        ("four", 4, 45, {}, None),
        ("five", 5, 73, {}, None),
        ("three-white-belt", 3, 31, {"white_belt": True}, None),
        ("four-black-belt", 4, 41, {"black_belt": True}, None),
        ("five-both-belts-rare-belts", 5, 52, {"white_belt": True, "black_belt": True, "deck": "rare_belts"}, None),
        ("four-own-deck", 4, 42, {}, OWN_DECK),
        ("five-fixed-trophies", 5, 53, {"fixed_trophies": True}, None),
    ],
    "artigiano": [
        ("quick-two", 2, 61, {"quick": True}, None),
        ("three", 3, 62, {}, None),
        ("four-interrupting", 4, 63, {"prayer_interrupts": True, "strict_missions": True}, None),
    ],
    "machi": [
        ("three", 3, 11, {}, None),
        ("four-own-cards", 4, 12, {"years": "4"}, {"name": "A rich field", "field_rice": 5}),
        ("five-eight-years", 5, 13, {"years": "8", "sweep_flop": False, "wanted_winner_scores": True}, None),
    ],
}


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_golden_games(game: str) -> None:
    kept = {name for name in GOLDEN if name.startswith(f"{game}/")}
    assert kept
    assert {f"{game}/{table[0]}" for table in tables(game)} == kept


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    box = games.find(name.partition("/")[0])
    record = loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    match = Match.resume(box, record)
    assert match.game.over
    assert "".join(f"{line}\n" for line in transcript(match)) == (HERE / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_written_as_ever(name: str) -> None:
    box = games.find(name.partition("/")[0])
    text = (HERE / f"{name}.json").read_text(encoding="utf-8")
    record = loads(text)
    assert record.edition == box.edition
    assert record.dumps() == text
    assert replay(box, record).totals() == Match.resume(box, record).game.totals()


# --- transcripts ----------------------------------------------------------------------------------


def transcript(match: Match) -> Iterator[str]:
    """A finished match as lines of plain text."""
    box, game = match.box, match.game
    record = match.record
    options = ", ".join(f"{key} {value}" for key, value in record.options.items())
    yield f"{box.name}, edition {box.edition}, {record.seats} seats, seed {record.seed}, {options}"
    yield from (event_line(box, event, record.seats) for event in match.opening_events)
    for played in match.played:
        yield f"> {played.written}"
        yield from (event_line(box, event, record.seats) for event in played.events)
    for seat, points in enumerate(game.scores(None)):
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


def own_golden(game: str) -> Any:
    """`tests/rules/<game>/golden.py`, if there is one: `TABLES`, and `choose` where random play shows too little."""
    name = f"tests.rules.{game}.golden"
    return import_module(name) if find_spec(name) is not None else None


def tables(game: str) -> list[tuple[str, int, int, dict[str, Any], Any]]:
    """The golden games of a game."""
    own = own_golden(game)
    return TABLES[game] if own is None else own.TABLES


def play(box: Box, seats: int, seed: int, options: dict[str, Any], deck: Any) -> Match:
    """A game played at random or as the game's own chooser does, seats asked together answering in random order."""
    choose = getattr(own_golden(box.name), "choose", at_random)
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
    folder = HERE / game
    folder.mkdir(exist_ok=True)
    former = {path: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}
    for path in former:
        path.unlink()
    for name, seats, seed, options, deck in tables(game):
        match = play(box, seats, seed, options, deck)
        lines = "".join(f"{line}\n" for line in transcript(match))
        (folder / f"{name}.json").write_text(match.record.dumps(), encoding="utf-8")
        (folder / f"{name}.txt").write_text(lines, encoding="utf-8")
    changed = [path for path, text in former.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    print(f"{game}: {len(tables(game))} games written, {len(changed)} of {len(former)} files changed.")
    if changed and editions(former.values()) == {box.edition}:
        print(f"Bump `edition` of {game} (now {box.edition}) and run this again: saved games are played differently.")


def editions(texts: Any) -> set[int]:
    """The editions of the records among these texts."""
    return {record.edition for record in map(_record, texts) if record is not None}


def _record(text: str) -> Record | None:
    return loads(text) if text.startswith("{") else None


if __name__ == "__main__":
    for chosen in sys.argv[1:] or games.names():
        write(chosen)
