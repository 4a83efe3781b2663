"""Laws of a single position: choices, clones, JSON, the order of simultaneous answers, the scene."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from chabudai.core import codec
from chabudai.core.box import Box, parse_choice
from chabudai.core.errors import AgainstTheRules, ChabudaiError, NotAsked, Refused
from chabudai.core.game import Game
from chabudai.core.laws.verdict import law, play_out, same
from chabudai.core.points import Points
from chabudai.core.rng import Rng
from chabudai.core.scene import JOINT, UNDO, Arrangement, Scene
from chabudai.core.seats import BIT
from chabudai.core.step import Question

BASE_FIELDS = frozenset(
    (
        *("seats", "shared", "own", "open", "options_of", "asked", "stirred", "over", "learned"),
        *("key", "counters", "viewer", "unseen", "journal", "lent"),
    )
)


def cheap(box: Box, game: Game, census: list[int]) -> None:
    """Somebody is asked or the game is over; options are well-formed; nothing appears or vanishes."""
    law("somebody-waits-or-over", bool(game.asked) != game.over and game.stirred == 0)
    law("pieces-are-conserved", game.census() == census)
    for step in (*game.shared, *[step for own in game.own for step in own]):
        law("step-is-listed", type(step) in box.steps, step=type(step).__name__)
    for seat in game.waiting():
        question = game.open[seat]
        options = game.options_of[seat]
        law("asked-only-with-a-choice", len(options) > 1 or (len(options) == 1 and question.always))
        law("options-are-in-range", all(0 <= choice < question.size for choice in options))
        law("options-differ", len(set(options)) == len(options))
        law("question-belongs-to-its-seat", question.seat == seat)
        alone = game.asked == BIT[seat]
        law("asked-together-by-name", alone or question.by_itself or question.sealed, question=type(question).__name__)
        law("question-is-listed", type(question) in box.steps, question=type(question).__name__)


def every_question_has_words(box: Box) -> None:
    """Every class of question has its line in the table of what is asked."""
    for kind in box.steps:
        if issubclass(kind, Question):
            law("every-question-has-words", box.asking.knows(kind), question=kind.__name__)


def every_field_is_declared(game: Game) -> None:
    """Every field of a state is named in FIELDS, so that it is cloned and encoded, or follows from those in DERIVED.

    Compiled classes have no annotations and are taken at the word of their interpreted twins.
    """
    declared = {*game.FIELDS, *game.DERIVED, *BASE_FIELDS}
    for cls in type(game).__mro__:
        for name, kind in getattr(cls, "__annotations__", {}).items():
            law("every-field-is-declared", name in declared or "ClassVar" in str(kind), field=name)
        for name in getattr(cls, "__slots__", ()):
            law("every-field-is-declared", name in declared, field=name)
    for name in vars(game) if hasattr(game, "__dict__") else ():
        law("every-field-is-declared", name in declared, field=name)


def clone_is_independent(box: Box, game: Game, rng: Rng) -> None:
    """A clone equals the original, shares no list with it but those lent, and stays as it is when the other plays."""
    before = codec.dumps(box, game)
    clone = game.clone()
    law("clone-equals-original", codec.dumps(box, clone) == before)
    for name in (*game.FIELDS, "shared", "own", "open", "options_of"):
        mine, yours = getattr(game, name), getattr(clone, name)
        if name in game.LENT:
            continue  # whether it is copied in time, the games below tell
        law("clone-shares-no-list", not isinstance(mine, list) or mine is not yours, field=name)
        if isinstance(mine, list):
            inner = [i for i, item in enumerate(mine) if isinstance(item, list) and item is yours[i]]
            law("clone-shares-no-list", not inner, field=name)
    play_out(box, clone, rng)
    law("clone-is-independent", codec.dumps(box, game) == before)
    first = game.clone()
    second = first.clone()
    play_out(box, first, rng)
    law("clone-is-independent", codec.dumps(box, second) == before)


def json_is_lossless(box: Box, game: Game, rng: Rng) -> None:
    """JSON there and back is the same position, and play goes on identically."""
    back = codec.decode(box, json.loads(codec.dumps(box, game)))
    same(box, game, back, "json-there-and-back")
    law("json-keeps-options", all(game.options_of[s] == back.options_of[s] for s in game.waiting()))
    seed = rng.word()
    clone = game.clone()
    law("json-plays-on", play_out(box, clone, Rng(seed)) == play_out(box, back, Rng(seed)))
    same(box, clone, back, "json-plays-on")


def pickle_is_lossless(box: Box, game: Game, viewer: int | None) -> None:
    """A pickled or deep-copied position equals the original, and so does a view."""
    for one in (game, game.view(viewer)):
        for other in (pickle.loads(pickle.dumps(one)), deepcopy(one)):
            same(box, one, other, "pickled-equals-original")
            law("pickle-keeps-options", other.options_of == one.options_of and other.asked == one.asked)


def choices_are_judged(box: Box, game: Game) -> None:
    """Options are the unrefused candidates; each is accepted, all else is refused with a clause and no change."""
    before = codec.dumps(box, game)
    for seat in range(-1, game.seats + 1):
        if seat not in game.waiting():
            law("unasked-seats-are-refused", isinstance(attempt(game.clone(), seat, 0), NotAsked), seat=seat)
            continue
        question = game.open[seat]
        candidates = question.candidates(game)
        options = game.options_of[seat]
        unrefused = tuple(c for c in candidates if question.refusal(game, c) is None)
        law("options-are-unrefused-candidates", options == unrefused, question=type(question).__name__)
        written = [question.describe(game, c) for c in candidates]
        law("notation-is-unique", len(set(written)) == len(written), question=type(question).__name__)
        for choice, notation in zip(candidates, written, strict=True):
            lossless = notation.isprintable() and parse_choice(game, seat, notation) == choice
            law("notation-is-lossless", lossless, notation=notation)
            if choice in options:
                for number in (choice, Whole(choice)):
                    law("every-option-is-accepted", attempt(game.clone(), seat, number) is None, choice=choice)
            else:
                error = attempt(game, seat, choice)
                law("refusals-cite-a-clause", isinstance(error, AgainstTheRules), choice=choice)
                assert isinstance(error, AgainstTheRules)
                for language in ("en", "fr"):
                    box.rules(language).clause(error.refusal.clause)
        for strange in (-1, question.size, 10**6, float(options[0]), str(options[0]), None):
            law("strange-choices-are-refused", isinstance(attempt(game, seat, strange), Refused), choice=strange)
    law("refused-choices-change-nothing", codec.dumps(box, game) == before)


class Whole:
    """A whole number that is no int, as numpy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def attempt(game: Game, seat: int, choice: Any) -> ChabudaiError | None:
    """The error that this choice raises, if any."""
    try:
        game.choose(seat, choice)
    except ChabudaiError as error:
        return error
    return None


