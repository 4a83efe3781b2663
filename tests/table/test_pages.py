"""The table as parts of a page: complete, unique, escaped, cached, and without secrets."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from chabudai import games
from chabudai.core.rng import Rng
from chabudai.core.scene import Action, Piece, Scene, Slot, Zone, text
from chabudai.table.pages.draw import page_parts, panels
from chabudai.table.pages.draw.hot_spots import NOTHING_HOT, hot_spots
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.rulebook import rulebook
from chabudai.table.pages.draw.story import NEWS
from chabudai.table.pages.draw.words import VOICES
from chabudai.table.running.tables import Table, Tables
from chabudai.words import LANGUAGES
from tests.boxes import ALL, polished
from tests.shown import scene_of, scores_of
from tests.table.reading import Reading
from tests.table.tables import PEOPLE, do, move, play_on, story, three

VIEWERS = (0, 1, 2, None)


def whole(table: Table, viewer: int | None, language: str = "en") -> Reading:
    made = page_parts.playable(table, viewer, language)
    return Reading("".join(page_parts.whole(made, root, table.match.box.name) for root in page_parts.ROOTS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_every_piece_and_offers_every_choice(tmp_path: Path, language: str) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        chance = random.Random(3)
        while table.status == "running":
            for viewer in VIEWERS:
                scene = scene_of(table.match.game, viewer)
                page = whole(table, viewer, language)
                assert sorted(page.values("data-piece")) == sorted(piece.key for piece in scene.pieces())
                assert {f"slot-{s.key}" for z in scene.all_zones() for s in z.slots} <= set(page.values("id"))
                assert page.choices() == {action.id for action in scene.actions}
                every = page.values("id")
                assert len(every) == len(set(every)), sorted(i for i in every if every.count(i) > 1)
            for _ in range(5):
                if table.status == "running":
                    await move(table, chance)
        assert whole(table, None, language).choices() == set()
        points = scores_of(table.match.game, None)
        assert len([kind for kind in whole(table, None, language).values("class") if kind == "tally"]) == len(points)

    story(tmp_path, told)


def test_parts_make_up_the_page_and_every_part_has_its_place(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        for viewer in VIEWERS:
            made = page_parts.parts(table, viewer, "en")
            for name in ("offers", "arrangement"):
                made.pop(name)  # which the script makes buttons of
            page = set(whole(table, viewer).values("id"))
            assert set(made) <= page
            for name, html in made.items():
                assert Reading(html).elements[0][1]["id"] == name

    story(tmp_path, told)


def test_what_has_not_changed_is_not_rendered_again(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        await play_on(table, 30)
        page = page_parts.page(table, 0, "en", True)
        first = dict(page.latest(table))
        before = page.redrawn
        table.changes += 1
        again = page.latest(table)
        zones = [name for name in first if name.startswith("zone-")]
        assert zones
        assert page.redrawn is before.then is not before, "it was looked at once more"
        assert all(first[name] is again[name] for name in zones)
        assert not any(name.startswith("zone-") for name in page.redrawn.names)
        watching, other = (page_parts.page(table, viewer, "en", True).latest(table) for viewer in (None, 1))
        assert watching["zone-middle"] is first["zone-middle"] is other["zone-middle"]

    story(tmp_path, told)


def test_pages_know_nothing_that_the_seat_cannot_know(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        chance = random.Random(8)
        compared = 0
        for turn in range(60):
            if table.status != "running":
                break
            await move(table, chance)
            for viewer in VIEWERS:
                true = table.match.game
                shown = page_parts.parts(table, viewer, "en")
                table.match.game = true.resample(viewer, Rng(turn))
                # Undo compares how much was learned since: that everybody may know, an imagined past has none of it.
                table.match.game.learned, table.match.game.counters = true.learned, true.counters
                imagined = page_parts.parts(table, viewer, "en")
                table.match.game = true
                differing = {name for name in shown if imagined.get(name) != shown[name]}
                assert not differing, [(shown[n], imagined.get(n)) for n in differing]
                compared += 1
        assert compared > 100

    story(tmp_path, told)


def test_names_and_words_of_people_cannot_become_markup(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        nasty = "<b>\"'&amp;<i>"
        table = await tables.create(
            "ana", {"game": "dojo", "seats": 3, "name": nasty, "chairs": ["me", "bot:random", "bot:random"]}
        )
        await do(table, "ana", "chat", text="</ol><script>alert(1)</script>")
        for viewer in (0, None):
            page = whole(table, viewer)
            assert "script" not in [tag for tag, _ in page.elements]
            assert not [tag for tag, found in page.elements if tag == "i" and not found]
        assert "</ol><script>alert(1)</script>" in "".join(whole(table, None).texts)

    story(tmp_path, told)


def test_the_news_begin_with_the_own_last_choice(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        await play_on(table, 25)
        for seat, _ in enumerate(PEOPLE):
            after = list(table.match.played)
            last = max(i for i, played in enumerate(after) if played.seat == seat)
            told_events = [e for played in after[last:] for e in played.events if e.visible_to(seat)]
            lines = Reading(page_parts.playable(table, seat, "en")["news"]).values("data-kind")
            assert lines == [e.kind for e in told_events][-NEWS:]

    story(tmp_path, told)


def test_the_log_goes_downwards_by_rounds_and_shows_who_did_it_with_which_card(tmp_path: Path) -> None:
    async def told(tables: Tables) -> None:
        table = await three(tables)
        await play_on(table, 25)
        made = page_parts.parts(table, 0, "en")
        log = page_parts.whole(made, "logs", "dojo")
        events = table.match.events(0)
        assert Reading(log).values("data-kind") == [event.kind for event in events]
        rounds = [event.facts["round"] for event in events if event.kind == "round"]
        assert re.findall(r'class="round"><h3>Round (\d+)</h3>', log) == [str(number) for number in rounds]
        for line, event in zip(re.findall(r"<li .*?</li>", log), events, strict=True):
            seat = event.facts.get("seat")
            if seat is not None:
                assert f'data-seat="{seat}" data-seal="{table.names(0)[seat][0].upper()}"' in line
            assert ("<use " in line) == ("card" in event.facts)

    story(tmp_path, told)


# --- a scene that uses everything ------------------------------------------------------------------


def scene() -> Scene:
    name = text("page-log")
    sword = Piece("sword", name, kind="token", face="x", code="S", marks=("pending",))
    castle = Piece("castle", name, face="c", title=name, text=name, clause="scoring.1", count=3, on=(sword,))
    down = Piece("down", name, come_from="castle")
    zones = (
        Zone("map", name, "free", None, "board", 1, (Slot("a", name, (castle,), 2, 3), Slot("b", name))),
        Zone("pile", name, "stack", 0, "hand", 1, (Slot("c", name, (down,)),), (Zone("inner", name, "track"),)),
    )
    actions = (
        Action(0, "take-sword", name, "sword"),
        Action(1, "sell-sword", name, "sword"),
        Action(2, "move-a-b", name, "castle", "b"),
        Action(3, "move-a-c", name, "castle", "c"),
        Action(4, "pass", name, style="primary"),
        Action(5, "enter", name, "a"),
    )
    return Scene("dojo", 0, name, (), zones, actions)


def test_any_layout_and_any_kind_of_action_is_drawn() -> None:
    drawn = scene()
    voice = VOICES["en"]
    painter = Painter(games.find("dojo"), voice)
    spots = hot_spots(drawn)
    html = "".join(painter.zone(zone, spots, []) for zone in drawn.zones)
    page = Reading(html)
    assert page.values("data-piece") == ["castle", "sword", "down"]
    assert set(page.values("data-pick")) == {"castle", "sword"}, "two things to do with it, or somewhere to go"
    assert page.choices() == {"move-a-b", "move-a-c", "enter"}
    assert set(page.values("data-for")) == {"castle"}
    bar = Reading("".join(panels.bar(drawn, spots, painter, [])))
    assert bar.choices() == {"pass", "take-sword", "sell-sword"}
    assert page.choices() | bar.choices() == {action.id for action in drawn.actions}
    back = next(found for _, found in page.elements if found.get("data-piece") == "down")
    assert "back" in back["class"].split()
    assert back["data-from"] == "castle"
    still = "".join(painter.zone(zone, NOTHING_HOT, []) for zone in drawn.zones)
    assert "<button" not in still


def test_a_face_down_piece_tells_nothing_but_its_back() -> None:
    voice = VOICES["en"]
    one, other = (Piece("h", text("page-log"), come_from="pile", title=None) for _ in range(2))
    painter = Painter(games.find("dojo"), voice)
    zones = [Zone("z", text("page-log"), slots=(Slot("s", text("page-log"), (piece,)),)) for piece in (one, other)]
    assert painter.zone(zones[0], NOTHING_HOT, []) == painter.zone(zones[1], NOTHING_HOT, [])


def test_how_many_there_are_is_spoken_and_not_said_twice() -> None:
    tokens = Piece("f", text("arigato-favors"), "token", "favor", count=12)
    pile = Piece("p", text("arigato-pile", count=30), "pile", count=30)
    zone = Zone("z", text("page-log"), slots=(Slot("s", text("page-log"), (tokens, pile)),))
    page = Reading(Painter(games.find("arigato"), VOICES["en"]).zone(zone, NOTHING_HOT, []))
    assert page.values("aria-label")[1:] == ["Favor, 12", "30 cards left in the draw pile"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_the_rules_on_a_page_say_where_each_clause_comes_from(name: str, language: str) -> None:
    clauses = games.find(name).rules(language).clauses
    marks = {clause.id: VOICES[language].words.mark(clause) for clause in clauses}
    assert any(marks.values()) or not polished(name)
    for item in rulebook(name, language).split("<li ")[1:]:
        clause = item.partition('id="rule-')[2].partition('"')[0]
        mark = item.partition('<span class="source')[2].partition(">")[2].partition("</span>")[0]
        assert mark == marks[clause]


def test_a_choice_that_destroys_says_so() -> None:
    name, artist = text("page-log"), Painter(games.find("dojo"), VOICES["en"])
    zone = Zone("z", name, slots=(Slot("a", name, (Piece("card", name),)), Slot("b", name), Slot("pile", name)))
    discard = Action(0, "discard", name, "card", "pile", "danger")
    for actions in ((discard,), (discard, Action(1, "go", name, "card", "b"))):
        page = Reading(artist.zone(zone, hot_spots(Scene("dojo", 0, name, (), (zone,), actions)), ("A", "B")))
        assert page.values("data-pick") == ["card"]
        assert page.values("data-danger") == [""], "the one button, and no other"
