"""What French sentences need: elision and contraction.

DE($name)      de Botan, d’Aiko; du, des and de l’ after an article
QUE($name)     que Botan, qu’Aiko
LE($card)      le renard, la tigresse, l’ours
UN($card)      un renard, une tigresse
A($words)      à Botan; au, aux after an article
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

from chabudai.words.spoken_parameter import FEMININE, Spoken
from chabudai.words.stand_ins import OPEN

APOSTROPHE: Final = "’"
# An h that forbids elision; any other is mute.  Japanese names keep theirs.
ASPIRATED: Final = (
    *("hach", "haie", "hain", "hall", "halt", "hamac", "hamster", "hanche", "handicap", "hangar", "harcel", "hard"),
    *("harpe", "hasard", "hâte", "hausse", "haut", "héron", "héros", "hêtre", "hibou", "hockey", "hollande", "homard"),
    *("honte", "hors", "hublot", "huit", "hutte", "hana", "haru", "hibiki", "hide", "hika", "hina", "hiro", "hoku"),
)
NEVER_ELIDED: Final = ("onze", "onzième", "oui", "ouistiti", "yaourt", "yen", "yoga")


def elides(word: str) -> bool:
    """Does a short word lose its vowel before this one?"""
    start = word.casefold()
    if not start or start.startswith(ASPIRATED) or start.split(" ")[0].rstrip(",.;:!?") in NEVER_ELIDED:
        return False
    first, second = _plain(start[0]), _plain(start[1:2])
    if first == "y":
        return second not in "aeiou" or not second  # d’Yves, but de Yuki
    return first in "aeiouhœæ" or first in OPEN


def de(words: str) -> str:
    """De, d’, du or des before these words."""
    for article, contracted in (("le ", "du "), ("les ", "des ")):
        if words.startswith(article):
            return contracted + words[len(article) :]
    return _joined("d", "de", words)


def que(words: str) -> str:
    """Que or qu’ before these words."""
    return _joined("qu", "que", words)


def a(words: str) -> str:
    """À, au or aux before these words."""
    for article, contracted in (("le ", "au "), ("les ", "aux ")):
        if words.startswith(article):
            return contracted + words[len(article) :]
    return f"à {words}"


def le(words: str) -> str:
    """The words with their definite article."""
    return _joined("l", "la" if _feminine(words) else "le", words)


def un(words: str) -> str:
    """The words with their indefinite article."""
    return f"{'une' if _feminine(words) else 'un'} {words}"


def _feminine(words: str) -> bool:
    return isinstance(words, Spoken) and words.gender == FEMININE


def _joined(short: str, whole: str, words: str) -> str:
    return f"{short}{APOSTROPHE}{words}" if elides(words) else f"{whole} {words}"


def _plain(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[:1]


FRENCH: Final[dict[str, Callable[..., Any]]] = {"DE": de, "QUE": que, "LE": le, "UN": un, "A": a}
