"""`chabudai play`: a game at the terminal against bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text as Line

from chabudai import games
from chabudai.bots import USUAL
from chabudai.commands.inputs import (
    BOT_NAMES,
    WHICH_GAME,
    Deck,
    Options,
    bot_name,
    bots_of,
    names_of,
    options_of,
    read_deck,
    read_record,
    seat_of,
    seats_for,
    whole_number,
)
from chabudai.commands.voice import HELP, VOICE, Language, out
from chabudai.core.box import Box
from chabudai.core.errors import BadRecord, BadTable
from chabudai.core.match import Match
from chabudai.terminal import saves
from chabudai.terminal.paint import FAINT
from chabudai.terminal.session import Session
from chabudai.terminal.table import names_at

SEEDS = 1_000_000  # short enough to tell a friend


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=WHICH_GAME, show_default=False)] = None,
    seats: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="N", help=HELP("cli-seats"), show_default=False),
    ] = None,
    seat: Annotated[int, typer.Option(parser=whole_number, metavar="S", help=HELP("cli-play-seat"))] = 0,
    seed: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="N", help=HELP("cli-play-seed"), show_default=False),
    ] = None,
    option: Options = None,
    deck: Deck = None,
    opponents: Annotated[str, typer.Option(metavar=BOT_NAMES, help=HELP("cli-opponents"))] = USUAL,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help=HELP("cli-play-record"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    if record is not None:
        saved = read_record(record)
        box = games.find(saved.game)
        if game is not None and game != saved.game:
            raise BadRecord("foreign-record", where=str(record), game=saved.game, possible=[game])
        match = Match.resume(box, saved)
        file = record if record.resolve().parent == saves.folder().resolve() else saves.new_file(match)
    else:
        if game is None:
            raise BadTable("which-game", possible=games.names())
        box = games.find(game)
        chosen = secrets.randbelow(SEEDS) if seed is None else seed
        count = seats_for(box, seats, opponents, people=1)
        match = Match(box, count, chosen, options_of(box, option), read_deck(box, deck))
        file = saves.new_file(match)
    mine = seat_of(match.game.seats, seat)
    others = [other for other in range(match.game.seats) if other != mine]
    bots = dict(zip(others, bots_of(opponents, len(others)), strict=True))
    console = out()
    console.print(Line(_options(box, match), FAINT))
    names = names_at(VOICE.words, match.game.seats, mine)
    told = zip(others, names_of(opponents, len(others)), strict=True)
    shown = [VOICE.words("session-opponent", player=names[other], bot=bot_name(name)) for other, name in told]
    if shown:
        console.print(Line(" · ".join(shown), FAINT))
    session = Session(match, mine, VOICE.words, console, console.input, bots, file)
    if not session.run():
        raise typer.Exit(130)


def _options(box: Box, match: Match) -> str:
    """The options of this table, and which of them stand for components that we rebuilt."""
    words = VOICE.words
    told = []
    for option in box.options:
        value = match.options[option.key]
        if option.key == "deck" and match.deck is not None:
            said = words("options-own-deck")
        elif value in option.reconstructed:
            said = words("options-reconstructed", value=words.value(box, option.key, value))
        else:
            said = words.value(box, option.key, value)
        told.append(words("options-value", option=words.option(box, option.key), value=said))
    return " · ".join(told)
