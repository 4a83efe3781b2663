"""What stands round the board: the prompt with its buttons, the seats, the news, the log, the talk, the score."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from html import escape
from typing import Final
from weakref import WeakKeyDictionary

from chabudai import bots
from chabudai.core.box import Box
from chabudai.core.events import Event
from chabudai.core.points import Points
from chabudai.core.scene import Piece, Scene, Seat, Seated, text
from chabudai.table.clocks import SECOND
from chabudai.table.course import OTHERS_ANSWERED, Note
from chabudai.table.digest import seen
from chabudai.table.pages.pieces import Hot, about_key, answer
from chabudai.table.pages.voice import MOST, Voice
from chabudai.table.seats import Chair
from chabudai.table.tables import Table

NEWS: Final = 5  # lines
FEW: Final = 6  # moves that fit beside the prompt
CHUNK: Final = 16  # lines of the log that travel together
QUIET: Final = ("restart", "mute", "agree", "refuse", "forget")  # notes that nobody needs to read later


# --- the question ---------------------------------------------------------------------------------


def ask(table: Table, viewer: int | None, scene: Scene | None, spots: dict[str, Hot], voice: Voice) -> str:
    """The prompt and everything that can be answered without touching the board."""
    names = table.names(viewer)
    mine = viewer is not None and viewer in table.course.asked
    box = table.match.box
    lines = [f'<div id="ask" class="ask{" my-turn" if mine else ""}">']
    if scene is None:
        lines.append(f'<p id="prompt" tabindex="-1">{voice(f"page-status-{table.status}")}</p>')
    else:
        cited = voice.cite(box, scene.clause) if mine else ""
        lines.append(f'<p id="prompt" tabindex="-1">{voice.say(scene.prompt, names)} {cited}</p>')
    if table.status == "over" and table.course.ended_by:
        lines.append(f'<p class="faint">{voice("page-ended-resigned")}</p>')
    lines.append('<div id="bar" class="bar">')
    if scene is not None and mine:
        lines += _bar(scene, spots, voice, names)
    if table.status == "over":
        lines += _after(table, voice)
    lines.append("</div>")
    lines += _proposal(table, viewer, voice, names)
    lines.append('<div class="foot">')
    if viewer is not None and table.status == "running":
        lines.append(_undo(table, viewer, voice))
    if scene is not None and mine and not _all_in_bar(scene):
        lines += _moves(scene, voice, names)
    if mine:
        lines.append(f'<a id="why-not" href="/t/{escape(table.id)}/why">{voice("page-why-link")}</a>')
    lines.append("</div></div>")
    return "".join(lines)


def _all_in_bar(scene: Scene) -> bool:
    """Are all choices buttons beside the prompt, so that no list is needed?"""
    if all(action.on is None for action in scene.actions):
        return True
    return len(scene.actions) <= FEW and all(action.to is not None for action in scene.actions)


def _bar(scene: Scene, spots: dict[str, Hot], voice: Voice, names: Sequence[str]) -> Iterator[str]:
    for action in scene.actions:
        if action.on is None:
            yield answer(action, voice.say(action.name, names), f"button {action.style}", f"bar-{action.choice}")
    moved = [action for action in scene.actions if action.to is not None]
    if len(moved) == len(scene.actions) <= FEW:  # whoever cannot see all places at once finds them here
        for action in moved:
            yield answer(action, voice.say(action.name, names), "button", f"bar-{action.choice}")
    for key, hot in spots.items():
        if hot.picks:
            for action in hot.clicks:
                sentence = voice.say(action.name, names)
                yield answer(action, sentence, f"button {action.style}", f"bar-{action.choice}", source=key)


def _after(table: Table, voice: Voice) -> Iterator[str]:
    """When the game is over: look back, or play again."""
    plan = table.course.plan
    chairs = {f"chair-{seat}": chair for seat, chair in enumerate(plan.chairs)}
    options = {f"option-{key}": str(value).lower() for key, value in plan.options.items()}
    yield _again(voice("page-rematch"), "primary", {"game": plan.game, "seats": str(plan.seats), **chairs, **options})
    if not table.course.continued:
        yield _again(voice("page-same-deal"), "quiet", {"again": table.id})
        yield f'<a class="button quiet" href="/t/{escape(table.id)}/deal">{voice("page-deal-games")}</a>'
        yield f'<a class="button quiet" href="/t/{escape(table.id)}/replay">{voice("page-replay")}</a>'


def _again(label: str, kind: str, fields: dict[str, str]) -> str:
    hidden = "".join(f'<input type="hidden" name="{escape(k)}" value="{escape(v)}">' for k, v in fields.items())
    return f'<form method="post" action="/new">{hidden}<button class="button {kind}">{label}</button></form>'


def _moves(scene: Scene, voice: Voice, names: Sequence[str]) -> Iterator[str]:
    yield f'<details id="moves"><summary>{voice("page-all-moves", count=len(scene.actions))}</summary><div>'
    for action in scene.actions:
        yield answer(action, voice.say(action.name, names), "button quiet", f"move-{action.choice}")
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


# --- seats ----------------------------------------------------------------------------------------


def seat_head(table: Table, viewer: int | None, chair: Chair, seat: Seat | None, voice: Voice) -> str:
    """Name, status, counters and clock of a seat."""
    index = chair.index
    name = escape(table.names()[index]) if chair.taken else voice("page-seat-free")
    status = seat.status if seat is not None else ""
    lines = [f'<header id="seat-{index}" class="seat-head {status}">']
    own = f' <span class="you">{voice("page-you")}</span>' if index == viewer else ""
    level = f"page-chair-bot-{chair.bot}" if chair.bot in bots.BOTS else "page-bot"  # an upgrade may take one away
    bot = f' <span class="faint">{voice(level)}</span>' if chair.bot is not None else ""
    lines.append(f"<h2>{name}{own}{bot}</h2>")
    if chair.resigned or chair.away:
        lines.append(f'<span class="status away">{voice("page-resigned" if chair.resigned else "page-away")}</span>')
    elif status:
        lines.append(f'<span class="status">{voice(f"status-{status}")}</span>')
    if chair.muted:
        lines.append(f'<span class="status">{voice("page-muted")}</span>')
    for counter in seat.counters if seat is not None else ():
        said = voice.say(counter.name, table.names(viewer))
        lines.append(f'<span class="counter" data-counter="{escape(counter.key)}"><b>{counter.value}</b> ')
        lines.append(f"<span>{said}</span></span>")
    lines.append(_clock(table, index))
    lines += _seat_acts(table, viewer, chair, voice)
    lines.append("</header>")
    return "".join(lines)


def _clock(table: Table, seat: int) -> str:
    clock, course = table.course.clock, table.course
    if clock.pace.kind == "none" or table.status != "running":
        return ""
    runs = clock.ticking and seat in course.thinking
    left = max(0, clock.left[seat])
    moving = f' data-left="{left}" data-since="{clock.moment}"' if runs else ""
    return f'<span class="clock{" runs" if runs else ""}"{moving}>{clock_face(left)}</span>'


def clock_face(left: int) -> str:
    """Milliseconds as people read them."""
    seconds = left // SECOND
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def _seat_acts(table: Table, viewer: int | None, chair: Chair, voice: Voice) -> Iterator[str]:
    index = chair.index
    if table.status == "waiting" and viewer is None and not chair.taken and chair.kind == "open":
        yield act(table, "sit", voice("page-sit"), "button primary", ("seat", index))
    if table.status == "running" and viewer is not None:
        if index == viewer and (chair.away or chair.bot is not None) and not chair.resigned:
            yield act(table, "back", voice("page-back"), "button primary")
        elif index != viewer and chair.away and chair.bot is None:
            yield _replace(table, index, voice)
    host = viewer is not None and table.seats[viewer].player == table.course.host
    there = index != viewer and chair.player is not None and not chair.away
    if host and there and table.status in ("waiting", "running"):
        yield act(table, "remove", voice("page-remove"), "button quiet small", ("seat", index))
    if host and index != viewer and chair.player is not None and table.status != "aborted":
        yield _mute(table, chair, voice)


def _replace(table: Table, seat: int, voice: Voice) -> str:
    """A bot of a chosen level for somebody who is away."""
    levels = "".join(
        f'<option value="{bot}"{" selected" if bot == bots.USUAL else ""}>{voice(f"page-chair-bot-{bot}")}</option>'
        for bot in bots.BOTS
    )
    return (
        f'<form method="post" action="/t/{escape(table.id)}/replace"><input type="hidden" name="seat" value="{seat}">'
        f'<select name="bot" aria-label="{voice("page-replace")}">{levels}</select>'
        f'<button class="button quiet small" id="act-replace-{seat}">{voice("page-replace")}</button></form>'
    )


def _mute(table: Table, chair: Chair, voice: Voice) -> str:
    """The host's hand on a talker, or its end."""
    fields = {"seat": str(chair.index), "muted": "false" if chair.muted else "true"}
    hidden = "".join(f'<input type="hidden" name="{name}" value="{value}">' for name, value in fields.items())
    label = voice("page-unmute" if chair.muted else "page-mute")
    return (
        f'<form method="post" action="/t/{escape(table.id)}/mute">{hidden}'
        f'<button class="button quiet small" id="act-mute-{chair.index}">{label}</button></form>'
    )


