"""Seats: who sits where.  A chair belongs to a person or a bot; a bot may keep it warm for a person who is away."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chabudai import bots
from chabudai.table.course.plan import BOT, INVITED, ME, OPEN, Plan
from chabudai.table.errors import BadRequest, OutOfDate, TableRefused
from chabudai.table.fields import told_apart
from chabudai.words import Nameless


@dataclass
class Chair:
    """One seat of a table."""

    index: int
    kind: str  # open, invite or bot, as planned
    player: str | None = None  # id of the person it belongs to
    name: str = ""  # of that person
    bot: str | None = None  # who plays, when it is no person
    away: bool = False  # left, or out of time: the others may let a bot play
    resigned: bool = False
    muted: bool = False
    rests: bool = False  # does the clock of the person keep still while a bot plays for them?
    links: int = 0  # the number of the link that leads here: whoever is sent away takes no good one along

    @property
    def taken(self) -> bool:
        """Is there somebody to play for it?"""
        return self.player is not None or self.bot is not None

    @property
    def played_by_person(self) -> bool:
        """Is it a person who answers?"""
        return self.player is not None and self.bot is None


@dataclass(frozen=True)
class Former:
    """Somebody who had a chair before it was free for others: what was played there until then is theirs."""

    seat: int
    name: str
    until: int  # so many choices had been made


def named_then(names: Sequence[str], former: Sequence[Former], place: int) -> Sequence[str]:
    """The names of the seats as they were when that choice was made."""
    if not former:
        return names
    then = list(names)
    for one in reversed(former):
        if place < one.until:
            then[one.seat] = one.name or Nameless(f"#{one.seat + 1}")  # who wants to be forgotten has none
    return then


class Seats:
    """The chairs of a table."""

    def __init__(self, plan: Plan, host: str, name: str) -> None:
        self.planned = plan.stand_in
        self.unwelcome: set[str] = set()  # people whom the host has sent away
        self.former: list[Former] = []
        self.chairs = [Chair(index, kind) for index, kind in enumerate(plan.chairs)]
        for chair in self.chairs:
            if chair.kind == ME:
                chair.kind, chair.player, chair.name = INVITED, host, name
            elif chair.kind.startswith(BOT):
                chair.bot, chair.kind = chair.kind.removeprefix(BOT), "bot"

    def of(self, player: str | None) -> int | None:
        """Where a player sits."""
        if player is not None:
            for chair in self.chairs:
                if chair.player == player:
                    return chair.index
        return None

    def mine(self, player: str | None) -> Chair:
        """The chair of a player who must have one."""
        seat = self.of(player)
        if seat is None:
            raise TableRefused("sent-away" if player in self.unwelcome else "not-at-the-table")
        return self.chairs[seat]

    def name(self, seat: int) -> str:
        """What whoever sits there is called; nothing when nobody does."""
        chair = self.chairs[seat]
        return bots.NAMES[seat] if chair.kind == "bot" else chair.name

    def chair(self, seat: object) -> Chair:
        """The chair of that number."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.chairs):
            raise BadRequest("bad-seat", seat=str(seat)[:20], possible=range(len(self.chairs)))
        return self.chairs[seat]

    def next_person(self, player: str, seat: int) -> str | None:
        """Who comes after a player round the table; whoever is present comes before whoever is away."""
        later = [self.chairs[(seat + step) % len(self.chairs)] for step in range(len(self.chairs))]
        others = [chair for chair in later if chair.player not in (None, player) and chair.player not in self.unwelcome]
        others.sort(key=lambda chair: chair.away or chair.resigned)
        return others[0].player if others else None

    def next_present(self, player: str, seat: int) -> str | None:
        """The same, but nobody who is not there."""
        found = self.next_person(player, seat)
        if found is None:
            return None
        chair = self.mine(found)
        return None if chair.away or chair.resigned or chair.bot is not None else found

    @property
    def full(self) -> bool:
        """Can the game begin?"""
        return all(chair.taken for chair in self.chairs)

    @property
    def people(self) -> list[int]:
        """The seats that a person answers for."""
        return [chair.index for chair in self.chairs if chair.played_by_person]

    @property
    def players(self) -> tuple[str, ...]:
        """The ids of the people at the table."""
        return tuple(chair.player for chair in self.chairs if chair.player is not None)

    def sit(self, player: str, name: str, seat: int | None, invited: bool) -> int:
        """Take a chair: the one asked for, else the first that is open."""
        if player in self.unwelcome:
            raise TableRefused("sent-away")
        if self.of(player) is not None:
            raise OutOfDate("already-seated", seat=self.of(player))
        free = [c for c in self.chairs if not c.taken and (c.kind == OPEN or (invited and c.index == seat))]
        chairs = free if seat is None else [c for c in free if c is self.chair(seat)]
        if not chairs:
            raise OutOfDate("seat-taken", possible=[c.index for c in free])
        others = [bots.NAMES[c.index] if c.kind == "bot" else c.name for c in self.chairs if c.taken]
        chairs[0].player, chairs[0].name, chairs[0].muted = player, told_apart(name, others), False
        chairs[0].away = False
        return chairs[0].index

    def fill(self, bot: str) -> None:
        """Let bots have every chair that nobody has taken."""
        for chair in self.chairs:
            if not chair.taken:
                chair.kind, chair.bot = "bot", bot

    def leave(self, chair: Chair, running: bool) -> None:
        """Get up: before the game the chair is free again, later it stays the person's own."""
        if running:
            chair.away = True
        else:
            chair.player, chair.name = None, ""

    def free(self, chair: Chair, plan: Plan) -> None:
        """The host has got up: the chair is for anybody, as the others are."""
        if plan.chairs[chair.index] == ME:
            chair.kind = OPEN

    def stand_in(self, chair: Chair, bot: str, rests: bool) -> None:
        """Let a bot play for somebody who is away; in older logs it earned them time."""
        if chair.bot is not None or not chair.away:
            raise OutOfDate("still-playing", seat=chair.index)
        chair.bot, chair.rests = bot, rests

    def give_to(self, chair: Chair, bot: str) -> None:
        """A bot takes the chair of somebody who was sent away; the name stays with what was played there."""
        chair.player, chair.bot, chair.away, chair.muted = None, bot, False, False

    def vacate(self, chair: Chair, played: int) -> None:
        """The chair of somebody who was sent away is for anybody; until then the others may let a bot play."""
        self.former.append(Former(chair.index, chair.name, played))
        chair.kind, chair.player, chair.name, chair.bot, chair.away, chair.muted = OPEN, None, "", None, True, False

    @property
    def vacant(self) -> bool:
        """Is there a chair that somebody may take in the middle of a game?"""
        return any(not chair.taken and chair.kind == OPEN for chair in self.chairs)

    def come_back(self, chair: Chair) -> None:
        """Take one's chair again."""
        if chair.player in self.unwelcome:
            raise TableRefused("sent-away")
        if chair.resigned:
            raise OutOfDate("resigned")
        if chair.bot is None and not chair.away:
            raise OutOfDate("already-seated", seat=chair.index)
        chair.bot, chair.away, chair.rests = None, False, False

    def resign(self, chair: Chair) -> None:
        """Give up: a bot plays on, for the sake of the others."""
        if chair.resigned:
            raise OutOfDate("not-running")
        chair.resigned, chair.away, chair.bot = True, True, self.planned
