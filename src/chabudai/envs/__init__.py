"""The games as learners know them: `pip install 'chabudai[envs]'`.

    from chabudai import envs
    env = envs.aec("dojo", seats=3)                             # PettingZoo, one after the other
    env = envs.parallel("arigato", seats=4)                     # PettingZoo, all at once
    env = envs.gym("machi", seat=0, opponents="adept")          # Gymnasium, against bots
    env = envs.vector("dojo", 256)                              # 256 games, one array
    env = envs.text("artigiano", language="fr")                 # in words
    import chabudai.envs.spiel                                  # OpenSpiel: pyspiel.load_game("python_chabudai_dojo")
    import chabudai.envs.registered                             # gymnasium.make("chabudai/dojo-v1") and PettingZoo's

All of them stand on `Table`, which needs none of those packages.  What observations and actions are is in
docs/observations.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.core.tensor_words import describe
from chabudai.envs.table import Table
from chabudai.envs.version import VERSION

if TYPE_CHECKING:
    from chabudai.envs.arrays import Arrays
    from chabudai.envs.single import Single
    from chabudai.envs.telling import Telling
    from chabudai.envs.together import Together
    from chabudai.envs.turns import Ordered

__all__ = ["VERSION", "Table", "aec", "describe", "gym", "parallel", "text", "vector"]


def aec(game: str, **settings: Any) -> Ordered:
    """PettingZoo's AEC: settings are seats, options, reward, deck, render_mode."""
    from chabudai.envs.turns import wrapped

    return wrapped(game, **settings)


def parallel(game: str, **settings: Any) -> Together:
    """PettingZoo's parallel: settings are seats, options, reward, deck."""
    from chabudai.envs.together import Together

    return Together(game, **settings)


def gym(game: str, **settings: Any) -> Single:
    """Gymnasium: settings are seat, opponents, seats, options, reward, illegal, deck, render_mode."""
    from chabudai.envs.single import Single

    return Single(game, **settings)


def vector(game: str, count: int, **settings: Any) -> Arrays:
    """Many games in one process: settings are seats, options, reward, deck, repeat."""
    from chabudai.envs.arrays import Arrays

    return Arrays(game, count, **settings)


def text(game: str, **settings: Any) -> Telling:
    """In words: settings are seats, options, reward, language, listed, deck."""
    from chabudai.envs.telling import Telling

    return Telling(game, **settings)
