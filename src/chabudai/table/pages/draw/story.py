"""What happened, in words: the log, the news since the viewer's last choice, and what people said and did."""

# mypyc: compile
from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from chabudai.core.box import Box, parse_choice
from chabudai.core.events import Event
from chabudai.core.game import Game
from chabudai.core.match import Match, Played
from chabudai.core.moment import visible
from chabudai.core.scene import Seated, text
from chabudai.table.course.notes import Note
from chabudai.table.course.seats import Former, named_then
from chabudai.table.pages.draw.cache import Kept
from chabudai.table.pages.draw.composed import Composed
from chabudai.table.pages.draw.escaped import escape, escaped
from chabudai.table.pages.draw.put_in import Called, Said
from chabudai.table.pages.draw.shorthand import drawing
from chabudai.table.pages.draw.words import SAY, SHORT, Voice
from chabudai.words import You

NEWS: Final = 5  # lines
CHUNK: Final = 32  # lines of the log that travel together
MOST_TALK: Final = 60  # lines
NO_FACES: Final[Mapping[int, str]] = {}
MOST_LINES: Final = 16_000  # of a game and language, without names: what happens once happens again at another table
QUIET: Final = ("restart", "mute", "agree", "refuse", "forget")  # notes that nobody needs to read later


class Story:
    """The lines that one viewer of a match has been told; only what is new is ever looked at."""

    def __init__(
        self, log: Logs, match: Match, viewer: int | None, names: Sequence[str], former: Sequence[Former] = ()
    ) -> None:
        self._former = former
        self.match = match
        self.viewer = viewer
        self.parts: dict[str, Composed] = {}  # the log, the newest line last, a few lines together
        self.frame = ""  # where those parts lie
        self._log = log
        self._names = names
        self._faces = log.faces(match)
        self._opening = match.opening_events
        self._lines = log.lines(match.opening_events, named_then(names, former, -1), viewer, self._faces)
        self._played: list[Played] = []
        self._starts: list[int] = []  # of each choice: how many lines were told before it
        self._made = 0  # lines in the parts
        self._framed = 0  # parts in the frame
        self._rewritten: list[str] = []  # parts, since that was asked for
        self._write(0)

    @property
    def is_true(self) -> bool:
        """Does it still tell the beginning of the match?  After an upgrade that comes later."""
        return self._opening is self.match.opening_events

    def follow(self) -> list[str]:
        """Forget what was taken back, then tell what is new; the parts that were written anew since, or are gone."""
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
                names = named_then(self._names, self._former, len(old) - 1)
                self._lines += self._log.lines(played.events, names, self.viewer, self._faces)
        if kept < self._made or len(self._lines) != self._made:
            self._write(min(kept, self._made))
        rewritten, self._rewritten = self._rewritten, []
        return rewritten

    def _write(self, since: int) -> None:
        """Put the lines from this one on into their parts."""
        last = max(0, len(self._lines) - 1) // CHUNK
        for number in range(since // CHUNK, last + 1):
            some, name = self._lines[number * CHUNK : (number + 1) * CHUNK], f"log-{number}"
            self.parts[name] = Composed([f'<ol id="{name}">', *some, "</ol>"])
            self._rewritten.append(name)
        for number in range(last + 1, len(self.parts)):
            name = f"log-{number}"
            del self.parts[name]
            self._rewritten.append(name)
        if last + 1 != self._framed:
            places = "".join(f'<div data-part="log-{number}"></div>' for number in range(last + 1))
            self.frame = f'<div id="logs" class="logs">{places}</div>'
            self._framed = last + 1
        self._made = len(self._lines)

    def news(self, digest: bool, told: bool = False) -> str:
        """What happened since the viewer's last choice: the last of it, or all for those who come once a day.

        Unless it is to be `told` here, the script of the page takes the lines from the log, which has them.
        """
        since = 0
        if self.viewer is not None:
            for place in range(len(self._played) - 1, -1, -1):
                if self._played[place].seat == self.viewer:
                    since = self._starts[place]
                    break
        lines = self._lines[max(since, len(self._lines) - NEWS) :]
        older = self._lines[since : -len(lines)] if digest and self.viewer is not None else []
        return self._log.news(lines, self.viewer is not None, older, told)


class Logs:
    """Lines of the log of one game in one language, each rendered once."""

    def __init__(self, box: Box, voice: Voice) -> None:
        self.box = box
        self.voice = voice
        self._clauses: dict[str, str] = {}
        self._faces: dict[Hashable, dict[int, str]] = {}
        # By where the faces are, which are kept, and by whether the seal tells who it is.
        self._recent: dict[tuple[int, bool], tuple[Mapping[int, str], Kept[Said]]] = {}
        self._counted: dict[tuple[int, bool], str] = {}  # news of which only the number is told, and to whom

    def lines(
        self, events: Sequence[Event], names: Sequence[str], viewer: int | None, faces: Mapping[int, str] = NO_FACES
    ) -> list[str]:
        """The events that the viewer may see."""
        return self.told(visible(events, viewer), names, faces)

    def told(self, events: Sequence[Event], names: Sequence[str], faces: Mapping[int, str] = NO_FACES) -> list[str]:
        """All of these events."""
        called = self.voice.called(names)
        return [self._told(event, called, faces) for event in events]

    def faces(self, match: Match) -> Mapping[int, str]:
        """Small drawings of the cards by their numbers; none where somebody's own deck may number them otherwise."""
        box = self.box
        if match.deck is not None or box.cards is None or box.own_deck is None:
            return NO_FACES
        key = tuple(match.options.items())
        known = self._faces.get(key)
        if known is None:
            cards = box.cards(box.own_deck(match.options))
            known = self._faces[key] = {
                card.number: drawing(box.name, card.piece.face) for card in cards if card.piece is not None
            }
        return known

    def _line(self, event: Event, called: Called, faces: Mapping[int, str], by_seal: bool) -> str:
        """One event: who did it, what, with which card, and its clause; the beginning of a round is a heading."""
        opens, names = event.kind in self.box.rounds, called.marks
        said = self.voice.anew(SHORT if opens else SAY, self.voice.told(self.box, event), names)
        seat = event.facts.get("seat", -1)
        letter = called.letters[seat] if 0 <= seat < len(names) else ""
        who = f' data-seat="{seat}" data-seal="{escaped(letter)}"' if letter else ""
        if opens:
            inside, who = f"<h3>{said}</h3>", f'{who} class="round"'
        else:
            doer = escaped(names[seat]) if letter and by_seal else ""
            if doer and said.startswith(f"{doer} "):
                said = f'<span class="doer">{doer} </span>{said[len(doer) + 1 :]}'
            inside = f"<span>{said}</span> {faces.get(event.facts.get('card', -1), '')}{self._cited(event.clause)}"
        return f'<li data-kind="{escaped(event.kind)}"{who}>{inside}</li>'

    def _cited(self, clause: str) -> str:
        """Not on the way of the Tab key: whoever plays with it wants to come to the choices."""
        cited = self._clauses.get(clause)
        if cited is None:
            cited = self._clauses[clause] = self.voice.cite(self.box, clause).replace("<a ", '<a tabindex="-1" ')
        return cited

    def _told(self, event: Event, called: Called, faces: Mapping[int, str]) -> str:
        """The same for all viewers who read it alike but for the names, at whatever table the same happened."""
        seat = event.facts.get("seat", -1)
        by_seal = seat >= 0 and called.told_by_seal >> seat & 1 != 0
        kept = self._recent.get((id(faces), by_seal))
        if kept is None:
            kept = self._recent[id(faces), by_seal] = faces, Kept(MOST_LINES)
        said = kept[1].get(event, called.anywhere)
        if said is None:
            self.voice.mentioned = 0
            said = Said(self._line(event, called, faces, by_seal))
            kept[1].put(event, self.voice.mentioned | (1 << seat if seat >= 0 else 0), called.anywhere, said)
        return said.by(called)

    def news(self, lines: Sequence[str], mine: bool, older: Sequence[str] = (), told: bool = True) -> str:
        """The last lines, for those who were away; what is older can be opened.  Untold they are only counted."""
        if told or older:
            return self._news(lines, mine, older, told)
        now = len(lines), mine
        html = self._counted.get(now)
        if html is None:
            html = self._counted[now] = self._news(lines, mine, older, told)
        return html

    def _news(self, lines: Sequence[str], mine: bool, older: Sequence[str], told: bool) -> str:
        inside = ""
        if lines:
            again = f'<button id="again" class="button quiet small script">{self.voice("page-again")}</button>'
            heading = self.voice("page-news" if mine else "page-news-watch")
            inside = f'<h2>{heading}</h2><ol data-last="{len(lines)}">{"".join(lines) if told else ""}</ol>{again}'
        if older:
            more = self.voice("page-digest", count=len(older))
            inside += (
                f'<details id="digest"><summary>{more}</summary><ol data-last="{len(older)}" data-after="{len(lines)}">'
                f"{''.join(older) if told else ''}</ol></details>"
            )
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
        mine = " mine" if note.player is not None and note.player == me else ""
        return f'<li class="said{mine}"><b>{escaped(who)}</b> {escape(str(note.data.get("text", "")))}</li>'
    kind = "undo-asked" if note.kind == "undo" and "proposed" in note.data else note.kind
    about = note.about or 0
    then = list(names)  # with the name of the one it tells of as it was, which may be another's now
    then[about] = You(who) if note.player is not None and note.player == me else who
    told = text(f"page-note-{kind}", seat=Seated(about))
    if note.data.get("instead"):  # the bot is not here, and another plays
        other = text(f"bot-{note.data['instead']}")
        told = text(f"page-note-{kind}-instead", seat=Seated(about), bot=str(note.data["bot"]), other=other)
    return f'<li class="faint">{voice.say(told, then)}</li>'


def in_words(box: Box, game: Game, seat: int, written: str, names: Sequence[str], voice: Voice) -> str:
    """A choice that the seat had here, as the button said that offered it; as the record writes it when none did."""
    view = game.view(seat)
    question, choice = view.question(seat), parse_choice(view, seat, written)
    if question is None or choice is None:
        return escaped(written)
    return voice.say(box.asking.action(view, question, choice).name, names)
