"""Makes the two type families of the pages from their published files, cut to the letters of our languages.

    npm pack @fontsource/shippori-mincho@5.3.0 @fontsource/zen-maru-gothic@5.3.0
    unpack both archives, and rename each folder `package` to the name of its family
    python -m pip install fonttools==4.68.0 brotli==1.2.1     # in an environment of its own
    python tools/fonts.py FOLDER                              # the one with `shippori-mincho` and `zen-maru-gothic`

It writes `src/chabudai/table/static/fonts/`: a file for each weight, with a digest of its content in the name since
browsers keep it for good, and each family's licence; and `static/fonts.css`, which says which is which.  Neither
family has the ō of "Arigatō": it is composed of the letter and the macron that both have.  Thin spaces, which French
wants, are added too.  Nothing here is needed to build, test or run the project: the files made are part of it.
"""

from __future__ import annotations

import shutil
import sys
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS: Final = Path(__file__).parents[1] / "src" / "chabudai" / "table" / "static" / "fonts"
WEIGHTS: Final = {"shippori-mincho": (700,), "zen-maru-gothic": (500, 700)}
LETTERS: Final = frozenset(
    [*range(0x20, 0x7F), *range(0xA0, 0x100)]
    + [ord(letter) for letter in "ŒœōŌ–—‘’‚“”„•…‹›€−\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}"]
)
SHEET: Final = FONTS.parent / "fonts.css"
HEAD: Final = """\
/* Made by tools/fonts.py.  Mincho for names and numbers, Maru for words. */
:root {
  --mincho: "Shippori Mincho", "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif;
  --maru: "Zen Maru Gothic", system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
"""
FACE: Final = """\
@font-face {{
  font-family: "{title}"; font-weight: {weight}; font-style: normal; font-display: swap;
  src: url("fonts/{name}") format("woff2");
}}
"""
MACRON: Final = 0xAF
ABOVE: Final = 90  # units between a letter and its macron, of a thousand to the em
THIN: Final = {0x2009: 200, 0x202F: 200}  # widths of spaces


def main(folder: str) -> None:
    """Every weight of every family, the licences, and the style sheet."""
    FONTS.mkdir(exist_ok=True)
    for old in FONTS.glob("*.woff2"):
        old.unlink()
    faces = []
    for family, weights in WEIGHTS.items():
        shutil.copyfile(Path(folder, family, "LICENSE"), FONTS / f"{family}.OFL.txt")
        for weight in weights:
            font = TTFont(Path(folder, family, "files", f"{family}-latin-{weight}-normal.woff2"), recalcTimestamp=False)
            complete(font)
            cut(font)
            font.flavor = "woff2"
            made = BytesIO()
            font.save(made)
            name = f"{family}-{weight}.{blake2b(made.getvalue(), digest_size=4).hexdigest()}.woff2"
            FONTS.joinpath(name).write_bytes(made.getvalue())
            faces.append(FACE.format(title=family.replace("-", " ").title(), weight=weight, name=name))
    SHEET.write_text(HEAD + "".join(faces), encoding="utf-8")


def complete(font: Any) -> None:
    """Add what the published file lacks: ō, Ō and the thin spaces."""
    for letter, base in (("ō", "o"), ("Ō", "O")):
        _with_macron(font, ord(letter), ord(base))
    if "…" not in map(chr, font.getBestCmap()) or _bounds(font.getGlyphSet(), font.getBestCmap()[ord("…")])[1] > 100:
        _three_dots(font)  # in the middle of the line, as Japanese wants it
    for code, width in THIN.items():
        if code not in font.getBestCmap():
            _add(font, code, TTGlyphPen(None).glyph(), width)


def cut(font: Any) -> None:
    """Only our letters, set from left to right, without hints for screens of another time."""
    wanted = Options()
    wanted.layout_features = ["kern", "liga", "ccmp"]
    wanted.hinting = False
    wanted.drop_tables += ["vhea", "vmtx", "BASE", "GDEF", "gasp"]
    wanted.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]  # with copyright and licence
    subsetter = Subsetter(wanted)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)


def _with_macron(font: Any, code: int, base: int) -> None:
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    letter, bar = names[base], names[MACRON]
    left, _, right, top = _bounds(glyphs, letter)
    bar_left, bar_bottom, bar_right, _ = _bounds(glyphs, bar)
    over = round((left + right - bar_left - bar_right) / 2), round(top + ABOVE - bar_bottom)
    pen = TTGlyphPen(glyphs)
    pen.addComponent(letter, (1, 0, 0, 1, 0, 0))
    pen.addComponent(bar, (1, 0, 0, 1, *over))
    _add(font, code, pen.glyph(), font["hmtx"][letter][0])


def _three_dots(font: Any) -> None:
    names = font.getBestCmap()
    dot, width = names[ord(".")], font["hmtx"][names[ord(".")]][0]
    pen = TTGlyphPen(font.getGlyphSet())
    for place in range(3):
        pen.addComponent(dot, (1, 0, 0, 1, place * width, 0))
    _add(font, ord("…"), pen.glyph(), 3 * width)


def _bounds(glyphs: Any, name: str) -> tuple[float, float, float, float]:
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    left, bottom, right, top = pen.bounds or (0, 0, 0, 0)
    return left, bottom, right, top


def _add(font: Any, code: int, glyph: Any, width: int) -> None:
    name = f"uni{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = width, getattr(glyph, "xMin", 0)
    if "vmtx" in font:  # dropped later, but it must know every glyph until then
        font["vmtx"][name] = 1000, 0
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


if __name__ == "__main__":
    main(sys.argv[1])
