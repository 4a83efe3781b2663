"""What many games together should show: every card played, every event, the rarer abilities, exhausted piles."""

from __future__ import annotations

from collections import Counter
from typing import Final

from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.games.machi.ledger import COURT_POINT, reason_of
from chabudai.games.machi.material import KEYS
from chabudai.games.machi.state import Machi

# Kinds of event by which the card they name is played.
PLAYS: Final = ("founded", "installed", "outside", "finished", "attack", "defend", "event")
COURT: Final = "court-point"
RARE: Final = (
    *("refuse-free", "recalled"),  # the Castle and the Clandestine den at work
    *("reshuffled", "yakuza-home", "heir", "building-lost", "survived", "refuse", "duel-tied"),
)
SIGHTS: Final = (*KEYS, *RARE, COURT)


def seen(game: Game, events: list[Event]) -> Counter[str]:
    """How often each card was played and each rare thing happened in a finished game."""
    assert isinstance(game, Machi)
    found = Counter(event.kind for event in events if event.kind in RARE)
    found.update(KEYS[event.facts["card"]] for event in events if event.kind in PLAYS)
    found[COURT] += sum(reason_of(line) == COURT_POINT for line in game.ledger)
    return found
