"""Sections of the report about changes, bans and bots."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from html import escape
from typing import Final, TypeAlias

from chabudai.core.box import Box, Json
from chabudai.lab.card_sections import Deck
from chabudai.lab.draw import Whisker, forest
from chabudai.lab.draw_curves import Curve, curves
from chabudai.lab.drawing import cut
from chabudai.lab.faces import Faces
from chabudai.lab.finding import Finding, ends
from chabudai.lab.plan import Plan
from chabudai.lab.sections import bot_name, figure, goal_name, numbers
from chabudai.lab.table import cards_of
from chabudai.lab.telling import Telling
from chabudai.lab.whatif import BASE

MOST_CHANGES: Final = 12
MOST_FACES: Final = 4
ONLY_SAID: Final = ("name", "note", "status")  # fields about a deck or an entry: no game plays otherwise for them
LONG: Final = 60  # letters of what stands in a field
SEAT: Final = "seat-"

Replays: TypeAlias = Callable[[list[int], list[str], str], str]  # deals, cells and folder: how to look at them, as HTML


def figure_name(key: str, voice: Telling) -> str:
    """What a figure is called."""
    if key.startswith(SEAT):
        return voice.words("lab-figure-seat", seat=int(key.removeprefix(SEAT)) + 1)
    return voice.words(f"lab-figure-{key}")


def compare(finding: Finding, folder: str, plan: Plan, faces: Faces, replays: Replays, voice: Telling) -> str:
    """Faces before and after, a forest of what changed, and deals to look at."""
    facts, box = finding.facts, plan.box
    rows, told = [], []
    for one in facts["figures"]:
        unit, difference = one["unit"], one["difference"]
        name = figure_name(one["key"], voice)
        size = max(abs(v) for v in difference if v is not None) or 1.0
        middle, low, high = (0.0 if v is None else v / size for v in difference)
        kind = ("up" if middle > 0 else "down") if one["clear"] else "plain"
        change = voice.span(difference, unit, sign=True)
        rows.append(Whisker(("★ " if one["key"] == facts["primary"] else "") + name, middle, low, high, kind, change))
        before, after = (voice.figure(one[when], unit) for when in ("before", "after"))
        told.append([name, before, after, change, voice.number(one["narrower"])])
    drawing = forest(rows, voice("lab-compare-title"), voice.words("lab-axis-change"), lambda v: "0" if v == 0 else "")
    heads = ["lab-head-figure", "lab-head-before", "lab-head-after", "lab-head-difference", "lab-head-narrower"]
    about = voice(
        "lab-compare-about",
        deals=facts["deals"],
        same=voice.percent(facts["same"]),
        reordered=voice.percent(facts["reordered"]),
    )
    table = numbers(voice, [voice.words(head) for head in heads], told)
    return (
        f"<h2>{voice('lab-compare-title')}</h2>{_what(facts, plan, voice)}{_faces(facts, box, plan, faces, voice)}"
        + figure(voice("lab-compare-forest"), about, drawing, table)
        + of_goals(facts["goals"], box, voice)
        + _look(replays, facts["decided"], [BASE, facts["cell"]], folder, voice)
    )


def of_goals(goals: list[Json], box: Box, voice: Telling) -> str:
    """Which goals became easier or harder."""
    if not goals:
        return ""
    rows, told = [], []
    for goal in goals:
        name, change = goal_name(box, goal, voice), voice.span(goal["difference"], "share", sign=True)
        kind = ("up" if goal["difference"][0] > 0 else "down") if goal["clear"] else "plain"
        rows.append(Whisker(name, *ends(goal["difference"]), kind, change))
        told.append([name, *(voice.figure(goal[when], "share") for when in ("before", "after")), change])
    title = voice("lab-compare-goals")
    drawing = forest(rows, title, voice.words("lab-axis-goals"), lambda v: voice.percent(v, sign=True))
    heads = [voice.words(f"lab-head-{head}") for head in ("goal", "before", "after", "difference")]
    return figure(title, voice("lab-compare-goals-about"), drawing, numbers(voice, heads, told))


def _what(facts: dict[str, Json], plan: Plan, voice: Telling) -> str:
    """The fields that differ, and the options."""
    lines = []
    before, after = plan.cell(BASE).options, plan.cell(facts["cell"]).options
    for key in after:
        if before.get(key) != after[key]:
            was, now = (voice.words.value(plan.box, key, o[key]) for o in (before, after))
            option = voice.words.option(plan.box, key)
            lines.append(f"<li>{escape(option)} {escape(was)} → <b>{escape(now)}</b></li>")
    changed = [change for change in facts["changed"] if change[0].rpartition(".")[2] not in ONLY_SAID]
    lines += [
        f"<li><code>{escape(path)}</code> {escape(_plain(was))} → <b>{escape(_plain(now))}</b></li>"
        for path, was, now in changed[:MOST_CHANGES]
    ]
    more = len(changed) - MOST_CHANGES
    if more > 0:
        lines.append(f"<li>{voice('lab-compare-more', count=more)}</li>")
    return f'<ul class="note">{"".join(lines)}</ul>' if lines else ""


def _plain(value: Json) -> str:
    return (
        "–" if value is None else cut(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False), LONG)
    )


def _faces(facts: dict[str, Json], box: Box, plan: Plan, faces: Faces, voice: Telling) -> str:
    touched = facts["cards"][:MOST_FACES]
    before = Deck(cards_of(box, plan.cell(BASE)), voice)
    after = Deck(cards_of(box, plan.cell(facts["cell"])), voice)
    drawn = [(faces.drawn([before.cards[n]]), faces.drawn([after.cards[n]])) for n in touched]
    return "".join(f'<div class="faces">{was}<b>→</b>{now}</div>' for was, now in drawn if was)


def _look(replays: Replays, deals: list[int], cells: list[str], folder: str, voice: Telling) -> str:
    """Where it decided the game, and how to look at it."""
    if not deals:
        return ""
    return f'<div class="note"><p>{voice("lab-replays", count=len(deals))}</p>{replays(deals, cells, folder)}</div>'


def by_command(deals: list[int], cells: list[str], folder: str) -> str:
    """A command for each, which writes a record."""
    lines = "\n".join(
        shlex.join(["chabudai", "lab", "game", folder, str(deal), cell]) for deal in deals for cell in cells
    )
    return f"<pre><code>{escape(lines)}</code></pre>"


def sweep(finding: Finding, voice: Telling) -> str:
    """A curve of the figure over the values."""
    values = finding.facts["values"]
    unit = values[0]["unit"]
    spans = [ends(value["difference"]) for value in values]
    low, high = min([0.0, *(s[1] for s in spans)]), max([0.0, *(s[2] for s in spans)])
    spare = (high - low or 1) * 0.08
    name = figure_name(finding.facts["primary"], voice)
    drawing = curves(
        [Curve("", spans, "first")],
        [value["value"] for value in values],
        voice("lab-sweep-title"),
        voice.words("lab-axis-value"),
        lambda v: voice.figure(v, unit, sign=True),
        0.0,
        (low - spare, high + spare),
    )
    heads = ["lab-head-value", "lab-head-difference", "lab-head-after", "lab-head-clear"]
    told = [
        [
            value["value"],
            voice.span(value["difference"], unit, sign=True),
            voice.figure(value["after"], unit),
            voice.words("yes" if value["clear"] else "no"),
        ]
        for value in values
    ]
    table = numbers(voice, [voice.words(head) for head in heads], told)
    about = voice("lab-sweep-about", figure=name)
    return f"<h2>{voice('lab-sweep-title')}</h2>" + figure(
        escape(name), about, f'<div style="max-width:560px">{drawing}</div>', table
    )


def forbid(finding: Finding, folder: str, replays: Replays, voice: Telling) -> str:
    """A line for each ban."""
    bans = finding.facts["bans"]
    rows = [
        Whisker(
            ban["ban"],
            *ends(ban["points"]),
            kind=("up" if ban["points"][0] > 0 else "down") if ban["clear"] else "plain",
            beside=voice.span(ban["points"], sign=True),
        )
        for ban in bans
    ]
    drawing = forest(rows, voice("lab-forbid-title"), voice.words("lab-axis-ban"), voice.signed)
    heads = ["lab-head-ban", "lab-axis-ban", "lab-head-wins", "lab-head-bit"]
    told = [
        [
            ban["ban"],
            voice.span(ban["points"], sign=True),
            voice.span(ban["wins"], "share", sign=True),
            voice.percent(ban["bit"]),
        ]
        for ban in bans
    ]
    table = numbers(voice, [voice.words(head) for head in heads], told)
    about = voice("lab-forbid-about", deals=bans[0]["deals"])
    shown = "".join(_look(replays, ban["decided"][:1], [BASE, ban["cell"]], folder, voice) for ban in bans[:1])
    return f"<h2>{voice('lab-forbid-title')}</h2>" + figure(voice("lab-forbid-seat"), about, drawing, table) + shown


def tournament(finding: Finding, voice: Telling) -> str:
    """A line for each pair."""
    pairs = finding.facts["pairs"]
    rows = [
        Whisker(
            f"{bot_name(pair['one'], voice)} – {bot_name(pair['other'], voice)}",
            *ends(pair["wins"]),
            kind=("up" if pair["wins"][0] > 0 else "down") if (pair["wins"][1] or 0) > 0 or (pair["wins"][2] or 0) < 0
            else "plain",
            beside=voice.span(pair["wins"], "share", sign=True),
        )
        for pair in pairs
    ]  # fmt: skip
    drawing = forest(rows, voice("lab-tournament-title"), voice.words("lab-axis-ahead"), voice.percents)
    heads = ["lab-head-pair", "lab-axis-ahead", "lab-head-points", "lab-head-deals"]
    told = [
        [row.name, row.beside, voice.span(pair["points"], sign=True), str(pair["deals"])]
        for row, pair in zip(rows, pairs, strict=True)
    ]
    table = numbers(voice, [voice.words(head) for head in heads], told)
    return f"<h2>{voice('lab-tournament-title')}</h2>" + figure(
        voice("lab-tournament-pairs"), voice("lab-tournament-about"), drawing, table
    )
