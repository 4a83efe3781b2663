"""What the home page tells of a game: its poster, who made it, for how many it is and what can be chosen."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from chabudai.core.box import Box
from chabudai.lessons.lesson import with_lesson
from chabudai.table.languages import WORDS
from chabudai.table.pages import shared
from chabudai.table.pages.draw import posters
from chabudai.table.pages.draw.symbols import drawn, symbol
from chabudai.words import Words


def on_shelf(box: Box, language: str) -> dict[str, Any]:
    """A game for the templates."""
    words = WORDS[language]
    options = []
    for option in box.options:
        values = []
        for value in option.values:
            said = words.value(box, option.key, value)
            if value in option.reconstructed:
                said = words("options-reconstructed", value=said)
            values.append({"value": str(value).lower(), "name": said})
        name = words.option(box, option.key)
        options.append({"key": option.key, "name": name[:1].upper() + name[1:], "values": values})
    usual = box.seat_counts[len(box.seat_counts) // 2]
    return {
        "name": box.name, "title": box.title, "seats": box.seat_counts, "most": max(box.seat_counts),
        "usual": usual, "friends": usual if usual > 1 else 0, "options": options, "minutes": box.minutes,
        "pitch": words(f"{box.name}-pitch"), "pictures": shared.pictures(box.name, language),
        "lesson": box.name in with_lesson(), "own_deck": box.read_deck is not None,
        "poster": posters.address(box.name, "poster.svg"), "emblem": posters.address(box.name, "emblem.svg"),
        **_told(box, words),
        "drawings": [*[Markup(symbol(box.name, face)) for face in (*drawn(box.name), *[""] * 4)[:4]], ""],
    }  # fmt: skip


def _told(box: Box, words: Words) -> dict[str, str]:
    """Who made the game, and what of it is as printed; who brings a new one need not say it."""
    if not words.knows(f"{box.name}-by"):
        return {"by": "", "made": "", "known": ""}
    return {"by": words(f"{box.name}-by"), "made": words(f"{box.name}-made"), "known": words(f"{box.name}-known")}
