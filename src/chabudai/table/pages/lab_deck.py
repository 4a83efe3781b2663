"""A deck on a page: its cards with their faces, its fields, and in what it differs from the one of the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from chabudai.core.box import Card, Json
from chabudai.core.errors import ChabudaiError
from chabudai.lab.change import NAMES, changed, differences, read_change
from chabudai.lab.fields import Field, by_card, fields_of
from chabudai.table.languages import WORDS
from chabudai.table.pages.draw.faces import OnPage
from chabudai.table.pages.draw.symbols import dressed
from chabudai.table.pages.lab_wish import Wish


def own_deck(wish: Wish) -> Json:
    """The deck of the box; None where the game has none that could be changed."""
    box = wish.box
    return None if box.own_deck is None or box.read_deck is None else box.own_deck(wish.options)


def written_deck(wish: Wish) -> Json:
    """The deck with the changes as they are written, good or not; the one of the box where they cannot be made."""
    own = own_deck(wish)
    try:
        return changed(own, [read_change(written) for written in wish.changes]) if wish.changes else own
    except ChabudaiError:
        return own


def told(wish: Wish, own: Json, written: Json) -> list[dict[str, str]]:
    """What differs, in one line each, and what takes it back; changes that were refused as they were written."""
    real = {path: (was, now) for path, was, now in differences(own, written)}
    found = []
    for change in wish.changes:
        path, _, value = change.partition("=")
        was, now = real.get(path, (None, None))
        said = [Field(path, one).written for one in (was, now)] if path in real else ["", value]
        found.append({"path": path, "was": said[0], "now": said[1]})
    return found


def options_of(wish: Wish, language: str) -> list[dict[str, Any]]:
    """The options of the game as a form needs them."""
    words = WORDS[language]
    found = []
    for option in wish.box.options:
        name = words.option(wish.box, option.key)
        values = [
            {
                "value": str(v).lower(),
                "name": words.value(wish.box, option.key, v),
                "now": wish.options[option.key] == v,
            }
            for v in option.values
        ]
        found.append({"key": option.key, "name": name[:1].upper() + name[1:], "values": values})
    return found


def cards_of(wish: Wish, good: Json, written: Json, chosen: str, language: str) -> dict[str, Any]:
    """The cards with their faces, from a deck that is one; the fields of the one that was chosen, as they are written;
    and the rest of the deck."""
    box, words = wish.box, WORDS[language]
    cards: Sequence[Card] = () if box.cards is None else box.cards(good)
    fields, others = by_card([] if written is None else list(fields_of(written)), cards)
    touched = {path for path, _, _ in differences(own_deck(wish), written)}
    faces = OnPage(box, language) if dressed(box.name) else None
    return {
        "cards": [
            {
                "id": card.path or str(card.number),
                "name": words.say(card.name),
                "face": Markup("" if faces is None else faces.drawn([card])),
                "changed": any(field.path in touched for field in fields[card.number]),
                "open": bool(card.path) and card.path == chosen,
                "fields": _fields(fields[card.number], card.path, touched) if card.path == chosen else [],
                "editable": bool(fields[card.number]),
            }
            for card in cards
        ],
        "others": [
            {
                "id": path,
                "name": "",
                "open": path == chosen,
                "changed": any(field.path in touched for field in group),
                "fields": _fields(group, path, touched),
            }
            for path, group in others.items()
            if path
        ],
    }


def _fields(fields: Sequence[Field], above: str, touched: set[str]) -> list[Mapping[str, Any]]:
    return [
        {
            "path": field.path, "name": field.name(above), "written": field.written, "whole": field.whole,
            "flag": isinstance(field.value, bool), "changed": field.path in touched,
        }
        for field in fields
        if field.name(above) not in NAMES
    ]  # fmt: skip
