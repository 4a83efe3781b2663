"""What strangers send is read as the library reads it, and what it cannot read is refused with its reason."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.table.errors import BadRequest
from chabudai.table.fields import read_json

PIECES = st.sampled_from(
    [" ", "\n", "\x00", "\ufeff", "{", "}", "[", "]", '"a"', ":", ",", "1", "-", "nul", "null", "x"]
)
TEXTS = st.lists(PIECES).map("".join)
OBJECTS = st.dictionaries(st.text(), st.integers() | st.text() | st.none()).map(json.dumps)


def as_the_library_does(text: str) -> object:
    """The object, or why there is none."""
    try:
        data = json.loads(text)
    except ValueError as error:
        return str(error)[:80]
    return data if isinstance(data, dict) else type(data).__name__


@given(TEXTS | OBJECTS | st.tuples(TEXTS, OBJECTS, TEXTS).map("".join))
def test_any_text_is_read_as_the_library_reads_it(text: str) -> None:
    try:
        read: object = read_json(text)
    except BadRequest as refusal:
        read = refusal.facts.get("detail", refusal.facts.get("found"))
    assert read == as_the_library_does(text)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "9" * 5000])
def test_what_is_too_deep_or_too_long_is_refused(text: str) -> None:
    with pytest.raises(BadRequest):
        read_json(text)


def test_bytes_are_read_too() -> None:
    assert read_json(' {"a": "ō"} '.encode()) == {"a": "ō"}
    with pytest.raises(BadRequest):
        read_json(b"\xff\xfe{")
