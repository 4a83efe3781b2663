"""Villages, and winter: rice, famine, completion."""

from chabudai.games.machi.material import BUILDINGS, VILLAGERS
from chabudai.games.machi.scoring import count_village
from chabudai.games.machi.state import BUILT, WINTER, Machi
from chabudai.games.machi.village import discard_villager, has_active, is_built, is_site
from chabudai.games.machi.winter import COMPLETE, FAMINE, hungry, mouths_of, rice_of
from tests.clauses import proves
from tests.rules.machi.table import (
    choose,
    discarded,
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


def yields(game: Machi) -> tuple[int, int]:
    wealth, honour = [0] * game.seats, [0] * game.seats
    count_village(game, 0, wealth, honour)
    return wealth[0], honour[0]


@proves("village.1")
def test_a_building_is_a_site_or_finished() -> None:
    game = table(villages={0: "site market: weaver / brewery: brewer"})
    assert is_site(game, 0, 0)
    assert not is_built(game, 0, 0)
    assert is_built(game, 0, 1)
    assert not is_site(game, 0, 2)
    assert game.buildings[0][1] & BUILT


@proves("village.2", "village.3")
def test_a_building_gives_only_while_active() -> None:
    assert yields(table(villages={0: "market: geisha"})) == (0, 0)
    assert yields(table(villages={0: "market: geisha writer"})) == (3, 0)
    game = table(villages={0: "market: geisha writer"})
    discard_villager(game, 0, 1)
    assert yields(game) == (0, 0)
    assert not has_active(game, 0, kind("market"))


@proves("village.4")
def test_a_villager_gives_on_his_colour_even_if_the_building_is_inactive_but_not_on_a_site() -> None:
    assert yields(table(villages={0: "market: weaver"})) == (2, 0)
    assert yields(table(villages={0: "school: weaver"})) == (0, 0)
    assert yields(table(villages={0: "site market: weaver"})) == (0, 0)
    assert yields(table(villages={0: "outside: shin"})) == (0, 0)
    assert yields(table(villages={0: "dojo: akira"})) == (0, 2)


@proves("village.5")
def test_a_bonus_is_given_on_the_building_named() -> None:
    assert yields(table(villages={0: "silk-workshop: weaver"})) == (3, 0)
    assert yields(table(villages={0: "dive: gambler"})) == (3, 0)
    assert rice_of(table(villages={0: "granary: peasant"}), 0) == 3 + 2 + 1
    assert yields(table(villages={0: "noh-theatre: noh-actor"})) == (1, 2)


@proves("village.6", "winter.2")
def test_founders_and_samurai_outside_eat_and_yakuzas_do_not() -> None:
    game = table(villages={0: "site market: weaver / brewery: brewer / outside: shin"}, yakuzas="fuu 1>0:2")
    assert mouths_of(game, 0) == 3


@proves("village.7")
def test_no_heir_is_needed_when_another_leaves() -> None:
    game = table(villages={0: "market: weaver geisha writer"})
    discard_villager(game, 0, 1)
    assert stack(game, 0, 1) == "weaver* writer"


@proves("village.8", "yakuza.10")
def test_an_empty_building_is_lost_and_yakuzas_go_home() -> None:
    game = table(villages={0: "market: weaver / brewery: brewer"}, yakuzas="fuu 1>0:1, kuro 0>0:1, ginji 1>0:2")
    discard_villager(game, 0, 0)
    assert discarded(game, BUILDINGS) == ["market"]
    assert discarded(game, VILLAGERS) == ["weaver"]
    assert in_play(game) == ["ginji"]
    assert hand(game, 1) == ["fuu"]
    assert hand(game, 0) == ["kuro"]
    assert hand(seen_by(game, 2), 1) == ["fuu"]  # everybody has seen it


@proves("winter.1")
def test_rice_of_field_active_buildings_and_villagers() -> None:
    assert rice_of(table(), 0) == 3
    assert rice_of(table(villages={0: "dive: shin"}), 0) == 5
    assert rice_of(table(villages={0: "inn: shin akane"}), 0) == 5
    assert rice_of(table(villages={0: "market: fisherman"}), 0) == 4
    assert rice_of(table(villages={0: "school: fisherman"}), 0) == 3
    assert rice_of(table(villages={0: "dive: shin"}, yakuzas="fuu 1>0:1"), 0) == 5
    assert rice_of(table(villages={0: "brewery: brewer"}), 0) == 4


@proves("winter.3", "winter.5")
def test_the_missing_rice_is_counted_once() -> None:
    # The peasants give two each; losing them does not make the famine worse.
    game = table(
        villages={
            0: "market: peasant peasant / school: weaver geisha writer / forge: weaver geisha writer brewer gambler"
        }
    )
    assert (rice_of(game, 0), mouths_of(game, 0), hungry(game, 0)) == (7, 10, 3)
    run(game, FAMINE)
    choose(game, 0, "top of 1", "top of 1", "top of 2")
    assert len(game.villagers[0]) == 7
    assert game.drafts == []


@proves("winter.4")
def test_only_tops_go_one_at_a_time() -> None:
    game = table(villages={0: "school: weaver geisha writer / market: brewer calligrapher"}, season=WINTER)
    assert hungry(game, 0) == 2
    run(game, FAMINE)
    choose(game, 0, "top of 1")
    assert options(game, 0) == ["top of 1", "top of 2"]
    choose(game, 0, "top of 1")
    assert stack(game, 0, 1) == "weaver*"


@proves("winter.4", "village.7")
def test_an_heir_on_top_is_the_next_victim() -> None:
    game = table(villages={0: "school: weaver geisha writer / market: brewer calligrapher"}, season=WINTER)
    discard_villager(game, 0, 0)  # the writer becomes the founder
    assert stack(game, 0, 1) == "geisha writer*"
    run(game, FAMINE)
    choose(game, 0, "top of 1")
    assert stack(game, 0, 1) == "geisha*"


@proves("winter.6")
def test_a_samurai_outside_is_a_stack_of_his_own() -> None:
    game = table(villages={0: "school: weaver geisha / outside: shin akane"}, season=WINTER)
    run(game, FAMINE)
    assert options(game, 0) == ["top of 1", "free shin", "free akane"]
    choose(game, 0, "free shin")
    assert stack(game, 0, 0) == "akane"
    assert discarded(game, VILLAGERS) == ["shin"]


@proves("winter.7")
def test_a_stack_given_up_whole_costs_the_building() -> None:
    game = table(villages={0: "school: weaver / market: brewer geisha writer"}, season=WINTER)
    run(game, FAMINE)
    choose(game, 0, "top of 1")
    assert discarded(game, BUILDINGS) == ["school"]
    assert len(game.buildings[0]) == 2


@proves("winter.8")
def test_completion_turns_sites_up_for_all_after_the_famine() -> None:
    game = table(villages={0: "site dive: weaver / outside: shin akane kaede"}, season=WINTER)
    assert hungry(game, 0) == 1  # the dive gives no rice yet
    run(game, FAMINE)
    choose(game, 0, "free shin")
    assert is_built(game, 0, 0)
    assert seen_by(game, 1).buildings[0] == game.buildings[0]
    assert "finished" in kinds(run(table(villages={0: "site dive: weaver"}), COMPLETE))


def test_a_village_with_enough_rice_is_left_alone() -> None:
    game = table(villages={0: "market: weaver geisha writer"}, season=WINTER)
    run(game, FAMINE)
    assert game.waiting() == ()
    assert len(game.villagers[0]) == 3


def test_the_dead_cannot_be_given_up_twice() -> None:
    game = table(villages={0: "school: weaver / market: brewer geisha / shrine: writer calligrapher"}, season=WINTER)
    run(game, FAMINE)
    choose(game, 0, "top of 1")
    assert options(game, 0) == ["top of 2", "top of 3"]


def test_refusals_of_winter_name_the_barracks() -> None:
    game = table(villages={0: "barracks: haru isamu / school: weaver geisha / outside: shin"}, season=WINTER)
    run(game, FAMINE)
    assert refused(game, 0, "free shin") == ("red.6", "barracks")
