"""The class under all environments: play, rewards, copies."""

import copy
import pickle

import pytest

from chabudai import games
from chabudai.core import codec
from chabudai.core.errors import NotAChoice, NotAsked
from chabudai.core.rng import Rng
from chabudai.core.tensor import has_observer
from chabudai.envs.many_games import Rows
from chabudai.envs.table import Table, leads, win_shares
from tests.boxes import ALL
from tests.envs.play import EVERY_GAME


def play(table: Table, rng: Rng, most: int = 100_000) -> None:
    """Play at random, so many choices at most."""
    for _ in range(most):
        if table.over:
            return
        asked = table.asked()
        seat = asked[rng.below(len(asked))]
        legal = table.legal(seat)
        table.act(seat, legal[rng.below(len(legal))])


def state(table: Table) -> tuple[object, ...]:
    """Everything that copies must keep."""
    seen = [bytes(table.mask(seat)) for seat in range(table.seats)]
    if has_observer(table.box):
        seen += [bytes(table.observe(seat)) for seat in range(table.seats)]
    return codec.dumps(table.box, table.game), table.rewards(), table.returns(), table.seed, seen


@pytest.mark.parametrize("reward", ["win", "points", "gain"])
@pytest.mark.parametrize("name", EVERY_GAME)
def test_copies_keep_the_state_and_play_on_alike(name: str, reward: str) -> None:
    box = games.find(name)
    table = Table(box, box.seat_counts[-1], reward=reward)
    table.reset(5)
    play(table, Rng(1), 70)
    saved = Table(box, table.seats, reward=reward)
    saved.restore(table.save())
    copies = [table.clone(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table)), saved]
    now = state(table)
    play(table, Rng(2), 30)
    for other in copies:
        assert state(other) == now  # the original has gone on, they have not
        play(other, Rng(2), 30)
        assert state(other) == state(table)


@pytest.mark.parametrize("name", ALL)
def test_equal_seeds_give_equal_games_and_deals_go_on_by_themselves(name: str) -> None:
    box = games.find(name)
    one, two = Table(box), Table(box)
    for table in (one, two):
        table.reset(9)
        table.reset()
    assert state(one) == state(two)
    one.reset(9)
    assert state(one) != state(two)


def test_what_is_not_legal_changes_nothing() -> None:
    table = Table(games.find("dojo"), 3)
    table.reset(1)
    now, asked = state(table), table.asked()[0]
    with pytest.raises(NotAChoice):
        table.act(asked, table.space.size + 5)
    with pytest.raises(NotAsked):
        table.act((asked + 1) % 3, 0)
    with pytest.raises(TypeError):
        table.act(asked, 0.5)  # type: ignore[arg-type]
    assert state(table) == now
    assert table.legal((asked + 1) % 3) == []
    with pytest.raises(ValueError, match="unknown reward"):
        Table(games.find("dojo"), reward="glory")


def test_winners_share_what_losers_pay() -> None:
    assert win_shares([1, 2, 3]) == [1.0, -0.5, -0.5]
    assert win_shares([1, 1, 3]) == [0.25, 0.25, -0.5]
    assert win_shares([1, 1]) == [0.0, 0.0]
    assert win_shares([2]) == [-1.0]
    assert leads([10, 4, 6]) == [5.0, -4.0, -1.0]


@pytest.mark.parametrize("name", ALL)
def test_rewards_add_up(name: str) -> None:
    box = games.find(name)
    returns = {}
    for reward in ("win", "points", "gain"):
        table = Table(box, box.seat_counts[-1], reward=reward)
        table.reset(3)
        before = 0
        while not table.over:
            assert reward == "gain" or not any(table.returns())
            play(table, Rng(before), 1)
            before += 1
        returns[reward] = table.returns()
    # The same choices were made each time.
    totals, ranks = table.game.totals(), table.game.ranks()
    assert returns["gain"] == totals
    assert returns["points"] == leads(totals)
    assert returns["win"] == win_shares(ranks)
    assert sum(returns["win"]) == pytest.approx(0)


def test_a_gain_is_what_the_seat_itself_knows() -> None:
    """In Arigatō what others gain at dawn is a secret, and so it is in their rewards' absence from mine."""
    table = Table(games.find("arigato"), 2, reward="gain")
    table.reset(4)
    while not table.over:
        play(table, Rng(len(table.legal(table.asked()[0]))), 1)
        if not table.over:
            mine = [table.game.view(seat).totals()[seat] for seat in range(2)]
            assert table.returns() == mine


@pytest.mark.parametrize("name", EVERY_GAME)
def test_rows_are_tables_side_by_side(name: str) -> None:
    box = games.find(name)
    rows = Rows(box, 4, reward="points", repeat=2)
    rows.reset(3)
    assert rows.deals == [0, 0, 1, 1]
    first = [bytes(rows.observations[row * rows.size : (row + 1) * rows.size]) for row in range(4)]
    assert first[0] == first[1] != first[2] == first[3]
    rewards, ended, rng, games_over = [0.0] * (4 * rows.seats), bytearray(4), Rng(7), 0
    for _ in range(500):
        actions = []
        for row, table in enumerate(rows.tables):
            seat = table.asked()[0]
            assert rows.turns[row] == seat
            assert rows.observations[row * rows.size : (row + 1) * rows.size] == table.observe(seat)
            assert rows.masks[row * rows.actions : (row + 1) * rows.actions] == table.mask(seat)
            legal = table.legal(seat)
            actions.append(legal[rng.below(len(legal))])
        copies = [table.clone() for table in rows.tables]
        rows.step(actions, rewards, ended)
        for row, table in enumerate(copies):
            table.act(table.asked()[0], actions[row])
            assert rewards[row * rows.seats : (row + 1) * rows.seats] == table.rewards()
            assert ended[row] == table.over
            games_over += table.over
        if games_over > 1:
            break
    assert games_over
    assert max(rows.deals) > 1


def told(rows: Rows) -> bool:
    """Do the buffers show every game as it stands?"""
    seen, masks = rows.observations, rows.masks
    for row, table in enumerate(rows.tables):
        seat = table.asked()[0]
        if rows.turns[row] != seat or seen[row * rows.size : (row + 1) * rows.size] != table.observe(seat):
            return False
        if masks[row * rows.actions : (row + 1) * rows.actions] != table.mask(seat):
            return False
    return True


def test_rows_show_what_is_there_after_a_refusal_and_when_they_are_dealt_anew() -> None:
    rows = Rows(games.find("dojo"), 3)
    rows.reset(3)
    rewards, ended = [0.0] * (3 * rows.seats), bytearray(3)
    for _ in range(4):
        rows.step([table.legal(table.asked()[0])[-1] for table in rows.tables], rewards, ended)
    assert told(rows)
    actions = [table.legal(table.asked()[0])[0] for table in rows.tables]
    with pytest.raises(NotAChoice):
        rows.step([actions[0], rows.actions, actions[2]], rewards, ended)
    assert told(rows)
    rows.reset(5)
    assert told(rows)
