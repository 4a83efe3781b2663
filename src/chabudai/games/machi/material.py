"""What is in the box: 85 kinds of card on two backs, seven combat cards, and what each of them gives.

A card is known by its kind, 0 to 84: copies of a kind are alike.  What the kinds are worth comes from `cards.toml` or
from a file of one's own (`data`) and is kept in one `Cards` a deck, shared by all positions played with it.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final

VILLAGER_KEYS: Final = (
    *("brewer", "moneylender", "good-cook", "blacksmith", "fisherman", "rice-merchant", "silk-merchant", "innkeeper"),
    *("weaver", "peasant", "gambler", "bodyguard"),
    *("zen-monk", "writer", "geisha", "shinto-priest", "shrine-maiden", "noh-actor", "tea-master", "calligrapher"),
    *("gardener", "warrior-monk", "begging-monk"),
    *("shin", "akane", "akira", "daisuke", "goro", "haru", "isamu", "jiro", "kaede", "masato", "noboru", "ryu"),
    *("tetsuo", "yoshi"),
    *("fuu", "ginji", "momo", "riku", "oboro", "kuro", "saburo", "tatsu", "washi", "ryoma", "nezu", "sasori"),
    *("kage", "jubei", "orochi"),
)
VILLAGER_EVENT_KEYS: Final = ("wanted", "embezzlement", "defection", "epidemic", "festival")
BUILDING_KEYS: Final = (
    *("brewery", "dive", "inn", "harbour", "market", "exchange", "forge", "granary", "silk-workshop"),
    *("zen-temple", "shrine", "tea-house", "noh-theatre", "library", "zen-garden", "school", "monastery"),
    *("dojo", "watchtower", "castle", "barracks", "court", "post-station", "den"),
)
BUILDING_EVENT_KEYS: Final = ("tsunami", "fire", "earthquake", "carpenters")
KEYS: Final = (*VILLAGER_KEYS, *VILLAGER_EVENT_KEYS, *BUILDING_KEYS, *BUILDING_EVENT_KEYS)

KINDS: Final = 85
FIRST_VILLAGER_EVENT: Final = 52
FIRST_BUILDING: Final = 57  # from here on the cards have a Building back
FIRST_BUILDING_EVENT: Final = 81

# The kinds that do something of their own.
BLACKSMITH: Final = 3
WANTED: Final = 52
EMBEZZLEMENT: Final = 53
DEFECTION: Final = 54
EPIDEMIC: Final = 55
FESTIVAL: Final = 56
HARBOUR: Final = 60
DOJO: Final = 74
WATCHTOWER: Final = 75
CASTLE: Final = 76
BARRACKS: Final = 77
COURT: Final = 78
POST_STATION: Final = 79
DEN: Final = 80
TSUNAMI: Final = 81
FIRE: Final = 82
EARTHQUAKE: Final = 83
CARPENTERS: Final = 84

VILLAGERS: Final = 0  # the two backs
BUILDINGS: Final = 1
BACK: Final = [VILLAGERS if kind < FIRST_BUILDING else BUILDINGS for kind in range(KINDS)]
BACK_SIZES: Final = (82, 54)

EVENT: Final = 0  # the colours; an event has none
YELLOW: Final = 1
BLUE: Final = 2
RED: Final = 3
BLACK: Final = 4
COLOURS: Final = ("event", "yellow", "blue", "red", "black")
CLANS: Final = ("none", "lotus", "dragon", "serpent")

IS_EVENT: Final = [  # also of the hidden card of a view, which is none
    FIRST_VILLAGER_EVENT <= kind < FIRST_BUILDING or FIRST_BUILDING_EVENT <= kind < KINDS for kind in range(256)
]
BUILDING_EVENTS: Final = list(range(FIRST_BUILDING_EVENT, KINDS))
DRY_SITES: Final = [HARBOUR, *BUILDING_EVENTS]  # what no site can be once a Tsunami has passed
AUTUMN_EVENTS: Final = (EMBEZZLEMENT, FESTIVAL, CARPENTERS)  # playable in autumn only

COMBAT_KEYS: Final = ("parry", "dodge", "men", "do", "ashi", "frank", "flash")
COMBAT_CARDS: Final = 7
COMBAT_HAND: Final = 3

MOST_CAPACITY: Final = 9
FESTIVAL_HONOUR: Final = 3
EPIDEMIC_FREE: Final = 6  # villages of so many villagers are spared
FIRE_MOST: Final = 2  # a building with more villagers does not burn
PRICE: Final = 3  # victory points on a wanted villager's head
REFUSAL_COST: Final = 2
WEALTH_PER_POINT: Final = 3
HONOUR_PER_POINT: Final = 2
FLOP_SIZES: Final = [3, 2]
HAND_SIZES: Final = (3, 2)
NO_BUILDING: Final = -1


class Cards:
    """What the kinds are worth in one deck: a list per property, indexed by kind."""

    def __init__(self, text: bytes, field_rice: int) -> None:
        self.text = text  # of a supplied deck, as positions carry it; empty for ours
        self.field_rice = field_rice
        self.attested = [False] * KINDS
        self.note = [""] * KINDS  # what of it is attested, as its file says
        self.is_ours = [False] * KINDS  # the whole entry is that of `cards.toml`, so that the note is in the catalogues
        self.copies = [0] * KINDS
        self.colour = [EVENT] * KINDS
        self.capacity = [0] * KINDS
        self.wealth = [0] * KINDS
        self.honour = [0] * KINDS
        self.rice = [0] * KINDS
        self.sabres = [0] * KINDS
        self.clan = [0] * KINDS
        self.bonus_on = [NO_BUILDING] * KINDS
        self.bonus_wealth = [0] * KINDS
        self.bonus_honour = [0] * KINDS
        self.bonus_rice = [0] * KINDS
        # What a villager gives on a building, at building * KINDS + villager; made by `work_out`.
        self.wealth_on: list[int] = []
        self.honour_on: list[int] = []
        self.rice_on: list[int] = []
        self.is_villager = [False] * KINDS  # a card that lives in a village: yellow, blue or red
        self.is_samurai = [False] * KINDS
        self.is_yakuza = [False] * KINDS
        self.is_building = [False] * KINDS
        self.boxes: list[list[int]] = [[], []]  # by back: every card of the deck
        self.combat_attested = [False] * COMBAT_CARDS
        self.combat_note = [""] * COMBAT_CARDS
        self.combat_is_ours = [False] * COMBAT_CARDS
        self.combat_value = [0] * COMBAT_CARDS
        self.gain = [0] * (COMBAT_CARDS * COMBAT_CARDS)  # sabres that a card wins against another: mine * 7 + theirs

    def work_out(self) -> None:
        """Fill what follows from the printed values."""
        for kind in range(KINDS):
            colour = self.colour[kind]
            building = kind >= FIRST_BUILDING
            self.is_building[kind] = building and colour != EVENT
            self.is_villager[kind] = not building and colour in (YELLOW, BLUE, RED)
            self.is_samurai[kind] = not building and colour == RED
            self.is_yakuza[kind] = not building and colour == BLACK
            self.boxes[BACK[kind]] += [kind] * self.copies[kind]
        for house in range(KINDS):
            for villager in range(KINDS):
                works = int(self.is_building[house] and self.colour[house] == self.colour[villager])
                named = int(self.bonus_on[villager] == house)
                self.wealth_on.append(self.wealth[villager] * works + self.bonus_wealth[villager] * named)
                self.honour_on.append(self.honour[villager] * works + self.bonus_honour[villager] * named)
                self.rice_on.append(self.rice[villager] * works + self.bonus_rice[villager] * named)


OURS: Final = b""
