"""Notes to the compiler: leave for classes that are not compiled to be derived from compiled ones, as those of a game
of another package are, and ints that are known to fit a machine word.

mypyc knows `mypyc_attr` and `i64` of mypy_extensions by their full names; so type checkers are told by
`compiler_notes.pyi` that these are those. Nothing of it is needed when a program runs, and the core depends on nothing:
what is imported then is this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
i64 = int


def mypyc_attr(*, allow_interpreted_subclasses: bool) -> Callable[[T], T]:
    """A note to the compiler, which changes nothing."""
    return _itself


def _itself(kind: T) -> T:
    return kind
