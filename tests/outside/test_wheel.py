"""The package: what is in it, and that it runs where nothing else of the project is."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from tests import twin
from tests.outside.served import ENDED, LONGEST, Guest, Served, surroundings

PROJECT = ("pyproject.toml", "LICENSE", "NOTICE", "README.md", "MANIFEST.in", "src")
BUILD = "from setuptools import build_meta as b; print(b.build_wheel('.')); print(b.build_sdist('.'))"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with wheel and source distribution, built from a copy."""
    folder: Path = tmp_path_factory.mktemp("build")
    for name in PROJECT:
        if (twin.ROOT / name).is_dir():
            shutil.copytree(twin.ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        elif (twin.ROOT / name).exists():
            shutil.copy(twin.ROOT / name, folder)
    done = subprocess.run(
        [sys.executable, "-c", BUILD], cwd=folder, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_the_licence_and_the_designers_go_along(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    (sources,) = built.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as opened:
        inside = opened.namelist()
    with tarfile.open(sources) as packed:
        packed_names = packed.getnames()
    for name in ("LICENSE", "NOTICE"):
        assert [path for path in inside if path.endswith(f"licenses/{name}")]
        assert [path for path in packed_names if path.count("/") == 1 and path.endswith(f"/{name}")]
    assert not [path for path in packed_names if "/tests" in path]


def test_every_package_that_is_imported_is_declared() -> None:
    data = tomllib.loads((twin.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*data["dependencies"], *(name for extra in data["optional-dependencies"].values() for name in extra)]
    declared = {re.split(r"[^\w.-]", line)[0].split(".")[0].lower() for line in asked}
    imported = set()
    for file in twin.SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                imported.add(node.module.split(".")[0])
    assert imported - set(sys.stdlib_module_names) - {"chabudai"} <= declared


def test_an_installed_wheel_runs(built: Path, tmp_path: Path) -> None:
    """In an environment of its own; what it depends on is borrowed, so that no network is needed."""
    place = tmp_path / "venv"
    venv.create(place, with_pip=False, symlinks=True)
    (library,) = place.glob("lib/python*/site-packages")
    borrowed = [path for path in sys.path if path.endswith("site-packages")]
    (library / "borrowed.pth").write_text("\n".join(borrowed))  # the project itself is not found by this
    (wheel,) = built.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", str(place), "install", "--no-deps", "--no-index", "--quiet"]
    subprocess.run([*pip, "--disable-pip-version-check", "--ignore-installed", str(wheel)], timeout=LONGEST, check=True)
    home = tmp_path / "home"
    home.mkdir()
    environment = surroundings(home)
    del environment["PYTHONPATH"]
    command = str(place / "bin" / "chabudai")

    def run(*words: str, typed: str = "") -> str:
        done = subprocess.run(
            [command, *words], input=typed, capture_output=True, text=True, env=environment, cwd=home, timeout=LONGEST,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, (words, done.stderr)
        return done.stdout

    where = [str(place / "bin" / "python"), "-c", "import chabudai; print(chabudai.__file__)"]
    found = subprocess.run(where, capture_output=True, text=True, env=environment, cwd=home, check=True).stdout
    assert found.startswith(str(library)), "the wheel and nothing else"
    assert "Usage: chabudai" in run("--help")
    assert "Botan" in run("play", "arigato", "--opponents", "random", typed="1\n" * 12)
    assert run("simulate", "machi", "--games", "2")
    server = Served(home, command=command)
    assert server.environment is not None
    del server.environment["PYTHONPATH"]
    server.start()
    guest = Guest(server)
    table = guest.open("arigato", ["adept", "adept"])["table"]
    guest.play(table, 12)
    assert guest.stumbles(table) == []
    assert server.stop() in ENDED
    assert server.complaints() == []
