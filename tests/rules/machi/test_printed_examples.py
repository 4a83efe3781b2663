"""The examples of the booklet and the cases T1 to T32 of our notes, with their numbers."""

import pytest

from chabudai.core.box import parse_choice
from chabudai.games.machi.autumn import AUTUMN_TURN, CHALLENGE
from chabudai.games.machi.duel import ACCEPT, ANSWER_CHALLENGE, owner_of, strength
from chabudai.games.machi.material import BUILDINGS, COMBAT_KEYS, KEYS, VILLAGERS
from chabudai.games.machi.moving import MOVE_HOUSE
from chabudai.games.machi.scoring import YEAR_END, count_village, points_for
from chabudai.games.machi.sending_yakuzas import SEND_YAKUZA
from chabudai.games.machi.spring import SPRING_STEP
from chabudai.games.machi.state import SPRING, WINTER, Machi
from chabudai.games.machi.village import YAKUZA_FIGURES, discard_villager, has_active
from chabudai.games.machi.winter import COMPLETE, FAMINE, hungry, mouths_of, rice_of
from tests.clauses import proves
from tests.rules.machi.table import (
    choose,
    discarded,
    fight,
    in_play,
    kind,
    options,
    refused,
    run,
    stack,
    table,
)

CATHERINE = "dive: moneylender / inn: brewer / zen-temple: zen-monk writer akane / site market: good-cook"
ARNAUD = "brewery: brewer moneylender kaede"


def wealth_and_honour(game: Machi, seat: int = 0) -> tuple[int, int]:
    wealth, honour = [0] * game.seats, [0] * game.seats
    count_village(game, seat, wealth, honour)
    return wealth[seat], honour[seat]


@proves("village.2")
@pytest.mark.parametrize(("stack_text", "active"), [("brewer", False), ("brewer writer", True), (ARNAUD[9:], True)])
def test_t1_a_brewery_is_active_from_two_villagers_on(stack_text: str, active: bool) -> None:
    assert has_active(table(villages={0: f"brewery: {stack_text}"}), 0, kind("brewery")) is active


@proves("village.4", "scoring.2")
def test_t2_t3_three_colours_on_a_brewery() -> None:
    game = table(villages={0: "brewery: brewer zen-monk kaede"}, season=WINTER)
    assert wealth_and_honour(game) == (5, 0)  # the brewery 2, the brewer 2 + 1
    assert rice_of(game, 0) == 3 + 1


@proves("scoring.1", "scoring.2", "village.5")
def test_t4_arnaud_has_eight_wealth_and_scores_two() -> None:
    game = table(villages={0: ARNAUD})
    assert wealth_and_honour(game) == (8, 0)
    game = table(villages={0: ARNAUD})
    run(game, YEAR_END)
    assert game.points == [2, 0, 0]


@proves("scoring.4", "scoring.5", "scoring.6")
def test_t5_t6_only_whole_groups_count() -> None:
    assert [points_for(6, 0), points_for(5, 0), points_for(0, 6), points_for(0, 5)] == [2, 1, 3, 2]
    assert points_for(2 + 4, 0) == 2


@proves("winter.1", "winter.2", "winter.3", "winter.4")
def test_t7_t8_catherine_lacks_a_sack_of_rice() -> None:
    game = table(villages={0: CATHERINE}, season=WINTER)
    assert (rice_of(game, 0), mouths_of(game, 0), hungry(game, 0)) == (5, 6, 1)
    run(game, FAMINE)
    tops = {"top of 1": "moneylender", "top of 2": "brewer", "top of 3": "akane", "top of 4": "good-cook"}
    assert options(game, 0) == list(tops)
    choose(game, 0, "top of 3")
    assert discarded(game, VILLAGERS) == ["akane"]
    assert stack(game, 0, 3) == "zen-monk* writer"  # a second victim would be the writer


@proves("winter.1", "winter.8")
def test_t9_no_rice_from_what_is_inactive_elsewhere_or_unfinished() -> None:
    assert rice_of(table(villages={0: "inn: brewer"}), 0) == 3
    assert rice_of(table(villages={0: "site market: good-cook"}), 0) == 3
    assert rice_of(table(villages={0: "market: good-cook"}), 0) == 5


@proves("winter.7", "village.8")
def test_t10_a_building_emptied_by_famine_is_lost_a_site_too() -> None:
    game = table(villages={0: "market: weaver / site dojo: geisha / shrine: shin kaede"}, season=WINTER)
    run(game, FAMINE)
    choose(game, 0, "top of 2")
    assert discarded(game, BUILDINGS) == ["dojo"]
    assert discarded(game, VILLAGERS) == ["geisha"]


