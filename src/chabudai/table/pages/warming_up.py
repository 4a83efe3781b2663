"""What the first reader would otherwise have to wait for, and everybody else with them: done beforehand, bit by bit.

A template is read when it is first filled in, rules when they are first shown; each takes up to a tenth of a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from chabudai import games
from chabudai.table.languages import WORDS
from chabudai.table.pages.draw.rulebook import rulebook
from chabudai.table.pages.shared import templates

SOON: Final = 0.3  # seconds after the start: whoever opens the first page at once has the processor for it
QUIET: Final = 3.0  # seconds after that: whoever ends a server before has not needed it
PAUSE: Final = 0.2  # seconds between two bits


def bits() -> Iterator[Callable[[], object]]:
    """Each of them, to be done outside the loop."""
    for name in templates().list_templates():
        yield partial(templates().get_template, name)
    for game in games.names():
        for language in WORDS:
            yield partial(rulebook, game, language)


def get_ready() -> None:
    """Soon: it takes a tenth of a second, and next to nobody is there yet."""
    templates()
    for words in WORDS.values():
        words.get_ready()


async def get_warm() -> None:
    """All of it, when the server has been up for a moment."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(SOON)
    await loop.run_in_executor(None, get_ready)
    await asyncio.sleep(QUIET)
    for bit in bits():
        await loop.run_in_executor(None, bit)
        await asyncio.sleep(PAUSE)
