"""Why not: everything one could think of and may not do is told with its clause, and nothing secret with it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from chabudai import games
from chabudai.core.rng import Rng
from chabudai.table.languages import WORDS
from chabudai.table.seen.obstacles import ahead, obstacles
from tests.boxes import ALL
from tests.table.asgi import Wire, person, story
from tests.table.reading import Reading
from tests.table.wiretap import choose, sit_down


@pytest.mark.parametrize("name", ALL)
def test_whatever_is_refused_has_a_sentence_and_a_clause(name: str) -> None:
    """Random play: every candidate is either an option or an obstacle that both languages can put into words."""
    box, chance = games.find(name), random.Random(3)
    seen: Counter[str] = Counter()
    for seed in range(4):
        game = box.new(box.seat_counts[seed % len(box.seat_counts)], seed)
        while not game.over:
            seat = chance.choice(game.waiting())
            if chance.random() < 0.1:
                question = game.open[seat]
                found = obstacles(box, game, seat)
                told = {one.action.choice for one in found}
                assert told == set(question.candidates(game)) - set(game.options_of[seat])
                for one in found:
                    for words in WORDS.values():
                        assert words.say(one.action.name, ["A", "B", "C", "D", "E", "F"])
                        assert words.say(box.refusal_text(one.refusal), ["A", "B", "C", "D", "E", "F"])
                    assert box.rules("en").clause(one.refusal.clause)
                    seen[one.refusal.kind] += 1
            game.choose(seat, chance.choice(game.options_of[seat]))
    assert len(seen) > 4 or not box.polished


def test_where_a_card_may_not_be_put_is_told_before_it_is_chosen() -> None:
    box, chance, kinds = games.find("arigato"), random.Random(5), Counter[str]()
    game = box.new(2, 5)
    while not game.over:
        seat = chance.choice(game.waiting())
        found = ahead(box, game, seat)
        question = game.open[seat]
        if type(question).__name__ != "Arrange":
            assert not found
        cards = {f"card-{choice}" for choice in game.options_of[seat] if choice < 100}
        for one in found:
            assert one.action.on in cards
            assert one.action.to is not None
            kinds[one.refusal.kind] += 1
        game.choose(seat, chance.choice(game.options_of[seat]))
    assert kinds.keys() == {"workshop-taken", "not-allowed-there"}


def test_what_a_game_cannot_name_is_left_out_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    box = games.find("dojo")
    game = box.new(4, 1)
    while len(every := obstacles(box, game, seat := game.waiting()[0])) < 5:
        game.choose(seat, game.options_of[seat][0])
    kind, odd = type(game.open[seat]), every[2].action.choice
    prompt, honest = box.asking.table[kind]

    def clumsy(view: Any, question: Any, choice: int) -> Any:
        return honest(view, question, [choice][choice == odd])

    monkeypatch.setitem(box.asking.table, kind, (prompt, clumsy))
    assert obstacles(box, game, seat) == every[:2] + every[3:]


@pytest.mark.parametrize("name", ALL)
def test_a_reason_tells_nothing_that_the_seat_cannot_know(name: str) -> None:
    box, chance, rng = games.find(name), random.Random(4), Rng(4)
    compared = 0
    game = box.new(box.seat_counts[-1], 5)
    while not game.over and compared < 60:
        seat = chance.choice(game.waiting())
        assert obstacles(box, game, seat) == obstacles(box, game.resample(seat, rng), seat)
        compared += 1
        game.choose(seat, chance.choice(game.options_of[seat]))


def test_the_page_the_piece_of_a_page_and_the_api_tell_the_same(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await sit_down(app, "dojo")
        game = table.match.game
        while len(obstacles(table.match.box, game, seat := game.waiting()[0])) < 2 or len(game.waiting()) == game.seats:
            await choose(table, people, seat, game.options_of[seat][0])
            game = table.match.game
        question = game.open[seat]
        wire = people[seat]
        refused = (await wire.get(f"/api/tables/{table.id}/why")).json["refused"]
        assert len(refused) == len(question.candidates(game)) - len(game.options_of[seat])
        for path in (f"/t/{table.id}/why", f"/t/{table.id}/why?part"):
            page = (await wire.get(path)).body.decode()
            reading = Reading(page.removeprefix("<!doctype html>"))
            for one in refused:
                assert one["why"] in reading.texts
                assert f"#rule-{one['clause']}" in reading.values("href")
            assert len(reading.values("data-on", "li")) == len(refused)
        assert f'href="/t/{table.id}/why"' in (await wire.get(f"/t/{table.id}")).body.decode()
        # a refused choice sent anyway is refused with the same clause
        path = f"/api/tables/{table.id}/choose"
        reply = await wire.post(path, question=table.question(seat), choice=refused[0]["id"])
        assert (reply.status, reply.json["error"]["clause"]) == (400, refused[0]["clause"])
        other = next(other for other in range(len(people)) if other not in table.course.asked)
        for nobody in (people[other], await person(app, "Watcher"), Wire(app)):
            assert (await nobody.get(f"/api/tables/{table.id}/why")).json["refused"] == []
            assert "<li" not in (await nobody.get(f"/t/{table.id}/why?part")).body.decode()

    story(tmp_path, told)
