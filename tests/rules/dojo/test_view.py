"""Who knows what: the view of a seat, and how far a choice can be taken back."""

import pytest

from chabudai.core.codec import dumps
from chabudai.core.errors import CannotUndo
from chabudai.core.knowledge import HIDDEN, card_of
from chabudai.core.rng import Rng
from chabudai.games.dojo import BOX
from chabudai.games.dojo.material import TROPHY_CODES
from chabudai.games.dojo.state import SEALED, SHOWN, UNDECIDED, Dojo
from tests.clauses import proves
from tests.rules.dojo.grid_text import cards
from tests.rules.dojo.position import Table, on_top, trophies
from tests.shown import scene_of

FOUR = "MW FY TG CB"


def dealt(second: str = FOUR, **options: bool) -> Table:
    """The second round with these hands; seat 1 is the dealer."""
    table = Table(len(second.split()), 0, f"{'CW CY CG CK'[: len(second)]} | {second}", "incense kimono", **options)
    table.quiet_round()
    table.deal()
    return table


def seen(table: Table, viewer: int | None) -> Dojo:
    view = table.game.view(viewer)
    assert isinstance(view, Dojo)
    return view


# --- hidden cards ---------------------------------------------------------------------------------


@proves("deal.4", "deal.5")
def test_the_dealer_knows_all_cards_of_the_round_the_others_only_their_own() -> None:
    table = dealt()
    assert table.hands(viewer=0) == "MW ?? ?? ??"
    assert table.hands(viewer=1) == "MW FY TG CB"
    assert table.hands(viewer=2) == "?? ?? TG ??"
    assert table.hands(viewer=3) == "?? ?? ?? CB"
    assert table.hands(viewer=None) == "?? ?? ?? ??"


@proves("deal.2")
def test_the_card_being_given_is_seen_by_the_dealer_alone() -> None:
    table = Table(cards="TY")
    assert [card_of(entry) for entry in seen(table, 0).drawn] == cards("TY")
    for other in (1, 2, None):
        assert [card_of(entry) for entry in seen(table, other).drawn] == [HIDDEN]


@proves("challenge.3")
def test_the_revealed_pair_is_public() -> None:
    table = dealt()
    table.play("2 challenge")
    assert table.hands(viewer=None) == "?? FY TG ??"
    assert table.hands(viewer=3) == "?? FY TG CB"


@proves("challenge.5")
def test_everybody_can_follow_a_swap_of_the_revealed_cards() -> None:
    table = dealt()
    table.play("2 challenge", "2 swap")
    assert table.hands(viewer=None) == "?? TG FY ??"


@proves("setup.1")
def test_nobody_knows_the_pile_but_everybody_its_size() -> None:
    table = dealt()
    for viewer in (0, 1, None):
        pile = seen(table, viewer).deck
        assert len(pile) == len(table.game.deck) == 60 - 8
        assert {card_of(entry) for entry in pile} == {HIDDEN}


@proves("setup.2")
def test_the_order_of_the_trophies_is_hidden() -> None:
    table = dealt()
    for viewer in (0, 1, None):
        assert {card_of(entry) for entry in seen(table, viewer).tokens} == {HIDDEN}
    assert TROPHY_CODES[seen(table, None).trophy] == "kimono"


@proves("setup.1", "setup.2")
def test_what_has_not_been_seen_can_be_worked_out_by_counting() -> None:
    table = dealt()
    cards_unseen, trophies_unseen = seen(table, 2).unseen
    known = cards("CW CY CG CK") + cards("TG")  # four placed, and the own one
    assert sorted(cards_unseen + known) == [card for card in range(30) for _ in range(2)]
    assert sorted(trophies_unseen + trophies("incense kimono")) == [kind for kind in range(6) for _ in range(2)]


@proves("setup.1", "setup.2")
def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    table, other = dealt(), dealt()
    other.game.deck.reverse()
    other.game.tokens.reverse()
    for viewer in (0, 1, 2, 3, None):
        assert dumps(BOX, table.game.view(viewer)) == dumps(BOX, other.game.view(viewer))