def order_does_not_matter(box: Box, game: Game, rng: Rng) -> None:
    """Simultaneous answers give the same position in any order."""
    waiting = game.waiting()
    if len(waiting) < 2:
        return
    answers = {seat: game.options_of[seat][rng.below(len(game.options_of[seat]))] for seat in waiting}
    forwards, backwards = game.clone(), game.clone()
    for seat in waiting:
        forwards.choose(seat, answers[seat])
    for seat in reversed(waiting):
        backwards.choose(seat, answers[seat])
    same(box, forwards, backwards, "any-order-same-position")


def scene_is_sound(box: Box, game: Game) -> None:
    """Keys are unique, actions are the legal choices, and each of them points at something that is there."""
    for viewer in (None, *range(game.seats)):
        view = game.view(viewer)
        scene = box.scene(view)
        keys = list(scene_keys(scene))
        law("scene-keys-are-unique", len(set(keys)) == len(keys))
        places = set(keys)
        for action in scene.actions:
            law("actions-point-at-the-table", all(k is None or k in places for k in (action.on, action.to)))
            law("actions-have-a-source", action.to is None or action.on is not None)
        if scene.arrangement is not None:
            arrangement_fits(scene.arrangement, places)
        asked = viewer is not None and viewer in game.waiting()
        legal = list(game.options_of[viewer]) if asked and viewer is not None else []
        law("actions-are-the-legal-choices", [a.choice for a in scene.actions] == legal)
        if viewer is not None and viewer in game.waiting():
            candidates_have_names(box, view, game.open[viewer])
            together_is_one_by_one(box, view, scene)
        trees = box.scores(game, viewer)
        law("scores-add-up", all(adds_up(tree) for tree in trees))
        named = {key for tree in trees for node in tree.all() for key in node.pieces}
        law("points-name-real-pieces", named <= places, missing=sorted(named - places))


def arrangement_fits(arrangement: Arrangement, places: set[str]) -> None:
    """Its pieces and places are on the table, and what is placed could be put there."""
    posted = [place for post in arrangement.posts for place in post.places]
    puts = {(put.on, to) for put in arrangement.puts for to in put.to}
    named = {arrangement.home, *posted, *[put.on for put in arrangement.puts]}
    law("actions-point-at-the-table", named <= places, missing=sorted(named - places))
    law("an-arrangement-fits", len(posted) == len(set(posted)) and {to for _, to in puts} <= set(posted))
    law("an-arrangement-fits", all(post.takes <= max(len(post.places), 1) for post in arrangement.posts))
    law("an-arrangement-fits", puts.issuperset(arrangement.placed), placed=arrangement.placed)


def together_is_one_by_one(box: Box, view: Game, scene: Scene) -> None:
    """Where a game finds all actions of a question at once, they are those that it finds one by one."""
    question = view.question(view.viewer)
    if question is not None and type(question) in box.asking.together:
        apart = [box.asking.action(view, question, action.choice) for action in scene.actions]
        law("actions-together-are-those-apart", apart == [*scene.actions], question=type(question).__name__)


def candidates_have_names(box: Box, view: Game, question: Question[Any]) -> None:
    """Every candidate can be shown as an action, also one that is refused: people ask why not."""
    for choice in question.candidates(view):
        action = box.asking.action(view, question, choice)
        right = action.choice == choice and action.id == question.describe(view, choice)
        right = right and JOINT.strip() not in action.id and action.id != UNDO  # so that choices can be joined
        law("candidates-have-names", right, question=type(question).__name__, choice=choice)


def scene_keys(scene: Scene) -> Iterator[str]:
    """The keys of all zones, slots and pieces."""
    for zone in scene.all_zones():
        yield zone.key
        for slot in zone.slots:
            yield slot.key
    for piece in scene.pieces():
        yield piece.key


def adds_up(tree: Points) -> bool:
    """Every node with parts is their sum."""
    return all(not node.parts or node.points == sum(p.points for p in node.parts) for node in tree.all())
