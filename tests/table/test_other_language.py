"""Another language keeps what one looks at, and says it without a slip."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.applications import Starlette

from tests.table.asgi import person
from tests.table.asgi import story as wire_story
from tests.table.test_pages_http import finished, read, send


def test_another_language_keeps_the_view_of_a_replay_and_an_invitation(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = await finished(app, ana)
        for view in ("none", "0", "2"):
            page = read(await ana.get(f"/t/{table}/replay/3?seat={view}"))
            back = re.search(r'name="back" value="([^"]+)"', page)
            assert back is not None
            assert back[1] == f"/t/{table}/replay/3?seat={view}"
            assert (await send(ana, "/me", language="fr", back=back[1])).headers["location"] == back[1]
        made = await ana.post("/api/tables", game="dojo", seats=3, chairs=["me", "invite", "bot:random"])
        link = re.search(r'value="[^"]+(/t/[^"]+\?seat=[^"]+)"', read(await ana.get(f"/t/{made.json['table']}")))
        assert link is not None
        ben = await person(app, "Ben")
        back = re.search(r'name="back" value="([^"]+)"', read(await ben.get(link[1])))
        assert back is not None
        assert back[1] == link[1]
        assert (await send(ben, "/me", language="fr", back=back[1])).headers["location"] == back[1]
        for odd in ("/t/x?next=//evil.test", "//evil.test/?seat=1", "/t/x?seat=1&lang=fr"):
            assert (await send(ben, "/me", language="fr", back=odd)).headers["location"] == "/"

    wire_story(tmp_path, told)


def test_the_target_of_a_game_alone_is_told_without_a_number_beside_it(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        table = (await ana.post("/api/tables", game="arigato", seats=1, chairs=["me"])).json["table"]
        page = read(await ana.get(f"/t/{table}/score"))
        lines = [line for line in re.findall(r"<li.*?</(?:span|summary)>", page) if "ravel" in line]
        lines = lines[:6]  # the rules follow
        assert "Score to beat: 0" in lines[0]
        assert "fireworks maker" in lines[5]
        assert all("<b>" not in line for line in lines)

    wire_story(tmp_path, told)
