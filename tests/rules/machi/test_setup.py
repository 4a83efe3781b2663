"""Box, set-up, order of play, first year, supply and secrets."""

import pytest

from chabudai.core.knowledge import CARD, EVERYONE, HIDDEN, SEEN_BY
from chabudai.games.machi.autumn import CHALLENGE
from chabudai.games.machi.catalogues import CATALOGUES
from chabudai.games.machi.material import (
    BACK,
    BACK_SIZES,
    BLACK,
    BLUE,
    BUILDINGS,
    COMBAT_KEYS,
    IS_EVENT,
    KEYS,
    KINDS,
    OURS,
    RED,
    VILLAGERS,
    YELLOW,
)
from chabudai.games.machi.setup import BOX
from chabudai.games.machi.spring import DRAW_CARD, SPRING_STEP, SPRING_TURN, TAKE_FLOP, turn_order
from chabudai.games.machi.state import SPRING, SUMMER, WINTER
from chabudai.games.machi.summer import SUMMER_STEP
from chabudai.games.machi.supply import LAY_FLOP
from chabudai.games.machi.year import YEAR
from tests.clauses import proves
from tests.rules.machi.table import choose, dealt, hand, kind, kinds, options, run, seen_by, stack, table


@proves("box.1")
def test_82_and_54_cards_and_seven_combat_cards() -> None:
    copies = CATALOGUES[OURS].copies
    assert [sum(copies[k] for k in range(KINDS) if BACK[k] == back) for back in (0, 1)] == list(BACK_SIZES) == [82, 54]
    assert len(COMBAT_KEYS) == 7
    assert len(BOX.new(3, 1).census()) == 136


@proves("box.2")
def test_villagers_are_yellow_blue_or_red_and_yakuzas_black_with_a_clan() -> None:
    cards = CATALOGUES[OURS]
    people = [k for k in range(KINDS) if BACK[k] == VILLAGERS and not IS_EVENT[k]]
    assert {cards.colour[k] for k in people} == {YELLOW, BLUE, RED, BLACK}
    assert all(cards.is_yakuza[k] == (cards.colour[k] == BLACK) == (cards.clan[k] > 0) for k in people)
    assert all(cards.is_samurai[k] == (cards.colour[k] == RED) for k in people)
    assert cards.clan[kind("fuu")] == 1


@proves("box.3")
def test_buildings_have_a_colour_and_a_capacity() -> None:
    cards = CATALOGUES[OURS]
    buildings = [k for k in range(KINDS) if cards.is_building[k]]
    assert all(cards.capacity[k] > 0 and cards.colour[k] in (YELLOW, BLUE, RED) for k in buildings)
    assert all(cards.honour[k] > 0 for k in buildings if cards.colour[k] == RED)


@proves("box.4")
def test_both_backs_hold_events() -> None:
    assert {BACK[k] for k in range(KINDS) if IS_EVENT[k]} == {VILLAGERS, BUILDINGS}


@proves("setup.1", "setup.2")
def test_everybody_starts_with_three_and_two_cards_and_nothing_else() -> None:
    game = dealt(4, 7)
    assert game.points == [0, 0, 0, 0]
    assert game.cards.field_rice == 3
    assert [len(hand) for hand in game.hands] == [3, 2] * 4
    assert all(entry & EVERYONE == SEEN_BY[0] for entry in game.hands[0] + game.hands[1])
    assert len(game.piles[0]) == 82 - 12 - 3  # the flop lies open


@proves("setup.3", "spring.1")
def test_hands_have_no_limit() -> None:
    game = table(hands={0: "brewer brewer weaver weaver peasant peasant peasant geisha geisha"}, season=SPRING)
    run(game, LAY_FLOP, SPRING_TURN[0])
    first = options(game, 0)[0]
    choose(game, 0, first, "draw villager", "draw building", "done")
    assert len(hand(game, 0)) == 9 + 3


@proves("setup.4", "first.1")
@pytest.mark.parametrize(("year", "season"), [(1, SPRING), (2, WINTER)])
def test_the_year_begins_with_winter_except_the_first(year: int, season: int) -> None:
    crowd = "market: weaver geisha writer / tea-house: peasant"
    game = table(villages={0: crowd}, year=year)
    game.season = WINTER
    run(game, YEAR)
    assert game.season == season
    assert len(game.villagers[0]) == 4


@proves("order.1")
def test_winter_and_summer_are_sealed_until_the_last_is_done() -> None:
    game = table(hands={0: "weaver market", 1: "geisha shrine"}, season=SUMMER)
    run(game, SUMMER_STEP)
    assert game.waiting() == (0, 1)
    choose(game, 0, "found market")  # the only founder is chosen at once
    assert game.villagers[0] == []
    assert seen_by(game, 1).drafts[0:3] == [[], [], []]
    assert len(seen_by(game, 1).hands[0]) == 1
    choose(game, 1, "found shrine")
    assert stack(game, 0, 1) == "weaver*"
    assert stack(game, 1, 1) == "geisha*"


