"""Spoken: a parameter of a sentence that has been put into words and still knows what grammar needs of it."""

from __future__ import annotations

from typing import Final

MASCULINE: Final = "m"
FEMININE: Final = "f"


class You(str):
    """The reader's own name in a list of names: sentences then say "you"."""


class Nameless(str):
    """In the place of a name that nobody may know any more: sentences then say which player it was."""


class Spoken(str):
    """Words with their gender, whether they mean the reader, how many things they name, and whether they are a name."""

    gender: str = MASCULINE
    reader: bool = False
    many: int = 1
    is_name: bool = False
    either: str = ""  # an enumeration with "or" for "and"

    @classmethod
    def of(
        cls, words: str, gender: str = MASCULINE, reader: bool = False, many: int = 1, is_name: bool = False
    ) -> Spoken:
        """The words with what is known about them."""
        spoken = cls(words)
        spoken.gender = gender
        spoken.reader = reader
        spoken.many = many
        spoken.is_name = is_name
        return spoken


def is_reader(words: str) -> str:
    """ME($seat): yes when the seat is the reader's own, so that a sentence can say "you"."""
    return "yes" if isinstance(words, Spoken) and words.reader else "no"


def count_of(words: str) -> int:
    """COUNT($winners): how many things an enumeration names, for the plural."""
    return words.many if isinstance(words, Spoken) else 1


def is_same(one: str, other: str) -> str:
    """SAME($seat, $to): yes when two names are those of one player."""
    return "yes" if one == other else "no"


def either(words: str) -> str:
    """OR($workshops): an enumeration of which one is meant: a, b or c."""
    return words.either or words if isinstance(words, Spoken) else words
