"""Laws of a whole match: undo, records, the end."""

from __future__ import annotations

from itertools import pairwise

from chabudai.core.box import Box
from chabudai.core.laws.verdict import law, same
from chabudai.core.match import OTHERS_ANSWERED, Match
from chabudai.core.record import replay


def undo_is_sound(box: Box, match: Match) -> None:
    """Where undo is possible no seat has learned anything, and it leads to where the others alone would have led.

    Choices of others that depend on the one taken back go with it, by consent; without any it can be made again.
    """
    for seat in range(match.game.seats):
        obstacle = match.obstacle_to_undo(seat)
        if obstacle not in (None, OTHERS_ANSWERED):
            continue
        index = max(i for i, played in enumerate(match.played) if played.seat == seat)
        before = match.played[index].before
        for other in range(match.game.seats):
            known, now = before.view(other).unseen, match.game.view(other).unseen
            law("undo-only-while-nobody-learned", known == now, seat=seat, other=other)
        gone = match.goes_with(index)
        copy = Match.resume(box, match.record)
        copy.undo(seat, agreed=True)
        expected = before.clone()
        for place in range(index + 1, len(match.played)):
            if place not in gone:
                expected.choose(match.played[place].seat, match.played[place].choice)
        same(box, copy.game, expected, "undo-takes-back-one-choice")
        if obstacle is not None:
            continue
        copy.choose(seat, match.played[index].choice)
        same(box, copy.game, match.game, "undo-can-be-redone")
        otherwise = before.clone()
        otherwise.key ^= 1  # other chance: if none was used since then, everything goes the same way
        otherwise.journal = []
        for played in match.played[index:]:
            otherwise.choose(played.seat, played.choice)
        otherwise.key = match.game.key
        same(box, otherwise, match.game, "undo-only-without-chance")


def finished(box: Box, match: Match) -> None:
    """A record replays to the same position; scores and ranks are complete and agree."""
    game = match.game
    same(box, replay(box, match.record), game, "a-record-replays")
    totals, ranks = game.totals(), game.ranks()
    trees = box.scores(game, None)
    law("scores-are-totals", [tree.points for tree in trees] == totals)
    law("final-scores-are-open", all(box.scores(game, seat) == trees for seat in range(game.seats)))
    law("somebody-wins", len(ranks) == game.seats and (min(ranks) == 1 or game.seats == 1))  # a solo game can be lost
    for tree in trees:
        for node in tree.all():
            box.rules("en").clause(node.clause)
    for event in (*match.opening_events, *(e for played in match.played for e in played.events)):
        box.rules("en").clause(event.clause)
    positions = [*(played.before for played in match.played), game]
    for before, after in pairwise(positions):
        law("what-counts-alike-is-worth-the-same", not after.counts_like(before) or after.totals() == before.totals())
    middle = len(match.played) // 2
    fork = match.fork(middle)
    same(box, fork.game, match.at(middle), "a-record-can-be-continued")
