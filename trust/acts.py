"""Acts: people do anything at all at tables, and the house is closed and opened again under them."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from tests.table.wild import Wild

ACTS = 250  # of a batch
OPENING = 60  # of them between two restarts, more or less
PATIENCE = 900.0  # seconds for a batch, on a machine that is busy with other things


def batch(number: int) -> dict[str, Any]:
    """Some acts in a house of their own."""
    failures: list[str] = []
    with tempfile.TemporaryDirectory(prefix="chabudai-trust-") as folder:
        wild = Wild(Path(folder), number)
        try:
            asyncio.run(asyncio.wait_for(wild.live(ACTS, OPENING), PATIENCE))
        except AssertionError as error:
            failures.append(f"batch {number}: {error}")
    figures = {"acts": wild.acts, "refused": wild.refused, "restarts": wild.restarts}
    return {"figures": figures, "failures": failures}