# --- what happened --------------------------------------------------------------------------------


class Story:
    """The lines that one viewer of a table has been told, kept while the table is in memory."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.events: list[Event] = []
        self.lines: list[str] = []
        self.chunks: list[str] = []  # complete ones

    def back_to(self, count: int) -> None:
        """Forget what came later."""
        del self.events[count:], self.lines[count:], self.chunks[count // CHUNK :]


class Logs:
    """Lines of the log of one game in one language, each rendered once."""

    def __init__(self, box: Box, voice: Voice) -> None:
        self.box = box
        self.voice = voice
        self._lines: dict[Hashable, str] = {}
        self._stories: WeakKeyDictionary[Table, dict[int | None, Story]] = WeakKeyDictionary()

    def line(self, event: Event, names: Sequence[str]) -> str:
        """One event with its clause."""
        said = self.voice.say(self.box.event_text(event), names)
        key = said, event.kind, event.clause
        html = self._lines.get(key)
        if html is None:
            if len(self._lines) > MOST:
                self._lines.clear()
            # Not on the way of the Tab key: whoever plays with it wants to come to the choices.
            cited = self.voice.cite(self.box, event.clause).replace("<a ", '<a tabindex="-1" ')
            html = self._lines[key] = f'<li data-kind="{escape(event.kind)}">{said} {cited}</li>'
        return html

    def story(self, table: Table, viewer: int | None) -> Story:
        """All lines of a viewer; those of events that were there before are not made again."""
        told = self._stories.setdefault(table, {}).setdefault(viewer, Story())
        names = table.names(viewer)
        events = table.events(viewer)
        if tuple(names) != told.names:
            told.back_to(0)
            told.names = tuple(names)
        same = 0
        for old, new in zip(told.events, events, strict=False):
            if old is not new:
                break
            same += 1
        told.back_to(same)
        told.lines += [self.line(event, names) for event in events[same:]]
        told.events = events
        return told

    def chunks(self, told: Story) -> dict[str, str]:
        """The log in parts of a few lines, so that old ones need not travel again."""
        while len(told.chunks) < len(told.lines) // CHUNK:
            told.chunks.append(_chunk(told, len(told.chunks)))
        found = {f"log-{number}": html for number, html in enumerate(told.chunks)}
        if len(told.lines) % CHUNK or not found:
            found[f"log-{len(told.chunks)}"] = _chunk(told, len(told.chunks))
        return found

    def news(self, table: Table, viewer: int | None, told: Story) -> str:
        """What happened since the viewer's last choice."""
        since = 0
        if viewer is not None and table.status in ("running", "over"):
            since = seen(table, viewer)
        every = told.lines[since:]
        lines = every[-NEWS:]
        head = self.voice("page-news") if viewer is not None else self.voice("page-news-watch")
        inside = f"<h2>{head}</h2><ol>{''.join(lines)}</ol>" if lines else ""
        if viewer is not None and len(every) > NEWS and table.course.plan.pace.kind == "days":
            more = self.voice("page-digest", count=len(every) - NEWS)
            inside += f'<details id="digest"><summary>{more}</summary><ol>{"".join(every[:-NEWS])}</ol></details>'
        return f'<div id="news" class="news" aria-live="polite">{inside}</div>'


