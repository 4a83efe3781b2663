"""The laws are tested too: a sound toy obeys them all, and each law catches the toy that breaks it."""

import ast
from pathlib import Path

import pytest

from chabudai.core import laws
from chabudai.core.errors import BrokenLaw
from chabudai.core.laws import Report, check_game, missing_steps, table
from chabudai.core.record import loads, replay
from tests.laws.saboteurs import SABOTEURS, Saboteur
from tests.laws.toy import BOX

SEEDS = 200  # at most; most saboteurs are caught by the first game


def names_of_all_laws() -> set[str]:
    """Every name that a law is given in the sources: the first text among the arguments of `law` or `same`."""
    names = {"crash"}
    for path in Path(laws.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("law", "same"):
                names |= {a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return names


def first_broken_law(saboteur: Saboteur) -> BrokenLaw | None:
    for seed in range(SEEDS):
        seats, options = table(saboteur.box, seed)
        try:
            check_game(saboteur.box, seats, seed, options)
        except BrokenLaw as broken:
            return broken
    return None


@pytest.mark.parametrize("chunk", range(4))
def test_a_sound_game_obeys_all_laws(chunk: int) -> None:
    report = Report()
    for seed in range(chunk * 30, (chunk + 1) * 30):
        seats, options = table(BOX, seed)
        report.add(check_game(BOX, seats, seed, options))
    assert missing_steps(BOX, report) == []


@pytest.mark.parametrize("saboteur", SABOTEURS, ids=lambda saboteur: f"{saboteur.law}-{saboteur.name}")
def test_each_law_catches_its_saboteur(saboteur: Saboteur) -> None:
    broken = first_broken_law(saboteur)
    assert broken is not None, f"{saboteur.name} was not caught"
    assert broken.problem == saboteur.law, str(broken)


def test_every_law_has_a_saboteur_and_every_saboteur_a_law() -> None:
    assert names_of_all_laws() == {saboteur.law for saboteur in SABOTEURS}


@pytest.mark.parametrize("name", ["EventWithoutClause", "RefusalWithoutClause", "PointsWithoutClause"])
def test_a_citation_without_clause_is_named(name: str) -> None:
    broken = first_broken_law(next(saboteur for saboteur in SABOTEURS if saboteur.name == name))
    assert broken is not None
    assert "unknown clause" in str(broken)
    assert ".99" in str(broken)


def test_a_broken_law_carries_the_record_that_shows_it() -> None:
    saboteur = next(saboteur for saboteur in SABOTEURS if saboteur.law == "pieces-are-conserved")
    broken = first_broken_law(saboteur)
    assert broken is not None
    game = replay(saboteur.box, loads(broken.where))
    assert len(game.census()) < len(BOX.new(2, 0).census())


def test_a_step_that_never_happens_is_reported() -> None:
    report = check_game(BOX, 2, 0)
    report.steps["Hang"] = 0
    assert missing_steps(BOX, report) == ["Hang"]
