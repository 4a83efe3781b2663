"""The duel solver against linear programmes solved by another method: trying every vertex."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from chabudai.core.rng import Rng
from chabudai.games import find
from chabudai.games.machi.bot.solve import Stakes, hidden_pass, matrix_game, open_duel, solve
from chabudai.games.machi.catalogues import CATALOGUES
from chabudai.games.machi.combat import LayAside, Pick
from chabudai.games.machi.material import COMBAT_KEYS, OURS

PARRY, DODGE, MEN, DO, ASHI, FRANK, FLASH = range(len(COMBAT_KEYS))
NOTHING = Fraction(0)
STAKES = Stakes(tuple(CATALOGUES[OURS].gain), 2, 2)


def solve_linear(equations: list[list[Fraction]]) -> list[Fraction] | None:
    """Gauss: the one solution of a square system with its right-hand sides, or None."""
    size = len(equations)
    rows = [row[:] for row in equations]
    for column in range(size):
        pivot = next((i for i in range(column, size) if rows[i][column] != 0), None)
        if pivot is None:
            return None
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [entry / rows[column][column] for entry in rows[column]]
        for i in range(size):
            if i != column and rows[i][column]:
                rows[i] = [a - rows[i][column] * b for a, b in zip(rows[i], rows[column], strict=True)]
    return [row[-1] for row in rows]


def programme_value(matrix: list[list[Fraction]]) -> Fraction:
    """max v with sum x = 1, x >= 0 and v <= x . column for every column: the best of all vertices."""
    height, width = len(matrix), len(matrix[0])
    one, zero = Fraction(1), Fraction(0)
    limits = [[matrix[i][j] for i in range(height)] + [-one, zero] for j in range(width)]  # x . column - v >= 0
    limits += [[one if i == k else zero for i in range(height)] + [zero, zero] for k in range(height)]  # x_k >= 0
    total = [one] * height + [zero, one]
    best: Fraction | None = None
    for tight in combinations(limits, height):
        point = solve_linear([total, *tight])
        if point is not None and all(sum(a * b for a, b in zip(limit, point, strict=False)) >= 0 for limit in limits):
            best = point[-1] if best is None else max(best, point[-1])
    assert best is not None
    return best


def guaranteed(weights: tuple[Fraction, ...], matrix: list[list[Fraction]]) -> Fraction:
    """What a mix gets against the column that hurts it most."""
    columns = range(len(matrix[0]))
    return min(sum((w * row[j] for w, row in zip(weights, matrix, strict=True)), NOTHING) for j in columns)


@pytest.mark.parametrize("seed", range(12))
def test_matrix_games_agree_with_the_linear_programme(seed: int) -> None:
    rng = Rng(seed)
    height, width = 1 + rng.below(4), 1 + rng.below(4)
    matrix = [[Fraction(rng.below(13) - 6, 1 + rng.below(3)) for _ in range(width)] for _ in range(height)]
    mix = matrix_game(matrix)
    assert mix.value == programme_value(matrix)
    assert sum(mix.weights) == 1
    assert min(mix.weights) >= 0
    assert guaranteed(mix.weights, matrix) == mix.value


def test_rock_paper_scissors() -> None:
    signs = [[Fraction(entry) for entry in row] for row in ((0, -1, 1), (1, 0, -1), (-1, 1, 0))]
    mix = matrix_game(signs)
    assert mix.value == 0
    assert mix.weights == (Fraction(1, 3),) * 3


def full_tree(mine: tuple[int, ...], theirs: tuple[int, ...], lead: int) -> Fraction:
    """The value of an open duel, every pass by the linear programme."""
    if not mine:
        return STAKES.payoff(lead)
    return programme_value(
        [
            [
                full_tree(
                    tuple(c for c in mine if c != a), tuple(c for c in theirs if c != b), lead + STAKES.step(a, b)
                )
                for b in theirs
            ]
            for a in mine
        ]
    )


@pytest.mark.parametrize("lead", [-1, 0, 1])
def test_open_duels_agree_with_the_linear_programme(lead: int) -> None:
    for mine, theirs in (
        ((PARRY, ASHI, FRANK), (DODGE, DO, FLASH)),
        ((MEN, DO, ASHI), (MEN, DO, ASHI)),
        ((FRANK, FLASH, PARRY), (MEN, FRANK, DO)),
    ):
        assert open_duel(mine, theirs, lead, STAKES).value == full_tree(mine, theirs, lead)


def test_equal_hands_are_worth_nothing() -> None:
    hand = (MEN, FRANK, FLASH)
    assert open_duel(hand, hand, 0, STAKES).value == 0


def plans(mine: tuple[int, ...], hands: list[tuple[int, ...]], lead: int) -> list[list[Fraction]]:
    """The whole matrix of a hidden pass: a column for every plan of the rival."""
    return [
        [
            sum(
                (
                    full_tree(
                        tuple(c for c in mine if c != a), tuple(c for c in hand if c != b), lead + STAKES.step(a, b)
                    )
                    for hand, b in zip(hands, plan, strict=True)
                ),
                NOTHING,
            )
            / len(hands)
            for plan in product(*hands)
        ]
        for a in mine
    ]


@pytest.mark.parametrize(
    ("mine", "hands"),
    [
        ((DO, FRANK), [(ASHI, FLASH), (PARRY, FRANK), (DODGE, MEN)]),
        ((PARRY, ASHI), [(DO, FLASH), (ASHI, FRANK), (DODGE, FRANK), (MEN, DO)]),
        ((PARRY, ASHI, FRANK), [(DODGE, DO, FLASH), (MEN, DO, ASHI)]),
    ],
)
def test_hidden_passes_agree_with_the_linear_programme(mine: tuple[int, ...], hands: list[tuple[int, ...]]) -> None:
    for lead in (-1, 0, 1):
        matrix = plans(mine, hands, lead)
        mix = hidden_pass(mine, hands, lead, STAKES)
        assert mix.value == programme_value(matrix)
        assert guaranteed(mix.weights, matrix) == mix.value


def test_a_first_pass_against_all_35_hands_is_solved() -> None:
    hands: list[tuple[int, ...]] = list(combinations(range(7), 3))
    mix = hidden_pass((PARRY, FRANK, FLASH), hands, 0, STAKES)
    assert sum(mix.weights) == 1
    assert -2 <= mix.value <= 2


def test_hints_are_given_for_the_passes_of_real_duels_and_nothing_else() -> None:
    box = find("machi")
    asked: set[type] = set()
    for seed in range(40):
        game, rng = box.new(3, seed), Rng(seed)
        while not game.over and len(asked) < 3:
            seat = game.waiting()[0]
            question = game.open[seat]
            options = game.options_of[seat]
            if type(question) not in asked:
                advice = solve(game.view(seat), seat)
                if isinstance(question, Pick | LayAside):
                    assert advice is not None
                    assert advice.choices == options
                    assert sum(advice.chances) == 1
                    assert min(advice.chances) >= 0
                    asked.add(type(question))
                else:
                    assert advice is None
            game.take(seat, options[rng.below(len(options))])
        if asked == {Pick, LayAside}:
            return
    raise AssertionError(f"only {asked} came up")
