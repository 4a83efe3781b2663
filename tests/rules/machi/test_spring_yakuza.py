"""Spring: arrivals; Yakuzas in attack and defence."""

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.games.machi.material import KEYS
from chabudai.games.machi.scoring import count_village
from chabudai.games.machi.sending_yakuzas import SEND_YAKUZA
from chabudai.games.machi.spring import DRAW_CARD, END_SPRING, SPRING_STEP, SPRING_TURN, TAKE_FLOP
from chabudai.games.machi.state import SPRING, SUMMER
from chabudai.games.machi.summer import SUMMER_STEP
from chabudai.games.machi.supply import LAY_FLOP
from chabudai.games.machi.village import has_active
from chabudai.games.machi.winter import mouths_of, rice_of
from tests.clauses import proves
from tests.rules.machi.table import choose, hand, in_play, kind, options, refused, run, seen_by, table

TWO = {0: "brewery: brewer / market: weaver", 1: "inn: innkeeper / zen-temple: zen-monk"}


@proves("spring.2", "spring.3")
def test_any_card_of_the_flop_may_be_taken() -> None:
    game = table(season=SPRING)
    run(game, LAY_FLOP, TAKE_FLOP[0])
    flop = sorted(set(game.flop[0] + game.flop[1]))
    assert [len(row) for row in game.flop] == [3, 2]
    assert options(game, 0) == [f"take {KEYS[card]}" for card in flop]
    choose(game, 0, f"take {KEYS[flop[0]]}")
    assert hand(game, 0) == [KEYS[flop[0]]]


@proves("spring.4")
def test_two_cards_are_drawn_one_after_the_other_from_either_pile() -> None:
    game = table(season=SPRING)
    run(game, DRAW_CARD[0], DRAW_CARD[0])
    top = game.piles[1][-1] & CARD
    choose(game, 0, "draw building")
    assert hand(game, 0) == [KEYS[top]]
    assert seen_by(game, 1).hands[1][0] & CARD == HIDDEN
    choose(game, 0, "draw villager")
    assert [len(pile) for pile in game.hands[:2]] == [1, 1]
    assert game.waiting() == ()


@proves("spring.5", "spring.1")
def test_the_flop_is_filled_after_the_draws_before_the_yakuzas() -> None:
    game = table(season=SPRING, hands={0: "fuu"}, villages={1: "market: weaver"})
    run(game, LAY_FLOP, SPRING_TURN[0])
    choose(game, 0, options(game, 0)[0])
    assert sum(len(row) for row in game.flop) == 4
    choose(game, 0, "draw villager", "draw villager")
    assert sum(len(row) for row in game.flop) == 5
    assert options(game, 0)[0] == "send to 1:1"


@proves("spring.7")
def test_a_table_may_let_the_flop_lie() -> None:
    for sweep in (True, False):
        game = table(season=SPRING, sweep_flop=sweep)
        run(game, LAY_FLOP)
        lying = [row[:] for row in game.flop]
        run(game, END_SPRING)
        assert game.flop == ([[], []] if sweep else lying)
        if sweep:
            assert sorted(game.piles[0][:3]) == sorted(lying[0])  # under the pile


@proves("yakuza.1")
def test_a_block_stops_wealth_and_honour_of_the_building_alone() -> None:
    game = table(villages={0: "tea-house: geisha tea-master"}, yakuzas="fuu 1>0:1")
    wealth, honour = [0] * 3, [0] * 3
    count_village(game, 0, wealth, honour)
    assert (wealth[0], honour[0]) == (1, 1 + 1 + 2)  # geisha 1 + 1, tea master 2; the house's own honour stops
    assert rice_of(game, 0) == 3 + 1 + 1


@proves("yakuza.2", "yakuza.3")
def test_any_number_attack_buildings_of_others_also_the_same_one() -> None:
    game = table(villages=TWO, hands={0: "fuu ginji"}, season=SPRING)
    run(game, SEND_YAKUZA[0])
    assert options(game, 0) == ["send to 1:1", "send to 1:2", "done"]
    choose(game, 0, "send to 1:1", "fuu", "send to 1:1")
    assert in_play(game) == ["fuu", "ginji"]
    assert hand(game, 0) == []
    game = table(villages={1: "site inn: innkeeper / brewery: brewer"}, hands={0: "fuu"}, season=SPRING)
    run(game, SEND_YAKUZA[0])
    assert refused(game, 0, "send to 1:1") == ("yakuza.3", "not-built")


@proves("yakuza.4")
def test_no_yakuza_defends_beside_a_samurai_either() -> None:
    game = table(villages={0: "brewery: brewer shin"}, hands={0: "kuro"}, yakuzas="fuu 1>0:1", season=SPRING)
    run(game, SEND_YAKUZA[0])
    assert refused(game, 0, "send to 0:1") == ("yakuza.4", "samurai-inside")
    assert in_play(game) == ["fuu"]  # who was there stays


