"""Files in which somebody who owns a box wrote down its cards: TOML or JSON, with the line of whatever is wrong."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from typing import Any

from chabudai.core.errors import BadDeck


def parse_deck(text: str, source: str) -> Any:
    """The plain data of a deck; `source` names the file in errors."""
    text = text.removeprefix("\ufeff")
    if source.endswith(".json") or text.lstrip().startswith("{"):  # no TOML document starts like that
        try:
            return json.loads(text, object_pairs_hook=_without_doubles)
        except json.JSONDecodeError as error:
            where = f"{source}, line {error.lineno}"
            raise BadDeck("deck-syntax", where=where, format="JSON", reason=error.msg) from error
        except _Double as error:
            raise BadDeck("deck-key-twice", where=source, key=str(error)) from error
        except RecursionError as error:
            raise BadDeck("deck-syntax", where=source, format="JSON", reason="nested too deeply") from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).rpartition(" (at ")
        line = re.match(r"line (\d+)", place)
        number = int(line[1]) if line else text.count("\n") + 1
        where = f"{source}, line {number}"
        raise BadDeck("deck-syntax", where=where, format="TOML", reason=reason or str(error)) from error
    except RecursionError as error:
        raise BadDeck("deck-syntax", where=source, format="TOML", reason="nested too deeply") from error


class _Double(Exception):
    """A key that a JSON object has twice: the second would silently win."""


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for key, value in pairs:
        if key in table:
            raise _Double(key)
        table[key] = value
    return table


def place_in(lines: Sequence[str], source: str, path: Sequence[str]) -> str:
    """The source and, if there is a text, the line where the keys of the path are met in turn."""
    number = 0
    for key in path:
        word = re.compile(rf"(?<![\w-]){re.escape(key)}(?![\w-])")
        found = [n for n in range(number, len(lines)) if word.search(lines[n])]
        if not found:
            return ", ".join((source, ".".join(path)))
        number = found[0]
    return f"{source}, line {number + 1}" if path else source
