"""Pictures of real games: every game at four moments, in both languages, on a desk and a phone, light and dark.

    python tools/pictures.py [--game dojo] [--moment end] [--language fr] [--size phone] [--theme dark] [--few] [--keep]

Bots play a game from a fixed seed; a server on this machine gets the same game move by move, and Chromium looks at it
with the eyes of the first seat. Everything goes to build/pictures; with --keep the few that the README and the
documentation show go to docs/pictures too, with fewer colours so that they stay small, and those of the home page to
the looks of the game, smaller still. `looks/pictures.json` of a game says which game is played and what is kept.
"""

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from chabudai import games
from chabudai.bots import find as find_bot
from chabudai.core.match import Match, Played
from chabudai.core.rng import Rng
from chabudai.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "pictures"
KEPT = ROOT / "docs" / "pictures"
SOURCE = ROOT / "src" / "chabudai" / "games"
LARGEST = 150_000  # bytes of a picture that is kept
NAMES = ("Hana", "Kenji", "Aiko", "Taro", "Yuki", "Sora")
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb"]


MOMENTS = ("setup", "middle", "decision", "end")
AT_HOME = (720, 450)
# The question in full is shown by itself to newcomers only; everybody is here; what rises or fades in has come.
SETTLED = """() => { document.getElementById("explain")?.removeAttribute("open");
    for (const e of document.querySelectorAll(".gone")) e.classList.remove("gone");
    return document.fonts.status === "loaded" && document.getAnimations().every(a => a.playState !== "running"); }"""


# Of an arrangement: two pieces have their place, by a badge where places are not in sight, and a third is in hand.
BEGUN = """() => {
  const every = [...document.querySelectorAll("#frame .hand [data-pick]")].map((b) => b.dataset.pick);
  const badge = (key) => document.querySelector(`[data-turn="${key}"]`);
  const zones = [...new Set([...document.querySelectorAll("#frame .zone:not(.board):has([data-put])")])];
  const place = (key, zone) => zone.querySelector(`[data-put][data-for="${key}"]`).click();
  if (badge(every[0])) for (const key of [every[0], every[1], every[1]]) badge(key).click();
  else zones.slice(0, 2).forEach((zone, i) => place(every[i], zone));
  const movable = every.slice(2).find((key) => document.querySelector(`.board [data-put][data-for="${key}"]`));
  document.getElementById(`pick-${movable ?? every[2]}`).click();
}"""


@dataclass(frozen=True)
class Sitting:
    """A game to look at: who plays, which questions make a decision worth a picture, the best first, what is kept."""

    seats: int
    seed: int
    decision: tuple[str, ...]
    home: str  # the moment that the home page shows, in both languages, light and dark
    kept: tuple[str, ...]  # what the README and the documentation show


def sittings() -> dict[str, Sitting]:
    """Those of all games that have one."""
    found = {}
    for name in games.names():
        file = resources.files(games.find(name).package).joinpath("looks", "pictures.json")
        if file.is_file():
            found[name] = Sitting(**json.loads(file.read_text(encoding="utf-8")))
    return found


SITTINGS = sittings()


class Table:
    """A server on this machine, and the people who sit at its tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.tokens = [self.call("/api/players", {"name": name})["token"] for name in NAMES]

    def call(self, path: str, data: Any = None, token: str = "") -> Any:
        """One request."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        body = None if data is None else json.dumps(data).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, body, headers), timeout=30) as answer:
            return json.load(answer)

    def open(self, seats: int, plan: dict[str, Any]) -> str:
        """A table with somebody on every seat."""
        chairs = ["me", *["open"] * (seats - 1)]
        table = str(self.call("/api/tables", {**plan, "chairs": chairs}, self.tokens[0])["table"])
        for seat in range(1, seats):
            self.call(f"/api/tables/{table}/sit", {"seat": seat}, self.tokens[seat])
        return table

    def play(self, match: Match, seats: int) -> str:
        """A finished match once more, at a table."""
        plan = {"game": match.box.name, "seats": seats, "seed": match.seed, "hints": True}
        table = self.open(seats, plan)
        for played in match.played:
            self.choose(table, played)
        return table

    def choose(self, table: str, played: Played) -> None:
        """A choice once more."""
        token = self.tokens[played.seat]
        number = self.call(f"/api/tables/{table}", token=token)["question"]["number"]
        choice = played.written.partition(" ")[2]
        self.call(f"/api/tables/{table}/choose", {"question": number, "choice": choice}, token)


def played_by_bots(name: str, sitting: Sitting) -> Match:
    """The same game on every machine."""
    match = Match(games.find(name), sitting.seats, sitting.seed)
    bot, rng = find_bot("greedy"), Rng(sitting.seed)
    while not match.game.over:
        seat = match.game.waiting()[0]
        match.choose(seat, bot(match.game.view(seat), seat, rng))
    return match


