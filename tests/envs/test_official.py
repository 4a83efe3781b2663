"""The official tests of PettingZoo, Gymnasium and OpenSpiel, for every game and seat count, on both engines."""

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from chabudai import envs, games
from tests.envs.play import OBSERVED

pettingzoo_test = pytest.importorskip("pettingzoo.test")
env_checker = pytest.importorskip("gymnasium.utils.env_checker")
pyspiel = pytest.importorskip("pyspiel")

# Short games: OpenSpiel's test plays to the end and writes down every position on the way.
SHORT = {"machi": '{"years": "2"}', "artigiano": '{"quick": true}'}
CYCLES = 20  # of PettingZoo's tests: so many times round the table
EVERY_TABLE = [
    pytest.param(name, seats, marks=marks, id=f"{name}-{seats}-{engine}")
    for name in OBSERVED
    for seats in games.find(name).seat_counts
    for engine, marks in (("sources", []), ("twin", [pytest.mark.twin]))
]


@pytest.fixture(autouse=True)
def quiet(capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    """They warn of masks within observations, of PettingZoo's own environments too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_pettingzoo_one_after_the_other(name: str, seats: int) -> None:
    pettingzoo_test.api_test(envs.aec(name, seats=seats), num_cycles=CYCLES)
    pettingzoo_test.seed_test(lambda: envs.aec(name, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_pettingzoo_all_at_once(name: str, seats: int) -> None:
    pettingzoo_test.parallel_api_test(envs.parallel(name, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_gymnasium(name: str, seats: int) -> None:
    env: Any = envs.gym(name, seats=seats, opponents="random", seat=seats - 1)
    env_checker.check_env(env, skip_render_check=True)


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_open_spiel(name: str, seats: int) -> None:
    import chabudai.envs.spiel  # noqa: F401  # registers the games

    game = pyspiel.load_game(f"python_chabudai_{name}", {"players": seats, "options": SHORT.get(name, "{}")})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
