"""`chabudai new`: a small game that runs, in a folder of its own, to be changed into one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text as Line

from chabudai import games
from chabudai.commands.voice import HELP, VOICE, Language, out
from chabudai.core.errors import BadTable
from chabudai.terminal.paint import ACCENT

NAME: Final = re.compile(r"[a-z][a-z0-9]{2,19}")
# The names of the example wherever they stand for it: other lanterns are lanterns.
EXAMPLE: Final = re.compile(r'chabudai\.example|lanterns(?=-)|(?<=")lanterns(?=")|Lanterns')
SCAFFOLD: Final = re.compile("lanterns|Lanterns")


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help=HELP("cli-new-name"))],
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help=HELP("cli-new-folder"))] = Path(),
    lang: Language = None,
) -> None:
    if not NAME.fullmatch(name) or name in games.names() or find_spec(name) is not None:
        raise BadTable("bad-game-name", name=name)
    home = folder / name
    if home.exists():
        raise BadTable("folder-exists", folder=str(home))
    made = [home / path for path in _write(home, name)]
    console = out()
    for path in made:
        console.print(Line(f"  {path}"), highlight=False)
    console.print(Line(VOICE.words("cli-new-made", title=name.capitalize()), ACCENT))
    console.print(Line(VOICE.words("cli-new-next", name=name, home=str(home))), highlight=False)


def _write(home: Path, name: str) -> list[str]:
    """Every file of the example and of what makes a package of it, under its new name."""
    written = sorted(_files(name))
    for path, file, names in written:
        text = file.read_text(encoding="utf-8")
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        renamed = names.sub(lambda found: name.capitalize() if found[0] == "Lanterns" else name, text)
        (home / path).write_text(renamed, encoding="utf-8")
    return [path for path, _, _ in written]


def _files(name: str) -> Iterator[tuple[str, Traversable, re.Pattern[str]]]:
    """Where each file goes, where it comes from, and which names in it are the example's."""
    example, package = files("chabudai.example"), f"src/{name}"
    scaffold = example.joinpath("scaffold")
    yield "pyproject.toml", scaffold.joinpath("pyproject.toml"), SCAFFOLD
    yield "README.md", scaffold.joinpath("README.md"), SCAFFOLD
    yield f"tests/test_{name}.py", scaffold.joinpath("test_lanterns.py.txt"), SCAFFOLD
    yield f"{package}/__init__.py", scaffold.joinpath("__init__.py.txt"), SCAFFOLD
    for file in example.iterdir():
        if file.name.endswith((".py", ".md")) and file.name != "__init__.py":
            yield f"{package}/{file.name}", file, EXAMPLE
    for file in example.joinpath("words").iterdir():
        if file.name.endswith(".ftl"):
            yield f"{package}/words/{file.name}", file, EXAMPLE
