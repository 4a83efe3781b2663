"""Two real games that differ only in what a viewer may not know must look and sound the same to that viewer.

`nothing_leaks` compares a position with one dealt anew from its view, so what a view forgets to hide is in both.  Here
nothing is made of a view: somebody decides otherwise in secret, or two cards that the viewer cannot place have changed
places.  Then both games are played on alike, as far as they allow it and as long as they tell the viewer the same.

- While one seat decides in secret, the others are given the same: what they see, and how often it changes.
- As long as two games have told and shown a viewer the same, events and scene, its views are equal too: a program is
  told nothing that people are not.
- If the two cards lie in one hand, not even the scene may differ: their order is nobody else's business.
"""

from __future__ import annotations

from chabudai.core import codec
from chabudai.core.box import Box
from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, PUBLIC, SEEN_BY
from chabudai.core.laws.verdict import law
from chabudai.core.rng import Rng

FURTHER = 24  # choices that both games are played on
DETOUR = 4  # choices that one of them may make alone, until both ask the same again
LOOK_EVERY = 6  # scenes and scores are dear


class World:
    """One of two games, and what it has told the viewer."""

    def __init__(self, box: Box, game: Game, viewer: int | None) -> None:
        self.box = box
        self.game = game
        self.viewer = viewer
        self.heard: list[Event] = []

    def take(self, seat: int, choice: int) -> None:
        """Make a choice and listen."""
        journal: list[Event] = []
        self.game.journal = journal
        self.game.take(seat, choice)
        self.game.journal = None
        self.heard += [event for event in journal if event.visible_to(self.viewer)]

    def seen(self) -> tuple[str, int]:
        """What the viewer is given: a table sends it whenever it changes."""
        return codec.dumps(self.box, self.game.view(self.viewer)), len(self.heard)


def secret_choices_look_alike(box: Box, game: Game, viewer: int | None, rng: Rng) -> None:
    """Another seat goes two ways through the questions that it answers in secret."""
    secret = [seat for seat in game.waiting() if seat != viewer and game.open[seat].sealed]
    if not secret or len(game.waiting()) < 2:
        return
    seat = secret[rng.below(len(secret))]
    one, other = World(box, game.clone(), viewer), World(box, game.clone(), viewer)
    choices: list[int] = []
    first = _go_through(one, seat, choices, -1, rng)
    if not choices:
        return
    second = _go_through(other, seat, choices, rng.below(len(choices)), rng)
    # Who is still choosing is public, and so is a question that is not secret.
    if one.game.asked == other.game.asked and _kind(one.game, seat) == _kind(other.game, seat):
        law("secret-choices-look-alike", first == second, seat=seat, viewer=viewer)
        _play_on(one, other, rng)


def _go_through(world: World, seat: int, choices: list[int], differing: int, rng: Rng) -> list[tuple[str, int]]:
    """Let the seat answer until nothing secret is asked any more, as written in `choices` but for one of them.

    With an empty list they are noted there.  What the viewer was given on the way, each change once.
    """
    given = [world.seen()]
    game, noted = world.game, choices[:]
    for number in range(world.box.longest):
        question = game.question(seat)
        if question is None or not question.sealed:
            break
        options = game.options_of[seat]
        choice = options[rng.below(len(options))]
        if number < len(noted) and noted[number] in options:
            place = options.index(noted[number]) + (number == differing)
            choice = options[place % len(options)]
        if not noted:
            choices.append(choice)
        world.take(seat, choice)
        now = world.seen()
        if now != given[-1]:
            given.append(now)
    return given


def swapped_cards_look_alike(box: Box, game: Game, viewer: int | None, rng: Rng) -> None:
    """Two cards that the viewer cannot place have changed places; nobody has decided anything in secret yet."""
    other = game.clone()
    other.own_table()
    other.own_hidden()
    hands = [stretch for seat in range(game.seats) if seat != viewer for stretch in other.hands_of(seat)]
    if not hands:
        return
    pile, start, stop = hands[rng.below(len(hands))]
    places = [(pile, i) for i in range(start, stop)]
    together = rng.below(2) == 0
    if not together:  # any hands of cards with this back
        backs = next(group for group in other.hidden() if any(one is pile for one in group))
        places = [(p, i) for p, start, stop in hands if any(p is one for one in backs) for i in range(start, stop)]
    if not _swap(places, viewer, rng):
        return
    for seat in other.waiting():
        if seat != viewer and other.open[seat].sealed:
            other.imagine(seat, rng)  # what it has prepared of its decision follows from its cards
        options = other.open[seat].options(other)
        if not options or (len(options) == 1 and not other.open[seat].always):
            return  # with these cards the seat would not have been asked
        other.options_of[seat] = options
    _play_on(World(box, game.clone(), viewer), World(box, other, viewer), rng, together)


def _swap(places: list[tuple[list[int], int]], viewer: int | None, rng: Rng) -> bool:
    """Exchange two cards that the viewer does not know; the places keep who knows what lies there."""
    bit = SEEN_BY[PUBLIC if viewer is None else viewer]
    hidden = [(pile, i) for pile, i in places if pile[i] >= 0 and not pile[i] & bit]
    if not hidden:
        return False
    (pile, i), (other, j) = hidden[rng.below(len(hidden))], hidden[rng.below(len(hidden))]
    mine, yours = pile[i], other[j]
    pile[i] = mine & ~CARD | yours & CARD
    other[j] = yours & ~CARD | mine & CARD
    return mine & CARD != yours & CARD


def _play_on(one: World, other: World, rng: Rng, together: bool = False) -> None:
    """Play both games alike for a while; as long as they have told the viewer the same, it must be given the same."""
    box, viewer = one.box, one.viewer
    for _ in range(FURTHER):
        if one.heard != other.heard or one.game.asked != other.game.asked or one.game.over:
            return  # in the end all is shown
        if one.seen() != other.seen():
            law("hands-have-no-order", not together, viewer=viewer)
            shown = [(box.scene(world.game.view(viewer)), box.scores(world.game, viewer)) for world in (one, other)]
            law("views-tell-no-more-than-scenes", shown[0] != shown[1], viewer=viewer)
            return
        waiting = one.game.waiting()
        if not _advance(one, other, waiting[rng.below(len(waiting))], rng):
            return


def _advance(one: World, other: World, seat: int, rng: Rng) -> bool:
    """Let the seat make the same choice in both games; if they ask it different things, one may go ahead a little."""
    for _ in range(DETOUR):
        if _kind(one.game, seat) == _kind(other.game, seat):
            break
        ahead = (one, other)[rng.below(2)]
        options = ahead.game.options_of[seat]
        ahead.take(seat, options[rng.below(len(options))])
        if ahead.game.question(seat) is None:
            return False
    if _kind(one.game, seat) != _kind(other.game, seat):
        return False
    common = [choice for choice in one.game.options_of[seat] if choice in other.game.options_of[seat]]
    if not common:
        return False
    choice = common[rng.below(len(common))]
    one.take(seat, choice)
    other.take(seat, choice)
    return True


def _kind(game: Game, seat: int) -> tuple[object, ...]:
    """What the seat is asked, to be compared."""
    question = game.question(seat)
    return () if question is None else (type(question), question.fields())
