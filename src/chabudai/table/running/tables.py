"""Tables: all tables of a server.  A table is read from the store when somebody needs it and then stays in memory."""

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
from chabudai.store import Store, StoreFailed
from chabudai.table.course import deals, log
from chabudai.table.course.clocks import Pace
from chabudai.table.course.continued import branch
from chabudai.table.course.entries import By, Create, Restart
from chabudai.table.course.plan import BOT, ME, Before, Plan, deck_in, read_deck, read_plan
from chabudai.table.errors import NotFound, OutOfDate, TableRefused
from chabudai.table.fields import name_of, word
from chabudai.table.moments import now
from chabudai.table.running import absence
from chabudai.table.running.absence import NOTED_EVERY, Absence, Wakefulness
from chabudai.table.running.forgetting import SWEEP_EVERY, forget, sweep
from chabudai.table.running.in_memory import InMemory
from chabudai.table.running.runner import CLAIM, Runner, Waits
from chabudai.table.running.siblings import ALONE, Siblings
from chabudai.table.running.table import Table
from chabudai.table.running.thinkers import Thinkers

__all__ = ["Table", "Tables"]

SNAPSHOT_EVERY: Final = 3.0  # seconds
SNAPSHOTS: Final = 4  # written together
MOST_RUNNING: Final = 100_000  # tables that are taken up again at the start
LOG: Final = logging.getLogger("chabudai.table")


