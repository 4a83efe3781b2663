"""The laws are tested too: a sound toy obeys them all, and each law catches the toy that breaks it."""

import ast
from pathlib import Path

import pytest

from chabudai.core import laws
from chabudai.core.errors import BrokenLaw
from chabudai.core.laws import Report, check_game, check_record, missing_steps, table
from chabudai.core.match import Match
from chabudai.core.record import loads, replay
from chabudai.example import BOX, Lanterns
from chabudai.example.game import Hang as Honest
from tests.laws.saboteurs import SABOTEURS, Saboteur
from tests.laws.toy import box_of

SEEDS = 200  # at most; most saboteurs are caught by the first game


def names_of_all_laws() -> set[str]:
    """Every name that a law is given in the sources: the first text among the arguments of `law` or `same`.

    The laws of observations have their saboteurs in `tests/envs`.
    """
    names = {"crash"}
    for path in Path(laws.__file__).parent.glob("*.py"):
        if path.stem == "tensors":
            continue
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


BY_CHANCE = ("GamesDealtBefore", "NotationOfTheMoment")  # these count how often they were called


@pytest.mark.parametrize("saboteur", SABOTEURS, ids=lambda saboteur: f"{saboteur.law}-{saboteur.name}")
def test_each_law_catches_its_saboteur_whose_record_breaks_it_again(saboteur: Saboteur) -> None:
    broken = first_broken_law(saboteur)
    assert broken is not None, f"{saboteur.name} was not caught"
    assert broken.problem == saboteur.law, str(broken)
    if saboteur.name not in BY_CHANCE:
        with pytest.raises(BrokenLaw) as again:
            check_record(saboteur.box, loads(broken.where))
        assert (again.value.problem, again.value.facts) == (broken.problem, broken.facts)
        assert again.value.where == broken.where


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


class Clumsy(Lanterns):
    class Hang(Honest):
        def answer(self, game: Lanterns, choice: int) -> None:
            super().answer(game, choice)
            if choice == 4:
                raise ZeroDivisionError("no lantern without oil")

    HANG = Hang


def test_a_crash_tells_where_and_its_record_ends_with_the_choice_that_crashes() -> None:
    saboteur = Saboteur("crash", "Clumsy", box_of(Clumsy))
    broken = first_broken_law(saboteur)
    assert broken is not None
    assert broken.facts == {"error": "ZeroDivisionError: no lantern without oil"}
    assert "raise ZeroDivisionError" in broken.trace
    assert "test_laws_bite.py" in broken.trace
    record = loads(broken.where)
    with pytest.raises((ZeroDivisionError, BrokenLaw)) as again:
        check_record(saboteur.box, record)
    assert "no lantern without oil" in str(again.value)


def test_a_sound_record_breaks_nothing() -> None:
    match = Match(BOX, 3, 7)
    for count in (0, 4, 9):
        while len(match.played) < count:
            seat = match.game.waiting()[0]
            match.choose(seat, match.game.options_of[seat][-1])
        check_record(BOX, match.record)


def test_a_step_that_never_happens_is_reported() -> None:
    report = check_game(BOX, 2, 0)
    report.steps["Hang"] = 0
    assert missing_steps(BOX, report) == ["Hang"]
