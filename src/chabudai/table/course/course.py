"""Course: what becomes of a table, act by act.  No clock on the wall, no network, no disk: `apply` and look.

An act that is refused raises and changes nothing.  The same acts always give the same course, so a server that was
killed goes on where the log ends, and two servers that read the same log agree.  A log that cannot be read to its end
(`break_off`) is shown as far as it can, and nothing is added to it.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from chabudai.core import codec
from chabudai.core.box import Json
from chabudai.core.errors import ChabudaiError
from chabudai.core.match import Match
from chabudai.core.step import Question
from chabudai.store import Snapshot
from chabudai.table.course.by import By
from chabudai.table.course.consent import Proposal
from chabudai.table.course.continued import Continued, decode_any_edition
from chabudai.table.course.entries.base import Act
from chabudai.table.course.entries.coming import Sit
from chabudai.table.course.entries.create import Create
from chabudai.table.course.entries.game import Choose, Undo
from chabudai.table.course.notes import Note, shown, told_of
from chabudai.table.course.state import State
from chabudai.table.errors import BadLog, OutOfDate

Kept = TypeVar("Kept", bound=Act)


class Course(State):
    """The state of a table, and how it changes."""

    def __init__(self, create: Create, by: By, begun: Match | None = None) -> None:
        """`begun`: the match as it stands after the choices of the plan, for whoever has it at hand."""
        assert by.player is not None
        super().__init__(create.plan, by.player, create.name, by.at)
        self._asked: list[Question[Any] | None] = [None] * self.plan.seats
        self.match = begun or self._begin()
        self.start_if_full()
        self._count_questions(None)

    def _begin(self) -> Match:
        plan, box = self.plan, self.plan.box
        if plan.position is not None:
            game = decode_any_edition(box, plan.position, plan.deck)
            return Continued(box, game, plan.deal.seed, plan.options, plan.deck)
        match = Match(box, plan.seats, plan.deal.seed, plan.options, plan.deck)
        return Match.resume(box, replace(match.record, choices=plan.choices)) if plan.choices else match

    def apply(self, act: Kept, by: By) -> Kept:
        """Let something happen; the act as it is to be kept, with what followed from it."""
        if self.broken:
            raise OutOfDate("unreadable-table")
        if by.number != self.number + 1:
            raise BadLog("unreadable-entry", kind=act.kind, number=by.number, expected=self.number + 1)
        before = self.clock.left[:], self.clock.moment
        self.clock.advance(by.at if by.moment is None else by.moment, self.thinking)  # older logs knew the wall only
        told = told_of(self.seats, by.seat if act.about is None else act.about)
        try:
            kept = self._effect(act, by)
        except ChabudaiError:
            self.clock.left, self.clock.moment = before
            raise
        self.number = by.number
        self.changed = by.at
        self._note(kept, by, told)
        self._settle_proposal()
        self._count(kept, by)
        self.versions.move(kept.unmoved if isinstance(kept, Choose | Undo) else 0)
        return kept

    def _effect(self, act: Kept, by: By) -> Kept:
        """What follows from an act by itself."""
        return act.apply(self, by)

    def _note(self, act: Act, by: By, told: tuple[str | None, str]) -> None:
        """What people did and said is told beside the game."""
        if isinstance(act, Undo) and act.joined:
            return
        if act.noted:
            told = told_of(self.seats, act.seat) if isinstance(act, Sit) else told
            self._add_note(act.kind, by, shown(act.to_json()), told)
        elif isinstance(act, Choose) and act.back:
            self._add_note("back", by, {}, told)

    def _add_note(self, kind: str, by: By, data: Mapping[str, Json], told: tuple[str | None, str] = (None, "")) -> None:
        self.notes.append(Note(by.number, kind, by.at, len(self.match.played), by.seat, data, *told))

    def _count(self, act: Act, by: By) -> None:
        """See what is asked now, and whether it is all over."""
        if self.status == "running" and self.match.game.over:
            self.status = "over"
        self._count_questions(by.seat if isinstance(act, Choose | Undo) else None)

    def _count_questions(self, moved: int | None) -> None:
        """A question gets a new number whenever it is asked anew: an answer to an older one is then refused."""
        for seat in range(self.plan.seats):
            now = self.match.game.question(seat) if self.status == "running" else None
            if now is not None and (now is not self._asked[seat] or seat == moved):
                self.questions[seat] += 1
            self._asked[seat] = now

    # --- what all agreed to -------------------------------------------------------------------

    def _settle_proposal(self) -> None:
        """Do what was proposed once everybody, or half of those present, has agreed."""
        proposal = self.proposal
        present = [seat for seat in self.seats.people if not self.seats.chairs[seat].away]
        if proposal is None or not proposal.settled(present):
            return
        self.proposal = None
        if proposal.subject == "undo":
            self._take_back(proposal)
        else:
            paused = proposal.subject == "pause"
            self.clock.pause(paused)
            kind = "paused" if paused else "resumed"
            self.notes.append(Note(self.number, kind, self.changed, len(self.match.played)))

    def _take_back(self, proposal: Proposal) -> None:
        """Take choices back, and ask anew whoever made one; a proposal that has become pointless goes away."""
        gone = proposal.taken_back(len(self.match.played))
        if not gone or self.match.obstacle_to_taking_back(gone) is not None:
            return
        asked = {self.match.played[place].seat for place in gone}
        self.match.take_back(gone)
        for seat in range(self.plan.seats):
            if proposal.gone is None or seat in asked:  # in old logs every question counted as a new one
                self._asked[seat] = None

    # --- keeping ------------------------------------------------------------------------------

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
