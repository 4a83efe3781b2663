"""What the environments do beyond the official tests: copies, illegal moves, bots, deals, words."""

import copy
import pickle
from typing import Any

import pytest

from chabudai import envs, games
from chabudai.bots.greedy import greedy
from chabudai.core.errors import NotAChoice, Refused
from chabudai.core.game import Game
from chabudai.core.rng import Rng
from tests.boxes import ALL
from tests.envs.play import OBSERVED

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
pettingzoo = pytest.importorskip("pettingzoo")
pyspiel = pytest.importorskip("pyspiel")


def masked(env: Any, steps: int, seed: int) -> list[Any]:
    """What a parallel environment says along random legal play."""
    told, rng = [env.reset(seed=seed)], np.random.default_rng(1)
    for _ in range(steps):
        if not env.agents:
            break
        seen = told[-1][0]
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        told.append(env.step(actions))
    return told


@pytest.mark.parametrize("name", OBSERVED)
def test_parallel_is_deterministic_to_the_end_under_legal_play(name: str) -> None:
    one, two = (masked(envs.parallel(name), 2000, 3) for _ in range(2))
    assert len(one) == len(two)
    assert not one[-1][0] or all(one[-1][2].values())
    for a, b in zip(one, two, strict=True):
        for agent in a[0]:
            assert np.array_equal(a[0][agent]["observation"], b[0][agent]["observation"])
            assert a[0][agent]["action_mask"].sum() >= 1
        assert a[1:] == b[1:]
    assert sum(one[-1][1].values()) == pytest.approx(0)


def test_parallel_refuses_the_whole_step_when_one_action_is_illegal() -> None:
    env = envs.parallel("arigato", seats=3)
    env.reset(seed=1)
    before = env.table.save()
    legal = {agent: env.table.legal(seat)[0] for seat, agent in enumerate(env.agents)}
    with pytest.raises(NotAChoice):
        env.step({**legal, "seat_2": env.nothing})
    assert env.table.save() == before


@pytest.mark.parametrize(
    "copied", [lambda env: env.copy(), copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))]
)
@pytest.mark.parametrize(
    "made",
    [
        lambda: envs.aec("dojo", seats=3),
        lambda: envs.aec("dojo", seats=3).unwrapped,
        lambda: envs.parallel("machi"),
        lambda: envs.gym("arigato", opponents="random"),
    ],
)
def test_copies_keep_the_state(made: Any, copied: Any) -> None:
    env = made()
    env.reset(seed=2)
    table = env.unwrapped.table
    for _ in range(20):
        if hasattr(env, "agent_selection"):
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        elif hasattr(env, "nothing"):
            legal = [table.legal(seat) for seat in range(table.seats)]
            env.step({agent: (legal[n] or [env.nothing])[0] for n, agent in enumerate(env.agents)})
        else:
            env.step(int(np.flatnonzero(env.action_masks())[0]))
    twin = copied(env)
    now = table.save()
    assert twin.unwrapped.table.save() == now
    table.act(table.asked()[0], table.legal(table.asked()[0])[-1])
    assert twin.unwrapped.table.save() == now != table.save()


def test_an_illegal_action_loses_is_replaced_or_raises() -> None:
    wrong = 58
    env: Any = envs.gym("dojo", opponents="random")
    env.reset(seed=1)
    assert not env.action_masks()[wrong]
    _, reward, ended, _, _ = env.step(wrong)
    assert (reward, ended) == (-1.0, True)
    env = envs.gym("dojo", opponents="random", illegal="random")
    env.reset(seed=1)
    assert env.step(wrong)[1:4] == (0.0, False, False)
    env = envs.gym("dojo", opponents="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(Refused):
        env.step(wrong)
    with pytest.raises(ValueError, match="opponents for 2 seats"):
        envs.gym("dojo", opponents=["random"])
    with pytest.raises(ValueError, match="no seat 3"):
        envs.gym("dojo", seat=3)


def test_opponents_may_be_functions_and_sit_clockwise() -> None:
    seen: list[int] = []

    def watching(view: Game, seat: int, chance: Rng) -> int:
        assert view.viewer == seat  # a bot is given its view and nothing else
        seen.append(seat)
        return greedy(view, seat, chance)

    env: Any = envs.gym("dojo", seat=1, opponents=[watching, "random"], seats=3)
    _, info = env.reset(seed=3)
    ended = False
    while not ended:
        _, reward, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert set(seen) == {2}
    assert -1 <= reward <= 1
    assert not info["action_mask"].any()


def test_vector_writes_one_array() -> None:
    env = envs.vector("dojo", 8, seats=4, reward="win", repeat=4)
    env.reset(seed=5)
    kept = env.observations
    assert kept.shape == (8, env.rows.size)
    assert env.masks.shape == (8, 59)
    assert env.deals.tolist() == [0, 0, 0, 0, 1, 1, 1, 1]
    ends, sums = 0, 0.0
    for _ in range(150):
        actions = np.array([np.flatnonzero(mask)[0] for mask in env.masks])
        rewards, ended = env.step(actions)
        ends += int(ended.sum())
        sums += float(np.abs(rewards[ended]).sum())
        assert not rewards[~ended].any()
    assert kept is env.observations
    assert ends >= 8
    assert sums > 0
    with pytest.raises(ValueError, match="7 actions for 8 games"):
        env.step([0] * 7)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ALL)
def test_text_is_played_in_words(name: str, language: str) -> None:
    env = envs.text(name, language=language)
    assert games.find(name).title in env.rules()
    env.reset(seed=1)
    rng = Rng(3)
    for _ in range(60):
        if env.over:
            break
        names = env.table.game.names_of(env.seat)
        told = env.step(names[rng.below(len(names))])
        assert env.over or all(f"- {written}: " in told for written in env.table.game.names_of(env.seat))
    assert env.mistakes == [0] * env.table.seats


def test_text_says_why_a_move_is_not_possible_and_asks_again() -> None:
    env = envs.text("dojo", listed=False)
    env.reset(seed=1)
    env.step("give 2")
    seat, before = env.seat, env.table.save()
    told = env.step("give 2")
    assert told.splitlines()[0] == "C already has a card this round. (Recruitment 2, reported)"
    assert "give" not in told.splitlines()[-1]  # moves are not listed
    env.step("fly")
    assert env.mistakes[seat] == 2
    assert env.table.save() == before
    assert env.copy().told() == env.told()


def test_games_are_registered_by_name() -> None:
    import chabudai.envs.registered as registered

    env = gymnasium.make("chabudai/dojo-v1", opponents="random", disable_env_checker=True)
    assert env.unwrapped.table.box.name == "dojo"
    for kind in ("aec", "parallel"):
        assert pettingzoo.make(kind, registered.IDS["machi"], seats=4).unwrapped.table.seats == 4


def test_open_spiel_states_can_be_dealt_anew_from_what_a_player_knows() -> None:
    import chabudai.envs.spiel  # noqa: F401  # registers the games

    game = pyspiel.load_game("python_chabudai_dojo", {"players": 3, "options": '{"black_belt": true}'})
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    state.apply_action(77)
    assert state.table.game.black_belt
    for _ in range(25):
        state.apply_action(int(rng.choice(state.legal_actions())))
    player = state.current_player()
    other = state.resample_from_infostate(player, rng.random)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert str(other) != str(state)
    lines = state.information_state_string(player).splitlines()
    assert lines[0] == f"player {player}"
    assert len(lines) > 2