def _chunk(told: Story, number: int) -> str:
    some = "".join(reversed(told.lines[number * CHUNK : (number + 1) * CHUNK]))
    return f'<ol id="log-{number}">{some}</ol>'


def talk(table: Table, viewer: int | None, voice: Voice) -> str:
    """What people said and did beside the game."""
    names = table.names(viewer)
    lines = []
    for note in table.course.notes:
        if note.kind not in QUIET:
            lines.append(_note(note, names, voice))
    return f'<ol id="talk" class="talk" aria-live="polite">{"".join(lines[-60:])}</ol>'


def _note(note: Note, names: Sequence[str], voice: Voice) -> str:
    seat = note.seat if note.seat is not None else note.data.get("seat")
    who = escape(names[seat]) if isinstance(seat, int) and seat < len(names) else voice("page-somebody")
    if note.kind == "chat":
        return f'<li class="said"><b>{who}</b> {escape(str(note.data.get("text", "")))}</li>'
    kind = "undo-asked" if note.kind == "undo" and "proposed" in note.data else note.kind
    about = note.data.get("seat", seat)
    target = about if isinstance(about, int) else 0
    said = voice.say(text(f"page-note-{kind}", seat=Seated(target)), names)
    return f'<li class="faint">{said}</li>'


# --- cards and points -----------------------------------------------------------------------------


