"""Standard output and input of any machine: few characters, a reader who leaves early, a disk that is full."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import Final

PLAINLY: Final = "chabudai-plainly"  # the name of our way to write what a terminal cannot show
# One letter for one letter as far as that goes, so that columns stay columns.
PLAIN: Final = {
    **dict.fromkeys("‘’", "'"), **dict.fromkeys("“”«»„", '"'), **dict.fromkeys("–—−‑─━·•", "-"),
    **dict.fromkeys("│┃", "|"), "×": "x", "▶": ">", "✓": "+", "★": "*", "●": "o", "○": "o", "→": ">", "←": "<",
    "Œ": "OE", "œ": "oe", "Æ": "AE", "æ": "ae", "ø": "o", "ß": "ss", "°": "o",
}  # fmt: skip
UNKNOWN: Final = "?"


def forgive() -> None:
    """Write every character, by something plainer where the terminal does not have it; read whatever is typed."""
    codecs.register_error(PLAINLY, plainly)
    for stream, errors in ((sys.stdout, PLAINLY), (sys.stderr, PLAINLY), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def plainly(error: UnicodeError) -> tuple[str, int]:
    """How `forgive` writes what cannot be encoded."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_plain(letter, error.encoding) for letter in error.object[error.start : error.end]), error.end


def _plain(letter: str, encoding: str) -> str:
    if letter in PLAIN:
        return PLAIN[letter]
    bare = "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
    try:
        bare.encode(encoding)
    except UnicodeError:
        return UNKNOWN
    return bare or UNKNOWN


def takes_all_characters() -> bool:
    """Can standard output show any character as it is?"""
    return (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")


def close_quietly() -> None:
    """Whatever is still to be written goes nowhere: nobody reads it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(nowhere, stream.fileno())
