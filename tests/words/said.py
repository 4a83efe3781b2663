"""Every event, prompt, action and refusal as each player in it reads it, in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from chabudai import games
from chabudai.core.scene import Param, Seated, Text
from chabudai.words import Words, You
from chabudai.words.heard import SPECTATOR
from tests.words.entries import addressed, entries, variables
from tests.words.heard import heard, told
from tests.words.law import NAMES

FAMILIES = ("event", "prompt", "action", "refusal")
READER = {"en": You("you"), "fr": You("vous")}
CASTS = ((0, 1), (1, 0))  # who acts and to whom it happens, whoever they were when it was heard
NUMBERS = (0, 1, 2)  # whatever else was heard: these are the ones that grammar minds


@dataclass(frozen=True)
class Said:
    """A sentence and where it comes from."""

    key: str
    family: str
    sentence: str


Readers = tuple[int | None, ...]


@cache
def texts(name: str) -> tuple[tuple[Text, Readers], ...]:
    """What real games said, and each entry of the four families once more with each of the small numbers."""
    family = _families(name)
    real = [(text, readers) for text, readers in told(name) if family.fullmatch(text.key)]
    examples: dict[tuple[str, str], Param] = {}  # of a parameter in a family, and anywhere
    for text in heard(name):
        for param, value in text.params.items():
            examples.setdefault((_family(text.key), param), value)
            examples.setdefault(("", param), value)
    first: dict[str, tuple[Text, Readers]] = {}
    for text, readers in real:
        first.setdefault(text.key, (text, readers))
    for key in entries("en"):
        if family.fullmatch(key) and key not in first:  # random play never said it
            needed = variables(entries("en")[key]) | variables(entries("fr")[key])
            anything = Text(f"{name}-pitch")
            params = {
                param: examples.get((_family(key), param), examples.get(("", param), anything))
                for param in sorted(needed)
            }
            text = Text(key, params)
            first[key] = text, (None if "-event-" in key else SPECTATOR,)
    counted = [(_with(text, number), readers) for text, readers in first.values() for number in NUMBERS]
    told_of = [(text, readers) for text, readers in first.values() if None in readers]
    cast = [(_cast(text, seats), readers) for text, readers in told_of for seats in CASTS]
    return (*real, *counted, *cast)


def said(name: str, language: str) -> Iterator[Said]:
    """The texts as those read them who are told, in every form they have: events as a spectator and as each player in
    them, other texts also as whoever they turn to."""
    words = Words(language)
    called = _called(name, language)
    for text, readers in texts(name):
        family = _family(text.key)
        for reader in _readers(text, readers):
            yield Said(text.key, family, words.say(text, called[reader]))
            if family == "prompt":
                yield Said(f"{text.key}.short", family, words.short(text, called[reader]))
                yield Said(f"{text.key}.shorter", family, words.shorter(text, called[reader]))
                if aside := words.aside(text, called[reader]):
                    yield Said(f"{text.key}.aside", "aside", aside)
        if family == "event":  # a caption stands where it happens, the same for nearly everybody
            for reader in (SPECTATOR, *_seats(text.params.get("to", 0))):
                yield Said(f"{text.key}.caption", "caption", words.caption(text, called[reader]))


def names(name: str, language: str) -> Iterator[Said]:
    """Whatever else is heard, names of things above all, as a spectator and as each player in it reads it."""
    words = Words(language)
    called = _called(name, language)
    family = _families(name)
    for text in heard(name):
        if not family.fullmatch(text.key):
            for reader in (SPECTATOR, *_seats(text)):
                yield Said(text.key, "name", words.say(text, called[reader]))


def _called(name: str, language: str) -> dict[int, tuple[str, ...]]:
    """What the players are called in the eyes of each reader."""
    seats = range(max(games.find(name).seat_counts))
    return {
        reader: tuple(READER[language] if seat == reader else NAMES[seat] for seat in seats)
        for reader in (SPECTATOR, *seats)
    }


def _families(name: str) -> re.Pattern[str]:
    return re.compile(rf"{name}-(?:{'|'.join(FAMILIES)})-.+")


def _family(key: str) -> str:
    return key.split("-")[1]


def _readers(text: Text, readers: Readers) -> set[int]:
    """Whoever was told; of an event everybody in it, of another text whoever an entry of either language asks about."""
    if None in readers:
        return {SPECTATOR, *_seats(text)}
    spoken_to = {seat for param in addressed(text.key) for seat in _seats(text.params.get(param, 0))}
    return {reader for reader in readers if reader is not None} | spoken_to


def _cast(text: Text, seats: tuple[int, int]) -> Text:
    """The same with these two players in its roles."""
    roles = [param for param, value in text.params.items() if isinstance(value, Seated)]
    return Text(text.key, {**text.params, **{role: Seated(seat) for role, seat in zip(roles, seats, strict=False)}})


def _with(text: Text, number: int) -> Text:
    return Text(text.key, {name: number if type(value) is int else value for name, value in text.params.items()})


def _seats(param: Param) -> set[int]:
    if isinstance(param, Seated):
        return {param.seat}
    if isinstance(param, Text):
        return {seat for inner in param.params.values() for seat in _seats(inner)}
    return {seat for inner in param for seat in _seats(inner)} if isinstance(param, list) else set()
