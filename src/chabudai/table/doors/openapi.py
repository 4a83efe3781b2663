"""The description of the API in the OpenAPI format, made from the list of acts and the forms below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from chabudai import __version__, games
from chabudai.core.box import LARGEST_SEED, Json
from chabudai.table.course.plan import SENT_AWAY
from chabudai.table.doors.acts import ACTS, PLAIN
from chabudai.words import LANGUAGES

INT: Final = {"type": "integer"}
TEXT: Final = {"type": "string"}
FLAG: Final = {"type": "boolean"}
AFTER: Final = "Answer when your `version` is another one than this, or after 20 seconds."
ACT_FIELDS: Final[dict[str, dict[str, Json]]] = {
    "choose": {
        "question": {**INT, "description": "Number of the question this answers; an older one is refused with 409."},
        "choice": {
            "oneOf": [TEXT, INT],
            "description": "`id` or `choice` of one of the question's options; or several of them one after another, "
            "also `undo`, joined by `; `, of which all happen or none. The scene's `arrangement` tells which do.",
        },
    },
    "sit": {"seat": INT, "link": TEXT, "name": TEXT},
    "fill": {"bot": {**TEXT, "description": "A bot of this server; the usual one where none is named."}},
    "chat": {"text": TEXT},
    "replace": {"seat": INT},
    "remove": {"seat": INT},
    "mute": {"seat": INT, "muted": FLAG},
}
NEEDED: Final = {
    "choose": ["question", "choice"],
    "chat": ["text"],
    "replace": ["seat"],
    "remove": ["seat"],
    "mute": ["seat"],
}
ABOUT_ACTS: Final = {
    "choose": "Answer the question you are asked.",
    "sit": "Take a seat: any open one, a certain one, or the one of a link.",
    "fill": "As host, let bots take the seats that are free, so that the game begins.",
    "chat": "Say something to the table.",
    "replace": "Let the plan's bot play for a player who is away: left, out of time, or not seen for 15 minutes.",
    "remove": "As host, send a player away; in a running game the bot that the plan names has the seat from then on.",
    "mute": "As host, mute a player, or end that.",
    "undo": "Take back your last choice; further back the others are asked to agree.",
    "agree": "Agree to what is proposed.",
    "refuse": "Refuse what is proposed, or withdraw it.",
    "pause": "Propose to stop the clocks, or agree to that: for a day at most, or a week where the pace is in days.",
    "resume": "Propose to let the clocks run again; half of those present are enough.",
    "leave": "Get up. Before the game your seat is free again; later you may come back.",
    "back": "Take your seat again; a clock that had run out has a fair minimum then.",
    "resign": "Give up; a bot plays on for the sake of the others.",
    "abort": "End a game in which nobody has chosen yet.",
}


def _body(name: str, needed: bool = True) -> dict[str, Json]:
    return {"required": needed, "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


def _answers(name: str, status: str = "200") -> dict[str, Json]:
    schema = {"$ref": f"#/components/schemas/{name}"} if name else {"type": "object"}
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    return {
        status: {"description": "Done.", "content": {"application/json": {"schema": schema}}},
        "4XX": {"description": "Refused; nothing has changed.", "content": error},
    }


def _call(
    about: str, answers: dict[str, Json], body: dict[str, Json] | None = None, token: bool = False
) -> dict[str, Json]:
    call: dict[str, Json] = {"summary": about, "responses": answers}
    if body is not None:
        call["requestBody"] = body
    call["security"] = [{"token": []}] if token else [{}, {"token": []}]
    return call


def _object(fields: dict[str, Json], needed: list[str] | None = None, strict: bool = True) -> dict[str, Json]:
    schema: dict[str, Json] = {"type": "object", "properties": fields}
    if needed:
        schema["required"] = needed
    if strict:
        schema["additionalProperties"] = False
    return schema


def _schemas(bots: Sequence[str]) -> dict[str, Json]:
    levels = ", ".join(f"bot:{name}" for name in bots)
    chairs = {"type": "array", "items": TEXT, "description": f"A seat each: me, open, invite, {levels}."}
    number_or_null = {"type": ["integer", "null"]}
    option = _object({"choice": INT, "id": TEXT}, ["choice", "id"])
    question = _object(
        {"number": INT, "kind": TEXT, "clause": TEXT, "options": {"type": "array", "items": option}},
        ["number", "options"],
    )
    view = {"type": ["object", "null"], "description": "The position as your seat sees it: `codec.decode` reads it."}
    observation: dict[str, Json] = {
        **dict.fromkeys(("table", "game", "status", "ended_by"), TEXT),
        "version": {**INT, "description": "Yours: it grows when what you may see changes, not with secret choices."},
        "edition": INT,
        "stand_in": TEXT,
        "sent_away": TEXT,
        "hints": {**FLAG, "description": "May those who play ask for hints, and try from here?"},
        "rematch": {**TEXT, "description": "The table at which these people play again, once somebody asked for it."},
        **{name: {"type": "object"} for name in ("options", "pace", "deal")},
        "unusual": {"type": "object", "description": "What is not as usual: own_deck, given_deal, options; see /deck."},
        **{name: {"type": "array"} for name in ("seats", "asked")},
        "clocks": {"type": "array", "description": "Seconds that each seat has left; null for a bot."},
        "seat": number_or_null,
        "winner": {**number_or_null, "description": "Of a game that was given up: the only one left, if so."},
        "paused": FLAG,
        "continued": FLAG,
        "proposal": {"type": ["object", "null"]},
        "question": {"oneOf": [question, {"type": "null"}], "description": "What you are asked now."},
        "view": view,
    }
    error = _object(
        {"problem": TEXT, "text": TEXT, "possible": {"type": "array"}, "clause": TEXT, "why": TEXT}, ["problem"]
    )
    return {
        "Error": _object({"error": error}, ["error"]),
        "Person": _object({"name": TEXT, "language": {"enum": list(LANGUAGES)}}),
        "Token": _object({"player": TEXT, "token": TEXT}, ["player", "token"]),
        "SignOut": _object({"out": TEXT, "others": FLAG}),
        "Rematch": _object({"rotate": {**FLAG, "description": "Everybody one chair on."}}),
        "Link": _object({"link": TEXT}, ["link"]),
        "Plan": _object(
            {
                "game": {"enum": list(games.names())},
                "seats": INT,
                "options": {"type": "object"},
                "deck": {**TEXT, "description": "The text of a deck file of your own."},
                "chairs": chairs,
                "pace": {"type": "object", "description": "none; live with bank and increment in seconds; days."},
                "listed": FLAG,
                "seed": {**INT, "minimum": 0, "maximum": LARGEST_SEED, "description": "A deal that is no secret."},
                "again": {**TEXT, "description": "A finished table: the same deal; with `at` its first choices too."},
                "at": INT,
                "seat": {
                    **INT,
                    "description": "With `again`: where you sit, unless `chairs` say it; else where you sat.",
                },
                "name": TEXT,
                "stand_in": {"enum": list(bots), "description": "Plays for whoever is away or has resigned."},
                "sent_away": {
                    "enum": list(SENT_AWAY),
                    "description": "Who gets the seat of somebody who is sent away in a running game.",
                },
                "hints": {**FLAG, "description": "Hints and trials among people; against bots they are free anyway."},
            }
        ),
        "Observation": _object(observation, ["table", "version", "status", "question"], strict=False),
        **{f"Act-{verb}": _object(ACT_FIELDS.get(verb, {}), NEEDED.get(verb)) for verb in ACTS},
    }


@cache
def description(bots: tuple[str, ...]) -> dict[str, Json]:
    """The whole description, with the names of the bots."""
    table = [{"name": "table", "in": "path", "required": True, "schema": TEXT}]
    paths: dict[str, Json] = {
        "/api/games": {"get": _call("The games and their options.", _answers(""))},
        "/api/players": {"post": _call("Become somebody: a token.", _answers("Token", "201"), _body("Person", False))},
        "/api/me": {
            "get": _call("Your name, your tables, and those that wait for you.", _answers(""), token=True),
            "post": _call("Change your name or language.", _answers(""), _body("Person"), token=True),
        },
        "/api/me/carry": {
            "post": _call("A link that brings your seats to another device, once.", _answers("Link"), token=True)
        },
        "/api/me/devices": {
            "get": _call("The devices that you have come to.", _answers(""), token=True),
            "post": _call("Sign out one of them, or all others.", _answers(""), _body("SignOut"), token=True),
        },
        "/api/me/delete": {"post": _call("Forget your name and words.", _answers(""), token=True)},
        "/api/carried": {"post": _call("The token of such a link.", _answers("Token"), _body("Link"))},
        "/api/tables": {
            "get": _call("Listed tables.", _answers("")),
            "post": _call("Open a table.", _answers("Observation", "201"), _body("Plan"), token=True),
        },
        "/api/tables/{table}": {
            "parameters": table,
            "get": _call("The table as you may see it.", _answers("Observation"))
            | {"parameters": [{"name": "after", "in": "query", "schema": INT, "description": AFTER}]},
        },
        "/api/tables/{table}/live": {
            "parameters": table,
            "get": _call(
                "A WebSocket: an observation after every change that you may see. Send acts as {do: verb, ...}; with an"
                " `id` each is answered by {done: id, version} once it is on disk; a refusal comes as {refused: error,"
                " status, id}.",
                {"101": {"description": "The socket is open."}},
            ),
        },
    }
    for part, about in (
        ("scene", "The table for people, in words."),
        ("scores", "The points as far as you may know them, as trees with clauses."),
        ("why", "What you could think of answering and may not: the reason in words, and the clause."),
        ("hint", "Your best choices with their worth and the reasons, where hints are allowed."),
        ("log", "What happened, in words; what people did and said."),
        ("record", "The record of a finished game; of a running one your seat's own, without seed."),
        ("deck", "What the cards are, when the host brought a deck."),
        ("links", "Links to the free seats, for the host."),
    ):
        paths[f"/api/tables/{{table}}/{part}"] = {"parameters": table, "get": _call(about, _answers(""))}
    about_try = "A table of your own that goes on from here; what you cannot know is dealt anew."
    paths["/api/tables/{table}/try"] = {
        "parameters": table,
        "post": _call(about_try, _answers("Observation", "201"), token=True),
    }
    about_rematch = "The table at which the people of this finished one play again; who asks first opens it."
    paths["/api/tables/{table}/rematch"] = {
        "parameters": table,
        "post": _call(about_rematch, _answers("Observation", "201"), _body("Rematch", False), token=True),
    }
    for verb in ACTS:
        body = _body(f"Act-{verb}", verb not in PLAIN)
        call = _call(ABOUT_ACTS[verb], _answers("Observation"), body, token=True)
        paths[f"/api/tables/{{table}}/{verb}"] = {"parameters": table, "post": call}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Chabudai",
            "version": __version__,
            "description": "Tables of board games. A choice carries the number of the question it answers; what is"
            " confirmed is on disk; you are only ever shown what your seat may see.",
        },
        "paths": paths,
        "components": {
            "schemas": _schemas(bots),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
