"""The prompt with its buttons: everything that can be answered or done without touching the board."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from chabudai.core.match import OTHERS_ANSWERED
from chabudai.core.scene import Scene, Seated, Text, text
from chabudai.table import addresses
from chabudai.table.pages.draw.composed import Composed
from chabudai.table.pages.draw.escaped import escaped
from chabudai.table.pages.draw.hot_spots import Hot, answer
from chabudai.table.pages.draw.icons import icon
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.put_in import Said
from chabudai.table.pages.draw.words import Voice
from chabudai.table.running.table import Table
from chabudai.table.running.table_cache import TableCache

# By language, and by whether bots may be asked for advice.
_known_aids: Final[TableCache[tuple[str, bool], str]] = TableCache(lasting=True)


def ask(
    table: Table,
    viewer: int | None,
    scene: Scene | None,
    artist: Painter,
    names: Sequence[str],
    undo: str,
    welcome: bool = True,
    answers: str = "",
) -> Composed:
    """The ribbon: what is asked in a line, and the answers that need no board, where the script does not put them."""
    course, voice = table.course, artist.voice
    status = course.status
    mine = viewer is not None and viewer in course.asked
    lines = [f'<div id="ask" class="ask{" my-turn" if mine else ""}">{undo}']
    if status == "over" and not course.broken:
        lines.append(f'<span class="cup">{icon("cup")}</span>')
    if scene is None or course.broken:
        lines.append(f'<p id="prompt" tabindex="-1">{voice(f"page-status-{_status(table)}")}</p>')
    elif course.ending is not None:  # the position still asks something, but nobody will answer
        ended = voice.say(course.ending.sentence, names)
        lines.append(f'<p id="prompt" tabindex="-1">{ended}</p>')
    else:
        lines.append(prompt(scene, mine, artist, names))
        if status == "over":
            lines.append(_results(table, scene, voice, names))
    lines.append(f'<div id="bar" class="bar">{answers}')
    if course.broken:
        record = addresses.RECORD(table.id)
        lines.append(f'<a class="button quiet" download href="{record}">{voice("page-keep-record")}</a>')
    elif status == "over":
        lines += _after(table, viewer, voice, names)
    lines.append("</div>")
    if mine:
        lines.append(_aids(table, course.helped, voice))
    lines.append(f'<div class="notices">{"".join(_notices(table, viewer, voice, names, welcome))}</div></div>')
    return Composed(lines)


def _aids(table: Table, helped: bool, voice: Voice) -> str:
    """Help for whoever is asked, the same at every question of a table."""
    known = _known_aids.of(table)
    html = known.get((voice.language, helped))
    if html is None:
        why = _aid("why-not", addresses.WHY(table.id), "help", voice("page-why-link"))
        hint = _aid("hint", addresses.HINT(table.id), "hint", voice("page-hint")) if helped else ""
        html = known[voice.language, helped] = f'<div class="aids">{hint}{why}</div>'
    return html


def _aid(name: str, address: str, sign: str, label: str) -> str:
    """Help beside the answers; where these need the room, only its sign is seen."""
    return f'<a id="{name}" class="button" href="{address}">{icon(sign)}<span>{label}</span></a>'


def prompt(scene: Scene, mine: bool, artist: Painter, names: Sequence[str]) -> str:
    """The question in a line, shorter still on a phone; in full for who listens, and on demand with its clause."""
    asked, arranges, called = scene.prompt, scene.arrangement is not None, artist.voice.called(names)
    kept = artist.prompts[2 * mine + arranges]
    known = kept.get(asked, called.anywhere)
    if known is None or known[0] != scene.clause:
        artist.voice.mentioned = 0
        known = scene.clause, Said(_prompt(asked, scene.clause, mine, arranges, artist, called.marks))
        kept.put(asked, artist.voice.mentioned, called.anywhere, known)
    return known[1].by(called)


def _prompt(asked: Text, clause: str, mine: bool, arranges: bool, artist: Painter, names: Sequence[str]) -> str:
    voice = artist.voice
    live = ' aria-live="polite"' if mine else ""  # whom the table waits for changes too often to be read out
    whole, short, shorter = voice.say(asked, names), voice.short(asked, names), voice.shorter(asked, names)
    said = (
        f'<p id="prompt" tabindex="-1"{live}><span class="hidden">{whole}</span>'
        f'<span class="short" aria-hidden="true">{short}</span>'
        f'<span class="shorter" aria-hidden="true">{shorter}</span></p>'
    )
    if not mine:
        return said
    if arranges:  # how far it has come, which only the page knows
        said += '<p id="placed" role="status"></p>'
    else:
        said += _aside(voice.aside(asked, names))
    cited = voice.cite(artist.box, clause)
    return (
        f'{said}<details id="explain" data-prompt="{escaped(asked.key)}">'
        f'<summary aria-label="{voice.entry("page-explain")}">?</summary><p>{whole} {cited}</p></details>'
    )


def _aside(said: str) -> str:
    """A small line beside the question where there is room; who listens hears the question in full."""
    return f'<small class="aside" aria-hidden="true"><span>{said}</span></small>' if said else ""


def _results(table: Table, scene: Scene, voice: Voice, names: Sequence[str]) -> str:
    """Everybody's points beside the name of who has won, the best first, and what decided where they are equal."""
    game = table.match.game
    if not game.over or table.course.ended_by or game.seats == 1:
        return ""
    points, ranks = game.totals(), game.ranks()
    order = sorted(range(game.seats), key=lambda seat: (ranks[seat], seat))
    told = [f"{voice.words.name(names, seat)} {str(points[seat]).replace('-', '−')}" for seat in order]
    why = voice.aside(scene.prompt, names)
    return _aside(escaped(", ".join(told)) + (f" ({why})" if why else ""))


