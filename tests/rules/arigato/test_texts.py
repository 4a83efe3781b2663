"""What cards and tokens say in words, where a table plays by other rules or a number could be said twice."""

import pytest

from chabudai.words import Words
from tests.clauses import proves
from tests.rules.arigato.position import Table, card
from tests.shown import scene_of

WORDS = {language: Words(language) for language in ("en", "fr")}


def says(code: str, language: str, generous: bool = False) -> str:
    """What the card says while it lies in the village."""
    table = Table(generous_last_day=generous).place(TL=code)
    piece = next(piece for piece in scene_of(table.game, 0).pieces() if piece.key == f"card-{card(code)}")
    assert piece.text is not None
    return WORDS[language].say(piece.text)


@proves("last.2", "last.3")
@pytest.mark.parametrize(("language", "limit"), [("en", "twice at most"), ("fr", "deux fois au plus")])
def test_a_card_says_twice_at_most_only_where_that_holds(language: str, limit: str) -> None:
    assert limit in says("S5", language)
    assert limit not in says("S5", language, generous=True)
    assert says("S8", language) != says("S8", language, generous=True)  # of two pairs both count


@proves("last.3")
def test_what_is_asked_says_it_as_well() -> None:
    for generous in (False, True):
        table = Table(generous_last_day=generous).hand("S5 F1 F2 K1 O2")
        action = next(a for a in scene_of(table.game, 0).actions if a.choice == card("S5"))
        assert ("twice at most" in WORDS["en"].say(action.name)) is not generous


@proves("conditions.6")
def test_whoever_waits_for_a_craft_under_the_gate_need_not_lie_there() -> None:
    """The word another would say that the artisan is of the craft and under the gate itself."""
    assert "when a botanist goes under your gate" in says("S9", "en")
    assert "another" not in says("S9", "en")


@pytest.mark.parametrize(
    ("language", "names"), [("en", ("favor", "objective tokens")), ("fr", ("faveurs", "jetons Objectif"))]
)
def test_a_token_with_a_number_does_not_say_it_in_its_name(language: str, names: tuple[str, str]) -> None:
    pieces = {piece.key: piece for piece in scene_of(Table().favors(12).game, 0).pieces()}
    assert pieces["favors0"].count == 12
    assert tuple(WORDS[language].say(pieces[key].name) for key in ("favors0", "goals0")) == names


@proves("box.2")
@pytest.mark.parametrize(
    ("language", "where"),
    [("en", "Goes top left or top right."), ("fr", "S’installe en haut à gauche ou en haut à droite.")],
)
def test_a_card_goes_to_one_of_its_workshops(language: str, where: str) -> None:
    assert says("S5", language).endswith(where)
