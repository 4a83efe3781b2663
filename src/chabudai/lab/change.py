"""A deck with a field changed: `cards[8].cost.katana = 0`, `+= 1`, or `1..4` for a curve.

A path names an entry of the deck file.  A list is entered by the `id`, `key` or `name` of an entry, else by its number
from 0.  Whether the changed deck is one, the game says when it reads it.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from chabudai.core.box import Box, Json
from chabudai.core.errors import BadDeck

STEP: Final = re.compile(r"\.?([\w-]+)|\[([\w-]+)\]")
WRITTEN: Final = re.compile(r"\s*(?P<path>[\w.\[\]-]+?)\s*(?P<sign>\+=|-=|=)\s*(?P<value>.*?)\s*")
RANGE: Final = re.compile(r"(-?\d+)\.\.(-?\d+)")
NAMES: Final = ("id", "key", "name", "code")
MOST_VALUES: Final = 50


@dataclass(frozen=True)
class Change:
    """A field and what it becomes."""

    path: str
    sign: str
    value: Json

    @property
    def written(self) -> str:
        """As on the command line."""
        return f"{self.path}{self.sign}{json.dumps(self.value)}"


def read_changes(written: str) -> list[Change]:
    """The change that is written like this; several for a range."""
    found = WRITTEN.fullmatch(written)
    if found is None:
        raise BadDeck("lab-bad-change", change=written, possible=["cards[8].favors=7", "cards[8].favors+=1"])
    path, sign, value = found["path"], found["sign"], found["value"]
    if (ends := RANGE.fullmatch(value)) and sign == "=":
        low, high = int(ends[1]), int(ends[2])
        if not low < high or high - low >= MOST_VALUES:
            raise BadDeck("lab-bad-range", change=written, most=MOST_VALUES)
        return [Change(path, sign, number) for number in range(low, high + 1)]
    try:
        plain = json.loads(value)
    except ValueError:
        plain = value
    if sign != "=" and type(plain) is not int:
        raise BadDeck("lab-not-a-number", change=written)
    return [Change(path, sign, plain)]


def read_change(written: str) -> Change:
    """The change that is written like this; a range is none."""
    found = read_changes(written)
    if len(found) > 1:
        raise BadDeck("lab-range-elsewhere", change=written)
    return found[0]


def changed(deck: Json, changes: list[Change]) -> Json:
    """Another deck, with these changes made one after the other."""
    deck = copy.deepcopy(deck)
    for change in changes:
        *way, last = _steps(change.path)
        place = deck
        for step in way:
            place = _inside(place, step, change)
        key = _key(place, last, change)
        if change.sign == "=":
            place[key] = change.value
        else:
            if type(place[key]) is not int:
                raise BadDeck("lab-not-a-number", change=change.written)
            place[key] += change.value if change.sign == "+=" else -change.value
    return deck


def checked(box: Box, deck: Json) -> Json:
    """The deck as the game reads it."""
    if box.read_deck is None:
        raise BadDeck("no-own-deck", game=box.title)
    return box.read_deck(json.dumps(deck, ensure_ascii=False), f"{box.name}.json")


def _steps(path: str) -> list[str]:
    return [found[1] or found[2] for found in STEP.finditer(path)]


def _inside(place: Json, step: str, change: Change) -> Json:
    return place[_key(place, step, change)]


def _key(place: Json, step: str, change: Change) -> Json:
    if isinstance(place, dict):
        if step in place:
            return step
        raise BadDeck("lab-no-field", field=step, change=change.written, possible=list(place)[:30])
    if isinstance(place, list):
        for number, entry in enumerate(place):
            if isinstance(entry, dict) and any(str(entry.get(name)) == step for name in NAMES):
                return number
        if step.isdigit() and int(step) < len(place):
            return int(step)
    raise BadDeck("lab-no-field", field=step, change=change.written)


def differences(one: Json, other: Json, path: str = "") -> Iterator[tuple[str, Json, Json]]:
    """Where two decks differ: the path, and what stands there in each; None where there is nothing."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            yield from differences(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from differences(mine, theirs, f"{path}[{entry_name(mine, number)}]")
    elif one != other:
        yield path, one, other


def entry_name(entry: Json, number: int) -> str:
    """How a path calls an entry of a list."""
    named = [str(entry[name]) for name in NAMES if name in entry] if isinstance(entry, dict) else []
    return named[0] if named else str(number)
