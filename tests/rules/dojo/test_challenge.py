"""Challenge: one rival may fight the dealer for the trophy."""

import pytest

from chabudai.core.errors import NotAsked
from chabudai.core.seats import NOBODY
from chabudai.games.dojo.material import BELT_LETTERS, TROPHY_CODES
from tests.clauses import proves
from tests.rules.dojo.grid_text import cards
from tests.rules.dojo.position import Table, kinds, seen_by, the, trophies

ALL_OF_FOUR = [0, 1, 2, 3, None]


def dealt(hands: str, dealer: int = 0, turned: str = "incense") -> Table:
    """The first round with these hands, in the order of the seats."""
    table = Table(len(hands.split()), dealer, hands, turned)
    table.deal()
    return table


def dealt_later(hands: str, turned: str = "kimono") -> Table:
    """The same in the second round, when placing a card is a choice; the dealer is seat 1."""
    first = "CW CY CG CB"[: len(hands)]
    table = Table(len(hands.split()), 0, f"{first} | {hands}", f"incense {turned}").to_round(2)
    table.deal()
    return table


@proves("challenge.1")
@pytest.mark.parametrize(("dealer", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_each_player_is_asked_clockwise_from_the_dealers_left(dealer: int, order: list[int]) -> None:
    table = dealt("MW FW TW CW", dealer)
    asked = []
    while table.asks("challenge"):
        (seat,) = table.game.waiting()
        asked.append(seat)
        assert table.choices() == [f"{seat} pass", f"{seat} challenge"]
        event = table.play(f"{seat} pass")[0]
        assert (event.kind, event.clause, event.facts) == ("pass", "challenge.1", {"seat": seat})
        assert seen_by(event, 4) == ALL_OF_FOUR
    assert asked == order


@proves("challenge.1")
def test_one_at_a_time_and_never_the_dealer() -> None:
    table = dealt("MW FW TW CW", dealer=1)
    for seat in (0, 1, 3):
        with pytest.raises(NotAsked) as caught:
            table.game.choose(seat, 1)
        assert caught.value.possible == ["2"]


@proves("challenge.2")
def test_the_first_challenge_ends_the_asking() -> None:
    table = dealt("MW FW TW CW")
    events = table.play("1 pass", "2 challenge")
    assert kinds(events)[:2] == ["pass", "challenge"]
    assert (events[1].clause, events[1].facts) == ("challenge.2", {"seat": 2, "to": 0})
    assert seen_by(events[1], 4) == ALL_OF_FOUR
    assert table.game.challenger == 2
    assert not table.asks("challenge")
    with pytest.raises(NotAsked):
        table.game.choose(3, 1)


@proves("challenge.2")
def test_there_is_at_most_one_challenge_in_a_round() -> None:
    table = Table(4, cards="MW FW TW CW")
    events = table.challenged_round(challenger=1)
    assert kinds(events).count("challenge") == 1
    assert kinds(events).count("win") == 1
    assert sum(table.game.wins) == 1


@proves("challenge.9")
def test_the_dealer_cannot_refuse_it() -> None:
    table = dealt_later("MW FW TW")
    events = table.play("2 challenge")
    assert kinds(events) == ["challenge", "reveal", "reveal", "win"]  # nobody was asked in between
    assert table.game.winner == 2


@proves("challenge.3")
def test_dealer_and_challenger_turn_up_their_cards_for_all_to_see() -> None:
    table = dealt_later("MW FY TG CB")
    events = table.play("2 pass", "3 challenge")
    shown = [event for event in events if event.kind == "reveal"]
    assert [event.facts for event in shown] == [
        {"seat": 3, "card": cards("CB")[0]},
        {"seat": 1, "card": cards("FY")[0]},
    ]
    assert {event.clause for event in shown} == {"challenge.3"}
    assert all(seen_by(event, 4) == ALL_OF_FOUR for event in shown)
    assert table.hands(viewer=None) == "?? FY ?? CB"
    assert table.hands(viewer=0) == "MW FY ?? CB"


@proves("challenge.3", "challenge.4")
@pytest.mark.parametrize("attacker", BELT_LETTERS)
@pytest.mark.parametrize("defender", BELT_LETTERS)
def test_the_higher_belt_wins_and_the_challenger_wins_a_tie(attacker: str, defender: str) -> None:
    attack, defence = 1 + BELT_LETTERS.index(attacker), 1 + BELT_LETTERS.index(defender)
    for figure in "FR":
        table = dealt(f"M{defender} {figure}{attacker} TW")
        event = the("win", table.play("1 challenge"))
        assert event.facts["seat"] == (1 if attack >= defence else 0)
        assert (event.facts["attack"], event.facts["defence"]) == (attack, defence)
        assert table.game.winner == event.facts["seat"]
        assert table.game.wins == ([0, 1, 0] if attack >= defence else [1, 0, 0])


@proves("challenge.3")
@pytest.mark.parametrize("belts", ["W W", "K K"])
def test_white_against_white_and_black_against_black_go_to_the_challenger(belts: str) -> None:
    mine, theirs = belts.split()
    table = dealt(f"TW M{mine} F{theirs}", dealer=1)
    table.play("2 challenge")
    assert table.game.winner == 2


@proves("challenge.4")
def test_a_raccoon_fights_with_the_belt_it_wears() -> None:
    table = dealt("RW MY FW")
    assert the("win", table.play("1 challenge")).facts["seat"] == 1
    table = dealt("MW RK FW")
    assert the("win", table.play("1 challenge")).facts["seat"] == 1
    table = dealt("MY RW FW")
    assert the("win", table.play("1 challenge")).facts["seat"] == 0


@proves("challenge.5")
def test_the_winner_takes_the_trophy_of_the_round() -> None:
    table = dealt("MW MK FW", turned="kimono")
    event = the("win", table.play("1 challenge"))
    (kimono,) = trophies("kimono")
    assert event.clause == "challenge.5"
    assert event.facts == {"seat": 1, "attack": 5, "defence": 1, "trophy": kimono}
    assert seen_by(event, 3) == [0, 1, 2, None]
    table.play("1 keep")
    assert table.trophies_of(1) == {"column d": "kimono"}


@proves("challenge.5")
def test_a_challenger_who_wins_may_swap() -> None:
    table = dealt("MW MK FW")
    table.play("1 challenge")
    assert table.choices() == ["1 keep", "1 swap"]
    event = table.play("1 swap")[0]
    assert (event.kind, event.clause, event.facts) == ("swap", "challenge.5", {"seat": 1})
    assert seen_by(event, 3) == [0, 1, 2, None]
    assert [table.dojo(seat)[:2] for seat in range(3)] == ["MK", "MW", "FW"]


@proves("challenge.5")
def test_a_dealer_who_wins_and_swaps_has_the_challengers_card_and_the_trophy() -> None:
    table = dealt("MK MW FW", turned="broom")
    table.play("1 challenge")
    assert table.choices() == ["0 keep", "0 swap"]
    table.play("0 swap")
    assert [table.dojo(seat)[:2] for seat in range(3)] == ["MW", "MK", "FW"]
    assert table.trophies_of(0) == {"column d": "broom"}
    assert table.trophies_of(1) == {}
    assert table.game.wins == [1, 0, 0]


@proves("challenge.5")
def test_the_winner_may_leave_the_cards_as_they_are() -> None:
    table = dealt("MK MW FW")
    table.play("1 challenge")
    event = table.play("0 keep")[0]
    assert (event.kind, event.clause, event.facts) == ("keep", "challenge.5", {"seat": 0})
    assert [table.dojo(seat)[:2] for seat in range(3)] == ["MK", "MW", "FW"]


@proves("challenge.5")
def test_only_the_two_cards_that_were_turned_up_change_hands() -> None:
    table = dealt_later("MW FY TG CB")
    table.play("2 pass", "3 challenge", "3 swap")
    assert table.hands() == "MW CB TG FY"
    assert table.hands(viewer=0) == "MW CB ?? FY"
    assert table.hands(viewer=2) == "?? CB TG FY"


@proves("challenge.6")
def test_the_trophy_goes_to_the_same_dojo_whether_the_winner_swaps_or_not() -> None:
    for decision in ("swap", "keep"):
        table = dealt("MW MK FW", turned="assistant")
        table.play("1 challenge")
        assert table.game.wins == [0, 1, 0]  # won already, while the swap is being decided
        table.play(f"1 {decision}")
        assert table.trophies_of(1) == {"row 3": "assistant"}


@proves("challenge.7")
def test_the_winner_must_take_the_trophy_wanted_or_not() -> None:
    table = dealt_later("MW MY FK", turned="kimono")
    table.play("2 challenge", "2 keep")
    table.train("e3")
    assert table.choices() == ["2 column d", "2 column e"]  # no way to decline
    table.play("2 column e")
    assert table.trophies_of(2) == {"column e": "kimono"}


@proves("challenge.7")
def test_it_cannot_be_held_back_for_a_later_round() -> None:
    table = dealt_later("MW MY FK", turned="kimono")
    table.play("2 challenge", "2 keep")
    table.train("e3")
    assert table.game.round == 1
    assert table.game.waiting() == (2,)  # the game waits for it
    table.play("2 column d")
    assert table.game.round == 2
    assert table.game.trophy not in trophies("kimono incense")


@proves("challenge.8")
def test_if_nobody_challenges_no_card_is_shown_and_nobody_wins() -> None:
    table = dealt_later("MW FY TG")
    events = table.nobody_challenges()
    assert kinds(events) == ["pass", "pass"]
    assert table.hands(viewer=None) == "?? ?? ??"
    assert table.game.winner == NOBODY
    assert table.game.wins == [0, 0, 0]
    table.train("e3")
    assert [table.trophies_of(seat) for seat in range(3)] == [{}, {}, {}]


@proves("challenge.8")
def test_an_unclaimed_trophy_goes_back_to_the_box_and_the_next_round_turns_up_a_new_one() -> None:
    table = Table(turned="incense broom kimono assistant multicolour_belt grand_master").to_round(5)
    (fifth,) = trophies("multicolour_belt")
    assert table.game.trophy == fifth
    before = len(table.game.tokens)
    event = the("unclaimed", table.quiet_round())
    assert (event.clause, event.facts) == ("challenge.8", {"trophy": fifth})
    assert seen_by(event, 3) == [0, 1, 2, None]
    assert table.game.round + 1 == 6
    assert TROPHY_CODES[table.game.trophy] == "grand_master"
    assert len(table.game.tokens) == before - 1
    assert table.game.spent == trophies("incense broom kimono assistant multicolour_belt")


@proves("challenge.8")
def test_a_trophy_that_was_won_is_not_called_unclaimed() -> None:
    table = Table(cards="MW MK FW")
    assert "unclaimed" not in kinds(table.challenged_round(challenger=1))
    assert table.game.spent == []
    assert (table.game.challenger, table.game.winner) == (NOBODY, NOBODY)  # a new round has begun
