"""What a finished game has shown: which effects, specials and missions came about, and how it ended."""

from __future__ import annotations

from typing import Final

from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD
from chabudai.games.artigiano.material import EFFECT, EFFECTS, KEY_BEARER, ROYAL, SPECIALS, TYPE
from chabudai.games.artigiano.state import Artigiano

MISSIONS_OF_A_SORT: Final = 20
FULL_CASTLE: Final = "end.1"
EMPTY_PILE: Final = "end.2"
SIGHTS: Final = (
    *(f"E{number + 1:02d}" for number in range(EFFECTS)),
    *(f"S{number + 1:02d}" for number in range(SPECIALS)),
    *(f"R{number + 1:02d}" for number in range(MISSIONS_OF_A_SORT)),
    *(f"P{number + 1:02d}" for number in range(MISSIONS_OF_A_SORT)),
    *(FULL_CASTLE, EMPTY_PILE),
)


def seen(game: Game, events: list[Event]) -> set[str]:
    """The actions played, the specials laid, the missions accomplished, and the end."""
    assert isinstance(game, Artigiano)
    found = {EMPTY_PILE if any(event.kind == "pile-empty" for event in events) else FULL_CASTLE}
    for event in events:
        if event.kind == "play":
            found.add(f"E{EFFECT[event.facts['card']]:02d}")
        elif event.kind == "lay-special":
            found.add(f"S{EFFECT[event.facts['card']] + 1:02d}")
        elif event.kind == "key-bearer":
            found.add(f"S{KEY_BEARER + 1:02d}")
        elif event.kind == "claim":
            found.add(f"P{EFFECT[event.facts['card']] + 1:02d}")
    for seat in range(game.seats):
        for place in range(game.mission_count()):
            card = game.mission_entry(seat, place) & CARD
            if TYPE[card] == ROYAL and game.accomplished[seat] >> place & 1:
                found.add(f"R{EFFECT[card] + 1:02d}")
    return found
