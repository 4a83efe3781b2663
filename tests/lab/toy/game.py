"""The toy.  A bean counts when it is drawn, so that the effect of a draw is exactly what the bean is worth.

`strong` makes one bean worth three points, `throne` gives the first seat as much as makes it win about five games of a
hundred more than its share; without them all beans and seats are alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from chabudai.core.asking import Asking
from chabudai.core.box import Box, Card, Json, Option, Value, Verb
from chabudai.core.game import Game
from chabudai.core.knowledge import SEEN_BY, card_of
from chabudai.core.points import Points, total
from chabudai.core.rng import key_of, words
from chabudai.core.scene import Text, text
from chabudai.core.step import Question, Step
from chabudai.core.viewpoint import Drawing

BEANS = 20
STRONG = 7  # the bean that may be worth more
WORTH = 3
THRONE = 2  # points of the first seat
LUCK = 12  # points that luck gives, at most
ROUNDS = 3
PILE_STREAM, LUCK_STREAM = 0, 1


class Round(Step["Beans"]):
    """beans.1: a bean for everybody; all decide at once."""

    clause = "beans.1"

    def run(self, game: Beans) -> None:
        if game.round == ROUNDS:
            game.over = True
            return
        game.round += 1
        if game.journal is not None:
            game.tell("round", "beans.1", {"round": game.round})
        game.then(Round())
        for seat in range(game.seats):
            entry = game.show(game.pile.pop(), SEEN_BY[seat])
            game.hands[seat].append(entry)
            game.points[seat] += game.worth[card_of(entry)]
            if game.journal is not None:
                game.tell("draw", "beans.1", {"seat": seat, "card": card_of(entry)}, SEEN_BY[seat])
            game.ask(Keep(seat))


class Keep(Question["Beans"]):
    """beans.1: keep it or drop it."""

    clause = "beans.1"
    by_itself = True

    def answer(self, game: Beans, choice: int) -> None:
        if choice and game.journal is not None:
            game.tell("keep", "beans.1", {"seat": self.seat, "card": card_of(game.hands[self.seat][-1])})

    def describe(self, game: Beans, choice: int) -> str:
        return ("drop", "keep")[choice]


class Beans(Game):
    """The position."""

    FIELDS: ClassVar[tuple[str, ...]] = ("round", "pile", "hands", "points", "worth")
    __slots__ = FIELDS

    round: int
    pile: list[int]
    hands: list[list[int]]
    points: list[int]
    worth: list[int]

    def clone(self) -> Beans:
        new = Beans()
        self.copy_agenda(new)
        new.round = self.round
        new.pile = self.pile[:]
        new.hands = [hand[:] for hand in self.hands]
        new.points = self.points[:]
        new.worth = self.worth[:]
        return new

    def totals(self) -> list[int]:
        return self.points[:]

    def ranks(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def hidden(self) -> list[list[list[int]]]:
        return [[self.pile, *self.hands]]

    def census(self) -> list[int]:
        return sorted(card_of(entry) for pile in (self.pile, *self.hands) for entry in pile)


def scores(game: Game, viewer: int | None) -> list[Points]:
    name = text("simulate-mean")
    return [total("beans.2", name, (Points(points, "beans.2", name),)) for points in game.totals()]


def draw(view: Game, order: list[int]) -> Drawing:
    raise NotImplementedError


def idle(view: Game, me: int | None) -> Text:
    raise NotImplementedError


def set_up(seats: int, seed: int, options: Mapping[str, Value], deck: Json) -> Beans:
    game = Beans()
    key = key_of(seed)
    game.begin(seats, key, streams=1)
    game.round = 0
    game.worth = [0] * BEANS
    if deck is not None:
        for bean in deck["beans"]:
            game.worth[bean["id"]] = bean["worth"]
    if options["strong"] is True:
        game.worth[STRONG] += WORTH
    game.pile = game.shuffle(list(range(BEANS)), PILE_STREAM)
    game.hands = [[] for _ in range(seats)]
    game.points = [number * (LUCK + 1) >> 32 for number in words(key, LUCK_STREAM, 0, seats)]
    if options["throne"] is True:
        game.points[0] += THRONE
    game.then(Round())
    return game


def own_deck(options: Mapping[str, Value]) -> Json:
    return {"beans": [{"id": bean, "worth": 0, "colour": "red" if bean % 2 else "white"} for bean in range(BEANS)]}


def cards(deck: Json) -> Sequence[Card]:
    return [
        Card(bean["id"], text("player-seat", seat=bean["id"]), f"beans[{bean['id']}]", bean) for bean in deck["beans"]
    ]


PARTS: dict[str, Any] = {
    "name": "beans",
    "title": "Beans",
    "edition": 1,
    "seat_counts": (2, 3, 4),
    "options": (Option("strong", (False, True), "beans.2"), Option("throne", (False, True), "beans.2")),
    "steps": (Round, Keep),
    "longest": ROUNDS * 4,
    "package": "tests.lab.toy",
    "set_up": set_up,
    "draw": draw,
    "asking": Asking(idle, {}),
    "scores": scores,
    "blank": Beans,
    "picture": lambda game: {"round": game.round},
    "fact": lambda name, value: value,
    "rounds": ("round",),
    "verbs": {"draw": Verb("drawn", chance=True), "keep": Verb("played")},
    "own_deck": own_deck,
    "cards": cards,
    "family": "colour",
}
BOX = Box(**PARTS)
