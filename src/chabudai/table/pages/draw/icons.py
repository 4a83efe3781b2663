"""The icons of the pages: drawn on a grid of 24 in `static/icons.svg`, in the colour of the text beside them."""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Final

from markupsafe import Markup

_SHEET: Final = resources.files("chabudai.table").joinpath("static", "icons.svg").read_bytes()
VERSION: Final = blake2b(_SHEET, digest_size=4).hexdigest()
ICONS: Final = tuple(re.findall(r'<symbol id="([a-z-]+)"', _SHEET.decode()))


@cache
def icon(name: str) -> Markup:
    """An icon, silent to those who listen: the words beside it, or the label of its button, say what it means."""
    if name not in ICONS:
        raise KeyError(name)
    return Markup(
        f'<svg class="icon icon-{name}" aria-hidden="true"><use href="/static/icons.svg?v={VERSION}#{name}"/></svg>'
    )
