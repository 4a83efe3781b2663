"""Builds the compiled twin of the package: a copy in build/compiled with mypyc extension modules inside it.

A module asks to be compiled by carrying the comment line `# mypyc: compile`; there is no other list.
Nothing is ever built inside src, so a stale extension cannot shadow a source. Use the result with
PYTHONPATH=build/compiled; `--where` names that folder if what is in it was made from the sources as they are. A game
that did not change is not compiled again: extensions.py keeps its C in build/compiled.cache.

With --if-possible a missing C compiler is reported and the exit status is 0, as the pure package is complete. Whoever
comes while another builds waits for it. With --behind it returns at once and builds in a process of its own (play.py).

With --quickly, for the tests, a twin that is right will do; where there is none, one is made beside it in
build/compiled.quick from the same C, in half of gcc's time. It plays slower: nobody but the tests is given it.
"""

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tokenize
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "chabudai"
TARGET = ROOT / "build" / "compiled"
QUICK = ROOT / "build" / "compiled.quick"
CACHE = ROOT / "build" / "compiled.cache"
LOCK = ROOT / "build" / "compiled.lock"
LOG = ROOT / "build" / "compiled.log"
WORKER = ROOT / "tools" / "extensions.py"
STAMP = "made-from.txt"
MARKER = "# mypyc: compile"

# Runs with the twin first on the path: a module that came from its source was not compiled.
VERIFY = """
import importlib, sys
pure = [name for name in sys.argv[1:] if (importlib.import_module(name).__file__ or "").endswith(".py")]
sys.exit(f"not compiled: {', '.join(pure)}" if pure else 0)
"""


def main() -> None:
    """Build when anything changed since the last build."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--if-possible", action="store_true", help="without a C compiler, say so and succeed")
    parser.add_argument(
        "--where", action="store_true", help="build nothing; print where the twin is if it is up to date"
    )
    parser.add_argument("--behind", action="store_true", help="build in the background, unless another builds")
    parser.add_argument("--quickly", action="store_true", help="one that is made sooner and plays slower will do")
    arguments = parser.parse_args()

    targets = [TARGET, QUICK] if arguments.quickly else [TARGET]
    if arguments.where:
        if found := next(filter(is_built, targets), None):
            print(found)
        return
    if arguments.behind and not went_behind():
        return
    with alone(wait=not arguments.behind) as mine:
        if mine and not any(map(is_built, targets)):
            prepare(arguments.if_possible, targets[-1])


def went_behind() -> bool:
    """Go on in another process, which no terminal ends and which takes what others leave; False in the old one."""
    if os.fork():
        return False
    os.setsid()
    os.nice(19)
    return True


def is_built(target: Path = TARGET) -> bool:
    """Is there a twin that was made from the sources as they are?"""
    stamp = target / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint(sources())


def prepare(if_possible: bool, target: Path) -> None:
    """Build a twin there, or say why not."""
    files = sources()
    wanted = fingerprint(files)
    marked = [path.relative_to(SOURCE.parent) for path in files if path.suffix == ".py" and is_marked(path)]
    # From here on the old twin is wrong. Nobody may find it, whether or not a new one comes about.
    shutil.rmtree(target, ignore_errors=True)
    if marked and (lacking := missing_tool()):
        if if_possible:
            print(f"chabudai: {lacking}; going on without the compiled twin.", file=sys.stderr)
            return
        sys.exit(f"chabudai: {lacking}.")
    build(marked, wanted, target)


@contextmanager
def alone(wait: bool) -> Iterator[bool]:
    """While nobody else builds. The lock goes with the process that holds it, however that ends."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            print("chabudai: another process is compiling; waiting for it", file=sys.stderr)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


def sources() -> list[Path]:
    """All that the package consists of."""
    left_out = (".pyc", ".so")
    return sorted(path for path in SOURCE.rglob("*") if path.is_file() and path.suffix not in left_out)


def fingerprint(files: list[Path]) -> str:
    """Everything the twin depends on, as one line."""
    digest = hashlib.sha256()
    for path in [Path(__file__).resolve(), WORKER, WORKER.with_name("seldom.h"), *files]:
        digest.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return f"{digest.hexdigest()} python {sys.version} mypy {version('mypy')}\n"


def is_marked(path: Path) -> bool:
    """Whether the marker stands alone on a line, as a comment and not inside a text."""
    with tokenize.open(path) as file:
        if MARKER not in file.read():
            return False
    with path.open("rb") as raw:
        tokens = tokenize.tokenize(raw.readline)
        return any(token.type == tokenize.COMMENT and token.line.strip() == MARKER for token in tokens)


def missing_tool() -> str | None:
    """What the compilation lacks on this machine, after trying to get it where that is ours to do."""
    if (lacking := lacking_tool()) and os.getuid() == 0 and shutil.which("apt-get"):
        print(f"chabudai: {lacking}; installing gcc and python3-dev with apt-get", file=sys.stderr)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in ("update", "install -y gcc libc6-dev python3-dev"):
            subprocess.run(["apt-get", *words.split()], env=environment, capture_output=True, check=False)
        lacking = lacking_tool()
    return lacking


def lacking_tool() -> str | None:
    """What the compilation lacks on this machine."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"a C compiler is needed and {compiler} was not found (Debian and Ubuntu: apt-get install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the C headers of Python are missing (Debian and Ubuntu: apt-get install python3-dev)"
    return None


def build(marked: list[Path], wanted: str, target: Path) -> None:
    """Copy the package, compile the marked modules in the copy, check them, and only then put it in place."""
    work = TARGET.with_name("compiled.part")
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(SOURCE, work / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    if marked:
        print(f"chabudai: compiling {len(marked)} module(s), which takes a minute or so", file=sys.stderr)
        quickly = ["--quickly"] if target == QUICK else []
        run_in(work, [str(WORKER), *quickly, str(CACHE), *(path.as_posix() for path in marked)])
        names = [".".join(path.with_suffix("").parts) for path in marked]
        run_in(work, ["-c", VERIFY, *(name.removesuffix(".__init__") for name in names)])
    else:
        print(f"chabudai: no module carries the line '{MARKER}'; the twin is a plain copy.", file=sys.stderr)
    (work / STAMP).write_text(wanted)
    work.rename(target)


def run_in(work: Path, words: list[str]) -> None:
    """Run Python with the copy as its only chabudai; on failure show what it said."""
    environment = os.environ | {"PYTHONPATH": str(work), "MYPYPATH": str(work)}
    done = subprocess.run(
        [sys.executable, *words], cwd=work, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = done.stdout + done.stderr
        sys.exit(f"{said}chabudai: the compiled twin could not be built; the reason is above.")


if __name__ == "__main__":
    main()
