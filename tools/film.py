"""Staged moments as series of frames: what a page shows of them, a sixth of a second apart, on one sheet.

    python tools/film.py [--game arigato] [--kind objective] [--language fr] [--size phone] [--theme dark]

Bots play the game of `looks/pictures.json` (and others, until something is staged); a server on this machine gets it up
to the choice that is staged, a browser looks at the table with the eyes of the first seat, and the choice is made.
While the scene lies there, its clock is stopped and set.  Everything goes to build/film, for people to look at.
"""

import argparse
from dataclasses import replace
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from chabudai.core.match import Match
from chabudai.core.moment import Moment
from chabudai.words import LANGUAGES
from pictures import FLAGS, ROOT, SITTINGS, SIZES, THEMES, Table, chromium, played_by_bots, served

FOLDER = ROOT / "build" / "film"
FRAMES = (0, 150, 300, 450, 600, 750, 900, 1050, 1200, 1500, 1800, 2300)  # milliseconds
ACROSS = 4
MOST_GAMES = 12
STOP = "() => { for (let n = 0; n < 9999; n++) clearTimeout(n); }"
SET = "at => { for (const one of document.getAnimations()) { one.pause(); one.currentTime = at; } }"


def staged(match: Match, kind: str | None) -> int | None:
    """The choice of a match that stages most for the first seat: a scene with many pieces shows what can go wrong."""
    box, best = match.box, (0, -1)
    assert box.staged is not None
    for at, played in enumerate(match.played):
        moment = Moment(played.events, played.before, match.at(at + 1), 0)
        for event in moment.events:
            if kind in (None, event.kind) and box.staged(event, moment) is not None:
                best = max(best, (len(moment.events), at))
    return best[1] if best[0] else None


def found(game: str, kind: str | None) -> tuple[Match, int] | None:
    """A game in which something is staged, and the choice that does it."""
    for seed in range(SITTINGS[game].seed, SITTINGS[game].seed + MOST_GAMES):
        match = played_by_bots(game, replace(SITTINGS[game], seed=seed))
        at = staged(match, kind)
        if at is not None:
            return match, at
    return None


def take(browser: Browser, table: Table, here: str, match: Match, at: int, name: str, size: str, theme: Any) -> None:
    """The frames of one scene."""
    wide, high = SIZES[size]
    context = browser.new_context(
        viewport={"width": wide, "height": high}, color_scheme=theme, reduced_motion="no-preference"
    )
    context.add_cookies([{"name": "chabudai", "value": table.tokens[0], "url": table.address}])
    page = context.new_page()
    page.on("pageerror", lambda error: print(error))
    page.goto(f"{table.address}/t/{here}")
    page.wait_for_selector("#connection.live, body.live, #frame")
    page.wait_for_timeout(600)
    table.choose(here, match.played[at])
    page.wait_for_selector(".staged", timeout=20_000)
    page.evaluate(STOP)
    frames = []
    for time in FRAMES:
        page.evaluate(SET, time)
        file = FOLDER / f"{name}-{time:04}.png"
        page.screenshot(path=file)
        frames.append(Image.open(file).convert("RGB"))
    context.close()
    small = [frame.resize((frame.width // 2, frame.height // 2), Image.Resampling.LANCZOS) for frame in frames]
    wide, high = small[0].size
    sheet = Image.new("RGB", (wide * ACROSS, high * (len(small) // ACROSS)), "white")
    for number, frame in enumerate(small):
        sheet.paste(frame, (number % ACROSS * wide, number // ACROSS * high))
    sheet.save(FOLDER / f"{name}.png")
    print(FOLDER / f"{name}.png", flush=True)


def main() -> None:
    """Play, wait for a scene, look."""
    asked = arguments()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        table = Table(address)
        for game in asked.game or SITTINGS:
            scene = found(game, asked.kind)
            if scene is None:
                print(f"{game}: nothing is staged in {MOST_GAMES} games")
                continue
            match, at = scene
            over = table.play(match, SITTINGS[game].seats)
            for language in asked.language:
                table.call("/api/me", {"language": language}, table.tokens[0])
                for size in asked.size:
                    for theme in asked.theme:
                        here = table.open(SITTINGS[game].seats, {"again": over, "at": at})
                        take(browser, table, here, match, at, f"{game}-{language}-{size}-{theme}", size, theme)
        browser.close()


def arguments() -> argparse.Namespace:
    """What to film; all games on a desk and a phone when nothing is said."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=SITTINGS)
    parser.add_argument("--kind", help="the kind of event that is staged, where a game stages several")
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=LANGUAGES[:1])
    parser.add_argument("--size", nargs="+", choices=SIZES, default=tuple(SIZES))
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=THEMES[:1])
    return parser.parse_args()


if __name__ == "__main__":
    main()