@proves("deal.4")
def test_another_players_card_makes_no_difference_to_a_view() -> None:
    table, other = dealt("MW FY TG CB"), dealt("MW FY TG CB")
    # The card of seat 3 and the top card of the pile change places: seat 2 can see neither.
    pile, hands = other.game.deck, other.game.hands
    bits = hands[3] - card_of(hands[3])
    hands[3], pile[-1] = pile[-1] + bits, card_of(hands[3])
    assert table.hands() != other.hands()
    for viewer in (0, 2, None):
        assert dumps(BOX, table.game.view(viewer)) == dumps(BOX, other.game.view(viewer))
    for viewer in (1, 3):
        assert dumps(BOX, table.game.view(viewer)) != dumps(BOX, other.game.view(viewer))


@proves("setup.3")
def test_a_view_holds_no_chance() -> None:
    assert seen(dealt(), 0).key == 0


# --- sealed decisions -----------------------------------------------------------------------------


@proves("training.2")
def test_a_placement_is_hidden_until_all_are_in() -> None:
    table = dealt()
    table.nobody_challenges()
    table.play("2 place e3")
    assert seen(table, 2).plan == [UNDECIDED, UNDECIDED, 18, UNDECIDED]
    for other in (0, 1, 3, None):
        assert seen(table, other).plan == [UNDECIDED, UNDECIDED, SEALED, UNDECIDED]
    table.play("0 place e3", "1 place e3", "3 place e3")
    assert seen(table, None).plan == [UNDECIDED] * 4


@proves("training.2")
def test_two_placements_look_alike_to_the_others() -> None:
    table, other = dealt(), dealt()
    for one, square in ((table, "e3"), (other, "d4")):
        one.nobody_challenges()
        one.play(f"2 place {square}")
    for viewer in (0, 1, 3, None):
        assert dumps(BOX, table.game.view(viewer)) == dumps(BOX, other.game.view(viewer))
    assert dumps(BOX, table.game.view(2)) != dumps(BOX, other.game.view(2))


@proves("black.1")
def test_a_throw_is_hidden_until_both_are_in() -> None:
    table = dealt(black_belt=True)
    table.play("2 challenge", "1 scissors")
    assert seen(table, 1).throws[1] == 2
    for other in (0, 2, 3, None):
        assert seen(table, other).throws[1] == SEALED
    table.play("2 rock", "1 rock", "2 rock", "1 paper", "2 rock")
    assert [seen(table, None).throws[seat] - SHOWN for seat in (1, 2)] == [1, 0]  # the last pair stays on the table


@proves("training.2", "black.1")
def test_only_squares_and_throws_are_decided_in_secret() -> None:
    assert {question.__name__ for question in BOX.asking.table if question.sealed} == {"Place", "ChooseThrow"}


@proves("black.1")
def test_before_a_throw_nothing_of_the_last_one_is_left_to_be_seen() -> None:
    table = dealt(black_belt=True)
    table.play("2 challenge", "1 scissors", "2 rock")
    assert table.asks("rock")
    assert table.game.throws == [UNDECIDED] * 4
    assert [seat.status for seat in scene_of(table.game, None).seats] == ["", "asked", "asked", ""]
    table.play("2 paper")
    assert [seat.status for seat in scene_of(table.game, None).seats] == ["", "asked", "ready", ""]


@proves("training.2", "black.1")
def test_an_imagined_game_puts_some_decision_in_the_place_of_a_sealed_one() -> None:
    table = dealt(black_belt=True)
    table.play("2 challenge", "1 scissors")
    throws = set()
    for seed in range(30):
        imagined = table.game.resample(2, Rng(seed))
        assert isinstance(imagined, Dojo)
        throws.add(imagined.throws[1])
    assert throws == {0, 1, 2}
    table = dealt()
    table.nobody_challenges()
    table.play("1 place e3")
    squares = set()
    for seed in range(60):
        imagined = table.game.resample(0, Rng(seed))
        assert isinstance(imagined, Dojo)
        assert imagined.plan[2] == UNDECIDED
        squares.add(imagined.plan[1])
    assert squares == {10, 16, 18, 24}


@proves("deal.4")
def test_an_imagined_game_deals_the_unknown_cards_anew() -> None:
    table = dealt()
    mine, others = set(), set()
    for seed in range(40):
        imagined = table.game.resample(2, Rng(seed))
        assert isinstance(imagined, Dojo)
        assert imagined.census() == table.game.census()
        mine.add(card_of(imagined.hands[2]))
        others.add(card_of(imagined.hands[3]))
    assert mine == set(cards("TG"))
    assert len(others) > 10


