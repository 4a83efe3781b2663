"""What every game must obey, checked over random games.  Run by the tests and by `chabudai check`.

Cheap laws are checked at every position of a game, dear ones at a few of them, ever further apart, and at least once
for each kind of question met.  A broken law raises `BrokenLaw` with the record of the game that shows it.  The laws
themselves are in `positions`, `secrets`, `worlds` and `histories`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from chabudai.core.box import Box, Value
from chabudai.core.errors import BrokenLaw
from chabudai.core.laws.census import Report, missing_sights, missing_steps, watch_steps
from chabudai.core.laws.histories import finished, undo_is_sound
from chabudai.core.laws.positions import (
    cheap,
    choices_are_judged,
    clone_is_independent,
    every_field_is_declared,
    json_is_lossless,
    order_does_not_matter,
    pickle_is_lossless,
    scene_is_sound,
)
from chabudai.core.laws.secrets import nothing_leaks, resamples_vary, sealed_answers_do_not_leak
from chabudai.core.laws.verdict import law, same
from chabudai.core.laws.worlds import secret_choices_look_alike, swapped_cards_look_alike
from chabudai.core.match import Match
from chabudai.core.rng import Rng
from chabudai.core.step import BIT, Game

__all__ = ["Report", "at_random", "check_game", "missing_sights", "missing_steps", "table"]

VIEWERS = 2  # so many, drawn at random, look for leaks wherever the dear laws are checked

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
    try:
        with watch_steps(box) as steps:
            report = _check(box, match, Rng(seed), pick, set() if judged is None else judged)
        report.steps.update(steps)
        return report
    except BrokenLaw as broken:
        broken.where = _evidence(match)
        raise
    except Exception as error:  # a crash breaks the first law of all
        crash = f"{type(error).__name__}: {error}"
        raise BrokenLaw("crash", where=_evidence(match), error=crash) from error


def _evidence(match: Match) -> str:
    """What it takes to see the broken law again."""
    return match.record.dumps()


def _check(box: Box, match: Match, rng: Rng, pick: Chooser, judged: set[str]) -> Report:
    report = Report()
    dice = Rng(rng.word())  # the laws' own chance: what is checked must not change what is played
    due = dice.below(10)  # the number of the choice before which the dear laws come next
    again = box.new(match.game.seats, match.seed, match.options, match.deck)
    same(box, match.game, again, "same-seed-same-game")
    every_field_is_declared(match.game)
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
            dear(box, game, dice)
            if not secrets:
                swapped_cards_look_alike(box, game, any_viewer(game, dice), dice)
            undo_is_sound(box, match)
        if report.choices == due:
            due += 10 + dice.below(2 * due + 10)
        report.questions[kind] += 1
        secrets = secrets or game.open[seat].sealed
        match.choose(seat, pick(game, seat, rng))
        if table_went_on(match):
            secrets = False
        report.choices += 1
        law("ends-within-its-bound", report.choices <= box.longest, longest=box.longest)
    cheap(box, match.game, census)
    every_field_is_declared(match.game)
    finished(box, match)
    if box.seen is not None:
        events = [*match.opening_events, *(event for played in match.played for event in played.events)]
        report.sights.update(box.seen(match.game, events))
    return report


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
