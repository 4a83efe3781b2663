"""What it costs to make the messages of pages, without sockets and disk: after every move one for each of four pages.

    python bench/making.py dojo                            on the sources, or wherever PYTHONPATH leads
    python bench/making.py --twins build/compiled BEFORE   every game, two builds in turn, medians

Games are played at random at some tables in turn.  Printed are microseconds of processor time a move for letting it
happen and for making its messages, the same for each message, how long those are, what the process holds at the end,
and a digest of all messages: two builds that send the same have the same one.  Figures of one run can be compared,
since builds take turns; on a busy machine even these are too high, as others use the processor's caches.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

SEATS = 4
GAMES = ("dojo", "arigato", "machi", "artigiano")
BEGUN = 1000  # milliseconds: when the tables were opened
COLUMNS = ("do", "made", "message", "kb", "messages", "mb")
TITLES = ("do µs", "made µs", "µs a message", "kB a move", "messages a move", "MB")


class NoStore:
    """Keeps nothing: what the disk costs is measured by `load.py`."""

    async def append(self, entries: object, heading: object = None) -> None:
        """Taken note of, and forgotten."""


async def opened(game: str, number: int) -> tuple[Any, list[Any]]:
    """A table of four people, and what each of their pages is sent."""
    from chabudai.store import Entry
    from chabudai.table.course.entries import Sit
    from chabudai.table.course.plan import read_plan
    from chabudai.table.pages.feed import PartsFeed
    from chabudai.table.running.table import Table

    chairs = ["me", *["open"] * (SEATS - 1)]
    plan = read_plan({"game": game, "seats": SEATS, "chairs": chairs, "seed": number})
    first = Entry(f"t{number}", 0, "create", BEGUN, None, "p0", {**plan.to_json(), "name": f"Player {number}-0"})
    store: Any = NoStore()
    table = await Table.create(f"t{number}", store, first)
    for seat in range(1, SEATS):
        await table.do(Sit(name=f"Player {number}-{seat}", at=None, invited=False), f"p{seat}")
    feeds = [PartsFeed(table, f"p{seat}", "en") for seat in range(SEATS)]
    for feed in feeds:
        feed()
    return table, feeds


async def measured(game: str, tables: int, moves: int) -> dict[str, float | str]:
    """Play so many moves; the first fifth of them is not counted."""
    from chabudai.table.course.entries import Choose

    chance, number = random.Random(game), tables
    rows = [await opened(game, place) for place in range(tables)]
    gc.collect()
    gc.freeze()
    gc.disable()
    did = made = 0.0
    size = messages = counted = 0
    said = sha256()
    for move in range(moves):
        table, feeds = rows[move % tables]
        if not table.course.asked:
            number += 1
            table, feeds = rows[move % tables] = await opened(game, number)
        seat, position = chance.choice(table.course.asked), table.match.game
        written = position.open[seat].describe(position, chance.choice(position.options_of[seat]))
        act = Choose(question=table.question(seat), written=written)
        begun = time.thread_time()
        await table.do(act, f"p{seat}")
        done = time.thread_time()
        texts = [feed(move if place == seat else None) for place, feed in enumerate(feeds)]
        ended = time.thread_time()
        for text in texts:
            said.update((text or "").encode())
        if move >= moves // 5:
            did, made, counted = did + done - begun, made + ended - done, counted + 1
            size += sum(len(text or "") for text in texts)
            messages += sum(text is not None for text in texts)
        if move % 1000 == 0:
            gc.collect(0)
    return {
        "do": 1e6 * did / counted,
        "made": 1e6 * made / counted,
        "message": 1e6 * made / messages,
        "kb": size / counted / 1024,
        "messages": messages / counted,
        "mb": int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20,
        "digest": said.hexdigest()[:12],
    }


def in_turn(games: list[str], twins: list[str], tables: int, moves: int, rounds: int) -> None:
    """Every build in a process of its own, one after the other, in each round."""
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for _ in range(rounds):
        for game in games:
            for twin in twins:
                command = [sys.executable, __file__, game, "--tables", str(tables), "--moves", str(moves), "--json"]
                environment = os.environ | {"PYTHONPATH": twin}
                told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
                found.setdefault((game, twin), []).append(json.loads(told.stdout))
    for (game, twin), times in found.items():
        middle = {name: statistics.median([one[name] for one in times]) for name in COLUMNS}
        show(f"{game}, {twin}", {**middle, "digest": times[0]["digest"]})


def show(name: str, figures: dict[str, Any]) -> None:
    """A line of figures."""
    told = [
        f"{title} {figures[key]:.{1 if figures[key] < 100 else 0}f}" for key, title in zip(COLUMNS, TITLES, strict=True)
    ]
    print(f"{name}: {', '.join(told)}, digest {figures['digest']}", flush=True)


def main() -> None:
    """Read what is wanted, and measure it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--twins", nargs="+", default=[], metavar="FOLDER", help="builds to be compared")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="one line for each game")
    wanted = parser.parse_args()
    if wanted.twins:
        in_turn(list(wanted.games), wanted.twins, wanted.tables, wanted.moves, wanted.rounds)
        return
    for game in wanted.games:
        figures = asyncio.run(measured(game, wanted.tables, wanted.moves))
        print(json.dumps(figures)) if wanted.json else show(game, figures)


if __name__ == "__main__":
    main()
