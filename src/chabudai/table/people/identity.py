"""Who is who, without accounts: a random id in a signed cookie or token, and signed links to seats.

Whatever is signed names its purpose, so that a link to a seat can never pass for a cookie.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from chabudai.store import Store
from chabudai.table.course.seats import Chair
from chabudai.table.errors import NotFound
from chabudai.table.moments import now

COOKIE: Final = "chabudai"
SAFE_COOKIE: Final = f"__Host-{COOKIE}"  # over TLS: browsers take it from this very host only
COOKIE_AGE: Final = 400 * 24 * 3600  # seconds; browsers keep none longer
CARRY_AGE: Final = 15 * 60 * 1000  # milliseconds that a link to another device is good for
CONFIRM_AGE: Final = 7 * 24 * 3600 * 1000  # milliseconds that a link that confirms an address is good for
MARK: Final = 32  # characters of a signature


class Holder(NamedTuple):
    """Who holds a token, as far as its signature tells: it may have been signed out since."""

    player: str
    device: str = ""  # nothing for the first one


class Keys:
    """Signs and checks."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    @classmethod
    async def of(cls, store: Store) -> Keys:
        """The keys of a store: made once, shared by all processes that use it."""
        return cls(await store.secret("signing-key", lambda: secrets.token_hex(32)))

    def new_player(self) -> str:
        """The id of somebody new."""
        return secrets.token_hex(12)

    def token(self, player: str, device: str = "") -> str:
        """What a cookie or a program holds to be this player; the token of the first device names none."""
        named = f"{player}.{device}" if device else player
        return f"{named}.{self._sign('player', *named.split('.'))}"

    def holder(self, token: str | None) -> Holder | None:
        """Whose token this is, and on which device; None when we did not sign it."""
        named, _, mark = (token or "").rpartition(".")
        player, _, device = named.partition(".")
        return Holder(player, device) if player and self._same(mark, self._sign("player", *named.split("."))) else None

    def seat_link(self, table: str, chair: Chair) -> str:
        """The key of a link that brings a friend to a certain seat, until somebody is sent away from there."""
        return f"{chair.index}.{self._sign('seat', table, *_seat(chair))}"

    def seat_of_link(self, table: str, link: str, chairs: Sequence[Chair]) -> Chair:
        """The seat that a link leads to."""
        for chair in chairs:
            if self._same(link, self.seat_link(table, chair)):
                return chair
        raise NotFound("bad-link")

    def carry_link(self, player: str) -> str:
        """The key of a link that brings one's seats to another device, good for a quarter of an hour."""
        until = str(now() + CARRY_AGE)
        return f"{player}.{until}.{self._sign('carry', player, until)}"

    def carried(self, link: str) -> str:
        """Whose link this is."""
        player, _, rest = link.partition(".")
        until, _, mark = rest.partition(".")
        if not self._same(mark, self._sign("carry", player, until)) or int(until) < now():
            raise NotFound("bad-link")
        return player

    def confirm_link(self, player: str, email: str) -> str:
        """The key of a link that lets letters go to an address: good once, and for some days."""
        until = str(now() + CONFIRM_AGE)
        return f"{player}.{email.encode().hex()}.{until}.{self._sign('mail-confirm', player, email, until)}"

    def mail_link(self, player: str, email: str) -> str:
        """The key of a link in a letter, by which letters end: who holds it can read letters to that address."""
        return f"{player}.{email.encode().hex()}.{self._sign('mail', player, email)}"

    def mail_of(self, link: str) -> tuple[str, str, bool]:
        """Whose letters, to which address, and whether the link may let them begin."""
        player, _, rest = link.partition(".")
        written, _, mark = rest.partition(".")
        until, _, confirming = mark.rpartition(".")
        try:
            email = bytes.fromhex(written).decode()
        except ValueError as error:
            raise NotFound("bad-link") from error
        if until and self._same(confirming, self._sign("mail-confirm", player, email, until)) and int(until) > now():
            return player, email, True
        if not self._same(mark, self._sign("mail", player, email)):
            raise NotFound("bad-link")
        return player, email, False

    def _sign(self, *parts: str) -> str:
        message = "\0".join(parts).encode("utf-8", "backslashreplace")
        return hmac.digest(self._key, message, "sha256").hex()[:MARK]

    @staticmethod
    def _same(mark: str, right: str) -> bool:
        return hmac.compare_digest(mark.encode("utf-8", "backslashreplace"), right.encode())


@dataclass(frozen=True)
class Known:
    """Who holds the token of a request, as the database has said it."""

    player: str | None  # None when it does not know them, or the token is good no longer
    facts: Mapping[str, str]  # what they want remembered
    endings: int  # how many this process had signed out by then
    at: float  # when, on the steady clock


@dataclass(frozen=True)
class Asker:
    """Who wants something: the id, the remembered name, and the keys that tell true links from others."""

    player: str
    name: str
    keys: Keys
    address: str = ""  # where they are, for limits only


def _seat(chair: Chair) -> tuple[str, ...]:
    """What the link of a seat is signed over; older links know of no number."""
    return (str(chair.index), str(chair.links)) if chair.links else (str(chair.index),)
