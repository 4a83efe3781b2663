"""What is in the box of Arigatō, as small ints: crafts, items, workshops, conditions, effects and objectives.

Which card shows what is data: see `cards.json`, read by `decks` into the tables of `catalogue`.
"""

# mypyc: compile

from typing import Final

CARDS: Final = 100
CRAFTS: Final = 5  # sculptor, botanist, origamist, blacksmith, fireworks maker
ITEMS: Final = 5  # statue, bonsai, origami, katana, firework
CRAFT_CODES: Final = ("sculptor", "botanist", "origamist", "blacksmith", "fireworks_maker")
CRAFT_LETTERS: Final = "SBOKF"
ITEM_LETTERS: Final = "SBOKF"
ITEM_CODES: Final = ("statue", "bonsai", "origami", "katana", "firework")

WORKSHOPS: Final = 4
WORKSHOP_CODES: Final = ("TL", "TR", "BL", "BR")  # top left, top right, bottom left, bottom right
TOP: Final = (0, 1)
NO_ARTISAN: Final = -1
NO_ITEM: Final = -1

HAND: Final = 5
TRAVELLERS: Final = 2
LAST_DAY: Final = 12
FIRST_OBJECTIVE_DAY: Final = 2
LAST_OBJECTIVE_DAY: Final = 11
SECOND_TILE_DAY: Final = 7  # the first day of the second calendar tile
STOCK_LIMIT: Final = 7
BONUS_STEP: Final = 10
BONUS_ITEMS: Final = 2
MANY_ITEMS: Final = 5  # what the thirteenth condition asks for

# The guard against endless chains: day.9.
MOST_SWAPS: Final = 30
MOST_FIRINGS: Final = 60

# Conditions are numbered as in the chapter of the rules, from 1.
TRAVELLER_IS: Final = 1
TRAVELLERS_ALIKE: Final = 2
RESIDENT_IS: Final = 3
CRAFTSMAN_IS: Final = 4
CRAFTSMEN_ALIKE: Final = 5
CRAFT_TO_GATE: Final = 6
SELF_TO_GATE: Final = 7
OFFERING_PLACED: Final = 8
ITEM_GAINED: Final = 9
OBJECTIVE_GAINED: Final = 10
PER_OFFERED_CRAFT: Final = 11
TWO_ON_TOP: Final = 12
FIVE_ITEMS: Final = 13
PER_OFFERED_PAIR: Final = 14
PER_CRAFT: Final = 15
CONDITIONS: Final = 15
CONDITION_CODES: Final = (
    "",
    "traveller_is",
    "travellers_alike",
    "resident_is",
    "craftsman_is",
    "craftsmen_alike",
    "craft_to_gate",
    "self_to_gate",
    "offering_placed",
    "item_gained",
    "objective_gained",
    "dusk_per_offered_craft",
    "dusk_two_on_top",
    "dusk_five_items",
    "dusk_per_offered_pair",
    "dusk_per_craft",
)
CONDITION_CLAUSES: Final = tuple([f"conditions.{number}" for number in range(CONDITIONS + 1)])
CONDITIONS_WITH_CRAFT: Final = (1, 3, 4, 6, 11, 12, 15)
CONDITIONS_WITH_ITEM: Final = (9,)
DUSK_CONDITIONS: Final = (10, 11, 12, 13, 14, 15)

# When a condition can be met, as bits: most villages have nobody who listens at a given moment.
IN_THE_MORNING: Final = 1  # new residents and travellers
AT_WORK: Final = 2  # craftsmen
AT_THE_GATE: Final = 4
WITH_OFFERINGS: Final = 8
WITH_ITEMS: Final = 16
AT_DUSK: Final = 32
WITH_OBJECTIVES: Final = 64
MOMENTS: Final = (0, 1, 1, 1, 2, 2, 4, 4, 8, 16, 64, 32, 32, 32, 32, 32)  # per condition

# Effects, numbered as in the rules.
ITEM: Final = 1
FAVOR: Final = 2
FAVOR_PER_VILLAGER: Final = 3
FAVOR_PER_AT_GATE: Final = 4
ITEM_OF_OFFERED: Final = 5
ITEM_OF_CRAFTSMEN: Final = 6
EFFECTS: Final = 6
EFFECT_CODES: Final = (
    "",
    "item",
    "favor",
    "favor_per_craft_in_village",
    "favor_per_craft_at_gate",
    "item_of_offered",
    "item_of_craftsmen",
)
EFFECTS_WITH_CRAFT: Final = (3, 4)
EFFECTS_WITH_ITEM: Final = (1,)
# How much a single part of an effect may give, how many parts there may be: part of the guard of day.9.
MOST_OF: Final = (0, 3, 5, 2, 2, 3, 3)
MOST_PARTS: Final = 3

# Objectives: what is counted, and where.
ANY_CARDS: Final = 0
DUSK_CARDS: Final = 1
SAME_CRAFT: Final = 2
DIFFERENT_CRAFTS: Final = 3
OFFERED_CARDS: Final = 4
ANY_ITEMS: Final = 5
SAME_ITEMS: Final = 6
DIFFERENT_ITEMS: Final = 7
SUBJECTS: Final = 8
SUBJECT_CODES: Final = (
    "cards",
    "dusk_cards",
    "same_craft",
    "different_crafts",
    "offered_cards",
    "items",
    "same_items",
    "different_items",
)
IN_VILLAGE: Final = 0
AT_GATE: Final = 1
IN_BOTH: Final = 2
IN_STOCK: Final = 3
PLACE_CODES: Final = ("village", "gate", "both", "stock")

SIDES: Final = ("a", "b")
TILES: Final = 2

CARD_BIT: Final = [1 << card for card in range(CARDS)]
SLOT_BIT: Final = [1, 2, 4, 8]
# Per set of workshops, as a bit mask: how many, and which.
SLOT_COUNT: Final = [bin(mask).count("1") for mask in range(16)]
SLOTS_IN: Final = [tuple([s for s in range(WORKSHOPS) if mask >> s & 1]) for mask in range(16)]


def cards_in(mask: int) -> list[int]:
    """The cards of a pile kept as a bit mask, in canonical order."""
    cards: list[int] = []
    while mask:
        lowest = (mask & -mask).bit_length() - 1
        cards.append(lowest)
        mask ^= CARD_BIT[lowest]
    return cards
