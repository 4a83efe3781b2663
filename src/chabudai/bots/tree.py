"""The tree of a search: what one seat has found out about one of its decisions, in flat lists."""

# mypyc: compile
from __future__ import annotations

from math import exp, sqrt
from typing import Final

EVEN: Final = 0.5  # what a choice nobody has tried is worth before anything is known

# A new node shares these with all others until it needs its own.
NO_PLACES: Final[dict[int, int]] = {}
NO_LOOKS: Final[list[float]] = []
NO_GLANCES: Final[list[int]] = []


class Node:
    """One decision of one seat.  The choices it has met are numbered in the order in which they turned up."""

    choices: list[int]
    places: dict[int, int]  # where a choice stands in these lists
    options: tuple[int, ...]  # the options when the node was made: as long as they stay the same, no look-up is needed
    visits: list[int]
    steady: bool  # have the options been the same at every pick?
    picks: int  # how many there were as long as that held
    seen: list[int]  # how often the choice was among the options; empty as long as that is always
    sums: list[float]  # of the rewards
    prior: list[float]  # how good it looks beforehand; sums to one
    looks: list[float]  # what the prior is made of: sums of rewards one step ahead,
    glances: list[int]  # and how many each
    looked: int  # how many positions were looked at for it
    tries: int
    total: float
    next: dict[int, Node]  # the decision after it, by choice and question

    def __init__(self, options: tuple[int, ...]) -> None:
        count = len(options)
        self.choices = list(options)
        self.places = NO_PLACES
        self.options = options
        self.visits = [0] * count
        self.steady = True
        self.picks = 0
        self.seen = NO_GLANCES
        self.sums = [0.0] * count
        self.prior = [1.0 / count] * count
        self.looks = NO_LOOKS
        self.glances = NO_GLANCES
        self.looked = 0
        self.tries = 0
        self.total = 0.0
        self.next = NO_NODES

    def place(self, choice: int) -> int:
        """Where the choice stands; a new one is added."""
        places = self.places
        if not places:
            places = self.places = {}
            for i in range(len(self.choices)):
                places[self.choices[i]] = i
        found = places.get(choice, -1)
        if found < 0:
            found = len(self.choices)
            places[choice] = found
            self.choices.append(choice)
            self.visits.append(0)
            if self.steady:
                self.steady = False
                self.seen = [self.picks] * found
            self.seen.append(0)
            self.sums.append(0.0)
            self.prior.append(1.0 / (found + 1))
            if self.looks:
                self.looks.append(0.0)
                self.glances.append(0)
        return found

    def pick(self, options: tuple[int, ...], start: int, curiosity: float) -> int:
        """The place of the choice to try next: its mean, and a bias that fades as it is tried.

        `start` is where to begin looking, so that the first of several equals is a matter of chance.
        """
        if self.steady and (options is self.options or options == self.options):
            return self._pick_steady(start, curiosity)
        if self.steady:
            self.steady = False
            self.seen = [self.picks] * len(self.choices)
        visits, seen, sums, prior = self.visits, self.seen, self.sums, self.prior
        fresh = self.total / self.tries if self.tries else EVEN
        count = len(options)
        best = -1
        most = -1e9
        for k in range(count):
            at = start + k
            if at >= count:
                at -= count
            i = self.place(options[at])
            available = seen[i] + 1
            seen[i] = available
            tried = visits[i]
            mean = sums[i] / tried if tried else fresh
            score = mean + curiosity * prior[i] * sqrt(available) / (1 + tried)
            if score > most:
                most = score
                best = i
        return best

    def _pick_steady(self, start: int, curiosity: float) -> int:
        """The same as long as the options have always been the same: each was available at every pick."""
        self.picks += 1
        visits, sums, prior = self.visits, self.sums, self.prior
        fresh = self.total / self.tries if self.tries else EVEN
        eager = curiosity * sqrt(self.picks)
        count = len(visits)
        best = -1
        most = -1e9
        i = start
        for _ in range(count):
            tried = visits[i]
            score = eager * prior[i] / (1 + tried) + (sums[i] / tried if tried else fresh)
            if score > most:
                most = score
                best = i
            i += 1
            if i == count:
                i = 0
        return best

    def grow(self, key: int, options: tuple[int, ...]) -> Node:
        """The decision after this one, which nobody has met so far."""
        node = Node(options)
        if not self.next:
            self.next = {}
        self.next[key] = node
        return node

    def learn(self, place: int, reward: float) -> None:
        """A simulation through this choice ended like this."""
        self.visits[place] = self.visits[place] + 1  # compiled, += of an item would be a call
        self.sums[place] = self.sums[place] + reward
        self.tries += 1
        self.total += reward

    def find(self, place: int, reward: float) -> None:
        """The same where nothing is left to chance: a choice is worth the best that was found behind it."""
        tried = self.visits[place]
        if tried and self.sums[place] > reward * tried:
            reward = self.sums[place] / tried
        self.total += reward * (tried + 1) - self.sums[place]
        self.sums[place] = reward * (tried + 1)
        self.visits[place] = tried + 1
        self.tries += 1

    def look(self, place: int, reward: float) -> None:
        """One step ahead, this choice looked like this."""
        if not self.looks:
            self.looks = [0.0] * len(self.choices)
            self.glances = [0] * len(self.choices)
        self.looks[place] = self.looks[place] + reward
        self.glances[place] = self.glances[place] + 1

    def ripen(self, sharpness: float) -> None:
        """Make the prior out of what was seen one step ahead; a choice not looked at counts as the average."""
        self.looked += 1
        looks, glances = self.looks, self.glances
        if not looks:
            return
        usual = sum(looks) / sum(glances)
        means = [looks[i] / glances[i] if glances[i] else usual for i in range(len(looks))]
        most = max(means)
        weights = [exp((mean - most) * sharpness) for mean in means]
        whole = sum(weights)
        self.prior = [weight / whole for weight in weights]

    def best(self, options: tuple[int, ...]) -> int:
        """The choice tried most; among equals the one with the better mean, then the better prior."""
        return max(options, key=self.rank)

    def highest(self, options: tuple[int, ...]) -> int:
        """The choice with the best mean; among equals the one with the better prior, then the one tried more."""
        return max(options, key=self._mean_and_prior)

    def rank(self, choice: int) -> tuple[int, float, float]:
        """How often the choice was tried, its mean and its prior: the greater, the better."""
        i = self.place(choice)
        tried = self.visits[i]
        return tried, self.sums[i] / tried if tried else 0.0, self.prior[i]

    def _mean_and_prior(self, choice: int) -> tuple[float, float, int]:
        i = self.place(choice)
        tried = self.visits[i]
        return self.sums[i] / tried if tried else -1.0, self.prior[i], tried

    def decided(self, options: tuple[int, ...], left: int) -> bool:
        """Does `best` stay the same, wherever the simulations that are left will lead?"""
        most = second = 0
        for option in options:
            tried = self.visits[self.place(option)]
            if tried > most:
                second = most
                most = tried
            elif tried > second:
                second = tried
        return most - second > left

    def fade(self, share: int) -> None:
        """Before the node is used for another search: what was found under older knowledge counts less."""
        self.looked = 0
        self.looks = NO_LOOKS
        self.glances = NO_GLANCES
        for i in range(len(self.choices)):
            kept = self.visits[i] // share
            self.sums[i] = self.sums[i] / self.visits[i] * kept if kept else 0.0
            self.visits[i] = kept
            if not self.steady:
                self.seen[i] = self.seen[i] // share
        self.picks //= share
        self.tries = sum(self.visits)
        self.total = sum(self.sums)


NO_NODES: Final[dict[int, Node]] = {}
