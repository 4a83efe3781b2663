"""What all pages share: who is looking, in which language, and the templates."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from chabudai import games
from chabudai.store import StoreFailed
from chabudai.table.house import House
from chabudai.table.pages.kept import who_reads
from chabudai.table.pages.symbols import dressed
from chabudai.table.pages.voice import VOICES
from chabudai.table.tables import Table
from chabudai.words import LANGUAGES

STATIC: Final = Path(str(resources.files("chabudai.table").joinpath("static")))
TEMPLATES: Final = Environment(
    loader=PackageLoader("chabudai.table.pages"), autoescape=True, trim_blocks=True, lstrip_blocks=True,
    undefined=StrictUndefined,
)  # fmt: skip
TEMPLATES.globals["dressed"] = dressed


@dataclass(frozen=True)
class Visitor:
    """Whoever looks at a page."""

    player: str
    new: bool
    name: str
    language: str


async def visitor(house: House, request: Request) -> Visitor:
    """The player of the cookie; somebody new gets one with the answer."""
    player = await house.player(request)
    language = await house.language(request)
    if player is None:
        return Visitor(house.keys.new_player(), True, "", language)
    return Visitor(player, False, (await house.store.player(player)).get("name", ""), language)


async def refused_visitor(house: House, request: Request) -> Visitor:
    """The same for a page that says what went wrong: also while the database is away."""
    try:
        if not house.store.away:
            return await visitor(house, request)
    except StoreFailed:  # away since this very moment
        pass
    return Visitor("", False, "", await house.language(request))


def page(house: House, request: Request, who: Visitor, template: str, code: int = 200, **values: Any) -> Response:
    """A template filled in, for the one who asked."""
    return sent(house, request, who, filled(request, who, template, **values), code)


def filled(request: Request, who: Visitor, template: str, **values: Any) -> str:
    """A template filled in."""
    voice = VOICES[who.language]

    def words(key: str, **params: int | str) -> Markup:
        return Markup(voice(key, **params))

    return TEMPLATES.get_template(template).render(
        words=words, who=who, languages=LANGUAGES, path=request.url.path, version=static_version(), **values
    )


async def of_finished(
    house: House, request: Request, who: Visitor, table: Table, cost: float, key: Hashable,
    make: Callable[[], Awaitable[str]],
) -> Response:  # fmt: skip
    """A page of a finished game: made once for everybody who would see the same, and paid for by the first."""
    same = request.url.path, who.language, who_reads(table.names()), key
    html = await house.finished.page(same, make, lambda: house.pay(request, cost), house.address(request))
    return sent(house, request, who, html)


def sent(house: House, request: Request, who: Visitor, html: str, code: int = 200) -> Response:
    """A page for the one who asked; no browser keeps a copy, because the next moment it may be different."""
    response = HTMLResponse(html, code, {"cache-control": "no-store"})
    holder = house.holder(request)
    if who.new:
        house.welcome(request, response, who.player)
    elif holder is not None and house.has_old_cookie(request):
        house.welcome(request, response, *holder)
    return response


@cache
def static_version() -> str:
    """Changes whenever a static file does, so that browsers fetch it again."""
    digest = blake2b(digest_size=6)
    sheets = [f"games/{name}.css" for name in games.names() if dressed(name)]
    for name in ("table.js", "notices.js", "table.css", "games.css", "learn.css", *sheets):
        digest.update(STATIC.joinpath(name).read_bytes())
    return digest.hexdigest()


@cache
def pictures(game: str, language: str) -> tuple[str, ...]:
    """Pictures of a real table, light and dark, taken by `make pictures`; none of a game that it does not know."""
    names = [f"pictures/{game}-{language}-{theme}.webp" for theme in ("light", "dark")]
    return tuple(f"/static/{name}?v={_edition(name)}" for name in names if STATIC.joinpath(name).is_file())


def _edition(name: str) -> str:
    return blake2b(STATIC.joinpath(name).read_bytes(), digest_size=4).hexdigest()


def titles() -> Mapping[str, str]:
    """The games by name."""
    return {name: games.find(name).title for name in games.names()}
