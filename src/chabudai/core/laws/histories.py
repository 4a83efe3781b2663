"""Laws of a whole match: undo, records, the end."""

from __future__ import annotations

from chabudai.core.box import Box
from chabudai.core.laws.verdict import law, same
from chabudai.core.match import Match
from chabudai.core.record import replay


def undo_is_sound(box: Box, match: Match) -> None:
    """Where undo is allowed nobody has learned anything, and it leads to where the others alone would have led."""
    for seat in range(match.game.seats):
        if match.obstacle_to_undo(seat) is not None:
            continue
        index = max(i for i, played in enumerate(match.played) if played.seat == seat)
        before = match.played[index].before
        for other in (None, *range(match.game.seats)):
            known, now = before.view(other).unseen, match.game.view(other).unseen
            law("undo-only-while-nobody-learned", known == now, seat=seat, other=other)
        copy = Match.resume(box, match.record)
        copy.undo(seat)
        expected = before.clone()
        for played in match.played[index + 1 :]:
            expected.choose(played.seat, played.choice)
        same(box, copy.game, expected, "undo-takes-back-one-choice")
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
    law("scores-are-totals", [tree.points for tree in game.scores(None)] == totals)
    law("somebody-wins", len(ranks) == game.seats and (min(ranks) == 1 or game.seats == 1))  # a solo game can be lost
    for tree in game.scores(None):
        for node in tree.all():
            box.rules("en").clause(node.clause)
    for event in (*match.opening_events, *(e for played in match.played for e in played.events)):
        box.rules("en").clause(event.clause)
    middle = len(match.played) // 2
    fork = match.fork(middle)
    same(box, fork.game, match.at(middle), "a-record-can-be-continued")
