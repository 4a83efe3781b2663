"""Laws of hidden information: nothing leaks, and what a viewer cannot know is really dealt anew."""

from __future__ import annotations

from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, PUBLIC, count_unknown
from chabudai.core.laws.verdict import law, play_out, same
from chabudai.core.rng import Rng
from chabudai.core.seats import NOBODY
from chabudai.core.secrets import WHOLE

RESAMPLES = 24


def nothing_leaks(box: Box, game: Game, viewer: int | None, rng: Rng) -> None:
    """Nothing that a viewer is given differs between two positions that differ only in what it cannot know."""
    other = game.resample(viewer, rng)
    seen = game.view(viewer)
    law("view-does-not-leak", codec.dumps(box, seen) == codec.dumps(box, other.view(viewer)), viewer=viewer)
    law("resample-conserves-pieces", other.census() == game.census(), viewer=viewer)
    for position in (game, other):
        law("barred-cards-lie-elsewhere", not misplaced(position), cards=misplaced(position), viewer=viewer)
    law("resample-is-whole", other.viewer == WHOLE and not other.unseen)
    law("resample-replaces-chance", other.key != game.key)
    law("view-is-marked", seen.viewer == (NOBODY if viewer is None else viewer) and seen.key == 0)
    twice = seen.resample(viewer, Rng(1))
    same(box, twice, game.resample(viewer, Rng(1)), "resample-depends-on-the-view-alone")
    law("waiting-does-not-leak", other.waiting() == game.waiting(), viewer=viewer)
    scores = box.scores(game, viewer)
    law("scene-does-not-leak", box.scene(other.view(viewer)) == box.scene(seen), viewer=viewer)
    law("scores-do-not-leak", box.scores(other, viewer) == scores, viewer=viewer)
    law("a-view-is-enough", box.scores(seen, viewer) == scores, viewer=viewer)
    if viewer is not None and viewer in game.waiting():
        questions = [(g.open[viewer], g.options_of[viewer], g.open[viewer].candidates(g), g) for g in (game, other)]
        told = [
            (
                type(q),
                q.fields(),
                options,
                [(c, q.refusal(g, c)) for c in candidates],
                [q.describe(g, c) for c in candidates],
            )
            for q, options, candidates, g in questions
        ]
        law("question-does-not-leak", told[0] == told[1], viewer=viewer)
    for seat in game.waiting():
        common = [c for c in game.options_of[seat] if c in other.options_of[seat]]
        if common:
            choice = common[rng.below(len(common))]
            events_tell_no_more_than_views(box, (game.clone(), other.clone()), seat, choice, viewer)
    play_out(box, other, rng)
    law("resample-plays-to-the-end", other.over)


def events_tell_no_more_than_views(
    box: Box, pair: tuple[Game, Game], seat: int, choice: int, viewer: int | None
) -> None:
    """If a choice leaves two positions that look the same to a viewer, it has told that viewer the same."""
    heard: list[list[Event]] = []
    for game in pair:
        journal: list[Event] = []
        game.journal = journal
        game.take(seat, choice)
        game.journal = None
        heard.append([event for event in journal if event.visible_to(viewer)])
    views = [codec.dumps(box, game.view(viewer)) for game in pair]
    law("events-do-not-leak", views[0] != views[1] or heard[0] == heard[1], viewer=viewer)


def sealed_answers_do_not_leak(box: Box, game: Game, rng: Rng) -> None:
    """While others are still being asked, nobody else can tell one sealed answer from another.

    `nothing_leaks` cannot see this: what a view forgets to seal, a resample keeps.
    """
    waiting = game.waiting()
    if len(waiting) < 2:
        return
    for seat in waiting:
        question, options = game.open[seat], game.options_of[seat]
        if question.sealed and len(options) > 1:
            chosen = rng.below(len(options))
            pair = (options[chosen], options[(chosen + 1) % len(options)])
            asked, told = zip(*[told_by(box, game, seat, choice) for choice in pair], strict=True)
            # Who is still choosing is public: an answer that ends the seat's phase may be told from one that does not.
            law("sealed-answers-do-not-leak", asked[0] != asked[1] or told[0] == told[1], seat=seat)


def told_by(box: Box, game: Game, seat: int, choice: int) -> tuple[int, list[tuple[str, list[Event]]]]:
    """Who is asked after a choice, and what everybody else sees and hears of it."""
    others = [viewer for viewer in (None, *range(game.seats)) if viewer != seat]
    after = game.clone()
    journal: list[Event] = []
    after.journal = journal
    after.choose(seat, choice)
    after.journal = None
    return after.asked, [(codec.dumps(box, after.view(o)), [e for e in journal if e.visible_to(o)]) for o in others]


def resamples_vary(game: Game, viewer: int | None, rng: Rng) -> None:
    """Every card a viewer cannot know takes at least two places over many resamples, if there are two for it."""
    seen = game.view(viewer)
    unmoved = [movable(seen, group, pool) for group, pool in enumerate(seen.unseen)]
    first = places_of_cards(game.resample(viewer, rng))
    for _ in range(RESAMPLES - 1):
        if not any(unmoved):
            return
        now = places_of_cards(game.resample(viewer, rng))
        unmoved = [
            {card for card in cards if before.get(card) == after.get(card)}
            for cards, before, after in zip(unmoved, first, now, strict=True)
        ]
    for cards in unmoved:
        law("unknown-cards-move", not cards, cards=sorted(cards), viewer=viewer)


def misplaced(game: Game) -> list[int]:
    """The cards in piles where the game says that they cannot lie."""
    found: list[int] = []
    for group, piles in enumerate(game.hidden()):
        count, barred = game.barred(group)
        found += [entry & CARD for pile in piles[:count] for entry in pile if entry >= 0 and entry & CARD in barred]
    return found


def movable(view: Game, group: int, pool: list[int]) -> set[int]:
    """The cards of a pool that another one could be exchanged with."""
    count, barred = view.barred(group)
    places = count_unknown(view.hidden()[group][:count], PUBLIC if view.viewer == NOBODY else view.viewer)
    fit = [card for card in pool if card not in barred]
    # When all that fit the first piles are needed there, nothing comes from there to the others or back.
    parts = [fit, [card for card in pool if card in barred]] if len(fit) == places else [pool]
    return {card for part in parts for card in part if part.count(card) < len(part)}


def places_of_cards(world: Game) -> list[dict[int, list[int]]]:
    """For each group of piles that are hidden together: where each kind of card lies."""
    found: list[dict[int, list[int]]] = []
    for piles in world.hidden():
        places: dict[int, list[int]] = {}
        for place, entry in enumerate([entry for pile in piles for entry in pile]):
            places.setdefault(entry & CARD, []).append(place)
        found.append(places)
    return found
