"""Where a replay can jump to: the rounds of the game, and the cards that its log speaks of."""

# mypyc: compile
from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from chabudai.core.events import Event
from chabudai.core.scene import Text
from chabudai.table.course.seats import named_then
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache

CARD = "card"  # what games call the card that an event is about


@dataclass
class Jumps:
    """What one viewer may be told."""

    rounds: list[tuple[int, str]] = field(default_factory=list)  # a move, and what begins with it
    cards: dict[str, list[int]] = field(default_factory=dict)  # a name, and the moves that speak of it

    def next_of(self, name: str, at: int) -> int:
        """The next move after `at` that speaks of a card; after the last one the first."""
        moves = self.cards[name]
        return next((move for move in moves if move > at), moves[0])


_found: Final[TableCache[tuple[int | None, str, tuple[str, ...]], Jumps]] = TableCache(lasting=True)
_begun: Final[TableCache[None, list[tuple[int, Event]]]] = TableCache()


def jumps(table: Table, viewer: int | None, voice: Voice) -> Jumps:
    """Made once for each viewer and language: a finished game does not change."""
    names = table.names(viewer)
    key = viewer, voice.language, tuple(names)
    if key not in _found.of(table):
        deque(finding(table, viewer, voice), 0)
    return _found.of(table)[key]


def beginnings(table: Table, viewer: int | None) -> list[tuple[int, Event]]:
    """The moves with which rounds begin, and the events that say so: soon found, and put into words by `begun`."""
    known = _begun.of(table)
    if None not in known:
        kinds = table.match.box.rounds
        known[None] = [found for found in _events(table) if found[1].kind in kinds]
    return [found for found in known[None] if found[1].visible_to(viewer)]


def finding(table: Table, viewer: int | None, voice: Voice) -> Iterator[None]:
    """The same in small steps, for whoever must not keep others waiting."""
    names = table.names(viewer)
    key = viewer, voice.language, tuple(names)
    if key in _found.of(table):
        return
    box = table.match.box
    found = Jumps()
    for move, event in _events(table):
        yield
        if not event.visible_to(viewer):
            continue
        if event.kind in box.rounds:
            found.rounds.append((move, begun(table, move, event, names, voice)))
        if CARD in event.facts:
            moves = found.cards.setdefault(_name(box.fact(CARD, event.facts[CARD]), voice), [])
            if moves[-1:] != [move]:
                moves.append(move)
    found.cards = dict(sorted(found.cards.items()))
    _found.of(table)[key] = found


def _events(table: Table) -> Iterator[tuple[int, Event]]:
    for event in table.match.opening_events:
        yield 0, event
    for move, played in enumerate(table.match.played, start=1):
        for event in played.events:
            yield move, event


def begun(table: Table, move: int, event: Event, names: Sequence[str], voice: Voice) -> str:
    """What begins there, with the names that the seats had then."""
    return voice.say(voice.told(table.match.box, event), named_then(names, table.course.seats.former, move - 1))


def _name(card: object, voice: Voice) -> str:
    """A game names its cards, or it numbers them."""
    return voice.say(card, ()) if isinstance(card, Text) else voice("page-card-number", number=str(card))
