"""Drawings are kept and sent in shorthand, and are on a page what they would be without."""

from __future__ import annotations

import re

import pytest

from chabudai.table.pages.draw.escaped import escape
from chabudai.table.pages.draw.shorthand import drawing, spelled
from chabudai.table.pages.draw.symbols import drawn, symbol
from tests.boxes import ALL

KINDS = ("symbol", "sign", "ground", "backdrop")


@pytest.mark.parametrize("name", ALL)
def test_what_is_spelled_out_is_the_drawing_itself(name: str) -> None:
    for face in (*drawn(name), "nobody-drew-this", None):
        for kind in KINDS:
            short = drawing(name, face, kind)
            assert (
                spelled(f"<b>{short}</b>{short}", name)
                == f"<b>{symbol(name, face, kind)}</b>{symbol(name, face, kind)}"
            )
            assert len(short) * 3 < len(symbol(name, face, kind)) or not short
    assert not any(re.search("[^a-z0-9_-]", face) for face in drawn(name))


@pytest.mark.parametrize("said", ["<#sign bonsai>", "a <# b>", "&lt;#sign bonsai&gt;", "#sign bonsai>"])
def test_nobody_can_write_a_drawing(said: str) -> None:
    written = escape(said)
    assert spelled(written, "arigato") == written
