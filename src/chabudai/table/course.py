"""Course: everything that follows from a table's log.  No clock on the wall, no network, no disk: `apply` and look.

An entry that is refused raises and changes nothing.  The same entries always give the same course, so a server that
was killed goes on where the log ends, and two servers that read the same log agree.  A log that cannot be read to its
end (`break_off`) is shown as far as it can, and nothing is added to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Literal, TypeAlias

from chabudai.core import codec
from chabudai.core.box import Json, parse_choice
from chabudai.core.ending import RESIGNED, Ending, given_up
from chabudai.core.errors import CannotUndo, ChabudaiError, NotAChoice, NotAsked
from chabudai.core.match import OTHERS_ANSWERED, Match
from chabudai.core.step import Question
from chabudai.store import Entry, Snapshot
from chabudai.table import plan as plans
from chabudai.table.clocks import Clock
from chabudai.table.consent import Proposal, Subject
from chabudai.table.continued import Continued, Told, decode_any_edition
from chabudai.table.errors import BadLog, NotFound, OutOfDate, TableRefused
from chabudai.table.moved import Moved, unmoved_by_last
from chabudai.table.notes import SILENT, Note, forgotten, of_entry, told_of
from chabudai.table.seats import Chair, Seats

Status: TypeAlias = Literal["waiting", "running", "over", "aborted", "told", "unreadable"]
SHOWN: Final = ("running", "over", "unreadable")  # there is a position, and it may be looked at
TOLD: Final = (*SHOWN, "told")  # there are events


class Course:
    """The state of a table."""

    def __init__(
        self, first: Entry, snapshot: Snapshot | None = None, told_to: int = -1, begun: Match | None = None
    ) -> None:
        """`told_to`: up to this entry nothing can be replayed and no position read, only told; see `tell_only`.

        `begun`: the match as it stands after the choices of the plan, for whoever has it at hand.
        """
        assert first.kind == "create"
        assert first.player is not None
        self.plan = plans.from_json(first.data)
        self.host = first.player
        self.created = self.changed = first.at
        self.seats = Seats(self.plan, first.player, first.data["name"])
        self.clock = Clock(self.plan.pace, self.plan.seats)
        self.clock.moment = first.at  # a table that is full at once begins at once
        self.status: Status = "waiting"
        self.broken = False
        self._host_left = False  # before the game began
        self.ended_by = ""  # resigned, when not all points were played for
        self.rematch: Mapping[str, Json] = {}  # the table at which these people play again, once somebody asked for it
        self.proposal: Proposal | None = None
        self.notes: list[Note] = []
        self.number = first.number  # of the last entry applied; tells of secret choices, so it is told to nobody
        self.moved = Moved(self.plan.seats)  # the numbers that are told instead
        self.questions = [0] * self.plan.seats  # per seat: the number of its question
        self._asked: list[Question[Any] | None] = [None] * self.plan.seats
        self._snapshot = snapshot
        # So far the snapshot has the game's part already, or the log is all that there is.
        self._skip = told_to if snapshot is None else snapshot.number
        self._told = Told(len(self.plan.choices))
        self.match = begun or self._begin(snapshot)
        self._start_if_full()
        self._count_questions(None)

    def _begin(self, snapshot: Snapshot | None) -> Match:
        plan, box = self.plan, self.plan.box
        if snapshot is not None:
            game = decode_any_edition(box, snapshot.data["position"], plan.deck)
            self.questions = list(snapshot.data["questions"])
            return Continued(box, game, plan.deal.seed, plan.options, plan.deck)
        if self._skip >= 0:  # a position that nobody is shown
            return Continued(box, box.new(box.seat_counts[0], 0), plan.deal.seed, plan.options, plan.deck)
        if plan.position is not None:
            game = decode_any_edition(box, plan.position, plan.deck)
            return Continued(box, game, plan.deal.seed, plan.options, plan.deck)
        match = Match(box, plan.seats, plan.deal.seed, plan.options, plan.deck)
        return Match.resume(box, replace(match.record, choices=plan.choices)) if plan.choices else match

    def tell_only(self) -> None:
        """The log ends here and this edition cannot read its position: what happened can still be told."""
        self.match.opening_events = self._told.events()
        if self.status == "running":
            self.status = "told"

    def break_off(self, last: int) -> None:
        """What follows in the log, up to its last entry, cannot be read: here the table stays as it is."""
        self.number = last
        self.broken = True
        self.proposal = None
        if self.status in ("waiting", "running"):
            self.status = "unreadable"

    def snapshot(self, table: str) -> Snapshot:
        """The position as a later edition may need it."""
        box = self.plan.box
        data = {
            "position": codec.encode(box, self.match.game),
            "questions": self.questions,
            "left": self.clock.left,
            "moment": self.clock.moment,
        }
        return Snapshot(table, self.number, box.edition, data)

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
    def ending(self) -> Ending | None:
        """How the game ended, when it was given up before its last choice."""
        if not self.ended_by:
            return None
        return given_up(self.plan.seats, [chair.index for chair in self.seats.chairs if chair.resigned])

    @property
    def awaited(self) -> list[int]:
        """Those of them, not away, for whom somebody else who is there must wait."""
        there = [seat for seat in self.seats.people if not self.seats.chairs[seat].away]
        return [seat for seat in self.thinking if seat in there] if len(there) > 1 else []

    @property
    def leader(self) -> str:
        """Who has the host's rights: the host, and while the host is gone the next person who is there."""
        seat = self.seats.of(self.host)
        if seat is None:
            gone = self._host_left or not self.host
        else:
            chair = self.seats.chairs[seat]
            gone = chair.away or chair.resigned or chair.bot is not None
        return (self.seats.next_present(self.host, seat or 0) if gone else None) or self.host

    @property
    def begun(self) -> bool:
        """Has anybody moved at this table?"""
        return self._skip >= 0 or len(self.match.played) > len(self.plan.choices)

    @property
    def continued(self) -> bool:
        """Does the game go on from a position, so that its first part is not in the match?"""
        return isinstance(self.match, Continued)

    # --- changing -----------------------------------------------------------------------------

    def apply(self, entry: Entry) -> Entry:
        """Let an entry happen; the entry as it is to be kept, with what followed from it."""
        if self.broken:
            raise OutOfDate("unreadable-table")
        happens = getattr(self, f"_on_{entry.kind}", None)
        if happens is None or entry.number != self.number + 1:
            raise BadLog("unreadable-entry", kind=entry.kind, number=entry.number, expected=self.number + 1)
        before = self.clock.left[:], self.clock.moment
        moment = entry.at if entry.moment is None else entry.moment  # older logs knew the wall only
        self.clock.advance(moment, self.thinking)
        told = told_of(self.seats, entry.data.get("seat", entry.seat))
        try:
            kept: Mapping[str, Json] = happens(entry)
        except ChabudaiError:
            self.clock.left, self.clock.moment = before
            raise
        self.number = entry.number
        self.changed = entry.at
        after = len(self.match.played)
        if entry.kind not in SILENT:
            told = told_of(self.seats, kept["seat"]) if entry.kind == "sit" else told
            self.notes.append(of_entry(entry, kept, after, told))
        elif kept.get("back"):
            self.notes.append(Note(entry.number, "back", entry.at, after, entry.seat, {}, *told))
        self._settle_proposal()
        if entry.number == self._skip and self._snapshot is not None:
            self.clock.left, self.clock.moment = list(self._snapshot.data["left"]), self._snapshot.data["moment"]
            self.match.opening_events = self._told.events()
        if self.status == "running" and self.match.game.over and entry.number >= self._skip:
            self.status = "over"
        if entry.number > self._skip:
            self._count_questions(entry.seat if entry.kind in ("choice", "undo") else None)
        self.moved.move(kept.get("unmoved", 0))
        return replace(entry, data=kept)

    def _on_choice(self, entry: Entry) -> Mapping[str, Json]:
        if entry.number <= self._skip:
            self._told.choice(entry.seat, entry.data["events"])
            return entry.data
        seat, game = self._playing(entry), self.match.game
        if (entry.player is None) == self.seats.chairs[seat].played_by_person:
            raise TableRefused("somebody-else-plays", seat=seat)
        if seat not in self.asked:
            raise NotAsked("not-asked", seat=seat, possible=self.asked)
        if entry.data["question"] != self.questions[seat]:
            raise OutOfDate("stale-question", question=entry.data["question"], possible=[self.questions[seat]])
        choice = parse_choice(game, seat, entry.data["choice"])
        if choice is None:
            question = game.open[seat]
            names = [question.describe(game, option) for option in game.options_of[seat]]
            raise NotAChoice("not-a-choice", choice=entry.data["choice"][:80], possible=names)
        events = self.match.choose(seat, choice)
        replayed = "events" in entry.data
        unmoved = entry.data.get("unmoved", 0) if replayed else unmoved_by_last(self.match)
        # Whoever answers is there; in older logs only a button brought people back.
        back = bool(entry.data.get("back")) if replayed else self.seats.chairs[seat].away
        late = self.clock.left[seat] <= 0
        if back:
            self.seats.chairs[seat].away = False
            unmoved = 0  # everybody sees who is back
        if self.proposal is not None and self.proposal.subject == "undo":
            self.proposal = None
            unmoved = 0
        if not unmoved >> self.plan.seats & 1:  # time given for a choice that spectators see nothing of would count it
            self.clock.answered(seat)
        if back and late:
            self.clock.give_least(seat)
        told = [[e.kind, e.clause, dict(e.facts), e.seen_by] for e in events]
        kept = {**entry.data, "events": told}  # an edition that cannot replay the game can still tell it
        if back:
            kept["back"] = True
        return {**kept, "unmoved": unmoved} if unmoved else kept

    def _on_undo(self, entry: Entry) -> Mapping[str, Json]:
        seat = self._playing(entry)
        if "proposed" in entry.data:  # an entry read again: what has to go was settled when it was made
            return self._propose_undo(entry, seat, entry.data["proposed"], entry.data.get("gone"))
        if entry.number <= self._skip:
            self._told.undo(seat)
            return entry.data
        # What a table began with is nobody's to take back; a match that goes on from a position has none of it.
        given = 0 if self.continued else len(self.plan.choices)
        last = max((place for place, played in enumerate(self.match.played) if played.seat == seat), default=-1)
        if last < given:
            raise CannotUndo("nothing-to-undo", seat=seat)
        if self.match.obstacle_to_undo(seat) != OTHERS_ANSWERED:
            self.match.undo(seat)
            if self.proposal is not None and self.proposal.gone is not None:
                self.proposal = None  # the choices it speaks of have other places now
            return entry.data
        return self._propose_undo(entry, seat, last, list(self.match.goes_with(last)))

    def _propose_undo(self, entry: Entry, seat: int, first: int, gone: list[int] | None) -> Mapping[str, Json]:
        """All that goes is kept with the entry; one of an older log has no such list, and all after it goes."""
        self.proposal = Proposal("undo", seat, first, None if gone is None else tuple(gone))
        return entry.data if gone is None else {**entry.data, "proposed": first, "gone": gone}

    def _on_pause(self, entry: Entry) -> Mapping[str, Json]:
        return self._propose(entry, "pause")

    def _on_resume(self, entry: Entry) -> Mapping[str, Json]:
        return self._propose(entry, "resume")

    def _propose(self, entry: Entry, subject: Subject) -> Mapping[str, Json]:
        seat = self._playing(entry)
        if self.clock.pace.kind == "none" or self.clock.paused == (subject == "pause"):
            raise OutOfDate("nothing-to-pause")
        together = bool(entry.data.get("together"))  # in older logs who asked too asked for something new
        if together and self.proposal is not None and self.proposal.subject == subject:
            self.proposal.agreed.add(seat)
        else:
            self.proposal = Proposal(subject, seat, half=together and subject == "resume")
        return entry.data

    def _on_agree(self, entry: Entry) -> Mapping[str, Json]:
        self._proposed(entry).agreed.add(self._playing(entry))
        return entry.data

    def _on_refuse(self, entry: Entry) -> Mapping[str, Json]:
        self._proposed(entry)
        self.proposal = None
        return entry.data

    def _proposed(self, entry: Entry) -> Proposal:
        seat = self._playing(entry)
        if self.proposal is None or (seat == self.proposal.seat and entry.kind == "agree"):
            raise OutOfDate("nothing-asked")
        return self.proposal

    def _settle_proposal(self) -> None:
        """Do what was proposed once everybody, or half of those present, has agreed."""
        proposal = self.proposal
        present = [seat for seat in self.seats.people if not self.seats.chairs[seat].away]
        if proposal is None or not proposal.settled(present):
            return
        self.proposal = None
        if proposal.subject == "undo":
            if self.number <= self._skip:
                self._told.take_back(proposal)
            elif self._can_be_taken_back(proposal):
                self._take_back(proposal)
        else:
            paused = proposal.subject == "pause"
            self.clock.pause(paused)
            kind = "paused" if paused else "resumed"
            self.notes.append(Note(self.number, kind, self.changed, len(self.match.played)))

    def _can_be_taken_back(self, proposal: Proposal) -> bool:
        """Is there still what the proposal is about?  One that has become pointless goes away, agreed to or not."""
        gone = proposal.taken_back(len(self.match.played))
        return bool(gone) and self.match.obstacle_to_taking_back(gone) is None

    def _take_back(self, proposal: Proposal) -> None:
        """Take choices back; whoever made one of them is asked anew."""
        gone = proposal.taken_back(len(self.match.played))
        asked = {self.match.played[place].seat for place in gone}
        self.match.take_back(gone)
        for seat in range(self.plan.seats):
            if proposal.gone is None or seat in asked:  # in old logs every question counted as a new one
                self._asked[seat] = None

    def _on_chat(self, entry: Entry) -> Mapping[str, Json]:
        if self.seats.mine(entry.player).muted:
            raise TableRefused("muted")
        return entry.data

    # --- coming and going ---------------------------------------------------------------------

    def _on_sit(self, entry: Entry) -> Mapping[str, Json]:
        if self.status != "waiting":
            raise OutOfDate("already-started")
        assert entry.player is not None
        if "link" in entry.data and entry.data["link"] != self.seats.chair(entry.data["at"]).links:
            raise NotFound("bad-link")  # withdrawn by another process in this very moment
        self._host_left = self._host_left and entry.player != self.host
        seat = self.seats.sit(entry.player, entry.data["name"], entry.data["at"], entry.data["invited"])
        self._start_if_full()
        return {**entry.data, "seat": seat, "name": self.seats.chairs[seat].name}

    def _on_leave(self, entry: Entry) -> Mapping[str, Json]:
        chair = self._chair_in_play(entry.player)
        self.seats.leave(chair, self.status == "running")
        if self.status == "waiting":
            self._host_left = self._host_left or entry.player == self.host
            if entry.data.get("frees"):  # in older logs the host's chair was for nobody, and a table waited for ever
                self.seats.free(chair, self.plan)
                if self._host_left and not self.seats.players:
                    self.status = "aborted"
        return {**entry.data, "seat": chair.index}

    def _on_forget(self, entry: Entry) -> Mapping[str, Json]:
        """Somebody wants to be forgotten: the chair has nobody any more, and what they said is blank.

        A host's rights pass to the next person at the table.
        """
        seat = self.seats.of(entry.player)
        if entry.player == self.host:
            self.host = self.seats.next_person(entry.player, 0 if seat is None else seat) or ""
            if seat is None:
                return entry.data
        chair = self.seats.mine(entry.player)
        chair.player, chair.name, chair.away = None, "", self.status == "running"
        self.notes = forgotten(self.notes, entry.player)
        return {**entry.data, "seat": chair.index}

    def _on_back(self, entry: Entry) -> Mapping[str, Json]:
        chair = self._chair_in_play(entry.player)
        missed = chair.bot is not None or self.clock.left[chair.index] <= 0
        self.seats.come_back(chair)
        if missed and entry.data.get("fair"):  # in older logs one came back to a clock that had run out
            self.clock.give_least(chair.index)
        return {**entry.data, "seat": chair.index}

    def _on_replace(self, entry: Entry) -> Mapping[str, Json]:
        self._playing(entry)
        chair = self.seats.chair(entry.data["seat"])
        self.seats.stand_in(chair, entry.data["bot"])
        return entry.data

    def _on_resign(self, entry: Entry) -> Mapping[str, Json]:
        self._playing(entry)
        self.seats.resign(self.seats.mine(entry.player))
        going = [chair for chair in self.seats.chairs if not chair.resigned]
        if len(going) < 2 or not any(chair.player for chair in going):
            self.status, self.ended_by = "over", RESIGNED
        return entry.data

    def _on_abort(self, entry: Entry) -> Mapping[str, Json]:
        if self.status == "waiting":
            self._check_host(entry)
        else:
            self._playing(entry)
        if self.status not in ("waiting", "running") or self.begun:
            raise OutOfDate("already-started")
        self.status = "aborted"
        return entry.data

    def _on_rematch(self, entry: Entry) -> Mapping[str, Json]:
        """Somebody has opened the table at which all of these may play again; there is one at a time."""
        seat = self.seats.mine(entry.player).index
        if self.status != "over" or entry.data["instead"] != self.rematch.get("table", ""):
            raise OutOfDate("game-not-over" if self.status != "over" else "already-started")
        self.rematch = {**entry.data, "seat": seat}
        return self.rematch

    def _on_remove(self, entry: Entry) -> Mapping[str, Json]:
        self._check_host(entry)
        chair = self.seats.chair(entry.data["seat"])
        if (
            chair.player is None
            or chair.player in (self.host, entry.player)
            or self.status not in ("waiting", "running")
        ):
            raise OutOfDate("not-running")
        if entry.data.get("for_good"):  # logs from before this was kept let everybody come back
            self.seats.unwelcome.add(chair.player)
        chair.links += 1
        if self.status == "running" and "bot" in entry.data:
            self.seats.give_to(chair, entry.data["bot"])
        else:  # in older logs whoever was sent away kept the seat, and could play on
            self.seats.leave(chair, self.status == "running")
        return entry.data

    def _on_mute(self, entry: Entry) -> Mapping[str, Json]:
        self._check_host(entry)
        self.seats.chair(entry.data["seat"]).muted = entry.data["muted"]
        return entry.data

    # --- the server's own entries -------------------------------------------------------------

    def _on_timeout(self, entry: Entry) -> Mapping[str, Json]:
        assert entry.seat is not None
        early = self.clock.left[entry.seat] > 0 or entry.seat not in self.thinking
        if early and entry.number > self._skip:
            raise OutOfDate("time-is-left")
        self.seats.chairs[entry.seat].away = True
        return entry.data

    def _on_missing(self, entry: Entry) -> Mapping[str, Json]:
        """Somebody whom the others wait for was not seen for a while: see `presence`."""
        if entry.number > self._skip and entry.seat not in self.awaited:
            raise OutOfDate("still-playing", seat=entry.seat)
        assert entry.seat is not None
        self.seats.chairs[entry.seat].away = True
        return entry.data

    def _on_unpause(self, entry: Entry) -> Mapping[str, Json]:
        """A pause has lasted as long as it may."""
        ends = self.clock.pause_ends
        if ends is None or self.clock.moment < ends:
            raise OutOfDate("nothing-to-pause")
        self.clock.pause(False)
        self.proposal = None
        return entry.data

    def _on_stumble(self, entry: Entry) -> Mapping[str, Json]:
        """A bot could not think: nothing follows from it, but people want to know."""
        return entry.data

    def _on_restart(self, entry: Entry) -> Mapping[str, Json]:
        """The server was away: nobody's time ran."""
        self.clock.left = list(entry.data["left"])
        return entry.data

    # --- details ------------------------------------------------------------------------------

    def _playing(self, entry: Entry) -> int:
        if self.status != "running":
            raise OutOfDate("not-running", status=self.status)
        return self.seats.mine(entry.player).index if entry.seat is None else entry.seat

    def _chair_in_play(self, player: str | None) -> Chair:
        chair = self.seats.mine(player)
        if self.status not in ("waiting", "running"):
            raise OutOfDate("not-running", status=self.status)
        return chair

    def _check_host(self, entry: Entry) -> None:
        if entry.player not in (self.host, self.leader):
            raise TableRefused("not-the-host")

    def _start_if_full(self) -> None:
        if self.status == "waiting" and self.seats.full:
            self.status = "over" if self.match.game.over and self._skip < 0 else "running"

    def _count_questions(self, moved: int | None) -> None:
        """A question gets a new number whenever it is asked anew: an answer to an older one is then refused."""
        for seat in range(self.plan.seats):
            now = self.match.game.question(seat) if self.status == "running" else None
            if now is not None and (now is not self._asked[seat] or seat == moved):
                self.questions[seat] += 1
            self._asked[seat] = now
