"""Inputs that nobody sane sends: JSON, forms, headers and addresses that are almost right; damaged texts."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from urllib.parse import quote

from tests.table.test_fuzz import FIELDS

WORDS = (
    *("dojo", "machi", "me", "open", "bot:novice", "bot:random", "live", "days", "give 0", "fr", "en", "on", "", "0"),
    *("\ud800", "\0", "9" * 90, "9" * 4400, "-1", "1e999", "NaN", "=?utf-8?q?x?=@b", "a@b.org", "‮", "'--", "<b>"),
    *("a." * 300 + "a=1", "[" * 500, "../../etc/passwd", "%00", "é", "\U0001f600", "true", "null", " ", "\r\nx: y"),
)
NUMBERS = (0, 1, -1, 2, 3, 5, 63, 64, 1 << 31, 1 << 63, 1 << 256, 1 << 300, -(10**40), 0.5, 1e308)
MORE = ("to", "play", "part", "seat", "email", "wanted", "again", "at", "chair-0", "text", "from", "kind", "table")
HEADERS = (
    *("authorization", "cookie", "accept-language", "origin", "content-type", "sec-fetch-site", "accept"),
    *("content-length", "x-forwarded-for", "if-none-match", "range", "upgrade", "transfer-encoding"),
)
WISHES = ("Bearer", "Bearer x.y", "Basic Zm9v", "chabudai=x.y", "fr;q=x", "http://table.test", "http://evil", "null")


def leaf(chance: Random) -> Any:
    """A word, a number, nothing, or some characters."""
    kind = chance.randrange(6)
    if kind == 0:
        return chance.choice(NUMBERS)
    if kind == 1:
        return chance.choice((None, True, False))
    if kind == 2:
        return "".join(chr(chance.choice((chance.randrange(128), chance.randrange(0xD7FF)))) for _ in range(9))
    if kind == 3:
        return chance.randrange(-2, 6)
    return chance.choice(WORDS)


def value(chance: Random, depth: int = 3) -> Any:
    """Anything that JSON can say."""
    kind = chance.randrange(8) if depth else 0
    if kind == 6:
        return [value(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind == 7:
        return thing(chance, depth - 1)
    return leaf(chance)


def thing(chance: Random, depth: int = 3) -> dict[str, Any]:
    """An object, mostly with fields that somebody reads."""
    return {
        (chance.choice(FIELDS) if chance.random() < 0.9 else str(leaf(chance))): value(chance, depth)
        for _ in range(chance.randrange(6))
    }


def written(data: Any) -> str:
    """As JSON; numbers that are none are written as Python writes them."""
    return json.dumps(data, ensure_ascii=True)


def form(chance: Random) -> str:
    """A form, or the query of an address."""
    names = (*FIELDS, *MORE)
    pairs = [(chance.choice(names), str(leaf(chance))) for _ in range(chance.randrange(6))]
    return "&".join(f"{name}={quote(text, errors='replace')}" for name, text in pairs)


def in_an_address(chance: Random) -> str:
    """As it arrives: what is no character was replaced by whoever read the line."""
    return str(leaf(chance)).replace("?", "").encode("utf-8", "replace").decode()


def headers(chance: Random) -> dict[str, str]:
    """Some headers that mean something."""
    return {
        chance.choice(HEADERS): chance.choice(WISHES) if chance.random() < 0.6 else str(leaf(chance))
        for _ in range(chance.randrange(4))
    }


def damaged(chance: Random, text: str) -> str:
    """A good text with some damage: characters, lines, numbers, or one line a thousand times."""
    for _ in range(chance.randrange(1, 4)):
        kind = chance.randrange(7)
        at = chance.randrange(len(text) + 1)
        lines = text.split("\n")
        line = chance.randrange(len(lines))
        if kind == 0:
            text = text[:at] + str(leaf(chance)) + text[at:]
        elif kind == 1:
            text = text[:at] + text[at + chance.randrange(1, 9) :]
        elif kind == 2:
            text = text[:at] + chr(chance.randrange(0xD7FF)) + text[at + 1 :]
        elif kind == 3:
            other = chance.randrange(len(lines))
            lines[line], lines[other] = lines[other], lines[line]
            text = "\n".join(lines)
        elif kind == 4:
            text = "\n".join(lines[:line] + lines[line + 1 :])
        elif kind == 5:
            text = "\n".join(lines[:line] + [lines[line]] * chance.choice((2, 2, 2, 1000)) + lines[line:])
        else:
            old = chance.choice([part for part in text.replace("\n", " ").split(" ") if part] or ["x"])
            text = text.replace(old, json.dumps(leaf(chance)), 1)
    return text
