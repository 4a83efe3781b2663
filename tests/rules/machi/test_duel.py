"""Autumn turns and duels."""

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.games.machi.autumn import AUTUMN_STEP, AUTUMN_TURN, CHALLENGE
from chabudai.games.machi.duel import strength
from chabudai.games.machi.material import BUILDINGS, VILLAGERS
from chabudai.games.machi.scoring import YEAR_END
from chabudai.games.machi.state import SPENT
from chabudai.games.machi.village import FREE, YAKUZA_FIGURES
from tests.clauses import proves
from tests.rules.machi.table import (
    choose,
    discarded,
    fight,
    in_play,
    kind,
    kinds,
    options,
    refused,
    run,
    seen_by,
    stack,
    table,
    take_combat,
)


@proves("autumn.1", "autumn.2")
def test_each_in_turn_fights_and_then_moves() -> None:
    villages = {0: "market: weaver geisha / inn: brewer / outside: shin", 1: "outside: kaede"}
    game = table(villages=villages, points=(0, 3, 0))
    run(game, AUTUMN_STEP)
    assert game.waiting() == (1,)  # the leader begins
    choose(game, 1, "done")
    assert options(game, 0)[0] == "challenge with free shin"
    choose(game, 0, "done")
    assert "move 1.2 geisha" in options(game, 0)


@proves("duel.1", "duel.3")
def test_a_samurai_challenges_any_duellist_of_another_player() -> None:
    villages = {
        0: "outside: shin haru / market: gambler weaver",
        1: "inn: innkeeper kaede",
        2: "forge: bodyguard",
    }
    game = table(villages=villages, yakuzas="fuu 2>1:1, ginji 0>1:1")
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    assert options(game, 0) == ["1:1.2 kaede", "2:1.1 bodyguard", "yakuza fuu"]
    assert refused(game, 0, "0:free haru") == ("duel.3", "own-duellist")
    assert refused(game, 0, "yakuza ginji") == ("duel.3", "own-duellist")
    assert refused(game, 0, "1:1.1 innkeeper") == ("duel.1", "no-duellist")


@proves("duel.3")
def test_a_founder_may_challenge_too_and_nobody_without_an_opponent() -> None:
    game = table(villages={0: "site market: shin", 1: "outside: kaede"})
    run(game, CHALLENGE[0])
    assert options(game, 0) == ["challenge with 1.1 shin", "done"]
    game = table(villages={0: "outside: shin haru"}, hands={0: "weaver"})
    run(game, CHALLENGE[0])
    assert refused(game, 0, "challenge with free shin") == ("duel.3", "no-opponent")


@proves("duel.2")
def test_strength_is_the_sabres_on_the_card() -> None:
    game = table(villages={0: "outside: tetsuo / market: gambler"}, yakuzas="oboro 1>0:2")
    assert strength(game, FREE + kind("tetsuo")) == 4
    assert strength(game, 1 * 20) == 1
    assert strength(game, YAKUZA_FIGURES + kind("oboro")) == 3


@proves("duel.4")
def test_defenders_and_villagers_with_sabres_fight_the_blocker_only() -> None:
    villages = {0: "market: weaver gambler / forge: blacksmith", 1: "inn: innkeeper / outside: kaede"}
    game = table(villages=villages, yakuzas="fuu 1>0:1, kuro 0>0:1, nezu 0>1:1, ginji 1>0:2")
    run(game, CHALLENGE[0])
    assert options(game, 0) == ["challenge with 1.2 gambler", "challenge with yakuza kuro", "done"]
    assert refused(game, 0, "challenge with yakuza nezu") == ("duel.4", "attacker-cannot-challenge")
    choose(game, 0, "challenge with yakuza kuro")
    assert game.duel[:4] == [0, YAKUZA_FIGURES + kind("kuro"), 1, YAKUZA_FIGURES + kind("fuu")]


@proves("duel.4")
def test_the_opponent_must_block_the_very_building() -> None:
    game = table(villages={0: "market: gambler / forge: blacksmith"}, yakuzas="fuu 1>0:1, momo 1>0:1, ginji 1>0:2")
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with 1.1 gambler")
    assert options(game, 0) == ["yakuza fuu", "yakuza momo"]
    assert refused(game, 0, "yakuza ginji") == ("duel.4", "not-the-blocker")


@proves("duel.5", "duel.7")
def test_one_challenge_a_year_won_lost_tied_or_refused() -> None:
    game = table(villages={0: "outside: shin", 1: "outside: kaede"}, points=(0, 5, 0))
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    choose(game, 1, "refuse")
    assert game.waiting() == ()
    assert game.villagers[0][0] & SPENT
    run(game, YEAR_END)
    assert not game.villagers[0][0] & SPENT
    tied = table(villages={0: "outside: shin haru", 1: "outside: akane"})
    run(tied, CHALLENGE[0])
    choose(tied, 0, "challenge with free shin")
    fight(tied, "parry dodge men", "dodge parry men")
    assert refused(tied, 0, "challenge with free shin") == ("duel.5", "has-challenged")
    assert "challenge with free haru" in options(tied, 0)  # akane may be challenged again


