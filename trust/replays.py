"""Records: one build plays games and writes their records, the other reads them and comes to the same position."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from chabudai import games
from chabudai.core import codec, record
from chabudai.core.box import Box
from chabudai.core.errors import ChabudaiError
from chabudai.core.game import Game
from chabudai.core.laws import at_random, table
from chabudai.core.match import Match
from chabudai.core.rng import Rng

GAMES = 24  # of a batch
Ask = Callable[[dict[str, Any]], dict[str, Any]]


def drive(number: int, pure: Ask, twin: Ask | None) -> dict[str, Any]:
    """A batch: the two builds take turns in playing and reading."""
    readers = [pure] if twin is None else [pure, twin]
    played = readers[number % len(readers)]({"do": "play", "batch": number})
    if "records" not in played:  # it fell over, and said how
        return {"figures": {}, "failures": played["failures"]}
    failures: list[str] = []
    for read in readers:
        told = read({"do": "read", "records": played["records"]})
        if "hashes" not in told:
            return {"figures": {}, "failures": told["failures"]}
        came = told["hashes"]
        failures += [
            f"game {number * GAMES + place}: {found} instead of {true}"
            for place, (found, true) in enumerate(zip(came, played["hashes"], strict=True))
            if found != true
        ]
    figures = {"games": len(played["records"]), "replays": len(readers) * GAMES, "choices": played["choices"]}
    return {"figures": figures, "failures": failures}


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """In a worker: play, or read."""
    return play(asked["batch"]) if asked["do"] == "play" else {"hashes": [read(text) for text in asked["records"]]}


def play(batch: int) -> dict[str, Any]:
    """Games, their records and the hashes of their last positions."""
    records, hashes, choices = [], [], 0
    names = games.names()
    for number in range(batch * GAMES, (batch + 1) * GAMES):
        box, seed = games.find(names[number % len(names)]), number // len(names)
        seats, options = table(box, seed)
        match, rng = Match(box, seats, seed, options), Rng(seed)
        while not match.game.over:
            waiting = match.game.waiting()
            seat = waiting[rng.below(len(waiting))]
            match.choose(seat, at_random(match.game, seat, rng))
        records.append(match.record.dumps())
        hashes.append(named(box, match.game))
        choices += len(match.played)
    return {"records": records, "hashes": hashes, "choices": choices}


def read(text: str) -> str:
    """The hash of the position to which a record leads, or why it leads nowhere."""
    try:
        found = record.loads(text)
        box = games.find(found.game)
        return named(box, record.replay(box, found))
    except ChabudaiError as error:
        return str(error)


def named(box: Box, game: Game) -> str:
    """A position as a short name."""
    return sha256(codec.dumps(box, game).encode()).hexdigest()
