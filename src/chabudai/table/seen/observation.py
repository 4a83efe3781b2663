"""What a viewer may know of a table, as plain data: everything a program is ever given comes from here."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from chabudai.core import codec
from chabudai.core.box import Json
from chabudai.core.players import Player
from chabudai.core.points import Points
from chabudai.core.record import Record
from chabudai.core.scene import Text
from chabudai.store import Heading
from chabudai.table.course.clocks import SECOND
from chabudai.table.course.joint_answers import arranged
from chabudai.table.course.state import SHOWN
from chabudai.table.languages import WORDS
from chabudai.table.running.table import Table
from chabudai.table.running.taking_breath import HALF, Breath
from chabudai.table.seen.obstacles import obstacles


def observation(table: Table, viewer: int | None) -> dict[str, Json]:
    """The table as a viewer sees it: who sits there, what is asked, the view, the fingerprint of the deal."""
    course, plan = table.course, table.course.plan
    return {
        "table": table.id,
        "version": table.version_of(viewer),
        "game": plan.game,
        "edition": plan.box.edition,
        "status": table.status,
        "ended_by": course.ended_by,
        "winner": None if course.ending is None else course.ending.winner,
        "rematch": course.rematch.get("table", ""),
        "options": dict(plan.options),
        "unusual": plan.unusual,
        "stand_in": plan.stand_in,
        "sent_away": plan.sent_away,
        "hints": course.helped,
        "seat": viewer,
        "seats": _seats(table, viewer),
        "asked": list(course.asked),
        "pace": plan.pace.to_json(),
        "clocks": clocks(table),
        "paused": course.clock.paused,
        "proposal": _proposal(table),
        "deal": deal(table),
        "continued": course.continued,
        "question": question(table, viewer),
        "view": codec.encode(plan.box, table.match.game.view(viewer)) if table.status in SHOWN else None,
    }


def question(table: Table, viewer: int | None) -> dict[str, Json] | None:
    """What the viewer is asked: its number belongs into the answer."""
    if viewer is None or viewer not in table.course.asked:
        return None
    game = table.match.game
    asked = game.open[viewer]
    options = [{"choice": choice, "id": asked.describe(game, choice)} for choice in game.options_of[viewer]]
    return {
        "number": table.question(viewer),
        "kind": type(asked).__name__,
        "clause": asked.clause,
        "options": options,
    }


def scene(table: Table, viewer: int | None, language: str) -> dict[str, Json]:
    """The table for people: every text in words."""
    words, names = WORDS[language], table.names(viewer)

    def spoken(value: Any) -> Json:
        if isinstance(value, Text):
            return str(words.say(value, names))
        if isinstance(value, tuple | list):
            return [spoken(item) for item in value]
        if hasattr(value, "__dataclass_fields__"):
            return {name: spoken(getattr(value, name)) for name in value.__dataclass_fields__}
        return dict(value) if isinstance(value, dict) else value

    drawn = spoken(arranged(table.course, viewer, table.match.box.scene(table.match.game.view(viewer))))
    assert isinstance(drawn, dict)
    return drawn


def scores(table: Table, viewer: int | None, language: str) -> list[Json]:
    """The points of each seat as far as the viewer may know them, as trees."""
    words, names = WORDS[language], table.names(viewer)

    def spoken(node: Points) -> dict[str, Json]:
        return {
            "points": node.points,
            "aside": node.aside,
            "clause": node.clause,
            "label": str(words.say(node.label, names)),
            "pieces": list(node.pieces),
            "parts": [spoken(part) for part in node.parts],
        }

    return [spoken(tree) for tree in table.match.box.scores(table.match.game, viewer)]


def why(table: Table, viewer: int | None, language: str) -> list[Json]:
    """What the viewer is not allowed to answer, with the clause and the reason in words."""
    if viewer is None or viewer not in table.course.asked:
        return []
    words, names, box = WORDS[language], table.names(viewer), table.match.box
    return [
        {
            "choice": one.action.choice,
            "id": one.action.id,
            "text": str(words.say(one.action.name, names)),
            "why": str(words.say(box.refusal_text(one.refusal), names)),
            "kind": one.refusal.kind,
            "clause": one.refusal.clause,
        }
        for one in obstacles(box, table.match.game, viewer)
    ]


async def log(table: Table, viewer: int | None, language: str) -> dict[str, Json]:
    """What happened in the game, in words, and what people did and said at the table."""
    words, box, breath = WORDS[language], table.match.box, Breath(HALF)
    said = notes(table, viewer)
    lines = []
    for e, names in table.told(viewer):
        lines.append({"kind": e.kind, "clause": e.clause, "text": str(words.say(box.event_text(e), names))})
        await breath()
    return {"events": lines, "notes": said}


def notes(table: Table, viewer: int | None) -> list[Json]:
    """What people did and said at the table; `after` says behind how many of the events that the viewer may see.

    Numbers of entries and choices are not given away: they count choices that were made in secret.
    """
    seen = [sum(event.visible_to(viewer) for event in table.match.opening_events)]
    for played in table.match.played:
        seen.append(seen[-1] + sum(event.visible_to(viewer) for event in played.events))
    return [
        {
            **{key: value for key, value in asdict(note).items() if key != "player"},
            "number": number,
            "after": seen[min(note.after, len(seen) - 1)],
            "data": {"proposed": "proposed" in note.data} if note.kind == "undo" else dict(note.data),
        }
        for number, note in enumerate(table.course.notes, start=1)
    ]


def record(table: Table, viewer: int | None) -> dict[str, Json]:
    """The whole record once the game is over; before that the seat's own: its view and its choices, no seed."""
    if table.status == "over" and not table.course.continued:
        return {**whole_record(table, viewer).to_json(), "deal": deal(table)}
    own = [played.written for played in table.match.played if played.seat == viewer]
    return {
        "seat_record": 1,
        "table": observation(table, viewer),
        "own_choices": own,
        "events": [[e.kind, e.clause, dict(e.facts)] for e in table.events(viewer)],
    }


