"""Which cards and objectives there are: a deck of the box, or a file that the owner of a printed copy wrote.

The box has one list of cards, `cards.json`, with the objectives that were reconstructed first, and other objectives for
the same cards in files beside it, by the value of the option.

The file has `name`, `note`, `cards` (a hundred entries) and `calendar` (twenty entries: two tiles, two sides, five days
each), in JSON or TOML.  Every entry says in `status` whether it is printed or reconstructed.
"""

from __future__ import annotations

import hashlib
import json
import re
import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from chabudai.core.deckfile import parse_deck
from chabudai.core.errors import BadDeck
from chabudai.games.arigato.catalogue import Catalogue, blank_catalogue
from chabudai.games.arigato.loops import LoopingDeck, loop_risks
from chabudai.games.arigato.material import (
    ANY_ITEMS,
    AT_GATE,
    CARDS,
    CONDITION_CODES,
    CONDITIONS_WITH_CRAFT,
    CONDITIONS_WITH_ITEM,
    CRAFT_CODES,
    CRAFTS,
    CRAFTSMEN_ALIKE,
    DUSK_CONDITIONS,
    EFFECT_CODES,
    EFFECTS_WITH_CRAFT,
    EFFECTS_WITH_ITEM,
    FAVOR_PER_AT_GATE,
    FAVOR_PER_VILLAGER,
    IN_STOCK,
    ITEM_CODES,
    ITEM_OF_CRAFTSMEN,
    ITEM_OF_OFFERED,
    LAST_OBJECTIVE_DAY,
    MOST_OF,
    MOST_PARTS,
    OBJECTIVE_GAINED,
    OFFERED_CARDS,
    OFFERING_PLACED,
    PLACE_CODES,
    SECOND_TILE_DAY,
    SIDES,
    SUBJECT_CODES,
    WORKSHOP_CODES,
)

FIRST_OBJECTIVES, BALANCED_OBJECTIVES = "first", "balanced"
OBJECTIVES: Final = (FIRST_OBJECTIVES, BALANCED_OBJECTIVES)
STATUSES: Final = ("printed", "reconstructed")
FIELDS: Final = ("name", "note", "cards", "calendar")
CARD_FIELDS: Final = (
    *("id", "status", "known", "craft", "produces", "workshops", "cost", "favors", "dusk_icon", "condition", "effect"),
)
DAY_FIELDS: Final = ("tile", "side", "day", "status", "subject", "count", "where")
MOST_FAVORS: Final = 20  # printed on one card
MOST_COST: Final = 12  # of one kind
MOST_COUNT: Final = 12  # that an objective may ask for


@cache
def box_deck(objectives: str = FIRST_OBJECTIVES) -> dict[str, Any]:
    """A deck of the box as plain data."""
    if objectives == FIRST_OBJECTIVES:
        return _file("cards.json")
    return {**box_deck(), **_file(f"{objectives}.json")}


