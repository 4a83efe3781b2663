"""Anything that people do at tables, in any order, with the house closed and opened again at any moment.

CHABUDAI_ACTS says how many acts, CHABUDAI_ACTS_SEED where chance begins.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from tests.table.wild import VERBS, Wild

ACTS = int(os.environ.get("CHABUDAI_ACTS", "500"))
SEED = int(os.environ.get("CHABUDAI_ACTS_SEED", "1"))


def test_whatever_is_refused_moves_nothing_and_a_house_opened_again_is_what_it_was(
    tmp_path: Path,
) -> None:
    wild = Wild(tmp_path, SEED)
    asyncio.run(wild.live(ACTS, opening=60))
    assert wild.acts >= ACTS
    assert wild.refused > ACTS // 10
    assert wild.restarts >= ACTS // 200
    if ACTS >= 20_000:
        assert set(VERBS) - {"nonsense"} <= set(wild.done), "each kind of act was done at least once"
