"""The report: one page that needs nothing else, in the order in which a designer reads.

In one minute · the game as a whole · cards · what if · what a rule is worth · trust · clauses never seen · how it was
made.  Every section is there when its question was asked.
"""

from __future__ import annotations

from html import escape
from typing import Final

from chabudai import __version__
from chabudai.lab import card_sections, pair_sections, sections, whatif_sections
from chabudai.lab.card_sections import Deck
from chabudai.lab.faces import Faces
from chabudai.lab.finding import FINE, LOOK, TOLD, UNSURE
from chabudai.lab.one_minute_summary import minute
from chabudai.lab.repeated_looks import EARLIEST
from chabudai.lab.report import FINDINGS, Report
from chabudai.lab.sections import bot_name
from chabudai.lab.style import style
from chabudai.lab.table import cards_of
from chabudai.lab.telling import Telling
from chabudai.lab.whatif_sections import Replays, by_command
from chabudai.words import Words

SIGNS: Final = {FINE: "✓", LOOK: "▲", UNSURE: "?", TOLD: "·"}


def page(report: Report, words: Words, faces: Faces) -> str:
    """The whole page."""
    voice = Telling(words)
    title = voice(f"lab-title-{report.plan.purpose}", game=report.plan.box.title)
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,">'
        f"<title>{title}</title><style>\n{style()}</style></head>"
        f"<body><main><h1>{title}</h1>{body(report, words, faces)}</main></body></html>\n"
    )


def body(report: Report, words: Words, faces: Faces, replays: Replays = by_command) -> str:
    """Everything below its title, for a page of somebody else's; `replays` says how to look at deals."""
    voice = Telling(words)
    plan, box = report.plan, report.plan.box
    made = [_head(report, voice), _minute(report, voice), _whole(report, voice)]
    deck = Deck(cards_of(box, plan.cells[0]), voice, box.name)
    trust = report.find("trust")
    if (cards := report.find("cards")) is not None:
        made.append(card_sections.worth(cards, trust, deck, faces, voice))
    if (together := report.find("pairs")) is not None:
        made.append(pair_sections.pairs(together, trust, deck, voice))
    for finding in report.findings:
        if finding.key == "compare":
            made.append(whatif_sections.compare(finding, report.folder, plan, faces, replays, voice))
        elif finding.key == "sweep":
            made.append(whatif_sections.sweep(finding, voice))
        elif finding.key == "forbid":
            made.append(whatif_sections.forbid(finding, report.folder, replays, voice))
        elif finding.key == "tournament":
            made.append(whatif_sections.tournament(finding, voice))
    if trust is not None:
        made.append(card_sections.trust(trust, deck, voice))
    if (clauses := report.find("clauses")) is not None:
        made.append(sections.clauses(clauses, box, voice))
    made.append(_made(report, voice))
    return "".join(made)


def _head(report: Report, voice: Telling) -> str:
    plan = report.plan
    first = plan.cells[0]
    bots = voice.words.listed([bot_name(bot, voice) for bot in dict.fromkeys(first.bots)])
    facts = voice(
        "lab-facts", seats=first.seats, deals=report.deals, games=report.games, bots=bots, edition=plan.box.edition
    )
    options = [
        f"{voice.words.option(plan.box, key)} {voice.words.value(plan.box, key, value)}"
        for key, value in first.options.items()
        if value != plan.box.defaults.get(key)
    ]
    chosen = f'<p class="facts">{escape(" · ".join(options))}</p>' if options else ""
    stale = "" if report.current else f'<p class="note warning">{voice("lab-stale")}</p>'
    if "planned" in plan.about and report.deals < EARLIEST:
        stale += f'<p class="note warning">{voice("lab-early", deals=EARLIEST)}</p>'
    return f'<p class="facts">{facts}</p>{chosen}{stale}'


def _minute(report: Report, voice: Telling) -> str:
    lines = [
        f'<li><span class="verdict {mark}" role="img" aria-label="{voice(f"lab-mark-{mark}")}">{SIGNS[mark]}</span>'
        f"<b>{head}</b> {said}</li>"
        for mark, head, said in minute(report, voice)
    ]
    return f'<h2>{voice("lab-minute")}</h2><ul class="minute">{"".join(lines)}</ul>' if lines else ""


def _whole(report: Report, voice: Telling) -> str:
    """The game as a whole."""
    box = report.plan.box
    made = []
    for finding in report.findings:
        if finding.key == "seats":
            made.append(sections.seats(finding, voice))
        elif finding.key == "race":
            made.append(sections.race(finding, voice))
        elif finding.key == "closeness":
            made.append(sections.closeness(finding, voice))
        elif finding.key == "sources":
            made.append(sections.sources(finding, box, voice))
        elif finding.key == "goals":
            made.append(sections.goals(finding, box, voice))
        elif finding.key == "decisions":
            made.append(sections.decisions(finding, voice))
        elif finding.key == "luck":
            made.append(sections.luck(finding, voice))
    return f'<h2>{voice("lab-whole")}</h2><div class="grid whole">{"".join(made)}</div>' if made else ""


def _made(report: Report, voice: Telling) -> str:
    """How it was made, and how to make it again."""
    plan = report.plan
    command = str(plan.about.get("command", ""))
    lines = [voice("lab-made-deals", first=str(plan.seed), last=str(plan.seed + max(report.deals - 1, 0)))]
    lines.append(voice("lab-made-how"))
    if "planned" in plan.about:
        lines.append(voice("lab-made-peeking", planned=int(plan.about["planned"])))
    if report.speed:
        lines.append(voice("lab-made-speed", speed=voice.number(report.speed, 2 if report.speed < 10 else 0)))
    lines.append(voice("lab-made-files", version=__version__, file=FINDINGS))
    body = "".join(f"<p>{line}</p>" for line in lines)
    again = f"<p>{voice('lab-made-again')}</p><pre><code>{escape(command)}</code></pre>" if command else ""
    return f"<h2>{voice('lab-made')}</h2><footer>{body}{again}<p>{voice('lab-people')}</p></footer>"
