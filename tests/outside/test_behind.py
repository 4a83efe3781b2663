"""`make play` in a clone without a compiled twin: it plays at once, and everything gets quicker behind it.

The clone is a copy in which one small module asks to be compiled, so that the twin takes seconds and not minutes.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai.table.running.awaited_twin import AwaitedTwin
from tests import twin
from tests.outside.served import ENDED, LONGEST, Guest, Served, surroundings

MARKER = "# mypyc: compile\n"
ONE = "core/rng.py"
WHERE = "import chabudai; print(chabudai.__file__)"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of the project."""
    folder = tmp_path / "clone"
    for name in ("src", "tools"):
        shutil.copytree(twin.ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in (folder / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if MARKER in text and not path.match(ONE):
            path.write_text(text.replace(MARKER, ""), encoding="utf-8")
    return folder


class Played(Served):
    """`make play` there, once the environment is set up."""

    def __init__(self, clone: Path, home: Path) -> None:
        home.mkdir(exist_ok=True)
        super().__init__(home, str(clone / "src"))
        self.clone = clone

    def start(self) -> None:
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, str(self.clone / "tools" / "play.py"), "chabudai", "serve", *self.options],
                stdout=subprocess.PIPE, stderr=errors, text=True, env=self.environment, cwd=self.clone,
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line + self.errors.read_text()

    def game_with_a_bot(self) -> None:
        guest = Guest(self)
        table = guest.open("dojo", ["greedy", "random"])["table"]
        guest.play(table, 3)
        assert guest.stumbles(table) == []

    def on_the_twin(self) -> tuple[bool, bool]:
        """Whether the server, and whether all processes that it started to think in, have loaded compiled modules."""
        assert self.process is not None
        me = self.process.pid
        workers = [pid for pid in children(me) if "spawn_main" in read(pid, "cmdline")]
        assert workers
        return self.compiled(me), all(self.compiled(pid) for pid in workers)

    def compiled(self, pid: int) -> bool:
        return f"{self.clone}/build/compiled/" in read(pid, "maps")


def read(pid: int, name: str) -> str:
    """What is told of a process; nothing when it has gone meanwhile."""
    try:
        return Path(f"/proc/{pid}/{name}").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def children(pid: int) -> list[int]:
    return [int(number) for number in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def wait_for(path: Path) -> None:
    end = time.monotonic() + LONGEST
    while not path.is_file():
        assert time.monotonic() < end, (path.parents[1] / "compiled.log").read_text()
        time.sleep(0.2)


@pytest.fixture
def server(clone: Path, tmp_path: Path) -> Iterator[Played]:
    running = Played(clone, tmp_path / "home")
    yield running
    if running.process is not None and running.process.poll() is None:
        running.kill()


@twin.needed  # so there is a compiler
@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="what a process has loaded is read from /proc")
def test_play_begins_at_once_and_gets_quicker_behind(clone: Path, server: Played) -> None:
    stamp = clone / "build" / "compiled" / "made-from.txt"
    server.start()
    assert not stamp.is_file(), "nobody waits for the compiler"
    server.game_with_a_bot()
    wait_for(stamp)
    server.game_with_a_bot()
    end = time.monotonic() + LONGEST
    while server.on_the_twin() != (False, True):  # those from before may still be about to end
        assert time.monotonic() < end, server.on_the_twin()
        time.sleep(0.1)
    assert server.stop() in ENDED
    assert ["being built behind it" in line for line in server.complaints()] == [True, False]
    server.start()
    server.game_with_a_bot()
    assert server.on_the_twin() == (True, True)
    assert server.stop() in ENDED
    assert server.complaints() == [], "nothing is said where all is as it should be"


def test_a_twin_made_quickly_is_for_tests_alone(clone: Path, tmp_path: Path) -> None:
    """Whoever plays, packs or measures never gets it; tests are content with either."""
    around = surroundings(tmp_path, str(clone / "src"))

    def found(*options: str) -> str:
        command = [sys.executable, str(clone / "tools" / "compile.py"), "--where", *options]
        return subprocess.run(command, env=around, capture_output=True, text=True, check=True).stdout.strip()

    stamp = [sys.executable, "-c", "from compile import fingerprint, sources; print(fingerprint(sources()), end='')"]
    made = subprocess.run(stamp, cwd=clone / "tools", env=around, capture_output=True, text=True, check=True).stdout
    quick, full = (clone / "build" / name for name in ("compiled.quick", "compiled"))
    quick.mkdir(parents=True)
    (quick / "made-from.txt").write_text(made)
    assert (found(), found("--quickly")) == ("", str(quick))
    full.mkdir()
    (full / "made-from.txt").write_text(made)
    assert (found(), found("--quickly")) == (str(full), str(full))


def test_a_twin_of_other_sources_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has changed something since the server started: bots go on as it does."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    (tmp_path / "made-from.txt").write_text("other sources\n")
    awaited = AwaitedTwin({"CHABUDAI_TWIN": str(tmp_path), "CHABUDAI_TWIN_MADE_FROM": "these sources\n"})
    assert not awaited.has_come()
    (tmp_path / "made-from.txt").write_text("these sources\n")
    assert awaited.has_come()
    assert sys.path[0] == str(tmp_path)
    assert not awaited.has_come(), "once is enough"


def test_without_a_compiler_one_plays_on_the_sources(clone: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(clone / "tools" / "play.py"), sys.executable, "-c", WHERE],
        env=surroundings(tmp_path, str(clone / "src")) | {"CC": "no-such-compiler"},
        capture_output=True, text=True, timeout=LONGEST, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == str(clone / "src" / "chabudai" / "__init__.py")
    assert done.stderr.splitlines() == [
        "chabudai: a C compiler is needed and no-such-compiler was not found (Debian and Ubuntu: apt-get install gcc);"
        " this runs on the sources.",
    ]
    assert not (clone / "build" / "compiled.log").exists()
