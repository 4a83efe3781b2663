"""Information-set Monte Carlo tree search, for any number of seats, turns and simultaneous phases alike.

A simulation plays in an imagined position (`resample`), so a search knows what its seat may know and no more.  Every
seat has a tree of its own, whose nodes are that seat's decisions: the way to a node is what the seat itself has chosen
and been asked (and, if the settings say so, what others have chosen openly).  Hence nobody's choice depends on an
answer that is still sealed, whatever the order in which answers come.  docs/decisions/search.md has the reasons.
"""

# mypyc: compile
from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from chabudai.bots.thought import ANY, FOREVER, UNLIMITED, OutOfTime, Thought
from chabudai.bots.tree import Node
from chabudai.bots.turn import Turn, against_rivals, answered_with, outlook
from chabudai.core.bot import Evaluate, Settings
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from chabudai.core.seats import BIT, LOWEST

MULTIPLIER: Final = 1664525
INCREMENT: Final = 1013904223
MASK30: Final = 0x3FFFFFFF
KINDS: Final = 256  # more kinds of question than any game has
WEIGHED_EVERY: Final = 16  # simulations after which it is asked whether the matter is decided
CAUTION: Final = 1.25  # the rest of the time may hold so many times the simulations that the rate so far lets expect
LEGS: Final = 4  # how often a turn is played on: a few moves each
FADING: Final = 2  # what is kept of a tree from one question to the next: one visit in so many


