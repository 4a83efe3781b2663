"""The words of every language that the server speaks."""

from __future__ import annotations

from typing import Final

from chabudai.words import LANGUAGES, Words

WORDS: Final = {language: Words(language) for language in LANGUAGES}
