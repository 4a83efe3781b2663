"""Observations do not leak and forget nothing; and those laws bite."""

import pytest

from chabudai import games
from chabudai.core.errors import BadTable, BrokenLaw
from chabudai.core.game import Game
from chabudai.core.knowledge import CARD
from chabudai.core.laws import at_random
from chabudai.core.laws.tensors import Memory, tensor, tensor_does_not_leak
from chabudai.core.rng import Rng
from chabudai.core.tensor import Observer, observer
from chabudai.core.tensor_words import describe
from chabudai.envs.table import Table
from chabudai.envs.telling import told
from chabudai.example import BOX as LANTERNS
from chabudai.games.dojo import tensor as dojo
from chabudai.games.dojo.state import Dojo
from chabudai.words.catalogue import bring
from tests.boxes import POLISHED
from tests.envs.play import EVERY_GAME, OBSERVED, positions

bring("chabudai.example")  # as an installed game would
GAMES = 5
EVERY = {"dojo": 4, "arigato": 23, "machi": 29, "artigiano": 11}


def test_polished_games_have_observations_and_others_say_that_they_have_none() -> None:
    assert set(POLISHED) <= set(OBSERVED)
    with pytest.raises(BadTable, match="no observations: game 'lanterns'"):
        observer(LANTERNS, 3)
    table = Table(LANTERNS, 3)
    while not table.over:
        seat = table.asked()[0]
        assert told(table, seat)
        table.act(seat, table.legal(seat)[0])
    assert sum(table.returns()) == 0


@pytest.mark.parametrize("name", EVERY_GAME)
def test_tensors_obey_the_laws(name: str) -> None:
    box = games.find(name)
    memories: dict[int, Memory] = {}
    for number in range(GAMES):
        for game, rng in positions(box, number, EVERY.get(name, 4)):
            watcher = observer(box, game.seats)
            for seat in range(game.seats):
                tensor_does_not_leak(watcher, game, seat, rng)
            memory = memories.setdefault(game.seats, Memory(watcher))
            memory.look_around(game, rng.below(game.seats), rng)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_no_byte_is_above_the_top_of_its_block(name: str) -> None:
    box = games.find(name)
    for number in range(4):
        for game, _ in positions(box, number, EVERY.get(name, 4)):
            watcher = observer(box, game.seats)
            data = tensor(watcher, game, 0)
            assert [b.name for b in watcher.blocks if max(data[b.start : b.start + b.size]) > b.top] == []


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_remembered_of_other_games_is_never_written(name: str) -> None:
    """One observer for many games, which come and go, writes what a new one would write."""
    box = games.find(name)
    seats = box.seat_counts[0]
    old, rng = observer(box, seats), Rng(5)
    tables = [box.new(seats, seed) for seed in range(3)]
    for number in range(60):
        place = rng.below(len(tables))
        game = tables[place]
        for _ in range(1 + rng.below(6)):
            if not game.over:
                seat = game.waiting()[0]
                game.take(seat, at_random(game, seat, rng))
        if rng.below(8) == 0:
            tables[place] = box.new(seats, number) if game.over else game.clone()
        seat = rng.below(seats)
        for looked in (game, game.view(seat)):
            assert tensor(old, looked, seat) == tensor(type(old)(box, seats), looked, seat)


class Peeping(dojo.View):
    """A saboteur: the top card of the pile is written as if everybody saw it."""

    def write_table(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        super().write_table(game, seat, out, at)
        assert isinstance(game, Dojo)
        if game.deck:
            out[at + self.at_round] = game.deck[-1] & CARD


class Blabbing(dojo.View):
    """A saboteur: where somebody else's card will go is written before it is shown."""

    def write_table(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        super().write_table(game, seat, out, at)
        assert isinstance(game, Dojo)
        out[at + self.at_planned + 1] = game.plan[(seat + 1) % game.seats] % 256


class Forgetful(dojo.View):
    """A saboteur: one block is left out."""

    def __init__(self, seats: int, block: str) -> None:
        super().__init__(games.find("dojo"), seats)
        self.left_out = next(b for b in self.blocks if b.name == block)

    def write_table(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        super().write_table(game, seat, out, at)
        start = at + self.left_out.start
        out[start : start + self.left_out.size] = bytes(self.left_out.size)


def hold(watcher: Observer, seats: int) -> None:
    """Hold an observer of Dojo to both laws along some games."""
    memory = Memory(watcher)
    for number in range(60):
        for game, rng in positions(watcher.box, number, 2):
            if game.seats == seats:
                tensor_does_not_leak(watcher, game, 0, rng)
                memory.look_around(game, 0, rng)


@pytest.mark.parametrize("saboteur", [Peeping, Blabbing])
def test_a_tensor_that_leaks_is_found_out(saboteur: type[Observer]) -> None:
    with pytest.raises(BrokenLaw, match="tensor does not leak"):
        hold(saboteur(games.find("dojo"), 3), 3)


@pytest.mark.parametrize(
    "block", ["dojos", "plan", "trophies", "hands", "throws", "wins", "unseen", "boost", "spent", "agenda"]
)
def test_a_tensor_that_forgets_is_found_out(block: str) -> None:
    with pytest.raises(BrokenLaw, match="tensor forgets nothing"):
        hold(Forgetful(3, block), 3)


def test_an_observation_can_be_read() -> None:
    box = games.find("dojo")
    game = box.new(3, 1)
    dealer = game.waiting()[0]
    watcher = observer(box, 3)
    told = describe(watcher, tensor(watcher, game, dealer)).splitlines()
    assert "asked: me" in told
    assert "question: Give" in told
    assert "dealer: me" in told
    assert "questions: me Give 0" in told
    assert "deck: yes=59" in told
    away = describe(watcher, tensor(watcher, game, (dealer + 1) % 3)).splitlines()
    assert "dealer: +2" in away
    assert not [line for line in away if line.startswith(("drawn", "question:"))]


@pytest.mark.parametrize("name", OBSERVED)
def test_an_observation_is_written_wherever_it_is_wanted(name: str) -> None:
    box = games.find(name)
    game = box.new(box.seat_counts[0], 3)
    watcher = observer(box, game.seats)
    out = bytearray(b"\xff" * (watcher.size + 10))
    watcher.write(game, 0, out, 5)
    assert bytes(out) == b"\xff" * 5 + tensor(watcher, game, 0) + b"\xff" * 5
