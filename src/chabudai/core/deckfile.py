"""Files in which somebody who owns a box wrote down its cards: TOML or JSON, with the line of whatever is wrong.

A deck may come from a stranger, and a parser can be made to work for hours by a text that is short: what no deck needs
is refused before it is parsed.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from chabudai.core.errors import BadDeck

LONGEST: Final = 64 * 1024  # characters; the longest of our own decks has half as many
MOST_DOTS: Final = 8  # in the keys of one line: the work of reading a key grows with the square of its parts
QUOTED: Final = re.compile(r'"[^"\n]*"|\'[^\'\n]*\'|#[^\n]*')


def parse_deck(text: str, source: str) -> Any:
    """The plain data of a deck; `source` names the file in errors."""
    text = text.removeprefix("\ufeff")
    if len(text) > LONGEST:
        raise BadDeck("deck-too-long", where=source, length=len(text), most=LONGEST)
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
        except ValueError as error:
            raise BadDeck("deck-syntax", where=source, format="JSON", reason=str(error)) from error
    for row, bare in enumerate(QUOTED.sub("", text).split("\n"), start=1):
        if bare.count(".") > MOST_DOTS:
            raise BadDeck("deck-syntax", where=f"{source}, line {row}", format="TOML", reason="nested too deeply")
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
    except ValueError as error:
        raise BadDeck("deck-syntax", where=source, format="TOML", reason=str(error)) from error


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
        found = next((n for n in range(number, len(lines)) if word.search(lines[n])), None)
        if found is None:
            return ", ".join((source, ".".join(path)))
        number = found
    return f"{source}, line {number + 1}" if path else source
