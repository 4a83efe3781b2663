"""What `?` tells: about the question, about a choice (allowed or not, and why), about a piece, about a clause."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from chabudai.core.box import Box
from chabudai.core.clauses import Clause, Refusal
from chabudai.core.errors import UnknownClause
from chabudai.core.game import Game
from chabudai.core.scene import Action, Piece, Scene
from chabudai.terminal.answers import read_candidate, read_option
from chabudai.terminal.option_numbers import acted_on
from chabudai.terminal.paint import ACCENT, ALARM, FAINT, STRONG, Painter
from chabudai.words import Words


class Explainer:
    """Answers for one viewer of one position."""

    def __init__(self, box: Box, view: Game, scene: Scene, words: Words, names: Sequence[str]) -> None:
        self.box = box
        self.view = view
        self.scene = scene
        self.words = words
        self.names = names

    def about(self, typed: str) -> RenderableType:
        """Whatever the typed words may mean; nothing typed means the question."""
        if not typed:
            return self.question()
        if coded := [piece for piece in self._pieces(typed) if piece.code == typed]:
            return Group(*(self._piece(piece) for piece in coded))  # "? B" is the piece B, "? b" may be a column
        if (action := read_option(self.scene.actions, typed)) is not None:
            return self._allowed(action)
        seat = self.scene.viewer
        if seat is not None and (choice := read_candidate(self.view, seat, typed)) is not None:
            return self._candidate(seat, choice)
        if pieces := self._pieces(typed):
            return Group(*(self._piece(piece) for piece in pieces))
        try:
            return draw_clause(self.words.clause(self.box, typed), self.words)
        except UnknownClause:
            return Line(self.words("explain-nothing", typed=typed), ALARM)

    def question(self) -> RenderableType:
        """What is asked, with the clause that asks it."""
        prompt = Line(self.words.say(self.scene.prompt, self.names), STRONG)
        return Group(prompt, self._clause(self.scene.clause)) if self.scene.clause else prompt

    def _allowed(self, action: Action) -> RenderableType:
        """That it is allowed, by which clause, and what the cards are that it is about."""
        sentence = self.words("explain-allowed", choice=self.words.say(action.name, self.names))
        cards = [self._piece(piece) for piece in acted_on(self.scene, action) if piece.text is not None]
        return Group(Line(sentence, ACCENT), self._clause(self.scene.clause), *cards)

    def _candidate(self, seat: int, choice: int) -> RenderableType:
        question = self.view.question(seat)
        refusal: Refusal | None = None if question is None else question.refusal(self.view, choice)
        if refusal is None:
            return self._allowed(next(action for action in self.scene.actions if action.choice == choice))
        why = self.words.say(self.box.refusal_text(refusal), self.names)
        return Group(Line(why, ALARM), self._clause(refusal.clause))

    def _pieces(self, typed: str) -> list[Piece]:
        """The pieces with this code, title or name, each kind once."""
        wanted = typed.casefold()
        found: dict[str, Piece] = {}
        for piece in self.scene.pieces():
            title = "" if piece.title is None else self.words.say(piece.title, self.names)
            known = (piece.code, title, self.words.say(piece.name, self.names))
            if wanted in (name.casefold() for name in known if name):
                found.setdefault(self.words.say(piece.name, self.names), piece)
        return list(found.values())

    def _piece(self, piece: Piece) -> RenderableType:
        painter = Painter(self.words, self.names, {})
        parts: list[RenderableType] = [painter.full(piece)]
        if piece.text is not None:
            parts.append(Padding(self.words.say(piece.text, self.names), (0, 0, 0, 4)))
        if piece.origin is not None:
            parts.append(Padding(Line(self.words.say(piece.origin, self.names), FAINT), (0, 0, 0, 4)))
        if piece.clause:
            parts.append(self._clause(piece.clause))
        return Group(*parts)

    def _clause(self, clause: str) -> RenderableType:
        return draw_clause(self.words.clause(self.box, clause), self.words)


def draw_clause(clause: Clause, words: Words) -> RenderableType:
    """A clause: its name, how it is cited, where it comes from, its text."""
    head = Line.assemble((clause.title, STRONG), (f"  {clause.id}", FAINT))
    if mark := words.mark(clause):
        head.append(f"  {mark}", ACCENT)
    return Group(Padding(head, (0, 0, 0, 2)), Padding(clause.text, (0, 0, 0, 4)))
