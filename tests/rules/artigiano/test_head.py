"""What stands in one's own head: the points, and where they come from."""

from __future__ import annotations

from chabudai.games.artigiano.setup import BOX
from tests.rules.artigiano.setting import seen, table


def test_my_points_are_told_part_by_part_and_nobody_elses() -> None:
    game = table("A01 A02", "M01 M02", castles={0: {1: "A01", 2: "A04"}}, zones={0: "A31"})
    for seat in (0, 1):
        mine, other = BOX.scene(seen(game, seat)).seats[:2]
        told = {counter.key: counter.value for counter in mine.counters}
        assert told["castle"] + told["specials"] + told["missions"] == told["points"]
        assert not {"castle", "specials", "missions"} & {counter.key for counter in other.counters}
    assert told["missions"] > 0  # all are turned up
