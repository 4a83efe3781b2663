"""Reads `box.json`, the facts printed on cards and boards, and checks every one of them before the game uses it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from chabudai.core.errors import BadDeck

STATUSES: Final = ("printed", "reconstructed")
TYPES: Final = ("composite", "action", "material", "special", "royal", "princely")
FAMILY_LETTERS: Final = "AMCL"
PER_FAMILY: Final = 45
BOARDS: Final = ("blackheads", "chenonceau", "chillon", "rosenborg", "quick")
KIND_LETTERS: Final = "FPT"
EFFECT_LETTER: Final = {"composite": "E", "action": "E", "special": "S", "royal": "R", "princely": "P"}


@dataclass(frozen=True)
class CardFacts:
    """One line of the box: what the card shows."""

    id: str
    status: str
    type: str
    kinds: str
    value: int
    points: int
    on_material: int
    in_zone: int
    effect: str
    fr: str
    en: str


@dataclass(frozen=True)
class BoardFacts:
    """A castle board: per case its row, its left edge and the letter of its kind."""

    name: str
    status: str
    cases: tuple[tuple[int, int, str], ...]


@cache
def cards() -> tuple[CardFacts, ...]:
    """The 180 cards, artisans, army, merchants and clergy in turn."""
    return read_cards(_box()["cards"], "box.json")


@cache
def boards() -> tuple[BoardFacts, ...]:
    """The four castles and the board of the quick game."""
    return read_boards(_box()["boards"], "box.json")


@cache
def _box() -> dict[str, Any]:
    box: dict[str, Any] = json.loads(files("chabudai.games.artigiano").joinpath("box.json").read_text(encoding="utf-8"))
    return box


def read_cards(lines: list[dict[str, Any]], source: str) -> tuple[CardFacts, ...]:
    """Check the list of cards; BadDeck names the card and what is wrong with it."""
    if len(lines) != PER_FAMILY * len(FAMILY_LETTERS):
        raise BadDeck("bad-deck-size", where=source, cards=len(lines), needed=PER_FAMILY * len(FAMILY_LETTERS))
    return tuple(_card(line, index, source) for index, line in enumerate(lines))


def read_boards(lines: list[dict[str, Any]], source: str) -> tuple[BoardFacts, ...]:
    """Check the boards: their names, and the row, edge and kind of every case."""
    names = tuple(line.get("name") for line in lines)
    if names != BOARDS:
        raise BadDeck("bad-boards", where=source, boards=names, possible=BOARDS)
    found: list[BoardFacts] = []
    for line in lines:
        cases = tuple((case["row"], case["x"], case["kind"]) for case in line["cases"])
        for row, edge, kind in cases:
            if type(row) is not int or type(edge) is not int or kind not in KIND_LETTERS:
                raise BadDeck("bad-case", where=f"{source}, board {line['name']}", case=(row, edge, kind))
        found.append(BoardFacts(line["name"], line["status"], cases))
    return tuple(found)


def _card(line: dict[str, Any], index: int, source: str) -> CardFacts:
    expected = f"{FAMILY_LETTERS[index // PER_FAMILY]}{index % PER_FAMILY + 1:02d}"
    where = f"{source}, card {expected}"
    if line.get("id") != expected:
        raise BadDeck("bad-card-id", where=where, card=line.get("id"), needed=expected)
    kind = line.get("type")
    if kind not in TYPES:
        raise BadDeck("bad-card-type", where=where, type=kind, possible=TYPES)
    status = line.get("status")
    if status not in STATUSES:
        raise BadDeck("bad-deck-status", where=where, status=status, possible=STATUSES)
    kinds, value = line.get("kinds", ""), line.get("value", 0)
    is_material = kind in ("composite", "material")
    if bool(kinds) != is_material or any(letter not in KIND_LETTERS for letter in kinds):
        raise BadDeck("bad-card-kinds", where=where, kinds=kinds, possible=tuple(KIND_LETTERS))
    if type(value) is not int or (is_material and not 1 <= value <= 5):
        raise BadDeck("bad-material-value", where=where, value=value)
    effect = line.get("effect", "")
    if effect[:1] != EFFECT_LETTER.get(kind, "") or (effect and not effect[1:].isdigit()):
        raise BadDeck("bad-card-effect", where=where, effect=effect)
    for title in ("fr", "en"):
        if not isinstance(line.get(title), str):
            raise BadDeck("deck-not-a-text", where=where, what=title, found=type(line.get(title)).__name__)
    numbers = [line.get(name, 0) for name in ("points", "on_material", "in_zone")]
    if any(type(number) is not int for number in numbers):
        raise BadDeck("bad-card-points", where=where, points=numbers)
    points, on_material, in_zone = numbers
    return CardFacts(expected, status, kind, kinds, value, points, on_material, in_zone, effect, line["fr"], line["en"])
