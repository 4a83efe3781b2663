"""Fonts and icons are ours to send: small, licensed, kept by browsers, and named where they are."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.table.pages.draw.icons import ICONS, icon
from chabudai.table.pages.draw.symbols import edition
from chabudai.table.pages.files import FONTS, FOREVER, STATIC, static_version
from tests.table.asgi import Wire, story
from tests.table.test_pages_http import read

MOST_BYTES = 56_000  # of all fonts
FAMILIES = ("shippori-mincho", "zen-maru-gothic")


def test_fonts_are_small_and_carry_their_digest_and_licence() -> None:
    files = [STATIC / "fonts" / path.rpartition("/")[2] for path in FONTS]
    assert sum(len(file.read_bytes()) for file in files) <= MOST_BYTES
    assert {file.name.rpartition("-")[0] for file in files} == set(FAMILIES)
    for file in files:
        content = file.read_bytes()
        assert content[:4] == b"wOF2"
        assert file.name.split(".")[1] == blake2b(content, digest_size=4).hexdigest(), "browsers keep it by its name"
    for family in FAMILIES:
        assert "SIL OPEN FONT LICENSE" in STATIC.joinpath("fonts", f"{family}.OFL.txt").read_text(encoding="utf-8")
    sheet = STATIC.joinpath("fonts.css").read_text(encoding="utf-8")
    assert sorted(f"/static/{url}" for url in re.findall(r'url\("([^"]+)"\)', sheet)) == list(FONTS)


def test_what_never_changes_is_kept_and_what_may_change_is_not(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = Wire(app)
        home = read(await ana.get("/"))
        assert all(f'href="{font}" as="font"' in home for font in FONTS), "they are asked for before the style sheet"
        drawings, version = "/static/games/dojo/drawings.svg", static_version()
        lasting = [*FONTS, f"/static/table.css?v={version}", f"/static/games/dojo/style.css?v={version}"]
        lasting += [f"{drawings}?v={edition('dojo', 'drawings.svg')}", f"/static/table.js?v={version}"]
        lasting.append(re.findall(r'href="([^"#]+)', icon("play"))[0])
        for path in lasting:
            answer = await ana.get(path)
            assert (answer.status, answer.headers.get("cache-control")) == (200, FOREVER), path
        for path in ("/static/table.css", "/static/table.css?v=old", f"{drawings}?v={version}", "/static/table.js?v=1"):
            answer = await ana.get(path)
            assert answer.status == 200
            assert "cache-control" not in answer.headers, path
        assert (await ana.get(f"/static/none.css?v={version}")).headers["cache-control"] == "no-store"

    story(tmp_path, told)


def test_icons_are_drawn_and_unknown_ones_are_a_mistake() -> None:
    assert len(ICONS) == len(set(ICONS)) > 20
    assert 'aria-hidden="true"' in icon("undo")
    with pytest.raises(KeyError):
        icon("nothing")
