"""Makes wheels in dist: one with the compiled modules for this kind of machine and this Python, and a pure one for all.

    python tools/wheels.py [--pure | --twin FOLDER]

The compiled wheel is the twin, packed: made from the C that the tests have run. pip takes it where it fits and the pure
one elsewhere. Both are built from a copy, so that nothing old lies about. docs/wheels.md tells how to
make wheels for other machines.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from compile import ROOT, TARGET

DIST = ROOT / "dist"
NEEDED = ("src", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"


def main() -> None:
    """Build what is asked for, and say where it is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pure", action="store_true", help="only the one without compiled modules")
    parser.add_argument("--into", type=Path, default=DIST, help="another folder than dist")
    parser.add_argument("--twin", type=Path, help="pack this one, as tests do, and not the one that plays fastest")
    arguments = parser.parse_args()
    into = arguments.into.resolve()
    into.mkdir(parents=True, exist_ok=True)
    print(into / built(into, ""))
    if arguments.twin:
        print(into / built(into, str(arguments.twin)))
    elif not arguments.pure:
        subprocess.run([sys.executable, str(Path(__file__).with_name("compile.py"))], check=True)
        print(into / built(into, str(TARGET)))


def built(into: Path, twin: str) -> str:
    """The name of a wheel made from a copy of the project, with what is compiled in the twin if there is one."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in NEEDED:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
            else:
                shutil.copy(ROOT / part, folder)
        done = subprocess.run(
            [sys.executable, "-c", BUILD, str(into)],
            cwd=folder,
            env=os.environ | {"CHABUDAI_PACKED_TWIN": twin},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}chabudai: the wheel could not be built; the reason is above.")
    return done.stdout.splitlines()[-1]


if __name__ == "__main__":
    main()
