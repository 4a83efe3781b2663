"""Which 60 cards lie in the pile: a deck of `decks.toml`, or one that a person who owns the box wrote down.

A deck is a table with `name`, `status` (printed or reconstructed), `note` and `counts`, and `counts` has a
table per figure with a number per belt. A file of one's own is one such table, in TOML or in JSON.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final

from chabudai.core.deckfile import parse_deck, place_in
from chabudai.core.errors import BadDeck
from chabudai.games.dojo.material import BELT_CODES, BELTS, CARD_KINDS, DECK_SIZE, DISCIPLE_CODES

STATUSES: Final = ("printed", "reconstructed")
FIELDS: Final = ("name", "status", "note", "counts")


@dataclass(frozen=True)
class Deck:
    """A composition of the pile: how many copies of each of the 30 card kinds."""

    name: str
    status: str
    counts: tuple[int, ...]
    note: str = ""

    @cached_property
    def cards(self) -> list[int]:
        """The 60 cards in canonical order."""
        return [card for card, copies in enumerate(self.counts) for _ in range(copies)]

    def as_data(self) -> dict[str, Any]:
        """The deck as plain data, fit for JSON; `deck_from` reads it back."""
        counts = {
            figure: dict(zip(BELT_CODES, self.counts[place * BELTS : place * BELTS + BELTS], strict=True))
            for place, figure in enumerate(DISCIPLE_CODES)
        }
        return {"name": self.name, "status": self.status, "note": self.note, "counts": counts}


@cache
def _box() -> dict[str, Any]:
    return tomllib.loads(files("chabudai.games.dojo").joinpath("decks.toml").read_text(encoding="utf-8"))


@cache
def deck_names() -> tuple[str, ...]:
    """The keys of the decks in the box, the default first."""
    box = _box()
    first = str(box["default"])
    return (first, *(key for key in box if key not in ("default", first)))


@cache
def named_deck(key: str) -> Deck:
    """A deck of the box by its key."""
    if key not in deck_names():
        raise BadDeck("unknown-deck", deck=key, possible=deck_names())
    return deck_from(_box()[key], f"decks.toml, {key}")


def read_deck(text: str, source: str) -> Deck:
    """A deck that somebody wrote, in TOML or JSON; `source` names the file in errors."""
    return _Reader(text, source).deck(parse_deck(text, source))


def deck_from(data: Any, source: str = "deck") -> Deck:
    """A deck from plain data; a Deck is returned as it is."""
    return data if isinstance(data, Deck) else _Reader("", source).deck(data)


class _Reader:
    """Checks the data of one deck; the text is only there to tell the line of a mistake."""

    def __init__(self, text: str, source: str) -> None:
        self.lines = text.splitlines()
        self.source = source

    def deck(self, data: Any) -> Deck:
        table = self.table(data, "deck", ())
        for field in table:
            if field not in FIELDS:
                raise BadDeck("unknown-deck-field", where=self.where(field), field=field, possible=FIELDS)
        if "counts" not in table:
            raise BadDeck("deck-without-counts", where=self.source)
        status = self.string(table, "status", "reconstructed")
        if status not in STATUSES:
            raise BadDeck("bad-deck-status", where=self.where("status"), status=status, possible=STATUSES)
        counts = self.counts(self.table(table["counts"], "counts", ("counts",)))
        return Deck(self.string(table, "name", self.source), status, counts, self.string(table, "note", ""))

    def counts(self, table: Mapping[str, Any]) -> tuple[int, ...]:
        counts = [0] * CARD_KINDS
        for figure, belts in table.items():
            if figure not in DISCIPLE_CODES:
                where = self.where("counts", figure)
                raise BadDeck("unknown-figure", where=where, figure=figure, possible=DISCIPLE_CODES)
            for belt, copies in self.table(belts, f"counts.{figure}", ("counts", figure)).items():
                if belt not in BELT_CODES:
                    where = self.where("counts", figure, belt)
                    raise BadDeck("unknown-belt", where=where, figure=figure, belt=belt, possible=BELT_CODES)
                if type(copies) is not int or copies < 0:
                    where = self.where("counts", figure, belt)
                    raise BadDeck("bad-card-count", where=where, figure=figure, belt=belt, count=copies)
                counts[DISCIPLE_CODES.index(figure) * BELTS + BELT_CODES.index(belt)] = copies
        if sum(counts) != DECK_SIZE:
            raise BadDeck("bad-deck-size", where=self.source, cards=sum(counts), needed=DECK_SIZE)
        return tuple(counts)

    def table(self, value: Any, what: str, path: tuple[str, ...]) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise BadDeck("deck-not-a-table", where=self.where(*path), what=what, found=type(value).__name__)
        return value

    def string(self, table: Mapping[str, Any], field: str, default: str) -> str:
        value = table.get(field, default)
        if not isinstance(value, str):
            raise BadDeck("deck-not-a-text", where=self.where(field), what=field, found=type(value).__name__)
        return value

    def where(self, *path: str) -> str:
        """Where in the text, if there is one, the keys of the path are met in turn."""
        return place_in(self.lines, self.source, path)
