"""Everything that games say while they are played: a few whole games of each, over all seat counts and options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from chabudai import games
from chabudai.core.box import Box
from chabudai.core.laws import table
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.core.scene import Scene, Text
from chabudai.core.step import Game

GAMES = 48  # as many as there are combinations in the game with the most of them so far
LISTENED_EVERY = 50  # positions that are listened to, besides the last; events are heard always


@cache
def heard(name: str) -> tuple[Text, ...]:
    """Each different text once."""
    box = games.find(name)
    texts: dict[str, Text] = {}
    for number in range(GAMES):
        for text in _listen(box, number):
            texts.setdefault(repr(text), text)
    for text in _rare(box):
        texts.setdefault(repr(text), text)
    return tuple(texts.values())


def keys(text: Text) -> Iterator[str]:
    """The key of a text and of all the texts in it."""
    yield text.key
    for param in text.params.values():
        for inner in param if isinstance(param, list) else [param]:
            if isinstance(inner, Text):
                yield from keys(inner)


def _listen(box: Box, number: int) -> Iterator[Text]:
    seats, options = table(box, number)
    match = Match(box, seats, number, options)
    rng = Rng(number)
    while not match.game.over:
        if len(match.played) % LISTENED_EVERY == number % LISTENED_EVERY:
            yield from _position(box, match.game)
        waiting = match.game.waiting()
        seat = waiting[rng.below(len(waiting))]
        options_now = match.game.options_of[seat]
        match.choose(seat, options_now[rng.below(len(options_now))])
    yield from _position(box, match.game)
    for event in (*match.opening_events, *(event for played in match.played for event in played.events)):
        yield box.event_text(event)


def _rare(box: Box) -> Iterator[Text]:
    """What random play hardly ever says: `tests/rules/<game>/rare.py`, if there is one, knows where to listen."""
    folder = f"tests.rules.{box.name}"
    if find_spec(folder) is None or find_spec(f"{folder}.rare") is None:  # a new game has no such folder yet
        return
    for match in import_module(f"tests.rules.{box.name}.rare").matches():
        yield from _position(box, match.game)
        if match.game.over:
            yield from (box.event_text(event) for played in match.played for event in played.events)


def _position(box: Box, game: Game) -> Iterator[Text]:
    for viewer in (None, *range(game.seats)):
        yield from _scene(game.scene(viewer))
    for tree in game.scores(None):
        for points in tree.all():
            yield points.label
    for seat in game.waiting():
        question = game.open[seat]
        for choice in question.candidates(game):
            refusal = question.refusal(game, choice)
            if refusal is not None:
                yield box.refusal_text(refusal)


def _scene(scene: Scene) -> Iterator[Text]:
    yield scene.prompt
    for seat in scene.seats:
        for counter in seat.counters:
            yield counter.name
    for zone in scene.all_zones():
        yield zone.name
        for slot in zone.slots:
            yield slot.name
    for piece in scene.pieces():
        yield from (text for text in (piece.name, piece.title, piece.text) if text is not None)
    for action in scene.actions:
        yield action.name
