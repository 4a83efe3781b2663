"""The picture of a table as a few lines of text: what a position answers at the prompt.

Games describe their table as plain data (`Box.picture`), and that is enough to print it: what stands alone shares a
line, every list has its own, and every seat has one.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

Json: TypeAlias = Any
WIDTH = 110
EMPTY = "·"


def lines(picture: Mapping[str, Json]) -> str:
    """The picture, its lines indented by two."""
    alone = {key: value for key, value in picture.items() if not isinstance(value, list | dict)}
    rest = {key: value for key, value in picture.items() if key not in alone}
    found = [_flat(alone)] if alone else []
    for key, value in rest.items():
        found += _named(key, value)
    return "\n".join(
        textwrap.fill(line, WIDTH, initial_indent="  ", subsequent_indent="      ", break_long_words=False)
        for line in found
    )


def _named(key: str, value: Json) -> Iterator[str]:
    if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
        for number, item in enumerate(value):
            yield f"{key} {number}: {_flat(item)}"
    else:
        yield f"{key}: {_flat(value)}"


def _flat(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_flat(item)}" for key, item in value.items())
    if isinstance(value, list):
        apart = " / " if any(isinstance(item, list | dict) for item in value) else " "
        return apart.join(map(_flat, value)) or EMPTY
    if isinstance(value, bool):
        return "yes" if value else "no"
    return EMPTY if value is None else str(value)
