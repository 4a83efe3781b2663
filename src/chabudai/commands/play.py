"""`chabudai play`: a game at the terminal against bots."""

from __future__ import annotations

import secrets
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text as Line

from chabudai import games
from chabudai.bots import NAMES, USUAL, player
from chabudai.commands.inputs import (
    BOT_NAMES,
    WHICH_GAME,
    Deck,
    Options,
    Seats,
    bot_name,
    games_like,
    names_of,
    options_of,
    read_deck,
    read_record,
    seat_of,
    seats_for,
    whole_number,
)
from chabudai.commands.menu import pick
from chabudai.commands.voice import HELP, VOICE, Language, out
from chabudai.core.box import Box
from chabudai.core.errors import BadRecord, BadTable
from chabudai.core.match import Match
from chabudai.core.players import Player, person
from chabudai.terminal import saves
from chabudai.terminal.paint import ACCENT, FAINT
from chabudai.terminal.session import Session
from chabudai.terminal.table import names_at

SEEDS = 1_000_000  # short enough to tell a friend


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=WHICH_GAME, autocompletion=games_like, show_default=False)
    ] = None,
    seats: Seats = None,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="S", help=HELP("cli-play-seat"), show_default="0")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="N", help=HELP("cli-play-seed"), show_default=False),
    ] = None,
    option: Options = None,
    deck: Deck = None,
    opponents: Annotated[
        str | None, typer.Option(metavar=BOT_NAMES, help=HELP("cli-opponents"), show_default=USUAL)
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help=HELP("cli-play-record"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    if game is None and record is None and sys.stdin.isatty():
        console = out()
        picked = pick(console, console.input)
        if picked is None:
            return
        game, record = (picked, None) if isinstance(picked, str) else (None, picked)
    if record is not None:
        fixed = {"--seats": seats, "--seed": seed, "--option": option, "--deck": deck}
        for name, given in fixed.items():
            if given is not None:
                raise BadTable("options-exclude", option="--record", other=name)
        go_on(record, game, seat, opponents, lang)
        return
    if game is None:
        raise BadTable("which-game", possible=games.names())
    box = games.find(game)
    chosen = secrets.randbelow(SEEDS) if seed is None else seed
    count = seats_for(box, seats, opponents or USUAL, people=1)
    match = Match(box, count, chosen, options_of(box, option), read_deck(box, deck))
    sit_down(match, seat_of(count, seat or 0), opponents)
    begin(match, saves.new_file(match))


def go_on(file: Path, game: str | None, seat: int | None, opponents: str | None, lang: str | None) -> None:
    """Take up a saved game: the same seat, the same opponents, the same language."""
    saved = read_record(file)
    if game not in (None, saved.game):
        raise BadRecord("foreign-record", where=str(file), game=saved.game, possible=[game])
    match = Match.resume(games.find(saved.game), saved)
    mine = person(saved.players)
    if mine is not None:
        if seat not in (None, mine):  # whoever keeps a record may not look into the others' hands
            raise BadRecord("not-your-seat", where=str(file), seat=seat, possible=[mine])
        if lang is None and saved.players[mine].language:
            VOICE.choose(saved.players[mine].language)
    sit_down(match, seat_of(saved.seats, seat or 0) if mine is None else mine, opponents)
    if mine is None:
        out().print(Line(VOICE.words("session-nobody", seat=person(match.players)), ACCENT))
    home = file.resolve().parent == saves.folder().resolve()
    # A file from elsewhere stays as it is: the game goes on in the player's own folder.
    stays = home or match.game.over
    begin(match, file if stays else saves.new_file(match), kept=match.game.over or (home and match.record == saved))


def sit_down(match: Match, mine: int, opponents: str | None) -> None:
    """Note who sits where: whoever sat there before, with the bots that were asked for."""
    seats = match.game.seats
    before = match.players or tuple(Player(name) for name in NAMES[:seats])
    others = [seat for seat in range(seats) if seat != mine]
    # Where a game is over nobody has to play for the people who were there.
    bots = {seat: before[seat].bot or ("" if match.game.over else USUAL) for seat in others}
    if opponents is not None:
        bots = dict(zip(others, names_of(opponents, len(others)), strict=True))
    me = Player(before[mine].name if before[mine].me else "", me=True, language=VOICE.words.language)
    match.players = tuple(me if seat == mine else replace(player, bot=bots[seat]) for seat, player in enumerate(before))


def begin(match: Match, file: Path, kept: bool = False) -> None:
    """Say what is played against whom, and play."""
    mine = person(match.players)
    assert mine is not None
    written = {seat: one.bot for seat, one in enumerate(match.players) if one.bot}
    bots = {seat: player(name) for seat, name in written.items()}
    console, words = out(), VOICE.words
    console.print(Line(_options(match.box, match), FAINT))
    names = names_at(words, match.game.seats, mine, match.players)
    shown = [words("session-opponent", player=names[seat], bot=bot_name(name)) for seat, name in written.items()]
    if shown:
        console.print(Line(" · ".join(shown), FAINT))
    code = Session(match, mine, words, console, console.input, bots, file, kept).run()
    if code:
        raise typer.Exit(code)


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
