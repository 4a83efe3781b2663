"""What every game must obey, checked over random games.  Run by the tests and by `chabudai check`.

Cheap laws are checked at every position of a game, dear ones at a few of them, ever further apart, and at least once
for each kind of question met.  A broken law raises `BrokenLaw` with the record of the game that shows it.  The laws
themselves are in `positions`, `secrets`, `worlds`, `histories`, `memories` and `tellings`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from traceback import format_tb
from typing import TypeAlias

from chabudai.core.box import Box, Value
from chabudai.core.errors import BrokenLaw
from chabudai.core.game import Game
from chabudai.core.laws.census import Report, missing_sights, missing_steps, watch_steps
from chabudai.core.laws.histories import finished, undo_is_sound
from chabudai.core.laws.memories import memory_changes_nothing
from chabudai.core.laws.positions import (
    cheap,
    choices_are_judged,
    clone_is_independent,
    every_field_is_declared,
    every_question_has_words,
    json_is_lossless,
    order_does_not_matter,
    pickle_is_lossless,
    scene_is_sound,
)
from chabudai.core.laws.secrets import nothing_leaks, resamples_vary, sealed_answers_do_not_leak
from chabudai.core.laws.tellings import cards_are_told
from chabudai.core.laws.verdict import law, same
from chabudai.core.laws.worlds import secret_choices_look_alike, swapped_cards_look_alike
from chabudai.core.match import Match
from chabudai.core.record import Record, fits, read_along, write_choice
from chabudai.core.rng import Rng
from chabudai.core.seats import BIT

__all__ = ["Report", "at_random", "check_game", "check_record", "missing_sights", "missing_steps", "table"]

VIEWERS = 2  # so many, drawn at random, look for leaks wherever the dear laws are checked
PRIME = 1_000_003  # so that no two positions of games with small seeds share their chance

Chooser: TypeAlias = Callable[[Game, int, Rng], int]


def table(box: Box, number: int) -> tuple[int, dict[str, Value]]:
    """The seat count and options of the game with this number: over many numbers, every combination comes up."""
    seats = box.seat_counts[number % len(box.seat_counts)]
    number //= len(box.seat_counts)
    options: dict[str, Value] = {}
    for option in box.options:
        number, place = divmod(number, len(option.values))
        options[option.key] = option.values[place]
    return seats, options


def at_random(game: Game, seat: int, rng: Rng) -> int:
    """The chooser of plain random games."""
    options = game.options_of[seat]
    return options[rng.below(len(options))]


def check_game(
    box: Box,
    seats: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    pick: Chooser = at_random,
    judged: set[str] | None = None,
) -> Report:
    """Play one game, its choices picked at random or steered towards rare cards, and hold it to all laws.

    `judged` names the kinds of question that earlier games of the same run have already held to the dear laws.
    """
    match = Match(box, seats, seed, options)
    attempt: list[str] = []
    with _evidence(match, attempt), watch_steps(box) as steps:
        report = _check(box, match, pick, set() if judged is None else judged, attempt)
    report.steps.update(steps)
    return report


def check_record(box: Box, record: Record) -> None:
    """See a broken law again: play the record and hold its last position to all laws, as the check did it."""
    fits(box, record)
    match = Match(box, record.seats, record.seed, record.options, record.deck)
    census, secrets = match.game.census(), False
    attempt: list[str] = []
    with _evidence(match, attempt):
        same_deal(box, match)
        for seat, choice in read_along(match.game, record.choices):
            attempt[:] = [write_choice(match.game, seat, choice)]
            secrets = _choose(match, seat, choice, secrets)
            attempt.clear()
        law("ends-within-its-bound", len(match.played) <= box.longest, longest=box.longest)
        cheap(box, match.game, census)
        every_field_is_declared(match.game)
        every_question_has_words(box)
        if match.game.over:
            _end(box, match)
        else:
            _hold(box, match, secrets)


@contextmanager
def _evidence(match: Match, attempt: list[str]) -> Iterator[None]:
    """Whatever goes wrong is a broken law, with the calls that led there and a record that leads there again.

    `attempt` is the choice being made, if there is one: a game that crashes in it does so again.
    """
    try:
        yield
    except Exception as error:
        broken = error
        if not isinstance(broken, BrokenLaw):  # a crash breaks the first law of all
            broken = BrokenLaw("crash", error=f"{type(error).__name__}: {error}")
        record = match.record
        broken.where = replace(record, choices=(*record.choices, *attempt)).dumps()
        broken.trace = "".join(format_tb(error.__traceback__))
        if broken is error:
            raise
        raise broken from error


def _check(box: Box, match: Match, pick: Chooser, judged: set[str], attempt: list[str]) -> Report:
    report = Report()
    rng = Rng(match.seed)
    dice = Rng(rng.word())  # what is checked must not change what is played
    due = dice.below(10)  # the number of the choice before which the dear laws come next
    same_deal(box, match)
    every_field_is_declared(match.game)
    every_question_has_words(box)
    census = match.game.census()
    secrets = False  # has somebody decided something that is not shown yet?
    while not match.game.over:
        game = match.game
        cheap(box, game, census)
        waiting = game.waiting()
        seat = waiting[rng.below(len(waiting))]
        kind = type(game.open[seat]).__name__
        if kind not in judged or report.choices == due:
            judged.add(kind)
            _hold(box, match, secrets)
        if report.choices == due:
            due += 10 + dice.below(2 * due + 10)
        report.questions[kind] += 1
        choice = pick(game, seat, rng)
        attempt[:] = [write_choice(game, seat, choice)]
        secrets = _choose(match, seat, choice, secrets)
        attempt.clear()
        report.choices += 1
        law("ends-within-its-bound", report.choices <= box.longest, longest=box.longest)
    cheap(box, match.game, census)
    every_field_is_declared(match.game)
    _end(box, match)
    if box.seen is not None:
        events = [*match.opening_events, *(event for played in match.played for event in played.events)]
        report.sights.update(box.seen(match.game, events))
    return report


def same_deal(box: Box, match: Match) -> None:
    """A match that has just begun begins like that again."""
    again = box.new(match.game.seats, match.seed, match.options, match.deck)
    same(box, match.game, again, "same-seed-same-game")


def _choose(match: Match, seat: int, choice: int, secrets: bool) -> bool:
    """Make the choice; has somebody then decided something that is not shown yet?"""
    sealed = match.game.open[seat].sealed
    match.choose(seat, choice)
    return (secrets or sealed) and not table_went_on(match)


def _hold(box: Box, match: Match, secrets: bool) -> None:
    """Hold the match as it stands to the dear laws.  Their chance follows from the record: they can do it again."""
    game, rng = match.game, Rng(match.seed * PRIME + len(match.played) + 1)
    dear(box, game, rng)
    if not secrets:
        swapped_cards_look_alike(box, game, any_viewer(game, rng), rng)
    undo_is_sound(box, match)
    memory_changes_nothing(box, match, any_viewer(game, rng))


def _end(box: Box, match: Match) -> None:
    """Hold a finished match to the laws of its end."""
    finished(box, match)
    cards_are_told(box, match)
    memory_changes_nothing(box, match, None)


def dear(box: Box, game: Game, rng: Rng) -> None:
    """The laws that cost time."""
    clone_is_independent(box, game, rng)
    json_is_lossless(box, game, rng)
    pickle_is_lossless(box, game, None)
    choices_are_judged(box, game)
    scene_is_sound(box, game)
    order_does_not_matter(box, game, rng)
    for _ in range(VIEWERS):
        nothing_leaks(box, game, any_viewer(game, rng), rng)
    sealed_answers_do_not_leak(box, game, rng)
    secret_choices_look_alike(box, game, any_viewer(game, rng), rng)
    resamples_vary(game, any_viewer(game, rng), rng)


def any_viewer(game: Game, rng: Rng) -> int | None:
    """One of the seats, or a spectator."""
    viewer = rng.below(game.seats + 1)
    return None if viewer == game.seats else viewer


def table_went_on(match: Match) -> bool:
    """Has the last choice ended what all were asked at once, so that nothing is secret any more?"""
    before, after = match.played[-1].before, match.game
    alone = before.asked == BIT[match.played[-1].seat]
    return alone and [id(step) for step in before.shared] != [id(step) for step in after.shared]