def _notices(table: Table, viewer: int | None, voice: Voice, names: Sequence[str], welcome: bool) -> Iterator[str]:
    """What one should know besides the question; it lies over the table and moves nothing."""
    course = table.course
    if course.status == "over" and course.ended_by:
        yield f'<p class="faint">{voice("page-ended-resigned")}</p>'
    elif course.status == "over":
        for chair in table.seats:
            if chair.resigned:
                yield f'<p class="faint">{voice.say(text("page-resigned-bot", seat=Seated(chair.index)), names)}</p>'
    if not welcome:
        yield f'<p id="sent-away" class="notice" role="status">{voice("error-sent-away")}</p>'
    yield from _away(table, viewer, voice)
    if course.status == "running" and course.clock.paused:
        yield f'<p id="paused" class="notice">{voice(f"page-paused-{course.clock.pace.kind}")}</p>'
    yield from _proposal(table, viewer, voice, names)


def progress(scene: Scene | None, artist: Painter, names: Sequence[str]) -> str:
    """How far the game has come, for the head of the page."""
    made = scene.progress if scene is not None else None
    if made is None:
        return '<div id="progress" class="progress"></div>'
    assert scene is not None
    now = made.last + 1 if scene.over else made.now
    steps = "".join(
        [f'<i class="{"on" if step < now else "now" if step == now else "later"}"></i>'
         for step in range(1, made.last + 1)]
    )  # fmt: skip
    if scene.over:
        come = artist.voice("page-progress-over")
    else:
        short = f'<span class="short">{artist.voice.say(made.name, names)}</span>'
        come = f'{short}<span class="shorter" aria-hidden="true">{made.now}/{made.last}</span>'
    return f'<div id="progress" class="progress"><span aria-hidden="true">{steps}</span> <b>{come}</b></div>'


def acts(table: Table, viewer: int | None, voice: Voice) -> str:
    """What can be done about the table itself."""
    return f'<div id="acts" class="acts">{"".join(_table_acts(table, viewer, voice))}</div>'


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
    if course.closable and (table.status == "running" or (table.status == "waiting" and leads)):
        yield act(table, "abort", voice("page-abort"))


def _away(table: Table, viewer: int | None, voice: Voice) -> Iterator[str]:
    """To whoever counts as away: what that means, and how it ends."""
    if viewer is None or table.course.status != "running":
        return
    chair, clock = table.course.seats.chairs[viewer], table.course.clock
    if chair.resigned:
        return
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
    return scene.arrangement is None and all(action.on is None for action in scene.actions)


def bar(scene: Scene, spots: dict[str, Hot], artist: Painter, names: Sequence[str]) -> Iterator[str]:
    """The answers that are buttons beside the prompt: those without a piece, or one of several of a piece picked."""
    for action in scene.actions:
        if action.on is None:
            yield answer(action, artist.lettered(action, names), f"button {action.style}", f"bar-{action.choice}")
    for key, hot in spots.items():
        if hot.picks:
            for action in hot.clicks:
                said = artist.lettered(action, names)
                yield answer(action, said, f"button {action.style}", f"bar-{action.choice}", source=key)


