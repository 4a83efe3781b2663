"""Messages to pages, read as the script reads them."""

from __future__ import annotations

import json
from typing import Any


def understood(text: str) -> dict[str, Any]:
    """The first line, and what the records behind it say: parts, edits, what is gone, a film."""
    head, *records = text.split("\x1e")
    message: dict[str, Any] = json.loads(head)
    if "update" not in message:
        assert not records
        return message
    message |= {"parts": {}, "edits": {}, "gone": [], "film": []}
    for record in records:
        kind, (name, *fields) = record[0], record[1:].split("\x1f")
        if kind == "=":
            (message["parts"][name],) = fields
        elif kind == "~":
            start, end, new = fields
            message["edits"].setdefault(name, []).append((int(start), int(end), new))
        elif kind == "-":
            message["gone"].append(name)
        else:
            assert kind == "!"
            who, caption, staged, place = fields
            message["film"].append((name, int(who) if who else None, caption, staged or None, place or None))
    return message
