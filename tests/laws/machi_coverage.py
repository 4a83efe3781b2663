"""How often each card is played and each rare thing happens in steered games.

python -m tests.laws.machi_coverage [games]
"""

from __future__ import annotations

import sys
from collections import Counter

from chabudai.core.game import Game
from chabudai.core.knowledge import CARD
from chabudai.core.rng import Rng
from chabudai.games.machi.autumn import ChooseOpponent
from chabudai.games.machi.coverage import PLAYS
from chabudai.games.machi.duel import piece_of
from chabudai.games.machi.ledger import COURT_POINT, reason_of
from chabudai.games.machi.material import BARRACKS, KEYS, POST_STATION
from chabudai.games.machi.moving import SetDown
from chabudai.games.machi.sending_yakuzas import SendYakuza
from chabudai.games.machi.setup import BOX
from chabudai.games.machi.spring import Post
from chabudai.games.machi.state import OUTSIDE, WANTED_MARK, WINTER, Machi
from chabudai.games.machi.summer import Lodge
from chabudai.games.machi.village import YAKUZA_FIGURES, has_active, villagers_at

KEEN = ("event", "use den", "challenge", "found", "install", "send", "draw", "accept", "refuse")
RED = ("dojo", "watchtower", "castle", "barracks", "court", "post-station", "den")
RARE = (
    *("LayAside", "watchtower", "refuse-free", "barracks", "court", "post-station", "Recall"),  # the red buildings
    *("reshuffled", "yakuza-home", "heir", "building-lost", "survived", "refuse", "duel-tied"),
)


def steer(game: Game, seat: int, rng: Rng) -> int:
    """A chooser that does things rather than nothing, and rare things rather than common ones."""
    assert isinstance(game, Machi)
    question = game.open[seat]
    options = game.options_of[seat]
    if rng.below(100) < 15:
        return options[rng.below(len(options))]
    written = {choice: question.describe(game, choice) for choice in options}
    rare = [c for c in options if any(written[c].endswith(f" {key}") for key in RED)]
    rare += [c for c in options if written[c].startswith(("event", "use den", "challenge"))]
    if isinstance(question, Lodge | SetDown):
        row = game.buildings[seat]
        rare += [c for c in options if c < len(row) and KEYS[row[c] & CARD] in RED]
    if isinstance(question, ChooseOpponent):
        rare = [c for c in options if c < YAKUZA_FIGURES and piece_of(game, c) & WANTED_MARK]
    if rare and rng.below(100) < 70:
        return rare[rng.below(len(rare))]
    keen = [c for c in options if written[c].startswith(KEEN)]
    chosen = keen or [c for c in options if written[c] != "done"] or list(options)
    return chosen[rng.below(len(chosen))]


class Coverage:
    """What happened in some games."""

    def __init__(self) -> None:
        self.cards: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()

    def play(self, seats: int, seed: int, **options: bool | int | str) -> Machi:
        """Play one steered game and note what happens in it."""
        game = BOX.new(seats, seed, options)
        assert isinstance(game, Machi)
        rng = Rng(seed)
        while not game.over:
            waiting = game.waiting()
            seat = waiting[rng.below(len(waiting))]
            self.look(game, seat)
            game.journal = []
            game.choose(seat, steer(game, seat, rng))
            for event in game.journal:
                self.happened[event.kind] += 1
                if event.kind in PLAYS:
                    self.cards[KEYS[event.facts["card"]]] += 1
            game.journal = None
        self.happened["court"] += sum(reason_of(line) == COURT_POINT for line in game.ledger)
        return game

    def look(self, game: Machi, seat: int) -> None:
        """Note the questions asked and the abilities at work."""
        question = game.open[seat]
        self.happened[type(question).__name__] += 1
        if isinstance(question, SendYakuza):
            for choice in question.candidates(game):
                refusal = question.refusal(game, choice)
                self.happened["watchtower"] += refusal is not None and refusal.kind == "watchtower"
            return
        if game.season == WINTER:
            self.happened["barracks"] += has_active(game, seat, BARRACKS) and bool(villagers_at(game, seat, OUTSIDE))
        self.happened["post-station"] += has_active(game, seat, POST_STATION) and any(
            isinstance(step, Post) and step.seat == seat for step in game.shared
        )

    def report(self) -> str:
        """A line per card, then what else happened."""
        lines = [f"{self.cards[key]:6d}  {key}" for key in KEYS]
        return "\n".join([*lines, "", *(f"{count:6d}  {name}" for name, count in sorted(self.happened.items()))])


def cover(games: int) -> Coverage:
    """Steered games over all seat counts; five players and eight years exhaust the piles."""
    found = Coverage()
    for number in range(games):
        found.play(3 + number % 3, 1000 + number, years="8", wanted_winner_scores=number % 2 == 1)
    return found


if __name__ == "__main__":
    print(cover(int(sys.argv[1]) if len(sys.argv) > 1 else 150).report())
