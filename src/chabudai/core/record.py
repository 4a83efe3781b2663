"""Record: a game as its table, its seed and the list of choices.  That list is the truth; everything else follows.

A choice is written as the seat and the choice's notation: "2 place c3".  A supplied deck travels inside the record;
so may the players, that a game taken up again is the same game for the same people.  The engine needs only the rest.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from chabudai.core.box import Box, Json, Value
from chabudai.core.ending import Ending, read_ending
from chabudai.core.errors import BadRecord, Refused
from chabudai.core.game import Game
from chabudai.core.notation import parse_choice
from chabudai.core.notation import write_choice as write_choice
from chabudai.core.players import Player, read_players

FORMAT = 1
MOST_CHOICES = 100_000  # a record longer than any game is not read to its end


@dataclass(frozen=True)
class Record:
    """Everything needed to play a game again."""

    game: str
    edition: int
    seats: int
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)
    deck: Json = None
    choices: tuple[str, ...] = ()
    players: tuple[Player, ...] = ()  # one a seat, or none at all: nobody noted who played
    ended: Ending | None = None  # given up after the last of these choices

    def upto(self, count: int) -> Record:
        """The same game cut off after `count` choices: a new game can be continued from there."""
        if not 0 <= count <= len(self.choices):
            raise BadRecord("no-such-choice", at=count, possible=[f"0–{len(self.choices)}"])
        return self if count == len(self.choices) else replace(self, choices=self.choices[:count], ended=None)

    def to_json(self) -> dict[str, Json]:
        """The record as plain data."""
        players: dict[str, Json] = {"players": [player.to_json() for player in self.players]} if self.players else {}
        return {
            "format": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "deck": self.deck,
            **players,
            **({} if self.ended is None else {"ended": self.ended.to_json()}),
            "choices": list(self.choices),
        }

    def dumps(self) -> str:
        """The record as a file: one choice a line, so that two of them can be compared by eye."""
        data = self.to_json()
        choices = ",\n    ".join(json.dumps(choice) for choice in data.pop("choices"))
        head = json.dumps(data, ensure_ascii=False, indent=2)[:-2]
        return f'{head},\n  "choices": [\n    {choices}\n  ]\n}}\n' if choices else f'{head},\n  "choices": []\n}}\n'


def loads(text: str) -> Record:
    """Read a record; BadRecord says what is wrong and, for broken JSON, where."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadRecord("not-json", where=where, detail=error.msg) from error
    except (RecursionError, ValueError) as error:
        raise BadRecord("not-json", detail=str(error)) from error
    return from_json(data)


def from_json(data: Json) -> Record:
    """Check that the data has the form of a record."""
    if not isinstance(data, dict):
        raise BadRecord("not-a-record", found=type(data).__name__)
    if "seat_record" in data:  # what a table gives away of a game that is still played
        table = data.get("table")
        game = table.get("game") if isinstance(table, dict) else None
        own = data.get("own_choices")
        raise BadRecord("seat-record", game=str(game)[:40], count=len(own) if isinstance(own, list) else 0)
    if data.get("format") != FORMAT:
        raise BadRecord("unknown-format", format=data.get("format"), possible=[FORMAT])
    return Record(
        game=_typed(data, "game", str),
        edition=_typed(data, "edition", int),
        seats=_typed(data, "seats", int),
        seed=_typed(data, "seed", int),
        options=_typed(data, "options", dict),
        deck=data.get("deck"),
        choices=_choices(_typed(data, "choices", list)),
        players=read_players(data["players"], data["seats"]) if "players" in data else (),
        ended=read_ending(data["ended"], data["seats"]) if "ended" in data else None,
    )


def fits(box: Box, record: Record) -> None:
    """BadRecord unless the record is one of this edition of this game."""
    if record.game != box.name:
        raise BadRecord("foreign-record", game=record.game, possible=[box.name])
    if record.edition != box.edition:
        raise BadRecord("other-edition", edition=record.edition, possible=[box.edition])


def start(box: Box, record: Record) -> Game:
    """The position before the first choice."""
    fits(box, record)
    return box.new(record.seats, record.seed, record.options, record.deck)


def replay(
    box: Box, record: Record, upto: int | None = None, each: Callable[[Game, int, int], None] | None = None
) -> Game:
    """Play the record again, `upto` choices of it; `each` is told the position, seat and choice before each."""
    cut = record if upto is None else record.upto(upto)
    game = start(box, record)
    for seat, choice in read_along(game, cut.choices):
        if each is not None:
            each(game, seat, choice)
        game.take(seat, choice)
    return game


def read_along(game: Game, choices: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Each written choice as seat and choice, to be made before the next is read.

    What cannot be read or is not allowed raises BadRecord; what goes wrong when it is made is no fault of the record.
    """
    for number, written in enumerate(choices, start=1):
        seat, choice = read_choice(game, written, number)
        try:
            game.checked(seat, choice)
        except Refused as error:
            raise BadRecord("choice-refused", where=f"choice {number}", choice=written, detail=str(error)) from error
        yield seat, choice


def read_choice(game: Game, written: str, number: int) -> tuple[int, int]:
    """A written choice as seat and choice."""
    name, _, notation = written.partition(" ")
    seat = int(name) if name.isascii() and name.isdigit() and len(name) < 3 else -1
    choice = parse_choice(game, seat, notation)
    if choice is None:
        raise BadRecord(
            "unreadable-choice", where=f"choice {number}", choice=written[:80], possible=possible_choices(game)
        )
    return seat, choice


def possible_choices(game: Game) -> list[str]:
    """Every choice that the position allows, as written in a record."""
    return [write_choice(game, seat, choice) for seat in game.waiting() for choice in game.options_of[seat]]


def _typed(data: dict[str, Json], name: str, kind: type) -> Json:
    value = data.get(name)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        raise BadRecord("bad-field", field=name, found=type(value).__name__, possible=[kind.__name__])
    return value


def _choices(items: list[Json]) -> tuple[str, ...]:
    if len(items) > MOST_CHOICES:
        raise BadRecord("too-many-choices", count=len(items), possible=[MOST_CHOICES])
    for number, item in enumerate(items, start=1):
        if not isinstance(item, str):
            raise BadRecord("bad-field", field=f"choices[{number}]", found=type(item).__name__, possible=["str"])
    return tuple(items)