@proves("winter.8")
def test_t11_sites_are_finished_and_small_ones_active_at_once() -> None:
    game = table(villages={0: "site shrine: geisha / site market: weaver"}, season=WINTER)
    run(game, COMPLETE)
    assert has_active(game, 0, kind("shrine"))
    assert not has_active(game, 0, kind("market"))


def serge_and_severine(points: tuple[int, ...] = ()) -> Machi:
    """Serge, seat 0, has a brewery blocked by Fuu, whom Séverine, seat 1, has sent; Shin stands outside."""
    game = table(
        villages={0: "brewery: brewer moneylender / outside: shin"},
        yakuzas="fuu 1>0:1",
        points=points,
    )
    run(game, CHALLENGE[0], YEAR_END)
    choose(game, 0, "challenge with free shin")
    return game


@proves("duel.9", "duel.8", "duel.2")
def test_t12_severine_plays_fuu_and_cannot_refuse() -> None:
    game = serge_and_severine(points=(0, 9, 0))
    assert game.waiting() == (0, 1)
    assert owner_of(game, YAKUZA_FIGURES + kind("fuu")) == 1
    assert game.duel[4:6] == [2, 2]


@proves("combat.1", "combat.2", "duel.10", "duel.11", "duel.12")
def test_t13_to_t16_the_printed_duel() -> None:
    game = serge_and_severine()
    fight(game, "do dodge flash", "parry ashi frank")
    passes = [COMBAT_KEYS[card] for card in game.passes]
    assert passes == ["do", "parry", "dodge", "ashi", "flash", "frank"]
    gain = game.cards.gain
    assert [(gain[a * 7 + b], gain[b * 7 + a]) for a, b in ((3, 0), (1, 4), (6, 5))] == [(0, 0), (0, 0), (1, 0)]
    assert [game.duel[4] + game.duel[6], game.duel[5] + game.duel[7]] == [3, 2]
    assert in_play(game) == []
    assert discarded(game, VILLAGERS) == ["fuu"]
    assert game.points[0] == 2 + 2  # Fuu's sabres, and 8 wealth of the brewery, unblocked this very autumn


@proves("duel.14")
def test_t17_a_tie_changes_nothing() -> None:
    game = serge_and_severine()
    fight(game, "parry dodge men", "dodge parry men")
    assert in_play(game) == ["fuu"]
    assert stack(game, 0, 0) == "shin"
    assert game.points[0] == 2  # 6 wealth of the villagers; the building stays blocked


@proves("duel.8")
@pytest.mark.parametrize("owned", [1, 2])
def test_t18_t19_refusing_takes_two_points(owned: int) -> None:
    game = table(villages={0: "outside: shin", 1: "outside: kaede"}, points=(0, owned, 0))
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    if owned < 2:
        assert game.combat != []  # no question: the duel takes place
        assert ANSWER_CHALLENGE[1].candidates(game) == (ACCEPT,)
        return
    assert options(game, 1) == ["accept", "refuse"]
    choose(game, 1, "refuse")
    assert game.points == [0, 0, 0]
    assert game.combat == []
    assert (stack(game, 0, 0), stack(game, 1, 0)) == ("shin", "kaede")


@proves("scoring.3", "yakuza.1")
def test_t20_a_blocked_brewery_loses_its_own_two_wealth_only() -> None:
    game = table(villages={0: ARNAUD}, yakuzas="fuu 1>0:1")
    assert wealth_and_honour(game) == (6, 0)
    assert rice_of(game, 0) == 4


@proves("yakuza.5")
def test_t21_one_clan_a_village() -> None:
    game = table(
        villages={0: "brewery: brewer / market: weaver", 1: "inn: innkeeper"},
        hands={1: "ginji kuro"},
        yakuzas="fuu 2>0:1",
        season=SPRING,
    )
    run(game, SEND_YAKUZA[1])
    assert options(game, 1) == ["send to 0:1", "send to 0:2", "done"]
    choose(game, 1, "send to 0:2")
    assert refused_after(game) == ["ginji"]


def refused_after(game: Machi) -> list[str]:
    """The Yakuzas that went to play after a lone option was taken at once."""
    return [key for key in in_play(game) if key != "fuu"]


@proves("yakuza.6")
def test_t22_a_defender_is_of_another_clan() -> None:
    game = table(villages={0: "brewery: brewer"}, hands={0: "ginji kuro"}, yakuzas="fuu 1>0:1", season=SPRING)
    run(game, SEND_YAKUZA[0])
    choose(game, 0, "send to 0:1")
    assert in_play(game) == ["fuu", "kuro"]


