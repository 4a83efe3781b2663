"""Rooms: all tables of a server.  A table is read from the store when somebody needs it and then stays in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from chabudai.bots import USUAL
from chabudai.core import codec
from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.store import Entry, Heading, Store, StoreFailed
from chabudai.table import fair
from chabudai.table.bots import Thinkers
from chabudai.table.clocks import Pace
from chabudai.table.continued import branch
from chabudai.table.errors import Failed, NotFound, OutOfDate
from chabudai.table.fields import name_of, word
from chabudai.table.forgetting import SWEEP_EVERY, forget, sweep
from chabudai.table.keeper import CLAIM, Keeper
from chabudai.table.notices import Notices
from chabudai.table.plan import BOT, ME, Before, Plan, deck_in, read_deck, read_plan
from chabudai.table.tables import Table, now

__all__ = ["Rooms", "Table"]

SNAPSHOT_EVERY: Final = 3.0  # seconds
SNAPSHOTS: Final = 4  # written together
MOST_IN_MEMORY: Final = 2000  # tables that nobody looks at go first
MOST_RUNNING: Final = 100_000  # tables that are taken up again at the start
ABANDONED: Final = 24 * 3600 * 1000  # milliseconds without anybody coming or going: not offered to strangers any more
HEARD_OF: Final = 10 * 60 * 1000  # milliseconds: processes need not agree better on the time
LOG: Final = logging.getLogger("chabudai.table")


class Rooms:
    """The tables."""

    def __init__(
        self, store: Store, thinkers: Thinkers | None = None, notices: Notices | None = None, keep_days: int = 0
    ) -> None:
        self.store = store
        self.keep_days = keep_days  # after so many days without anything new it is deleted; 0 for never
        self._forgotten: set[str] = set()  # of whom this process has heard
        self._notices = notices
        self.thinkers = thinkers or Thinkers()
        self.tables: dict[str, Table] = {}
        self._keepers: dict[str, Keeper] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._owner = secrets.token_hex(8)
        self._background: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Take up every running table: its bots play on and its clocks run."""
        await self.store.occupy()
        await self.store.listen(self._heard)
        for heading in await self.store.headings(status=["running"], limit=MOST_RUNNING):
            try:
                table = await self.open(heading.table)
                live = table.course.plan.pace.kind == "live" and table.status == "running"
                if live and await self.store.claim(table.id, self._owner, now() + CLAIM, now()):
                    await table.do("restart", data={"left": list(table.course.clock.left)})
            except ChabudaiError as error:
                LOG.error("table %s cannot be read: %s", heading.table, error, exc_info=error.__cause__)
        self._background = [asyncio.create_task(self._every(SNAPSHOT_EVERY, self._keep_snapshots))]
        self._background.append(asyncio.create_task(self._every(CLAIM / 2000, self._look_after_all)))
        if self.keep_days:
            self._background.append(asyncio.create_task(self._every(SWEEP_EVERY, self._sweep)))

    async def close(self) -> None:
        """Let bots and clocks rest and write what is not written yet."""
        for task in self._background:
            task.cancel()
        for keeper in self._keepers.values():
            keeper.close()
        self.thinkers.close()
        try:
            await self._keep_snapshots()
            await self.store.release(self._owner)
        except StoreFailed as error:  # snapshots only save time, and claims run out by themselves
            LOG.error("closed without the database: %s", error)

    # --- tables -------------------------------------------------------------------------------

    async def create(self, player: str, data: Mapping[str, Json], name: str = "") -> Table:
        """Open a table as a player asks for it; whatever does not fit is refused before anything happens."""
        finished, before = None, None
        if "again" in data:
            old = await self.open(word(data, "again"))
            if old.status != "over" or old.course.continued:
                raise OutOfDate("game-not-over")
            finished, before = (
                old.match,
                Before(old.course.plan.pace, old.seat_of(player), len(old.course.seats.players)),
            )
        deck = deck_in(data)
        read = None if deck is None else await self.thinkers.work(read_deck, *deck, whose=player)
        plan = read_plan(data, finished, read, before)
        begun = branch(finished, len(plan.choices)) if finished is not None and plan.choices else None
        return await self.set_up(player, name if data.get("name") is None else name_of(data["name"]), plan, begun)

    async def try_from_here(self, table: Table, seat: int) -> Table:
        """A table for one, against bots, that begins where this one stands; what the seat cannot know is dealt anew."""
        if table.status != "running":
            raise OutOfDate("not-running", status=table.status)
        player = table.seats[seat].player
        assert player is not None
        box = table.match.box
        imagined = table.match.game.resample(seat, Rng(secrets.randbits(64)))
        chairs = tuple(ME if index == seat else f"{BOT}{USUAL}" for index in range(table.course.plan.seats))
        plan = replace(
            table.course.plan, chairs=chairs, listed=False, deal=fair.Deal(0), choices=(), edition=box.edition,
            position=codec.encode(box, imagined), pace=Pace(),
        )  # fmt: skip
        return await self.set_up(player, table.seats[seat].name, plan)

    async def set_up(self, player: str, name: str, plan: Plan, begun: Match | None = None) -> Table:
        """Open a table by a plan that is known to be good."""
        table_id = secrets.token_urlsafe(9)
        first = Entry(table_id, 0, "create", now(), None, player, {**plan.to_json(), "name": name})
        table = await Table.create(table_id, self.store, first, begun)
        self._take_up(table)
        return table

    async def open(self, table_id: str) -> Table:
        """The table of that id; NotFound when there is none."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        if len(table_id) > 40 or not table_id.isascii():
            raise NotFound("no-such-table")
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._opening[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            table = await Table.load(table_id, self.store)
            self._take_up(table)
            await table.catch_up()  # with what another process wrote before we would have heard of it
            return table
        finally:
            del self._opening[table_id]

    def _take_up(self, table: Table) -> None:
        self._make_room()
        self.tables[table.id] = table
        keeper = self._keepers[table.id] = Keeper(table, self.thinkers, self.store, self._owner, self._notices)
        keeper.look()

    def _make_room(self) -> None:
        if len(self.tables) < MOST_IN_MEMORY:
            return
        for table_id, table in list(self.tables.items()):
            keeper = self._keepers[table_id]
            if not table.watched and not keeper.busy and table.kept == table.version:
                keeper.close()
                del self.tables[table_id], self._keepers[table_id]
                if len(self.tables) < MOST_IN_MEMORY * 9 // 10:
                    return

    # --- lists --------------------------------------------------------------------------------

    async def listed(self) -> list[Heading]:
        """Tables that wait for players and want to be found."""
        waiting = whole(await self.store.headings(status=["waiting"], listed=True))
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

    async def forget(self, player: str) -> None:
        """Delete a player's name and words, here, on disk and in the memory of other processes."""
        for table_id in await forget(self.store, player, self.open):
            await self._reload(table_id)

    async def let_go(self, table_id: str) -> bool:
        """Take a table out of memory because it will be deleted, unless somebody looks at it."""
        table = self.tables.get(table_id)
        if table is not None and table.watched:
            return False
        if table is not None:
            self._keepers.pop(table_id).close()
            del self.tables[table_id]
        return True

    async def _reload(self, table_id: str) -> None:
        if table_id in self.tables:
            await self.tables[table_id].reload()

    # --- in the background --------------------------------------------------------------------

    async def _every(self, seconds: float, what: object) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()  # type: ignore[operator]
            except StoreFailed:
                continue  # `Pulse` says so, once
            except ChabudaiError as error:
                LOG.error("%s", error)
            except Exception:  # the next time may be better, and without this nothing would be kept any more
                LOG.exception("in the background")

    async def _keep_snapshots(self) -> None:
        """A few at a time: nobody who plays should have to wait for it."""
        changed = [table for table in self.tables.values() if table.kept != table.version]
        for start in range(0, len(changed), SNAPSHOTS):
            some = changed[start : start + SNAPSHOTS]
            snapshots = [snapshot for table in some if (snapshot := table.snapshot()) is not None]
            try:
                if snapshots:
                    await self.store.keep(snapshots)
            except StoreFailed:
                for table in some:
                    table.kept = -1
                raise

    async def _hear_of_forgotten(self) -> None:
        """Somebody may have been forgotten by another process, the operator's command perhaps."""
        since = now() - HEARD_OF
        for player, tables in (await self.store.forgotten(since)).items():
            if player not in self._forgotten:
                self._forgotten.add(player)
                for table_id in tables:
                    await self._reload(table_id)

    async def _sweep(self) -> None:
        for table_id in await sweep(self.store, self.keep_days, self.let_go):
            await self._reload(table_id)

    async def _look_after_all(self) -> None:
        """Another process may have died: whoever looks first takes its tables over."""
        await self._hear_of_forgotten()
        for table_id in await self.store.abandoned(now()):
            try:
                await self.open(table_id)
            except ChabudaiError as error:
                LOG.error("table %s cannot be read: %s", table_id, error, exc_info=error.__cause__)
        for table_id in list(self._keepers):
            keeper = self._keepers.get(table_id)
            if keeper is not None:
                keeper.look()
            await asyncio.sleep(0)

    def _heard(self, table_id: str) -> None:
        heard = self.tables.values() if table_id == "" else [self.tables[table_id]] if table_id in self.tables else []
        for table in list(heard):
            task = asyncio.ensure_future(self._catch_up(table))
            self._background.append(task)
            task.add_done_callback(self._background.remove)

    async def _catch_up(self, table: Table) -> None:
        try:
            await table.catch_up()
        except StoreFailed:  # heard of again when the database is back
            return
        except Exception as error:
            LOG.error("table %s: what another process wrote cannot be read: %s", table.id, error, exc_info=error)


def whole(headings: list[Heading]) -> list[Heading]:
    """Those that can be shown: one that was damaged on disk is written anew when its table changes."""
    return [heading for heading in headings if heading.about]