def cards(scene: Scene, voice: Voice, box: Box, names: Sequence[str]) -> str:
    """Every kind of piece on the table in full: read by the page when a piece is looked at, and by people."""
    told: dict[str, Piece] = {}
    for piece in scene.pieces():
        if piece.text is not None or piece.clause:
            told.setdefault(about_key(piece, names), piece)
    entries = "".join(
        f'<div id="about-{key}"><dt>{voice.say(piece.title or piece.name, names)}</dt>'
        f"<dd>{'' if piece.text is None else voice.say(piece.text, names)} {voice.cite(box, piece.clause)}</dd></div>"
        for key, piece in sorted(told.items())
    )
    return f'<dl id="cards">{entries}</dl>'


def score(table: Table, viewer: int | None, voice: Voice) -> str:
    """The points of every seat as trees, the best first."""
    game, box, names = table.match.game, table.match.box, table.names(viewer)
    return score_of(game.scores(viewer), game.ranks() if game.over else None, box, names, voice)


def score_of(trees: Sequence[Points], ranks: Sequence[int] | None, box: Box, names: Sequence[str], voice: Voice) -> str:
    """The same for any position."""
    order = sorted(range(len(trees)), key=lambda seat: (ranks[seat] if ranks else -trees[seat].points, seat))
    lines = ['<div class="score">']
    for seat in order:
        place = f'<span class="place">{ranks[seat]}.</span> ' if ranks else ""
        lines.append(f'<section class="tally"><h3>{place}{escape(names[seat])} <b>{trees[seat].points}</b></h3><ul>')
        for part in trees[seat].parts or (trees[seat],):
            lines += _tree(part, box, names, voice)
        lines.append("</ul></section>")
    lines.append("</div>")
    return "".join(lines)


def _tree(node: Points, box: Box, names: Sequence[str], voice: Voice) -> Iterator[str]:
    pieces = f' data-pieces="{escape(" ".join(node.pieces))}"' if node.pieces else ""
    label, cited = voice.say(node.label, names), voice.cite(box, node.clause)
    zero = ' class="zero"' if not node.points else ""
    if not node.parts:
        yield f"<li{zero}{pieces}><span>{label} {cited} <b>{node.points}</b></span></li>"
        return
    opened = " open" if node.points else ""
    yield f"<li{zero}{pieces}><details{opened}><summary>{label} <b>{node.points}</b></summary>{cited}<ul>"
    for part in node.parts:
        yield from _tree(part, box, names, voice)
    yield "</ul></details></li>"