def _after(table: Table, viewer: int | None, voice: Voice, names: Sequence[str]) -> Iterator[str]:
    """When the game is over: play again, or look back; what is rarely wanted lies behind the last button."""
    at_home = viewer is not None and table.seats[viewer].player not in table.course.seats.unwelcome
    if viewer is not None and at_home:
        yield _rematch(table, viewer, voice, names)
    more = [_rotate(table, voice)] if at_home and not table.course.rematch and len(table.seats) > 1 else []
    if not table.course.continued:
        if table.match.played:
            yield f'<a class="button quiet" href="{addresses.REVIEW(table.id)}">{voice("page-review-short")}</a>'
        yield _again(voice("page-same-deal"), "quiet", {"again": table.id})
        more = [
            f'<a class="button quiet" href="{addresses.REPLAYS(table.id)}">{voice("page-replay")}</a>',
            *more,
            f'<a class="button quiet" href="{addresses.DEAL(table.id)}">{voice("page-deal-games")}</a>',
        ]
    if more:
        yield (
            f'<details id="after-more" class="after"><summary class="button quiet" aria-label="{voice("page-more")}">'
            f"{icon('more')}</summary><div>{''.join(more)}</div></details>"
        )


def _rematch(table: Table, viewer: int, voice: Voice, names: Sequence[str]) -> str:
    """For the people of the game: one table for all of them, the same company; or the chair kept there."""
    said, label = "", voice("page-rematch")
    asked = table.course.rematch
    if asked:
        seat = asked["seat"]
        label = voice("page-to-table" if seat == viewer else "page-take-seat")
        if seat != viewer:
            said = f"<span>{voice.say(text('page-rematch-asked', seat=Seated(seat)), names)}</span> "
    button = f'<button class="button primary" id="rematch">{label}</button>'
    return f'<form method="post" action="{addresses.REMATCH(table.id)}">{said}{button}</form>'


def _rotate(table: Table, voice: Voice) -> str:
    """The same company, everybody one chair on."""
    button = f'<button class="button quiet" name="rotate" value="true">{voice("page-rematch-rotate")}</button>'
    return f'<form method="post" action="{addresses.REMATCH(table.id)}">{button}</form>'


def _again(label: str, kind: str, fields: dict[str, str]) -> str:
    hidden = "".join(f'<input type="hidden" name="{escaped(k)}" value="{escaped(v)}">' for k, v in fields.items())
    return (
        f'<form method="post" action="{addresses.NEW()}">{hidden}<button class="button {kind}">{label}</button></form>'
    )


def moves(scene: Scene | None, voice: Voice, answers: str = "") -> str:
    """All answers as a list, for those who do not want to use the board or cannot."""
    if scene is None or all_in_bar(scene):
        return '<div id="moves" hidden></div>'
    count = len(scene.actions)
    if scene.arrangement is not None:
        count += sum([len(put.to) for put in scene.arrangement.puts]) - len(scene.arrangement.placed)
    return f'<div id="moves"><h2>{voice("page-all-moves", count=count)}</h2>{answers}</div>'


def every_move(scene: Scene, artist: Painter, names: Sequence[str]) -> str:
    """The answers of that list."""
    return "".join(
        [
            answer(action, artist.sentence(action, names), "button quiet", f"move-{action.choice}")
            for action in scene.actions
        ]
    )


def act(table: Table, verb: str, label: str, kind: str = "button quiet", field: tuple[str, int] | None = None) -> str:
    """A button that does something at the table; every one of them works as a plain form."""
    named = "" if field is None else f' name="{field[0]}" value="{field[1]}"'
    return (
        f'<button form="plain" formaction="{addresses.ACT(table.id, verb)}"{named} class="{kind}" '
        f'id="act-{verb}{"" if field is None else f"-{field[1]}"}">{label}</button>'
    )


def undo(table: Table, obstacle: str | None, voice: Voice) -> str:
    """Always in the same place; it says why when it goes no further."""
    label = voice("page-undo-ask" if obstacle == OTHERS_ANSWERED else "page-undo")
    sign = f'{icon("undo")}<span class="hidden">{label}</span>'
    if obstacle is None or obstacle == OTHERS_ANSWERED:
        return f'<div class="undo" title="{label}">{act(table, "undo", sign)}</div>'
    why = voice(f"error-{obstacle}")
    return (
        f'<div class="undo" title="{why}"><button class="button quiet" id="act-undo" disabled>{sign}</button>'
        f'<span class="hidden">{why}</span></div>'
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