def moments(match: Match, sitting: Sitting) -> dict[str, int]:
    """After how many choices each picture is taken."""
    asked = [(at, one.before.question(0)) for at, one in enumerate(match.played) if one.before.question(0) is not None]
    whole = len(match.played)
    middle = min((at for at, _ in asked), key=lambda at: abs(at - whole * 11 // 20))
    found = {"setup": asked[0][0], "middle": middle, "end": whole}
    for kind in sitting.decision:
        these = [at for at, question in asked if type(question).__name__ == kind and can_be_arranged(match, at)]
        if these:
            found["decision"] = min(these, key=lambda at: abs(at - whole * 3 // 4))
            break
    return found


def can_be_arranged(match: Match, at: int) -> bool:
    """Is there a place for everything that is asked for as one, if anything is?"""
    arrangement = match.box.scene(match.played[at].before.view(0)).arrangement
    return arrangement is None or all(len(post.places) >= post.takes for post in arrangement.posts)


@contextmanager
def served() -> Iterator[str]:
    """A server for as long as it is needed."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).parent / "chabudai"), "serve", "--no-browser", "--rate", "0"]
        command += ["--port", str(port), "--db", str(Path(folder) / "tables.db")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)
            process.stdout.close()


def chromium() -> str:
    """The browser: the one without a window where it is installed."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    here = next(filter(None, map(shutil.which, names)), None)
    if here is None:
        sys.exit("chabudai: pictures need Chromium (Debian: apt install chromium).")
    return here


def take(browser: Browser, table: Table, path: str, name: str, language: str, size: str, theme: Any) -> None:
    """One picture."""
    table.call("/api/me", {"language": language}, table.tokens[0])
    wide, high = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": wide, "height": high}, color_scheme=theme, reduced_motion="reduce",
        device_scale_factor=2 if phone else 1, is_mobile=phone, has_touch=phone, locale=language,
    )  # fmt: skip
    context.add_cookies([{"name": "chabudai", "value": table.tokens[0], "url": table.address}])
    page = context.new_page()
    page.goto(table.address + path)
    page.wait_for_selector("#frame")
    page.wait_for_timeout(300)
    page.wait_for_function(SETTLED)
    if page.locator("#bar-ready").count():
        page.evaluate(BEGUN)
        page.wait_for_timeout(100)
    page.screenshot(path=FOLDER / f"{name}.png")
    context.close()


def keep(name: str) -> None:
    """A copy with as many colours as fit."""
    picture = Image.open(FOLDER / f"{name}.png").convert("RGB")
    if "-phone-" in name:
        picture = picture.resize((picture.width * 3 // 4, picture.height * 3 // 4), Image.Resampling.LANCZOS)
    target = KEPT / f"{name}.png"
    for colours in (256, 128, 96, 64, 48, 32):
        fewer = picture.quantize(colours, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
        fewer.save(target, optimize=True)
        if target.stat().st_size <= LARGEST:
            return
    sys.exit(f"chabudai: {target.name} has more than {LARGEST} bytes.")


def is_at_home(name: str) -> bool:
    """Does the home page show this picture?"""
    game, moment, _, size, _ = name.split("-")
    return size == "desk" and SITTINGS[game].home == moment


def is_kept(name: str) -> bool:
    """Do the documents show this picture?"""
    game, _, rest = name.partition("-")
    return rest in SITTINGS[game].kept


def keep_at_home(name: str) -> None:
    """A small copy for the home page."""
    game, _, language, _, theme = name.split("-")
    picture = Image.open(FOLDER / f"{name}.png").convert("RGB")
    picture.resize(AT_HOME, Image.Resampling.LANCZOS).save(
        SOURCE / game / "looks" / f"home-{language}-{theme}.webp", quality=66, method=6
    )


def main() -> None:
    """Play, look, keep."""
    asked = arguments()
    FOLDER.mkdir(parents=True, exist_ok=True)
    made: list[str] = []
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        table = Table(address)
        for game in asked.game or SITTINGS:
            sitting = SITTINGS[game]
            match = played_by_bots(game, sitting)
            over = table.play(match, sitting.seats)
            for moment, at in moments(match, sitting).items():
                if moment not in asked.moment:
                    continue
                here = over if moment == "end" else table.open(sitting.seats, {"again": over, "at": at, "hints": True})
                for language in asked.language:
                    for size in asked.size:
                        for theme in asked.theme:
                            name = f"{game}-{moment}-{language}-{size}-{theme}"
                            if asked.few and not is_kept(name) and not is_at_home(name):
                                continue
                            take(browser, table, f"/t/{here}", name, language, size, theme)
                            made.append(name)
                            print(name, flush=True)
        browser.close()
    if asked.keep:
        KEPT.mkdir(exist_ok=True)
        for name in filter(is_kept, made):
            keep(name)
        for name in filter(is_at_home, made):
            keep_at_home(name)


def arguments() -> argparse.Namespace:
    """What to take pictures of; everything when nothing is said."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=SITTINGS)
    parser.add_argument("--moment", nargs="+", choices=MOMENTS, default=MOMENTS)
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--size", nargs="+", choices=SIZES, default=tuple(SIZES))
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--few", action="store_true", help="only those that are kept")
    parser.add_argument("--keep", action="store_true", help="put the chosen few where they are shown")
    return parser.parse_args()


if __name__ == "__main__":
    main()
