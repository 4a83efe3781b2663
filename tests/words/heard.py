"""Everything that games say while they are played: a few whole games of each, over all seat counts and options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from chabudai import games
from chabudai.core.box import Box
from chabudai.core.game import Game
from chabudai.core.laws import table
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.core.scene import Scene, Text
from tests.shown import scene_of, scores_of

GAMES = 48  # as many as there are combinations in the game with the most of them so far
LISTENED_EVERY = 50  # positions that are listened to, besides the last; events are heard always


Told = tuple[Text, int | None]  # a text and who reads it: a seat, nobody at the table, or everybody (None)
SPECTATOR = -1


@cache
def heard(name: str) -> tuple[Text, ...]:
    """Each different text once."""
    return tuple(text for text, _ in told(name))


@cache
def told(name: str) -> tuple[tuple[Text, tuple[int | None, ...]], ...]:
    """Each different text once, with all who read it."""
    box = games.find(name)
    texts: dict[str, tuple[Text, dict[int | None, None]]] = {}
    for number in range(GAMES):
        for text, reader in _listen(box, number):
            texts.setdefault(repr(text), (text, {}))[1][reader] = None
    for text, reader in _rare(box):
        texts.setdefault(repr(text), (text, {}))[1][reader] = None
    return tuple((text, tuple(readers)) for text, readers in texts.values())


def keys(text: Text) -> Iterator[str]:
    """The key of a text and of all the texts in it."""
    yield text.key
    for param in text.params.values():
        for inner in param if isinstance(param, list) else [param]:
            if isinstance(inner, Text):
                yield from keys(inner)


def _listen(box: Box, number: int) -> Iterator[Told]:
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
        yield box.event_text(event), None


def _rare(box: Box) -> Iterator[Told]:
    """What random play hardly ever says: `tests/rules/<game>/rare.py`, if there is one, knows where to listen."""
    folder = f"tests.rules.{box.name}"
    if find_spec(folder) is None or find_spec(f"{folder}.rare") is None:  # a new game has no such folder yet
        return
    for match in import_module(f"tests.rules.{box.name}.rare").matches():
        yield from _position(box, match.game)
        if match.game.over:
            yield from ((box.event_text(event), None) for played in match.played for event in played.events)


def _position(box: Box, game: Game) -> Iterator[Told]:
    for viewer in (None, *range(game.seats)):
        reader = SPECTATOR if viewer is None else viewer
        yield from ((text, reader) for text in _scene(scene_of(game, viewer)))
    for tree in scores_of(game, None):
        for points in tree.all():
            yield points.label, None
    for seat in game.waiting():
        question = game.open[seat]
        for choice in question.candidates(game):
            refusal = question.refusal(game, choice)
            if refusal is not None:
                yield box.refusal_text(refusal), seat


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
