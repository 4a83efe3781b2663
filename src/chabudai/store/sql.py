"""What both stores share: a thread that writes in groups, a thread that reads, and the statements between them."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from chabudai.core.box import Json
from chabudai.store import ending, statements
from chabudai.store.base import NoStore, StoreFailed
from chabudai.store.batches import Connection, Cursor, Worker
from chabudai.store.entry import Device, Entry, Heading, Report, Snapshot, Standing, Swept

AWAY: Final = "store-away"  # the problem of whoever cannot even read


class SqlStore:
    """A store in a database; subclasses say how to connect."""

    place: str  # where the database is, as it may be shown
    _writer: Worker
    _reader: Worker
    _workers: tuple[Worker, ...] = ()  # those that are at work
    endings: int = 0  # how often this process has signed somebody out, or forgotten them

    def connect(self, writing: bool) -> Connection:
        """A new connection; called in the thread that will use it."""
        raise NotImplementedError

    def visit(self) -> Connection:
        """The same for one who only looks."""
        return self.connect(writing=False)

    async def start(self) -> None:
        """Open the database and bring its tables up to date."""
        self._writer = Worker(partial(self.connect, writing=True), "store-writer", statements.insert)
        await self._open(self._writer, self.migrate)
        self._reader = Worker(partial(self.connect, writing=False), "store-reader", problem=AWAY)
        self._workers = (self._writer, self._reader)

    async def look(self) -> None:
        """Open the database to read and nothing else."""
        self._reader = Worker(self.visit, "store-reader", problem=AWAY)
        await self._open(self._reader, statements.known)
        self._workers = (self._reader,)

    async def _open(self, worker: Worker, first: Callable[[Cursor], None]) -> None:
        """The first thing asked of a database tells whether there is one."""
        try:
            await worker.submit(first)
        except StoreFailed as error:
            await worker.close()
            reason = " ".join(str(error.facts.get("detail", "")).split()).rstrip(".?")
            raise NoStore("no-database", where=self.place, reason=reason) from error

    def migrate(self, cursor: Cursor) -> None:
        """Bring the tables up to date."""
        statements.migrate(cursor)

    async def occupy(self) -> None:
        """Several servers may share a store unless a subclass knows better."""

    async def close(self) -> None:
        """Finish what was asked for, then close."""
        for worker in self._workers:
            await worker.close()

    @property
    def trouble(self) -> str | None:
        """What was wrong the last time the database was asked; None when it answered."""
        return self._reader.trouble or self._writer.trouble

    @property
    def away(self) -> bool:
        """Could it not even be read?"""
        return self._reader.trouble is not None

    async def probe(self) -> None:
        """Read and write a little; StoreFailed when one of them does not work."""
        await self._reader.submit(statements.known)
        await self._writer.submit(statements.pulse)

    @property
    def transactions(self) -> int:
        """How many transactions were written."""
        return self._writer.transactions

    def append(self, entries: Sequence[Entry], heading: Heading | None = None) -> Awaitable[None]:
        """Write the entries, all or none; a future, since at every move a task more would be one too many."""
        then = None if heading is None else partial(statements.head, heading=heading)
        return self._writer.append(statements.rows(entries), then)

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table from behind entry `after`."""
        return await self._reader.submit(partial(statements.entries, table=table, after=after))

    async def keep(self, snapshots: Sequence[Snapshot]) -> None:
        """Replace the snapshots of these tables."""
        await self._writer.submit(partial(statements.keep, snapshots=snapshots))

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot of a table."""
        return await self._reader.submit(partial(statements.snapshot, table=table))

    async def headings(
        self,
        *,
        status: Sequence[str] = (),
        player: str | None = None,
        listed: bool = False,
        limit: int = 100,
        deal: str = "",
    ) -> list[Heading]:
        """Tables, the last changed first."""
        return await self._reader.submit(
            partial(statements.headings, status=status, player=player, listed=listed, limit=limit, deal=deal)
        )

    async def player(self, player: str) -> dict[str, str]:
        """What a player wants remembered."""
        return await self._reader.submit(partial(statements.player, player_id=player))

    async def remember(self, player: str, facts: dict[str, str]) -> None:
        """Keep it."""
        await self._writer.submit(partial(statements.remember, player_id=player, facts=facts, at=_now()))

    async def forget(self, player: str) -> list[str]:
        """Delete the player's name and words."""
        tables = await self._writer.submit(partial(ending.forget, player=player, at=_now()))
        self.endings += 1
        return tables

    async def forgotten(self, since: int) -> dict[str, list[str]]:
        """Who was forgotten since then, and at which tables."""
        return await self._reader.submit(partial(ending.forgotten, since=since))

    async def tables_of(self, player: str) -> list[str]:
        """Every table at which a player has done anything."""
        return await self._reader.submit(partial(ending.tables_of, player=player))

    async def standing(self, player: str, device: str = "") -> Standing:
        """Is a token good?"""
        return await self._reader.submit(partial(ending.standing, player=player, device=device))

    async def saw(self, player: str) -> None:
        """A player was here."""
        await self._writer.submit(partial(ending.saw, player=player, at=_now()))

    async def awake(self) -> int:
        """When a server of this store was last known to be up."""
        return await self._reader.submit(ending.awake)

    async def stay_awake(self, at: int) -> None:
        """Note that a server is up."""
        await self._writer.submit(partial(ending.stay_awake, at=at))

    async def end(self, thing: str) -> bool:
        """Let something be good no longer."""
        return await self._writer.submit(partial(ending.end, thing=thing, at=_now()))

    async def add_device(self, player: str, device: Device) -> None:
        """A player has come to another device."""
        await self._writer.submit(partial(ending.add_device, player=player, device=device))

    async def devices(self, player: str) -> list[Device]:
        """The devices of a player."""
        return await self._reader.submit(partial(ending.devices, player=player))

    async def sign_out(self, player: str, device: str) -> None:
        """The token of one device is good no longer."""
        await self._writer.submit(partial(ending.sign_out, player=player, device=device, at=_now()))
        self.endings += 1

    async def idle(self, before: int, limit: int) -> list[str]:
        """Tables at which nothing has happened since then."""
        return await self._reader.submit(partial(ending.idle, before=before, limit=limit))

    async def remove(self, tables: Sequence[str]) -> None:
        """Delete tables."""
        await self._writer.submit(partial(ending.remove, tables=tables))

    async def sweep(self, before: int, limit: int) -> Swept:
        """Delete some of what is older."""
        return await self._writer.submit(partial(ending.sweep, before=before, now=_now(), limit=limit))

    async def notice(self, table: str, player: str, question: int) -> bool:
        """Note that a player has been told of a question."""
        return await self._writer.submit(partial(statements.notice, table=table, player=player, question=question))

    async def report(self, report: Report) -> None:
        """Keep what a player found wrong."""
        await self._writer.submit(partial(statements.report, report=report))

    async def reports(self, report_id: str | None = None, limit: int = 100) -> list[Report]:
        """One report, or the last ones first."""
        return await self._reader.submit(partial(statements.reports, report_id=report_id, limit=limit))

    async def keep_review(self, table: str, data: Json) -> None:
        """Keep the review of a finished game."""
        await self._writer.submit(partial(statements.keep_review, table=table, data=data))

    async def review(self, table: str) -> Json:
        """The review of a table."""
        return await self._reader.submit(partial(statements.review, table=table))

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A value that is made once."""
        return await self._writer.submit(partial(statements.secret, name=name, make=make))

    async def claim(self, table: str, owner: str, until: int, now: int) -> bool:
        """Become the process that runs a table's bots and clocks."""
        return await self._writer.submit(partial(statements.claim, table=table, owner=owner, until=until, now=now))

    async def abandoned(self, now: int, limit: int = 200) -> list[str]:
        """Running tables that nobody has looked after for a while."""
        return await self._reader.submit(partial(statements.abandoned, now=now, limit=limit))

    async def release(self, owner: str) -> None:
        """Let others run the tables of a process that ends."""
        await self._writer.submit(partial(statements.release, owner=owner))

    async def listen(self, told: Callable[[str], None]) -> None:
        """Nothing to hear where one process has the database for itself."""


def _now() -> int:
    return time.time_ns() // 1_000_000
