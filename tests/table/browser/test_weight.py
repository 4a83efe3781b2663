"""What a visit to a table weighs on the line: all that the browser fetches, as it comes, and what the socket sends."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import pytest

from tests import boxes
from tests.table.browser.test_games import quick_table

FIRST, LATER = 130_000, 35_000  # bytes
READY = "() => document.fonts.status === 'loaded' && document.documentElement.classList.contains('js')"


def weighed(page: Any, path: str) -> int:
    """Open a page and add up what came; the messages of the socket as they are compressed there."""
    line, came = page.context.new_cdp_session(page), [0]
    packed = zlib.compressobj(6, zlib.DEFLATED, -15)

    def hear(frame: Any) -> None:
        data = packed.compress(frame["response"]["payloadData"].encode()) + packed.flush(zlib.Z_SYNC_FLUSH)
        came.append(len(data))

    line.on("Network.loadingFinished", lambda loaded: came.append(loaded["encodedDataLength"]))
    line.on("Network.webSocketFrameReceived", hear)
    line.send("Network.enable")
    with page.expect_websocket() as opened:
        page.goto(path)
    if not opened.value.is_closed():
        page.wait_for_function(READY)
        page.wait_for_load_state("networkidle")
    return round(sum(came))


@pytest.mark.parametrize("game", boxes.POLISHED)
def test_a_visit_to_a_table_is_light(visit: Callable[..., Any], game: str) -> None:
    opener = visit()
    table = quick_table(opener, game)
    first = weighed(visit(), f"/t/{table}")  # who has been nowhere before
    assert 60_000 < first <= FIRST
    assert 5_000 < weighed(opener, f"/t/{table}") <= LATER
