"""Events: when they are played and what each of them does."""

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.games.machi.autumn import CHALLENGE
from chabudai.games.machi.material import BUILDINGS, VILLAGERS
from chabudai.games.machi.moving import MOVE_HOUSE
from chabudai.games.machi.scoring import YEAR_END
from chabudai.games.machi.sending_yakuzas import SEND_YAKUZA
from chabudai.games.machi.spring import DRAW_CARD, TAKE_FLOP
from chabudai.games.machi.state import SPRING, SUMMER, WANTED_MARK
from chabudai.games.machi.summer import SUMMER_STEP
from chabudai.games.machi.supply import LAY_FLOP
from chabudai.games.machi.village import discard_villager, has_active, is_built
from tests.clauses import proves
from tests.rules.machi.table import (
    choose,
    discarded,
    fight,
    hand,
    in_play,
    kind,
    kinds,
    options,
    refused,
    run,
    seen_by,
    stack,
    table,
)


@proves("events.1")
def test_events_are_played_between_the_actions_of_a_turn() -> None:
    game = table(hands={0: "wanted fire"}, season=SPRING)
    run(game, LAY_FLOP, TAKE_FLOP[0], DRAW_CARD[0], SEND_YAKUZA[0])
    assert {"event wanted", "event fire"} <= set(options(game, 0))
    choose(game, 0, "event fire")
    assert "event wanted" in options(game, 0)  # the flop is still to be taken
    choose(game, 0, options(game, 0)[0])
    assert "event wanted" in options(game, 0)
    choose(game, 0, "draw building")
    assert "event wanted" in options(game, 0)
    summer = table(hands={0: "wanted weaver market"}, season=SUMMER)
    run(summer, SUMMER_STEP)
    assert options(summer, 0) == ["found market", "done"]
    moving = table(villages={0: "market: weaver geisha / inn: brewer"}, hands={0: "wanted"})
    run(moving, MOVE_HOUSE[0])
    assert options(moving, 0) == ["move 1.2 geisha", "done"]


@proves("events.1")
def test_no_event_during_a_duel() -> None:
    game = table(villages={0: "outside: shin", 1: "outside: akane"}, hands={0: "wanted"})
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    assert not [option for option in options(game, 0) if option.startswith("event")]


@proves("events.2")
def test_a_played_event_is_out_of_the_game() -> None:
    game = table(hands={0: "tsunami weaver"})
    events = run(game, CHALLENGE[0])
    choose(game, 0, "event tsunami")
    assert game.removed == [kind("tsunami")]
    assert game.discards == [[], []]
    assert "event" in kinds(events)
    assert hand(game, 0) == ["weaver"]


@proves("events.3")
def test_three_events_wait_for_autumn() -> None:
    game = table(hands={0: "embezzlement festival carpenters"}, season=SPRING)
    run(game, DRAW_CARD[0])
    for key in ("embezzlement", "festival", "carpenters"):
        assert refused(game, 0, f"event {key}") == ("events.3", "autumn-event")
    game = table(hands={0: "embezzlement festival carpenters"})
    run(game, CHALLENGE[0])
    assert options(game, 0) == ["done", "event embezzlement", "event festival", "event carpenters"]


@proves("events.4")
def test_an_event_may_be_played_without_effect() -> None:
    for key in ("wanted", "embezzlement", "defection", "epidemic", "tsunami", "fire", "earthquake", "carpenters"):
        game = table(hands={0: key})
        run(game, CHALLENGE[0])
        choose(game, 0, f"event {key}")
        assert game.waiting() == ()
        assert game.removed == [kind(key)]


@proves("events.5")
def test_wanted_marks_any_villager_but_a_samurai() -> None:
    game = table(villages={0: "market: weaver", 1: "inn: innkeeper shin"}, hands={0: "wanted wanted"})
    run(game, CHALLENGE[0])
    choose(game, 0, "event wanted")
    assert options(game, 0) == ["0:1.1 weaver", "1:1.1 innkeeper"]
    assert refused(game, 0, "1:1.2 shin") == ("events.5", "samurai-wanted")
    choose(game, 0, "1:1.1 innkeeper", "event wanted", "1:1.1 innkeeper")  # a second mark adds nothing
    assert game.villagers[1][0] & WANTED_MARK
    run(game, YEAR_END)
    assert not game.villagers[1][0] & WANTED_MARK


@proves("events.5")
def test_the_mark_goes_with_the_card() -> None:
    game = table(villages={0: "market: weaver brewer! / inn: innkeeper"})
    run(game, MOVE_HOUSE[0])
    choose(game, 0, "move 1.2 brewer")
    assert game.villagers[0][-1] & WANTED_MARK
    assert stack(game, 0, 2) == "innkeeper* brewer"


