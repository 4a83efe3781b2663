"""The table in words, for people and language models: what lies there, what is asked, which moves are legal.

    env = text("dojo", seats=3)
    told = env.reset(seed=7)
    while not env.over:
        told = env.step(answer(told))  # a move in notation, such as "give 2"

A move that is not legal changes nothing: the answer says why, with the rule, and asks again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from chabudai import games
from chabudai.core.box import Json, Value, parse_choice
from chabudai.core.errors import NotAChoice, Refused
from chabudai.envs.table import WIN, Table
from chabudai.words import Words, You

NAMES: Final = ("A", "B", "C", "D", "E", "F", "G")  # of the players, by seat


def names_for(table: Table, seat: int) -> list[str]:
    """The players as a seat calls them."""
    return [You(name) if number == seat else name for number, name in enumerate(NAMES[: table.seats])]


def told(table: Table, seat: int, language: str = "en", listed: bool = True) -> str:
    """What a seat sees: the table as readable JSON, the question and, if they are to be listed, its legal moves."""
    words, names = Words(language), names_for(table, seat)
    view = table.game.view(seat)
    scene = table.box.scene(view)
    picture = json.dumps(table.box.picture(view), ensure_ascii=False, separators=(",", ":"))
    lines = [picture, words.say(scene.prompt, names)]
    if listed and scene.actions:
        lines += [f"- {action.id}: {words.say(action.name, names)}" for action in scene.actions]
    return "\n".join(lines)


class Telling:
    """A game in which all seats answer in writing.  `seat` is whoever is asked now."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = WIN,
        language: str = "en",
        listed: bool = True,
        deck: Json = None,
    ) -> None:
        self.table = Table(games.find(game), seats or 0, options, reward, deck)
        self.language = language
        self.listed = listed
        self.mistakes = [0] * self.table.seats  # moves that were refused, by seat

    def rules(self) -> str:
        """The game on one page."""
        summary = self.table.box.summary(self.language)
        lines = [summary.title, summary.introduction]
        for chapter in summary.chapters:
            lines += [chapter.title, *[f"- {statement.text}" for statement in chapter.statements]]
        return "\n".join(lines)

    def reset(self, seed: int | None = None) -> str:
        """Deal; what the first seat to act is told."""
        self.table.reset(seed)
        self.mistakes = [0] * self.table.seats
        return self.told()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.over

    @property
    def seat(self) -> int:
        """Whose move it is; -1 when the game is over."""
        return -1 if self.table.over else self.table.asked()[0]

    def told(self) -> str:
        """What the seat to act is told; at the end what the first seat sees."""
        return told(self.table, max(self.seat, 0), self.language, self.listed)

    def step(self, move: str) -> str:
        """Make a move, written as in the list; what the next seat is told, or why the move is not possible."""
        table, seat, words = self.table, self.seat, Words(self.language)
        game = table.game
        try:
            choice = parse_choice(game, seat, move.strip())
            if choice is None:
                raise NotAChoice("not-a-choice", choice=move, possible=game.names_of(seat))
            game.checked(seat, choice)
        except Refused as refused:
            self.mistakes[seat] += 1
            return "\n".join([words.error(refused, table.box, names_for(table, seat)), self.told()])
        table.act(seat, table.legal(seat)[game.options_of[seat].index(choice)])
        return self.told()

    def returns(self) -> list[float]:
        """What the game has brought each seat so far."""
        return self.table.returns()

    def copy(self) -> Telling:
        """An independent environment in the same state."""
        new = Telling.__new__(Telling)
        new.__dict__.update(self.__dict__)
        new.table = self.table.clone()
        new.mistakes = self.mistakes[:]
        return new