def _file(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(files("chabudai.games.arigato").joinpath(name).read_text(encoding="utf-8"))
    return data


def read_deck(text: str, source: str) -> dict[str, Any]:
    """A deck that somebody wrote, checked, as plain data; one whose chains could run on for ever brings a warning."""
    data = parse_deck(text, source)
    catalogue = _Reader(text, source).catalogue(data)
    for risk in loop_risks(catalogue):
        warnings.warn(LoopingDeck(source, risk), stacklevel=2)
    return dict(data)


def tables_of(data: Any, source: str) -> Catalogue:
    """The tables of a deck given as plain data."""
    catalogue = _Reader("", source).catalogue(data)
    catalogue.printing = fingerprint(data)
    return catalogue


def fingerprint(data: Any) -> int:
    """A number for this deck, the same on every machine."""
    try:
        written = json.dumps(data, sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadDeck("deck-not-a-table", what="deck", found=type(data).__name__) from error
    return int.from_bytes(hashlib.sha256(written.encode()).digest()[:6], "big")


class _Reader:
    """Checks the data of one deck; the text is only there to tell the line of a mistake."""

    def __init__(self, text: str, source: str) -> None:
        self.lines = text.splitlines()
        self.source = source
        self.entry: Any = None  # that is being read
        self.path = ""  # of it

    def catalogue(self, data: Any) -> Catalogue:
        table = self.table(data, "deck")
        self.known_fields(table, FIELDS)
        new = blank_catalogue()
        seen: set[int] = set()
        for number, entry in enumerate(self.rows(table.get("cards"), "cards")):
            self.entry, self.path = entry, f"cards[{number}]"
            card = self.whole(self.table(entry, "card"), "id", 0, CARDS - 1)
            if card in seen:
                raise BadDeck("artisan-twice", where=self.place, card=card)
            seen.add(card)
            self.card(new, card, entry)
        self.entry, self.path = None, ""
        if len(seen) != CARDS:
            raise BadDeck("bad-deck-size", where=self.source, cards=len(seen), needed=CARDS)
        for craft, code in enumerate(CRAFT_CODES):
            if new.craft.count(craft) != CARDS // CRAFTS:
                count = new.craft.count(craft)
                raise BadDeck("artisans-per-craft", where=self.source, craft=code, cards=count, needed=CARDS // CRAFTS)
        days: set[tuple[int, int]] = set()
        for number, entry in enumerate(self.rows(table.get("calendar"), "calendar")):
            self.path = f"calendar[{number}]"
            self.day(new, self.table(entry, "calendar"), days)
        if len(days) != 20:
            raise BadDeck("calendar-days", where=self.source, days=len(days), needed=20)
        new.complete()
        new.printing = fingerprint(data)
        return new

    def card(self, new: Catalogue, card: int, entry: Mapping[str, Any]) -> None:
        self.known_fields(entry, CARD_FIELDS)
        new.reconstructed[card] = self.word(entry, "status", STATUSES) == 1
        craft = self.word(entry, "craft", CRAFT_CODES)
        new.craft[card] = craft
        new.made[card] = self.word(entry, "produces", ITEM_CODES) if "produces" in entry else craft
        workshops = self.rows(entry.get("workshops"), "workshops")
        for name in workshops:
            if name not in WORKSHOP_CODES:
                raise BadDeck("artisan-word", where=self.place, field="workshops", word=name, possible=WORKSHOP_CODES)
            new.slots[card] |= 1 << WORKSHOP_CODES.index(name)
        if not new.slots[card]:
            raise BadDeck("artisan-without-workshop", where=self.place, card=card)
        cost = self.table(entry.get("cost"), "cost")
        self.known_fields(cost, ITEM_CODES)
        for item in cost:
            new.cost[card][ITEM_CODES.index(item)] = self.whole(cost, item, 0, MOST_COST)
        new.value[card] = self.whole(entry, "favors", 0, MOST_FAVORS)
        condition = self.table(entry.get("condition"), "condition")
        kind = self.word(condition, "kind", CONDITION_CODES)
        new.condition[card] = kind
        new.about[card] = self.about(condition, kind, CONDITIONS_WITH_CRAFT, CONDITIONS_WITH_ITEM, ("kind",))
        dusk = entry.get("dusk_icon", kind in DUSK_CONDITIONS)
        if type(dusk) is not bool:
            raise BadDeck("artisan-number", where=self.place, field="dusk_icon", value=dusk, possible=("true", "false"))
        if kind > OBJECTIVE_GAINED and not dusk:
            raise BadDeck("artisan-dusk-icon", where=self.place, card=card)
        new.dusk[card] = dusk
        new.parts[card] = self.effect(entry, kind)

    def effect(self, entry: Mapping[str, Any], condition: int) -> tuple[tuple[int, int, int], ...]:
        parts: list[tuple[int, int, int]] = []
        counted = 0
        for row in self.rows(entry.get("effect"), "effect"):
            part = self.table(row, "effect")
            kind = self.word(part, "kind", EFFECT_CODES)
            amount = self.whole(part, "n", 1, MOST_OF[kind])
            about = self.about(part, kind, EFFECTS_WITH_CRAFT, EFFECTS_WITH_ITEM, ("kind", "n"))
            needed = {ITEM_OF_OFFERED: OFFERING_PLACED, ITEM_OF_CRAFTSMEN: CRAFTSMEN_ALIKE}.get(kind, condition)
            if needed != condition:
                name, possible = EFFECT_CODES[kind], (CONDITION_CODES[needed],)
                raise BadDeck("artisan-effect-condition", where=self.place, effect=name, possible=possible)
            counted += kind in (FAVOR_PER_VILLAGER, FAVOR_PER_AT_GATE)
            parts.append((kind, amount, about))
        if not 1 <= len(parts) <= MOST_PARTS or counted > 1:
            raise BadDeck("artisan-effect-parts", where=self.place, parts=len(parts), counted=counted)
        return tuple(parts)

    def day(self, new: Catalogue, entry: Mapping[str, Any], days: set[tuple[int, int]]) -> None:
        self.known_fields(entry, DAY_FIELDS)
        tile = self.whole(entry, "tile", 1, 2) - 1
        side = tile * 2 + self.word(entry, "side", SIDES)
        first, last = ((2, SECOND_TILE_DAY - 1), (SECOND_TILE_DAY, LAST_OBJECTIVE_DAY))[tile]
        day = self.whole(entry, "day", first, last)
        if (side, day) in days:
            raise BadDeck("calendar-day-twice", where=self.place, day=day)
        days.add((side, day))
        subject = self.word(entry, "subject", SUBJECT_CODES)
        place = self.word(entry, "where", PLACE_CODES)
        if (subject >= ANY_ITEMS) != (place == IN_STOCK) or (subject == OFFERED_CARDS and place == AT_GATE):
            what, where = SUBJECT_CODES[subject], PLACE_CODES[place]
            raise BadDeck("calendar-objective", where=self.place, subject=what, place=where)
        new.objectives[side][day] = (subject, place, self.whole(entry, "count", 1, MOST_COUNT))
        new.reconstructed_objectives[side][day] = self.word(entry, "status", STATUSES) == 1

    # --- single values ------------------------------------------------------------------------

    def about(
        self, table: Mapping[str, Any], kind: int, crafts: Sequence[int], items: Sequence[int], fields: tuple[str, ...]
    ) -> int:
        """The craft or item that a condition or effect names."""
        if kind in crafts:
            self.known_fields(table, (*fields, "craft"))
            return self.word(table, "craft", CRAFT_CODES)
        if kind in items:
            self.known_fields(table, (*fields, "item"))
            return self.word(table, "item", ITEM_CODES)
        self.known_fields(table, fields)
        return -1

    def word(self, table: Mapping[str, Any], field: str, possible: Sequence[str]) -> int:
        value = table.get(field)
        if not isinstance(value, str) or not value or value not in possible:
            names = [name for name in possible if name]
            raise BadDeck("artisan-word", where=self.place, field=field, word=value, possible=names)
        return list(possible).index(value)

    def whole(self, table: Mapping[str, Any], field: str, least: int, most: int) -> int:
        value = table.get(field)
        if type(value) is not int or not least <= value <= most:
            raise BadDeck("artisan-number", where=self.place, field=field, value=value, possible=[f"{least}–{most}"])
        return value

    def known_fields(self, table: Mapping[str, Any], fields: Sequence[str]) -> None:
        for field in table:
            if field not in fields:
                raise BadDeck("unknown-deck-field", where=self.place, field=field, possible=fields)

    def table(self, value: Any, what: str) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise BadDeck("deck-not-a-table", where=self.place, what=what, found=type(value).__name__)
        return value

    def rows(self, value: Any, what: str) -> list[Any]:
        if not isinstance(value, list):
            raise BadDeck("artisan-list", where=self.place, what=what, found=type(value).__name__)
        return value

    @property
    def place(self) -> str:
        """The line of the entry with its id, if there is a text; else its path.  Looked for when it has to be told."""
        if isinstance(self.entry, Mapping):
            wanted = re.compile(rf'(?<![\w])id"?\s*[:=]\s*{re.escape(str(self.entry.get("id")))}(?![\w])')
            for number, line in enumerate(self.lines):
                if wanted.search(line):
                    return f"{self.source}, line {number + 1}"
        return f"{self.source}, {self.path}" if self.path else self.source
