"""The count of one seat as a tree that explains every point."""

from __future__ import annotations

from chabudai.core.game import Game
from chabudai.core.points import Points, total
from chabudai.core.scene import text
from chabudai.core.secrets import WHOLE
from chabudai.games.arigato.material import CRAFTS, cards_in
from chabudai.games.arigato.notation import card_text, craft_text
from chabudai.games.arigato.scoring import objective_points, solo_groups, solo_target
from chabudai.games.arigato.state import Arigato


def scores(game: Game, viewer: int | None) -> list[Points]:
    """One tree a seat: what this viewer may know of its points."""
    assert isinstance(game, Arigato)
    seen = game if game.over or game.viewer != WHOLE else game.view(viewer)  # dawn.5: gains of dawn are secret
    assert isinstance(seen, Arigato)
    return [score_tree(seen, seat, viewer) for seat in range(game.seats)]


def score_tree(game: Arigato, seat: int, viewer: int | None) -> Points:
    """end.1: favor tokens, the artisans under the gate, the objectives; in a solo game the target beside them."""
    cards = game.cards()
    at_gate = tuple(
        Points(cards.value[card], "end.1", card_text(cards, card), (), (f"card-{card}",))
        for card in cards_in(game.gate[seat])
    )
    tokens = game.objectives[seat]
    parts = [
        Points(game.favors[seat], "effects.2", text("arigato-points-favors"), (), (f"favors{seat}",)),
        total("end.1", text("arigato-points-gate", count=len(at_gate)), at_gate),
        Points(
            objective_points(tokens), "end.2", text("arigato-points-objectives", count=tokens), (), (f"goals{seat}",)
        ),
    ]
    if game.seats == 1 and (game.over or viewer == seat):
        parts.append(_target(game))
    return total("end.1", text("arigato-points-total"), tuple(parts))


def _target(game: Arigato) -> Points:
    """solo.3, solo.4: the score to beat, group by group; it adds nothing to the points."""
    groups = solo_groups(game)
    dropped = groups.index(min(groups))
    parts = []
    for craft in range(CRAFTS):
        label = text(
            "arigato-points-group-dropped" if craft == dropped else "arigato-points-group",
            craft=craft_text(craft),
            favors=groups[craft],
        )
        parts.append(Points(0, "solo.3", label, aside=True))
    label = text("arigato-points-target", target=solo_target(game), cards=len(game.kept))
    return Points(0, "solo.4", label, tuple(parts), aside=True)