@proves("events.6")
def test_a_wanted_villager_fights_with_a_sabre_and_may_refuse() -> None:
    game = table(villages={0: "outside: shin", 1: "market: weaver! bodyguard!"}, points=(0, 3, 0))
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    assert options(game, 0) == ["1:1.1 weaver", "1:1.2 bodyguard"]
    choose(game, 0, "1:1.1 weaver")
    assert game.duel[4:6] == [2, 1]
    assert options(game, 1) == ["accept", "refuse"]
    strong = table(villages={0: "outside: shin", 1: "market: weaver bodyguard!"})
    run(strong, CHALLENGE[0])
    choose(strong, 0, "challenge with free shin")
    assert strong.duel[4:6] == [2, 2]


@proves("events.6")
def test_a_wanted_villager_who_challenges_his_blocker_is_scored_as_usual() -> None:
    blocked = table(villages={0: "market: weaver!"}, yakuzas="ginji 1>0:1")
    run(blocked, CHALLENGE[0])
    choose(blocked, 0, "challenge with 1.1 weaver")
    fight(blocked, "flash do ashi", "frank ashi men")
    assert blocked.points == [1, 0, 0]  # the sabre of Ginji
    beaten = table(villages={0: "market: weaver!"}, yakuzas="ginji 1>0:1")
    run(beaten, CHALLENGE[0])
    choose(beaten, 0, "challenge with 1.1 weaver")
    fight(beaten, "frank ashi men", "flash do ashi")
    assert beaten.points == [0, 0, 0]  # no sabres on the weaver, and no price: he was the challenger
    assert discarded(beaten, BUILDINGS) == ["market"]


@proves("events.7")
def test_a_wanted_villager_only_survives() -> None:
    game = table(villages={0: "outside: akira", 1: "market: weaver!"})
    events = run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free akira")
    fight(game, "frank ashi men", "flash do ashi")
    assert game.points == [0, 0, 0]
    assert "survived" in kinds(events)
    assert discarded(game, VILLAGERS) == ["akira"]


