"""How many moves a second does the table carry, and how soon do the others see one?  On this machine only.

    python bench/load.py                              all of it: about three minutes
    python bench/load.py --twin build/compiled        our server on the compiled twin, as `make load` has it
    python bench/load.py --only "dojo, pages" "boardgame.io"     crowds whose names begin so
    python bench/load.py --rounds 5 --json FILE       medians of five, the servers in turn
    python bench/load.py --tables 10 --thinking 10    what ten tables of thinking bots do to the others

200 clients at 50 tables.  *saturated*: everybody answers at once, which says how much a server carries; *paced*:
everybody thinks for a second or so, which says what people feel.  Pages get the very messages that a browser gets,
compressed if the server wants that; programs are at the API.  boardgame.io has its tables in memory, ours are on disk.

Measured: moves that were confirmed a second; the time from sending a move until each of the *other* players who may see
something of it has received it; what the server used.  The clients share the machine with the server and are part of
the load: figures compare servers within one run, they do not say what a server alone could do.  *moves/cpu s* is moves
for each second of processor time of the server: the figure that other work on the machine disturbs least.  A move is
what somebody does with one click; *choices* is how many of them the log has, where a click is several: in Arigatō
"Ready" gives up to five cards their places, and each of them is judged, written and told by itself.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

import uvloop

from load_clients import ApiLoad, Load, PageLoad
from load_peer import PeerLoad
from load_servers import HERE, installed, ours, peer

FOLDER = HERE.parent / "build" / "boardgame_io"
GAMES = ("dojo", "arigato", "machi", "artigiano")
THINK = 1.0  # seconds, in a paced crowd
PEER = "boardgame.io"
COLUMNS = {
    "moves_per_second": "moves/s",
    "choices_per_second": "choices/s",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "moves_per_cpu_second": "moves/cpu s",
    "processor_ms_per_move": "cpu ms/move",
    "messages_ms_per_move": "messages",
    "clients_ms_per_move": "clients",
    "server_megabytes": "MB",
    "kilobytes_per_move": "kB/move",
    "messages_per_move": "told/move",
}


@dataclass(frozen=True)
class Crowd:
    """Who plays at what."""

    kind: type[Load]
    game: str
    processes: int = 1
    think: float = 0.0
    thinking: int = 0

    @property
    def pace(self) -> str:
        return "paced" if self.think else "saturated"

    @property
    def name(self) -> str:
        what = "pages" if self.kind is PageLoad else "programs"
        whom = PEER if self.kind is PeerLoad else f"{self.game}, {what}"
        many = f", {self.processes} processes" if self.processes > 1 else ""
        return f"{whom}, {self.pace}{many}{', beside bots' if self.thinking else ''}"


def crowds(processes: list[int], thinking: int) -> list[Crowd]:
    """All of them, those to be compared near each other."""
    found: list[Crowd] = []
    for think in (0.0, THINK):
        found.append(Crowd(PeerLoad, "", think=think))
        for game in GAMES:
            found += [Crowd(PageLoad, game, count, think) for count in processes if count == 1 or not think]
        if not think:
            found.append(Crowd(ApiLoad, "dojo"))
    if thinking:
        found.append(Crowd(ApiLoad, "dojo", thinking=thinking))
    return found


async def one(crowd: Crowd, tables: int, seconds: float, seed: int, twin: str, folder: Path) -> dict[str, float]:
    """One crowd against a server of its own."""
    with tempfile.TemporaryDirectory(prefix="chabudai-load-") as place:
        database = str(Path(place) / "tables.db")
        server = peer(folder) if crowd.kind is PeerLoad else ours(database, crowd.processes, twin)
        with server as running:
            load = crowd.kind(running.port, tables, seed, crowd.think, crowd.game)
            load.thinking = crowd.thinking
            await load.play(seconds, running.used)
            megabytes = running.megabytes()
        return await load.figures(database) | {"server_megabytes": megabytes}


def table(found: dict[str, dict[str, float]]) -> None:
    """The figures."""
    wide = max(map(len, found), default=0) + 2
    print(" " * wide + "".join(f"{title:>13}" for title in COLUMNS.values()))
    for name, figures in found.items():
        cells = (f"{figures[key]:13.2f}" if key in figures else " " * 13 for key in COLUMNS)
        print(f"{name:{wide}}" + "".join(cells))


def compare(found: dict[str, dict[str, float]]) -> None:
    """Ours beside boardgame.io's at the same pace."""
    for name, figures in found.items():
        other = found.get(f"{PEER}, {'paced' if 'paced' in name else 'saturated'}")
        if other is not None and figures is not other:
            keys = ("moves_per_second", "moves_per_cpu_second", "p99_ms")
            ratios = ", ".join(f"{COLUMNS[key]} {figures[key] / other[key]:.2f}" for key in keys)
            print(f"{name} / {PEER}: {ratios}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each crowd")
    parser.add_argument("--rounds", type=int, default=1, help="how often all of them; medians are shown")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2], help="of our server")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--thinking", type=int, default=0, help="tables of bots beside the others, for programs only")
    parser.add_argument("--twin", default="", help="the folder of the compiled twin, for our server to run on")
    parser.add_argument("--peer", type=Path, default=FOLDER, help="where boardgame.io is, or will be, installed")
    parser.add_argument("--only", nargs="+", default=[""], help="beginnings of the names of crowds")
    parser.add_argument("--json", type=Path, help="write every figure here too")
    given = parser.parse_args()
    wanted = [one for one in crowds(given.processes, given.thinking) if one.name.startswith(tuple(given.only))]
    if any(one.kind is PeerLoad for one in wanted) and (lacking := installed(given.peer)):
        print(f"{PEER} is not measured: {lacking}.")
        wanted = [one for one in wanted if one.kind is not PeerLoad]
    gc.disable()  # the crowd runs for seconds; to look for its garbage would take the processor from the servers
    every: dict[str, list[dict[str, float]]] = {crowd.name: [] for crowd in wanted}
    for round_ in range(given.rounds):
        for crowd in wanted:
            run = one(crowd, given.tables, given.seconds, given.seed + round_, given.twin, given.peer)
            every[crowd.name].append(uvloop.run(run))
            gc.collect()
    found = {
        name: {key: statistics.median(run[key] for run in runs) for key in runs[0]} for name, runs in every.items()
    }
    print(
        f"{given.tables} tables, {4 * given.tables} clients, {given.seconds:g} s each, {given.rounds} times; "
        f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; "
        f"our server {'on the compiled twin' if given.twin else 'interpreted'}"
    )
    table(found)
    compare(found)
    if given.json is not None:
        given.json.write_text(json.dumps(every, indent=2) + "\n")


if __name__ == "__main__":
    main()
