"""What is kept of a table: the entries of its log, a heading for lists, and its last position."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from chabudai.core.box import Json
from chabudai.core.things import thing


@thing(frozen=True)
class Entry:
    """One line of a table's log.  `number` counts from 0 without gaps; with `table` it is the primary key."""

    table: str
    number: int
    kind: str  # create, sit, choice, undo, chat, ...
    at: int  # milliseconds since 1970, as the clock on the wall said
    seat: int | None = None
    player: str | None = None  # who did it; a bot and the server have no id
    data: Mapping[str, Json] = field(default_factory=dict)
    moment: int | None = None  # the same on the clock of the table; None where there is none, and in older logs


@dataclass(frozen=True)
class Heading:
    """What lists show of a table without reading its log."""

    table: str
    game: str
    status: str  # waiting, running, over, aborted
    listed: bool
    host: str
    created: int
    changed: int
    players: tuple[str, ...]  # ids of the people at the table
    about: Mapping[str, Json] = field(default_factory=dict)  # seats, names, pace: for lists only
    deal: str = ""  # equal for tables that were dealt the same cards; never shown


@dataclass(frozen=True)
class Report:
    """Something that a player found wrong, with the position as the player saw it."""

    id: str
    table: str
    player: str
    at: int  # milliseconds since 1970
    data: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class Snapshot:
    """The last position of a table: a new edition of the game that cannot replay the log goes on from here."""

    table: str
    number: int  # the last entry it contains
    edition: int
    data: Mapping[str, Json]


@dataclass(frozen=True)
class Device:
    """A device that a player has come to; the first one has no id, because there was nothing to keep of it."""

    id: str
    at: int  # milliseconds since 1970; 0 when it is not known
    about: str  # what its browser says that it is, in a few words


@dataclass(frozen=True)
class Standing:
    """What is known of a token that was signed here."""

    known: bool  # somebody who was not forgotten
    good: bool  # and the token was not signed out
    seen: int | None  # when the player was here last, 0 for long ago; None for somebody of whom nothing is kept
    facts: Mapping[str, str]  # what the player wants remembered


@dataclass(frozen=True)
class Swept:
    """What was deleted because it was kept long enough."""

    tables: tuple[str, ...] = ()  # where something said was deleted
    words: int = 0
    reports: int = 0
    players: int = 0
