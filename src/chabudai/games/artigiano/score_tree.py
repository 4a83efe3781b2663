"""The count of one seat as a tree in which every number cites its clause."""

from __future__ import annotations

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD, HIDDEN
from chabudai.core.points import Points, total
from chabudai.core.scene import Text, text
from chabudai.games.artigiano.boards import CASES_IN, MOST_CASES
from chabudai.games.artigiano.material import (
    BEEKEEPER,
    EFFECT,
    ON_MATERIAL,
    POINTS,
    PROVOST,
    ROYAL,
    SPECIAL_CARD,
    SPECIALS,
    TYPE,
    VALUE,
)
from chabudai.games.artigiano.notation import card_text, title_text
from chabudai.games.artigiano.protection import attached_to, effective_value, materials
from chabudai.games.artigiano.scoring import bonus, copied_points, worth
from chabudai.games.artigiano.state import IN_ZONE_OF, MISSIONS, ON_CASE, Artigiano


def scores(game: Game, viewer: int | None) -> list[Points]:
    """One tree a seat: what this viewer may know of its points."""
    view = game.view(viewer)
    assert isinstance(view, Artigiano)
    return [score_tree(view, seat) for seat in range(game.seats)]


def score_tree(view: Artigiano, seat: int) -> Points:
    """end.3: castle, specials and missions; while the game goes on only what lies open."""
    parts = [_castle(view, seat), _zone(view, seat), _missions(view, seat)]
    full = bonus(view, seat)
    if full:
        clause = "quick.5" if view.quick else "end.4"
        parts.insert(0, Points(full, clause, text("artigiano-points-full")))
    if view.over:
        parts.append(_failures(view, seat))
    return total("end.3", text("artigiano-points-total"), tuple(parts))


def _castle(view: Artigiano, seat: int) -> Points:
    parts = []
    for case in CASES_IN[materials(view, seat)]:
        card = view.castle[seat * MOST_CASES + case]
        label = text("artigiano-points-material", card=card_text(card), case=case + 1)
        on_it = tuple(
            Points(ON_MATERIAL[i], f"specials.{i + 1}", _on_it(i), (), (f"card{SPECIAL_CARD[i]}",))
            for i in attached_to(view, card)
        )
        own = Points(VALUE[card], "end.5", text("artigiano-points-printed"))
        pieces = (f"card{card}",)
        if on_it:
            parts.append(total("end.5", label, (own, *on_it), pieces))
        else:
            parts.append(Points(effective_value(view, card), "end.5", label, (), pieces))
    if 0 <= view.special_at[PROVOST] - ON_CASE - seat * MOST_CASES < MOST_CASES:
        card = SPECIAL_CARD[PROVOST]
        parts.append(Points(ON_MATERIAL[PROVOST], "specials.10", card_text(card), (), (f"card{card}",)))
    return total("end.5", text("artigiano-points-castle"), tuple(parts))


def _on_it(special: int) -> Text:
    return text("artigiano-points-on-it", special=title_text(SPECIAL_CARD[special]))


def _zone(view: Artigiano, seat: int) -> Points:
    parts = []
    for i in range(SPECIALS):
        if view.special_at[i] == IN_ZONE_OF + seat:
            card = SPECIAL_CARD[i]
            points = copied_points(view, seat) if i == BEEKEEPER else worth(view, i, seat)
            parts.append(Points(points, f"specials.{i + 1}", card_text(card), (), (f"card{card}",)))
    return total("end.6", text("artigiano-points-zone"), tuple(parts))


def _missions(view: Artigiano, seat: int) -> Points:
    done = view.accomplished[seat] if view.over else view.claimed[seat]
    parts = [_mission(view, seat, place, 1) for place in range(MISSIONS) if done >> place & 1]
    return total("end.7", text("artigiano-points-missions"), tuple(parts))


def _failures(view: Artigiano, seat: int) -> Points:
    failed = view.mandatory[seat] & ~view.accomplished[seat]
    parts = [_mission(view, seat, place, -1) for place in range(MISSIONS) if failed >> place & 1]
    return total("end.8", text("artigiano-points-failed"), tuple(parts))


def _mission(view: Artigiano, seat: int, place: int, sign: int) -> Points:
    card = view.mission_entry(seat, place) & CARD
    assert card != HIDDEN
    clause = f"{'royal' if TYPE[card] == ROYAL else 'princely'}.{EFFECT[card] + 1}"
    return Points(sign * POINTS[card], clause, card_text(card), (), (f"card{card}",))
