"""The package: what is in it, and that it runs where nothing else of the project is."""

from __future__ import annotations

import ast
import email
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import chabudai
from tests import twin
from tests.outside.served import ENDED, LONGEST, Guest, Served, surroundings

FOLDERS = ("bench", "docs", "src", "tests", "tools", "trust")
FILES = ("LICENSE", "MANIFEST.in", "Makefile", "NOTICE", "pyproject.toml", "requirements.lock", "setup.py")
PROJECT = (*FOLDERS, *FILES, *(page.name for page in twin.ROOT.glob("*.md")))
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info", ".*", "*.so")
CALLED = {"open_spiel": "pyspiel"}  # packages whose modules have another name
BUILD = "from setuptools import build_meta; print(build_meta.build_sdist('.'))"


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, built from a copy."""
    folder: Path = tmp_path_factory.mktemp("build")
    for name in PROJECT:
        if (twin.ROOT / name).is_dir():
            shutil.copytree(twin.ROOT / name, folder / name, ignore=LEFT_OUT)
        elif (twin.ROOT / name).exists():
            shutil.copy(twin.ROOT / name, folder)
    done = subprocess.run(
        [sys.executable, "-c", BUILD], cwd=folder, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """As `make wheel` makes them: the pure one, and one from the twin that these tests run on, where there is one."""
    folder: Path = tmp_path_factory.mktemp("dist")
    kinds = ["--twin", twin.COMPILED] if twin.COMPILED else ["--pure"]
    command = [sys.executable, str(twin.ROOT / "tools" / "wheels.py"), "--into", str(folder), *kinds]
    done = subprocess.run(command, capture_output=True, text=True, timeout=twin.LONGEST, check=False)
    assert done.returncode == 0, done.stderr
    return [Path(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def wheel(wheels: list[Path]) -> Path:
    """For everybody whose machine has no other."""
    assert wheels[0].name.endswith("-py3-none-any.whl")
    return wheels[0]


def test_the_licence_and_the_designers_go_along(wheel: Path, sources: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        inside = opened.namelist()
    with tarfile.open(sources) as packed:
        packed_names = packed.getnames()
    for name in ("bot/settings.py", "looks/drawings.svg", "looks/home-en-dark.webp", "lesson.json", "words/en.ftl"):
        assert f"chabudai/games/dojo/{name}" in inside
    for name in ("LICENSE", "NOTICE"):
        assert [path for path in inside if path.endswith(f"licenses/{name}")]
        assert [path for path in packed_names if path.count("/") == 1 and path.endswith(f"/{name}")]


@pytest.fixture(scope="module")
def unpacked(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, as whoever has nothing else finds it."""
    place: Path = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sources) as packed:
        if hasattr(tarfile, "data_filter"):  # since 3.11.4
            packed.extraction_filter = staticmethod(tarfile.data_filter)
        packed.extractall(place)
    (folder,) = place.glob("chabudai-*")
    return folder


def test_the_source_distribution_is_complete(unpacked: Path) -> None:
    """What a folder holds is there, whether Python knows what it is or not."""
    for name in FOLDERS:
        held = {path.relative_to(twin.ROOT) for path in (twin.ROOT / name).rglob("*") if path.is_file()}
        made = {path for path in held if {"__pycache__", ".hypothesis"} & set(path.parts) or ".egg-info" in str(path)}
        assert held - made <= {path.relative_to(unpacked) for path in unpacked.rglob("*")}
    for name in (*FILES, *(page.name for page in twin.ROOT.glob("*.md"))):
        assert (unpacked / name).read_bytes() == (twin.ROOT / name).read_bytes()


def test_the_tests_of_the_source_distribution_run(unpacked: Path) -> None:
    some = ("tests/core/test_rng.py", "tests/core/test_reprs.py", "tests/rules/dojo/test_challenge.py")
    environment = twin.environment(unpacked / "src")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *some],
        cwd=unpacked, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    where = [sys.executable, "-c", "import chabudai; print(chabudai.__file__)"]
    found = subprocess.run(where, cwd=unpacked, env=environment, capture_output=True, text=True, check=True).stdout
    assert found.startswith(str(unpacked))


