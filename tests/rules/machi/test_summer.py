"""Summer: founding and installing, planned in secret."""

from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.rng import Rng
from chabudai.games.machi.material import KEYS
from chabudai.games.machi.state import SUMMER, Machi
from chabudai.games.machi.summer import SUMMER_STEP
from chabudai.games.machi.village import is_site
from tests.clauses import proves
from tests.rules.machi.table import choose, hand, in_play, kinds, options, refused, run, seen_by, stack, table


@proves("summer.1", "summer.2", "summer.3")
def test_any_number_of_buildings_is_founded_first() -> None:
    game = table(hands={0: "weaver geisha market shrine"}, season=SUMMER)
    run(game, SUMMER_STEP)
    assert options(game, 0) == ["found market", "found shrine", "done"]
    choose(game, 0, "found market", "hand geisha", "found shrine")
    assert stack(game, 0, 1) == "geisha*"
    assert stack(game, 0, 2) == "weaver*"
    assert is_site(game, 0, 0)
    assert is_site(game, 0, 1)
    assert hand(game, 0) == []


@proves("summer.3")
def test_a_building_needs_a_villager_as_founder() -> None:
    game = table(hands={0: "fuu wanted market"}, season=SUMMER)
    run(game, SUMMER_STEP)
    assert options(game, 0) == ["done"]
    game = table(villages={0: "tea-house: geisha"}, hands={0: "fuu weaver market"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "found market")
    assert stack(game, 0, 2) == "weaver*"
    game = table(villages={0: "tea-house: geisha writer"}, hands={0: "fuu weaver wanted market"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "found market")
    assert refused(game, 0, "hand fuu") == ("summer.3", "not-a-villager")
    assert refused(game, 0, "hand wanted") == ("summer.3", "not-a-villager")
    assert options(game, 0) == ["hand weaver", "1.2 writer"]


@proves("summer.3")
def test_without_anybody_to_found_a_building_stays_in_hand() -> None:
    game = table(villages={0: "tea-house: geisha"}, hands={0: "market"}, season=SUMMER)
    run(game, SUMMER_STEP)
    assert options(game, 0) == ["done"]
    game = table(villages={0: "tea-house: geisha writer"}, hands={0: "market shrine peasant"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "found market", "hand peasant", "found shrine")
    assert stack(game, 0, 3) == "writer*"


@proves("summer.4")
def test_a_founder_does_not_found_again_but_others_of_the_village_do() -> None:
    game = table(villages={0: "tea-house: geisha writer / outside: shin"}, hands={0: "market"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "found market")
    assert options(game, 0) == ["1.2 writer", "free shin"]
    assert refused(game, 0, "1.1 geisha") == ("summer.4", "is-founder")
    choose(game, 0, "free shin")
    assert stack(game, 0, 2) == "shin*"
    assert stack(game, 0, 0) == ""


@proves("summer.5")
def test_nobody_leaves_a_blocked_building_to_found() -> None:
    blocked = {"hands": {0: "shrine"}, "yakuzas": "fuu 1>0:1", "season": SUMMER}
    game = table(villages={0: "tea-house: geisha writer / market: weaver brewer"}, **blocked)  # type: ignore[arg-type]
    run(game, SUMMER_STEP)
    choose(game, 0, "found shrine")
    assert stack(game, 0, 3) == "brewer*"  # the only one who could
    more = {0: "tea-house: geisha writer / market: weaver brewer peasant"}
    game = table(villages=more, **blocked)  # type: ignore[arg-type]
    run(game, SUMMER_STEP)
    choose(game, 0, "found shrine")
    assert refused(game, 0, "1.2 writer") == ("summer.5", "blocked-building")


@proves("summer.6", "summer.7")
def test_villagers_are_installed_on_top_within_the_capacity() -> None:
    game = table(villages={0: "shrine: geisha / market: weaver"}, hands={0: "writer peasant brewer"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "install writer", "on 1", "install peasant")
    assert stack(game, 0, 1) == "geisha*"  # nothing happens before all are done
    choose(game, 0, "done")
    assert stack(game, 0, 1) == "geisha* writer"
    assert stack(game, 0, 2) == "weaver* peasant"
    assert hand(game, 0) == ["brewer"]


@proves("summer.7")
def test_full_buildings_take_nobody() -> None:
    game = table(villages={0: "shrine: geisha writer / market: weaver"}, hands={0: "peasant shin"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "install shin")
    assert options(game, 0) == ["on 2", "outside"]
    assert refused(game, 0, "on 1") == ("summer.7", "full")
    game = table(villages={0: "shrine: geisha writer / site market: weaver"}, hands={0: "peasant haru"}, season=SUMMER)
    run(game, SUMMER_STEP)
    assert refused(game, 0, "install peasant") == ("summer.7", "no-room")
    choose(game, 0, "install haru")
    assert stack(game, 0, 0) == "haru"


@proves("summer.6")
def test_a_site_takes_nobody() -> None:
    villages = {0: "shrine: geisha / market: weaver / site inn: brewer"}
    game = table(villages=villages, hands={0: "peasant"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "install peasant")
    assert refused(game, 0, "on 3") == ("summer.6", "not-built")


@proves("summer.6", "summer.8")
def test_a_site_of_this_summer_takes_nobody_either() -> None:
    game = table(villages={0: "shrine: geisha / market: weaver"}, hands={0: "inn brewer peasant"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "found inn", "hand brewer", "install peasant")
    assert options(game, 0) == ["on 1", "on 2"]
    assert refused(game, 0, "on 3") == ("summer.6", "not-built")


@proves("summer.8", "summer.1")
def test_blocked_buildings_take_villagers_from_hand_and_a_place_left_is_filled() -> None:
    villages = {0: "shrine: geisha writer / market: weaver"}
    game = table(villages=villages, hands={0: "shin inn"}, yakuzas="fuu 1>0:2", season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "found inn", "1.2 writer", "install shin")
    assert options(game, 0) == ["on 1", "on 2", "outside"]
    choose(game, 0, "on 2")
    assert stack(game, 0, 2) == "weaver* shin"
    assert in_play(game) == ["fuu"]
    assert stack(game, 0, 3) == "writer*"


@proves("summer.8")
def test_who_is_installed_cannot_found_in_the_same_summer() -> None:
    game = table(villages={0: "market: weaver"}, hands={0: "brewer geisha inn shrine"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "found inn", "hand brewer", "done", "install geisha")
    assert game.waiting() == ()  # founding is over once installing has begun
    assert hand(game, 0) == ["shrine"]


@proves("summer.9")
def test_only_samurai_stand_outside() -> None:
    game = table(villages={0: "market: weaver / inn: brewer"}, hands={0: "shin geisha"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "install geisha")
    assert refused(game, 0, "outside") == ("summer.9", "not-a-samurai")
    choose(game, 0, "on 1", "install shin", "outside")
    assert stack(game, 0, 0) == "shin"


@proves("summer.10", "order.1")
def test_plans_are_told_when_all_are_done_and_sites_stay_secret() -> None:
    game = table(hands={0: "weaver market dojo", 1: "geisha shrine"}, season=SUMMER)
    events = run(game, SUMMER_STEP)
    choose(game, 0, "found market")
    assert "founded" not in kinds(events)
    choose(game, 1, "found shrine")
    assert kinds(events).count("founded") == 2
    assert all(KEYS[e.facts["card"]] in ("weaver", "geisha") for e in events if e.kind == "founded")
    assert seen_by(game, 1).buildings[0][0] & CARD == HIDDEN


def test_an_imagined_summer_fills_the_sealed_plans() -> None:
    game = table(hands={0: "weaver geisha market dojo", 1: "brewer shrine", 2: "writer inn"}, season=SUMMER)
    run(game, SUMMER_STEP)
    choose(game, 0, "found market", "hand weaver", "done")
    assert game.waiting() == (1, 2)
    for seed in range(6):
        other = game.resample(1, Rng(seed))
        assert isinstance(other, Machi)
        assert other.waiting() == (1, 2)
        assert len(other.drafts[1]) >= len(other.drafts[2]) // 2  # founders, and perhaps Samurai outside
        assert other.census() == game.census()
    assert hand(game, 0) == ["weaver", "geisha", "market", "dojo"]
