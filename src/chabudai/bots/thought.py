"""A thought: what a tree search and a race have in common.

Both imagine games in which the seat knows what it may know and no more (`resample`), try the options of the decision at
hand in them, keep to a budget, and judge where an imagined game ends by the evaluation of the game.
"""

# mypyc: compile
from __future__ import annotations

import gc
from collections.abc import Callable
from math import exp
from time import perf_counter
from typing import Final, TypeAlias

from chabudai.bots.evaluate import to_beat
from chabudai.bots.tree import Node
from chabudai.bots.turn import Turn
from chabudai.core.bot import Evaluate, Settings
from chabudai.core.game import Game
from chabudai.core.rng import Rng

Progress: TypeAlias = Callable[[float], None]

UNLIMITED: Final = 1 << 40
FOREVER: Final = 1e18
LOOKING: Final = 0.4  # share of the time that may be spent on looking one move ahead
TOLD_EVERY: Final = 32  # simulations
ANY: Final = -1


class OutOfTime(Exception):
    """Raised in the middle of a look ahead, or of a turn that is played to its end."""


class Thought:
    """What one seat thinks about a decision: options, each with what came of it in imagined games."""

    seat: int
    seats: int
    simulations: int  # of the last question
    points: list[float]  # per place at the root: sum of the seat's points
    wins: list[float]  # per place at the root: sum of the chances to win
    deadline: float
    limit: float  # of a look ahead
    progress: Progress | None  # is told now and then which share of the budget is spent

    def __init__(self, evaluate: Evaluate, settings: Settings, seat: int) -> None:
        self.evaluate = evaluate
        self.seat = seat
        self.seats = 0
        self.sharpness: float = settings.sharpness
        self.spread: float = settings.spread
        self.victory: float = settings.victory
        self.looks: int = settings.looks
        self.horizon: int = settings.horizon
        self.simulations = 0
        self.points = []
        self.wins = []
        self.deadline = FOREVER
        self.limit = FOREVER
        self.progress = None

    def think(
        self,
        view: Game,
        rng: Rng,
        simulations: int = UNLIMITED,
        seconds: float = FOREVER,
        until_decided: bool = False,
    ) -> Node:
        """Imagine games until the budget is spent; the root, whose statistics tell about each option.

        With a budget of simulations the result depends on the view and `rng` alone.  `until_decided` ends the thought
        as soon as the rest of the budget is too small to change which choice is tried most.
        """
        start = perf_counter()
        self.deadline = start + seconds
        looking = start + seconds * LOOKING
        collecting = gc.isenabled()
        gc.disable()  # trees have no cycles, and going through them again and again would cost a third of the time
        try:
            return self._search(view, rng, simulations, seconds, looking, until_decided)
        finally:
            if collecting:
                gc.enable()

    def decide(self, view: Game, rng: Rng, simulations: int = UNLIMITED, seconds: float = FOREVER) -> int:
        """The option that turns out best."""
        return self.think(view, rng, simulations, seconds, True).best(view.options_of[self.seat])

    def _search(
        self, view: Game, rng: Rng, simulations: int, seconds: float, looking: float, until_decided: bool
    ) -> Node:
        """Try the options within this budget; until `looking` time may be spent on looking ahead."""
        raise NotImplementedError

    def _simulate(self, game: Game, root: Node, forced: int = ANY) -> None:
        """Try an option, or the one at this place of the root, in the imagined game, which is given away."""
        raise NotImplementedError

    def _tell(self, done: int, simulations: int, seconds: float) -> None:
        if self.progress is not None and done % TOLD_EVERY == 0:
            passed = (seconds - (self.deadline - perf_counter())) / seconds
            self.progress(max(done / simulations, passed))

    def try_out(self, root: Node, view: Game, rng: Rng, choice: int, visits: int) -> None:
        """Simulate on with this choice until it has been tried so often, however bad it looks."""
        self.deadline = FOREVER
        place = root.place(choice)
        while root.visits[place] < visits:
            self._simulate(view.resample(self.seat, rng), root, place)

    def _note(self, place: int, points: float, win: float) -> None:
        """Points and wins of an option at the root, for those who want to be told about them."""
        while len(self.points) <= place:
            self.points.append(0.0)
            self.wins.append(0.0)
        self.points[place] = self.points[place] + points
        self.wins[place] = self.wins[place] + win

    def _look_ahead(self, root: Node, world: Game, until: float) -> None:
        """The bias of the decision at hand: how the greedy bot judges each option, as a whole move."""
        seat = self.seat
        self.limit = until
        turn = Turn(world, seat, self._in_time)
        try:
            for option in world.options_of[seat]:
                root.look(root.place(option), turn.value(world, option))
        except OutOfTime:
            pass
        root.ripen(self.sharpness)

    def _in_time(self, game: Game) -> list[float]:
        """The evaluation, as long as there is time."""
        if perf_counter() >= self.limit:
            raise OutOfTime
        return self.evaluate(game)

    # --- rewards ------------------------------------------------------------------------------

    def _rewards(self, points: list[float], wins: list[float]) -> list[float]:
        """From 0 to 1 for each seat: its chance to win, mixed with the share of the others that it is ahead of."""
        seats = self.seats
        share = self.victory
        if seats == 1:
            return wins  # nobody else to be ahead of
        ahead = [0.0] * seats
        for seat in range(1, seats):
            for other in range(seat):
                sure = _sure((points[seat] - points[other]) / self.spread)
                ahead[seat] = ahead[seat] + sure
                ahead[other] = ahead[other] + 1.0 - sure
        rest = (1.0 - share) / (seats - 1)
        return [share * wins[seat] + rest * ahead[seat] for seat in range(seats)]

    def _wins(self, game: Game, points: list[float]) -> list[float]:
        """Each seat's chance to win: what the rules say once the game is over, before that by the points."""
        if game.over:
            ranks = game.ranks()
            winners = ranks.count(1)
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        if self.seats == 1:
            return [_sure((points[0] - to_beat(game)) / self.spread)]
        most = max(points)
        weights = [exp((mine - most) / self.spread) for mine in points]
        whole = sum(weights)
        return [weight / whole for weight in weights]


def _sure(lead: float) -> float:
    """A lead, in spreads, as a chance between 0 and 1."""
    if lead > 30.0:
        return 1.0
    if lead < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))
