"""Red buildings: abilities that hold while the building is active."""

from chabudai.core.knowledge import CARD, EVERYONE, HIDDEN, SEEN_BY
from chabudai.games.machi.autumn import CHALLENGE
from chabudai.games.machi.sending_yakuzas import SEND_YAKUZA
from chabudai.games.machi.spring import DRAW_CARD, POST
from chabudai.games.machi.state import SPRING, WINTER
from chabudai.games.machi.village import has_active
from chabudai.games.machi.winter import FAMINE, hungry, mouths_of
from tests.clauses import proves
from tests.rules.machi.table import choose, fight, hand, in_play, kind, options, refused, run, seen_by, stack, table


@proves("red.1")
def test_abilities_need_an_active_building_blocked_or_not() -> None:
    assert not has_active(table(villages={0: "dojo: weaver"}), 0, kind("dojo"))
    assert has_active(table(villages={0: "dojo: weaver geisha"}, yakuzas="fuu 1>0:1"), 0, kind("dojo"))
    assert not has_active(table(villages={0: "site watchtower: weaver"}), 0, kind("watchtower"))


@proves("red.2")
def test_two_of_a_kind_do_not_add_up() -> None:
    game = table(villages={0: "dojo: weaver geisha / dojo: brewer writer / outside: shin", 1: "outside: akane"})
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    assert len(game.combat[0]) == 4


@proves("red.3")
def test_a_dojo_lets_samurai_draw_four_and_lay_one_aside() -> None:
    game = table(villages={0: "outside: shin", 1: "dojo: weaver geisha / outside: akane"})
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    assert [len(pile) for pile in game.combat] == [3, 4, 4, 3]
    assert game.waiting() == (1,)
    aside = options(game, 1)[0]
    choose(game, 1, aside)
    assert [len(pile) for pile in game.combat] == [3, 4, 3, 4]
    assert aside not in options(game, 1)
    assert game.combat[3][-1] & EVERYONE == SEEN_BY[1]
    assert seen_by(game, 0).combat[3][-1] & CARD == HIDDEN
    assert game.waiting() == (0, 1)
    game = table(villages={0: "dojo: bodyguard geisha"}, yakuzas="fuu 1>0:1")
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with 1.1 bodyguard")
    assert len(game.combat[0]) == 3  # no Samurai


@proves("red.4")
def test_a_watchtower_keeps_a_second_attacker_out() -> None:
    villages = {0: "watchtower: weaver / market: brewer / inn: peasant", 1: "forge: blacksmith"}
    game = table(villages=villages, hands={1: "ginji"}, yakuzas="fuu 2>0:2", season=SPRING)
    run(game, SEND_YAKUZA[1])
    assert refused(game, 1, "send to 0:3") == ("red.4", "watchtower")
    inside = table(villages=villages, hands={1: "weaver"}, yakuzas="fuu 1>0:2, ginji 2>0:3", season=SPRING)
    run(inside, SEND_YAKUZA[1])
    assert "send to 0:3" in options(inside, 1)  # already in the village: this is no entry
    first = table(villages=villages, hands={1: "ginji"}, season=SPRING)
    run(first, SEND_YAKUZA[1])
    assert "send to 0:3" in options(first, 1)


@proves("red.5")
def test_a_castle_refuses_at_no_cost() -> None:
    castle = "castle: weaver geisha writer / outside: akane"
    game = table(villages={0: "outside: shin", 1: castle}, points=(0, 0, 0))
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    choose(game, 1, "refuse")
    assert game.points == [0, 0, 0]
    assert game.combat == []
    rich = table(villages={0: "outside: shin", 1: castle}, points=(0, 5, 0))
    run(rich, CHALLENGE[0])
    choose(rich, 0, "challenge with free shin")
    choose(rich, 1, "refuse")
    assert rich.points == [0, 5, 0]
    villages = {0: "market: brewer / outside: shin", 1: "castle: weaver geisha writer"}
    game = table(villages=villages, yakuzas="fuu 1>0:1")
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free shin")
    assert game.combat != []  # a Yakuza fights


@proves("red.6")
def test_barracks_feed_the_samurai_outside() -> None:
    game = table(villages={0: "barracks: haru isamu / outside: shin akane kaede"}, season=WINTER)
    assert mouths_of(game, 0) == 2
    assert hungry(game, 0) == 0
    game = table(villages={0: "barracks: haru / outside: shin akane kaede"}, season=WINTER)
    assert mouths_of(game, 0) == 4  # not active


@proves("red.7")
def test_barracks_are_looked_at_once() -> None:
    game = table(villages={0: "barracks: haru isamu / market: weaver geisha writer / outside: shin"}, season=WINTER)
    assert hungry(game, 0) == 2
    run(game, FAMINE)
    choose(game, 0, "top of 1")  # the barracks will be inactive, yet Shin stays fed and safe
    assert options(game, 0) == ["top of 1", "top of 2"]
    assert refused(game, 0, "free shin") == ("red.6", "barracks")
    choose(game, 0, "top of 2")
    assert stack(game, 0, 0) == "shin"


@proves("red.8")
def test_a_court_adds_a_point_for_a_yakuza_beaten() -> None:
    for court, expected in (("court: weaver geisha / ", 3), ("court: weaver / ", 2), ("", 2)):
        game = table(villages={0: f"{court}market: brewer / outside: shin"}, yakuzas=f"fuu 1>0:{2 if court else 1}")
        run(game, CHALLENGE[0])
        choose(game, 0, "challenge with free shin")
        fight(game, "do dodge flash", "parry ashi frank")
        assert game.points[0] == expected
    game = table(villages={0: "court: weaver geisha / outside: tetsuo", 1: "outside: akane"})
    run(game, CHALLENGE[0])
    choose(game, 0, "challenge with free tetsuo")
    fight(game, "men do parry", "men do dodge")
    assert game.points[0] == 2  # Akane is no Yakuza


@proves("red.9")
def test_a_post_station_draws_one_more_from_either_pile() -> None:
    for post, expected in (("post-station: weaver", 3), ("school: weaver", 2)):
        game = table(villages={0: post}, season=SPRING)
        run(game, DRAW_CARD[0], DRAW_CARD[0], POST[0])
        while game.waiting():
            assert options(game, 0)[:2] == ["draw villager", "draw building"]
            choose(game, 0, "draw building")
        assert len(hand(game, 0)) == expected


@proves("red.10")
def test_a_den_takes_a_yakuza_back_once() -> None:
    villages = {0: "den: weaver geisha", 1: "market: brewer / inn: peasant"}
    game = table(villages=villages, yakuzas="fuu 0>1:1, momo 0>1:2", season=SPRING)
    run(game, SEND_YAKUZA[0])
    choose(game, 0, "use den", "fuu")
    assert hand(game, 0) == ["fuu"]
    assert in_play(game) == ["momo"]
    assert "use den" not in options(game, 0)
    choose(game, 0, "send to 1:2")  # it had not acted and is placed again
    assert in_play(game) == ["momo", "fuu"]
    acted = table(villages=villages, hands={0: "fuu"}, season=SPRING)
    run(acted, SEND_YAKUZA[0])
    choose(acted, 0, "send to 1:1", "use den")
    assert hand(acted, 0) == ["fuu"]
    assert options(acted, 0) == ["done"]  # it has acted
    idle = table(villages={0: "den: weaver", 1: "market: brewer"}, yakuzas="fuu 0>1:1", season=SPRING)
    run(idle, SEND_YAKUZA[0])
    assert idle.waiting() == ()  # one of three is not active, and Fuu has nowhere else to go
