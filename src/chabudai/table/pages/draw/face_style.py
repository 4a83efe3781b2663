"""The style of a card's face without its table: what the sheets say of pieces, and nothing of where they lie."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from chabudai.table.pages.draw.symbols import looks

SHEETS: Final = ("table.css", "games.css", "pieces.css")
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
AT_RULE: Final = re.compile(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")  # for narrow windows, or of movement
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
FACE: Final = re.compile(
    r"^(?::root|\*|\[hidden\])$|^\[data-(?:game|colour)=|\.(?:piece|face|print|symbol|sign|title|upon)\b"
)
PLACE: Final = re.compile(
    r"#[a-z]|\.(?:at-table|frame|watched|mine|others?|seat|seat-head|counter|common|zones?|slots?|stage|flyer|hot)\b"
)
# What a table says of itself (board.css, fonts.css); a file brings no fonts along.
ALONE: Final = """:host {
  display: block; --px: 1px; --card: light-dark(#fffdf6, #f4ecdb); --hot: var(--accent);
  --mincho: "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif;
  --maru: system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
.row {
  display: flex; flex-wrap: wrap; gap: 1rem; justify-content: center; padding: .6rem; background: none; --u: 7.4rem;
}
.row > .piece { position: relative; width: var(--u); }"""


def face_style(game: str) -> str:
    """A style sheet for faces in a shadow of their own: it fetches nothing."""
    static = resources.files("chabudai.table").joinpath("static")
    sheets = (*(static.joinpath(name) for name in SHEETS), looks(game).joinpath("style.css"))
    text = "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    rules = [(found[1].strip(), found[2].strip()) for found in RULE.finditer(AT_RULE.sub("", COMMENT.sub("", text)))]
    kept = [
        f"{selector.replace(':root', ':host')} {{ {body} }}"  # what a page says of itself holds for the shadow
        for selector, body in rules
        if FACE.search(selector) and not PLACE.search(selector) and "url(" not in body
    ]
    return "\n".join([*kept, ALONE])
