"""A match that goes on from a position instead of a deal: after an upgrade, or in an imagined game.

What happened before is told from the events that the log keeps with each choice; see `Told`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chabudai.core import codec
from chabudai.core.box import Box, Json, Value
from chabudai.core.events import Event
from chabudai.core.match import Match
from chabudai.core.step import Game
from chabudai.table.consent import Proposal


class Continued(Match):
    """Its record cannot be replayed from the seed, so it is never given away as one."""

    def __init__(self, box: Box, game: Game, seed: int, options: Mapping[str, Value], deck: Json) -> None:
        self.box = box
        self.seed = seed
        self.options = dict(options)
        self.deck = deck
        self.played = []
        self.game = game
        self.opening_events = ()


def branch(match: Match, count: int) -> Match:
    """A match that goes on from after so many choices of another one.

    Nothing is played again: what stood before a choice never changes, so both matches have it.
    """
    new = Match(match.box, match.game.seats, match.seed, match.options, match.deck)
    new.game, new.played = match.at(count), match.played[:count]
    return new


class Told:
    """The events of an older edition's choices: what its log says happened, minus what was taken back."""

    def __init__(self, before: int) -> None:
        self._choices: list[tuple[int | None, list[Event]]] = [(None, [])] * before

    def choice(self, seat: int | None, stored: Sequence[Json]) -> None:
        """A choice with the events that were kept with it."""
        self._choices.append((seat, [Event(kind, clause, facts, seen) for kind, clause, facts, seen in stored]))

    def undo(self, seat: int | None) -> None:
        """The seat took its last choice back."""
        for place in range(len(self._choices) - 1, -1, -1):
            if self._choices[place][0] == seat:
                del self._choices[place]
                return

    def take_back(self, proposal: Proposal) -> None:
        """All agreed that these choices go."""
        for place in sorted(proposal.taken_back(len(self._choices)), reverse=True):
            del self._choices[place]

    def events(self) -> tuple[Event, ...]:
        """All of it in order."""
        return tuple(event for _, events in self._choices for event in events)


def decode_any_edition(box: Box, position: Mapping[str, Json], deck: Json) -> Game:
    """The position, even when an older edition of the game wrote it; BadPosition when its form has changed."""
    return codec.decode(box, {**position, "edition": box.edition}, deck)
