"""Scene and points as plain data: walking through zones, pieces and scores."""

from chabudai.core.points import Points, total
from chabudai.core.scene import Piece, Scene, Slot, Text, Zone, text


def piece(key: str, *on: Piece) -> Piece:
    return Piece(key, text("piece"), on=on)


SCENE = Scene(
    game="lanterns",
    viewer=None,
    prompt=text("prompt"),
    seats=(),
    zones=(
        Zone("a", text("a"), zones=(Zone("b", text("b"), slots=(Slot("s", text("s"), (piece("p"),)),)),)),
        Zone("c", text("c"), slots=(Slot("t", text("t"), (piece("q", piece("r", piece("u"))), piece("v"))),)),
    ),
)


def test_nested_zones_come_after_their_parent() -> None:
    assert [zone.key for zone in SCENE.all_zones()] == ["a", "b", "c"]


def test_pieces_lying_on_others_come_after_them() -> None:
    assert [piece.key for piece in SCENE.pieces()] == ["p", "q", "r", "u", "v"]


def test_texts_are_keys_with_parameters() -> None:
    assert text("hello", seat=3) == Text("hello", {"seat": 3})


def test_a_total_is_the_sum_of_its_parts_and_every_part_is_reached() -> None:
    parts = (Points(2, "score.1", text("x")), total("score.1", text("y"), (Points(3, "score.1", text("z")),)))
    tree = total("score.1", text("sum"), parts, ("p",))
    assert tree.points == 5
    assert [node.points for node in tree.all()] == [5, 2, 3, 3]
    assert tree.pieces == ("p",)
