"""Sections of the report about a game as a whole: each finding as drawings, sentences and tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from chabudai.core.box import Box, Json
from chabudai.lab.draw import Whisker, forest
from chabudai.lab.draw_curves import Curve, curves
from chabudai.lab.draw_shares import Bar, bars, ridges, stacks
from chabudai.lab.finding import Finding, ends
from chabudai.lab.telling import Telling

CLAUSE_WORDS = 70  # letters of a clause in a key


def figure(title: str, about: str, drawing: str, table: str = "", scroll: bool = False) -> str:
    """A drawing with its title, what is to be seen, and its numbers."""
    inside = (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{title}">{drawing}</div>' if scroll else drawing
    )
    return f'<figure><figcaption><h3>{title}</h3><p class="explained">{about}</p></figcaption>{inside}{table}</figure>'


def numbers(voice: Telling, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The numbers of a drawing, folded away."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return (
        f'<details><summary>{voice("lab-numbers")}</summary><div class="scroll" tabindex="0"><table>'
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div></details>"
    )


def seats(finding: Finding, voice: Telling) -> str:
    """Wins by seat, a drawing for each number of seats; and by turn, where the lot says who begins."""
    made = []
    for table in finding.facts["tables"]:
        count = table["seats"]
        names = [voice.words("lab-seat", seat=seat + 1) for seat in range(count)]
        about = voice("lab-seats-about", seats=count, deals=table["deals"], even=voice.percent(1 / count, 1))
        made.append(_wins("lab-seats-title", about, names, table["wins"], table["unequal"], voice))
        if "order" in table:
            about = voice("lab-order-about", seats=count, deals=table["deals"], even=voice.percent(1 / count, 1))
            made.append(
                _wins("lab-order-title", about, turns(count, voice), table["order"], table["order-unequal"], voice)
            )
    return "".join(made)


def turns(count: int, voice: Telling) -> list[str]:
    """Who begins, and the others in their order."""
    return [voice.words("lab-order-first"), *(voice.words("lab-place", place=n + 1) for n in range(1, count))]


def _wins(title: str, about: str, names: Sequence[str], spans: Json, unequal: bool, voice: Telling) -> str:
    kind = "down" if unequal else "ink"
    rows = [
        Whisker(name, *ends(span), kind, voice.percent(span[0], 1)) for name, span in zip(names, spans, strict=True)
    ]
    heads = [voice.words("lab-head-seat"), voice.words("lab-head-wins")]
    told = [[row.name, voice.span(span, "share")] for row, span in zip(rows, spans, strict=True)]
    drawing = forest(rows, voice(title), voice.words("lab-axis-wins"), voice.percents, 1 / len(rows), True)
    return figure(voice(title), about, drawing, numbers(voice, heads, told))


def race(finding: Finding, voice: Telling) -> str:
    """Two lines: wins of whoever leads, and of whoever is last."""
    facts = finding.facts
    count = len(facts["leader"])
    if facts["rounds"]:
        names, label = [str(n + 1) for n in range(count)], voice.words("lab-axis-round")
    else:
        names = [str(round(100 * (n + 1) / count)) for n in range(count)]
        label = voice.words("lab-axis-part")
    lines = [
        Curve(voice.words("lab-race-leader"), facts["leader"], "first"),
        Curve(voice.words("lab-race-last"), facts["last"], "last"),
    ]
    drawing = curves(lines, names, voice("lab-race-title"), label, voice.percents, facts["even"])
    heads = [label, voice.words("lab-race-leader"), voice.words("lab-race-last")]
    rows = [
        [names[n], voice.span(facts["leader"][n], "share"), voice.span(facts["last"][n], "share")] for n in range(count)
    ]
    return figure(voice("lab-race-title"), voice("lab-race-about"), drawing, numbers(voice, heads, rows))


def closeness(finding: Finding, voice: Telling) -> str:
    """A hill for each place."""
    facts = finding.facts
    names = [voice.words("lab-place", place=place + 1) for place in range(len(facts["bands"]))]
    means = [span[0] for span in facts["points"]]
    drawing = ridges(
        facts["edges"],
        facts["bands"],
        names,
        means,
        voice("lab-close-title"),
        voice.words("lab-axis-points"),
        voice.whole,
    )
    heads = [voice.words("lab-head-place"), voice.words("lab-axis-points")]
    rows = [[name, voice.span(span)] for name, span in zip(names, facts["points"], strict=True)]
    return figure(voice("lab-close-title"), voice("lab-close-about"), drawing, numbers(voice, heads, rows))


def sources(finding: Finding, box: Box, voice: Telling) -> str:
    """Stacked bars, the clause of each part in the key."""
    clauses, places = finding.facts["clauses"], finding.facts["places"]
    rest = any(abs(row[-1]) > 0.005 for row in places)
    parts = [clause_words(box, clause, voice) for clause in clauses] + ([voice.words("lab-other")] if rest else [])
    rows = places if rest else [row[:-1] for row in places]
    names = [voice.words("lab-place", place=place + 1) for place in range(len(rows))]
    drawing = stacks(rows, names, parts, voice("lab-sources-title"), voice.words("lab-axis-points"), voice.whole)
    key = "".join(f'<li><i class="part-{n}"></i>{escape(part)}</li>' for n, part in enumerate(parts))
    heads = [voice.words("lab-head-clause"), *names]
    told = [[part, *(voice.number(row[n]) for row in rows)] for n, part in enumerate(parts)]
    return figure(
        voice("lab-sources-title"),
        voice("lab-sources-about"),
        drawing + f'<ul class="key">{key}</ul>',
        numbers(voice, heads, told),
    )


def goals(finding: Finding, box: Box, voice: Telling) -> str:
    """A bar for each goal, coloured where nearly all or hardly any seats reach it."""
    rows = [
        Bar(goal_name(box, goal, voice), *ends(goal["share"]), goal["verdict"] or "plain")
        for goal in finding.facts["goals"]
    ]
    drawing = bars(rows, voice("lab-goals-title"), voice.words("lab-axis-reached"), voice.percents, 1.0)
    heads = [voice.words("lab-head-goal"), voice.words("lab-axis-reached")]
    told = [
        [row.name, voice.span(goal["share"], "share")] for row, goal in zip(rows, finding.facts["goals"], strict=True)
    ]
    never = [goal_name(box, goal, voice) for goal in finding.facts["goals"] if goal["never"]]
    note = f"<p>{voice('lab-goals-never', goals=voice.words.listed(never), count=len(never))}</p>" if never else ""
    return figure(voice("lab-goals-title"), voice("lab-goals-about"), drawing + note, numbers(voice, heads, told))


def goal_name(box: Box, goal: dict[str, Json], voice: Telling) -> str:
    """What a goal is called."""
    return capital(voice.words.say(box.goal_text(goal["kind"], goal["value"])))


def decisions(finding: Finding, voice: Telling) -> str:
    """Bars by kind of question."""
    facts = finding.facts
    shown = facts["kinds"][:12]
    rows = [Bar(kind, times, times, times) for kind, times in shown]
    high = max((times for _, times in shown), default=1.0)
    title, label = voice("lab-decisions-title"), voice.words("lab-axis-decisions")
    drawing = bars(rows, title, label, lambda v: voice.number(v), high, tick=voice.needed)
    about = voice(
        "lab-decisions-about",
        each=voice.number(facts["each"][0]),
        width=voice.number(facts["width"][0]),
        game=voice.whole(facts["game"][0]),
        low=voice.whole(facts["game"][1]),
        high=voice.whole(facts["game"][2]),
    )
    heads = [voice.words("lab-head-question"), voice.words("lab-axis-decisions")]
    told = [[kind, voice.number(times, 2)] for kind, times in facts["kinds"]]
    return figure(title, about, drawing, numbers(voice, heads, told))


def luck(finding: Finding, voice: Telling) -> str:
    """One bar of three parts."""
    facts = finding.facts
    strong, weak = (bot_name(level, voice) for level in facts["levels"])
    names = [voice.words(f"lab-luck-{part}") for part in ("deal", "skill", "rest")]
    row = [100 * span[0] for span in facts["parts"]]
    title = voice("lab-luck-title")
    drawing = stacks([row], [""], names, title, voice.words("lab-axis-variance"), lambda v: voice.percent(v / 100))
    key = "".join(f'<li><i class="part-{n}"></i>{escape(name)}</li>' for n, name in enumerate(names))
    about = voice("lab-luck-about", strong=strong, weak=weak, deals=facts["deals"], ahead=voice.span(facts["ahead"]))
    heads = [voice.words("lab-head-part"), voice.words("lab-axis-variance")]
    told = [[name, voice.span(span, "share")] for name, span in zip(names, facts["parts"], strict=True)]
    return figure(title, about, drawing + f'<ul class="key">{key}</ul>', numbers(voice, heads, told))


def bot_name(name: str, voice: Telling) -> str:
    """What a bot is called in the reader's language; a search keeps its budget as a name."""
    return voice.words(f"bot-{name}") if voice.words.knows(f"bot-{name}") else name