def test_the_package_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        (name,) = [path for path in opened.namelist() if path.endswith(".dist-info/METADATA")]
        about = email.message_from_bytes(opened.read(name))
    assert (about["Name"], about["Version"]) == ("chabudai", chabudai.__version__)
    assert about["Description-Content-Type"] == "text/markdown"
    assert "low table a family gathers round" in str(about.get_payload())
    assert about["Keywords"]
    assert "Typing :: Typed" in about.get_all("Classifier", [])
    changes = (twin.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {chabudai.__version__} (" in changes


def test_every_package_that_is_imported_is_declared() -> None:
    data = tomllib.loads((twin.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*data["dependencies"], *(name for extra in data["optional-dependencies"].values() for name in extra)]
    declared = {re.split(r"[^\w.-]", line)[0].split(".")[0].lower() for line in asked}
    declared |= {module for package, module in CALLED.items() if package in declared}
    imported = set()
    for file in twin.SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                imported.add(node.module.split(".")[0])
    assert imported - set(sys.stdlib_module_names) - {"chabudai"} <= declared


class Installed:
    """A wheel in an environment of its own; what it depends on is borrowed, so that no network is needed."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.place = folder / "venv"
        venv.create(self.place, with_pip=False, symlinks=True)
        (self.library,) = self.place.glob("lib/python*/site-packages")
        borrowed = [path for path in sys.path if path.endswith("site-packages")]
        (self.library / "borrowed.pth").write_text("\n".join(borrowed))  # the project itself is not found by this
        pip = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            str(self.place),
            "install",
            "--no-deps",
            "--no-index",
            "--no-compile",  # who runs a part of it compiles that part
            "--quiet",
        ]
        command = [*pip, "--disable-pip-version-check", "--ignore-installed", str(wheel)]
        subprocess.run(command, timeout=LONGEST, check=True)
        self.home = folder / "home"
        self.home.mkdir()
        self.environment = surroundings(self.home)
        del self.environment["PYTHONPATH"]
        self.command = str(self.place / "bin" / "chabudai")

    def run(self, *words: str, typed: str = "") -> str:
        done = subprocess.run(
            [self.command, *words], input=typed, capture_output=True, text=True, env=self.environment, cwd=self.home,
            timeout=LONGEST, check=False,
        )  # fmt: skip
        assert done.returncode == 0, (words, done.stderr)
        return done.stdout

    def origins(self, *modules: str) -> list[str]:
        """The files that modules come from."""
        where = "import importlib, sys; [print(importlib.import_module(name).__file__) for name in sys.argv[1:]]"
        command = [str(self.place / "bin" / "python"), "-c", where, *modules]
        done = subprocess.run(command, capture_output=True, text=True, env=self.environment, cwd=self.home, check=True)
        return done.stdout.splitlines()

    def serve_a_game(self) -> None:
        server = Served(self.home, command=self.command)
        assert server.environment is not None
        del server.environment["PYTHONPATH"]
        server.start()
        guest = Guest(server)
        table = guest.open("arigato", ["adept", "adept"])["table"]
        guest.play(table, 12)
        assert guest.stumbles(table) == []
        assert server.stop() in ENDED
        assert server.complaints() == []


def test_an_installed_wheel_runs(wheel: Path, tmp_path: Path) -> None:
    installed = Installed(wheel, tmp_path)
    (origin,) = installed.origins("chabudai")
    assert origin.startswith(str(installed.library)), "the wheel and nothing else"
    assert "Usage: chabudai" in installed.run("--help")
    assert "Botan" in installed.run("play", "arigato", "--opponents", "random", typed="1\n" * 12)
    assert installed.run("simulate", "machi", "--games", "2")
    installed.serve_a_game()


@twin.needed
def test_an_installed_wheel_with_compiled_modules_runs(wheels: list[Path], tmp_path: Path) -> None:
    installed = Installed(wheels[1], tmp_path)
    modules = ("core.step", "games.machi.state", "games.dojo.bot.evaluate", "bots.search")
    for origin in installed.origins(*(f"chabudai.{module}" for module in modules)):
        assert origin.startswith(str(installed.library))
        assert origin.endswith(EXTENSION_SUFFIXES[0])
    assert installed.run("simulate", "machi", "--games", "2")
    installed.serve_a_game()