class Tables(InMemory):
    """The tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None = None,
        waits: Waits | None = None,
        keep_days: int = 0,
        siblings: Siblings = ALONE,
    ) -> None:
        super().__init__(store, siblings)
        self.keep_days = keep_days  # after so many days without anything new it is deleted; 0 for never
        self._waits = waits
        self.thinkers = thinkers or Thinkers()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._owner = siblings.owner if siblings.count > 1 else secrets.token_hex(8)
        self._absence = Absence()
        self._wakefulness = Wakefulness(store)

    async def start(self) -> None:
        """Take up every running table: its bots play on and its clocks run."""
        await self.store.occupy()
        await self.store.listen(self.heard)
        if self.siblings.count > 1:
            self.siblings.told = self.heard_from_sibling
            await self.store.release(self._owner)  # the claims of the one in whose place this one was started
        self._absence = await absence.found(self.store)
        await self._wakefulness.note()
        for heading in await self.store.headings(status=["running"], limit=MOST_RUNNING):
            if not self.siblings.mine(heading.table):
                continue
            try:
                table = await self.open(heading.table)
                pace = table.course.plan.pace.kind
                noted = pace == "live" or (pace == "days" and self._absence)
                if (
                    noted
                    and table.status == "running"
                    and await self.store.claim(table.id, self._owner, now() + CLAIM, now())
                ):
                    await table.do(Restart(left=table.left))
            except ChabudaiError as error:
                LOG.error("table %s cannot be read: %s", heading.table, error, exc_info=error.__cause__)
        self._absence = Absence()  # what is read later was written since
        self._background = [asyncio.create_task(self._every(SNAPSHOT_EVERY, self._keep_snapshots))]
        self._background.append(asyncio.create_task(self._every(CLAIM / 2000, self._look_after_all)))
        self._background.append(asyncio.create_task(self._every(NOTED_EVERY, self._wakefulness.note)))
        if self.keep_days:
            self._background.append(asyncio.create_task(self._every(SWEEP_EVERY, self._sweep)))

    async def close(self) -> None:
        """Let bots and clocks rest and write what is not written yet."""
        for task in self._background:
            task.cancel()
        for runner in self._runners.values():
            runner.close()
        self.thinkers.close()
        try:
            await self._keep_snapshots()
            await self._wakefulness.note()
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
        plan = read_plan(data, finished, read, before, self.thinkers.house)
        begun = branch(finished, len(plan.choices)) if finished is not None and plan.choices else None
        return await self.set_up(player, name if data.get("name") is None else name_of(data["name"]), plan, begun)

    async def try_from_here(self, table: Table, seat: int) -> Table:
        """A table for one, against bots, that begins where this one stands; what the seat cannot know is dealt anew."""
        if table.status != "running":
            raise OutOfDate("not-running", status=table.status)
        if not table.course.helped:
            raise TableRefused("no-hints")
        player = table.seats[seat].player
        assert player is not None
        box = table.match.box
        imagined = table.match.game.resample(seat, Rng(secrets.randbits(64)))
        chairs = tuple(ME if index == seat else f"{BOT}{USUAL}" for index in range(table.course.plan.seats))
        plan = replace(
            table.course.plan, chairs=chairs, listed=False, deal=deals.Deal(0), choices=(), edition=box.edition,
            position=codec.encode(box, imagined), pace=Pace(),
        )  # fmt: skip
        return await self.set_up(player, table.seats[seat].name, plan)

    async def set_up(self, player: str, name: str, plan: Plan, begun: Match | None = None) -> Table:
        """Open a table by a plan that is known to be good."""
        table_id = secrets.token_urlsafe(9)
        first = log.write(table_id, Create(plan, name), By(0, now(), None, player))
        table = await Table.create(table_id, self.store, first, begun)
        if self.siblings.mine(table_id):
            self._take_up(table)
        else:  # tables are spread over all processes, wherever people happen to ask for them
            self._copies.take_up(table)
            self.siblings.tell_owner(table_id)
        return table

    async def open(self, table_id: str) -> Table:
        """The table of that id; NotFound when there is none."""
        table = self.in_memory.get(table_id)
        if table is not None:
            table.asked_for()
            return table
        if len(table_id) > 40 or not table_id.isascii():
            raise NotFound("no-such-table")
        if not self.siblings.mine(table_id):
            return await self._copies.open(table_id)
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._opening[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            table = await Table.load(table_id, self.store, self._absence)
            self._take_up(table)
            await table.catch_up()  # with what another process wrote before we would have heard of it
            return table
        finally:
            del self._opening[table_id]

    def _take_up(self, table: Table) -> None:
        self.make_room()
        self.in_memory[table.id] = table
        runner = self._runners[table.id] = Runner(table, self.thinkers, self.store, self._owner, self._waits)
        runner.look()

    # --- forgetting ---------------------------------------------------------------------------

    async def forget(self, player: str) -> None:
        """Delete a player's name and words, here, on disk and in the memory of other processes."""
        for table_id in await forget(self.store, player, self.open):
            await self.reload(table_id)
            self.siblings.tell_all(table_id)

    # --- in the background --------------------------------------------------------------------

    async def _every(self, seconds: float, what: object) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()  # type: ignore[operator]
            except StoreFailed:
                continue  # `Health` says so, once
            except ChabudaiError as error:
                LOG.error("%s", error)
            except Exception:  # the next time may be better, and without this nothing would be kept any more
                LOG.exception("in the background")

    async def _keep_snapshots(self) -> None:
        """A few at a time: nobody who plays should have to wait for it."""
        changed = [table for table in self.in_memory.values() if table.kept != table.version]
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

    async def _sweep(self) -> None:
        for table_id in await sweep(self.store, self.keep_days, self.let_go):
            await self.reload(table_id)
            self.siblings.tell_all(table_id)

    async def _look_after_all(self) -> None:
        """Another process may have died: whoever looks first takes its tables over."""
        self.let_rest()
        await self.hear_of_forgotten()
        for table_id in filter(self.siblings.mine, await self.store.abandoned(now())):
            try:
                await self.open(table_id)
            except ChabudaiError as error:
                LOG.error("table %s cannot be read: %s", table_id, error, exc_info=error.__cause__)
        for table_id in list(self._runners):
            runner = self._runners.get(table_id)
            if runner is not None:
                runner.look()
            await asyncio.sleep(0)
