"""Match: a game with its record, its journal and undo.  The game itself holds no history.

**Undo.**  A seat may take back its last choice by itself as long as, since then, nobody came to know a hidden card, no
chance was used, and no other seat answered a question that was opened after it.  The choice is then taken out of the
middle of the list and the later choices of the others are played again: any order of simultaneous answers gives the
same position.
Further back the others must agree (`rewind`), and nothing brings back what has been learned.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from chabudai.core.box import Box, Json, Value
from chabudai.core.errors import BadRecord, CannotUndo
from chabudai.core.events import Event
from chabudai.core.players import Player
from chabudai.core.record import Record, read_choice, replay, write_choice
from chabudai.core.step import Game


@dataclass(frozen=True)
class Played:
    """One choice of a match, and how things stood before it."""

    seat: int
    choice: int
    written: str
    opened: int  # how many choices had been made when its question was opened
    before: Game
    opened_before: tuple[int, ...]
    events: tuple[Event, ...]


class Match:
    """A game being played."""

    def __init__(
        self, box: Box, seats: int, seed: int, options: Mapping[str, Value] | None = None, deck: Json = None
    ) -> None:
        self.box = box
        self.seed = seed
        self.options = box.complete(options or {})
        self.deck = deck
        self.players: tuple[Player, ...] = ()  # who sits here, for whoever takes the record up again
        self.played: list[Played] = []
        journal: list[Event] = []
        self.game = box.new(seats, seed, self.options, deck, journal)
        self.game.journal = None
        self.opening_events = tuple(journal)
        self._opened = [0] * seats

    @classmethod
    def resume(cls, box: Box, record: Record) -> Match:
        """A match brought to where the record ends, to be continued from there."""
        if record.game != box.name or record.edition != box.edition:
            replay(box, record, 0)  # says what does not fit
        match = cls(box, record.seats, record.seed, record.options, record.deck)
        match.players = record.players
        for number, written in enumerate(record.choices, start=1):
            seat, choice = read_choice(match.game, written, number)
            try:
                match.choose(seat, choice)
            except Exception as error:
                raise BadRecord(
                    "choice-refused", where=f"choice {number}", choice=written, detail=str(error)
                ) from error
        return match

    @property
    def record(self) -> Record:
        """The match as it would be saved."""
        return Record(
            game=self.box.name,
            edition=self.box.edition,
            seats=self.game.seats,
            seed=self.seed,
            options=self.options,
            deck=self.deck,
            choices=tuple(played.written for played in self.played),
            players=self.players,
        )

    def choose(self, seat: int, choice: int) -> tuple[Event, ...]:
        """Make a choice; what happened then.  A refused choice raises and changes nothing."""
        before = self.game.clone()
        opened_before = tuple(self._opened)
        legal = self.game.question(seat) is not None and choice in self.game.options_of[seat]
        written = write_choice(self.game, seat, choice) if legal else ""  # never kept: `choose` raises below
        journal: list[Event] = []
        self.game.journal = journal
        try:
            self.game.choose(seat, choice)
        finally:
            self.game.journal = None
        events = tuple(journal)
        self.played.append(Played(seat, choice, written, self._opened[seat], before, opened_before, events))
        for other in self.game.waiting():
            if other == seat or not before.question(other) or self.game.open[other] is not before.open[other]:
                self._opened[other] = len(self.played)
        return events

    def events(self, viewer: int | None) -> list[Event]:
        """Everything that happened so far, as far as the viewer may see it."""
        every = [*self.opening_events, *(event for played in self.played for event in played.events)]
        return [event for event in every if event.visible_to(viewer)]

    def at(self, count: int) -> Game:
        """The position after `count` choices."""
        if not 0 <= count <= len(self.played):
            raise BadRecord("no-such-choice", at=count, possible=[f"0–{len(self.played)}"])
        return self.played[count].before.clone() if count < len(self.played) else self.game.clone()

    def fork(self, count: int) -> Match:
        """A new match that continues from after `count` choices of this one."""
        return Match.resume(self.box, self.record.upto(count))

    # --- undo ---------------------------------------------------------------------------------

    def obstacle_to_undo(self, seat: int) -> str | None:
        """Why the seat cannot take back its last choice by itself; None when it can."""
        index = self._last_choice(seat)
        if index is None:
            return "nothing-to-undo"
        obstacle = self._obstacle_to_unlearning(index)
        if obstacle is None and any(later.opened > index for later in self.played[index + 1 :]):
            return "others-answered"
        return obstacle

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice; CannotUndo says what stands in the way."""
        obstacle = self.obstacle_to_undo(seat)
        if obstacle is not None:
            raise CannotUndo(obstacle, seat=seat)
        index = self._last_choice(seat)
        assert index is not None
        later = self.played[index + 1 :]
        self._go_back(index)
        for played in later:
            self.choose(played.seat, played.choice)

    def rewind(self, count: int) -> None:
        """With everybody's consent: back to after `count` choices, never past anything learned since."""
        if not 0 <= count < len(self.played):
            raise CannotUndo("nothing-to-undo", at=count)
        obstacle = self._obstacle_to_unlearning(count)
        if obstacle is not None:
            raise CannotUndo(obstacle, at=count)
        self._go_back(count)

    def _last_choice(self, seat: int) -> int | None:
        for index in range(len(self.played) - 1, -1, -1):
            if self.played[index].seat == seat:
                return index
        return None

    def _obstacle_to_unlearning(self, index: int) -> str | None:
        before = self.played[index].before
        if before.learned != self.game.learned:
            return "somebody-learned"
        if before.counters != self.game.counters:
            return "chance-was-used"
        return None

    def _go_back(self, index: int) -> None:
        played = self.played[index]
        self.game = played.before.clone()
        self._opened = list(played.opened_before)
        del self.played[index:]
