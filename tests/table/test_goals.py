"""Goals that were reached are marked where they are shown, for whom they were reached and for nobody else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

from starlette.applications import Starlette

from chabudai.core.match import Match
from chabudai.core.scene import Piece, Scene
from chabudai.games.arigato import BOX
from chabudai.games.arigato.state import Arigato
from chabudai.table.pages.draw.goals import MET, Goals
from tests.table.asgi import person, story
from tests.table.test_pages_http import finished, read


def met(scene: Scene) -> Iterator[Piece]:
    return (piece for piece in scene.pieces() if MET in piece.marks)


def test_every_token_has_its_day_marked_and_nothing_else_changes() -> None:
    match, chance = Match(BOX, 3, 11), random.Random(11)
    goals = [Goals(match, seat) for seat in range(3)]
    tokens = 0
    while not match.game.over:
        seat = chance.choice(match.game.waiting())
        match.choose(seat, chance.choice(match.game.options_of[seat]))
        if chance.random() < 0.1 and match.obstacle_to_undo(seat) is None:
            match.undo(seat)
        game = match.game
        assert isinstance(game, Arigato)
        for one in range(3):
            if len(match.played) % 7:
                continue  # it catches up
            plain = BOX.scene(game.view(one))
            marked = goals[one].mark(plain)
            keys = {piece.key for piece in met(marked)}
            said = [e.facts["day"] for e in match.events(None) if e.kind == "objective" and e.facts["seat"] == one]
            assert keys == {f"o{day}" for day in said}
            assert len(keys) == game.objectives[one]
            tokens = max(tokens, len(keys))
            assert [piece.key for piece in marked.pieces()] == [piece.key for piece in plain.pieces()]
            again = goals[one].mark(BOX.scene(game.view(one)))
            assert all(new is old for new, old in zip(again.zones, marked.zones, strict=True))  # nothing is drawn anew
    assert tokens > 1


def test_a_replay_marks_what_was_reached_by_then(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        for _ in range(20):  # in some games nobody reaches anything
            table = await finished(app, ana, "arigato")
            match = app.state.server.tables.in_memory[table].match
            assert isinstance(match.game, Arigato)
            if any(match.game.objectives):
                break
        for at in (0, len(match.played) // 2, len(match.played)):
            for seat in (0, 1):
                page = read(await ana.get(f"/t/{table}/replay/{at}?seat={seat}"))
                game = match.at(at)
                assert isinstance(game, Arigato)
                assert len(re.findall(r'class="piece objective met', page)) == game.objectives[seat], (at, seat)
        assert any(game.objectives)
        assert "objective met" not in read(await ana.get(f"/t/{table}/replay/{at}?seat=none"))

    story(tmp_path, told)
