"""A pile that is counted once and followed is counted right, whatever happens to it."""

from random import Random

from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.core.tally import MOST, Tally

KINDS = 12


def counted(entries: list[int]) -> list[int]:
    """Counted anew."""
    return [entries.count(kind) for kind in range(KINDS)]


def test_a_pile_is_followed_wherever_it_goes() -> None:
    tally, random = Tally(KINDS), Random(1)
    pile = [random.randrange(KINDS) for _ in range(40)]
    followed = 0
    for _ in range(400):
        before = tally.of(pile)
        act = random.randrange(8)
        if act < 3:
            del pile[len(pile) - random.randrange(4) :]
        elif act < 6:
            bits = random.choice((0, 0, SEEN_BY[1]))
            pile += [random.randrange(KINDS) | bits for _ in range(random.randrange(4))]
        elif act == 6:
            random.shuffle(pile)
        elif pile:
            pile[random.randrange(len(pile))] = random.randrange(KINDS)
        now = tally.of(pile)
        followed += now is before
        assert list(now.counts) == counted(pile)
        assert now.marked == [place for place, entry in enumerate(pile) if entry > CARD]
    assert 200 < followed < 400, "it mostly changes at its end, and not always"


def test_no_pile_is_taken_for_another_and_not_all_are_remembered() -> None:
    tally = Tally(KINDS)
    for number in range(2 * MOST):
        pile = [number % KINDS, number % 7]  # gone at once, so that the next may lie in the same place
        assert list(tally.of(pile).counts) == counted(pile)
        assert len(tally.piles) <= MOST
    kept = [[number % KINDS] for number in range(MOST + 2)]
    for pile in kept:
        assert list(tally.of(pile).counts) == counted(pile)
    assert len(tally.piles) <= MOST
