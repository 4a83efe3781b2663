"""Registers all games that have observations with Gymnasium and PettingZoo when it is imported.

gymnasium.make("chabudai.envs.registered:chabudai/dojo-v1", opponents="adept")
pettingzoo.make("aec", "chabudai/dojo-v1", seats=4)
"""

from __future__ import annotations

from typing import Final

import gymnasium
import pettingzoo

from chabudai import games
from chabudai.core.tensor import has_observer
from chabudai.envs.version import VERSION

IDS: Final = {name: f"chabudai/{name}-v{VERSION}" for name in games.names() if has_observer(games.find(name))}

for _name, _id in IDS.items():
    gymnasium.register(_id, "chabudai.envs:gym", kwargs={"game": _name})
    if hasattr(pettingzoo, "register"):  # since 1.27
        pettingzoo.register("aec", _id, "chabudai.envs:aec", kwargs={"game": _name})
        pettingzoo.register("parallel", _id, "chabudai.envs:parallel", kwargs={"game": _name})
