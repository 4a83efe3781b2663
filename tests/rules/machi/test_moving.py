"""Moving house: one plan, checked as a whole."""

from chabudai.games.machi.moving import MOVE_HOUSE, Layout
from chabudai.games.machi.state import MOVED
from tests.clauses import proves
from tests.rules.machi.table import choose, options, refused, run, stack, table


@proves("moving.1")
def test_villagers_move_among_finished_buildings() -> None:
    game = table(villages={0: "market: weaver geisha / inn: brewer / site shrine: writer"})
    run(game, MOVE_HOUSE[0])
    assert options(game, 0) == ["move 1.2 geisha", "done"]
    choose(game, 0, "move 1.2 geisha")
    assert stack(game, 0, 2) == "brewer* geisha"
    game = table(villages={0: "market: weaver geisha / inn: brewer / site shrine: writer / forge: peasant"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 geisha")
    assert refused(game, 0, "to 3") == ("moving.1", "not-built")


@proves("moving.2")
def test_a_founder_stays() -> None:
    game = table(villages={0: "market: weaver geisha / inn: brewer"})
    run(game, MOVE_HOUSE[0])
    assert refused(game, 0, "move 1.1 weaver") == ("moving.2", "founder-stays")
    assert refused(game, 0, "move 2.1 brewer") == ("moving.2", "founder-stays")


@proves("moving.3")
def test_stayers_keep_their_order_and_arrivals_come_on_top() -> None:
    game = table(villages={0: "harbour: weaver geisha writer / school: calligrapher peasant fisherman"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.3 writer", "move 2.2 peasant", "move 1.2 geisha", "done")
    assert stack(game, 0, 1) == "weaver* peasant"
    assert stack(game, 0, 2) == "calligrapher* fisherman writer geisha"
    assert not any(villager & MOVED for villager in game.villagers[0])


@proves("moving.4")
def test_two_full_buildings_exchange_villagers() -> None:
    game = table(villages={0: "shrine: weaver geisha / exchange: brewer writer"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 geisha")  # the writer has to make room, and there is one place for him
    assert stack(game, 0, 1) == "weaver* writer"
    assert stack(game, 0, 2) == "brewer* geisha"
    game = table(villages={0: "shrine: weaver geisha / exchange: brewer writer / inn: peasant fisherman"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 geisha", "to 2")
    assert stack(game, 0, 2) == "brewer* writer geisha"  # overfull on the way
    assert refused(game, 0, "done") == ("moving.4", "overfull")
    choose(game, 0, "move 2.2 writer", "to 1")  # nobody can move any more
    assert stack(game, 0, 1) == "weaver* writer"
    assert stack(game, 0, 2) == "brewer* geisha"


@proves("moving.4")
def test_nobody_goes_where_no_room_could_be_made() -> None:
    game = table(villages={0: "market: weaver geisha / zen-garden: brewer / inn: peasant"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 geisha")
    assert stack(game, 0, 3) == "peasant* geisha"
    game = table(villages={0: "market: weaver geisha / zen-garden: brewer / inn: peasant / forge: writer"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 geisha")
    assert refused(game, 0, "to 2") == ("moving.4", "cannot-make-room")


@proves("moving.4")
def test_a_samurai_from_outside_needs_room_in_all() -> None:
    game = table(villages={0: "shrine: weaver geisha / exchange: brewer writer / outside: shin"})
    run(game, MOVE_HOUSE[0])
    assert refused(game, 0, "move free shin") == ("moving.4", "nowhere-to-go")
    game = table(villages={0: "shrine: weaver haru / exchange: brewer writer / outside: shin"})
    run(game, MOVE_HOUSE[0])
    assert "move free shin" in options(game, 0)  # Haru can go outside
    choose(game, 0, "move free shin", "to 1")  # and now he must
    assert stack(game, 0, 0) == "haru"
    assert stack(game, 0, 1) == "weaver* shin"


@proves("moving.5")
def test_each_moves_once_and_staying_is_no_move() -> None:
    game = table(villages={0: "market: weaver geisha / inn: brewer / forge: peasant"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 geisha")
    assert refused(game, 0, "to 1") == ("moving.5", "no-move")
    choose(game, 0, "to 2")
    assert game.waiting() == ()
    game = table(villages={0: "market: weaver geisha writer / inn: brewer / forge: peasant"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 geisha", "to 2")
    assert refused(game, 0, "move 2.2 geisha") == ("moving.5", "has-moved")


@proves("moving.6")
def test_blocked_buildings_are_left_alone() -> None:
    villages = {0: "market: weaver geisha / inn: brewer writer / forge: peasant"}
    game = table(villages=villages, yakuzas="fuu 1>0:2")
    run(game, MOVE_HOUSE[0])
    assert refused(game, 0, "move 2.2 writer") == ("moving.6", "blocked-building")
    villages = {0: "market: weaver geisha / inn: brewer / forge: peasant / harbour: fisherman"}
    game = table(villages=villages, yakuzas="fuu 1>0:2")
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 geisha")
    assert options(game, 0) == ["to 3", "to 4"]
    assert refused(game, 0, "to 2") == ("moving.6", "blocked-target")


@proves("moving.7")
def test_samurai_move_out_and_in() -> None:
    game = table(villages={0: "market: weaver shin / inn: brewer geisha / outside: haru"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 shin", "outside", "move free haru", "to 1")
    assert stack(game, 0, 0) == "shin"
    assert stack(game, 0, 1) == "weaver* haru"
    choose(game, 0, "move 2.2 geisha")
    assert game.waiting() == ()
    game = table(villages={0: "market: weaver geisha / inn: brewer / forge: peasant"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 geisha")
    assert refused(game, 0, "outside") == ("moving.7", "not-a-samurai")


def test_the_layout_counts_room_and_who_may_still_move() -> None:
    game = table(villages={0: "market: weaver geisha shin / zen-garden: brewer / outside: haru"})
    layout = Layout(game, 0)
    assert layout.room[:2] == [1, 0]
    assert layout.movable[:2] == [2, 0]
    assert layout.slack == 1 + 1
    assert layout.takes(0)
    assert not layout.takes(1)
    assert layout.overfull() == -1
