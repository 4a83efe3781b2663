"""Toys that break the laws of the scene and the scores."""

from __future__ import annotations

from dataclasses import replace

from chabudai.core.asking import Arranging, named
from chabudai.core.game import Game
from chabudai.core.once import forgotten_too
from chabudai.core.points import Points
from chabudai.core.scene import Action, Arrangement, Post, Seat, text
from chabudai.core.viewpoint import Drawing
from chabudai.example.asking import hang
from chabudai.example.game import Hang, Lanterns
from chabudai.example.scene import draw
from chabudai.example.score_tree import scores
from tests.laws.saboteurs.saboteur import breaks


@breaks("every-question-has-words", asking={"words_for": ("PEEK", "BID")})
class NoWordsForHanging(Lanterns):
    pass


def key_twice(view: Game, order: list[int]) -> Drawing:
    seats, zones = draw(view, order)
    return seats, (*zones, zones[0])


@breaks("scene-keys-are-unique", draw=key_twice)
class KeyTwice(Lanterns):
    pass


KEPT: dict[tuple[int, bool, str], Seat] = {}
forgotten_too(KEPT.clear)


def kept_by_too_little(view: Game, order: list[int]) -> Drawing:
    seats, zones = draw(view, order)
    return tuple(KEPT.setdefault((seat.index, seat.me, seat.status), seat) for seat in seats), zones


@breaks("memory-changes-no-scene", draw=kept_by_too_little)
class PointsOfAnotherDay(Lanterns):
    """Seats are made once for who they are, and show the points that they had then."""


def on_nothing(view: Lanterns, question: Hang, choice: int) -> Action:
    return named(view, question, choice, text("lanterns-action"), on="moon")


@breaks("actions-point-at-the-table", asking={"hang": on_nothing})
class ActionOnNothing(Lanterns):
    pass


def arranged_on(*places: str) -> Arranging:
    """What the lanterns' hooks could be asked as, on these places."""

    def arranging(view: Lanterns, question: Hang) -> Arrangement:
        said = text("lanterns-action")
        posts = tuple(Post((place.format(question.seat),), 1, said) for place in places)
        return Arrangement("evening", posts[0].places[0], said, "hang.1", posts, (), (), "hang 0", said)

    return arranging


@breaks("actions-point-at-the-table", asking={"arranging": arranged_on("moon")})
class ArrangedOnNothing(Lanterns):
    pass


@breaks("an-arrangement-fits", asking={"arranging": arranged_on("hook-{}-0", "hook-{}-0")})
class OnePlaceForTwo(Lanterns):
    pass


def from_nowhere(view: Lanterns, question: Hang, choice: int) -> Action:
    return named(view, question, choice, text("lanterns-action"), to=f"hook-{question.seat}-{choice}")


@breaks("actions-have-a-source", asking={"hang": from_nowhere})
class ActionFromNowhere(Lanterns):
    pass


def of_the_next(view: Lanterns, question: Hang, choice: int) -> Action:
    return replace(hang(view, question, choice), choice=choice + 1)


@breaks("actions-are-the-legal-choices", asking={"hang": of_the_next})
class ActionOfAnotherChoice(Lanterns):
    pass


def all_dangerous(view: Lanterns, question: Hang) -> tuple[Action, ...]:
    hooks = view.options_of[question.seat]
    return tuple([replace(hang(view, question, choice), style="danger") for choice in hooks])


@breaks("actions-together-are-those-apart", asking={"together": all_dangerous})
class DangerousTogether(Lanterns):
    pass


def only_of_free_hooks(view: Lanterns, question: Hang, choice: int) -> Action:
    action = hang(view, question, choice)
    return action if choice in view.options_of[question.seat] else replace(action, id="taken")


@breaks("candidates-have-names", asking={"hang": only_of_free_hooks})
class RefusedChoiceWithoutAName(Lanterns):
    pass


def from_nothing(game: Game, viewer: int | None) -> list[Points]:
    return [replace(tree, points=tree.points + 1) for tree in scores(game, viewer)]


@breaks("scores-add-up", scores=from_nothing)
class PointsFromNowhere(Lanterns):
    pass


def for_the_moon(game: Game, viewer: int | None) -> list[Points]:
    return [replace(tree, pieces=("moon",)) for tree in scores(game, viewer)]


@breaks("points-name-real-pieces", scores=for_the_moon)
class PointsForTheMoon(Lanterns):
    pass


@breaks("scores-are-totals")
class TotalsOfAnotherGame(Lanterns):
    def totals(self) -> list[int]:
        return [points + 1 for points in super().totals()]


def own_ones_in_full(game: Game, viewer: int | None) -> list[Points]:
    return [tree if seat == viewer else replace(tree, parts=()) for seat, tree in enumerate(scores(game, viewer))]


@breaks("final-scores-are-open", scores=own_ones_in_full)
class SomeKnowLessInTheEnd(Lanterns):
    pass


@breaks("what-counts-alike-is-worth-the-same")
class NothingEverCounts(Lanterns):
    def counts_like(self, other: Game) -> bool:
        return True


@breaks("somebody-wins")
class NobodyWins(Lanterns):
    def ranks(self) -> list[int]:
        return [rank + 1 for rank in super().ranks()]
