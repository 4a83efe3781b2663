"""Forms: what a page without scripts sends."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl

from chabudai.table.errors import BadRequest

MOST_FIELDS: Final = 40


def read_form(body: bytes) -> dict[str, str]:
    """The fields of a form."""
    try:
        pairs = parse_qsl(body.decode("ascii"), keep_blank_values=False, max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError as error:
        raise BadRequest("bad-request", found="form") from error
    return dict(pairs)
