"""Set-up, the start of a round, and two players."""

from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.rng import Rng
from chabudai.games.arigato import BOX
from chabudai.games.arigato.material import cards_in
from chabudai.games.arigato.state import Arigato
from tests.clauses import proves
from tests.rules.arigato.position import Table, card, cards
from tests.rules.arigato.steering import keen
from tests.shown import scene_of


def play_days(seats: int, days: int, seed: int = 3) -> Arigato:
    """A game played until dawn of the day after so many days."""
    game = BOX.new(seats, seed)
    assert isinstance(game, Arigato)
    rng = Rng(seed)
    while game.day <= days and not game.over:
        seat = game.waiting()[0]
        game.choose(seat, keen(game, seat, rng))
    return game


@proves("setup.1", "round.2")
def test_all_cards_are_shuffled_and_five_drawn() -> None:
    game = play_days(4, 0)
    assert sorted(game.census()) == list(range(100))
    assert len(game.pile) == 80
    assert all(game.hands[i] & SEEN_BY[i // 5] for i in range(20))
    assert game.pile != sorted(game.pile)
    assert [game.day, game.discard] == [1, 0]
    other = BOX.new(4, 4)
    assert isinstance(other, Arigato)
    assert other.hands != game.hands


@proves("round.2", "setup.4")
def test_everybody_is_told_of_their_own_cards_only() -> None:
    table = Table(seats=3)
    for seat in range(3):
        drawn = table.told("draw", seat)
        assert [event.facts["card"] for event in drawn] == [e & CARD for e in table.game.hands[seat * 5 : seat * 5 + 5]]
        assert {event.facts["seat"] for event in drawn} == {seat}
    assert table.told("draw", None) == []
    assert [event.facts["day"] for event in table.told("day", None)] == [1]


@proves("setup.1", "day.3")
def test_discards_are_open() -> None:
    table = Table(seats=2).dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2")
    table.dawn("K18", "BR", travellers="F2 B2", craftsmen="S2 O4", seat=1)
    pieces = {piece.key for piece in scene_of(table.game, None).pieces()}
    assert {f"card-{number}" for number in cards("K1 O2 S2 O4")} <= pieces
    assert not {f"card-{number}" for number in cards("F1 S4 F2 B2")} & pieces


@proves("setup.3")
def test_everybody_starts_with_four_empty_workshops() -> None:
    game = play_days(3, 0)
    assert game.village == [-1] * 12
    assert (game.stock, game.favors, game.gate, game.offered) == ([0] * 15, [0] * 3, [0] * 3, [0] * 3)
    zone = next(zone for zone in scene_of(game, 1).all_zones() if zone.key == "village1")
    assert (len(zone.slots), zone.columns) == (4, 2)


@proves("setup.4")
def test_hands_are_private() -> None:
    table = Table(seats=2)
    mine = {entry & CARD for entry in table.game.hands[:5]}
    assert {entry & CARD for entry in table.view(0).hands[:5]} == mine
    assert {entry & CARD for entry in table.view(1).hands[:5]} == {0xFF}
    assert {entry & CARD for entry in table.view(None).hands} == {0xFF}


@proves("setup.4", "conditions.1")
def test_an_effect_of_travellers_is_shown_to_all() -> None:
    table = Table(seats=2).place(BL="S2").dawn("S18", "TR", travellers="O1 S4", craftsmen="K1 O2")
    table.dawn("K18", "BR", travellers="F2 B2", craftsmen="S3 O4", seat=1)
    assert [event.facts["card"] for event in table.told("effect", 1)] == [card("S2")]
    assert table.view(1).fired[2] == 1


@proves("round.1")
def test_twelve_days() -> None:
    game = play_days(2, 12)
    assert game.over
    assert game.day == 12


@proves("round.2")
def test_later_days_three_cards_and_two_travellers_from_the_right() -> None:
    table = Table(seats=3, day=1)
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2")
    table.dawn("K18", "BR", travellers="F2 B2", craftsmen="S2 O4", seat=1)
    table.dawn("O18", "BR", travellers="F3 B3", craftsmen="S3 O5", seat=2)
    pile = table.game.pile[:]
    for seat in range(3):
        table.play("done", seat=seat)
    hands = [entry & CARD for entry in table.game.hands]
    for seat, received in enumerate(("F3 B3", "F1 S4", "F2 B2")):
        drawn = pile[-3 * seat - 3 : len(pile) - 3 * seat]
        assert hands[seat * 5 : seat * 5 + 5] == sorted(cards(received) + drawn)
    assert table.game.passed == [-1] * 6
    assert table.game.day == 2


@proves("round.3")
def test_the_pile_is_made_anew_only_when_a_card_must_be_drawn() -> None:
    game = play_days(5, 5)
    assert game.day == 6
    assert game.pile == []  # exactly empty after the refill of the sixth day
    assert game.counters == [1]
    game = play_days(5, 6)
    assert game.counters == [2]
    assert sorted(game.census()) == list(range(100))


@proves("round.3")
def test_a_new_pile_is_the_shuffled_discard_pile() -> None:
    table = Table(seats=2).dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2")
    table.dawn("K18", "BR", travellers="F2 B2", craftsmen="S2 O4", seat=1)
    game = table.game
    for number in game.pile[:-2]:
        game.discard |= 1 << number
    game.pile = game.pile[-2:]
    left = set(game.pile)
    old = set(cards_in(game.discard)) | set(cards("K1 O2 S2 O4"))
    table.play("done").play("done", seat=1)
    first, second = ({entry & CARD for entry in game.hands[start : start + 5]} for start in (0, 5))
    assert left | set(cards("F2 B2")) < first  # what is left is drawn first
    drawn = (first - left - set(cards("F2 B2"))) | (second - set(cards("F1 S4")))
    assert drawn | set(game.pile) == old
    assert game.discard == 0
    assert len(table.told("reshuffle", None)) == 1


@proves("round.4")
def test_two_players_exchange_their_travellers() -> None:
    table = Table(seats=2).dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2")
    table.dawn("K18", "BR", travellers="F2 B2", craftsmen="S2 O4", seat=1)
    table.play("done").play("done", seat=1)
    assert set(cards("F2 B2")) < {entry & CARD for entry in table.game.hands[0:5]}
    assert set(cards("F1 S4")) < {entry & CARD for entry in table.game.hands[5:10]}
