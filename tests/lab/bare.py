"""Beans by somebody who has written nothing for the lab."""

from chabudai.core.box import Box
from tests.lab.toy.game import PARTS

HOOKS = ("verbs", "own_deck", "cards", "family", "rounds")
BOX = Box(**{part: value for part, value in PARTS.items() if part not in HOOKS})
