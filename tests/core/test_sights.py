"""Sights: views that are made once show what views made anew would, after every choice and after whatever is undone."""

from __future__ import annotations

import random

import pytest

from chabudai import games
from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.match import Match
from chabudai.core.sameness import same
from chabudai.example import BOX
from chabudai.table.course.continued import rehearsal

BOXES = [BOX, *map(games.find, games.names())]


def look_at_all(match: Match) -> None:
    """Everybody looks at the match as it stands, and as it stood before its last choice."""
    box = match.box
    for viewer in (*range(match.game.seats), None):
        assert match.sights.view(viewer) is match.sights.view(viewer)
        assert codec.dumps(box, match.sights.view(viewer)) == codec.dumps(box, match.game.view(viewer))
        for place in range(max(0, len(match.played) - 2), len(match.played)):
            before = match.played[place].before.view(viewer)
            assert codec.dumps(box, match.sights_before(place).view(viewer)) == codec.dumps(box, before)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_everybody_sees_the_position_as_it_is(box: Box) -> None:
    chance = random.Random(5)
    match, undone = Match(box, box.seat_counts[-1], 11), 0
    look_at_all(match)
    for _ in range(120):
        if match.game.over:
            break
        free = [seat for seat in range(match.game.seats) if match.obstacle_to_undo(seat) is None]
        if free and chance.random() < 0.3:
            match.undo(chance.choice(free))
            undone += 1
        else:
            seat = chance.choice(match.game.waiting())
            match.choose(seat, chance.choice(match.game.options_of[seat]))
        if chance.random() < 0.8:  # nobody need look each time
            look_at_all(match)
    assert undone, "nothing was taken back"


def test_who_has_looked_before_a_choice_is_not_asked_again() -> None:
    match = Match(BOX, BOX.seat_counts[-1], 3)
    seen = match.sights.view(0)
    seat = match.game.waiting()[0]
    match.choose(seat, match.game.options_of[seat][0])
    assert match.sights_before(-1).view(0) is seen
    assert match.sights.view(0) is not seen


def test_a_rehearsal_changes_nobodys_sight() -> None:
    match = Match(BOX, BOX.seat_counts[-1], 3)
    seen = match.sights.view(None)
    other, seat = rehearsal(match), match.game.waiting()[0]
    other.choose(seat, other.game.options_of[seat][0])
    look_at_all(other)
    look_at_all(match)
    assert same(match.sights.view(None), seen)
