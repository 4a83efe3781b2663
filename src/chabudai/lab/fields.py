"""The fields of a deck, for those who change them one by one: where each stands, and what stands there.

Paths are those of `change`.  What a card holds is found below its path; everything else of a deck is grouped by the
entry that holds it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from chabudai.core.box import Card, Json
from chabudai.lab.change import Change, entry_name


@dataclass(frozen=True)
class Field:
    """A place in a deck that holds a number, a word, or a short list of them."""

    path: str
    value: Json

    def name(self, above: str) -> str:
        """What it is called below that path; the last step where it is that path itself."""
        below = self.path.removeprefix(above).lstrip(".")
        return below or self.path.rpartition(".")[2]

    @property
    def written(self) -> str:
        """What stands there, as one would write it."""
        return self.value if isinstance(self.value, str) else json.dumps(self.value, ensure_ascii=False)

    @property
    def whole(self) -> bool:
        """Is it a whole number?"""
        return type(self.value) is int

    def change(self, written: str) -> Change | None:
        """The change to what somebody wrote there; None if it says the same."""
        try:
            value: Json = written if isinstance(self.value, str) else json.loads(written)
        except ValueError:
            value = written  # the game says what it thinks of it
        return None if value == self.value and type(value) is type(self.value) else Change(self.path, "=", value)


def fields_of(deck: Json, path: str = "") -> Iterator[Field]:
    """All of them, in the order of the file."""
    if isinstance(deck, dict) and deck:
        for key, value in deck.items():
            yield from fields_of(value, f"{path}.{key}" if path else str(key))
    elif isinstance(deck, list) and any(isinstance(entry, dict | list) for entry in deck):
        for number, entry in enumerate(deck):
            yield from fields_of(entry, f"{path}[{entry_name(entry, number)}]")
    elif path:
        yield Field(path, deck)


def by_card(fields: Sequence[Field], cards: Sequence[Card]) -> tuple[dict[int, list[Field]], dict[str, list[Field]]]:
    """The fields of each card by its number; and those of no card, by the path of what holds them."""
    found: dict[int, list[Field]] = {card.number: [] for card in cards}
    paths = {card.path: card.number for card in cards if card.path}
    others: dict[str, list[Field]] = {}
    for field in fields:
        number = next((paths[above] for above in _above(field.path) if above in paths), None)
        if number is None:
            others.setdefault(next(iter(_above(field.path)[1:]), ""), []).append(field)
        else:
            found[number].append(field)
    return found, others


def _above(path: str) -> list[str]:
    """The path and all that it leads through, the longest first."""
    ends = [len(path), *(place for place in range(len(path) - 1, 0, -1) if path[place] in ".[")]
    return [path[:end] for end in ends]


def asked(fields: Sequence[Field], written: Mapping[str, str]) -> list[Change]:
    """The changes that a form asks for: its fields by path, as they were written."""
    found = [field.change(written[field.path].strip()) for field in fields if field.path in written]
    return [change for change in found if change is not None]
