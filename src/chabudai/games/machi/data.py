"""The values of the cards: `cards.toml`, or a file by somebody who owns the box.

A file has the tables `villagers`, `villager-events`, `buildings`, `building-events` and `combat`, each with an entry
per card under the key that `cards.toml` uses.  Entries that an own file leaves out stay as they are in ours.
"""

from __future__ import annotations

import json
import marshal
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from chabudai.core.deckfile import parse_deck, place_in
from chabudai.core.errors import BadDeck
from chabudai.games.machi.material import (
    BACK_SIZES,
    BUILDING_EVENT_KEYS,
    BUILDING_KEYS,
    CLANS,
    COLOURS,
    COMBAT_CARDS,
    COMBAT_KEYS,
    FIRST_BUILDING,
    KEYS,
    MOST_CAPACITY,
    OURS,
    VILLAGER_EVENT_KEYS,
    VILLAGER_KEYS,
    Cards,
)

STATUSES: Final = ("attested", "reconstructed")
SECTIONS: Final = {
    "villagers": VILLAGER_KEYS,
    "villager-events": VILLAGER_EVENT_KEYS,
    "buildings": BUILDING_KEYS,
    "building-events": BUILDING_EVENT_KEYS,
    "combat": COMBAT_KEYS,
}
AMOUNTS: Final = ("wealth", "honour", "rice")
FIELDS: Final = {
    "villagers": ("status", "note", "colour", "copies", *AMOUNTS, "sabres", "clan", "bonus"),
    "villager-events": ("status", "note", "copies"),
    "buildings": ("status", "note", "colour", "copies", "capacity", *AMOUNTS),
    "building-events": ("status", "note", "copies"),
    "combat": ("status", "note", "value", "cancels"),
}
HEAD: Final = ("name", "status", "field_rice")
MOST: Final = 99  # of anything a card gives

# Checking and writing a deck takes as long as playing a game, so it is done once: the texts of decks that were checked
# before, by their data in the quickest form that tells 1 from True.  (Later forms depend on what else refers to it.)
TEXTS: Final[dict[bytes, bytes]] = {}
MOST_TEXTS: Final = 32
PLAIN_MARSHAL: Final = 2


@cache
def our_deck() -> dict[str, Any]:
    """`cards.toml` as plain data."""
    return tomllib.loads(files("chabudai.games.machi").joinpath("cards.toml").read_text(encoding="utf-8"))


def read_deck(text: str, source: str) -> dict[str, Any]:
    """A deck that somebody wrote, in TOML or JSON, checked; `source` names the file in errors."""
    return _Reader(text, source).deck(parse_deck(text, source))


def deck_text(data: Any) -> bytes:
    """A supplied deck as the text that a position carries; empty for ours."""
    if data is None:
        return OURS
    try:
        known = marshal.dumps(data, PLAIN_MARSHAL)
    except ValueError:  # something that no deck holds: the checks name it
        return _checked_text(data)
    if known not in TEXTS:
        if len(TEXTS) >= MOST_TEXTS:
            TEXTS.clear()
        TEXTS[known] = _checked_text(data)
    return TEXTS[known]


def _checked_text(data: Any) -> bytes:
    return json.dumps(_Reader("", "deck").deck(data), sort_keys=True, separators=(",", ":")).encode()


def catalogue(text: bytes) -> Cards:
    """The values of the deck with this text."""
    own = json.loads(text) if text else {}
    deck = {section: {**our_deck()[section], **own.get(section, {})} for section in SECTIONS}
    cards = Cards(text, own.get("field_rice", our_deck()["field_rice"]))
    for section in SECTIONS:
        if section != "combat":
            for key, entry in deck[section].items():
                _fill(cards, KEYS.index(key), entry)
                cards.is_ours[KEYS.index(key)] = entry == our_deck()[section][key]
    for place, key in enumerate(COMBAT_KEYS):
        entry = deck["combat"][key]
        cards.combat_attested[place] = entry.get("status") == "attested"
        cards.combat_note[place] = entry.get("note", "")
        cards.combat_is_ours[place] = entry == our_deck()["combat"][key]
        cards.combat_value[place] = entry["value"]
        for other, rival in enumerate(COMBAT_KEYS):
            cancelled = key in deck["combat"][rival]["cancels"]
            cards.gain[place * COMBAT_CARDS + other] = 0 if cancelled else entry["value"]
    cards.work_out()
    return cards


def _fill(cards: Cards, kind: int, entry: Mapping[str, Any]) -> None:
    cards.attested[kind] = entry.get("status") == "attested"
    cards.note[kind] = entry.get("note", "")
    cards.copies[kind] = entry["copies"]
    cards.colour[kind] = COLOURS.index(entry.get("colour", "event"))
    cards.capacity[kind] = entry.get("capacity", 0)
    cards.wealth[kind], cards.honour[kind], cards.rice[kind] = (entry.get(name, 0) for name in AMOUNTS)
    cards.sabres[kind] = entry.get("sabres", 0)
    cards.clan[kind] = CLANS.index(entry.get("clan", "none"))
    if "bonus" in entry:
        bonus = entry["bonus"]
        cards.bonus_on[kind] = KEYS.index(bonus["building"])
        cards.bonus_wealth[kind] = bonus.get("wealth", 0)
        cards.bonus_honour[kind] = bonus.get("honour", 0)
        cards.bonus_rice[kind] = bonus.get("rice", 0)


