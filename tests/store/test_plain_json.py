"""What is written by ourselves is what the library would write."""

from __future__ import annotations

import json
from collections import OrderedDict
from enum import IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.store.plain_json import written
from chabudai.words import Nameless


class Colour(IntEnum):
    RED = 3


def by_the_library(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


KEYS = st.text() | st.integers() | st.booleans() | st.none()
PLAIN = st.none() | st.booleans() | st.integers() | st.text() | st.floats()
DATA: st.SearchStrategy[Any] = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner)
        | st.lists(inner).map(tuple)
        | st.dictionaries(st.text(), inner)
        | st.dictionaries(KEYS, inner, max_size=2)
    ),
)


@given(DATA)
def test_data_are_written_as_the_library_writes_them(data: object) -> None:
    assert written(data) == by_the_library(data)


@pytest.mark.parametrize(
    "data",
    [
        {"question": 3, "choice": "place c3", "events": [["placed", "T4", {"card": 1 << 80}, -1], ["x", "", {}, 0]]},
        {"half": "\ud800", "quoted": '"\\\n\x7f', "named": Nameless("ō"), "colour": Colour.RED, "yes": True, 1: 2},
        OrderedDict(a=[], b=(), c={}, d=1e300),
    ],
)
def test_what_is_not_quite_plain_is_written_as_the_library_writes_it(data: object) -> None:
    assert written(data) == by_the_library(data)


def test_data_may_lie_deep() -> None:
    deep: list[object] = []
    for _ in range(300):
        deep = [deep]
    assert written(deep) == by_the_library(deep)


def test_what_the_library_refuses_is_refused() -> None:
    circle: list[object] = []
    circle.append(circle)
    with pytest.raises(ValueError, match="Circular"):
        written(circle)
    for wrong in ({1, 2}, {"a": b"x"}, {(1, 2): 3}):
        with pytest.raises(TypeError):
            written(wrong)