@proves("duel.5")
def test_a_defender_challenges_once_too() -> None:
    game = table(villages={0: "market: weaver"}, yakuzas="fuu 1>0:1, kuro 0>0:1", hands={0: "brewer"})
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with yakuza kuro")
    fight(game, "men do parry", "men dodge frank")  # 1-1, 1-0, 0-0: three sabres against three
    assert in_play(game) == ["fuu", "kuro"]
    assert refused(game, 0, "challenge with yakuza kuro") == ("duel.5", "has-challenged")
    choose(game, 0, "done")
    run(game, YEAR_END, CHALLENGE[0])
    assert "challenge with yakuza kuro" in options(game, 0)


@proves("duel.6")
def test_the_next_challenge_is_chosen_after_the_last() -> None:
    game = table(villages={0: "outside: shin haru", 1: "outside: akane"})
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    fight(game, "flash do ashi", "frank ashi men")
    assert discarded(game, VILLAGERS) == ["akane"]
    assert game.waiting() == ()  # nobody is left to be challenged


@proves("duel.8")
def test_refusing_is_decided_before_cards_are_drawn() -> None:
    game = table(villages={0: "outside: shin", 2: "market: bodyguard"}, points=(0, 0, 2))
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    assert options(game, 2) == ["accept", "refuse"]
    assert game.combat == []
    choose(game, 2, "accept")
    assert game.combat != []
    game = table(villages={0: "outside: shin", 1: "outside: kaede"}, points=(0, 1, 0))
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    assert game.open[1].describe(game, 0) != "accept"


@proves("duel.9", "duel.10", "secrets.1")
def test_three_of_seven_cards_are_drawn_and_chosen_in_secret() -> None:
    game = table(villages={0: "outside: shin", 1: "outside: akane"})
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    assert [len(pile) for pile in game.combat] == [3, 4, 3, 4]
    seen = seen_by(game, 0)
    assert HIDDEN not in [entry & CARD for entry in seen.combat[0]]
    assert {entry & CARD for entry in seen.combat[1] + seen.combat[2] + seen.combat[3]} == {HIDDEN}
    take_combat(game, "men do parry", "ashi frank dodge")
    choose(game, 0, "men")
    assert game.picks[0] == 2
    assert seen_by(game, 1).picks == [-2, -1]
    choose(game, 1, "ashi")
    assert game.passes == [2, 4]  # shown together
    assert options(game, 0) == ["parry", "do"]


@proves("duel.11")
def test_the_third_pass_is_forced_and_the_cards_come_back() -> None:
    game = table(villages={0: "outside: shin", 1: "outside: akane"})
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    fight(game, "parry dodge men", "dodge parry men")
    assert len(game.passes) == 6
    assert game.combat == []


@proves("duel.12", "duel.15")
def test_the_winner_scores_the_printed_sabres_and_yakuzas_win_too() -> None:
    game = table(villages={0: "brewery: weaver / outside: shin"}, yakuzas="fuu 1>0:1")
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    fight(game, "men ashi parry", "ashi do dodge")
    assert game.points == [0, 2, 0]  # Fuu beat Shin
    assert discarded(game, VILLAGERS) == ["shin"]
    assert in_play(game) == ["fuu"]
    game = table(villages={0: "brewery: weaver"}, yakuzas="fuu 1>0:1, ryoma 0>0:1")
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with yakuza ryoma")
    fight(game, "men do parry", "men do dodge")
    assert game.points == [2, 0, 0]
    assert in_play(game) == ["ryoma"]


@proves("duel.12", "village.8")
def test_a_beaten_villager_who_was_alone_costs_his_building() -> None:
    game = table(villages={0: "outside: tetsuo", 1: "market: bodyguard"})
    events = run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free tetsuo")
    fight(game, "men do parry", "men do dodge")
    assert discarded(game, BUILDINGS) == ["market"]
    assert game.points[0] == 2
    assert stack(game, 1, 1) == ""
    assert "duel-won" in kinds(events)


@proves("duel.13")
def test_a_blacksmith_helps_those_who_fight_for_his_lord_in_his_village() -> None:
    villages = {0: "forge: blacksmith / outside: shin", 1: "inn: innkeeper"}
    game = table(villages=villages, yakuzas="kuro 0>0:1, ginji 0>1:1, fuu 1>0:1")
    assert strength(game, FREE + kind("shin")) == 3
    assert strength(game, YAKUZA_FIGURES + kind("kuro")) == 2  # defends in his village
    assert strength(game, YAKUZA_FIGURES + kind("ginji")) == 1  # attacks elsewhere
    assert strength(game, YAKUZA_FIGURES + kind("fuu")) == 2  # fights for somebody else
    assert strength(table(villages={0: "school: blacksmith / outside: shin"}), FREE + kind("shin")) == 2
    assert strength(table(villages={0: "site forge: blacksmith / outside: shin"}), FREE + kind("shin")) == 2
    game = table(villages={0: "outside: tetsuo", 1: "forge: blacksmith / outside: shin"})
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free tetsuo")
    assert game.duel[4:6] == [4, 3]
    fight(game, "men do parry", "men do dodge")
    assert game.points[0] == 2  # printed sabres only


@proves("duel.14")
def test_equal_totals_leave_everything() -> None:
    game = table(villages={0: "outside: shin", 1: "outside: akane"})
    events = run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    fight(game, "men do ashi", "men do ashi")
    assert game.points == [0, 0, 0]
    assert "duel-tied" in kinds(events)
    assert discarded(game, VILLAGERS) == []


def test_a_turn_without_anything_to_do_is_passed_over() -> None:
    game = table(villages={0: "market: weaver"})
    run(game, AUTUMN_TURN[0])
    assert game.waiting() == ()
