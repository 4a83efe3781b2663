"""What a store can do.  All of it is asynchronous; `append` returns when the entries are on disk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.store.entry import Device, Entry, Heading, Report, Snapshot, Standing, Swept


class Taken(ChabudaiError):
    """Another process has written an entry of that number first: read the log and try again."""


class StoreFailed(ChabudaiError):
    """The database could not write (disk full, connection lost): nothing of it was kept; or not even read."""


class NoStore(StoreFailed):
    """There is no database at all, or none of ours: away, not writable, another kind of file."""


class Store(Protocol):
    """Tables on disk."""

    async def start(self) -> None:
        """Open the database and bring its tables up to date; NoStore when that cannot be done."""

    async def look(self) -> None:
        """Open the database to read and nothing else: what is not there is not made; NoStore likewise."""

    async def occupy(self) -> None:
        """Become a server of this store; StoreFailed `store-in-use` when there may be only one and there is one."""

    async def close(self) -> None:
        """Finish what was asked for, then close."""

    @property
    def endings(self) -> int:
        """How often this process has signed somebody out, or forgotten them."""

    @property
    def trouble(self) -> str | None:
        """What was wrong the last time the database was asked, for operators; None when it answered."""

    @property
    def away(self) -> bool:
        """Could it not even be read?"""

    async def probe(self) -> None:
        """Read and write a little; StoreFailed when that does not work: `store-away`, or `store-failed` to write."""

    def append(self, entries: Sequence[Entry], heading: Heading | None = None) -> Awaitable[None]:
        """Write the entries, all or none; Taken when one of their numbers exists."""

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table from behind entry `after`; empty when there is no such table."""

    async def keep(self, snapshots: Sequence[Snapshot]) -> None:
        """Replace the snapshots of these tables."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot of a table."""

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

    async def player(self, player: str) -> dict[str, str]:
        """What a player wants remembered: name, language, ..."""

    async def remember(self, player: str, facts: dict[str, str]) -> None:
        """Keep it, in the place of what was kept before."""

    async def forget(self, player: str) -> list[str]:
        """Delete the player, name and words of the player in every log and report, and every token; the tables."""

    async def forgotten(self, since: int) -> dict[str, list[str]]:
        """Who was forgotten since then, by whatever process, and at which tables they had been."""

    async def tables_of(self, player: str) -> list[str]:
        """Every table at which a player has done anything."""

    async def standing(self, player: str, device: str = "") -> Standing:
        """Is a token good, when was its player seen last, and what do they want remembered?"""

    async def saw(self, player: str) -> None:
        """A player of whom something is kept was here."""

    async def awake(self) -> int:
        """When a server of this store was last known to be up, on the wall; 0 when nobody has noted it."""

    async def stay_awake(self, at: int) -> None:
        """Note that a server is up."""

    async def end(self, thing: str) -> bool:
        """Let something, by whatever name, be good no longer; False when that was so already."""

    async def add_device(self, player: str, device: Device) -> None:
        """A player has come to another device."""

    async def devices(self, player: str) -> list[Device]:
        """The devices of a player whose tokens are good, the first one first."""

    async def sign_out(self, player: str, device: str) -> None:
        """The token of one device is good no longer."""

    async def idle(self, before: int, limit: int) -> list[str]:
        """Tables at which nothing has happened since then, the oldest first."""

    async def remove(self, tables: Sequence[str]) -> None:
        """Delete tables with all that belongs to them."""

    async def sweep(self, before: int, limit: int) -> Swept:
        """Delete some of what was said, reported and remembered of people before then."""

    async def notice(self, table: str, player: str, question: int) -> bool:
        """Note that a player has been told of a question; False when that was so already."""

    async def report(self, report: Report) -> None:
        """Keep what a player found wrong."""

    async def reports(self, report_id: str | None = None, limit: int = 100) -> list[Report]:
        """One report, or the last ones first."""

    async def keep_review(self, table: str, data: Json) -> None:
        """Keep the review of a finished game; it is made once."""

    async def review(self, table: str) -> Json:
        """The review of a table, None when nobody has asked for one."""

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A value that is made once and then stays: the key that signs cookies."""

    async def claim(self, table: str, owner: str, until: int, now: int) -> bool:
        """Become (or stay) the one process that runs the bots and clocks of a table."""

    async def abandoned(self, now: int, limit: int = 200) -> list[str]:
        """Running tables whose process has not renewed its claim, the last ones first."""

    async def release(self, owner: str) -> None:
        """Let others run the tables of a process that ends."""

    async def listen(self, told: Callable[[str], None]) -> None:
        """Call `told` with the id of a table that another process has written to, or "" for any of them."""
