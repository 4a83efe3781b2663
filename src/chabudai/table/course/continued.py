"""A match that goes on from a position instead of a deal: after an upgrade, or in a game that is imagined or tried out.

What happened before is told from the events that the log keeps with each choice; see `editions`.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Mapping

from chabudai.core import codec
from chabudai.core.box import Box, Json, Value
from chabudai.core.game import Game
from chabudai.core.match import Match


class Continued(Match):
    """Its record cannot be replayed from the seed, so it is never given away as one."""

    def __init__(self, box: Box, game: Game, seed: int, options: Mapping[str, Value], deck: Json) -> None:
        self.box = box
        self.seed = seed
        self.options = dict(options)
        self.deck = deck
        self.players = ()
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


def rehearsal(match: Match) -> Match:
    """The same match, to try choices and undo on: nothing of it comes back."""
    new = Continued(match.box, match.game.clone(), match.seed, match.options, match.deck)
    new.played, new.opening_events = match.played[:], match.opening_events
    return new


def decode_any_edition(box: Box, position: Mapping[str, Json], deck: Json) -> Game:
    """The position, even when an older edition of the game wrote it; BadPosition when its form has changed."""
    return codec.decode(box, {**position, "edition": box.edition}, deck)