def whole_record(table: Table, viewer: int | None) -> Record:
    """The record of a finished game, with who played and how it ended."""
    return replace(table.match.record, players=_players(table, viewer), ended=table.course.ending)


def deal(table: Table) -> dict[str, Json]:
    """The proof that the deal was not chosen; seed and nonce when nobody can use them any more."""
    made = table.course.plan.deal
    shown: dict[str, Json] = {"secret": made.secret, "fingerprint": table.course.plan.fingerprint}
    if table.status == "over" and table.course.plan.position is None:
        shown |= {"seed": str(made.seed), "nonce": made.nonce, "agreement": table.course.plan.agreement}
    return shown


def clocks(table: Table) -> list[int | None]:
    """Whole seconds that each seat has left; None for a bot, who has no clock."""
    course = table.course
    if course.plan.pace.kind == "none":
        return []
    moment, thinking = table.moment, course.thinking
    return [
        None if chair.bot is not None else course.clock.left_at(chair.index, moment, thinking) // SECOND
        for chair in table.seats
    ]


def heading_json(heading: Heading) -> dict[str, Json]:
    """A table in a list."""
    return {
        "table": heading.table,
        "game": heading.game,
        "status": heading.status,
        "created": heading.created,
        "changed": heading.changed,
        **heading.about,
    }


def _seats(table: Table, viewer: int | None) -> list[Json]:
    names = table.names()
    return [
        {
            "index": chair.index,
            "name": names[chair.index] if chair.taken else "",
            "kind": "person" if chair.played_by_person else "bot" if chair.bot is not None else chair.kind,
            "bot": chair.bot,
            "away": chair.away,
            "resigned": chair.resigned,
            "muted": chair.muted,
            "me": chair.index == viewer,
        }
        for chair in table.seats
    ]


def _players(table: Table, viewer: int | None) -> tuple[Player, ...]:
    """Who played, as the record of a game tells it; the viewer's own seat is marked."""
    return tuple(
        Player(name, "" if chair.index == viewer else chair.bot or "", chair.index == viewer)
        for name, chair in zip(table.names(), table.seats, strict=True)
    )


def _proposal(table: Table) -> dict[str, Json] | None:
    proposal = table.course.proposal
    if proposal is None:
        return None
    return {"subject": proposal.subject, "seat": proposal.seat, "agreed": sorted(proposal.agreed)}
