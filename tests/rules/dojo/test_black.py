"""Black Belt: three throws of rock-paper-scissors help to decide a challenge."""

import pytest

from chabudai.core.codec import decode, encode
from chabudai.core.seats import NOBODY
from chabudai.games.dojo import BOX
from chabudai.words import Words, You
from tests.clauses import proves
from tests.rules.dojo.position import Table, kinds, seen_by, the
from tests.shown import scene_of

BEATS = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}
SIGNS = ("rock", "paper", "scissors")
FIRST = "CW CW FW | "


def challenged(dealer: str, challenger: str, **options: bool) -> Table:
    """The second round: seat 2 has challenged seat 1, the dealer, and the throws begin."""
    table = Table(3, 0, f"{FIRST} TW {dealer} {challenger}", "incense kimono", black_belt=True, **options)
    table.quiet_round()
    table.deal()
    table.play("2 challenge")
    return table


def throw(table: Table, *throws: str) -> None:
    """Throws of challenger and dealer, written "rock paper"."""
    for pair in throws:
        mine, theirs = pair.split()
        table.play(f"2 {mine}", f"1 {theirs}")


@proves("black.1")
def test_both_play_three_throws_once_the_cards_have_been_turned_up() -> None:
    table = challenged("MB", "FG")
    assert table.hands(viewer=None) == "?? MB FG"
    for _ in range(3):
        assert table.game.winner == NOBODY
        assert table.game.waiting() == (1, 2)
        assert table.choices() == [f"{seat} {sign}" for seat in (1, 2) for sign in SIGNS]
        throw(table, "rock rock")
    assert table.choices() == ["1 keep", "1 swap"]


@proves("black.1")
def test_both_choose_in_secret_and_show_together() -> None:
    table = challenged("MB", "FG")
    assert table.play("1 paper") == []
    assert table.game.waiting() == (2,)
    hidden = table.game.view(2)
    other = challenged("MB", "FG")
    other.play("1 rock")
    assert hidden.throws == other.game.view(2).throws  # type: ignore[attr-defined]
    events = table.play("2 rock")
    assert kinds(events) == ["throw", "throw", "throw-won"]
    assert [(event.facts, event.clause) for event in events[:2]] == [
        ({"seat": 2, "throw": 0}, "black.1"),
        ({"seat": 1, "throw": 1}, "black.1"),
    ]
    assert all(seen_by(event, 3) == [0, 1, 2, None] for event in events)


@proves("black.1", "black.2", "black.3")
@pytest.mark.parametrize("mine", SIGNS)
@pytest.mark.parametrize("theirs", SIGNS)
def test_rock_beats_scissors_scissors_beat_paper_paper_beats_rock(mine: str, theirs: str) -> None:
    table = challenged("MG", "FG")
    table.play(f"1 {theirs}")
    last = table.play(f"2 {mine}")[-1]
    boost = {seat: table.game.boost[seat] for seat in (1, 2)}
    if (mine, theirs) in BEATS:
        assert (last.kind, last.clause, last.facts) == ("throw-won", "black.2", {"seat": 2})
        assert boost == {1: 0, 2: 1}
    elif (theirs, mine) in BEATS:
        assert (last.kind, last.clause, last.facts) == ("throw-won", "black.2", {"seat": 1})
        assert boost == {1: 1, 2: 0}
    else:
        assert (last.kind, last.clause, last.facts) == ("throw-drawn", "black.3", {})
        assert boost == {1: 0, 2: 0}


def tallies(table: Table) -> dict[int, int]:
    """What the scene counts for each seat in the challenge."""
    seats = scene_of(table.game, None).seats
    return {seat.index: counter.value for seat in seats for counter in seat.counters if counter.key == "tally"}


@proves("black.1", "black.2")
def test_the_table_says_which_throw_it_is_and_how_the_two_stand() -> None:
    table = challenged("MB", "FG")
    shown = []
    for signs in ("paper rock", "paper paper", "rock paper"):
        shown.append((table.game.throw_number, tallies(table)))
        assert {table.game.view(seat).throw_number for seat in (0, 1, 2, None)} == {len(shown)}  # type: ignore[attr-defined]
        throw(table, signs)
    assert shown == [(1, {1: 4, 2: 3}), (2, {1: 4, 2: 4}), (3, {1: 4, 2: 4})]
    assert table.game.throw_number == 0
    assert tallies(table) == {}


