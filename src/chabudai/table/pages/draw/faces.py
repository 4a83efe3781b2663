"""The faces of cards for reports of the lab: for a file, with all they need in a shadow of their own; or for a page."""

from __future__ import annotations

import re
from typing import Final

from chabudai import games
from chabudai.core.box import Box, Card
from chabudai.lab.faces import Faces, NoFaces
from chabudai.table.pages.draw.face_style import face_style
from chabudai.table.pages.draw.page_parts import painter
from chabudai.table.pages.draw.shorthand import spelled
from chabudai.table.pages.draw.symbols import drawn, dressed, looks
from chabudai.table.pages.draw.words import VOICES

SHEET: Final = re.compile(r'href="[^"#]*#([\w-]+)"')  # of a drawing in the file that a server gives out
SYMBOL: Final = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
DEFINED: Final = re.compile(r"<defs>.*?</defs>", re.DOTALL)


def faces_of(box: Box, language: str) -> Faces:
    """Whoever draws the cards of this game; nobody, where it has no drawings."""
    return Painted(box, language) if box.name in games.names() and dressed(box.name) else NoFaces()


class Painted:
    """Cards as the tables show them."""

    def __init__(self, box: Box, language: str) -> None:
        self.box = box
        self.painter = painter(box, VOICES[language])
        self.style = face_style(box.name)
        self.drawings = looks(box.name).joinpath("drawings.svg").read_text(encoding="utf-8") if drawn(box.name) else ""

    def drawn(self, cards: list[Card]) -> str:
        """The cards side by side, with their style and the drawings that they use."""
        pieces = [self.painter.alone(card.piece) for card in cards if card.piece is not None]
        if not pieces:
            return ""
        html = SHEET.sub(r'href="#\1"', spelled("".join(pieces), self.box.name))
        return (
            f'<div><template shadowrootmode="open"><style>{self.style}</style>{self._used(html)}'
            f'<div class="row" data-game="{self.box.name}">{html}</div></template></div>'
        )

    def _used(self, html: str) -> str:
        """The drawings that these faces use, and those used by them."""
        symbols = {found[1]: found[0] for found in SYMBOL.finditer(self.drawings)}
        wanted, waiting = [], re.findall(r'href="#([\w-]+)"', html)
        while waiting:
            name = waiting.pop()
            if name in symbols and name not in wanted:
                wanted.append(name)
                waiting += re.findall(r'href="#([\w-]+)"', symbols[name])
        shared = "".join(DEFINED.findall(SYMBOL.sub("", self.drawings)))
        inside = shared + "".join(symbols[name] for name in sorted(wanted))
        return f'<svg style="position:absolute;width:0;height:0" aria-hidden="true">{inside}</svg>'


class OnPage:
    """Cards for a page that has the style sheets of the table and of the game."""

    def __init__(self, box: Box, language: str) -> None:
        self.box = box
        self.painter = painter(box, VOICES[language])

    def drawn(self, cards: list[Card]) -> str:
        """The cards side by side."""
        pieces = "".join(self.painter.alone(card.piece) for card in cards if card.piece is not None)
        drawn = spelled(pieces, self.box.name)
        return f'<div class="lab-faces" data-game="{self.box.name}">{drawn}</div>' if pieces else ""
