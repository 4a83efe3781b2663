"""Views: two positions, or two games, that differ only in what a viewer may not know are compared by the laws.

A batch is one random game; over many batches every game, seat count and option comes up.  A comparison is one law
held to one viewer of one position: `nothing_leaks`, `secret_choices_look_alike`, `swapped_cards_look_alike`; and
`sealed_answers_do_not_leak` once a position.
"""

from __future__ import annotations

from typing import Any

from chabudai import games
from chabudai.core.errors import ChabudaiError
from chabudai.core.laws import at_random, table, table_went_on
from chabudai.core.laws.secrets import nothing_leaks, sealed_answers_do_not_leak
from chabudai.core.laws.worlds import secret_choices_look_alike, swapped_cards_look_alike
from chabudai.core.match import Match
from chabudai.core.rng import Rng

EVERY = 7  # choices between two positions that are looked at


def batch(number: int) -> dict[str, Any]:
    """One game."""
    names = games.names()
    box = games.find(names[number % len(names)])
    seed = number // len(names)
    seats, options = table(box, seed)
    match, rng = Match(box, seats, seed, options), Rng(seed)
    figures = {"comparisons": 0, "positions": 0, "games": 1}
    secrets = False  # has somebody decided something that is not shown yet?
    try:
        while not match.game.over:
            game = match.game
            if (len(match.played) + seed) % EVERY == 0:
                figures["comparisons"] += _compare(match, secrets, Rng(seed * 1_000_003 + len(match.played)))
                figures["positions"] += 1
            waiting = game.waiting()
            seat = waiting[rng.below(len(waiting))]
            sealed = game.open[seat].sealed
            match.choose(seat, at_random(game, seat, rng))
            secrets = (secrets or sealed) and not table_went_on(match)
    except ChabudaiError as error:
        facts = getattr(error, "facts", {})
        told = f"{box.name}, game {seed}, {len(match.played)} choices: {error} {facts}"
        return {"figures": figures, "failures": [told]}
    return {"figures": figures, "failures": []}


def _compare(match: Match, secrets: bool, rng: Rng) -> int:
    """Hold a position to the laws of secrets, for everybody who looks at it; how many comparisons that were."""
    box, game = match.box, match.game
    sealed_answers_do_not_leak(box, game, rng)
    count = 1
    for viewer in (None, *range(game.seats)):
        nothing_leaks(box, game, viewer, rng)
        secret_choices_look_alike(box, game, viewer, rng)
        count += 2
        if not secrets:
            swapped_cards_look_alike(box, game, viewer, rng)
            count += 1
    return count