@proves("black.1", "black.2")
def test_the_prompt_names_the_throw_and_the_tally() -> None:
    table = challenged("MB", "FG")
    throw(table, "paper rock")
    english = [
        Words("en").say(scene_of(table.game, seat).prompt, ["Aiko", "Bo", You("you")]) for seat in (0, 1, 2, None)
    ]
    assert english[0] == ("Round 2 of 12, throw 2 of 3, you (green 3 + 1) against Bo (blue 4): waiting for Bo and you.")
    assert english[2].startswith(
        "Round 2 of 12, throw 2 of 3, you (green 3 + 1) against Bo (blue 4): rock, paper or scissors?"
    )
    assert english[3] == "Round 2 of 12, throw 2 of 3, you (green 3 + 1) against Bo (blue 4): Bo and you are choosing."
    table.play("2 rock")
    french = Words("fr").say(scene_of(table.game, 2).prompt, ["Aiko", "Bo", You("vous")]).replace("\xa0", " ")
    assert french == "Tour 2 sur 12, manche 2 sur 3, vous (verte 3 + 1) contre Bo (bleue 4) : on attend Bo."


@proves("black.1")
def test_the_number_of_the_throw_travels_with_the_position() -> None:
    table = challenged("MB", "FG")
    throw(table, "paper rock", "rock rock")
    written = encode(BOX, table.game)
    assert written["table"]["throw_number"] == 3
    assert encode(BOX, decode(BOX, written)) == written
    picture = BOX.picture(table.game)
    assert (picture["throw"], picture["throws_won"]) == (3, [0, 0, 1])
    throw(table, "rock rock")
    assert "throw" not in BOX.picture(table.game)


@proves("black.2")
@pytest.mark.parametrize(("won", "attack", "winner"), [(0, 1, 1), (1, 2, 1), (2, 3, 1), (3, 4, 2)])
def test_each_throw_won_adds_one_to_the_belt(won: int, attack: int, winner: int) -> None:
    table = challenged("MB", "FW")
    throw(table, *["paper rock"] * won, *["rock rock"] * (3 - won))
    event = the("win", table.match.events(None))
    assert (event.facts["attack"], event.facts["defence"], event.facts["seat"]) == (attack, 4, winner)


@proves("black.2")
def test_afterwards_the_card_has_its_printed_belt_again() -> None:
    table = challenged("MB", "FG")
    throw(table, "paper rock", "paper rock", "rock paper")
    assert table.game.boost == [0, 0, 0]
    table.play("2 keep")
    assert table.hands() == "TW MB FG"
    table.train("e3")
    table.play("2 column e")
    table.deal()
    table.play("0 challenge")
    throw_by = [("0", "rock"), ("2", "rock")] * 3
    table.play(*(f"{seat} {sign}" for seat, sign in throw_by))
    facts = [event for event in table.match.events(None) if event.kind == "win"][-1].facts
    belts = [entry & 0xFF for entry in table.game.hands]
    assert facts["attack"] == belts[0] % 5 + 1
    assert facts["defence"] == belts[2] % 5 + 1


@proves("black.3")
def test_a_drawn_throw_is_not_played_again() -> None:
    table = challenged("MG", "FY")
    throw(table, "rock rock", "paper paper", "scissors scissors")
    assert not table.asks("rock")
    assert table.game.winner == 1  # green beats yellow, as printed
    assert kinds(table.match.events(None)).count("throw-drawn") == 3


@proves("black.4")
def test_the_totals_are_compared_after_the_third_throw() -> None:
    table = challenged("MB", "FY")
    throw(table, "paper rock", "paper rock")
    assert table.game.winner == NOBODY  # 4 against 4 now, but one throw is left
    throw(table, "rock paper")
    event = [event for event in table.match.events(None) if event.kind == "win"][-1]
    assert (event.facts["attack"], event.facts["defence"], event.facts["seat"]) == (4, 5, 1)


@proves("black.4")
def test_if_the_totals_are_equal_the_challenger_wins() -> None:
    table = challenged("MB", "FG")
    throw(table, "paper rock", "rock rock", "rock rock")
    assert table.game.winner == 2


@proves("black.4")
def test_the_dealer_gains_from_throws_as_well() -> None:
    table = challenged("MW", "FG")
    throw(table, "rock paper", "rock paper", "rock paper")
    assert table.game.winner == 1
    assert table.game.wins == [0, 1, 0]


@proves("black.4")
def test_trophy_and_swap_follow_as_usual() -> None:
    table = challenged("MB", "FG")
    throw(table, "paper rock", "paper rock", "rock rock")
    table.play("2 swap")
    assert table.hands() == "TW FG MB"
    table.train("e3")
    table.play("2 column d")
    assert table.trophies_of(2) == {"column d": "kimono"}


@proves("black.1")
def test_without_the_variant_there_are_no_throws() -> None:
    table = Table(3, 0, "MB FG TW")
    table.deal()
    assert "throw" not in kinds(table.play("1 challenge"))
    assert table.game.winner == 0


@proves("black.4", "white.1")
def test_the_two_variants_go_together() -> None:
    table = challenged("MB", "FG", white_belt=True)
    throw(table, "paper rock", "paper rock", "rock rock")
    events = table.play("2 keep", "0 place e3", "1 place e3", "2 place e3")
    assert "award" not in kinds(events)
    assert table.game.wins == [0, 0, 1]
    assert the("round", events).facts == {"round": 3}
