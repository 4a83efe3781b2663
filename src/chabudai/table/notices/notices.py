"""Notices: whoever plays over days is told when a table waits, by e-mail or by a knock at the browser.

Only where the operator has set it up, only people who asked for it, once for each question and once more before the
time is out, and only when they are not looking at the table anyway.
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
from chabudai.store.ending import REMINDER
from chabudai.table import addresses
from chabudai.table.course.clocks import SECOND
from chabudai.table.languages import WORDS
from chabudai.table.moments import now
from chabudai.table.notices import mail
from chabudai.table.notices.push import Pusher
from chabudai.table.notices.zones import on_the_wall
from chabudai.table.people.identity import Keys
from chabudai.table.running.table import Table
from chabudai.table.seen.since import digest
from chabudai.words import LANGUAGES

LOG: Final = logging.getLogger("chabudai.table")
AGAIN: Final = (60.0, 600.0, 3600.0)  # seconds until a mail server that is away is tried again
MOST_DEVICES: Final = 5
REMINDED: Final = 24 * 3600 * SECOND  # so long before the time is out at the earliest, and
REMINDED_PART: Final = 4  # in the last quarter of it


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
        self._reminded: dict[tuple[str, int], int] = {}  # and reminded of
        self.here: dict[tuple[str, str], int] = {}  # (table, player): open pages

    @property
    def possible(self) -> bool:
        """Has the operator set anything up?"""
        return self.ways.smtp is not None or self.pusher is not None

    def soon(self, table: Table, seat: int, mine: Callable[[], Awaitable[bool]]) -> None:
        """A seat is asked something: tell its player after a while, if this process runs the table."""
        key, question = (table.id, seat), table.question(seat)
        if not self.possible or table.course.plan.pace.kind != "days" or key in self._pending:
            return
        late = _late(table, seat) and self._reminded.get(key) != question
        if late or self._done.get(key) != question:
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
            fresh, late = await self._store.notice(table.id, player, question), _late(table, seat)
            if late:  # a first letter that comes so late is its own reminder
                self._reminded[table.id, seat] = question
                late = await self._store.end(f"{REMINDER}{table.id}.{seat}.{question}")
            if fresh or late:
                await self._send(table, seat, player, facts, late)
        except (ChabudaiError, OSError) as error:
            LOG.warning("table %s: nobody told: %s", table.id, error)
        except Exception:
            LOG.exception("table %s: nobody told", table.id)

    async def _send(self, table: Table, seat: int, player: str, facts: dict[str, str], late: bool) -> None:
        await self._knock(player, facts)
        if self.ways.smtp is None or not facts.get("email"):
            return
        language = facts["language"] if facts.get("language") in LANGUAGES else "en"
        stop = self.ways.address + addresses.MAIL(self._keys.mail_link(player, facts["email"]))
        subject, text = letter(
            table, seat, language, self.ways.address + addresses.TABLE(table.id), stop, late, facts.get("zone", "")
        )
        for wait in (*AGAIN, 0.0):
            try:
                await mail.send(self.ways.smtp, facts["email"], subject, text, stop)
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


def letter(table: Table, seat: int, language: str, link: str, stop: str, late: bool, zone: str = "") -> tuple[str, str]:
    """Subject and text: the game, with whom, until when, and what happened since, if anything did."""
    words, title = WORDS[language], table.match.box.title
    others = words.listed([name for other, name in enumerate(table.names()) if other != seat])
    until = on_the_wall(now() + _left(table, seat), zone)
    facts: dict[str, str] = {"game": title, "names": others, "until": until}
    kind = "mail-late" if late else "mail-turn"
    lines = "\n".join(f"- {line}" for line in digest(table, seat, language))
    parts = [words(kind, link=link, **facts)]
    if lines:
        parts.append(words("mail-since", lines=lines))
    return words(f"{kind}-subject", **facts), "\n\n".join([*parts, words("mail-stop", stop=stop)]) + "\n"


def _left(table: Table, seat: int) -> int:
    course = table.course
    return course.clock.left_at(seat, table.moment, course.thinking)


def _late(table: Table, seat: int) -> bool:
    """Is the time nearly out?  While the clocks stand still it is not."""
    clock = table.course.clock
    return clock.ticking and _left(table, seat) < min(REMINDED, clock.pace.bank * SECOND // REMINDED_PART)