@proves("order.2", "order.3")
def test_turns_go_clockwise_from_the_leader() -> None:
    assert turn_order(table(seats=4, points=(1, 5, 3, 4))) == [1, 2, 3, 0]
    game = table(points=(0, 4, 0), season=SPRING)
    run(game, SPRING_STEP)
    assert game.waiting() == (1,)
    choose(game, 1, options(game, 1)[0], "draw villager")
    assert game.waiting() == (1,)
    choose(game, 1, "draw villager", "done")
    assert game.waiting() == (2,)


@proves("order.4")
def test_an_order_drawn_at_set_up_breaks_ties_among_leaders() -> None:
    game = table(seats=4, points=(3, 5, 5, 5))
    game.tie_order = [0, 3, 1, 2]
    assert turn_order(game) == [3, 0, 1, 2]
    orders = {tuple(dealt(4, seed).tie_order) for seed in range(40)}
    assert len(orders) > 10
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


@proves("first.4")
def test_duels_and_events_are_allowed_in_the_first_year() -> None:
    game = table(villages={0: "outside: shin", 1: "outside: akane"}, hands={0: "festival"}, year=1)
    run(game, CHALLENGE[0])
    assert options(game, 0) == ["challenge with free shin", "done", "event festival"]


@proves("supply.1")
def test_an_empty_pile_is_made_from_the_discards() -> None:
    game = table(season=SPRING)
    game.discards[0] = [game.piles[0].pop() for _ in range(5)]
    game.removed += game.piles[0]
    game.piles[0] = []
    events = run(game, DRAW_CARD[0])
    choose(game, 0, "draw villager")
    assert len(game.hands[0]) + len(game.piles[0]) == 5
    assert game.discards[0] == []
    assert "reshuffled" in kinds(events)


@proves("supply.2")
def test_then_the_other_pile_and_then_nothing() -> None:
    game = table(season=SPRING)
    game.removed += game.piles[0]
    game.piles[0] = []
    run(game, DRAW_CARD[0])
    assert (len(game.hands[0]), len(game.hands[1])) == (0, 1)
    game.removed += game.piles[1]
    game.piles[1] = []
    run(game, DRAW_CARD[0])
    assert (len(game.hands[0]), len(game.hands[1])) == (0, 1)


@proves("spring.6")
def test_a_flop_that_cannot_be_filled_stays_smaller_or_is_skipped() -> None:
    game = table(season=SPRING)
    game.removed += game.piles[0][1:]
    game.piles[0] = game.piles[0][:1]
    run(game, LAY_FLOP)
    assert [len(row) for row in game.flop] == [1, 2]
    game.removed += game.flop[0] + game.flop[1]
    game.flop = [[], []]
    run(game, TAKE_FLOP[0], DRAW_CARD[0])
    assert len(hand(game, 0)) == 1


@proves("secrets.1", "secrets.2", "spring.3", "summer.10")
def test_what_others_see() -> None:
    game = table(villages={0: "site market: weaver"}, hands={0: "brewer^ geisha dojo"}, season=SPRING)
    seen, own, watcher = seen_by(game, 1), seen_by(game, 0), seen_by(game, None)
    assert [entry & CARD for entry in seen.hands[0]] == [kind("brewer"), HIDDEN]
    assert [entry & CARD for entry in watcher.hands[1]] == [HIDDEN]
    assert seen.buildings[0][0] & CARD == HIDDEN
    assert own.buildings[0][0] & CARD == kind("market")
    assert {entry & CARD for entry in seen.piles[0]} == {HIDDEN}
    assert seen.villagers == game.villagers
    assert seen.points == game.points
    run(game, LAY_FLOP, TAKE_FLOP[1])
    card = game.flop[0][0]
    choose(game, 1, f"take {KEYS[card]}")
    assert seen_by(game, 2).hands[2][-1] & CARD == card


@proves("secrets.3")
def test_a_site_could_be_any_building_of_the_hand() -> None:
    game = table(hands={0: "weaver market^ dojo^"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "found market")
    assert seen_by(game, 1).buildings[0][0] & CARD == HIDDEN
    assert [entry & CARD for entry in seen_by(game, 1).hands[1]] == [HIDDEN]
    alike = table(hands={0: "weaver market^"}, season=SUMMER)
    run(alike, SUMMER_STEP)
    choose(alike, 0, "found market")
    assert seen_by(alike, 1).buildings[0][0] & CARD == kind("market")
