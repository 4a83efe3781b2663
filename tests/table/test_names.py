"""What people are called: names that can be seen, and that tell them apart; and the cookie by which they are known."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.bots import NAMES
from chabudai.table.errors import BadRequest
from chabudai.table.fields import LONGEST_NAME, name_of
from chabudai.table.people.identity import COOKIE, SAFE_COOKIE
from chabudai.table.running.tables import Tables
from tests.table.asgi import Wire, person, story
from tests.table.tables import do
from tests.table.tables import story as tables_story

TLS = {"accept": "text/html"}


@pytest.mark.parametrize(
    "name", ["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u200b", "\u034f", "\u0301", "\ufe0f", "　", ""]
)
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    for given in (name, f" {name} {name}"):
        with pytest.raises(BadRequest):
            name_of(given)


def test_a_name_is_cleaned_of_what_only_seems_not_to_be_there() -> None:
    assert name_of("A\u3164na\ufe0f") == "A na"
    assert name_of("Zoe\u0301") == "Zoé"
    assert name_of("e" + "\u0301\u0302\u0303\u0304" * 5) == name_of("e\u0301\u0302\u0303")
    for good in ("Ana", "Zoé", "山田", "Ωmega", "R2-D2", "!", "😀", "नमस्ते"):
        assert name_of(good) == good


def test_equal_names_at_one_table_are_told_apart(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        plan = {"game": "dojo", "seats": 5, "chairs": ["me", "open", "open", "open", "bot:random"], "name": "Ana"}
        table = await tables.create("ana", plan)
        await do(table, "bo", "sit", name="ana")
        await do(table, "cy", "sit", name="Ａｎａ")
        await do(table, "dee", "sit", name=NAMES[4])
        assert table.names() == ["Ana", "ana 2", "Ａｎａ 3", f"{NAMES[4]} 2", NAMES[4]]
        await table.reload()
        assert table.names()[1:3] == ["ana 2", "Ａｎａ 3"], "as it is read again"
        await tables.forget("bo")
        assert "ana 2" not in repr(await tables.store.entries(table.id))

    tables_story(tmp_path, told)


def test_the_longest_name_has_room_for_its_number(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        name = "x" * LONGEST_NAME
        table = await tables.create("ana", {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"], "name": name})
        await do(table, "bo", "sit", name=name)
        assert table.names()[1] == "x" * (LONGEST_NAME - 2) + " 2"

    tables_story(tmp_path, told)


def test_over_tls_the_cookie_is_of_this_host_alone(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana, eve = await person(app, "Ana"), await person(app, "Eve")
        plain = (await Wire(app).ask("GET", "/", headers={"accept": "text/html"})).headers["set-cookie"]
        assert plain.startswith(f"{COOKIE}=")
        fresh = (await Wire(app, tls=True).ask("GET", "/", headers=TLS)).headers["set-cookie"]
        assert fresh.startswith(f"{SAFE_COOKIE}=")
        assert "secure" in fresh.lower()
        assert "path=/;" in fresh.lower()
        assert "domain" not in fresh.lower()
        old = {**TLS, "cookie": f"{COOKIE}={ana.token}"}
        moved = (await Wire(app, tls=True).ask("GET", "/", headers=old)).headers["set-cookie"]
        assert moved.startswith(f"{SAFE_COOKIE}={ana.token};"), "known by the old name, given the new one"
        both = {**TLS, "cookie": f"{COOKIE}={eve.token}; {SAFE_COOKIE}={ana.token}"}
        assert (await Wire(app, tls=True).ask("GET", "/api/me", headers=both)).json["name"] == "Ana"
        assert "set-cookie" not in (await Wire(app, tls=True).ask("GET", "/", headers=both)).headers

    story(tmp_path, told)
