"""Lessons over HTTP, as a browser without scripts uses them: answers are links and forms, nothing is kept."""

from __future__ import annotations

from html import unescape
from pathlib import Path
from urllib.parse import quote_plus

import pytest
from starlette.applications import Starlette

from chabudai.lessons import teach, with_lesson
from chabudai.table.doors.server import Server
from tests.table.asgi import Wire, person, story
from tests.table.reading import Reading

HTML = {"accept": "text/html", "accept-language": "en"}


async def read(wire: Wire, path: str, status: int = 200, language: str = "en") -> tuple[str, Reading]:
    reply = await wire.ask("GET", path, headers={**HTML, "accept-language": language})
    assert reply.status == status, reply.body.decode()
    html = reply.body.decode()
    return html, Reading(html.partition("<!doctype html>")[2])


@pytest.mark.parametrize("name", with_lesson())
def test_a_lesson_can_be_walked_through_by_its_buttons(tmp_path: Path, name: str) -> None:
    async def told(app: Starlette) -> None:
        wire, taught = Wire(app), teach(name)
        at = (await wire.ask("GET", f"/learn/{name}")).headers["location"]
        for moment in taught.moments:
            html, page = await read(wire, at)
            question = moment.game.question(taught.lesson.seat)
            assert question is not None
            options = moment.game.options_of[taught.lesson.seat]
            assert page.choices() == {question.describe(moment.game, choice) for choice in options}
            assert len(page.values("href", "a")) > len(taught.lesson.steps)
            assert 'aria-current="step"' in html
            form = next(found for tag, found in page.elements if found.get("id") == "choose")
            assert form["method"] == "get"
            answered = await wire.ask("GET", f"{form['action']}?choice={quote_plus(moment.wanted)}", headers=HTML)
            assert answered.status == 303
            at = answered.headers["location"]
        assert at == f"/learn/{name}/end"
        html, page = await read(wire, at)
        assert str(taught.end.totals()[taught.lesson.seat]) in html
        assert "/new" in page.values("action", "form")
        assert {f"/rules/{name}", f"/summary/{name}"} <= set(page.values("href", "a"))
        server: Server = app.state.server
        assert not server.tables.in_memory

    story(tmp_path, told)


def test_another_answer_gets_a_hint_and_a_forbidden_one_its_clause(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        wire = Wire(app)
        html, _ = await read(wire, "/learn/dojo/2?choice=place+d4")
        assert "To stay with the lesson, take d2." in html
        html, page = await read(wire, "/learn/dojo/2?choice=place+c2")
        assert 'class="lesson-said refused"' in html
        assert "#rule-training.3" in page.values("href", "a")
        assert "share a side" in html or "touch" in html
        html, _ = await read(wire, "/learn/dojo/2?choice=%3Cb%3Edance")
        assert "<b>dance" not in html
        assert "lesson-said refused" in html
        html, _ = await read(wire, "/learn/dojo/2/1/why")
        assert "/learn/dojo/2" in html
        part, _ = await read(wire, "/learn/dojo/2/1/why?part")
        assert part.startswith('<div class="reasons">')

    story(tmp_path, told)


def test_lessons_speak_the_readers_language_and_know_their_steps(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        wire = Wire(app)
        html, page = await read(wire, "/learn", language="fr")
        assert "Premiers pas" in html
        assert {f"/learn/{name}" for name in with_lesson()} <= set(page.values("href", "a"))
        html, _ = await read(wire, "/learn/dojo/3", language="fr")
        assert "Défier le donneur" in unescape(html)
        ana = await person(app, "Ana")
        assert "Ana" in (await ana.get("/learn/dojo/1")).body.decode()
        for path in ("/learn/dojo/0", "/learn/dojo/99", "/learn/dojo/1/9"):
            await read(wire, path, 404)
        await read(wire, "/learn/chess", 400)

    story(tmp_path, told)


def test_a_right_pair_is_right_in_the_other_order(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        wire = Wire(app)
        for number, pair in ((2, ("traveller+12", "traveller+40")), (3, ("traveller+54", "traveller+51"))):
            at = f"/learn/arigato/{number}"
            for choice in (*pair, "ready"):
                answered = await wire.ask("GET", f"{at}?choice={choice}", headers=HTML)
                assert answered.status == 303, choice
                at = answered.headers["location"]
                await read(wire, at)
            assert at == f"/learn/arigato/{number + 1}"

    story(tmp_path, told)
