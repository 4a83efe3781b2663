"""Reads what strangers send: each function takes a value out of a request or says what is wrong with it."""

# mypyc: compile
from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from chabudai.core.box import Json
from chabudai.table.errors import BadRequest

READ: Final = json.JSONDecoder().raw_decode
LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 500
VISIBLE: Final = "LNPS"  # categories of characters that leave a trace
BLANK: Final = re.compile(  # letters and marks that leave none: fillers, joiners, selectors of variants, empty Braille
    "[\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\U000e0100-\\U000e01ef]"
)
MARK: Final = r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
MANY_MARKS: Final = re.compile(f"({MARK}{{2}}){MARK}+")  # that would reach into the lines above and below


def read_json(body: bytes | str) -> dict[str, Json]:
    """An object; anything else is refused."""
    try:
        data = _read(body)
    except (ValueError, RecursionError) as error:  # broken JSON, broken UTF-8, a number of a million digits
        raise BadRequest("not-json", detail=str(error)[:80]) from error
    if not isinstance(data, dict):
        raise BadRequest("bad-request", found=type(data).__name__)
    return data


def _read(body: bytes | str) -> Json:
    """As `json.loads` does, which looks for spaces before and behind it first."""
    if isinstance(body, str):
        try:
            data, end = READ(body)
            if end == len(body):
                return data
        except ValueError:
            pass  # which is said below
    return json.loads(body)


def only(data: Mapping[str, Json], known: Sequence[str]) -> None:
    """No field that nobody reads: a misspelt one must not pass for a default."""
    for name in data:
        if name not in known:
            raise BadRequest("unknown-field", field=clean(str(name), 40), possible=known)


def whole(data: Mapping[str, Json], name: str, low: int, high: int, default: int | None = None) -> int:
    """A whole number within bounds; forms write numbers as text."""
    value = data.get(name, default)
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 78:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadRequest("bad-field", field=name, found=type(value).__name__, possible=[f"{low}–{high}"])
    if not low <= value <= high:
        raise BadRequest("bad-value", field=name, value=str(value)[:20], possible=[f"{low}–{high}"])
    return value


def word(data: Mapping[str, Json], name: str, default: str | None = None, longest: int = 200) -> str:
    """A short text without oddities."""
    value = data.get(name, default)
    if not isinstance(value, str) or len(value) > longest or clean(value, longest) != value:
        raise BadRequest("bad-field", field=name, found=type(value).__name__, possible=["str"])
    return value


def flag(data: Mapping[str, Json], name: str, default: bool = False) -> bool:
    """Yes or no; forms write words."""
    value = data.get(name, default)
    if isinstance(value, str):
        value = {"true": True, "on": True, "false": False, "": False}.get(value)
    if not isinstance(value, bool):
        raise BadRequest("bad-field", field=name, found=type(value).__name__, possible=["bool"])
    return value


def name_of(value: Json) -> str:
    """A name that people can read: something of it can be seen, and nothing of it only seems not to be there."""
    given = unicodedata.normalize("NFC", value) if isinstance(value, str) and len(value) <= 200 else ""
    name = clean(MANY_MARKS.sub(r"\1", BLANK.sub(" ", given)), LONGEST_NAME)
    if not any(unicodedata.category(letter)[0] in VISIBLE for letter in name):
        raise BadRequest("bad-name", possible=[f"1–{LONGEST_NAME}"])
    return name


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number when somebody at the table looks the same."""
    taken = {_look(other) for other in others}
    number, said = 1, name
    while _look(said) in taken:
        number += 1
        said = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return said


def _look(name: str) -> str:
    """Equal for names that differ only in width, case or spaces."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def text_of(value: Json) -> str:
    """Something said in the chat."""
    text = clean(value, LONGEST_TEXT) if isinstance(value, str) and len(value) <= 4 * LONGEST_TEXT else ""
    if not text:
        raise BadRequest("bad-text", possible=[f"1–{LONGEST_TEXT}"])
    return text


def clean(text: str, longest: int) -> str:
    """Without control characters, marks that turn the direction of writing, and half characters."""
    if not (text.isascii() and text.isprintable()):  # where there are none
        text = "".join([letter if unicodedata.category(letter)[0] != "C" else " " for letter in text])
    return " ".join(text.split())[:longest].strip()
