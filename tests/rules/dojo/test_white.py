"""White Belt: trophies are worth three points and do nothing else."""

from chabudai.games.dojo.material import TROPHY_CODES
from chabudai.games.dojo.score_tree import score_tree
from tests.clauses import proves
from tests.rules.dojo.position import Table, kinds, the, trophies

STRONG = "MW FW RK | TW CW TK | BW MW CK | FY TY MK"


def playing(turned: str = "incense kimono broom assistant", **options: bool) -> Table:
    return Table(3, cards=STRONG, turned=turned, white_belt=True, **options)


def won_by_seat_2(table: Table) -> list[str]:
    return kinds(table.challenged_round(0 if table.game.dealer == 2 else 2))


@proves("white.1")
def test_trophies_are_not_placed_in_the_dojo() -> None:
    table = playing()
    won_by_seat_2(table)
    events = won_by_seat_2(table)
    assert "award" not in events
    assert "no-line" not in events
    assert not table.asks("row")
    assert not table.asks("column")
    assert table.trophies_of(2) == {}
    assert table.asks("give")  # the next round has begun


@proves("white.1")
def test_the_winner_keeps_the_trophy() -> None:
    table = playing()
    won_by_seat_2(table)
    won_by_seat_2(table)
    assert table.game.wins == [0, 0, 2]
    assert table.game.spent == trophies("incense kimono")
    assert TROPHY_CODES[table.game.trophy] == "broom"


@proves("white.1")
def test_trophies_have_no_effect() -> None:
    table = playing("grand_master incense assistant multicolour_belt")
    for _ in range(4):
        won_by_seat_2(table)
    assert table.dojo(2) == "RK TK CK MK"
    rows, columns, kept = score_tree(table.game, 2).parts
    assert rows.points == 3
    assert columns.points == 0
    assert kept.points == 12


@proves("white.3")
def test_a_trophy_that_nobody_challenged_for_goes_back_to_the_box() -> None:
    table = playing("kimono")
    event = the("unclaimed", table.quiet_round())
    assert (event.clause, event.facts) == ("challenge.8", {"trophy": trophies("kimono")[0]})
    assert table.game.spent == trophies("kimono")
    assert table.game.totals() == [1, 1, 1]  # nobody is paid for it


@proves("white.1")
def test_a_trophy_that_was_kept_is_not_called_unclaimed() -> None:
    assert "unclaimed" not in won_by_seat_2(playing())


@proves("white.2")
def test_each_trophy_kept_is_worth_three_points() -> None:
    table = playing()
    for number in (1, 2, 3, 4):
        won_by_seat_2(table)
        kept = score_tree(table.game, 2).parts[2]
        assert (kept.points, kept.clause) == (3 * number, "white.2")
        assert kept.label.key == "dojo-points-kept"
        assert dict(kept.label.params) == {"trophies": number, "each": 3}
    assert table.game.totals() == [score_tree(table.game, seat).points for seat in range(3)]
    assert table.game.totals()[2] == 3 + 12


@proves("white.2")
def test_the_points_count_at_the_end_of_the_game() -> None:
    table = playing()
    won_by_seat_2(table)
    while not table.game.over:
        table.quiet_round()
    plain = table.game.clone()
    plain.over, plain.white_belt = False, False
    assert table.game.points[2] == plain.totals()[2] + 3
    assert table.game.points[:2] == plain.totals()[:2]


@proves("white.2")
def test_without_the_variant_a_trophy_is_worth_nothing_by_itself() -> None:
    table = Table(3, cards=STRONG, turned="incense")
    table.challenged_round(2)
    assert table.game.wins == [0, 0, 1]
    assert table.game.totals() == [1, 1, 1]
    assert len(score_tree(table.game, 2).parts) == 2


@proves("white.1")
def test_the_rule_for_five_players_still_holds() -> None:
    table = Table(5, white_belt=True)
    assert table.game.round + 1 == 2
    assert kinds(list(table.match.opening_events)).count("receive") == 5