class _Reader:
    """Checks the data of one deck; the text is only there to tell the line of a mistake."""

    def __init__(self, text: str, source: str) -> None:
        self.lines = text.splitlines()
        self.source = source

    def deck(self, data: Any) -> dict[str, Any]:
        table = self.table(data, "deck", ())
        for field in table:
            if field not in HEAD and field not in SECTIONS:
                possible = (*HEAD, *SECTIONS)
                raise BadDeck("unknown-deck-field", where=self.where(field), field=field, possible=possible)
        for field in ("name", "status"):
            self.string(table, field, ())
        if "field_rice" in table:
            self.number(table, "field_rice", 0, MOST, ())
        for section, keys in SECTIONS.items():
            for key, entry in self.table(table.get(section, {}), section, (section,)).items():
                if key not in keys:
                    where = self.where(section, key)
                    raise BadDeck("unknown-card", where=where, card=key, section=section, possible=keys)
                self.entry(section, key, self.table(entry, f"{section}.{key}", (section, key)))
        self.sizes(table)
        return {**table}

    def entry(self, section: str, key: str, entry: Mapping[str, Any]) -> None:
        path = (section, key)
        for field in entry:
            if field not in FIELDS[section]:
                where = self.where(*path, field)
                raise BadDeck("unknown-deck-field", where=where, field=field, possible=FIELDS[section])
        self.string(entry, "note", path)
        self.one_of(entry, "status", STATUSES, path)
        if section == "combat":
            self.number(entry, "value", 0, MOST, path)
            for rival in self.items(entry, "cancels", path):
                if rival not in COMBAT_KEYS:
                    where = self.where(*path, "cancels")
                    raise BadDeck("unknown-card", where=where, card=rival, section="combat", possible=COMBAT_KEYS)
            return
        self.number(entry, "copies", 0, MOST, path)
        if section == "buildings":
            self.one_of(entry, "colour", COLOURS[1:4], path)
            self.number(entry, "capacity", 1, MOST_CAPACITY, path)
        elif section == "villagers":
            self.one_of(entry, "colour", COLOURS[1:], path)
            self.fighter(entry, path)
        for amount in (*AMOUNTS, "sabres"):
            if amount in entry:
                self.number(entry, amount, 0, MOST, path)

    def fighter(self, entry: Mapping[str, Any], path: tuple[str, ...]) -> None:
        """Samurai and Yakuzas are persons, one card each, with sabres; a Yakuza has a clan; others may have a bonus."""
        if entry["colour"] in ("red", "black"):
            self.number(entry, "copies", 0, 1, path)
            self.number(entry, "sabres", 1, MOST, path)
        if entry["colour"] == "black":
            self.one_of(entry, "clan", CLANS[1:], path)
        bonus = self.table(entry.get("bonus", {}), "bonus", (*path, "bonus"))
        for field in bonus:
            if field not in ("building", *AMOUNTS):
                where = self.where(*path, "bonus", field)
                raise BadDeck("unknown-deck-field", where=where, field=field, possible=("building", *AMOUNTS))
        if bonus:
            self.one_of(bonus, "building", BUILDING_KEYS, (*path, "bonus"))
            for amount in AMOUNTS:
                if amount in bonus:
                    self.number(bonus, amount, 0, MOST, (*path, "bonus"))

    def sizes(self, table: Mapping[str, Any]) -> None:
        """82 cards with a Villager back and 54 with a Building back."""
        counts = [0, 0]
        for section in SECTIONS:
            if section != "combat":
                for key, entry in {**our_deck()[section], **table.get(section, {})}.items():
                    counts[KEYS.index(key) >= FIRST_BUILDING] += entry["copies"]
        for back in (0, 1):
            if counts[back] != BACK_SIZES[back]:
                raise BadDeck("bad-deck-size", where=self.source, cards=counts[back], needed=BACK_SIZES[back])

    # --- the forms of values ------------------------------------------------------------------

    def table(self, value: Any, what: str, path: tuple[str, ...]) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise BadDeck("deck-not-a-table", where=self.where(*path), what=what, found=type(value).__name__)
        return value

    def items(self, table: Mapping[str, Any], field: str, path: tuple[str, ...]) -> list[Any]:
        value = table.get(field)
        if not isinstance(value, list):
            found = type(value).__name__
            raise BadDeck("deck-not-a-list", where=self.where(*path, field), what=field, found=found)
        return value

    def string(self, table: Mapping[str, Any], field: str, path: tuple[str, ...]) -> None:
        value = table.get(field, "")
        if not isinstance(value, str):
            found = type(value).__name__
            raise BadDeck("deck-not-a-text", where=self.where(*path, field), what=field, found=found)

    def one_of(self, table: Mapping[str, Any], field: str, possible: tuple[str, ...], path: tuple[str, ...]) -> None:
        value = table.get(field)
        if value not in possible:
            raise BadDeck("bad-card-value", where=self.where(*path, field), field=field, value=value, possible=possible)

    def number(self, table: Mapping[str, Any], field: str, least: int, most: int, path: tuple[str, ...]) -> None:
        value = table.get(field)
        if type(value) is not int or not least <= value <= most:
            where = self.where(*path, field)
            raise BadDeck("bad-card-value", where=where, field=field, value=value, possible=[f"{least}–{most}"])

    def where(self, *path: str) -> str:
        """Where in the text, if there is one, the keys of the path are met in turn."""
        return place_in(self.lines, self.source, path)
