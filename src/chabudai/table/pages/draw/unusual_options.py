"""What is not as usual at a table, in words: the lobby, whoever joins and whoever plays read the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chabudai import games
from chabudai.words import Words


def unusual(game: str, told: Mapping[str, Any], words: Words) -> list[str]:
    """A few words for each difference; headings from before this was told have none."""
    said = []
    if told.get("own_deck"):
        said.append(words("page-own-deck-short"))
    if told.get("given_deal"):
        said.append(words("page-deal-open-short"))
    if game in games.names():
        box = games.find(game)
        chosen = told.get("options", {})
        said += [
            words("options-value", option=words.option(box, option.key), value=words.value(box, option.key, value))
            for option in box.options
            if (value := chosen.get(option.key)) in option.values and option.key in chosen
        ]
    return said
