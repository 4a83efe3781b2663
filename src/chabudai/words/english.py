"""What English sentences need: possessives and articles.

POSS($seat)    Aiko’s
AN($item)      a statue, an origami
THE($card)     the Library; Shin, for names bear no article (`.article = none`)
START($words)  The Library: the beginning of a sentence
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chabudai.words.spoken_parameter import Spoken
from chabudai.words.stand_ins import OPEN

VOWELS: Final = ("a", "e", "i", "o", "u", *OPEN)


def opens(word: str) -> bool:
    """Does it begin with a vowel?"""
    return word[:1].casefold() in VOWELS


def poss(words: str) -> str:
    """What belongs to somebody."""
    return f"{words}’s"


def an(words: str) -> str:
    """The words with their indefinite article."""
    return f"{'an' if opens(words) else 'a'} {words}"


def the(words: str) -> str:
    """The words with their definite article, unless they are a name."""
    return words if isinstance(words, Spoken) and words.is_name else f"the {words}"


def start(words: str) -> str:
    """The words as a sentence begins with them."""
    return words[:1].upper() + words[1:]


ENGLISH: Final[dict[str, Callable[..., Any]]] = {"POSS": poss, "AN": an, "THE": the, "START": start}
