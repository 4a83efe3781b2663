"""Sections of the report about cards: families, a map of all of them, the best and the weakest, and trust."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final

from chabudai.core.box import Card, Json
from chabudai.lab.draw import Spot, Whisker, forest, scatter
from chabudai.lab.faces import Faces
from chabudai.lab.finding import LOOK, UNSURE, Finding, ends
from chabudai.lab.sections import bot_name, capital, figure, numbers
from chabudai.lab.telling import Telling

EDGE: Final = 6  # of the best, and of the weakest
FACES: Final = 3
MOST_NAMED: Final = 10  # points of a small square that can be told apart by their names
LEAST_REACH: Final = 0.1  # points: a scale that goes less far would make mountains of nothing


class Deck:
    """The cards of a deck by number, with their names."""

    def __init__(self, cards: Sequence[Card], voice: Telling, game: str = "") -> None:
        self.cards = {card.number: card for card in cards}
        self.voice = voice
        self.game = game

    def name(self, number: int) -> str:
        """What the card is called."""
        card = self.cards.get(number)
        return str(number) if card is None else capital(self.voice.words.say(card.name))

    def family(self, written: str) -> str:
        """What a family is called, if the game has a name for it; else as the deck writes it."""
        words = self.voice.words
        known = words.knows(f"{self.game}-family-{written}")
        return words(f"{self.game}-family-{written}") if known else written.replace("_", " ")


def worth(finding: Finding, trust: Finding | None, deck: Deck, faces: Faces, voice: Telling) -> str:
    """Everything about cards; without trust in the bots no ranking."""
    facts = finding.facts
    made = [f"<h2>{voice('lab-cards-title')}</h2>"]
    trusted = trust is None or trust.mark != LOOK
    if not trusted:
        made.append(f'<p class="note warning">{voice("lab-cards-mistrust")}</p>')
    elif trust is not None and trust.mark == UNSURE:
        made.append(f'<p class="note">{voice("lab-cards-untried")}</p>')
    made.append(f'<p class="explained">{voice("lab-cards-about", first=facts["first"])}</p>')
    if facts["families"]:
        made.append(_families(facts, deck, voice, trusted))
    made.append(_map(facts, deck, voice))
    if trusted:
        made.append(_edges(facts, deck, faces, voice))
    dead = [deck.name(card["card"]) for card in facts["cards"] if card["dead"]]
    if dead:
        made.append(f'<p class="note">{voice("lab-cards-dead", cards=voice.words.listed(dead), count=len(dead))}</p>')
    return "".join(made)


def _kind(clear: bool, value: float) -> str:
    return ("up" if value > 0 else "down") if clear else "plain"


def _families(facts: Mapping[str, Json], deck: Deck, voice: Telling, ranked: bool) -> str:
    families = sorted(facts["families"], key=lambda f: -f["points"][0]) if ranked else facts["families"]
    figures = voice.spans([family["points"] for family in families], sign=True)
    rows = [
        Whisker(
            deck.family(family["name"]),
            *ends(family["points"]),
            _kind(family["clear"], family["points"][0]),
            said,
        )
        for family, said in zip(families, figures, strict=True)
    ]
    drawing = forest(rows, voice("lab-families-title"), voice.words("lab-axis-draw"), voice.signed)
    about = voice("lab-families-about", field=facts["by"], count=len(rows))
    heads = [voice.words("lab-head-family"), voice.words("lab-head-cards"), voice.words("lab-axis-draw")]
    told = [[deck.family(f["name"]), str(len(f["cards"])), said] for f, said in zip(families, figures, strict=True)]
    return figure(voice("lab-families-title"), about, drawing, numbers(voice, heads, told))


def _reach(values: Iterable[float]) -> tuple[float, float]:
    """How far a scale goes below nothing, and above it."""
    known = [-LEAST_REACH, LEAST_REACH, *values]
    return min(known) * 1.15, max(known) * 1.15


def _map(facts: Mapping[str, Json], deck: Deck, voice: Telling) -> str:
    """Each card a point: how often it is played, and what it brings."""
    cards = facts["cards"]
    by_worth = sorted(cards, key=lambda card: card["points"][0])
    named = {card["card"] for card in (*by_worth[:5], *by_worth[-5:], *(card for card in cards if card["clear"]))}
    spots = [
        Spot(
            card["played"],
            card["points"][0],
            f"{deck.name(card['card'])}: {voice.span(card['points'], sign=True)}",
            _kind(card["clear"], card["points"][0]),
            deck.name(card["card"]) if card["card"] in named else "",
            None,
            (card["points"][1], card["points"][2]) if card["clear"] else None,
        )
        for card in sorted(cards, key=lambda card: not card["clear"])
    ]
    low, high = _reach(value for spot in spots for value in (spot.y, *(spot.y_ends or ())))
    right = max(0.1, *(spot.x for spot in spots)) * 1.1
    labels = (voice.words("lab-axis-played"), voice.words("lab-axis-draw"))
    drawing = scatter(spots, voice("lab-map-title"), labels, (voice.percents, voice.signed), (0, right, low, high))
    heads = ["lab-head-card", "lab-axis-draw", "lab-head-draw-wins", "lab-axis-played", "lab-head-scored"]
    told = [
        [
            deck.name(card["card"]),
            voice.span(card["points"], sign=True),
            voice.span(card["wins"], "share", sign=True),
            voice.percent(card["played"]),
            voice.percent(card["scored"]),
        ]
        for card in reversed(by_worth)
    ]
    about = voice("lab-map-about", count=len(cards))
    table = numbers(voice, [voice.words(head) for head in heads], told)
    return figure(voice("lab-map-title"), about, drawing, table, scroll=True)


def _edges(facts: Mapping[str, Json], deck: Deck, faces: Faces, voice: Telling) -> str:
    """The strongest and the weakest, estimates drawn towards the mean, with the real faces of the outermost."""
    ranked = sorted(facts["cards"], key=lambda card: -card["shrunk"])
    shown = ranked if len(ranked) <= 2 * EDGE else [*ranked[:EDGE], *ranked[-EDGE:]]
    rows = [
        Whisker(
            deck.name(card["card"]),
            card["shrunk"],
            *ends(card["points"])[1:],
            _kind(card["clear"], card["shrunk"]),
            said,
            card["points"][0],
        )
        for card, said in zip(shown, voice.spans([card["points"] for card in shown], sign=True), strict=True)
    ]
    drawing = forest(rows, voice("lab-edges-title"), voice.words("lab-axis-draw"), voice.signed)
    about = voice("lab-edges-about", spread=voice.number(facts["spread"]))
    pictures = []
    for key, some in (("lab-edges-best", ranked[:FACES]), ("lab-edges-weakest", ranked[-FACES:])):
        drawn = faces.drawn([deck.cards[card["card"]] for card in some])
        if drawn:
            pictures.append(f"<div><h3>{voice(key)}</h3>{drawn}</div>")
    return figure(voice("lab-edges-title"), about, drawing + f'<div class="grid edges">{"".join(pictures)}</div>')


def trust(finding: Finding, deck: Deck, voice: Telling) -> str:
    """Two levels of bots against each other: points near the diagonal are worth the same to both."""
    facts = finding.facts
    strong, weak = (bot_name(level, voice) for level in facts["levels"])
    spots = []
    for name, mine, theirs in zip(facts["names"], facts["mine"], facts["theirs"], strict=True):
        if None in (*mine, *theirs):
            continue
        clear = mine[1] > 0 or mine[2] < 0
        agrees = (mine[0] > 0) == (theirs[0] > 0)
        title = deck.family(str(name)) if facts["families"] else deck.name(name)
        kind = ("up" if agrees else "down") if clear else "plain"
        name = title if len(facts["names"]) <= MOST_NAMED else ""
        spots.append(Spot(mine[0], theirs[0], title, kind, name, (mine[1], mine[2]), (theirs[1], theirs[2])))
    reach = max(map(abs, _reach(value for spot in spots for value in (spot.x, spot.y))))
    labels = tuple(voice.words("lab-axis-level", bot=bot) for bot in (strong, weak))
    drawing = scatter(
        spots, voice("lab-trust-title"), (labels[0], labels[1]), (voice.signed, voice.signed),
        (-reach, reach, -reach, reach), square=True,
    )  # fmt: skip
    about = voice(
        "lab-trust-about",
        strong=strong,
        weak=weak,
        games=facts["games"][1],
        points=voice.number(facts["points"][1]),
    )
    if finding.mark != UNSURE:
        found = {key: voice.number(facts[key], 2) for key in ("correlation", "clean")}
        about += f" {voice('lab-trust-agreement', **found)}"
    verdict = f"<p><b>{voice(f'lab-trust-{finding.mark}')}</b></p>"
    return f"<h2>{voice('lab-trust-title')}</h2>" + figure(
        escape(f"{strong} · {weak}"), about, f'<div style="max-width:460px">{drawing}</div>{verdict}'
    )
