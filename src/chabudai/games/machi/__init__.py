"""Machi: lords let villages grow through the seasons, block one another with Yakuzas and fight duels over it.

In reading order: `material` and `decks` (what is in the box), `state` (what lies on the table), `village` (what stands
where), `addresses` (how that is written), `year`, `winter`, `supply`, `spring`, `yakuza`, `summer`, `autumn`, `duel`,
`moving`, `events` with `villager_events` and `building_events`, `scoring`, `ledger` and `counting` (what points were
for), `sealing` (secret plans), `coverage`, `setup`, `notation`, `card_texts`, `pieces`, `prompts`, `scene`; the rules
are in `rules.<language>.md`, the words in `words/`, the cards in `cards.toml`.
"""

from chabudai.games.machi.setup import BOX

__all__ = ["BOX"]
