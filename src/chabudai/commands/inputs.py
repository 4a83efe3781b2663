"""What commands are given: numbers, options of a game, files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from chabudai import games
from chabudai.bots import BOTS
from chabudai.commands.voice import HELP, VOICE
from chabudai.core.box import Box, Json, Value
from chabudai.core.errors import BadDeck, BadRecord, BadTable, ChabudaiError
from chabudai.core.record import Record, loads

LONGEST_FILE = 20_000_000  # bytes; no record or deck comes near it

BOT_NAMES = "|".join([*BOTS, "greedy:N", "search:N", "MODULE:BOT"])
WHICH_GAME = HELP("cli-game", games=HELP.listed(games.names(), last="or"))


def games_like(begun: str) -> list[str]:
    """How the Tab key completes the name of a game."""
    return [name for name in games.names() if name.startswith(begun)]


def whole_number(text: str | int) -> int:
    """A number from 0 on."""
    if isinstance(text, int):
        return text
    if not (text.isascii() and text.isdigit() and len(text) < 80):
        raise BadTable("not-a-number", value=text)
    return int(text)


def at_least_one(text: str | int) -> int:
    """A number from 1 on: nothing is proved, measured or played by none."""
    number = whole_number(text)
    if number < 1:
        raise BadTable("not-a-count", value=text)
    return number


GameName = Annotated[str, typer.Argument(metavar="GAME", help=WHICH_GAME, autocompletion=games_like)]
Seats = Annotated[
    int | None, typer.Option("--seats", parser=whole_number, metavar="N", help=HELP("cli-seats"), show_default=False)
]
Jobs = Annotated[
    int | None,
    typer.Option("--jobs", parser=at_least_one, metavar="N", help=HELP("cli-check-jobs"), show_default=False),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help=HELP("cli-option"), show_default=False),
]
Deck = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help=HELP("cli-deck"), show_default=False)]


def seats_of(box: Box, seats: int | None) -> int:
    """The seat count asked for, else the usual one."""
    return box.seat_counts[len(box.seat_counts) // 2] if seats is None else seats


def seats_for(box: Box, seats: int | None, bots: str, people: int = 0) -> int:
    """The seat count asked for, else one for each of several bots named and for the people, else the usual one."""
    named = len(bots.split(","))
    return named + people if seats is None and named > 1 else seats_of(box, seats)


def names_of(written: str, seats: int) -> list[str]:
    """Names with commas between them, one a seat; a single name holds for all."""
    names = [name.strip() for name in written.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadTable("bad-bot-count", count=len(names), seats=seats)
    return names


def bot_name(written: str) -> str:
    """What a bot is called in the reader's language; a search keeps its budget as a name."""
    return VOICE.words(f"bot-{written}") if written in BOTS else written


def seat_of(seats: int, seat: int) -> int:
    """A seat that the table has."""
    if not 0 <= seat < seats:
        raise BadTable("bad-seat", seat=seat, possible=range(seats))
    return seat


def options_of(box: Box, given: Sequence[str] | None) -> dict[str, Value]:
    """`key=value` for each option, checked by the game."""
    options: dict[str, Value] = {}
    for item in given or ():
        key, sign, value = item.partition("=")
        if not sign:
            raise BadTable(
                "bad-option-form", option=item, possible=[f"{o.key}={_written(o.values[-1])}" for o in box.options]
            )
        options[key] = _value(box, key, value)
    return box.complete(options)


def _value(box: Box, key: str, text: str) -> Value:
    """The value that is written like this; an unknown one stays a text, which the game refuses."""
    for option in box.options:
        if option.key == key:
            for value in option.values:
                if _written(value) == text.casefold():
                    return value
            raise BadTable("bad-option-value", option=key, value=text, possible=[_written(v) for v in option.values])
    return text


def _written(value: Value) -> str:
    return str(value).casefold()


def read_deck(box: Box, file: Path | None) -> Json:
    """A deck that the player wrote, for a game that takes one."""
    if file is None:
        return None
    if box.read_deck is None:
        raise BadDeck("no-own-deck", game=box.title)
    return box.read_deck(_read(file, BadDeck), str(file))


def read_record(file: Path) -> Record:
    """A saved game."""
    text = _read(file, BadRecord)
    try:
        return loads(text)
    except BadRecord as error:
        error.where = f"{file}, {error.where}" if error.where else str(file)
        raise


def _read(file: Path, kind: type[ChabudaiError]) -> str:
    try:
        if file.stat().st_size > LONGEST_FILE:
            raise kind("file-too-long", where=str(file))
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise kind("no-such-file", where=str(file)) from error
    except IsADirectoryError as error:
        raise kind("file-is-a-folder", where=str(file)) from error
    except UnicodeDecodeError as error:
        raise kind("file-not-text", where=str(file)) from error
    except OSError as error:
        raise kind("file-unreadable", where=str(file), reason=str(error.strerror)) from error
