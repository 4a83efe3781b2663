"""A race: the options that look best are tried side by side, each in the same imagined games.

What an option leads to is found by playing on as it looks best: the seat plans the rest of its turn, and the others
give the answers that look best to them.  Luck weighs on all runners alike, so a few games tell them apart, and whoever
is clearly behind drops out.  docs/decisions/search.md says when that is better than a tree.
"""

# mypyc: compile
from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from chabudai.bots.search import Search
from chabudai.bots.thought import ANY, FOREVER, OutOfTime, Thought
from chabudai.bots.tree import Node
from chabudai.bots.turn import Turn, against_rivals, answered_with, outlook
from chabudai.core.bot import Evaluate, Settings
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.core.seats import BIT, LOWEST

FEWEST: Final = 4  # heats before anybody drops out
CLEARLY: Final = 2.0  # standard errors


class Race(Thought):
    """Its simulations are rehearsals of an option."""

    def __init__(self, evaluate: Evaluate, settings: Settings, seat: int) -> None:
        super().__init__(evaluate, settings, seat)
        self.runners: int = settings.runners
        self.answers: int = settings.answers
        self.foresight: float = settings.foresight

    def _search(
        self, view: Game, rng: Rng, simulations: int, seconds: float, looking: float, until_decided: bool
    ) -> Node:
        root = Node(view.options_of[self.seat])
        self.seats = view.seats
        self.points = []
        self.wins = []
        for _ in range(self.looks):
            if perf_counter() < looking:
                self._look_ahead(root, self._world(view, rng), looking)
        places = [root.place(option) for option in view.options_of[self.seat]]
        running = sorted(places, key=lambda place: -root.prior[place])[: self.runners]
        results: list[list[float]] = [[] for _ in running]
        done = 0
        self.limit = self.deadline
        try:
            while done < simulations and len(running) > 1:
                world = self._world(view, rng)
                for runner in range(min(len(running), simulations - done)):
                    results[runner].append(self._rehearse(world, root, running[runner]))
                    done += 1
                    self._tell(done, simulations, seconds)
                if done < simulations:
                    order = in_the_race(results)
                    running = [running[runner] for runner in order]
                    results = [results[runner] for runner in order]
        except OutOfTime:
            pass  # the best run first, so a heat that is cut short gives no advantage to others
        self.simulations = done
        return root

    def _world(self, view: Game, rng: Rng) -> Game:
        return against_rivals(view.resample(self.seat, rng), self.seat, rng)

    def _simulate(self, game: Game, root: Node, forced: int = ANY) -> None:
        self.limit = FOREVER
        self._rehearse(game, root, forced)

    def _rehearse(self, world: Game, root: Node, place: int) -> float:
        """The reward of an option in one imagined game: partly as it looks at once, partly when others have moved."""
        me = self.seat
        game = end_of_turn(world, me, root.choices[place], self._in_time)
        points = self.evaluate(game)
        reward = (1.0 - self.foresight) * self._rewards(points, self._wins(game, points))[me]
        game = answered(game, me, self._in_time, self.horizon, self.answers)
        points = self.evaluate(game)
        wins = self._wins(game, points)
        reward += self.foresight * self._rewards(points, wins)[me]
        root.learn(place, reward)
        self._note(place, points[me], wins[me])
        return reward


def thinker(evaluate: Evaluate, settings: Settings, seat: int) -> Thought:
    """The thought that these settings ask for."""
    return Race(evaluate, settings, seat) if settings.runners else Search(evaluate, settings, seat)


def end_of_turn(world: Game, seat: int, option: int, evaluate: Evaluate) -> Game:
    """The position after the option, when the seat's turn goes on as well as it looks."""
    turn = Turn(world, seat, evaluate)
    value, after = turn.move(world, option, ())
    return turn.play_on(value, after)[1]


def answered(game: Game, seat: int, evaluate: Evaluate, turns: int, answers: int) -> Game:
    """The position when so many turns of the seat are over and it is asked again, or after so many answers.

    Every answer is the one that looks best at once to whoever gives it: to plan the turns of others as well would take
    four times as long, and more rehearsals are worth more.
    """
    ahead = game.clone()
    ahead.settle()  # an answer given by itself has left the table waiting
    others = False  # has anybody else answered since the seat's last turn?
    for _ in range(answers):
        if ahead.asked == 0:
            break
        mover = LOWEST[ahead.asked]
        if mover == seat and others:
            turns -= 1
            if turns <= 0:
                break
        others = mover != seat
        if ahead.open[mover].sealed:
            give_sealed_answers(ahead, evaluate)
        else:
            ahead.take(mover, best_answer(ahead, mover, evaluate))
    return ahead


def give_sealed_answers(game: Game, evaluate: Evaluate) -> None:
    """All sealed answers that are due: each is chosen before any is given, so that nobody knows one."""
    seats = [seat for seat in range(game.seats) if game.asked & BIT[seat] and game.open[seat].sealed]
    answers = [best_answer(game, seat, evaluate) for seat in seats]
    for seat, answer in zip(seats, answers, strict=True):
        game.take(seat, answer)


def best_answer(game: Game, seat: int, evaluate: Evaluate) -> int:
    """The option after which the position looks best to the seat; among equals the first."""
    options = game.options_of[seat]
    best = options[0]
    if len(options) == 1:
        return best
    most = 0.0
    for option in options:
        value = outlook(answered_with(game, seat, option), seat, evaluate)
        if value > most or option == options[0]:
            best, most = option, value
    return best


def in_the_race(results: list[list[float]]) -> list[int]:
    """Which runners go on, the best first, by the rewards of each in the same heats."""
    order = sorted(range(len(results)), key=lambda runner: -sum(results[runner]))
    best = results[order[0]]
    heats = len(best)
    if heats < FEWEST:
        return order
    going_on = [order[0]]
    for runner in order[1:]:
        leads = [best[heat] - results[runner][heat] for heat in range(heats)]
        lead = sum(leads) / heats
        spread = sum([(single - lead) ** 2 for single in leads]) / (heats - 1)
        if lead < CLEARLY * sqrt(spread / heats):
            going_on.append(runner)
    return going_on
