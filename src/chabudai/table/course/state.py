"""How a table stands: everything that follows from its log so far, and the questions that acts ask about it."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from chabudai.core.box import Json
from chabudai.core.ending import Ending, given_up
from chabudai.core.errors import NotAChoice, NotAsked
from chabudai.core.game import LONGEST_WORD, Game
from chabudai.core.match import Match
from chabudai.core.notation import parse_choice
from chabudai.core.sights import Sights
from chabudai.table.course.clocks import Clock
from chabudai.table.course.consent import Proposal
from chabudai.table.course.continued import Continued
from chabudai.table.course.notes import Note
from chabudai.table.course.plan import Plan
from chabudai.table.course.seats import Chair, Seats
from chabudai.table.course.versions import Versions
from chabudai.table.errors import OutOfDate, TableRefused

Status: TypeAlias = Literal["waiting", "running", "over", "aborted", "told", "unreadable"]
SHOWN: Final = ("running", "over", "unreadable")  # there is a position, and it may be looked at
TOLD: Final = (*SHOWN, "told")  # there are events


class State:
    """The state of a table."""

    match: Match

    def __init__(self, plan: Plan, host: str, name: str, at: int) -> None:
        self.plan = plan
        self.host = host
        self.created = self.changed = at
        self.seats = Seats(plan, host, name)
        self.clock = Clock(plan.pace, plan.seats)
        self.clock.moment = at  # a table that is full at once begins at once
        self.status: Status = "waiting"
        self.broken = False  # can the log not be read to its end?
        self.host_left = False  # before the game began
        self.seen_to_move = False  # has anybody been?
        self.ended_by = ""  # resigned, when not all points were played for
        self.rematch: Mapping[str, Json] = {}  # the table at which these people play again, once somebody asked for it
        self.proposal: Proposal | None = None
        self.notes: list[Note] = []
        self.number = 0  # of the last entry applied; tells of secret choices, so it is told to nobody
        self.versions = Versions(plan.seats)  # the numbers that are told instead
        self.questions = [0] * plan.seats  # per seat: the number of its question
        self.together: Sights | None = None  # before the first of several answers that happen together, as they do

    # --- looking ------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer something now."""
        return self.match.game.waiting() if self.status == "running" else ()

    @property
    def thinking(self) -> list[int]:
        """Those of them whose time runs."""
        return [seat for seat in self.asked if self.seats.chairs[seat].played_by_person]

    @property
    def awaited(self) -> list[int]:
        """Those of them, not away, for whom somebody else who is there must wait."""
        there = [seat for seat in self.seats.people if not self.seats.chairs[seat].away]
        return [seat for seat in self.thinking if seat in there] if len(there) > 1 else []

    @property
    def ending(self) -> Ending | None:
        """How the game ended, when it was given up before its last choice."""
        if not self.ended_by:
            return None
        return given_up(self.plan.seats, [chair.index for chair in self.seats.chairs if chair.resigned])

    @property
    def leader(self) -> str:
        """Who has the host's rights: the host, and while the host is gone the next person who is there."""
        seat = self.seats.of(self.host)
        if seat is None:
            gone = self.host_left or not self.host
        else:
            chair = self.seats.chairs[seat]
            gone = chair.away or chair.resigned or chair.bot is not None
        return (self.seats.next_present(self.host, seat or 0) if gone else None) or self.host

    @property
    def helped(self) -> bool:
        """May those who play ask what is best, and try moves out?  Against bots; among people if they agreed to it."""
        return self.plan.hints or len(self.seats.players) < 2

    @property
    def begun(self) -> bool:
        """Has anybody moved at this table?"""
        return len(self.match.played) > len(self.plan.choices)

    @property
    def closable(self) -> bool:
        """Has nobody been seen to move?  A choice made in secret must not be known by what can still be done."""
        return not (self.begun and self.seen_to_move)

    @property
    def given(self) -> int:
        """How many choices the table began with: nobody's to take back.  Going on from a position, it has none."""
        return 0 if self.continued else len(self.plan.choices)

    @property
    def continued(self) -> bool:
        """Does the game go on from a position, so that its first part is not in the match?"""
        return isinstance(self.match, Continued)

    # --- what acts ask ------------------------------------------------------------------------

    def playing(self, player: str | None, seat: int | None) -> int:
        """The seat of whoever acts in a running game."""
        if self.status != "running":
            raise OutOfDate("not-running", status=self.status)
        return self.seats.mine(player).index if seat is None else seat

    def chair_in_play(self, player: str | None) -> Chair:
        """The chair of a player, while there is something to play."""
        chair = self.seats.mine(player)
        if self.status not in ("waiting", "running"):
            raise OutOfDate("not-running", status=self.status)
        return chair

    def check_host(self, player: str | None) -> None:
        """Only who has the host's rights may."""
        if player not in (self.host, self.leader):
            raise TableRefused("not-the-host")

    def check_answer(self, seat: int, player: str | None, question: int) -> None:
        """Is this what the seat is asked, and is it theirs to answer?  What they answer, the game judges."""
        if (player is None) == self.seats.chairs[seat].played_by_person:
            raise TableRefused("somebody-else-plays", seat=seat)
        if seat not in self.asked:
            raise NotAsked("not-asked", seat=seat, possible=self.asked)
        if question != self.questions[seat]:
            raise OutOfDate("stale-question", question=question, possible=[self.questions[seat]])

    def read(self, seat: int, written: str) -> int:
        """The choice of a seat that is asked, from its notation."""
        return read_choice(self.match.game, seat, written)

    def start_if_full(self) -> None:
        """A table whose last chair was taken begins."""
        if self.status == "waiting" and self.seats.full:
            self.status = "over" if self.match.game.over else "running"


def read_choice(game: Game, seat: int, written: str) -> int:
    """The choice of a seat that is asked, from its notation."""
    choice = parse_choice(game, seat, written)
    if choice is None:
        raise NotAChoice("not-a-choice", choice=written[:LONGEST_WORD], possible=game.names_of(seat))
    return choice
