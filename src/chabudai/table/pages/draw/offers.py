"""What can be done, as one small list: from it the script of a page puts buttons where a page without scripts has them.

So zones are drawn and sent without anything that could be done in them: the same for all who see them, and not anew
because somebody is asked.
"""

# mypyc: compile
from __future__ import annotations

from collections.abc import Sequence
from json.encoder import encode_basestring
from typing import Final

from chabudai.core.scene import JOINT, Action, Arrangement
from chabudai.table.pages.draw.hot_spots import signed
from chabudai.table.pages.draw.pieces import Painter
from chabudai.table.pages.draw.put_in import Called, Said

NOTHING: Final = "[]"
NO_ARRANGEMENT: Final = "null"


def offers(actions: Sequence[Action], artist: Painter, names: Sequence[str]) -> str:
    """As JSON, a row an action: notation, sentence, number, on what, to where, style, in either order,
    what it gains, and what acts by it."""
    if not actions:
        return NOTHING
    uses: dict[str | None, int] = {}
    for action in actions:
        uses[action.on] = uses.get(action.on, 0) + 1
    called = artist.voice.called(names)
    rows: list[str] = []
    for action in actions:  # what has no piece is a button in the ribbon, or what is one of several uses of a piece
        lettered = action.to is None and (action.on is None or uses[action.on] > 1)
        kept = artist.lettered_rows if lettered else artist.rows
        row = kept.get(action, called.anywhere)
        if row is None:
            artist.voice.mentioned, says = 0, artist.lettered if lettered else artist.sentence
            row = Said(_row(action, says(action, called.marks)))
            kept.put(action, artist.voice.mentioned, called.anywhere, row)
        rows.append(row.by(called))
    return f"[{','.join(rows)}]"


def _row(action: Action, sentence: str) -> str:
    row = f"{encode_basestring(action.id)},{encode_basestring(sentence)},{action.choice}"
    if action.on is None and not action.style:
        return f"[{row}]"
    on = "null" if action.on is None else encode_basestring(action.on)
    to = "null" if action.to is None else encode_basestring(action.to)
    row = f'{row},{on},{to},"{action.style}",{int(action.either)}'
    if action.gain is None and action.by is None:
        return f"[{row}]"
    by = "null" if action.by is None else encode_basestring(action.by)
    return f"[{row},{encode_basestring(signed(action.gain))},{by}]"


def arrangement(asked: Arrangement | None, artist: Painter, names: Sequence[str]) -> str:
    """As JSON: what belongs where, what each put answers, and all that is said about it."""
    if asked is None:
        return NO_ARRANGEMENT
    called, kept = artist.voice.called(names), artist.arrangements
    said = kept.get(asked, called.anywhere)
    if said is None:
        artist.voice.mentioned = 0
        said = Said(_arrangement(asked, artist, called))
        kept.put(asked, artist.voice.mentioned, called.anywhere, said)
    return said.by(called)


def _arrangement(asked: Arrangement, artist: Painter, called: Called) -> str:
    names = called.marks
    voice, takes = artist.voice, sum([post.takes for post in asked.posts])
    places = {post.places: number for number, post in enumerate(asked.posts)}
    posts = [
        f"[{post.takes},{_list(post.places)},{_quoted(voice.say(post.name, names), voice.short(post.name, names))}]"
        for post in asked.posts
    ]
    puts: list[str] = []
    for put in asked.puts:
        others, voice.mentioned = voice.mentioned, 0
        answers = artist.puts.get(put, called.anywhere)
        if answers is None:
            answers = _quoted(JOINT.join(put.answers), voice.say(put.name, names))
            artist.puts.put(put, voice.mentioned, called.anywhere, answers)
        voice.mentioned = others | artist.puts.seats(put)
        puts.append(f"[{encode_basestring(put.on)},{places[put.to] if put.to in places else _list(put.to)},{answers}]")
    ready = str(voice.words.say(asked.name, names))
    counts = [
        _list(
            (
                voice("page-placed", count=count, whole=takes),
                voice("page-so-far", ready=ready, count=count, whole=takes),
            )
        )
        for count in range(takes)
    ]
    said = voice.say(asked.name, names)
    counts.append(_list((voice("page-placed", count=takes, whole=takes), said)))
    words = _quoted(said, voice("page-take-up"), voice("page-tap"))
    return (
        f'{{"key":{encode_basestring(asked.key)},"home":{encode_basestring(asked.home)},'
        f'"again":{encode_basestring(JOINT.join(asked.again))},"ready":{encode_basestring(asked.ready)},'
        f'"words":[{words}],"posts":[{",".join(posts)}],"puts":[{",".join(puts)}],'
        f'"placed":[{",".join([_list(pair) for pair in asked.placed])}],"counts":[{",".join(counts)}]}}'
    )


def _quoted(*texts: str) -> str:
    return ",".join([encode_basestring(one) for one in texts])


def _list(texts: Sequence[str]) -> str:
    return f"[{_quoted(*texts)}]"
