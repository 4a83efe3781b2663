"""What is refused is said in words that fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette

from chabudai.core.errors import ChabudaiError
from chabudai.table.fields import whole
from chabudai.table.languages import WORDS
from chabudai.table.running.tables import Tables
from tests.table.asgi import story as wire_story
from tests.table.tables import do, story, three
from tests.table.test_company import refused
from tests.table.wiretap import sit_down


def test_a_value_that_cannot_be_is_named_and_not_its_type() -> None:
    with pytest.raises(ChabudaiError) as caught:
        whole({"bank": 5}, "bank", 10, 86_400)
    for words in WORDS.values():
        said = words.error(caught.value)
        assert all(part in said for part in ("bank", "5", "10–86400"))
        assert words("type-int") not in said
    with pytest.raises(ChabudaiError) as caught:
        whole({"bank": "many"}, "bank", 10, 86_400)
    assert caught.value.problem == "bad-field"


def test_whoever_has_resigned_is_told_what_holds(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables, stand_in="random")
        await do(table, "bo", "resign")
        assert await refused(do(table, "bo", "back")) == "resigned"
        assert "resigned" in WORDS["en"]("error-resigned")

    story(tmp_path, told)


def test_what_a_program_calls_its_message_comes_back_with_the_answer(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        async with people[0].socket(f"/api/tables/{table.id}/live") as line:
            await line.next()
            await line.say({"do": "chat", "text": "hello", "id": "my-first"})
            assert (await line.until("done"))["done"] == "my-first"
            await line.say({"do": "fly", "id": "my-second"})
            assert (await line.until("refused"))["id"] == "my-second"
            await line.say({"do": "fly", "id": "x" * 65})
            assert (await line.until("refused"))["id"] is None

    wire_story(tmp_path, told)
