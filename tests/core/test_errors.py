"""The tree of errors: its drawing is true, and an error says what, where and what would have been possible."""

import inspect
import re

from chabudai.core import errors
from chabudai.core.clauses import Refusal
from chabudai.core.errors import AgainstTheRules, BadRecord, ChabudaiError


def drawn_tree() -> dict[str, str]:
    """Every error of the docstring's drawing and the one above it."""
    above: dict[str, str] = {}
    path: list[tuple[int, str]] = []
    for line in (errors.__doc__ or "").splitlines():
        found = re.match(r"^    ([│├└─ ]*)([A-Z]\w+)", line)
        if found:
            depth, name = len(found[1]), found[2]
            path = [(d, n) for d, n in path if d < depth]
            if path:
                above[name] = path[-1][1]
            path.append((depth, name))
    return above


def test_the_drawing_is_the_tree() -> None:
    classes = [item for item in vars(errors).values() if inspect.isclass(item) and issubclass(item, Exception)]
    assert drawn_tree() == {cls.__name__: cls.__bases__[0].__name__ for cls in classes if cls is not ChabudaiError}


def test_every_error_says_what_it_is_in_one_line() -> None:
    assert all(cls.__doc__ for cls in vars(errors).values() if inspect.isclass(cls) and issubclass(cls, ChabudaiError))


def test_an_error_reads_as_a_sentence() -> None:
    error = BadRecord("no-such-choice", where="choice 3", possible=[1, 2], at=9, name="x")
    assert str(error) == "choice 3: no such choice: at 9, name 'x' (possible: 1, 2)"
    assert str(ChabudaiError("not-json")) == "not json"


def test_a_choice_against_the_rules_carries_its_refusal() -> None:
    error = AgainstTheRules(Refusal("peek.2", "out-of-reach", {"to": 1}), possible=["decline"])
    assert error.refusal.facts == {"to": 1}
    assert str(error) == "against the rules: clause 'peek.2', why 'out-of-reach' (possible: decline)"