@proves("training.1", "trophies.1")
def test_dojos_trophies_and_challenges_won_are_public() -> None:
    table = dealt()
    table.play("2 challenge", "2 keep")
    table.train("e3")
    table.play("2 column e")
    for viewer in (0, 1, 2, 3, None):
        view = seen(table, viewer)
        assert view.grid == table.game.grid
        assert view.lines == table.game.lines
        assert view.wins == [0, 0, 1, 0]
        assert view.totals() == table.game.totals()


# --- taking back ----------------------------------------------------------------------------------


@proves("training.2")
def test_a_placement_can_be_taken_back_until_the_last_seat_has_placed() -> None:
    table = dealt()
    table.nobody_challenges()
    before = dumps(BOX, table.game)
    table.play("2 place e3")
    table.match.undo(2)
    assert dumps(BOX, table.game) == before
    table.play("2 place e3", "0 place e3", "1 place e3")
    table.match.undo(2)  # out of the middle: the others keep their choice
    assert table.game.waiting() == (2, 3)
    assert table.match.record.choices[-2:] == ("0 place e3", "1 place e3")
    table.play("2 place d4", "3 place e3")
    for seat in range(4):
        with pytest.raises(CannotUndo) as caught:
            table.match.undo(seat)
        assert caught.value.problem == "somebody-learned"


@proves("deal.3")
def test_a_gift_cannot_be_taken_back_once_the_next_card_was_seen() -> None:
    table = Table(4)
    for gift in ("0 give 0", "0 give 3", "0 give 1"):
        table.play(gift)
        assert table.match.obstacle_to_undo(0) == "somebody-learned"


@proves("challenge.3")
def test_a_challenge_cannot_be_taken_back_after_the_reveal() -> None:
    table = dealt()
    table.play("2 challenge")
    assert table.match.obstacle_to_undo(2) == "somebody-learned"


@proves("challenge.1")
def test_passing_can_be_taken_back_until_the_next_player_has_answered() -> None:
    table = dealt()
    table.play("2 pass")
    table.match.undo(2)
    assert table.choices() == ["2 pass", "2 challenge"]
    table.play("2 pass", "3 pass")
    assert table.match.obstacle_to_undo(2) == "others-answered"
    table.match.undo(3)
    assert table.match.obstacle_to_undo(2) is None


@proves("challenge.5")
def test_a_swap_can_be_taken_back_until_somebody_has_answered_after_it() -> None:
    table = dealt()
    table.play("2 challenge")
    before = dumps(BOX, table.game)
    table.play("2 swap")
    assert table.hands() == "MW TG FY CB"
    table.match.undo(2)
    assert dumps(BOX, table.game) == before
    table.play("2 swap", "0 place e3")
    assert table.match.obstacle_to_undo(2) == "others-answered"
    table.match.undo(0)
    table.match.undo(2)
    assert dumps(BOX, table.game) == before


@proves("challenge.5")
def test_in_the_first_round_the_cards_are_placed_at_once_so_a_swap_stands() -> None:
    table = Table(cards="MW MK FW")
    table.deal()
    table.play("1 challenge", "1 swap")
    assert table.match.obstacle_to_undo(1) == "somebody-learned"


@proves("black.1")
def test_a_throw_can_be_taken_back_until_the_other_is_in() -> None:
    table = dealt(black_belt=True)
    table.play("2 challenge", "1 scissors")
    table.match.undo(1)
    assert table.game.throws[1] == UNDECIDED
    table.play("1 rock", "2 rock")
    for seat in (1, 2):
        assert table.match.obstacle_to_undo(seat) == "somebody-learned"


@proves("trophies.6")
def test_a_trophy_once_placed_stays_since_the_next_one_is_turned_up() -> None:
    table = dealt()
    table.play("2 challenge", "2 keep")
    table.train("e3")
    table.play("2 column e")
    assert table.match.obstacle_to_undo(2) == "somebody-learned"


def test_a_pile_can_only_be_stacked_with_what_the_box_holds() -> None:
    with pytest.raises(ValueError, match="not in list"):
        on_top(cards("MW FW"), cards("MK"))
