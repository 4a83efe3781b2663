"""The poster of a game, and the small picture that stands for it in lists.

`looks/poster.svg` composes a scene from `drawings.svg` on the game's ground.  A browser does not let a picture fetch
other files, so what it needs of the drawings is put into it here: one small file, and each drawing has one source.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from typing import Final

from chabudai.table.pages.draw.symbols import dressed, looks

SYMBOL: Final = re.compile(r'<symbol id="([a-z0-9_-]+)".*?</symbol>', re.DOTALL)
BORROWED: Final = re.compile(r'href="drawings\.svg#([a-z0-9_-]+)"')
EMBLEM: Final = re.compile(r'<svg [^>]*data-emblem="([a-z0-9_-]+)"[^>]*>')
GROUND: Final = re.compile(r'<defs>.*?</defs>\s*<g id="ground">.*?</g>', re.DOTALL)
SMALL: Final = (
    '<svg x="12%" y="12%" width="76%" height="76%" viewBox="0 0 64 64"><use href="drawings.svg#{name}"/></svg></svg>'
)
FILES: Final = ("poster.svg", "emblem.svg")


@cache
def picture(game: str, file: str) -> str:
    """A poster or an emblem that needs no other file; nothing where nobody has drawn a poster yet."""
    source = looks(game).joinpath("poster.svg")
    if not dressed(game) or not source.is_file():
        return ""
    poster = source.read_text(encoding="utf-8")
    if file == "emblem.svg":
        root, ground = EMBLEM.search(poster), GROUND.search(poster)
        assert root is not None
        assert ground is not None
        poster = root[0] + ground[0] + SMALL.format(name=root[1])
    sheet = looks(game).joinpath("drawings.svg").read_text(encoding="utf-8")
    known = {found[1]: found[0] for found in SYMBOL.finditer(sheet)}
    needed = sorted(set(BORROWED.findall(poster)))
    symbols = "".join(known[name] for name in needed)
    made = BORROWED.sub(r'href="#\1"', poster).replace("<defs>", f"<defs>{symbols}", 1)
    return re.sub(r">\s+<", "><", made)


@cache
def version(game: str, file: str) -> str:
    """Changes whenever the picture does."""
    return blake2b(picture(game, file).encode(), digest_size=4).hexdigest()


def address(game: str, file: str) -> str:
    """Where browsers find it; nowhere if there is none."""
    return f"/static/games/{game}/{file}?v={version(game, file)}" if picture(game, file) else ""
