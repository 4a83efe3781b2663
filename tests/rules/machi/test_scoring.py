"""The end of the year and of the game; the tree of points."""

import pytest

from chabudai.core.events import Event
from chabudai.core.points import Points
from chabudai.core.rng import Rng
from chabudai.games.machi.autumn import CHALLENGE
from chabudai.games.machi.scoring import YEAR_END, count_village, points_for
from chabudai.games.machi.setup import BOX
from chabudai.games.machi.state import Machi
from chabudai.games.machi.year import NEXT_YEAR
from tests.clauses import proves
from tests.rules.machi.table import choose, fight, kinds, run, table
from tests.shown import scene_of, scores_of


def yields(game: Machi, seat: int = 0) -> tuple[int, int]:
    wealth, honour = [0] * game.seats, [0] * game.seats
    count_village(game, seat, wealth, honour)
    return wealth[seat], honour[seat]


@proves("scoring.1", "scoring.2")
def test_active_buildings_and_villagers_on_their_colour() -> None:
    assert yields(table(villages={0: "harbour: fisherman weaver shin / zen-garden: writer"})) == (4 + 1 + 2, 1 + 1)
    assert yields(table(villages={0: "zen-temple: zen-monk"})) == (0, 2)  # inactive: his own one and his bonus


@proves("scoring.3")
def test_a_blocked_building_gives_nothing_itself() -> None:
    assert yields(table(villages={0: "zen-temple: zen-monk writer"}, yakuzas="fuu 1>0:1")) == (0, 3)
    assert yields(table(villages={0: "zen-temple: zen-monk writer"}, yakuzas="fuu 0>0:1")) == (0, 5)  # a defender


@proves("scoring.4", "scoring.5", "scoring.6")
def test_wealth_and_honour_are_pooled_and_divided_and_the_rest_is_lost() -> None:
    village = {0: "market: moneylender brewer / forge: weaver / zen-garden: writer"}
    wealth, honour = yields(table(villages=village))
    assert (wealth, honour) == (3 + 3 + 2 + 2, 1 + 1)
    assert points_for(wealth, honour) == 3 + 1
    game = table(villages=village, years="4")
    events = run(game, YEAR_END)
    assert game.points[0] == 4
    assert game.honour[0] == 2
    assert kinds(events) == ["year-end"] * 3
    run(game, YEAR_END)
    assert game.points[0] == 8  # nothing was carried over


@proves("scoring.7", "end.1")
def test_the_year_moves_on_until_the_last() -> None:
    game = table(years="4", year=3)
    run(game, YEAR_END)
    assert (game.year, game.over) == (4, False)
    events = run(game, YEAR_END)
    assert (game.year, game.over) == (4, True)
    assert "shogun" in kinds(events)
    run(game, NEXT_YEAR)
    assert game.waiting() == ()


@proves("end.1")
@pytest.mark.parametrize(
    ("seats", "years", "expected"),
    [(3, "auto", 8), (4, "auto", 8), (5, "auto", 6), (5, "8", 8), (3, "2", 2), (4, "7", 7)],
)
def test_how_many_years(seats: int, years: str, expected: int) -> None:
    game = BOX.new(seats, 3, {"years": years})
    assert isinstance(game, Machi)
    assert game.years == expected


@proves("end.2", "end.3")
def test_most_points_then_honour_then_shared() -> None:
    game = table(points=(7, 9, 9))
    game.honour = [9, 2, 2]
    assert game.ranks() == [3, 1, 1]
    game.honour = [9, 2, 3]
    assert game.ranks() == [3, 2, 1]
    assert game.totals() == [7, 9, 9]


def test_it_is_said_when_honour_broke_a_tie() -> None:
    game = table(points=(7, 9, 9))
    game.over = True
    game.honour = [9, 2, 3]
    assert scene_of(game, 1).prompt.key == "machi-prompt-over-tie"
    game.honour = [9, 2, 2]
    assert scene_of(game, 1).prompt.key == "machi-prompt-over"


@proves("end.1")
@pytest.mark.parametrize("years", ["2", "3", "5", "7"])
def test_a_table_may_choose_its_number_of_years(years: str) -> None:
    journal: list[Event] = []
    game, rng = BOX.new(3, 3, {"years": years}, journal=journal), Rng(3)
    while not game.over:
        seat = game.waiting()[0]
        game.take(seat, game.options_of[seat][rng.below(len(game.options_of[seat]))])
    assert [event.facts["year"] for event in journal if event.kind == "year"] == list(range(1, int(years) + 1))


@proves("end.2")
def test_no_honour_outweighs_a_point() -> None:
    game = table(points=(751, 750, 0))
    game.honour = [0, 1500, 0]  # with the cards of a deck of one's own
    assert game.ranks() == [1, 2, 3]


def leaves(tree: Points) -> dict[str, int]:
    return {node.label.key: node.points for node in tree.all() if not node.parts}


@proves("scoring.1", "duel.12", "duel.8")
def test_the_tree_explains_every_point() -> None:
    villages = {0: "brewery: brewer moneylender / inn: innkeeper / outside: shin", 1: "outside: haru"}
    game = table(villages=villages, yakuzas="fuu 1>0:1", points=(0, 0, 0))
    run(game, CHALLENGE[0], YEAR_END)
    choose(game, 0, "challenge with free shin", "yakuza fuu")
    fight(game, "do dodge flash", "parry ashi frank")
    tree = scores_of(game, None)[0]
    assert tree.points == game.points[0] == 2 + 3  # Fuu; 2 + 3 + 3 + 2 wealth
    found = leaves(tree)
    assert found["machi-points-won"] == 2
    assert found["machi-points-wealth"] == 3
    assert found["machi-points-honour"] == 0
    buildings = [node for node in tree.all() if node.label.key == "machi-points-building"]
    assert [(node.label.params["wealth"], node.label.params["honour"]) for node in buildings] == [(8, 0), (2, 0)]
    villagers = [node.clause for node in tree.all() if node.label.key == "machi-points-villager"]
    assert villagers == ["village.5", "scoring.2", "village.5"]
    assert "machi-points-inactive" in found


@proves("duel.8")
def test_the_tree_tells_of_refusals() -> None:
    game = table(villages={0: "outside: shin", 1: "outside: haru"}, points=(0, 2, 0))
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    choose(game, 1, "refuse")
    assert leaves(scores_of(game, None)[1]) == {"machi-points-refused": -2}


@proves("scoring.3", "events.8", "events.12")
def test_the_tree_tells_of_blocks_thieves_and_festivals() -> None:
    villages = {0: "market: moneylender brewer / zen-garden: writer", 1: "inn: innkeeper"}
    game = table(villages=villages, yakuzas="fuu 2>0:2")
    game.embezzled = [(0 << 5 | 0) << 3 | 1]
    game.festival = [0, 3, 0]
    run(game, YEAR_END)
    mine, thief = leaves(scores_of(game, None)[0]), leaves(scores_of(game, None)[1])
    assert {"machi-points-stolen", "machi-points-blocked", "machi-points-active"} <= set(mine)
    assert {"machi-points-spoils", "machi-points-feast"} <= set(thief)
    assert [tree.points for tree in scores_of(game, None)] == game.points
    assert game.points == [0, (8 + 2) // 3 + 3 // 2, 0]
