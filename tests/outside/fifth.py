"""A fifth game, as another package would bring it: the example under other names, and the metadata of a package."""

from __future__ import annotations

from pathlib import Path

from chabudai import example

HOME = Path(example.__file__).parent


def install(folder: Path, package: str, names: dict[str, str] | None = None) -> Path:
    """Leave in the folder what `pip install` would: a copy of the example with words replaced, found as a game."""
    for file in (*HOME.glob("*.*"), *HOME.glob("words/*.ftl")):
        text = file.read_text(encoding="utf-8").replace(example.__name__, package)
        for name, instead in (names or {}).items():
            text = text.replace(name, instead)
        copy = folder / package / file.relative_to(HOME)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")
    return folder


def announce(folder: Path, package: str, *games: str) -> None:
    """Write the metadata of the package; its entry points say which games it brings."""
    described = folder / f"{package}-1.0.dist-info"
    described.mkdir()
    entries = "".join(f"{game} = {package}\n" for game in games)
    for name, text in {
        "METADATA": f"Metadata-Version: 2.1\nName: {package.replace('_', '-')}\nVersion: 1.0\n",
        "entry_points.txt": f"[chabudai.games]\n{entries}",
        "RECORD": "",
    }.items():
        (described / name).write_text(text, encoding="utf-8")
