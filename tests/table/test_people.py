"""People at a table: what they are called, how often they may ask."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.applications import Starlette

from chabudai.table.pages import PAGES
from chabudai.table.tables import BOT_NAMES
from tests.table.asgi import Wire, story
from tests.table.test_pages_http import read, send


async def nameless(app: Starlette, language: str = "en") -> Wire:
    """Somebody who has not said a name."""
    return Wire(app, (await Wire(app).post("/api/players", language=language)).json["token"])


def test_somebody_without_a_name_is_a_guest_and_never_a_bot(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, ben, cleo = [await nameless(app, language) for language in ("fr", "en", "en")]
        chairs = {"chair-0": "me", "chair-1": "open", "chair-2": "open"}
        table = (await send(ana, "/new", game="dojo", seats="3", listed="true", **chairs)).headers["location"]
        assert (await send(ben, f"{table}/sit", seat="1")).status == 303
        assert (await send(cleo, f"{table}/sit", name="Cleo")).status == 303
        names = [chair["name"] for chair in (await ana.get(f"/api/tables/{table[3:]}")).json["seats"]]
        assert re.fullmatch(r"Invité \d\d", names[0])
        assert re.fullmatch(r"Guest \d\d", names[1])
        assert names[2] == "Cleo"
        assert (await cleo.get("/api/me")).json["name"] == "Cleo", "the name of the first table is remembered"
        assert (await send(ana, "/me/delete")).status == 303
        for page in (read(await ben.get(table)), read(await ben.get("/"))):
            assert not [name for name in BOT_NAMES if name in page]

    story(tmp_path, told, pages=PAGES)
