"""Answers over HTTP: JSON, and errors that say what is wrong, in a sentence and for programs."""

from __future__ import annotations

import json

from starlette.responses import Response

from chabudai.core.box import Box, Json
from chabudai.core.errors import AgainstTheRules, ChabudaiError
from chabudai.table.errors import status_of
from chabudai.table.languages import say_error


def answer(data: Json, status: int = 200) -> Response:
    """Plain data; nobody keeps a copy, because the next moment it may be different."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "backslashreplace")
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def refuse(
    error: ChabudaiError, language: str = "en", box: Box | None = None, names: list[str] | None = None
) -> Response:
    """An error, with its number."""
    response = answer({"error": error_json(error, language, box, names)}, status_of(error))
    if response.status_code in (429, 503):
        response.headers["retry-after"] = "1"
    return response


def error_json(
    error: ChabudaiError, language: str = "en", box: Box | None = None, names: list[str] | None = None
) -> dict[str, Json]:
    """An error as data."""
    data: dict[str, Json] = {"problem": error.problem, "text": say_error(error, language, box, names)}
    if error.possible:
        data["possible"] = error.possible
    if isinstance(error, AgainstTheRules):
        data["clause"] = error.refusal.clause
        data["why"] = error.refusal.kind
    return data
