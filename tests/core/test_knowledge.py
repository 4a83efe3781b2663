"""Who knows which hidden card."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from chabudai.core.knowledge import (
    CARD,
    EVERYONE,
    HIDDEN,
    NO_CARD,
    PUBLIC,
    SEEN_BY,
    card_of,
    conceal,
    count_unknown,
    deal_unknown,
    keep_from_front,
    knows,
    tidy,
)
from chabudai.core.rng import Rng

ENTRIES = st.one_of(st.just(NO_CARD), st.builds(lambda c, s: c | s << 8, st.integers(0, 254), st.integers(0, 255)))
PILES = st.lists(st.lists(ENTRIES, max_size=8), max_size=4)
EYES = st.integers(0, PUBLIC)


def test_an_entry_is_a_card_and_those_who_know_it() -> None:
    entry = 42 | SEEN_BY[0] | SEEN_BY[3]
    assert card_of(entry) == 42
    assert [seat for seat in range(8) if knows(entry, seat)] == [0, 3]


def test_everyone_includes_every_seat_and_the_public() -> None:
    assert all(knows(EVERYONE, seat) for seat in range(PUBLIC + 1))
    assert EVERYONE & CARD == 0


def test_concealed_cards_are_listed_in_canonical_order_whatever_their_places() -> None:
    def piles() -> list[list[int]]:
        return [[9, 3 | SEEN_BY[1], NO_CARD], [7 | SEEN_BY[0], 1]]

    assert conceal(piles(), 0) == [1, 3, 9]
    assert conceal(piles()[::-1], 0) == [1, 3, 9]
    assert conceal(piles(), 1) == [1, 7, 9]


def test_concealing_blots_out_the_card_but_not_who_knows_it() -> None:
    pile = [5 | SEEN_BY[2], 6 | SEEN_BY[0], NO_CARD]
    conceal([pile], 0)
    assert pile == [HIDDEN | SEEN_BY[2], 6 | SEEN_BY[0], NO_CARD]


@given(PILES, EYES)
def test_what_is_dealt_anew_is_what_was_concealed(piles: list[list[int]], eye: int) -> None:
    before = [pile[:] for pile in piles]
    cards = conceal(piles, eye)
    deal_unknown(piles, eye, cards[::-1])
    assert conceal([pile[:] for pile in piles], eye) == cards
    for old, new in zip((e for p in before for e in p), (e for p in piles for e in p), strict=True):
        assert (old < 0) == (new < 0)
        assert old < 0 or old & EVERYONE == new & EVERYONE
        assert old < 0 or not knows(old, eye) or old == new


def test_unknown_cards_are_counted_without_empty_places() -> None:
    assert count_unknown([[9, 3 | SEEN_BY[1], NO_CARD], [7 | SEEN_BY[0], 1]], 0) == 3


def test_every_order_without_barred_cards_in_front_is_as_likely() -> None:
    rng, tries = Rng(5), 24_000
    orders = [order for order in permutations([1, 2, 3, 8, 9]) if not {8, 9} & set(order[:2])]
    found = Counter[tuple[int, ...]]()
    for _ in range(tries):
        cards = [1, 2, 3, 8, 9]
        rng.shuffle(cards)
        keep_from_front(cards, 2, [8, 9], rng)
        found[tuple(cards)] += 1
    assert set(found) == set(orders)
    expected = tries / len(orders)
    assert sum((found[order] - expected) ** 2 / expected for order in orders) < 75  # 35 degrees of freedom: p < 0.0001


def test_what_may_lie_in_front_is_left_there() -> None:
    cards = [3, 1, 9, 2]
    keep_from_front(cards, 2, [9], Rng(1))
    assert cards == [3, 1, 9, 2]


def test_a_tidy_hand_tells_neither_order_nor_who_else_saw_a_card() -> None:
    holder, eye, third = SEEN_BY[0], SEEN_BY[1], SEEN_BY[2]
    back = HIDDEN | holder
    hand = [7, HIDDEN | holder | third, 9 | holder | eye | third, NO_CARD, back, 3 | EVERYONE, 8]
    tidy(hand, 1, 6, holder, eye)
    assert hand == [7, 3 | EVERYONE, 9 | holder | eye, back, back, NO_CARD, 8]
