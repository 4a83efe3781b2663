"""Everything that games say while they are played: a few whole games of each, over all seat counts and options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import TypeAlias

from chabudai import games
from chabudai.core.box import Box
from chabudai.core.laws import table
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.core.scene import Text
from chabudai.words.heard import Told, event_texts, position_texts

GAMES = 48  # as many as there are combinations in the game with the most of them so far
Readers: TypeAlias = dict[int | None, None]
LISTENED_EVERY = 50  # positions that are listened to, besides the last; events are heard always


@cache
def heard(name: str) -> tuple[Text, ...]:
    """Each different text once."""
    return tuple(text for text, _ in told(name))


@cache
def told(name: str) -> tuple[tuple[Text, tuple[int | None, ...]], ...]:
    """Each different text once, with all who read it."""
    box = games.find(name)
    texts: dict[str, tuple[Text, Readers]] = {}
    met: dict[int, tuple[Text, Readers]] = {}  # by identity: nine of ten are met again, and are not spelt out again
    for text, reader in chain(*(_listen(box, number) for number in range(GAMES)), _rare(box)):
        if id(text) not in met:
            met[id(text)] = text, texts.setdefault(repr(text), (text, {}))[1]
        met[id(text)][1][reader] = None
    return tuple((text, tuple(readers)) for text, readers in texts.values())


def _listen(box: Box, number: int) -> Iterator[Told]:
    seats, options = table(box, number)
    match = Match(box, seats, number, options)
    rng = Rng(number)
    while not match.game.over:
        if len(match.played) % LISTENED_EVERY == number % LISTENED_EVERY:
            yield from position_texts(box, match.game)
        waiting = match.game.waiting()
        seat = waiting[rng.below(len(waiting))]
        options_now = match.game.options_of[seat]
        match.choose(seat, options_now[rng.below(len(options_now))])
    yield from position_texts(box, match.game)
    yield from event_texts(box, match)


def _rare(box: Box) -> Iterator[Told]:
    """What random play hardly ever says: `tests/rules/<game>/rare.py`, if there is one, knows where to listen."""
    folder = f"tests.rules.{box.name}"
    if find_spec(folder) is None or find_spec(f"{folder}.rare") is None:  # a new game has no such folder yet
        return
    for match in import_module(f"tests.rules.{box.name}.rare").matches():
        yield from position_texts(box, match.game)
        if match.game.over:
            yield from event_texts(box, match)