def clauses(finding: Finding, box: Box, voice: Telling) -> str:
    """Two lists: never, and hardly ever."""
    facts = finding.facts
    made = [f'<h2>{voice("lab-clauses-title")}</h2><div class="note"><p>']
    made.append(voice("lab-clauses-about", count=len(facts["never"]), below=voice.percent(facts["below"], 2)) + "</p>")
    if facts["rare"]:
        rare = "".join(
            f"<li>{voice.percent(times, 1)} · {escape(clause_words(box, clause, voice, 160))}</li>"
            for clause, times in facts["rare"]
        )
        made.append(f"<p>{voice('lab-clauses-rare')}</p><ul>{rare}</ul>")
    rows = "".join(f"<li>{escape(clause_words(box, clause, voice, 160))}</li>" for clause in facts["never"])
    return "".join(made) + f"<details><summary>{voice('lab-clauses-never')}</summary><ul>{rows}</ul></details></div>"


def clause_words(box: Box, clause: str, voice: Telling, most: int = CLAUSE_WORDS) -> str:
    """A clause with its number and how it begins."""
    found = voice.words.clause(box, clause)
    text = found.text if len(found.text) <= most else found.text[:most].rsplit(" ", 1)[0] + " …"
    return voice.words("lab-clause", clause=clause, text=text)


def capital(words: str) -> str:
    """A name that stands alone."""
    return words[:1].upper() + words[1:]
