"""The script of the table: `static/script/` holds it by topic, as modules; browsers get it as one file.

A browser could load the modules as they are, but not in one request. So they are joined once, each after those it
imports, without comments, indentation and the marks of modules. All of them share one scope then:
tests/table/test_script.py makes sure that no two declare the same name, and that no string goes over several lines.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = resources.files("chabudai.table").joinpath("static", "script")
ENTRY: Final = "table"
IMPORT: Final = re.compile(r'^import (?:\{[^}]*\} from )?"\./(\w+)\.js";\n', re.MULTILINE)
EXPORT: Final = re.compile(r"^export ", re.MULTILINE)
COMMENT: Final = re.compile(r"^ *(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/)\n", re.MULTILINE | re.DOTALL)
INDENTATION: Final = re.compile(r"^ +", re.MULTILINE)


def modules() -> dict[str, str]:
    """The source of each module, those it imports before it."""
    found: dict[str, str] = {}
    _collect(ENTRY, found, ())
    return found


def _collect(name: str, found: dict[str, str], waiting: tuple[str, ...]) -> None:
    if name in waiting:
        raise ValueError(f"modules import each other: {' > '.join((*waiting, name))}")
    if name in found:
        return
    source = FOLDER.joinpath(f"{name}.js").read_text(encoding="utf-8")
    for other in IMPORT.findall(source):
        _collect(other, found, (*waiting, name))
    found[name] = source


@cache
def script() -> str:
    """All modules as one."""
    bare = [COMMENT.sub("", EXPORT.sub("", IMPORT.sub("", source))) for source in modules().values()]
    return "".join(INDENTATION.sub("", source).lstrip() for source in bare)


@cache
def _tag() -> str:
    return f'"{blake2b(script().encode(), digest_size=8).hexdigest()}"'


async def send(request: Request) -> Response:
    """The script, or that the browser's copy is still the same."""
    headers = {"etag": _tag()}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if _tag() in known:
        return Response(status_code=304, headers=headers)
    return Response(script(), media_type="text/javascript", headers=headers)
