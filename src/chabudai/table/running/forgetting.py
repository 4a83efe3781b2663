"""Forgetting: a person who wants it, and whatever was kept for as long as the operator said."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from chabudai.core.errors import ChabudaiError
from chabudai.store import Store
from chabudai.table.course.entries import Forget
from chabudai.table.moments import now
from chabudai.table.running.table import Table

SWEEP_EVERY: Final = 600.0  # seconds
TABLES_AT_ONCE: Final = 10  # a bite that nobody who plays would notice
ROWS_AT_ONCE: Final = 100
REST: Final = 0.2  # seconds between bites
A_DAY: Final = 24 * 3600 * 1000  # milliseconds
LOG: Final = logging.getLogger("chabudai.table")


async def forget(store: Store, player: str, opened: Callable[[str], Awaitable[Table]]) -> list[str]:
    """Delete a player's name and words at every table and on disk, rights and tokens included; the tables."""
    for table_id in await store.tables_of(player):
        try:
            table = await opened(table_id)
            if table.seat_of(player) is not None or table.course.host == player:
                await table.do(Forget(), player)
        except ChabudaiError as error:  # got up in this very moment, or a table that cannot be read
            LOG.info("table %s: %s", table_id, error)
    return await store.forget(player)


async def sweep(store: Store, days: int, let_go: Callable[[str], Awaitable[bool]]) -> list[str]:
    """Delete what nothing was added to for so many days, bite by bite; tables that must be read again."""
    before = now() - days * A_DAY
    gone, words, reports, players = 0, 0, 0, 0
    changed: set[str] = set()
    stay = 0
    while True:
        idle = await store.idle(before, TABLES_AT_ONCE + stay)
        some = [table for table in idle if await let_go(table)]
        await store.remove(some)
        stay = len(idle) - len(some)  # somebody looks at them
        swept = await store.sweep(before, ROWS_AT_ONCE)
        changed |= set(swept.tables)
        gone, words, reports = gone + len(some), words + swept.words, reports + swept.reports
        players += swept.players
        if not some and not swept.words and not swept.reports and not swept.players:
            break
        await asyncio.sleep(REST)
    if gone or words or reports or players:
        text = "older than %d days, so deleted: %d tables, %d remarks, %d reports, %d identities"
        LOG.warning(text, days, gone, words, reports, players)
    return sorted(changed)
