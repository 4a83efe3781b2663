"""Lists of tables, as the lobby and programs show them: made of headings, without reading any log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from chabudai.store import Heading, Store
from chabudai.table.errors import Failed
from chabudai.table.moments import now
from chabudai.table.running.table import Table

ABANDONED: Final = 24 * 3600 * 1000  # milliseconds without anybody coming or going: not offered to strangers any more


class Lists(ABC):
    """The tables of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.in_memory: dict[str, Table] = {}

    @abstractmethod
    def known(self, table_id: str) -> Table | None:
        """The table, if somebody has opened it."""

    @abstractmethod
    async def open(self, table_id: str) -> Table:
        """The table of that id; NotFound when there is none."""

    async def listed(self) -> list[Heading]:
        """Tables that wait for players and want to be found."""
        waiting = whole(await self.store.headings(status=["waiting"], listed=True))
        running = whole(await self.store.headings(status=["running"], listed=True))
        waiting += [heading for heading in running if heading.about["open"]]  # somebody was sent away
        return [heading for heading in waiting if now() - heading.changed < ABANDONED]

    async def finished(self) -> list[Heading]:
        """The last games that were played to the end at listed tables."""
        return whole(await self.store.headings(status=["over"], listed=True))

    async def of(self, player: str) -> list[Heading]:
        """A player's own tables."""
        return whole(await self.store.headings(player=player))

    async def of_deal(self, table: Table) -> list[Heading]:
        """The finished games that were dealt the same cards."""
        deal = table.course.plan.deal_key
        return whole(await self.store.headings(status=["over"], deal=deal)) if deal else []

    async def waiting_for(self, player: str, headings: list[Heading]) -> list[str]:
        """Which of these tables wait for the player's answer."""
        waiting: list[str] = []
        for heading in headings:
            if heading.status == "running":
                try:
                    table = await self.open(heading.table)
                except Failed:
                    continue
                seat = table.seat_of(player)
                if seat in table.course.thinking:
                    waiting.append(table.id)
        return waiting

    def left_by_all(self, headings: list[Heading]) -> set[str]:
        """Which of these tables are still running though no person is there any more; of those that are known."""
        found = set()
        for heading in headings:
            table = self.known(heading.table)
            if table is not None and table.status == "running":
                chairs = [table.seats[seat] for seat in table.course.seats.people]
                if all(chair.away for chair in chairs):
                    found.add(heading.table)
        return found


def whole(headings: list[Heading]) -> list[Heading]:
    """Those that can be shown: one that was damaged on disk is written anew when its table changes."""
    return [heading for heading in headings if heading.about]
