"""Notices: whoever plays over days is told when a table waits, by e-mail or by a knock at the browser.

Only where the operator has set it up, only people who asked for it, once for each question, and only when they are not
looking at the table anyway.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from chabudai.core.errors import ChabudaiError
from chabudai.store import Store
from chabudai.table import mail
from chabudai.table.digest import digest
from chabudai.table.identity import Keys
from chabudai.table.languages import WORDS
from chabudai.table.push import Pusher
from chabudai.table.tables import Table
from chabudai.words import LANGUAGES

LOG: Final = logging.getLogger("chabudai.table")
AGAIN: Final = (60.0, 600.0, 3600.0)  # seconds until a mail server that is away is tried again
MOST_DEVICES: Final = 5


@dataclass(frozen=True)
class Ways:
    """How people may be told; nothing unless an operator wants it."""

    smtp: mail.Smtp | None = None
    push: str = ""  # the operator's address for push services: mailto:… or https:…
    address: str = ""  # of the server, as people reach it: for links in letters
    after: float = 60.0  # seconds: whoever plays on at once needs no letter
    services: tuple[str, ...] = ()  # other push services than the usual ones


class Notices:
    """Tells people."""

    def __init__(self, ways: Ways, store: Store, keys: Keys, pusher: Pusher | None) -> None:
        self.ways = ways
        self.pusher = pusher
        self._store = store
        self._keys = keys
        self._pending: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._done: dict[tuple[str, int], int] = {}  # the question that a seat's player was told of last
        self.here: dict[tuple[str, str], int] = {}  # (table, player): open pages

    @property
    def possible(self) -> bool:
        """Has the operator set anything up?"""
        return self.ways.smtp is not None or self.pusher is not None

    def soon(self, table: Table, seat: int, mine: Callable[[], Awaitable[bool]]) -> None:
        """A seat is asked something: tell its player after a while, if this process runs the table."""
        key, question = (table.id, seat), table.question(seat)
        wanted = self.possible and table.course.plan.pace.kind == "days" and self._done.get(key) != question
        if wanted and key not in self._pending:
            task = self._pending[key] = asyncio.ensure_future(self._tell(table, seat, question, mine))
            task.add_done_callback(lambda _: self._pending.pop(key, None))

    def close(self) -> None:
        """Tell nobody any more."""
        for task in list(self._pending.values()):
            task.cancel()

    async def _tell(self, table: Table, seat: int, question: int, mine: Callable[[], Awaitable[bool]]) -> None:
        player = table.seats[seat].player
        try:
            while True:
                await asyncio.sleep(self.ways.after)
                if player is None or seat not in table.course.thinking or table.question(seat) != question:
                    return  # answered meanwhile
                if not self.here.get((table.id, player)):  # they see it themselves, as long as they look
                    break
            if not await mine():
                return  # another process does it, or this one looks again when that one has died
            facts = await self._store.player(player)
            if not devices(facts) and not facts.get("email"):
                return  # perhaps later
            self._done[table.id, seat] = question
            if await self._store.notice(table.id, player, question):
                await self._send(table, seat, player, facts)
        except (ChabudaiError, OSError) as error:
            LOG.warning("table %s: nobody told: %s", table.id, error)
        except Exception:
            LOG.exception("table %s: nobody told", table.id)

    async def _send(self, table: Table, seat: int, player: str, facts: dict[str, str]) -> None:
        await self._knock(player, facts)
        if self.ways.smtp is None or not facts.get("email"):
            return
        language = facts["language"] if facts.get("language") in LANGUAGES else "en"
        words = WORDS[language]
        stop = f"{self.ways.address}/mail/{self._keys.mail_link(player, facts['email'])}"
        link = f"{self.ways.address}/t/{table.id}"
        title = table.match.box.title
        lines = "\n".join(f"- {line}" for line in digest(table, seat, language))
        text = words("mail-turn", game=title, link=link, stop=stop, lines=lines)
        for wait in (*AGAIN, 0.0):
            try:
                await mail.send(self.ways.smtp, facts["email"], words("mail-turn-subject", game=title), text)
                return
            except OSError as error:
                LOG.warning("mail: %s", error)
                await asyncio.sleep(wait)

    async def _knock(self, player: str, facts: dict[str, str]) -> None:
        """Knock at every browser of the player, and forget those that are gone."""
        if self.pusher is None:
            return
        before = devices(facts)
        left = []
        for endpoint in before:
            try:
                if await self.pusher.knock(endpoint):
                    left.append(endpoint)
            except OSError as error:
                LOG.warning("push: %s", error)
                left.append(endpoint)
        if left != before:
            await self._store.remember(player, {**facts, "push": json.dumps(left)})


def devices(facts: dict[str, str]) -> list[str]:
    """The browsers of a player that want to be knocked at."""
    found: list[str] = json.loads(facts.get("push") or "[]")
    return found
