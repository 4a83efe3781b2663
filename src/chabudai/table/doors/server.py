"""Server: what every door of the server needs, and how a request tells who is asking and in which language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from chabudai.bots.offered_bots import House
from chabudai.store import Store, StoreFailed
from chabudai.table.course.joint_answers import LONGEST
from chabudai.table.doors.crier import Crier
from chabudai.table.doors.limits import ADDRESS_SHARE, MINUTE, Allowance, Buckets, network, take_all
from chabudai.table.doors.metrics import Metrics
from chabudai.table.doors.page_cache import PageCache
from chabudai.table.errors import NotKnown, TooFast
from chabudai.table.languages import WORDS, guest_name
from chabudai.table.moments import now
from chabudai.table.notices.notices import Notices, Ways
from chabudai.table.notices.push import SERVICES, Pusher
from chabudai.table.people.identity import COOKIE, COOKIE_AGE, SAFE_COOKIE, Asker, Holder, Keys, Known
from chabudai.table.running.health import Health
from chabudai.table.running.hints import Hint, Hints
from chabudai.table.running.lab_runs import LabRuns
from chabudai.table.running.lab_work import BEHIND
from chabudai.table.running.own_bots import SECONDS
from chabudai.table.running.reviews import Reviews
from chabudai.table.running.siblings import ALONE, Siblings
from chabudai.table.running.table import Table
from chabudai.table.running.tables import Tables
from chabudai.table.running.thinkers import PACE, Thinkers, at_once
from chabudai.words import LANGUAGES

BEARER: Final = "bearer "
HINT_COST: Final = 15.0  # requests that a hint is worth when it has to be found, beside the one that asks for it
OPENING_COST: Final = 4.0  # requests that a new table is worth, beside the one that asks for it
SEEN_AGAIN: Final = 24 * 3600 * 1000  # milliseconds after which it is noted that somebody was here
REPORTS: Final = 20  # an hour that one client may send
LETTERS: Final = 5  # an hour that one client may have sent to an address
NEWCOMERS: Final = 60  # an hour of one address: players who want to be remembered, or have a token made
REMARKS: Final = 20  # a minute of one player, at all tables together
ADDRESS: Final = "chabudai.address"  # in the scope of a connection, which may ask a thousand times
IDENTITY: Final = "chabudai.identity"
HOLDER: Final = "chabudai.holder"
PLAYER: Final = "chabudai.player"  # what was found when it was looked up


@dataclass(frozen=True)
class Settings:
    """What an operator may choose."""

    rate: float = 30.0  # requests a second of one client; 0 for no limit
    bot_pace: tuple[float, float] = PACE
    workers: int | None = None  # processes in which bots think
    house: House = field(default_factory=House)  # the bots that may be seated
    bot_seconds: float = SECONDS  # that a bot which was brought may think of a choice
    hosts: tuple[str, ...] = ()  # names under which it may be asked for, beside those that only the house itself uses
    tables: int = 120  # tables an hour that one client may open; 0 for no limit
    keep_days: int = 0  # what nothing is added to for so long is deleted; 0 to keep everything
    ways: Ways = field(default_factory=Ways)  # to tell people that a table waits for them
    lab: int = 0  # minutes of processor time a day for experiments; 0: the lab is closed
    lab_behind: int = BEHIND  # how far they stand back for everybody else, as `nice` counts
    lab_folder: Path | None = None  # where they are kept


@dataclass
class Server:
    """The tables with everything that the doors to them need."""

    store: Store
    settings: Settings = field(default_factory=Settings)
    siblings: Siblings = ALONE
    metrics: Metrics = field(default_factory=Metrics)
    tables: Tables = field(init=False)
    keys: Keys = field(init=False)
    openings: Allowance = field(init=False)
    reports: Allowance = field(init=False)
    letters: Allowance = field(init=False)
    newcomers: Allowance = field(init=False)
    remarks: Allowance = field(init=False)
    rates: Buckets = field(init=False)  # of identities
    address_rates: Buckets = field(init=False)
    lines: Counter[str] = field(default_factory=Counter)  # open sockets by player, and by address
    crier: Crier = field(default_factory=Crier)  # who tells those at the tables what has changed
    finished_pages: PageCache = field(default_factory=PageCache)
    notices: Notices = field(init=False)
    reviews: Reviews = field(init=False)
    hints: Hints = field(init=False)
    health: Health = field(init=False)
    lab: LabRuns | None = None

    def __post_init__(self) -> None:
        limited = self.settings.rate > 0
        self.openings = Allowance(self.settings.tables if limited else 0)
        self.reports = Allowance(REPORTS if limited else 0)
        self.letters = Allowance(LETTERS if limited else 0)
        self.newcomers = Allowance(NEWCOMERS if limited else 0)
        self.remarks = Allowance(REMARKS if limited else 0, MINUTE)
        self.rates = Buckets(self.settings.rate)
        self.address_rates = Buckets(self.settings.rate * ADDRESS_SHARE)

    async def open(self) -> None:
        """Open the store and take up the running tables."""
        for words in WORDS.values():
            words.knows("")  # reads the catalogues now, so that no table waits for it
        await self.store.start()
        self.keys = await Keys.of(self.store)
        ways = self.settings.ways
        pusher = await Pusher.of(ways.push, self.store, ways.services or SERVICES) if ways.push else None
        self.notices = Notices(ways, self.store, self.keys, pusher)
        thinkers = Thinkers(
            self.settings.workers or at_once(self.siblings.count),
            self.settings.bot_pace,
            self.settings.house,
            self.settings.bot_seconds,
        )
        waits = self.notices.soon if self.notices.possible else None
        self.tables = Tables(self.store, thinkers, waits, self.settings.keep_days, self.siblings)
        self.reviews = Reviews(self.store, thinkers)
        self.hints = Hints(thinkers)
        if self.settings.lab and self.settings.lab_folder is not None:
            self.lab = LabRuns(self.settings.lab_folder, self.settings.lab, self.settings.lab_behind)
        await self.tables.start()
        self.health = Health(self.store)
        self.health.start()

    async def close(self) -> None:
        """Close everything, the store last."""
        self.health.close()
        self.notices.close()
        self.reviews.close()
        self.hints.close()
        if self.lab is not None:
            await self.lab.close()
        await self.tables.close()
        await self.store.close()

    # --- who is asking ------------------------------------------------------------------------

    def has_token(self, request: HTTPConnection) -> bool:
        """Is it a program that asks, with a token of its own?  Its cookies mean nothing then."""
        return request.headers.get("authorization", "")[: len(BEARER)].lower() == BEARER

    def holder(self, request: HTTPConnection) -> Holder | None:
        """Whose token or cookie this is, as far as its signature tells; see `player`.  Found once a connection."""
        scope = request.scope
        if HOLDER not in scope:
            if self.has_token(request):
                token = request.headers["authorization"][len(BEARER) :].strip()
            else:
                token = request.cookies.get(self.cookie(request)) or request.cookies.get(COOKIE, "")
            scope[HOLDER] = self.keys.holder(token)
        holder: Holder | None = scope[HOLDER]
        return holder

    def cookie(self, request: HTTPConnection) -> str:
        """The name of the cookie that this browser is given; the other name is from before, and still read."""
        return SAFE_COOKIE if request.scope.get("scheme") in ("https", "wss") else COOKIE

    def has_old_cookie(self, request: HTTPConnection) -> bool:
        """Should this browser have its cookie once more, under the safer name?"""
        return not self.has_token(request) and self.cookie(request) not in request.cookies

    async def player(self, request: HTTPConnection) -> str | None:
        """The player whose token or cookie this is, unless it was signed out or the player was forgotten.

        It is looked up once for a request, which may ask several times; `player_now` looks again.
        """
        return (await self._known(request)).player

    async def player_now(self, request: HTTPConnection) -> str | None:
        """The same for whoever stays: much may have happened since they came."""
        return (await self._look_up(request)).player

    def looked_up(self, request: HTTPConnection) -> Known | None:
        """What was found the last time; None when it has to be looked up, since somebody was signed out meanwhile."""
        known: Known | None = request.scope.get(PLAYER)
        return known if known is not None and known.endings == self.store.endings else None

    async def _known(self, request: HTTPConnection) -> Known:
        return self.looked_up(request) or await self._look_up(request)

    async def _look_up(self, request: HTTPConnection) -> Known:
        endings, at, holder = self.store.endings, monotonic(), self.holder(request)
        known = Known(None, {}, endings, at)
        if holder is not None and (standing := await self.store.standing(*holder)).good:
            known = Known(holder.player, standing.facts, endings, at)
            if standing.seen is not None and standing.seen < now() - SEEN_AGAIN:
                with suppress(StoreFailed):  # who cannot be written down can still be read to
                    await self.store.saw(holder.player)
        request.scope[PLAYER] = known
        return known

    @contextmanager
    def present(self, table: str, player: str | None) -> Iterator[None]:
        """While somebody looks at a table, nobody needs to tell them of it."""
        here, key = self.notices.here, (table, player or "")
        here[key] = here.get(key, 0) + 1
        try:
            yield
        finally:
            here[key] -= 1
            if not here[key]:
                del here[key]

    def address(self, request: HTTPConnection) -> str:
        """Where a request comes from; a name can be thrown away, an address less easily.  Found once a connection."""
        known: str | None = request.scope.get(ADDRESS)
        if known is None:
            known = request.scope[ADDRESS] = network(request.client.host) if request.client is not None else ""
        return known

    def shares(self, request: HTTPConnection) -> list[tuple[Buckets, str]]:
        """What a client may take of the server, as identity and as address."""
        return [(self.rates, self.identity(request)), (self.address_rates, self.address(request))]

    def affords(self, request: HTTPConnection, cost: float = 1.0) -> bool:
        """May a client have something that costs so much?  Then it is paid for."""
        return take_all(self.shares(request), cost)

    def pay(self, request: HTTPConnection, cost: float = 1.0) -> None:
        """The same; TooFast when it is too much.

        A request costs one; what takes the server longer than a few milliseconds is paid for where it is made, so
        that what is only handed out again costs nothing more.
        """
        if not self.affords(request, cost):
            raise TooFast("too-fast")

    async def hint(self, request: HTTPConnection, table: Table, seat: int | None) -> Hint:
        """The best choices of who sits there, `after` those that they mean to make first."""
        begun = request.query_params.get("after", "")[:LONGEST]
        return await self.hints.ask(table, seat, lambda: self.pay(request, HINT_COST), begun)

    def fine(self, request: HTTPConnection) -> None:
        """A client was hung up on; to call again at once would be worth it otherwise.  Others at its address may."""
        self.rates.fine(self.identity(request))

    def identity(self, request: HTTPConnection) -> str:
        """For counting: the player, or whoever has no name at an address.  Found once a connection."""
        known: str | None = request.scope.get(IDENTITY)
        if known is None:
            holder = self.holder(request)
            known = f"stranger at {self.address(request)}" if holder is None else holder.player
            request.scope[IDENTITY] = known
        return known

    def count_newcomer(self, request: HTTPConnection) -> None:
        """Somebody is remembered for the first time: TooFast when too many have come from there."""
        if not self.newcomers.take(self.address(request)):
            raise TooFast("too-many-players", possible=[NEWCOMERS])

    async def remember(self, request: HTTPConnection, player: str, facts: dict[str, str]) -> None:
        """Write down what a player wants remembered; nobody costs a row who has nothing to remember."""
        known = await self.store.player(player)
        if facts == known:
            return
        if not known:
            self.count_newcomer(request)
        await self.store.remember(player, facts)
        request.scope.pop(PLAYER, None)  # who goes on asking is found with what is remembered from now on

    def count_opening(self, request: HTTPConnection) -> None:
        """A client opens a table, for which a game may have to be played again: TooFast when it has opened too many."""
        self.pay(request, OPENING_COST)
        if not self.openings.take(self.address(request)):
            raise TooFast("too-many-tables", possible=[self.settings.tables])

    async def asker(self, request: HTTPConnection) -> Asker:
        """The player, with the name remembered; NotKnown when there is none."""
        known = await self._known(request)
        if known.player is None:
            raise NotKnown("not-signed-in")
        name = known.facts.get("name") or guest_name(known.player, await self.language(request))
        return Asker(known.player, name, self.keys, self.address(request))

    async def call(self, asker: Asker, name: str) -> None:
        """Remember the name that somebody sat down with, unless too many newcomers have come from there."""
        facts = await self.store.player(asker.player)
        if facts.get("name") != name and (facts or self.newcomers.take(asker.address)):
            await self.store.remember(asker.player, {**facts, "name": name})

    async def language(self, request: HTTPConnection) -> str:
        """The language in the address, else the one remembered, else the first that the browser knows and we speak."""
        asked = request.query_params.get("lang")
        if asked in LANGUAGES:
            return asked
        if not self.store.away:
            try:
                remembered = (await self._known(request)).facts.get("language", "")
            except StoreFailed:  # whoever is to be told so must not wait for it, nor be told in no language
                remembered = ""
            if remembered in LANGUAGES:
                return remembered
        for wish in request.headers.get("accept-language", "").lower().split(","):
            if wish.strip()[:2] in LANGUAGES:
                return wish.strip()[:2]
        return "en"

    def welcome(self, request: HTTPConnection, response: Response, player: str, device: str = "") -> None:
        """Let the browser remember who it is."""
        name, token = self.cookie(request), self.keys.token(player, device)
        secure = name == SAFE_COOKIE
        response.set_cookie(name, token, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure)
