"""What happened, in words: the log, the news since the viewer's last choice, and what people said and did."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Hashable, Sequence
from html import escape
from typing import Final

from chabudai.core.box import Box
from chabudai.core.events import Event
from chabudai.core.match import Match, Played
from chabudai.core.scene import Seated, Text, text
from chabudai.core.step import Game
from chabudai.table.notes import Note
from chabudai.table.pages.voice import MOST, Voice
from chabudai.words import You

NEWS: Final = 5  # lines
CHUNK: Final = 32  # lines of the log that travel together
MOST_TALK: Final = 60  # lines
RECENT: Final = 8  # events whose sentences are at hand
QUIET: Final = ("restart", "mute", "agree", "refuse", "forget")  # notes that nobody needs to read later


class Story:
    """The lines that one viewer of a match has been told; only what is new is ever looked at."""

    def __init__(self, log: Logs, match: Match, viewer: int | None, names: Sequence[str]) -> None:
        self.match = match
        self.viewer = viewer
        self.parts: dict[str, str] = {}  # the log, the newest line first, a few lines together
        self.frame = ""  # where those parts lie
        self._log = log
        self._names = names
        self._opening = match.opening_events
        self._lines = log.lines(match.opening_events, names, viewer)
        self._played: list[Played] = []
        self._starts: list[int] = []  # of each choice: how many lines were told before it
        self._made = 0  # lines in the parts
        self._write(0)

    @property
    def is_true(self) -> bool:
        """Does it still tell the beginning of the match?  After an upgrade that comes later."""
        return self._opening is self.match.opening_events

    def follow(self) -> None:
        """Forget what was taken back, then tell what is new."""
        old, new = self._played, self.match.played
        # Choices are taken back from the end, and those played again are new ones: so one that is still in its
        # place has all its forerunners in theirs.
        same = min(len(old), len(new))
        while same and old[same - 1] is not new[same - 1]:
            same -= 1
        kept = len(self._lines)
        if same < len(old):
            kept = self._starts[same]
            del old[same:], self._starts[same:], self._lines[kept:]
        for played in new[same:]:
            old.append(played)
            self._starts.append(len(self._lines))
            if played.events:
                self._lines += self._log.lines(played.events, self._names, self.viewer)
        if kept < self._made or len(self._lines) != self._made:
            self._write(min(kept, self._made))

    def _write(self, since: int) -> None:
        """Put the lines from this one on into their parts."""
        last = max(0, len(self._lines) - 1) // CHUNK
        for number in range(since // CHUNK, last + 1):
            some = "".join(reversed(self._lines[number * CHUNK : (number + 1) * CHUNK]))
            self.parts[f"log-{number}"] = f'<ol id="log-{number}">{some}</ol>'
        for number in range(last + 1, len(self.parts)):
            del self.parts[f"log-{number}"]
        places = "".join(f'<div data-part="log-{number}"></div>' for number in range(last, -1, -1))
        self.frame = f'<div id="logs" class="logs" tabindex="0">{places}</div>'
        self._made = len(self._lines)

    def news(self, digest: bool) -> str:
        """What happened since the viewer's last choice: the last of it, or all for those who come once a day."""
        since = 0
        if self.viewer is not None:
            for place in range(len(self._played) - 1, -1, -1):
                if self._played[place].seat == self.viewer:
                    since = self._starts[place]
                    break
        lines = self._lines[max(since, len(self._lines) - NEWS) :]
        older = self._lines[since : -len(lines)] if digest and self.viewer is not None else []
        return self._log.news(lines, self.viewer is not None, older)


class Logs:
    """Lines of the log of one game in one language, each rendered once."""

    def __init__(self, box: Box, voice: Voice) -> None:
        self.box = box
        self.voice = voice
        self._lines: dict[Hashable, str] = {}
        self._recent: list[tuple[Event, Text]] = []

    def lines(self, events: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[str]:
        """The events that the viewer may see."""
        return [self.line(event, names) for event in events if event.visible_to(viewer)]

    def line(self, event: Event, names: Sequence[str]) -> str:
        """One event with its clause."""
        said = self.voice.say(self._sentence(event), names)
        key = said, event.kind, event.clause
        html = self._lines.get(key)
        if html is None:
            if len(self._lines) > MOST:
                self._lines.clear()
            # Not on the way of the Tab key: whoever plays with it wants to come to the choices.
            cited = self.voice.cite(self.box, event.clause).replace("<a ", '<a tabindex="-1" ')
            html = self._lines[key] = f'<li data-kind="{escape(event.kind)}">{said} {cited}</li>'
        return html

    def _sentence(self, event: Event) -> Text:
        """The same for all viewers, who are told one after the other."""
        for known, sentence in self._recent:
            if known is event:
                return sentence
        sentence = self.box.event_text(event)
        self._recent = [(event, sentence), *self._recent[: RECENT - 1]]
        return sentence

    def news(self, lines: Sequence[str], mine: bool, older: Sequence[str] = ()) -> str:
        """The last lines, for those who were away; what is older can be opened."""
        inside = ""
        if lines:
            inside = f"<h2>{self.voice('page-news' if mine else 'page-news-watch')}</h2><ol>{''.join(lines)}</ol>"
        if older:
            more = self.voice("page-digest", count=len(older))
            inside += f'<details id="digest"><summary>{more}</summary><ol>{"".join(older)}</ol></details>'
        return f'<div id="news" class="news" aria-live="polite">{inside}</div>'


def talk(notes: Sequence[Note], names: Sequence[str], voice: Voice, me: str | None = None) -> str:
    """What people said and did beside the game, under the names that they had; `me`: the id of the reader."""
    lines: list[str] = []
    place = len(notes) - 1
    while place >= 0 and len(lines) < MOST_TALK:  # from the end: there may be thousands
        if notes[place].kind not in QUIET:
            lines.append(_note(notes[place], names, voice, me))
        place -= 1
    return f'<ol id="talk" class="talk" aria-live="polite">{"".join(reversed(lines))}</ol>'


def _note(note: Note, names: Sequence[str], voice: Voice, me: str | None) -> str:
    who = note.name or voice("page-somebody")
    if note.kind == "chat":
        return f'<li class="said"><b>{escape(who)}</b> {escape(str(note.data.get("text", "")))}</li>'
    kind = "undo-asked" if note.kind == "undo" and "proposed" in note.data else note.kind
    about = note.about or 0
    then = list(names)  # with the name of the one it tells of as it was, which may be another's now
    then[about] = You(who) if note.player is not None and note.player == me else who
    said = voice.say(text(f"page-note-{kind}", seat=Seated(about)), then)
    return f'<li class="faint">{said}</li>'


def in_words(game: Game, seat: int, written: str, names: Sequence[str], voice: Voice) -> str:
    """A choice that the seat had here, as the button said that offered it; as the record writes it when none did."""
    said = [voice.say(action.name, names) for action in game.scene(seat).actions if action.id == written]
    return said[0] if said else escape(written)