class Search(Thought):
    """The search of one seat.  It may be asked again and again as the game goes on and then keeps its trees."""

    chance: int  # a congruential generator, written out as in `core/playout.py`
    trees: list[Node | None]  # per seat: its next decision, as the searching seat expects it
    kinds: dict[type[Any], int]

    def __init__(self, evaluate: Evaluate, settings: Settings, seat: int) -> None:
        super().__init__(evaluate, settings, seat)
        self.rollout: int = settings.rollout
        self.curiosity: float = settings.curiosity
        self.share: int = settings.share
        self.ripe: int = settings.ripe
        self.patient: bool = settings.patient
        self.whole: bool = settings.whole
        self.disclose: bool = settings.disclose
        self.sure = False  # alone, with simulations that end before anything new is seen: nothing is left to chance
        self.chance = 0
        self.trees = []
        self.kinds = {}

    def _search(
        self, view: Game, rng: Rng, simulations: int, seconds: float, looking: float, until_decided: bool
    ) -> Node:
        seat = self.seat
        root = self._root(view)
        self.seats = view.seats
        self.sure = self.whole and view.seats == 1
        self.chance = rng.word() & MASK30
        self.points = []
        self.wins = []
        done = 0
        looked = perf_counter()  # when the last look ahead ended
        looked_at = 0  # and how many simulations had been done by then
        world = view.resample(seat, rng)
        while done < simulations:
            if done % self.share == 0 and done:
                world = view.resample(seat, rng)
            now = perf_counter()
            if root.looked < self.looks and done % self.share == 0 and now < looking:
                self._look_ahead(root, against_rivals(world, seat, rng), looking)
                now = looked = perf_counter()
                looked_at = done
            if done and now >= self.deadline:
                break
            if until_decided and not self.sure and done % WEIGHED_EVERY == 0:
                left = simulations - done
                if seconds < FOREVER and done - looked_at >= WEIGHED_EVERY and now > looked:
                    rate = (done - looked_at) / (now - looked)
                    left = min(left, int(rate * CAUTION * (self.deadline - now)))
                if root.decided(view.options_of[seat], left):
                    break
            try:
                self._simulate(world.clone(), root)
            except OutOfTime:
                break
            done += 1
            self._tell(done, simulations, seconds)
        self.simulations = done
        return root

    def decide(self, view: Game, rng: Rng, simulations: int = UNLIMITED, seconds: float = FOREVER) -> int:
        """The choice that a search finds best.  The part of the trees behind it is kept for the next question."""
        root = self.think(view, rng, simulations, seconds, True)
        options = view.options_of[self.seat]
        choice = root.highest(options) if self.sure else root.best(options)
        self.trees[self.seat] = self._after(root, choice)
        return choice

    # --- trees --------------------------------------------------------------------------------

    def _root(self, view: Game) -> Node:
        """The node of the question at hand: the one expected by an earlier search, or a new one."""
        seat = self.seat
        options = view.options_of[seat]
        kept = self.trees[seat] if self.trees else None
        self.trees = [None] * view.seats
        root: Node | None = None
        if kept is not None:
            root = kept.next.get(self._kind(view, seat))
        if root is None:
            root = Node(options)
        else:
            root.fade(FADING)
            for option in options:
                root.place(option)
        self.trees[seat] = root
        return root

    def _after(self, root: Node, choice: int) -> Node:
        """A node whose `next` holds, by kind of question, what may be asked after this choice."""
        door = Node((choice,))
        door.next = {key % KINDS: node for key, node in root.next.items() if key // KINDS == choice}
        return door

    def _kind(self, game: Game, seat: int) -> int:
        """A small number for the kind of question the seat is asked."""
        kind = type(game.open[seat])
        number = self.kinds.get(kind, -1)
        if number < 0:
            number = len(self.kinds)
            self.kinds[kind] = number
        return number

    # --- a simulation -------------------------------------------------------------------------

    def _random(self, limit: int) -> int:
        self.chance = (self.chance * MULTIPLIER + INCREMENT) & MASK30
        return (self.chance >> 6) * limit >> 24

    def _simulate(self, game: Game, root: Node, forced: int = ANY) -> None:
        me = self.seat
        way_seats: list[int] = []
        way_nodes: list[Node] = []
        way_places: list[int] = []
        at: list[Node | None] = [None] * self.seats  # per seat: its last decision on this way
        keys = [0] * self.seats  # per seat: what it chose there and heard since
        chosen = False  # at the root
        own = 0  # decisions of the searching seat so far
        outside = 0  # the seats that have left their trees, as a bit mask
        turn = Turn(game, me, self.evaluate) if self.sure else None
        while game.asked:
            seat = LOWEST[game.asked]
            options = game.options_of[seat]
            if turn is not None and chosen and seat == me and turn.learns(game):
                break
            if outside & BIT[seat]:
                game.take(seat, options[self._random(len(options))])
                continue
            if seat == me:
                if own and own == self.horizon:
                    break
                own += 1
            before = at[seat]
            fresh = False
            node: Node | None
            if before is None:
                node = self.trees[seat]
                if node is None:
                    node = Node(options)
                    self.trees[seat] = node
                    fresh = True
            else:
                key = keys[seat] * KINDS + self._kind(game, seat)
                node = before.next.get(key)
                if node is None:
                    node = before.grow(key, options)
                    fresh = True
            if fresh and chosen and (seat == me or not self.patient):
                # The next simulation may choose here.
                if self.sure:
                    game = self._played_on(game)
                break
            if fresh:
                outside |= BIT[seat]  # one new decision a seat: from here on it answers at random
            if node.tries == self.ripe and node.looked == 0 and self.ripe:
                self._glance_ahead(node, game, seat)
            if node is root and forced != ANY:
                place = forced
            else:
                place = node.pick(options, self._random(len(options)), self.curiosity)
            choice = node.choices[place]
            way_seats.append(seat)
            way_nodes.append(node)
            way_places.append(place)
            if seat == me:
                chosen = True
            at[seat] = node
            keys[seat] = choice
            game.take(seat, choice)
        self._roll(game, self.rollout)
        points = self.evaluate(game)
        wins = self._wins(game, points)
        rewards = self._rewards(points, wins)
        for i in range(len(way_nodes)):
            node = way_nodes[i]
            place = way_places[i]
            if self.sure:
                node.find(place, rewards[way_seats[i]])
            else:
                node.learn(place, rewards[way_seats[i]])
            if node is root:
                self._note(place, points[me], wins[me])

    def _roll(self, game: Game, answers: int) -> None:
        """Answer at random: so many answers, and then on until no answer is sealed any more, if the settings say so."""
        chance = self.chance
        while game.asked:
            seat = LOWEST[game.asked]
            if answers <= 0 and not (self.disclose and game.open[seat].sealed):
                break
            answers -= 1
            options = game.options_of[seat]
            chance = (chance * MULTIPLIER + INCREMENT) & MASK30
            game.take(seat, options[(chance >> 6) * len(options) >> 24])
        self.chance = chance

    def _played_on(self, game: Game) -> Game:
        """The position at the end of the seat's turn, the rest of it played as it looks best.

        A simulation that has no time for it counts for nothing: in the midst of a turn a position looks too good.
        """
        self.limit = self.deadline
        turn = Turn(game, self.seat, self._in_time)
        for _ in range(LEGS):
            if not turn.goes_on(game):
                break
            turn.evaluations = 0
            game = turn.play_on(0.0, game)[1]
        return game

    def _glance_ahead(self, node: Node, game: Game, seat: int) -> None:
        """The bias of a later decision: every option is answered, and the position judged as it stands."""
        for option in game.options_of[seat]:
            if perf_counter() >= self.deadline:
                return
            ahead = answered_with(game, seat, option)
            node.look(node.place(option), outlook(ahead, seat, self.evaluate))
        node.ripen(self.sharpness)
