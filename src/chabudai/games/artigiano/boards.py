"""The castle boards: which cases there are, what rests on what, what touches what, and where a material may go.

Cases are numbered from 0, bottom to top and left to right; sets of cases are bit masks.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

from chabudai.games.artigiano.data import BoardFacts, boards
from chabudai.games.artigiano.material import F, P, T

MOST_CASES: Final = 12
WIDTH: Final = 60  # of a case; neighbours stand 62 apart
STEP: Final = 62
QUICK_BOARD: Final = 4
_BOARDS: Final[tuple[BoardFacts, ...]] = boards()
BOARD_NAMES: Final[list[str]] = [board.name for board in _BOARDS]

CASE_BIT: Final = [1 << case for case in range(MOST_CASES)]
CASES_IN: Final = [tuple([c for c in range(MOST_CASES) if mask >> c & 1]) for mask in range(1 << MOST_CASES)]
COUNT: Final = [len(cases) for cases in CASES_IN]
_LETTER: Final = {"F": F, "P": P, "T": T}

CASE_COUNT: Final[list[int]] = [len(board.cases) for board in _BOARDS]
FULL: Final[list[int]] = [(1 << len(board.cases)) - 1 for board in _BOARDS]
ALL_CASES: Final[list[tuple[int, ...]]] = [tuple(range(count)) for count in CASE_COUNT]
CASE_KIND: Final[list[list[int]]] = [[_LETTER[kind] for _, _, kind in board.cases] for board in _BOARDS]
ROW: Final[list[list[int]]] = [[row for row, _, _ in board.cases] for board in _BOARDS]
LEFT_EDGE: Final[list[list[int]]] = [[x for _, x, _ in board.cases] for board in _BOARDS]


def _mask(flags: list[bool]) -> int:
    return sum(1 << i for i in range(len(flags)) if flags[i])


def _supports(board: BoardFacts) -> list[int]:
    """What a case rests on: the cases of the row below that it overlaps."""
    return [
        _mask([low == row - 1 and abs(left - x) < WIDTH for low, left, _ in board.cases]) for row, x, _ in board.cases
    ]


SUPPORT: Final[list[list[int]]] = [_supports(board) for board in _BOARDS]
CARRIES: Final[list[list[int]]] = [
    [_mask([below[other] >> case & 1 == 1 for other in range(len(below))]) for case in range(len(below))]
    for below in SUPPORT
]


def _above(carries: list[int], case: int) -> int:
    """Everything above the case, directly or not."""
    above = carries[case]
    for higher in CASES_IN[carries[case]]:
        above |= _above(carries, higher)
    return above


ABOVE: Final[list[list[int]]] = [[_above(carries, case) for case in range(len(carries))] for carries in CARRIES]
ADJACENT: Final[list[list[int]]] = [
    [
        SUPPORT[b][case]
        | CARRIES[b][case]
        | _mask([ROW[b][o] == ROW[b][case] and abs(LEFT_EDGE[b][o] - LEFT_EDGE[b][case]) == STEP for o in ALL_CASES[b]])
        for case in ALL_CASES[b]
    ]
    for b in range(len(_BOARDS))
]
# Per board and set of kinds: the cases that such a material fits.
FITTING: Final[list[list[int]]] = [
    [_mask([CASE_KIND[b][case] & kinds != 0 for case in ALL_CASES[b]]) for kinds in range(8)]
    for b in range(len(_BOARDS))
]
# Per board, the cases of each row from left to right: cases are numbered that way.
ROWS: Final[list[list[int]]] = [
    [_mask([row == line for row in ROW[b]]) for line in range(1, max(ROW[b]) + 1)] for b in range(len(_BOARDS))
]

# Per board and set of occupied cases, worked out when first asked for: -1 until then.
_supported: Final[list[list[int]]] = [[-1] * len(CASES_IN) for _ in _BOARDS]
_superficial: Final[list[list[int]]] = [[-1] * len(CASES_IN) for _ in _BOARDS]


def supported(board: int, occupied: int) -> int:
    """The free cases whose supports are all occupied."""
    found = _supported[board][occupied]
    if found < 0:
        found = 0
        for case in ALL_CASES[board]:
            below = SUPPORT[board][case]
            if not occupied >> case & 1 and below & occupied == below:
                found |= CASE_BIT[case]
        _supported[board][occupied] = found
    return found


def superficial(board: int, occupied: int) -> int:
    """The occupied cases on which nothing rests."""
    found = _superficial[board][occupied]
    if found < 0:
        found = 0
        carries = CARRIES[board]
        for case in CASES_IN[occupied]:
            if not carries[case] & occupied:
                found |= CASE_BIT[case]
        _superficial[board][occupied] = found
    return found
