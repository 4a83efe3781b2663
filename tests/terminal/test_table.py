"""The drawing of a scene: nothing is left out, at any width, for any layout."""

import io
import re
from collections import Counter as Tally

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from chabudai import games
from chabudai.core.game import Game
from chabudai.core.laws import table
from chabudai.core.rng import Rng
from chabudai.core.scene import Action, Counter, Piece, Scene, Seat, Seated, Slot, Text, Zone, text
from chabudai.terminal.options import Options
from chabudai.terminal.table import draw_prompt, draw_scene, names_at
from chabudai.words import Words
from tests.shown import scene_of

EN = Words("en")


def drawn(what: RenderableType, width: int = 80) -> str:
    output = io.StringIO()
    Console(file=output, width=width, color_system=None).print(what, highlight=False)
    return output.getvalue()


def square(column: str, row: int) -> Text:
    return text("dojo-square", column=column, row=row)


def positions(name: str, number: int) -> list[Game]:
    """A few positions of a random game, the last one included."""
    box = games.find(name)
    seats, options = table(box, number)
    game = box.new(seats, number, options)
    rng = Rng(number)
    found = []
    turns = 0
    while not game.over:
        if turns % 37 == 0:
            found.append(game.clone())
        seat = game.waiting()[0]
        game.choose(seat, game.options_of[seat][rng.below(len(game.options_of[seat]))])
        turns += 1
    return [*found, game]


def tagged(board: str) -> set[int]:
    """The numbers of the options that stand on a board."""
    found: set[int] = set()
    for tag in re.findall(r"\[([\d–\s]+)\]", board):
        for part in tag.split():
            first, _, last = part.partition("–")
            found |= set(range(int(first), int(last or first) + 1))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", games.names())
def test_every_piece_and_option_is_shown_within_the_width(name: str, width: int, language: str) -> None:
    words = Words(language)
    for number in (1, 5):
        for game in positions(name, number):
            for viewer in (None, 0, game.seats - 1):
                scene = scene_of(game, viewer)
                names = names_at(words, game.seats, viewer)
                board = drawn(draw_scene(scene, words, names, "title"), width)
                assert max(cell_len(line) for line in board.splitlines()) <= width
                tokens = Tally(re.findall(r"\w+", board))
                for code, count in Tally(piece.code for piece in scene.pieces() if piece.code).items():
                    assert tokens[code] >= count, f"{code} is missing:\n{board}"
                console = Console(file=io.StringIO(), width=width, color_system=None)
                listed = Options(scene, words, names, console)
                for form in (listed.sentences(), listed.columns(), listed.grouped(), listed.notation()):
                    assert all(line.cell_len <= width for line in form)
                    numbers = {int(n) for line in form for n in re.findall(r"(?:^|  ) *(\d+)  ", f"{line.plain} ")}
                    assert numbers >= set(range(1, len(scene.actions) + 1)), [line.plain for line in form]
                options = " ".join(" ".join(line.plain for line in listed.sentences()).split())
                for place, action in enumerate(scene.actions, start=1):
                    assert action.id in options
                    if action.to or action.on:
                        assert place in tagged(board), f"{action.id} is not on the board:\n{board}"
                assert drawn(draw_prompt(scene, words, names), width).strip()


def test_all_layouts() -> None:
    def card(key: str, code: str, **more: object) -> Piece:
        return Piece(key, square(key[0], 1), face="x", code=code, **more)  # type: ignore[arg-type]

    hidden = Piece("hidden", text("dojo-card-hidden"))
    tower = card("t", "TO", on=(card("u", "UP"),), count=3, marks=("moved",))
    mine, theirs, middle = (
        text("dojo-dojo-of", seat=Seated(0)),
        text("dojo-hand-of", seat=Seated(1)),
        text("dojo-middle"),
    )
    far = (
        Slot("f1", square("f", 1), (card("a", "AA"),), x=2, y=5),
        Slot("f2", square("f", 2), (card("b", "BB"),), 7, 1),
    )
    pile = (Slot("st", square("s", 1), tuple(card(f"s{i}", f"S{i}") for i in range(5))),)
    track = (Slot("t1", square("t", 1), (tower,)), Slot("t2", square("t", 2)))
    board = (Slot("m1", square("m", 1)), Slot("m2", square("m", 2), (card("c", "CC"),)), Slot("m3", square("m", 3)))
    inner = Zone("inner", theirs, "row", 1, slots=(Slot("h", square("h", 1), (hidden,)),))
    zones = (
        Zone("free", middle, "free", slots=far),
        Zone("stack", middle, "stack", slots=pile),
        Zone("track", middle, "track", slots=track),
        Zone("outer", text("dojo-dojo-of", seat=Seated(1)), owner=1, zones=(inner,)),
        Zone("mine", mine, "grid", 0, columns=2, slots=board),
        Zone("empty", middle, "grid", 0, columns=1),
    )
    points, dealer = text("dojo-counter-points"), text("dojo-counter-dealer")
    seats = (
        Seat(0, True, "asked", (Counter("points", points, 1),)),
        Seat(1, False, "ready", (Counter("points", points, 7), Counter("d", dealer, 1, token=True))),
    )
    actions = (
        Action(0, "go", text("dojo-action-pass"), "m1"),
        Action(1, "up", text("dojo-action-throw-rock"), "c", "t2"),
    )
    scene = Scene("dojo", 0, text("dojo-prompt-throw", round=2), seats, zones, actions)
    shown = drawn(draw_scene(scene, EN, names_at(EN, 2, 0), "A game"))
    lines = shown.splitlines()
    assert "A game" in lines[0]
    assert lines[1].split() == ["seat", "player", "points", "dealer"]
    assert lines[2].split() == ["0", "You", "1", "▶", "is", "choosing"]
    assert lines[3].split() == ["1", "Botan", "7", "●", "✓", "has", "chosen"]
    assert shown.index("BB") < shown.index("AA")  # the higher one first
    assert "S4   S3   S2  ×5" in shown
    assert "TO *×3" in shown.replace(" ×", "×") or "TO * ×3" in shown
    assert "UP" in shown
    assert "CC  [2]" in shown
    assert "▒▒" in shown
    assert "Botan’s hand" in shown
    assert "m1 [1]" in shown
    assert "* moved for the count" in shown


def test_a_spectator_sees_all_seats_in_short() -> None:
    game = games.find("dojo").new(3, 1)
    board = drawn(draw_scene(scene_of(game, None), EN, names_at(EN, 3, None), "x"))
    assert "You" not in board
    for name in ("Aiko", "Botan", "Chiyo"):
        assert f"{name}’s dojo" in board
