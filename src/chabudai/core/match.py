"""Match: a game with its record, its journal and undo.  The game itself holds no history.

**Undo.**  A seat may take back its last choice as long as, since then, no seat came to know anything hidden and no
chance was used.  The choice is taken out of the middle of the list and the later choices of the others are played
again: any order of simultaneous answers gives the same position.

Those of them that cannot be played again *depend* on it: their question was opened by the choice taken back, or by
what followed from it, and is not asked without it.  What a seat's own answers opened is asked anyway and stands in
nobody's way.  Where choices of others depend on it, they must agree, and these go with it; the rest stays.  Nothing
brings back what a seat has learned; whoever only watches stands in nobody's way.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from operator import index
from typing import Final, SupportsIndex

from chabudai.core.box import Box, Json, Value
from chabudai.core.errors import BadRecord, CannotUndo
from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.notation import write_choice
from chabudai.core.players import Player
from chabudai.core.record import Record, fits, read_along
from chabudai.core.sights import Sights
from chabudai.core.things import thing

MOST_GOING: Final = 16  # choices of which that is known: the last of each seat, and where its arrangement begins
OTHERS_ANSWERED: Final = "others-answered"  # the one obstacle to undo that consent removes


@thing(frozen=True)
class Played:
    """One choice of a match, and how things stood before it."""

    seat: int
    choice: int
    written: str
    before: Game = field(repr=False)
    events: tuple[Event, ...]


class Going:
    """What goes with a choice that is taken back, found choice by choice: pages ask for it after each of them."""

    def __init__(self, played: list[Played], place: int) -> None:
        self._first = self._last = played[place]
        self._game = self._first.before.clone()  # as it would be without them
        self._count = place + 1  # choices that have been looked at
        self._gone, self._out = [place], {self._first.seat}

    def is_of(self, played: list[Played]) -> bool:
        """Are the choices that it has looked at still there?  One in its place has all its forerunners in theirs."""
        return self._count <= len(played) and played[self._count - 1] is self._last

    def follow(self, played: list[Played]) -> tuple[int, ...]:
        """The places of all that go."""
        for later in range(self._count, len(played)):
            one = played[later]
            if one.seat not in self._out and _asks_alike(self._game, one.before, one.seat, one.choice):
                self._game.take(one.seat, one.choice)
            else:  # and whatever else this seat chose came after it
                self._gone.append(later)
                self._out.add(one.seat)
            self._last = one
        self._count = len(played)
        return tuple(self._gone)


class Match:
    """A game being played."""

    _going: dict[int, Going] | None = None  # by the place of a choice; made when asked for
    _sights: tuple[Played | None, Sights] | None = None  # of the position after that choice
    _former: Sights | None = None  # of the position before the last one

    def __init__(
        self,
        box: Box,
        seats: SupportsIndex,
        seed: SupportsIndex,
        options: Mapping[str, Value] | None = None,
        deck: Json = None,
    ) -> None:
        self.box = box
        self.options = box.complete(options or {})
        self.deck = deck
        self.players: tuple[Player, ...] = ()  # who sits here, for whoever takes the record up again
        self.played: list[Played] = []
        journal: list[Event] = []
        self.game = box.new(seats, seed, self.options, deck, journal)
        self.game.journal = None
        self.seed = index(seed)  # records hold plain ints
        self.opening_events = tuple(journal)

    def __repr__(self) -> str:
        return f"<Match of {self.box.name}, seed {self.seed}, {len(self.played)} choices\n{self.game!r}>"

    @classmethod
    def resume(cls, box: Box, record: Record) -> Match:
        """A match brought to where the record ends, to be continued from there."""
        fits(box, record)
        match = cls(box, record.seats, record.seed, record.options, record.deck)
        match.players = record.players
        for seat, choice in read_along(match.game, record.choices):
            match.choose(seat, choice)
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

    def choose(self, seat: SupportsIndex, choice: SupportsIndex) -> tuple[Event, ...]:
        """Make a choice; what happened then.  A refused choice raises and changes nothing."""
        who, chosen = self.game.checked(seat, choice)
        before = self.game.clone()
        former = self.sights.kept_in(before)
        written = write_choice(before, who, chosen)
        journal: list[Event] = []
        self.game.journal = journal
        try:
            self.game.take(who, chosen)
        finally:
            self.game.journal = None
        events = tuple(journal)
        self.played.append(Played(who, chosen, written, before, events))
        self._former = former
        return events

    @property
    def sights(self) -> Sights:
        """What each viewer sees of the position as it stands."""
        last, known = self.played[-1] if self.played else None, self._sights
        if known is None or known[0] is not last or known[1].game is not self.game:
            known = self._sights = last, Sights(self.game)
        return known[1]

    def sights_before(self, place: int) -> Sights:
        """What each viewer saw before the choice at this place of the list."""
        before, former = self.played[place].before, self._former
        return former if former is not None and former.game is before else Sights(before)

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
        last = self._last_choice(seat)
        if last is None:
            return "nothing-to-undo"
        obstacle = self._obstacle_to_unlearning(last)
        if obstacle is None and len(self.goes_with(last)) > 1:
            return OTHERS_ANSWERED
        return obstacle

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Take back the seat's last choice, and what depends on it if all have agreed; CannotUndo says why not."""
        obstacle = self.obstacle_to_undo(seat)
        if obstacle is not None and not (agreed and obstacle == OTHERS_ANSWERED):
            raise CannotUndo(obstacle, seat=seat)
        last = self._last_choice(seat)
        assert last is not None
        self.take_back(self.goes_with(last))

    def goes_with(self, place: int) -> tuple[int, ...]:
        """The choice at this place of the list, and those after it that are not asked for without it."""
        going = self._going.get(place) if self._going is not None else None
        if going is None or not going.is_of(self.played):
            if self._going is None or len(self._going) >= MOST_GOING:
                self._going = {}
            going = self._going[place] = Going(self.played, place)
        return going.follow(self.played)

    def obstacle_to_taking_back(self, places: Iterable[int]) -> str | None:
        """Why these choices cannot be taken out of the list, even if all agree; None when they can."""
        first = min(places, default=len(self.played))
        return self._obstacle_to_unlearning(first) if 0 <= first < len(self.played) else "nothing-to-undo"

    def take_back(self, places: Iterable[int]) -> None:
        """Take these choices out of the list and play the others again, never past anything learned since."""
        gone = set(places)
        obstacle = self.obstacle_to_taking_back(gone)
        first = min(gone, default=len(self.played))
        if obstacle is not None:
            raise CannotUndo(obstacle, at=first)
        later = [self.played[place] for place in range(first + 1, len(self.played)) if place not in gone]
        self.game = self.played[first].before.clone()
        del self.played[first:]
        for played in later:
            self.choose(played.seat, played.choice)

    def _last_choice(self, seat: int) -> int | None:
        for place in range(len(self.played) - 1, -1, -1):
            if self.played[place].seat == seat:
                return place
        return None

    def _obstacle_to_unlearning(self, place: int) -> str | None:
        before = self.played[place].before
        if before.learned != self.game.learned:
            return "somebody-learned"
        if before.counters != self.game.counters:
            return "chance-was-used"
        return None


def _asks_alike(game: Game, other: Game, seat: int, choice: int) -> bool:
    """Does the game ask the seat what the other one asks it, and allow the same choice?"""
    question, same = game.question(seat), other.open[seat]
    return (
        question is not None
        and type(question) is type(same)
        and question.fields() == same.fields()
        and choice in game.options_of[seat]
    )
