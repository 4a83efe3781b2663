"""One flat action space a game: small, the same for all, and readable both ways."""

import pytest

from chabudai import games
from chabudai.core.action_space import ActionSpace, Domain, SeatDomain, Span, action_space, kinds_of_question
from chabudai.core.box import parse_choice
from chabudai.core.errors import NotAChoice, NotAsked
from tests.boxes import ALL
from tests.envs.play import EVERY_GAME, positions

SIZES = {"dojo": 59, "arigato": 273, "machi": 622, "artigiano": 3733}


@pytest.mark.parametrize("name", ALL)
def test_the_space_is_small(name: str) -> None:
    space = action_space(games.find(name))
    assert space.size == SIZES.get(name, space.size) == sum(domain.size for domain in space.domains)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_legal_actions_differ_and_mean_what_the_notation_says(name: str) -> None:
    box = games.find(name)
    space, kinds = action_space(box), set()
    for number in range(5):
        for game, _ in positions(box, number):
            for seat in game.waiting():
                options, actions = game.options_of[seat], space.actions(game, seat)
                assert len(actions) == len(set(actions)) == len(options)
                kind = type(game.open[seat])
                if kind not in kinds or number == 0:
                    kinds.add(kind)
                    for action, choice in zip(actions, options, strict=True):
                        written = space.notation(game, seat, action)
                        assert space.parse(game, seat, written) == action
                        assert parse_choice(game, seat, written) == choice == space.choice(game, seat, action)
                        assert all(
                            part < dict(space.domain_of(action).factors)[factor]
                            for factor, part in space.explain(action).items()
                        )


def test_what_is_not_legal_is_refused() -> None:
    game = games.find("dojo").new(3, 1)
    space = action_space(games.find("dojo"))
    asked = game.waiting()[0]
    with pytest.raises(NotAChoice):
        space.choice(game, asked, space.size - 1)
    with pytest.raises(NotAChoice):
        space.parse(game, asked, "give 7")
    with pytest.raises(NotAsked):
        space.choice(game, (asked + 1) % 3, 0)
    with pytest.raises(ValueError, match="no such action"):
        space.explain(space.size)


def test_seats_are_counted_from_whoever_chooses() -> None:
    """The dealer's own seat is action 0, whoever deals."""
    box = games.find("dojo")
    space = action_space(box)
    for number in range(20):
        game = box.new(4, number)
        dealer = game.waiting()[0]
        assert space.notation(game, dealer, 0) == f"give {dealer}"
        assert space.notation(game, dealer, 1) == f"give {(dealer + 1) % 4}"


def test_a_seat_within_a_domain_is_turned_alone() -> None:
    game = games.find("artigiano").new(3, 1)
    attack = SeatDomain("attack", (("effect", 5), ("seat", 4)))
    spot = SeatDomain("spot", (("seat", 4), ("case", 12)))
    assert attack.slot(game, 2, 3 * 4 + 0) == 3 * 4 + 1
    assert spot.slot(game, 1, 0 * 12 + 7) == 2 * 12 + 7


def test_a_table_that_does_not_fit_its_questions_is_refused() -> None:
    classes = kinds_of_question(games.find("dojo"))
    with pytest.raises(ValueError, match="no such kind"):
        ActionSpace(classes, {"Steal": (Span(Domain("thing", (("thing", 5),))),)})
    with pytest.raises(ValueError, match="Give has 5 choices, its spans 4"):
        ActionSpace(classes, {"Give": (Span(Domain("thing", (("thing", 4),))),)})
