"""Review: a finished game, decision by decision.

**Skill.**  For each decision a search from what the seat could know tells the best choice; the loss of the choice made
is the difference in the chance to win.

**Luck and skill apart.**  A seat's chance, as far as it can know, moves from the first deal to the result.  Each piece
of the way (a choice, or the answers of all who were asked at once) is split into three: what its own choice changed,
what the choices of the others changed, and what came to light then (cards dealt, hands shown).  All three are estimated
in the same imagined games, and together they lead exactly from the first estimate to the result.

A review can be made bit by bit (`go_on`), in different processes: chance begins anew with every piece, so that the
result is the same however it was divided.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import exp
from time import monotonic
from typing import Any, Final

from chabudai.bots.evaluate import evaluation_of, to_beat
from chabudai.bots.race import thinker
from chabudai.bots.settings import settings_of
from chabudai.bots.thought import FOREVER
from chabudai.core.bot import Evaluate
from chabudai.core.box import Box, Json
from chabudai.core.game import Game
from chabudai.core.record import Record, read_choice, replay, start
from chabudai.core.rng import Rng
from chabudai.core.seats import LOWEST

FORMAT: Final = 1
SIMULATIONS: Final = 60
VISITS: Final = 12  # of the choice that was made
WORLDS: Final = 12  # imagined games for an estimate
MATTERED: Final = 3
DIGITS: Final = 4  # of a chance: no estimate is better than that

Choice = tuple[int, int]  # seat and choice


@dataclass(frozen=True)
class Decision:
    """One choice of the record that had an alternative."""

    number: int  # of the choice in the record, from 1
    seat: int
    written: str  # as in the record
    best: str
    loss: float  # of chance to win, against the best
    win: float  # the chance to win after the best choice

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {
            "number": self.number,
            "seat": self.seat,
            "written": self.written,
            "best": self.best,
            "loss": self.loss,
            "win": self.win,
        }


@dataclass
class Account:
    """How the chance of one seat moved."""

    start: float = 0.0
    own: float = 0.0  # by its own choices
    others: float = 0.0  # by the choices of the others
    luck: float = 0.0  # by deals and by what came to light
    result: float = 0.0
    course: list[float] = field(default_factory=list)  # the chance after each piece of the way

    def to_json(self) -> dict[str, Json]:
        """As plain data."""
        return {
            "start": round(self.start, DIGITS),
            "own": round(self.own, DIGITS),
            "others": round(self.others, DIGITS),
            "luck": round(self.luck, DIGITS),
            "result": round(self.result, DIGITS),
            "course": self.course,
        }


@dataclass
class Review:
    """What there is to say about a game."""

    game: str
    decisions: list[Decision]
    accounts: list[Account]
    pieces: list[int]  # after how many choices each point of a course stands

    @property
    def mattered(self) -> list[Decision]:
        """The decisions that cost most."""
        return sorted(self.decisions, key=lambda decision: -decision.loss)[:MATTERED]

    def to_json(self) -> dict[str, Json]:
        """As plain data, as it is saved."""
        return {
            "format": FORMAT,
            "game": self.game,
            "decisions": [decision.to_json() for decision in self.decisions],
            "mattered": [decision.number for decision in self.mattered],
            "after": self.pieces,
            "seats": [account.to_json() for account in self.accounts],
        }


def review(
    box: Box,
    record: Record,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    told: Callable[[int], None] | None = None,
) -> Review:
    """Go through the record; `told` hears how many choices are done."""
    return go_on(box, record, begin(box, record, seed), simulations, seed, told=told)


def begin(box: Box, record: Record, seed: int = 0) -> Review:
    """A review of nothing yet: the chances after the deal."""
    game = start(box, record)
    judge = Judge(game, Rng(seed))
    chances = [judge.chance(game, seat) for seat in range(game.seats)]
    return Review(box.name, [], [Account(chance, result=chance, course=[chance]) for chance in chances], [0])


def go_on(
    box: Box,
    record: Record,
    found: Review,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    seconds: float = FOREVER,
    told: Callable[[int], None] | None = None,
) -> Review:
    """Add to a review, at least one piece of the way and no new one after so many seconds; it is done at the end."""
    until = monotonic() + seconds
    done = found.pieces[-1]
    game = replay(box, record, done)
    while done < len(record.choices):
        judge = Judge(game, Rng(seed + done + 1))
        piece = together(game, record, done)
        before = game.clone()
        for number, choice in enumerate(piece, start=done + 1):
            decision = judge.decision(game, record, number, choice, simulations)
            if decision is not None:
                found.decisions.append(decision)
            game.choose(*choice)
        done += len(piece)
        found.pieces.append(done)
        for seat, account in enumerate(found.accounts):
            judge.book(account, seat, before, piece, game)
        if told is not None:
            told(done)
        if monotonic() > until:
            break
    return found


def from_json(data: Mapping[str, Any]) -> Review:
    """A review that we wrote ourselves."""
    decisions = [Decision(**decision) for decision in data["decisions"]]
    return Review(data["game"], decisions, [Account(**account) for account in data["seats"]], list(data["after"]))


def together(game: Game, record: Record, done: int) -> list[Choice]:
    """The next choices of the record that answer questions which are open now: one, or all that were asked at once."""
    ahead = game.clone()
    left = {seat: game.open[seat] for seat in game.waiting()}
    piece: list[Choice] = []
    while done + len(piece) < len(record.choices):
        number = done + len(piece)
        seat, choice = read_choice(ahead, record.choices[number], number + 1)
        if left.pop(seat, None) is not ahead.open[seat]:
            break
        piece.append((seat, choice))
        ahead.choose(seat, choice)
    return piece


class Judge:
    """Estimates chances."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.rng = rng
        self.evaluate: Evaluate = evaluation_of(game)
        self.settings = settings_of(game)

    def decision(self, game: Game, record: Record, number: int, made: Choice, simulations: int) -> Decision | None:
        """What a choice cost its seat, as far as the seat could know; None when there was no alternative."""
        seat, choice = made
        if len(game.options_of[seat]) < 2:
            return None
        view = game.view(seat)
        thought = thinker(self.evaluate, self.settings, seat)
        root = thought.think(view, self.rng, simulations, FOREVER)
        best = root.best(view.options_of[seat])
        for option in (best, choice):
            thought.try_out(root, view, self.rng, option, VISITS)
        wins = [thought.wins[place] / root.visits[place] for place in (root.place(best), root.place(choice))]
        question = game.open[seat]
        loss = round(max(0.0, wins[0] - wins[1]), DIGITS)
        shown = best if loss else choice
        return Decision(
            number, seat, record.choices[number - 1], question.describe(game, shown), loss, round(max(wins), DIGITS)
        )

    def chance(self, game: Game, seat: int) -> float:
        """The seat's chance to win, as far as it can know."""
        if game.over:
            return round(won(game, seat), DIGITS)
        worlds = [game.resample(seat, self.rng) for _ in range(WORLDS)]
        return round(sum(self.likely(world, seat, 0) for world in worlds) / WORLDS, DIGITS)

    def book(self, account: Account, seat: int, before: Game, piece: list[Choice], after: Game) -> None:
        """Split what a piece of the way changed."""
        was = account.course[-1]
        now = self.chance(after, seat)
        mine = [made for made in piece if made[0] == seat]
        idle: list[float] = []
        own: list[float] = []
        every: list[float] = []
        for _ in range(WORLDS):
            world = before.resample(seat, self.rng)
            seed = self.rng.word()
            changed = [self.after(world, made, seat, seed) for made in ([], mine, piece)]
            if None not in changed:
                for chances, chance in zip((idle, own, every), changed, strict=True):
                    chances.append(chance or 0.0)
        if every:
            by_own = round((sum(own) - sum(idle)) / len(every), DIGITS)
            by_others = round((sum(every) - sum(own)) / len(every), DIGITS)
        else:  # the others did what they cannot do in any world the seat imagined
            by_own, by_others = 0.0, now - was
        account.own += by_own
        account.others += by_others
        account.luck += now - was - by_own - by_others
        account.result = now
        account.course.append(now)

    def after(self, world: Game, made: list[Choice], seat: int, seed: int) -> float | None:
        """The seat's chance in this world once these choices are made; None when the world does not allow them."""
        game = world.clone()
        for who, choice in made:
            if game.question(who) is None or choice not in game.options_of[who]:
                return None
            game.take(who, choice)
        return self.likely(game, seat, seed)

    def likely(self, game: Game, seat: int, seed: int) -> float:
        """The chance to win in a world where all is known: sealed answers are given at random, then it is judged."""
        rng = Rng(seed)
        while game.asked and game.open[LOWEST[game.asked]].sealed:
            asked = LOWEST[game.asked]
            options = game.options_of[asked]
            game.take(asked, options[rng.below(len(options))])
        if game.over:
            return won(game, seat)
        points = self.evaluate(game)
        if game.seats == 1:
            points = [*points, to_beat(game)]
        weights = [exp((mine - max(points)) / self.settings.spread) for mine in points]
        return weights[seat] / sum(weights)


def won(game: Game, seat: int) -> float:
    """1 for the winner of a finished game; winners share it."""
    ranks = game.ranks()
    return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
