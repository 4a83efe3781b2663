"""JSON of what logs and answers consist of: texts, whole numbers, lists and objects.

It is what `json.dumps` writes with the shortest separators; but that makes an encoder for each call and looks for
circles, which takes about as long as writing an entry, and several times as long as writing an answer.
"""

# mypyc: compile
from __future__ import annotations

import json
from json.encoder import encode_basestring_ascii
from typing import Final

QUOTED: Final = encode_basestring_ascii  # plain ASCII: no database has an opinion about a character
WRITE: Final = json.JSONEncoder(separators=(",", ":")).encode
DEEPEST: Final = 20  # lists and objects within each other; a compiled function does not notice that it goes too deep


def written(data: object) -> str:
    """The data in as few characters as can be; whatever is not that plain is left to the library."""
    parts: list[str] = []
    return "".join(parts) if _add(parts, data, 0) else WRITE(data)


def _add(parts: list[str], data: object, depth: int) -> bool:
    """Write it behind the rest; False where that is for the library to do, or to refuse."""
    if isinstance(data, str):
        parts.append(QUOTED(data))
    elif data is None:
        parts.append("null")
    elif isinstance(data, bool):
        parts.append("true" if data else "false")
    elif isinstance(data, int):
        parts.append(str(data))
    elif depth >= DEEPEST:
        return False
    elif isinstance(data, dict):
        mark = "{"
        for name, value in data.items():
            if not isinstance(name, str):
                return False
            parts.append(mark)
            parts.append(QUOTED(name))
            parts.append(":")
            if not _add(parts, value, depth + 1):
                return False
            mark = ","
        parts.append("}" if data else "{}")
    elif isinstance(data, (list, tuple)):
        mark = "["
        for value in data:
            parts.append(mark)
            if not _add(parts, value, depth + 1):
                return False
            mark = ","
        parts.append("]" if data else "[]")
    else:
        return False
    return True