@proves("yakuza.5")
def test_the_clan_of_the_attackers_present_counts_defenders_do_not() -> None:
    game = table(
        villages={**TWO, 2: "forge: blacksmith"},
        hands={2: "kuro"},
        yakuzas="fuu 1>0:1, nezu 0>0:1",
        season=SPRING,
    )
    run(game, SEND_YAKUZA[2])
    assert refused(game, 2, "send to 0:1") == ("yakuza.5", "other-clan")
    game.yakuzas.pop(0)  # the last attacker is gone; the defender of a third clan stays
    game = table(villages=TWO, hands={2: "kuro"}, yakuzas="nezu 0>0:1", season=SPRING)
    run(game, SEND_YAKUZA[2])
    assert "send to 0:1" in options(game, 2)


@proves("yakuza.5", "yakuza.9")
def test_a_lone_attacker_that_moves_away_frees_the_clan() -> None:
    game = table(villages=TWO, hands={2: "kuro"}, yakuzas="fuu 2>0:1", season=SPRING)
    run(game, SEND_YAKUZA[2])
    choose(game, 2, "send to 1:1", "fuu", "send to 0:2")
    assert in_play(game) == ["fuu", "kuro"]


@proves("yakuza.6")
def test_only_blocked_buildings_are_defended_and_the_clan_is_tested_on_arrival() -> None:
    game = table(villages=TWO, hands={0: "kuro"}, yakuzas="fuu 1>0:1", season=SPRING)
    run(game, SEND_YAKUZA[0])
    assert refused(game, 0, "send to 0:2") == ("yakuza.6", "not-blocked")
    game = table(villages=TWO, hands={0: "ginji"}, yakuzas="fuu 1>0:1", season=SPRING)
    run(game, SEND_YAKUZA[0])
    assert refused(game, 0, "send to 0:1") == ("yakuza.6", "same-clan")
    game = table(villages=TWO, hands={1: "kuro"}, yakuzas="saburo 0>0:1", season=SPRING)
    run(game, SEND_YAKUZA[1])
    assert "send to 0:1" in options(game, 1)  # an attacker of the defender's clan may come later


@proves("yakuza.7")
def test_yakuzas_are_no_villagers() -> None:
    game = table(villages={0: "market: weaver"}, yakuzas="fuu 1>0:1")
    assert mouths_of(game, 0) == 1
    assert not has_active(game, 0, kind("market"))
    game = table(villages={0: "market: weaver"}, hands={0: "fuu inn"}, season=SUMMER)
    run(game, SUMMER_STEP)
    assert options(game, 0) == ["done"]


@proves("yakuza.8")
def test_each_yakuza_acts_once_a_spring() -> None:
    game = table(villages=TWO, hands={2: "fuu"}, season=SPRING)
    run(game, SEND_YAKUZA[2])
    choose(game, 2, "send to 0:1")
    assert game.waiting() == ()  # nothing in hand, and Fuu has acted
    game = table(villages=TWO, hands={2: "fuu weaver"}, season=SPRING)
    run(game, SEND_YAKUZA[2])
    choose(game, 2, "send to 0:1")
    assert options(game, 2) == ["done"]


@proves("yakuza.9", "yakuza.2")
def test_a_yakuza_moves_anywhere_else_and_may_turn_to_defence() -> None:
    game = table(villages={**TWO, 2: "forge: blacksmith"}, yakuzas="fuu 0>1:1, kuro 1>0:2", season=SPRING)
    run(game, SEND_YAKUZA[0])
    assert options(game, 0) == ["send to 0:2", "send to 1:2", "send to 2:1", "done"]
    assert refused(game, 0, "send to 1:1") == ("yakuza.9", "already-there")
    choose(game, 0, "send to 0:2")
    assert in_play(game) == ["kuro", "fuu"]


@proves("yakuza.11")
def test_an_idle_defender_stays_and_cannot_be_taken_back() -> None:
    game = table(villages=TWO, yakuzas="kuro 0>0:1", hands={0: "weaver"}, season=SPRING)
    run(game, SEND_YAKUZA[0])
    assert options(game, 0) == ["send to 1:1", "send to 1:2", "done"]
    choose(game, 0, "done")
    assert in_play(game) == ["kuro"]


def test_a_whole_spring_goes_round_the_table() -> None:
    game = table(season=SPRING)
    run(game, SPRING_STEP)
    turns = []
    while game.waiting():
        seat = game.waiting()[0]
        turns.append(seat)
        game.choose(seat, game.options_of[seat][0])
    assert [seat for i, seat in enumerate(turns) if i == 0 or turns[i - 1] != seat] == [0, 1, 2]


def test_where_a_yakuza_will_go_is_hidden_until_it_is_shown() -> None:
    game = table(villages=TWO, hands={0: "fuu ginji"}, season=SPRING)
    run(game, SEND_YAKUZA[0])
    before = game.view(1)
    choose(game, 0, "send to 1:1")
    after = game.view(1)
    assert type(after.open[0]) is type(before.open[0])
    assert after.shared == before.shared
