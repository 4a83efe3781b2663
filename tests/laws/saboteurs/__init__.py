"""One sabotaged toy for each law, a file for each kind of law."""

from tests.laws.saboteurs import choices, positions, records, scenes, secrets, tellings, two_games, whole_games
from tests.laws.saboteurs.saboteur import SABOTEURS, Saboteur

__all__ = [
    "SABOTEURS",
    "Saboteur",
    "choices",
    "positions",
    "records",
    "scenes",
    "secrets",
    "tellings",
    "two_games",
    "whole_games",
]
