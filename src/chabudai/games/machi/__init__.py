"""Machi: lords let villages grow through the seasons, block one another with Yakuzas and fight duels over it.

In reading order: `material`, `data` and `catalogues` (what is in the box), `state` (what lies on the table),
`village` (what stands where), `addresses` (how that is written), `year`, `winter`, `supply`, `spring`,
`sending_yakuzas`, `yakuza`, `summer`, `autumn`, `duel`, `combat`, `moving`, `events` with `villager_events` and
`building_events`, `scoring` and `ledger`; `secrets` (who may know what) and `position`, which is all of it together;
for people `score_tree`, `asking` and `naming`, `card_texts`, `pieces`, `scene`, `notation`; `coverage`, `setup`. The
rules are in `rules.<language>.md`, the words in `words/`, the cards in `cards.toml`, the bot's judgement in `bot/`,
drawings in `looks/`.
"""

from chabudai.games.machi.setup import BOX

__all__ = ["BOX"]
