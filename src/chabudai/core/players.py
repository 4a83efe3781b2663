"""Who sat at a recorded game.  The engine does not need to know, but whoever takes the game up again does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chabudai.core.box import Json
from chabudai.core.errors import BadRecord

LONGEST: Final = 80  # letters of a name, a bot or a language
TEXTS: Final = ("name", "bot", "language")


@dataclass(frozen=True)
class Player:
    """One seat of a recorded game."""

    name: str = ""  # none: the person who keeps the record, or somebody whose name nobody knows
    bot: str = ""  # which bot chooses for the seat; none: a person does
    me: bool = False  # the person who keeps the record: nobody else's cards are that person's to see
    language: str = ""  # in which that person plays

    def to_json(self) -> dict[str, Json]:
        """What is known, as plain data."""
        known: dict[str, Json] = {key: getattr(self, key) for key in TEXTS if getattr(self, key)}
        return {**known, "me": True} if self.me else known


def person(players: Sequence[Player]) -> int | None:
    """The seat of whoever keeps the record."""
    return next((seat for seat, player in enumerate(players) if player.me), None)


def read_players(data: Json, seats: int) -> tuple[Player, ...]:
    """The block `players` of a record: one for each seat, at most one of them the keeper's own."""
    _hold("players", data, list)
    players = tuple(_read(item, f"players[{number}]") for number, item in enumerate(data, start=1))
    if len(players) != seats or sum(player.me for player in players) > 1:
        raise BadRecord("bad-players", seats=seats)
    return players


def _read(data: Json, field: str) -> Player:
    _hold(field, data, dict)
    for key, value in data.items():
        if key not in (*TEXTS, "me"):
            raise BadRecord("unknown-field", where=field, field=str(key)[:LONGEST], possible=[*TEXTS, "me"])
        _hold(f"{field}.{key}", value, bool if key == "me" else str)
        # These texts are printed as they are: nothing in them may steer a terminal.
        if isinstance(value, str) and not (value.isprintable() and len(value) <= LONGEST):
            raise BadRecord("bad-name", where=f"{field}.{key}", possible=[f"1–{LONGEST}"])
    player = Player(**data)
    if player.me and player.bot:
        raise BadRecord("bad-players", where=field)
    return player


def _hold(field: str, found: Json, wanted: type) -> None:
    if not isinstance(found, wanted):
        raise BadRecord("bad-field", field=field, found=type(found).__name__, possible=[wanted.__name__])