@proves("events.8")
def test_embezzled_wealth_counts_for_the_thief() -> None:
    villages = {0: "market: moneylender geisha", 1: "inn: innkeeper / site forge: peasant", 2: "dive: gambler"}
    game = table(villages=villages, hands={1: "embezzlement"})
    run(game, CHALLENGE[1], YEAR_END)
    choose(game, 1, "event embezzlement")
    assert refused(game, 1, "1:1") == ("events.8", "own-building")
    choose(game, 1, "0:1")
    assert game.points == [0, (3 + 3 + 2) // 3, 1]
    assert game.embezzled == []


@proves("events.8")
def test_only_finished_buildings_are_embezzled() -> None:
    game = table(villages={0: "site market: weaver / inn: brewer / dive: gambler"}, hands={1: "embezzlement"})
    run(game, CHALLENGE[1])
    choose(game, 1, "event embezzlement")
    assert refused(game, 1, "0:1") == ("events.8", "not-built")


@proves("events.9")
def test_the_later_thief_holds_and_a_lost_building_gives_nothing() -> None:
    hands = {1: "embezzlement", 2: "embezzlement"}
    game = table(villages={0: "market: moneylender weaver / inn: brewer"}, hands=hands)
    run(game, CHALLENGE[1], CHALLENGE[2])
    choose(game, 1, "event embezzlement", "0:1")
    choose(game, 2, "event embezzlement", "0:1")
    copy = game.clone()
    run(game, YEAR_END)
    assert game.points == [0, 0, 2]  # the market is active: 3 + 3 + 2
    while stack(copy, 0, 1):
        discard_villager(copy, 0, 0)
    assert copy.embezzled == []
    run(copy, YEAR_END)
    assert copy.points == [0, 0, 0]


@proves("events.10")
def test_defection() -> None:
    villages = {
        0: "market: weaver / shrine: geisha writer / site inn: brewer",
        1: "inn: innkeeper peasant shin / zen-temple: zen-monk writer / harbour: fisherman fisherman",
    }
    game = table(villages=villages, hands={0: "defection"}, yakuzas="fuu 2>1:2, kuro 2>0:2")
    run(game, CHALLENGE[0])
    choose(game, 0, "event defection")
    assert options(game, 0) == ["1:1.2 peasant", "1:3.2 fisherman"]
    assert refused(game, 0, "1:1.1 innkeeper") == ("events.10", "founder-stays")
    assert refused(game, 0, "1:1.3 shin") == ("events.10", "samurai-stays")
    assert refused(game, 0, "1:2.2 writer") == ("events.10", "blocked-building")
    choose(game, 0, "1:1.2 peasant")  # only the market has room
    assert stack(game, 0, 1) == "weaver* peasant"
    assert stack(game, 1, 1) == "innkeeper* shin"


@proves("events.10")
def test_defectors_need_a_finished_unblocked_building_with_room() -> None:
    villages = {
        0: "market: weaver / shrine: geisha writer / site inn: brewer / forge: blacksmith / dive: gambler",
        1: "inn: innkeeper peasant",
    }
    game = table(villages=villages, hands={0: "defection"}, yakuzas="fuu 2>0:4")
    run(game, CHALLENGE[0])
    choose(game, 0, "event defection")
    assert options(game, 0) == ["to 1", "to 5"]
    assert refused(game, 0, "to 2") == ("events.10", "full")
    assert refused(game, 0, "to 3") == ("events.10", "not-built")
    assert refused(game, 0, "to 4") == ("events.10", "blocked-building")


@proves("events.11")
def test_an_epidemic_strikes_large_villages_in_turn_order() -> None:
    seven = "harbour: fisherman fisherman weaver brewer / school: writer calligrapher / outside: shin"
    six = "market: peasant peasant moneylender / inn: innkeeper innkeeper good-cook"
    also = "market: geisha geisha tea-master tea-master / dive: silk-merchant silk-merchant rice-merchant"
    game = table(villages={0: seven, 1: six, 2: also}, hands={1: "epidemic"})
    run(game, CHALLENGE[1])
    choose(game, 1, "event epidemic")
    assert game.waiting() == (2,)  # clockwise from the player of the card; a village of six is spared
    choose(game, 2, "top of 1")
    assert options(game, 0) == ["top of 1", "top of 2", "free shin"]
    choose(game, 0, "free shin")
    assert [len(row) for row in game.villagers] == [6, 6, 6]


@proves("events.12")
def test_a_festival_adds_three_honour_also_for_the_tie_break() -> None:
    game = table(hands={0: "festival"})
    run(game, CHALLENGE[0], YEAR_END)
    choose(game, 0, "event festival")
    assert game.points == [1, 0, 0]
    assert game.honour == [3, 0, 0]
    assert game.festival == [0, 0, 0]


@proves("events.13")
def test_a_tsunami_takes_every_harbour() -> None:
    villages = {0: "harbour: fisherman weaver / market: brewer", 1: "site harbour: peasant / site market: geisha"}
    game = table(villages=villages, hands={2: "tsunami"}, yakuzas="fuu 1>0:1")
    run(game, CHALLENGE[2])
    choose(game, 2, "event tsunami")
    assert discarded(game, BUILDINGS) == ["harbour", "harbour"]
    assert sorted(discarded(game, VILLAGERS)) == ["fisherman", "peasant", "weaver"]
    assert hand(game, 1) == ["fuu"]
    assert in_play(game) == []
    assert stack(game, 0, 2) == "brewer*"
    assert seen_by(game, 0).buildings[1][1] & CARD == HIDDEN


@proves("events.14")
def test_a_fire_takes_the_top_of_a_small_building() -> None:
    village = "market: weaver geisha writer / inn: brewer peasant / forge: blacksmith / site shrine: gardener"
    game = table(villages={0: village}, hands={1: "fire fire"})
    run(game, CHALLENGE[1])
    choose(game, 1, "event fire")
    assert options(game, 1) == ["0:2", "0:3"]
    assert refused(game, 1, "0:1") == ("events.14", "too-many-to-burn")
    assert refused(game, 1, "0:4") == ("events.14", "not-built")
    choose(game, 1, "0:2", "event fire", "0:3")
    assert stack(game, 0, 2) == "brewer*"
    assert discarded(game, BUILDINGS) == ["forge"]


@proves("events.15")
def test_an_earthquake_costs_everybody_a_site() -> None:
    villages = {0: "site market: weaver / site inn: brewer", 1: "site forge: peasant", 2: "dive: gambler"}
    game = table(villages=villages, hands={2: "earthquake"})
    run(game, CHALLENGE[2])
    choose(game, 2, "event earthquake")
    assert options(game, 0) == ["site 1", "site 2"]
    choose(game, 0, "site 2")
    assert discarded(game, BUILDINGS) == ["inn", "forge"]  # seat 1 had no choice
    assert hand(game, 0) == ["brewer"]
    assert hand(game, 1) == ["peasant"]
    assert stack(game, 2, 1) == "gambler*"


@proves("events.16")
def test_carpenters_finish_a_site_at_once() -> None:
    game = table(villages={0: "site shrine: geisha / site market: weaver"}, hands={0: "carpenters"})
    run(game, CHALLENGE[0], YEAR_END)
    choose(game, 0, "event carpenters", "site 1")
    assert is_built(game, 0, 0)
    assert not is_built(game, 0, 1)
    assert has_active(game, 0, kind("shrine"))
    assert game.points[0] == (1 + 1) // 2  # the shrine and the geisha
