"""What letters say: deadlines on the reader's wall, addresses as mail servers write them."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.core.errors import ChabudaiError
from chabudai.table.languages import WORDS
from chabudai.table.notices.zones import find, on_the_wall
from chabudai.table.pages.notices import read_address
from tests.table.asgi import story as wire_story
from tests.table.test_notices import PostOffice, confirm, office, over_days, told_by, until
from tests.table.test_pages_http import read, send

__all__ = ["office"]  # fixtures


def test_a_deadline_is_told_in_the_zone_of_the_reader() -> None:
    moment = 1_800_000_000_000
    assert on_the_wall(moment, "") == "2027-01-15 08:00 UTC"
    assert on_the_wall(moment, "Europe/Paris") == "2027-01-15 09:00 CET"
    assert on_the_wall(moment, "Asia/Tokyo") == "2027-01-15 17:00 JST"
    for odd in ("Nowhere/Land", "../../etc/passwd", "Europe", "/etc/localtime", "x" * 5000, "Europe/Paris\n"):
        assert find(odd) is None
        assert on_the_wall(moment, odd).endswith("UTC")


def test_letters_use_the_zone_that_the_browser_told_until_they_end(tmp_path: Path, office: PostOffice) -> None:
    async def told(app: Starlette) -> None:
        async with office.open():
            table, people = await over_days(app)
            wire = people[table.course.asked[0]]
            assert '<input type="hidden" name="zone"' in read(await wire.get("/"))
            stop = await confirm(office, wire, "ana@table.test", zone="Asia/Tokyo")
            assert stop
            app.state.server.tables._runners[table.id].look()
            await until(lambda: len(office.letters) == 2)
            assert office.letters[1]["Subject"].endswith(" JST")
            player = table.seats[table.course.asked[0]].player or ""
            assert (await app.state.server.store.player(player))["zone"] == "Asia/Tokyo"
            await send(wire, "/me/mail/stop")
            assert "zone" not in await app.state.server.store.player(player)

    wire_story(tmp_path, told, told_by(office))


def test_a_domain_in_any_script_is_written_as_mail_servers_do() -> None:
    assert read_address("ana@exämple.org") == "ana@xn--exmple-cua.org"
    assert read_address("ana@example.org") == "ana@example.org"
    for odd in ("ana", "ana@", "ana@exa mple.org", f"ana@{'ä' * 80}.org", "ana@ex..ample"):
        with pytest.raises(ChabudaiError) as caught:
            read_address(odd)
        for words in WORDS.values():
            assert words.error(caught.value).startswith(words("error-bad-email"))
