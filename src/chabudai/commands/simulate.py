"""`chabudai simulate`: many games between bots, as numbers or as data."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text as Line

from chabudai import games
from chabudai.bots.arena import play
from chabudai.commands.inputs import (
    BOT_NAMES,
    WHICH_GAME,
    Deck,
    Options,
    at_least_one,
    bot_name,
    bots_of,
    games_like,
    names_of,
    options_of,
    read_deck,
    seats_for,
    whole_number,
)
from chabudai.commands.voice import HELP, VOICE, Language, err, out, print_data
from chabudai.core.box import Box
from chabudai.core.playout import playout
from chabudai.core.points import Points
from chabudai.core.rng import Rng
from chabudai.core.step import Game
from chabudai.terminal.paint import ACCENT, FAINT
from chabudai.words import Words

AT_RANDOM = "random"
INTERRUPTED = 130


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help=WHICH_GAME, autocompletion=games_like)],
    seats: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="N", help=HELP("cli-seats"), show_default=False)
    ] = None,
    number: Annotated[
        int, typer.Option("--games", "-n", parser=at_least_one, metavar="K", help=HELP("cli-simulate-games"))
    ] = 100,
    seed: Annotated[int, typer.Option(parser=whole_number, metavar="N", help=HELP("cli-simulate-seed"))] = 0,
    bots: Annotated[str, typer.Option(metavar=BOT_NAMES, help=HELP("cli-simulate-bots"))] = AT_RANDOM,
    jsonl: Annotated[bool, typer.Option("--jsonl", metavar="", help=HELP("cli-simulate-jsonl"))] = False,
    option: Options = None,
    deck: Deck = None,
    lang: Language = None,
) -> None:
    box = games.find(game)
    options = options_of(box, option)
    cards = read_deck(box, deck)
    count = seats_for(box, seats, bots)
    players = bots_of(bots, count)
    box.new(count, seed, options, cards)  # says what does not fit before the bar appears
    # Data for programs does not depend on the language of the machine, unless asked to.
    words = VOICE.words if lang is not None or not jsonl else Words("en")
    tally = Tally(count)
    with Progress(console=err(), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(words("simulate-running", game=box.title), total=number)
        try:
            for place in range(number):
                position = box.new(count, seed + place, options, cards)
                if bots == AT_RANDOM:
                    choices = playout(position, Rng(seed + place))
                else:
                    choices = play(position, players, seed + place)
                tally.add(position, choices)
                if jsonl:
                    print_data(_as_data(box, position, seed + place, choices, words))
                progress.advance(bar)
        except KeyboardInterrupt:
            pass  # what has been played is shown all the same
    done = len(tally.points[0])
    if done and not jsonl:
        tally.show(words, [bot_name(name) for name in names_of(bots, count)])
    if done < number:
        err().print(Line(words("simulate-interrupted", done=done, all=number), ACCENT))
        raise typer.Exit(INTERRUPTED)


class Tally:
    """What the games add up to."""

    def __init__(self, seats: int) -> None:
        self.points: list[list[int]] = [[] for _ in range(seats)]
        self.wins = [0] * seats
        self.choices = 0
        self.start = perf_counter()

    def add(self, game: Game, choices: int) -> None:
        """Count a finished game."""
        for seat, points in enumerate(game.totals()):
            self.points[seat].append(points)
        for seat, rank in enumerate(game.ranks()):
            self.wins[seat] += rank == 1
        self.choices += choices

    def show(self, words: Words, names: Sequence[str]) -> None:
        """The table of seats and a line on speed."""
        number = len(self.points[0])
        seconds = perf_counter() - self.start
        table = Table()
        heads = ("seat", "simulate-bot", "simulate-mean", "simulate-least", "simulate-most", "simulate-wins")
        for head in heads:
            table.add_column(words(head), justify="right")
        for seat, points in enumerate(self.points):
            if points:
                mean = f"{sum(points) / number:.2f}"
                table.add_row(str(seat), names[seat], mean, str(min(points)), str(max(points)), str(self.wins[seat]))
        out().print(table)
        speed = f"{number / seconds:.0f}" if seconds else "–"
        each = f"{self.choices / number:.1f}" if number else "–"
        out().print(Line(words("simulate-speed", games=number, speed=speed, choices=each), FAINT))


def _as_data(box: Box, game: Game, seed: int, choices: int, words: Words) -> dict[str, Any]:
    return {
        "game": box.name,
        "seed": seed,
        "seats": game.seats,
        "choices": choices,
        "scores": [_tree(tree, words) for tree in game.scores(None)],
        "final": box.picture(game),
    }


def _tree(points: Points, words: Words) -> dict[str, Any]:
    return {
        "points": points.points,
        "clause": points.clause,
        "label": words.say(points.label),
        "parts": [_tree(part, words) for part in points.parts],
    }
