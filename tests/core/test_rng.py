"""Chance: the numbers are fixed for ever, and a deal depends on nothing but key, stream and counter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core.rng import KEY_BYTES, Rng, key_of, shuffled, words

KEYS = st.integers(0, (1 << 8 * KEY_BYTES) - 1)


@pytest.mark.parametrize(
    ("seed", "key"),
    [
        (0, 0x806D8F812FC145EA6A99E7D26FF5345A),
        (2026, 0x3DD8F0889A3D4923DB98D2689CE82620),
        ((1 << 256) - 1, 0x7F325A77CB325679EAE3E719011A3608),
    ],
)
def test_the_key_of_a_seed_never_changes(seed: int, key: int) -> None:
    assert key_of(seed) == key


def test_the_words_of_a_key_never_change() -> None:
    assert words(key_of(0), 0, 0, 4) == (1353207277, 2426654463, 1193807486, 2966440138)
    assert words(key_of(2026), 3, 7, 4) == (1880522667, 3862035508, 932951104, 3745491844)


def test_shuffles_never_change_and_differ_by_stream_and_counter() -> None:
    cards = list(range(12))
    assert shuffled(cards, key_of(1), 0, 0) == [6, 3, 11, 10, 7, 8, 1, 9, 5, 2, 4, 0]
    assert shuffled(cards, key_of(1), 0, 1) == [6, 11, 10, 7, 1, 2, 3, 8, 0, 4, 5, 9]
    assert shuffled(cards, key_of(1), 1, 0) == [7, 3, 0, 2, 11, 9, 4, 8, 6, 10, 1, 5]


def test_the_generator_of_searches_never_changes() -> None:
    rng = Rng(0)
    assert [rng.word() for _ in range(6)] == [2451334582, 3257166417, 2718474090, 60641110, 509553249, 194355605]
    rng = Rng(7)
    assert [rng.below(6) for _ in range(12)] == [4, 1, 0, 2, 4, 0, 1, 3, 1, 5, 0, 1]
    items = list(range(10))
    rng.shuffle(items)
    assert items == [4, 1, 6, 9, 3, 2, 7, 5, 8, 0]
    assert rng.key() == 0xF62BBDCBD303757D


def test_more_words_begin_with_the_same_words() -> None:
    assert words(5, 1, 2, 9)[:4] == words(5, 1, 2, 4)


@given(st.lists(st.integers(0, 255)), KEYS, st.integers(0, 100), st.integers(0, 100))
def test_shuffled_is_a_permutation(cards: list[int], key: int, stream: int, counter: int) -> None:
    assert sorted(shuffled(cards, key, stream, counter)) == sorted(cards)


@given(st.lists(st.integers(0, 255)), KEYS, st.randoms())
def test_the_order_before_a_shuffle_does_not_matter(cards: list[int], key: int, random: object) -> None:
    other = cards[:]
    random.shuffle(other)  # type: ignore[attr-defined]
    assert shuffled(other, key, 0, 0) == shuffled(cards, key, 0, 0)


def test_a_shuffle_leaves_the_pile_it_was_given_alone() -> None:
    cards = [3, 1, 2]
    shuffled(cards, 1, 0, 0)
    assert cards == [3, 1, 2]


def test_every_place_is_about_equally_likely() -> None:
    places = [0] * 6
    for counter in range(6_000):
        places[shuffled([0, 1, 2, 3, 4, 5], 99, 0, counter).index(0)] += 1
    assert all(850 < times < 1150 for times in places)  # 1000 each; five deviations are 144


@given(st.integers(), st.integers(1, 1000))
def test_below_stays_below(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))
