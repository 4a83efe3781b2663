"""Worker of compile.py: turns marked modules into extension modules, and builds again only what changed.

    python tools/extensions.py [--quickly] CACHE FILE...

Runs in the folder that holds the package. Each game is a group of its own, and so is each other folder of the
package. A group is one C file: calls within it stay direct, and a change in one game compiles that game alone. CACHE
keeps the C and the finished extensions, each with a fingerprint of all that went into it; they are copied from there.
"""

import gc
import hashlib
import json
import os
import shutil
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]  # setuptools ships no types
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
CHECKING = ["--strict", "--config-file=", "--explicit-package-bases", "--cache-dir=/dev/null"]
# With --quickly types are looked at as `make check` does it, and what that has found out about libraries is taken from
# its cache: half of mypyc's time. From a copy, since mypyc would write about other files by the same names.
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
AS_CHECKED = [f"--config-file={ROOT / 'pyproject.toml'}", f"--python-version={VERSION}"]
CHECKED = ROOT / ".mypy_cache"
# Measured with Dojo: -O2 gains 3 to 4 %, -O3 nothing more, for two and three times the compiling. So a small group gets
# -O2 without the passes that take long and gain nothing here; a large one, which would take minutes, stays with -O1.
OPTIMISE = "1"
SMALL = 5_000_000  # bytes of C
HARDER = ["-O2", "-fno-tree-pre", "-fno-tree-vrp", "-fno-gcse", "-fno-schedule-insns2", "-fno-thread-jumps"]
# A message runs once through much code, most of which has left the first cache since the last: what only errors need
# lies apart, calls of Python's own functions take no detour, and nothing watches over the stack. Together 1 to 2 % of a
# move with its messages, in all games (50 tables, builds in turn, eight times).
SELDOM_CALLED = ROOT / "tools" / "seldom.h"
CLOSER = ["-include", str(SELDOM_CALLED), "-freorder-blocks-and-partition", "-fno-plt", "-fno-stack-protector"]
# With --quickly: Dojo takes gcc 7 to 8 seconds, where it takes 16 otherwise. Pages and tables take 8 instead of 13 with
# -O0, and no test repeats what they do so often that it would lose that again; games and bots would lose more.
QUICKLY = ["-Og"]
AT_ONCE = ["-O0"]
SELDOM = "chabudai_table__mypyc"
# Nothing but the entry of a module is called from outside.
FLAGS = ["-fvisibility=hidden"]


def group_of(path: Path, games: set[str]) -> str:
    """The game whose folder it is in (games/dojo/bot/evaluate.py), else the folder (core/step.py)."""
    _, folder, *below = path.with_suffix("").parts
    return below[0] if folder == "games" and below[0] in games else folder


class Builder(build_ext):  # type: ignore[misc]
    """Skips an extension that is there and was made from the same C with the same compiler flags."""

    def build_extensions(self) -> None:
        # Python asks for all warnings of C. Nobody reads them of generated C, and to look for them took gcc as long as
        # all the rest of a large group: 34 of 79 seconds in Artigiano.
        self.compiler.compiler_so = [word for word in self.compiler.compiler_so if word != "-Wall"]
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        built = Path(self.get_ext_fullpath(ext.name))
        seal = built.with_name(built.name + ".made-from")
        wanted = self.fingerprint(ext)
        if built.is_file() and seal.is_file() and seal.read_text() == wanted:
            return
        # A build that is cut short leaves no seal, so what it leaves is never taken for finished.
        seal.unlink(missing_ok=True)
        super().build_extension(ext)
        seal.write_text(wanted)

    def fingerprint(self, ext: Extension) -> str:
        """The generated C with the headers it includes, those of other groups too, and how it is compiled."""
        command = getattr(self.compiler, "compiler_so", "")
        digest = hashlib.sha256(repr([sys.version, version("mypy"), command, ext.extra_compile_args]).encode())
        for name in (*ext.sources, *sorted(ext.depends), SELDOM_CALLED):
            digest.update(Path(name).read_bytes())
        return digest.hexdigest()


def size_of(extension: Extension) -> int:
    """The bytes of its C."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def is_door(extension: Extension) -> bool:
    """One of the small ones, each of which lets a module in by its name; what they let in is in that of their group."""
    return not extension.name.endswith("__mypyc")


def joined(doors: list[Extension]) -> Extension:
    """Those of one folder as one: their names differ, and gcc and its linker start once and not for each of them."""
    first = doors[0]
    sources = [Path(source).resolve() for door in doors for source in door.sources]
    # Each has this entry besides its own, for another system: here it gets a name that nothing else has.
    spare = "PyInit___init__"
    lines = [
        f"#define {spare} {spare}{number}\n#include {json.dumps(str(source))}\n#undef {spare}\n"
        for number, source in enumerate(sources)
    ]
    file = sources[0].with_name("__doors__.c")
    file.write_text("".join(lines))
    return Extension(
        first.name,
        sources=[str(file)],
        depends=[str(source) for source in sources],
        extra_compile_args=first.extra_compile_args,
    )


def file_of(extension: Extension) -> Path:
    """Where Python looks for it, from here."""
    return Path(*extension.name.split(".")).with_suffix(str(sysconfig.get_config_var("EXT_SUFFIX")))


def checking(quickly: bool, cache: str) -> list[str]:
    """How mypyc looks at types."""
    if not quickly:
        return CHECKING
    copy = Path(cache, "types")
    shutil.rmtree(copy, ignore_errors=True)
    if CHECKED.is_dir():
        shutil.copytree(CHECKED, copy)
    return [*AS_CHECKED, f"--cache-dir={copy}"]


def main() -> None:
    """Generate the C of all groups, then compile side by side, the longest first."""
    quickly = sys.argv[1] == "--quickly"
    cache, *files = sys.argv[2 if quickly else 1 :]
    games = {folder.name for folder in Path("chabudai", "games").iterdir() if folder.is_dir()}
    groups: dict[str, list[str]] = {}
    for file in files:
        groups.setdefault(group_of(Path(file), games), []).append(file)
    gc.disable()  # next to nothing of what mypyc makes becomes waste before its end
    extensions = mypycify(
        [*checking(quickly, cache), *files],
        opt_level=OPTIMISE,
        debug_level="0",
        separate=[(members, f"chabudai_{name}") for name, members in groups.items()],
        target_dir=f"{cache}/c",
    )
    folders: dict[Path, list[Extension]] = {}
    for door in filter(is_door, extensions):
        folders.setdefault(Path(door.sources[0]).parent, []).append(door)
    extensions = [*(each for each in extensions if not is_door(each)), *map(joined, folders.values())]
    for extension in extensions:
        if quickly:
            level = AT_ONCE if extension.name == SELDOM else QUICKLY
        else:
            level = [*CLOSER, *(HARDER if size_of(extension) < SMALL else [])]
        extension.extra_compile_args = [*extension.extra_compile_args, *level, *FLAGS]
    extensions.sort(key=size_of, reverse=True)
    kind = "-quick" if quickly else ""
    kept = [f"--build-temp={cache}/o{kind}", f"--build-lib={cache}/lib{kind}"]
    setup(
        name="chabudai-compiled",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Builder},
        script_args=["--quiet", "build_ext", "--inplace", "--force", f"--parallel={os.cpu_count() or 1}", *kept],
    )
    for first, *others in folders.values():
        for door in others:
            shutil.copyfile(file_of(first), file_of(door))


if __name__ == "__main__":
    main()
