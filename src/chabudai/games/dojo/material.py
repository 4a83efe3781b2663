"""What is in the box of Dojo: the TATAMI cards and the TROPHY tokens, as small ints.

A card kind is `disciple * 5 + belt - 1`, so 30 kinds; copies of a card share the int. The written form is
two letters, disciple then belt: `TY` is a tigress with a yellow belt. How many copies of each kind lie in the
pile is not known for certain and therefore data: see `data.py` and `decks.toml`.
"""

# mypyc: compile

from typing import Final

ROWS: Final = 3
COLUMNS: Final = 4
CELLS: Final = 12  # of a full dojo
LAST_ROUND: Final = 11  # rounds are counted from 0

MONKEY: Final = 0
FOX: Final = 1
TIGRESS: Final = 2
CRANE: Final = 3
BEAR: Final = 4
RACCOON: Final = 5  # the master, a joker when rows are counted
DISCIPLES: Final = 6
DISCIPLE_CODES: Final = ("monkey", "fox", "tigress", "crane", "bear", "raccoon")
DISCIPLE_LETTERS: Final = "MFTCBR"

WHITE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
BLUE: Final = 4
BLACK: Final = 5  # a belt is also its value in points and its strength in a challenge
BELTS: Final = 5
BELT_CODES: Final = ("white", "yellow", "green", "blue", "black")
BELT_LETTERS: Final = "WYGBK"

CARD_KINDS: Final = 30
DECK_SIZE: Final = 60

NO_TROPHY: Final = -1
INCENSE: Final = 0
ASSISTANT: Final = 1
GRAND_MASTER: Final = 2
MULTICOLOUR: Final = 3
KIMONO: Final = 4
BROOM: Final = 5
TROPHY_KINDS: Final = 6
TROPHY_COPIES: Final = 2
TROPHIES: Final[list[int]] = [kind for kind in range(TROPHY_KINDS) for _ in range(TROPHY_COPIES)]
TROPHY_CODES: Final = ("incense", "assistant", "grand_master", "multicolour_belt", "kimono", "broom")


def disciple(card: int) -> int:
    """The figure on the card, RACCOON included."""
    return card // 5


def belt(card: int) -> int:
    """The belt on the card, 1 (white) to 5 (black)."""
    return card % 5 + 1


def is_row_trophy(trophy: int) -> bool:
    """Black tokens go to rows, orange ones to columns."""
    return INCENSE <= trophy <= GRAND_MASTER


def card_code(card: int) -> str:
    """The two letters of a card: disciple, then belt."""
    return DISCIPLE_LETTERS[card // 5] + BELT_LETTERS[card % 5]
