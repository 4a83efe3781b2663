"""What a game says while it is played, and what the catalogues lack of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from chabudai.core.box import Box
from chabudai.core.game import Game
from chabudai.core.laws import table
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.core.scene import Scene, Text
from chabudai.words.catalogue import LANGUAGES, MissingWords
from chabudai.words.speech import Words

Told: TypeAlias = tuple[Text, int | None]  # a text and who reads it: a seat, nobody at the table, or everybody (None)
SPECTATOR: Final = -1


def missing_words(box: Box, games: int) -> list[str]:
    """What is missing for what so many random games say, in any language; each entry once."""
    texts: dict[tuple[str, ...], Text] = {}
    for key in (f"{box.name}-pitch", *[f"{box.name}-option-{option.key}" for option in box.options]):
        texts[(key,)] = Text(key)
    for number in range(games):
        for text, _ in _a_little_of(box, number):
            texts.setdefault((*keys(text), *text.params), text)
    names = [str(seat) for seat in range(max(box.seat_counts))]
    found: dict[str, None] = {}
    for language in LANGUAGES:
        words = Words(language)
        for text in texts.values():
            try:
                words.say(text, names)
            except MissingWords as missing:
                found[str(missing)] = None
    return [*found]


def _a_little_of(box: Box, number: int) -> Iterator[Told]:
    """All events of a game, its end, and the table whenever a kind of question is asked for the first time."""
    seats, options = table(box, number)
    match, rng = Match(box, seats, number, options), Rng(number)
    met: set[type] = set()
    while not match.game.over:
        game = match.game
        waiting = game.waiting()
        asked = {type(game.open[seat]) for seat in waiting}
        if not asked <= met:
            met |= asked
            yield from position_texts(box, game)
        seat = waiting[rng.below(len(waiting))]
        choices = game.options_of[seat]
        match.choose(seat, choices[rng.below(len(choices))])
    yield from position_texts(box, match.game)
    yield from event_texts(box, match)


def event_texts(box: Box, match: Match) -> Iterator[Told]:
    """Everything that has happened in a match."""
    for event in (*match.opening_events, *(event for played in match.played for event in played.events)):
        yield box.event_text(event), None


def position_texts(box: Box, game: Game) -> Iterator[Told]:
    """A position as everybody sees it, its points, and why choices are refused in it."""
    for viewer in (None, *range(game.seats)):
        reader = SPECTATOR if viewer is None else viewer
        yield from ((text, reader) for text in _scene_texts(box.scene(game.view(viewer))))
    for tree in box.scores(game, None):
        for points in tree.all():
            yield points.label, None
    for seat in game.waiting():
        question = game.open[seat]
        for choice in question.candidates(game):
            refusal = question.refusal(game, choice)
            if refusal is not None:
                yield box.refusal_text(refusal), seat


def _scene_texts(scene: Scene) -> Iterator[Text]:
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


def keys(text: Text) -> Iterator[str]:
    """The key of a text and of all the texts in it."""
    yield text.key
    for param in text.params.values():
        for inner in param if isinstance(param, list) else [param]:
            if isinstance(inner, Text):
                yield from keys(inner)
