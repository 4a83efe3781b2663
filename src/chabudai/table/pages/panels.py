"""The prompt with its buttons: everything that can be answered or done without touching the board."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from chabudai.core.match import OTHERS_ANSWERED
from chabudai.core.scene import Scene, Seated, text
from chabudai.table.pages.pieces import Hot, Painter, answer
from chabudai.table.pages.voice import Voice
from chabudai.table.tables import Table

FEW: Final = 6  # moves that fit beside the prompt


def ask(
    table: Table, viewer: int | None, scene: Scene | None, spots: dict[str, Hot], artist: Painter, welcome: bool = True
) -> str:
    """The prompt and everything that can be answered without touching the board."""
    names, voice = table.names(viewer), artist.voice
    mine = viewer is not None and viewer in table.course.asked
    box = table.match.box
    lines = [f'<div id="ask" class="ask{" my-turn" if mine else ""}">']
    if scene is None or table.course.broken:
        lines.append(f'<p id="prompt" tabindex="-1">{voice(f"page-status-{_status(table)}")}</p>')
    elif table.course.ending is not None:  # the position still asks something, but nobody will answer
        ended = voice.say(table.course.ending.sentence, names)
        lines.append(f'<p id="prompt" tabindex="-1">{ended}</p>')
    else:
        cited = voice.cite(box, scene.clause) if mine else ""
        live = ' aria-live="polite"' if mine else ""  # whom the table waits for changes too often to be read out
        lines.append(f'<p id="prompt" tabindex="-1"{live}>{voice.say(scene.prompt, names)} {cited}</p>')
    if table.status == "over" and table.course.ended_by:
        lines.append(f'<p class="faint">{voice("page-ended-resigned")}</p>')
    elif table.status == "over":
        for chair in table.seats:
            if chair.resigned:
                lines.append(
                    f'<p class="faint">{voice.say(text("page-resigned-bot", seat=Seated(chair.index)), names)}</p>'
                )
    if not welcome:
        lines.append(f'<p id="sent-away" class="notice" role="status">{voice("error-sent-away")}</p>')
    lines += _away(table, viewer, voice)
    if table.status == "running" and table.course.clock.paused:
        lines.append(f'<p id="paused" class="notice">{voice(f"page-paused-{table.course.clock.pace.kind}")}</p>')
    lines.append('<div id="bar" class="bar">')
    if scene is not None and mine:
        lines += bar(scene, spots, artist, names)
    if table.course.broken:
        record = f"/api/tables/{escape(table.id)}/record"
        lines.append(f'<a class="button quiet" download href="{record}">{voice("page-keep-record")}</a>')
    elif table.status == "over":
        lines += _after(table, viewer, voice, names)
    lines.append("</div>")
    lines += _proposal(table, viewer, voice, names)
    lines.append('<div class="foot">')
    if viewer is not None and table.status == "running":
        lines.append(_undo(table, viewer, voice))
    lines += _table_acts(table, viewer, voice)
    if scene is not None and mine and not all_in_bar(scene):
        lines += moves(scene, artist, names)
    if mine:
        lines.append(f'<a id="why-not" href="/t/{escape(table.id)}/why">{voice("page-why-link")}</a>')
    lines.append("</div></div>")
    return "".join(lines)


def _table_acts(table: Table, viewer: int | None, voice: Voice) -> Iterator[str]:
    """To stop or start the clocks, whichever makes sense, and to close a table at which nobody has moved."""
    course = table.course
    if viewer is None:
        return
    if table.status == "running" and course.clock.pace.kind != "none":
        verb = "resume" if course.clock.paused else "pause"
        if course.proposal is None or course.proposal.subject != verb:
            yield act(table, verb, voice(f"page-{verb}"))
    leads = table.seats[viewer].player in (course.host, course.leader)
    if not course.begun and (table.status == "running" or (table.status == "waiting" and leads)):
        yield act(table, "abort", voice("page-abort"))


def _away(table: Table, viewer: int | None, voice: Voice) -> Iterator[str]:
    """To whoever counts as away: what that means, and how it ends."""
    if viewer is None or table.status != "running" or table.seats[viewer].resigned:
        return
    chair, clock = table.seats[viewer], table.course.clock
    if chair.bot is not None:
        why = "page-me-bot"
    elif not chair.away:
        return
    else:
        why = "page-me-out" if clock.pace.kind != "none" and clock.left[viewer] <= 0 else "page-me-away"
    least = "" if clock.pace.kind == "none" else " " + voice(f"page-me-least-{clock.pace.kind}", seconds=clock.least)
    yield f'<p id="me-away" class="notice" role="status">{voice(why)}{least}</p>'


def _status(table: Table) -> str:
    return "unreadable" if table.course.broken else table.status


def all_in_bar(scene: Scene) -> bool:
    """Are all choices buttons beside the prompt, so that no list is needed?"""
    if all(action.on is None for action in scene.actions):
        return True
    return len(scene.actions) <= FEW and all(action.to is not None for action in scene.actions)


def bar(scene: Scene, spots: dict[str, Hot], artist: Painter, names: Sequence[str]) -> Iterator[str]:
    """The answers that are buttons beside the prompt."""
    for action in scene.actions:
        if action.on is None:
            yield answer(action, artist.sentence(action, names), f"button {action.style}", f"bar-{action.choice}")
    moved = [action for action in scene.actions if action.to is not None]
    if len(moved) == len(scene.actions) <= FEW:  # whoever cannot see all places at once finds them here
        for action in moved:
            yield answer(action, artist.sentence(action, names), "button", f"bar-{action.choice}")
    for key, hot in spots.items():
        if hot.picks:
            for action in hot.clicks:
                sentence = artist.sentence(action, names)
                yield answer(action, sentence, f"button {action.style}", f"bar-{action.choice}", source=key)


def _after(table: Table, viewer: int | None, voice: Voice, names: Sequence[str]) -> Iterator[str]:
    """When the game is over: look back, or play again."""
    if viewer is not None and table.seats[viewer].player not in table.course.seats.unwelcome:
        yield _rematch(table, viewer, voice, names)
    if table.course.continued:
        return
    here = f"/t/{escape(table.id)}"
    if table.match.played:
        yield f'<a class="button quiet" href="{here}/review">{voice("page-review-make")}</a>'
    yield f'<a class="button quiet" href="{here}/replay">{voice("page-replay")}</a>'
    yield _again(voice("page-same-deal"), "quiet", {"again": table.id})
    yield f'<a class="button quiet" href="{here}/deal">{voice("page-deal-games")}</a>'


def _rematch(table: Table, viewer: int, voice: Voice, names: Sequence[str]) -> str:
    """For the people of the game: one table for all of them, the same company; or the chair kept there."""
    action = f"/rematch/{escape(table.id)}"
    asked = table.course.rematch
    if asked:
        seat = asked["seat"]
        said = "" if seat == viewer else voice.say(text("page-rematch-asked", seat=Seated(seat)), names)
        label = voice("page-to-table" if seat == viewer else "page-take-seat")
        button = f'<button class="button primary" id="rematch">{label}</button>'
        return f'<form method="post" action="{action}"><span>{said}</span> {button}</form>'
    rotate = ""
    if len(table.seats) > 1:
        rotate = f'<button class="button quiet" name="rotate" value="true">{voice("page-rematch-rotate")}</button>'
    return (
        f'<form method="post" action="{action}"><button class="button primary" id="rematch">{voice("page-rematch")}'
        f"</button> {rotate}</form>"
    )


def _again(label: str, kind: str, fields: dict[str, str]) -> str:
    hidden = "".join(f'<input type="hidden" name="{escape(k)}" value="{escape(v)}">' for k, v in fields.items())
    return f'<form method="post" action="/new">{hidden}<button class="button {kind}">{label}</button></form>'


def moves(scene: Scene, artist: Painter, names: Sequence[str]) -> Iterator[str]:
    """All answers as a list, for those who do not want to use the board."""
    yield f'<details id="moves"><summary>{artist.voice("page-all-moves", count=len(scene.actions))}</summary><div>'
    for action in scene.actions:
        yield answer(action, artist.sentence(action, names), "button quiet", f"move-{action.choice}")
    yield "</div></details>"


def act(table: Table, verb: str, label: str, kind: str = "button quiet", field: tuple[str, int] | None = None) -> str:
    """A button that does something at the table; every one of them works as a plain form."""
    named = "" if field is None else f' name="{field[0]}" value="{field[1]}"'
    return (
        f'<button form="plain" formaction="/t/{escape(table.id)}/{verb}"{named} class="{kind}" '
        f'id="act-{verb}{"" if field is None else f"-{field[1]}"}">{label}</button>'
    )


def _undo(table: Table, viewer: int, voice: Voice) -> str:
    """Always in the same place; it says why when it goes no further."""
    obstacle = table.match.obstacle_to_undo(viewer)
    if obstacle is None:
        return f'<div class="undo">{act(table, "undo", voice("page-undo"))}</div>'
    if obstacle == OTHERS_ANSWERED:
        return f'<div class="undo">{act(table, "undo", voice("page-undo-ask"))}</div>'
    label, why = voice("page-undo"), voice(f"error-{obstacle}")
    return (
        f'<div class="undo"><button class="button quiet" id="act-undo" disabled title="{why}">{label}</button>'
        f'<span class="faint">{why}</span></div>'
    )


def _proposal(table: Table, viewer: int | None, voice: Voice, names: Sequence[str]) -> Iterator[str]:
    proposal = table.course.proposal
    if proposal is None:
        return
    asked = voice.say(text(f"page-proposal-{proposal.subject}", seat=Seated(proposal.seat)), names)
    yield f'<div class="proposal"><span>{asked}</span>'
    if viewer is not None and viewer != proposal.seat and viewer not in proposal.agreed:
        yield act(table, "agree", voice("page-agree"), "button primary")
    if viewer is not None:
        yield act(table, "refuse", voice("page-withdraw" if viewer == proposal.seat else "page-refuse"))
    yield "</div>"
