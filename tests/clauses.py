"""Which clauses of the rules a test proves; the table of clauses without a test is made from these marks."""

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])


def proves(*clauses: str) -> Callable[[Test], Test]:
    """Mark a test with the clauses it proves, for example `@proves("scoring.1")`."""

    def mark(test: Test) -> Test:
        test.proves = clauses  # type: ignore[attr-defined]
        return test

    return mark