@proves("yakuza.4")
def test_t23_a_samurai_protects_his_building() -> None:
    game = table(villages={0: "brewery: brewer shin"}, hands={1: "ginji"}, season=SPRING)
    run(game, SEND_YAKUZA[1])
    assert refused(game, 1, "send to 0:1") == ("yakuza.4", "samurai-inside")


@proves("duel.4")
def test_t24_a_villager_with_sabres_only_fights_the_blocker_of_his_building() -> None:
    game = table(villages={0: "market: gambler / dive: bodyguard"}, yakuzas="fuu 1>0:1")
    run(game, CHALLENGE[0])
    assert options(game, 0) == ["challenge with 1.1 gambler", "done"]
    assert refused(game, 0, "challenge with 2.1 bodyguard") == ("duel.4", "only-samurai")


@proves("first.2", "first.3")
def test_t25_no_yakuzas_and_no_moving_in_the_first_year() -> None:
    game = table(villages={0: "brewery: brewer"}, hands={1: "ginji"}, season=SPRING, year=1)
    run(game, SEND_YAKUZA[1])
    assert options(game, 1) == ["done"]
    assert parse_choice(game, 1, "send to 0:1") is None
    game = table(villages={0: "brewery: brewer writer / market: weaver"}, year=1)
    run(game, AUTUMN_TURN[0])
    assert game.waiting() == ()


@proves("moving.2", "moving.6")
def test_t26_founders_and_villagers_on_blocked_buildings_do_not_move() -> None:
    game = table(villages={0: "brewery: brewer writer / market: weaver geisha"}, yakuzas="fuu 1>0:1")
    run(game, MOVE_HOUSE[0])
    assert game.waiting() == ()
    game = table(villages={0: "brewery: brewer writer / market: weaver geisha / inn: peasant"}, yakuzas="fuu 1>0:1")
    run(game, MOVE_HOUSE[0])
    assert refused(game, 0, "move 2.1 weaver") == ("moving.2", "founder-stays")
    assert refused(game, 0, "move 1.2 writer") == ("moving.6", "blocked-building")


@proves("spring.5", "spring.7", "spring.2")
def test_t27_t28_the_flop_is_filled_up_and_swept() -> None:
    game = table(season=SPRING)
    run(game, SPRING_STEP)
    assert [len(row) for row in game.flop] == [3, 2]
    building = KEYS[game.flop[BUILDINGS][0]]
    seat = game.waiting()[0]
    choose(game, seat, f"take {building}", "draw villager", "draw villager")
    assert [len(row) for row in game.flop] == [3, 2]
    while game.waiting():
        seat = game.waiting()[0]
        game.choose(seat, game.options_of[seat][0])
    assert game.flop == [[], []]
    assert sum(len(pile) for pile in game.piles) == 136 - 9


@proves("duel.13")
def test_t29_two_blacksmiths_help_like_one() -> None:
    one = table(villages={0: "brewery: blacksmith / outside: shin"})
    two = table(villages={0: "brewery: blacksmith blacksmith / outside: shin"})
    shin = 400 + kind("shin")
    assert (strength(one, shin), strength(two, shin)) == (3, 3)


@proves("village.7")
def test_t30_the_top_card_follows_the_founder() -> None:
    game = table(villages={0: "market: weaver geisha writer"})
    discard_villager(game, 0, 0)
    assert stack(game, 0, 1) == "geisha writer*"


@proves("events.6", "events.7")
@pytest.mark.parametrize(("scores", "expected"), [(False, 0), (True, 3)])
def test_t31_a_wanted_villager_is_worth_three_and_merely_survives(scores: bool, expected: int) -> None:
    villages = {0: "outside: kaede", 1: "market: weaver!"}
    game = table(villages=villages, wanted_winner_scores=scores)
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free kaede")
    fight(game, "men do parry", "men do dodge")
    assert game.points == [3, 0, 0]
    game = table(villages=villages, wanted_winner_scores=scores)
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free kaede")
    game.duel[5] = 9  # as if he were strong enough
    fight(game, "men do parry", "men do dodge")
    assert game.points == [0, expected, 0]


@proves("end.2")
def test_t32_more_honour_in_the_last_year_breaks_a_tie() -> None:
    game = table(points=(20, 20, 19))
    game.honour = [6, 7, 30]
    assert game.ranks() == [2, 1, 3]
