"""In one minute: a sentence for each finding, with its mark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from chabudai.core.box import Json
from chabudai.lab.card_sections import Deck
from chabudai.lab.finding import FINE, LOOK, TOLD, UNSURE, Finding, Mark
from chabudai.lab.report import Report
from chabudai.lab.sections import bot_name, capital, goal_name, turns
from chabudai.lab.table import cards_of
from chabudai.lab.telling import Telling
from chabudai.lab.whatif_sections import figure_name

MOST_NAMED = 4


def minute(report: Report, voice: Telling) -> Iterator[tuple[Mark, str, str]]:
    """Mark, head and sentence, as HTML."""
    for finding in report.findings:
        say = SAID.get(finding.key)
        if say is None:
            continue
        sentence = say(finding, report, voice)
        if sentence:
            asked = finding.needs and not (finding.key == "cards" and mistrusted(report))
            needs = f" {voice('lab-needs', deals=_round(finding.needs))}" if asked else ""
            yield finding.mark, voice(f"lab-say-{finding.key}-head"), sentence + needs
    yield from _waiting(report, voice)


def mistrusted(report: Report) -> bool:
    """Do two levels of bots disagree on the cards?"""
    trust = report.find("trust")
    return trust is not None and trust.mark == LOOK


def _round(number: int) -> int:
    """Two figures are enough."""
    size = int("1" + "0" * max(0, len(str(number)) - 2))
    return -(-number // size) * size


def _seats(finding: Finding, report: Report, voice: Telling) -> str:
    tables = finding.facts["tables"]
    unequal = [table for table in tables if table["unequal"]]
    table = (unequal or tables)[0]
    best = max(range(table["seats"]), key=lambda seat: table["wins"][seat][0])
    said = voice(
        "lab-say-seats",
        seats=table["seats"],
        seat=best + 1,
        wins=voice.span(table["wins"][best], "share"),
        even=voice.percent(1 / table["seats"], 1),
    )
    verdict = LOOK if unequal else FINE if finding.mark == LOOK else finding.mark
    return f"{said} {voice(f'lab-say-seats-{verdict}')}{_order(tables, voice)}"


def _order(tables: Sequence[Mapping[str, Json]], voice: Telling) -> str:
    """The same of the order of play, if it matters."""
    table = next((table for table in tables if table.get("order-unequal")), None)
    if table is None:
        return ""
    by_wins = sorted(range(table["seats"]), key=lambda turn: table["order"][turn][0])
    names = turns(table["seats"], voice)
    best, worst = (voice.span(table["order"][turn], "share") for turn in (by_wins[-1], by_wins[0]))
    said = voice("lab-say-order", best=names[by_wins[-1]], wins=best, worst=names[by_wins[0]], loses=worst)
    return f" {said}"


def _race(finding: Finding, report: Report, voice: Telling) -> str:
    facts = finding.facts
    half = facts["half"]
    leader, last = (voice.span(facts[who][half], "share") for who in ("leader", "last"))
    said = voice("lab-say-race", leader=leader, last=last)
    if facts["decided"] and facts["rounds"]:
        return f"{said} {voice('lab-say-race-decided', round=facts['decided'])}"
    return said


def _closeness(finding: Finding, report: Report, voice: Telling) -> str:
    facts = finding.facts
    if len(facts["points"]) < 2:
        return voice("lab-say-alone", points=voice.span(facts["points"][0]))
    return voice(
        "lab-say-closeness",
        margin=voice.whole(facts["margin"]),
        points=voice.whole(facts["points"][0][0]),
        within=voice.percent(facts["within"][0]),
        close=facts["close"],
    )


def _cards(finding: Finding, report: Report, voice: Telling) -> str:
    facts = finding.facts
    deck = Deck(cards_of(report.plan.box, report.plan.cells[0]), voice)
    clear = sum(card["clear"] for card in facts["cards"])
    groups = sum(family["clear"] for family in facts["families"])
    said = voice(
        "lab-say-cards", clear=clear, cards=len(facts["cards"]), groups=groups, families=len(facts["families"])
    )
    if mistrusted(report):
        return f"{said} {voice('lab-say-cards-mistrust')}"
    if clear + groups:
        ranked = sorted(facts["cards"], key=lambda card: card["shrunk"])
        best, worst = ranked[-1], ranked[0]
        said += " " + voice(
            "lab-say-cards-ends",
            best=deck.name(best["card"]),
            brings=voice.span(best["points"], sign=True),
            worst=deck.name(worst["card"]),
            costs=voice.span(worst["points"], sign=True),
        )
    dead = sum(card["dead"] for card in facts["cards"])
    return f"{said} {voice('lab-say-dead', count=dead)}" if dead else said


def _goals(finding: Finding, report: Report, voice: Telling) -> str:
    said = []
    for verdict in ("hard", "easy"):
        goals = [goal for goal in finding.facts["goals"] if goal["verdict"] == verdict]
        named = [f"{goal_name(report.plan.box, g, voice)} ({voice.percent(g['share'][0])})" for g in goals[:MOST_NAMED]]
        if goals:
            more = len(goals) - len(named)
            said.append(voice(f"lab-say-goals-{verdict}", goals=voice.words.listed(named), more=more))
    return " ".join(said) or voice("lab-say-goals-fine")


def _trust(finding: Finding, report: Report, voice: Telling) -> str:
    verdict = voice(f"lab-trust-{finding.mark}")
    if finding.mark == UNSURE:
        return verdict  # a figure would be read all the same
    strong, weak = (bot_name(level, voice) for level in finding.facts["levels"])
    clean = voice.number(finding.facts["clean"], 2)
    said = voice("lab-say-trust", strong=strong, weak=weak, clean=clean)
    return f"{said} {verdict}"


def _luck(finding: Finding, report: Report, voice: Telling) -> str:
    strong, weak = (bot_name(level, voice) for level in finding.facts["levels"])
    deal, skill, _ = (voice.span(span, "share") for span in finding.facts["parts"])
    return voice("lab-say-luck", strong=strong, weak=weak, deal=deal, skill=skill)


def _pairs(finding: Finding, report: Report, voice: Telling) -> str:
    if mistrusted(report):
        return ""
    return voice("lab-say-pairs", clear=finding.facts["clear"], count=finding.facts["looked"])


def _clauses(finding: Finding, report: Report, voice: Telling) -> str:
    return voice("lab-say-clauses", cited=finding.facts["cited"], never=len(finding.facts["never"]))


def _compare(finding: Finding, report: Report, voice: Telling) -> str:
    facts = finding.facts
    main = next(one for one in facts["figures"] if one["key"] == facts["primary"])
    others = sum(one["clear"] for one in facts["figures"] if one is not main)
    return voice(
        "lab-say-compare",
        figure=capital(figure_name(main["key"], voice)),
        before=voice.figure(main["before"], main["unit"]),
        after=voice.figure(main["after"], main["unit"]),
        difference=voice.span(main["difference"], main["unit"], sign=True),
        others=others,
    )


def _sweep(finding: Finding, report: Report, voice: Telling) -> str:
    values = finding.facts["values"]
    clear = [value["value"] for value in values if value["clear"]]
    name = capital(figure_name(finding.facts["primary"], voice))
    if not clear:
        return voice("lab-say-sweep-none", figure=name)
    return voice("lab-say-sweep", figure=name, values=voice.words.listed(clear))


def _forbid(finding: Finding, report: Report, voice: Telling) -> str:
    said = [
        voice("lab-say-forbid", ban=ban["ban"], points=voice.span(ban["points"], sign=True),
             wins=voice.span(ban["wins"], "share", sign=True))
        for ban in finding.facts["bans"]
    ]  # fmt: skip
    return " ".join(said)


def _tournament(finding: Finding, report: Report, voice: Telling) -> str:
    ahead = dict.fromkeys(finding.facts["bots"], 0)
    for pair in finding.facts["pairs"]:
        if (pair["wins"][1] or 0) > 0:
            ahead[pair["one"]] += 1
        elif (pair["wins"][2] or 0) < 0:
            ahead[pair["other"]] += 1
    best = max(ahead, key=lambda bot: ahead[bot])
    if not ahead[best]:
        return voice("lab-say-tournament-none")
    return voice("lab-say-tournament", bot=bot_name(best, voice), beaten=ahead[best], others=len(ahead) - 1)


def _waiting(report: Report, voice: Telling) -> Iterator[tuple[Mark, str, str]]:
    finding = report.find("decisions")
    if finding is not None and report.plan.cells[0].seats > 1:
        waits = voice.percent(finding.facts["waits"][0])
        each = voice.whole(finding.facts["each"][0])
        yield TOLD, voice("lab-say-waiting-head"), voice("lab-say-waiting", waits=waits, each=each)


SAID = {
    "seats": _seats,
    "race": _race,
    "closeness": _closeness,
    "cards": _cards,
    "goals": _goals,
    "luck": _luck,
    "pairs": _pairs,
    "trust": _trust,
    "clauses": _clauses,
    "compare": _compare,
    "sweep": _sweep,
    "forbid": _forbid,
    "tournament": _tournament,
}
