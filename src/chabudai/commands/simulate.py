"""`chabudai simulate`: many games between bots, as numbers or as data."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Line

from chabudai import games
from chabudai.bots import player
from chabudai.bots.arena import play
from chabudai.commands.exits import INTERRUPTED
from chabudai.commands.inputs import (
    BOT_NAMES,
    Deck,
    GameName,
    Jobs,
    Options,
    Seats,
    at_least_one,
    bot_name,
    names_of,
    options_of,
    read_deck,
    seats_for,
    whole_number,
)
from chabudai.commands.voice import HELP, VOICE, Language, err, out, print_data
from chabudai.core.box import Box, Json, Value
from chabudai.core.game import Game
from chabudai.core.playout import playout
from chabudai.core.points import Points
from chabudai.core.rng import Rng
from chabudai.lab.crew import Here, crew_of, in_order
from chabudai.terminal.paint import ACCENT, FAINT
from chabudai.words import Words

AT_RANDOM = "random"
BATCH_SECONDS = 0.5  # of play: how often the bar moves
WORTH_STARTING = 4.0  # seconds


def simulate(
    game: GameName,
    seats: Seats = None,
    number: Annotated[
        int, typer.Option("--games", "-n", parser=at_least_one, metavar="K", help=HELP("cli-simulate-games"))
    ] = 100,
    seed: Annotated[int, typer.Option(parser=whole_number, metavar="N", help=HELP("cli-simulate-seed"))] = 0,
    bots: Annotated[str, typer.Option(metavar=BOT_NAMES, help=HELP("cli-simulate-bots"))] = AT_RANDOM,
    jsonl: Annotated[bool, typer.Option("--jsonl", metavar="", help=HELP("cli-simulate-jsonl"))] = False,
    option: Options = None,
    deck: Deck = None,
    jobs: Jobs = None,
    lang: Language = None,
) -> None:
    box = games.find(game)
    options = options_of(box, option)
    cards = read_deck(box, deck)
    count = seats_for(box, seats, bots)
    names = names_of(bots, count)
    box.new(count, seed, options, cards)  # says what does not fit before the bar appears
    for name in names:
        player(name)
    # Data for programs does not depend on the language of the machine, unless asked to.
    words = VOICE.words if lang is not None or not jsonl else Words("en")
    task = Task(box.name, count, names, options, cards, seed, seed + 1, words.language if jsonl else None)
    tally = Tally(count)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(words("simulate-running", game=box.title), total=number)
        try:
            for played in _results(task, number, jobs):
                tally.add(played)
                if played.data is not None:
                    print_data(played.data)
                progress.advance(bar)
        except KeyboardInterrupt:
            pass  # what has been played is shown all the same
    done = len(tally.points[0])
    if done and not jsonl:
        tally.show(words, [bot_name(name) for name in names])
    if done < number:
        err().print(Line(words("simulate-interrupted", done=done, all=number), ACCENT))
        raise typer.Exit(INTERRUPTED)


@dataclass(frozen=True)
class Task:
    """Games to be played, here or in another process."""

    game: str
    seats: int
    bots: Sequence[str]
    options: Mapping[str, Value]
    deck: Json
    first: int  # seed
    stop: int
    language: str | None  # of the data of each game; None: nobody wants them


@dataclass(frozen=True)
class Played:
    """A finished game."""

    points: Sequence[int]
    ranks: Sequence[int]
    choices: int
    data: dict[str, Any] | None


def _results(task: Task, number: int, jobs: int | None) -> Iterator[Played]:
    """The games in order.  The first one tells how long they take, and so how many of them a process is given."""
    begun = perf_counter()
    yield from simulate_batch(task)
    each = max(perf_counter() - begun, 1e-6)
    alone = jobs == 1 or (number - 1) * each < WORTH_STARTING  # processes take longer to start
    size = 1 if alone else max(1, int(BATCH_SECONDS / each))
    tasks = [
        replace(task, first=first, stop=min(first + size, task.first + number))
        for first in range(task.first + 1, task.first + number, size)
    ]
    results = (Here() if alone else crew_of(jobs)).run(simulate_batch, tasks)
    for done in in_order(results):
        yield from done.result or ()


def simulate_batch(task: Task) -> list[Played]:
    """Play them; runs in a process of the crew."""
    box, bots = games.find(task.game), [player(name) for name in task.bots]
    at_random = set(task.bots) == {AT_RANDOM}
    words = None if task.language is None else Words(task.language)
    played = []
    for seed in range(task.first, task.stop):
        game = box.new(task.seats, seed, task.options, task.deck)
        choices = playout(game, Rng(seed)) if at_random else play(game, bots, seed)
        data = None if words is None else _as_data(box, game, seed, choices, words)
        played.append(Played(game.totals(), game.ranks(), choices, data))
    return played


class Tally:
    """What the games add up to."""

    def __init__(self, seats: int) -> None:
        self.points: list[list[int]] = [[] for _ in range(seats)]
        self.wins = [0] * seats
        self.choices = 0
        self.start = perf_counter()

    def add(self, played: Played) -> None:
        """Count a finished game."""
        for seat, points in enumerate(played.points):
            self.points[seat].append(points)
        for seat, rank in enumerate(played.ranks):
            self.wins[seat] += rank == 1
        self.choices += played.choices

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
        "scores": [_tree(tree, words) for tree in box.scores(game, None)],
        "final": box.picture(game),
    }


def _tree(points: Points, words: Words) -> dict[str, Any]:
    return {
        "points": points.points,
        "clause": points.clause,
        "label": words.say(points.label),
        "parts": [_tree(part, words) for part in points.parts],
    }
