"""Position <-> JSON: explicit, versioned, never pickle.  Two positions are equal when their encodings are.

A step is written as its class name and its ints; the fields of a game are those it names in FIELDS.  Options of open
questions are not written: they follow from the position.
"""

from __future__ import annotations

import json
from typing import Any

from chabudai.core.box import Box, Json
from chabudai.core.errors import BadPosition
from chabudai.core.game import Game
from chabudai.core.rng import KEY_BYTES
from chabudai.core.seats import BIT, SEATS_IN
from chabudai.core.secrets import WHOLE
from chabudai.core.step import NO_OPTIONS, Question, Step

FORMAT = 1
DEEPEST = 4  # lists within lists
AGENDA_FIELDS = ("seats", "over", "learned", "counters", "viewer", "unseen")


def encode(box: Box, game: Game) -> dict[str, Json]:
    """The whole position (or view) as plain data."""
    return {
        "format": FORMAT,
        "game": box.name,
        "edition": box.edition,
        "key": f"{game.key:x}",
        **{name: _copy(getattr(game, name)) for name in AGENDA_FIELDS},
        "shared": [_encode_step(step) for step in game.shared],
        "own": [[_encode_step(step) for step in steps] for steps in game.own],
        "open": {str(seat): _encode_step(game.open[seat]) for seat in SEATS_IN[game.asked]},
        "table": {name: _copy(getattr(game, name)) for name in game.FIELDS},
    }


def dumps(box: Box, game: Game) -> str:
    """The encoding as text, equal for equal positions."""
    return json.dumps(encode(box, game), sort_keys=True, separators=(",", ":"))


def decode(box: Box, data: Json, deck: Json = None) -> Game:
    """The position that `encode` wrote; BadPosition when the data is anything else.

    `deck` is the supplied deck of the table, if it has one: a position may name its deck without containing it.
    """
    if deck is not None and box.learn_deck is not None:
        box.learn_deck(deck)
    try:
        return _decode(box, data)
    except BadPosition:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise BadPosition("malformed-position", detail=str(error)) from error


def _decode(box: Box, data: Json) -> Game:
    if not isinstance(data, dict):
        raise BadPosition("malformed-position", detail=type(data).__name__)
    for name, expected in (("format", FORMAT), ("game", box.name), ("edition", box.edition)):
        if data.get(name) != expected:
            raise BadPosition("foreign-position", field=name, value=data.get(name), possible=[expected])
    if type(data["seats"]) is not int or data["seats"] not in box.seat_counts:
        raise BadPosition("malformed-position", detail="seats")
    key = int(data["key"], 16)
    if f"{key:x}" != data["key"] or not 0 <= key < 1 << 8 * KEY_BYTES:
        raise BadPosition("malformed-position", detail="key")
    game = box.blank()
    game.begin(data["seats"], key, 0)
    for name in AGENDA_FIELDS:
        setattr(game, name, _copy(data[name]))
    steps = {step.__name__: step for step in box.steps}
    game.shared = [_decode_step(steps, item) for item in data["shared"]]
    game.own = [tuple(_decode_step(steps, item) for item in items) for items in data["own"]]
    for name in game.FIELDS:
        setattr(game, name, _copy(data["table"][name]))
    for seat_name, item in data["open"].items():
        seat = int(seat_name)
        question = _decode_step(steps, item)
        if not isinstance(question, Question) or question.seat != seat:
            raise BadPosition("malformed-position", detail=f"open question of seat {seat}")
        game.open[seat] = question
        game.asked |= BIT[seat]
    for seat in SEATS_IN[game.asked]:
        mine = game.viewer in (WHOLE, seat)
        game.options_of[seat] = game.open[seat].options(game) if mine else NO_OPTIONS
    if data.keys() != encode(box, game).keys() or data["table"].keys() != set(game.FIELDS):
        raise BadPosition("malformed-position", detail="superfluous fields")
    return game


def _encode_step(step: Step[Any]) -> list[Json]:
    return [type(step).__name__, *step.fields()]


def _decode_step(steps: dict[str, type[Step[Any]]], item: Json) -> Step[Any]:
    name, *fields = item
    if name not in steps:
        raise BadPosition("unknown-step", step=name, possible=sorted(steps))
    if not all(isinstance(field, int) for field in fields):
        raise BadPosition("malformed-position", detail=f"step {name}")
    return steps[name](*fields)


def _copy(value: Json, depth: int = DEEPEST) -> Json:
    """Ints and lists of them, copied so that data and position never share one; a position holds nothing else."""
    if isinstance(value, list) and depth > 0:
        return [item if type(item) is int else _copy(item, depth - 1) for item in value]
    if not isinstance(value, int):
        raise BadPosition("malformed-position", detail=type(value).__name__)
    return value
