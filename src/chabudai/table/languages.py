"""The words of every language that the server speaks."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from chabudai.core.box import Box
from chabudai.core.errors import ChabudaiError
from chabudai.words import LANGUAGES, MissingWords, Words

WORDS: Final = {language: Words(language) for language in LANGUAGES}


def guest_name(player: str, language: str) -> str:
    """What somebody is called who has not said a name: always the same."""
    return WORDS[language]("page-guest", number=10 + crc32(player.encode("utf-8", "backslashreplace")) % 90)


def say_error(error: ChabudaiError, language: str, box: Box | None = None, names: list[str] | None = None) -> str:
    """An error as a sentence in the reader's language."""
    try:
        return WORDS[language].error(error, box, names or ())
    except MissingWords:
        return str(error)
