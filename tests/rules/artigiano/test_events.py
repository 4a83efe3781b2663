"""What everybody is told while it happens: each event with its clause, its facts and who may see it."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.core.events import Event
from chabudai.core.knowledge import EVERYONE, SEEN_BY
from chabudai.games.artigiano import BOX
from chabudai.games.artigiano.material import CODE
from chabudai.games.artigiano.state import SKIP, Artigiano
from tests.clauses import proves
from tests.rules.artigiano.setting import captain_on, claimed, give_missions, keep, play, table


def line(event: Event) -> str:
    """An event as one line; cards by their codes, cases by their numbers, and who sees it if not all do."""
    facts = [
        f"{name}={CODE[fact] if name in ('card', 'other') else fact + 1 if name == 'case' else fact}"
        for name, fact in event.facts.items()
    ]
    seen = "" if event.seen_by == EVERYONE else " for " + "".join(str(s) for s in range(4) if event.visible_to(s))
    return f"{event.kind} {event.clause} {' '.join(facts)}{seen}"


def told(game: Artigiano, *choices: str) -> list[str]:
    """The events of these choices."""
    game.journal = []
    play(game, *choices)
    events = game.journal
    game.journal = None
    return [line(event) for event in events]


def plain(*hands: str, **more: Any) -> Artigiano:
    """Three players, of whom the second begins."""
    return table(*hands, first=1, **more)


@proves("action.1", "action.2", "attack.1")
def test_an_action_is_told_from_its_card_to_its_losses() -> None:
    game = plain(
        "A21", "A04 M21", "C22", castles={2: {1: "A23", 5: "A24"}}, boards=("chillon", "chillon", "blackheads")
    )
    assert told(game, "1 play A04", "1 name 2") == [
        "play action.1 seat=1 card=A04",
        "designate action.2 seat=1 to=2",
        "lose attack.1 seat=2 card=A23 case=1",
        "lose attack.1 seat=2 card=A24 case=5",
    ]


@proves("turn.1", "turn.5", "turn.6", "turn.10")
def test_a_turn_is_told_and_drawn_cards_only_to_their_owner() -> None:
    game = plain("A21", "A22 A23 A24 A25", "C22", pile="L21 L22 L23 L24 L25")
    game.pending[2] = SKIP
    assert told(game, "1 discard A22", "1 store A23") == [
        "discard turn.8 seat=1 card=A22",
        "store turn.5 seat=1",
        "store-card turn.5 seat=1 card=A23 for 1",
        "draw turn.6 seat=1 count=3",
        "draw-card turn.6 seat=1 card=L21 for 1",
        "draw-card turn.6 seat=1 card=L22 for 1",
        "draw-card turn.6 seat=1 card=L23 for 1",
        "skip turn.10 seat=2",
        "turn turn.1 seat=0",
    ]
    full = plain("A21", "A22 A23 A24 A25 A26 A27", "C22")
    assert told(full, "1 discard A22", "1 store nothing") == ["discard turn.8 seat=1 card=A22", "turn turn.1 seat=2"]


@proves("end.2", "end.3")
def test_the_end_is_told_with_the_points_of_each() -> None:
    game = plain("A21", "A22 A23", "C22", pile="", castles={0: {1: "M21"}, 2: {1: "C25"}})
    game.claimed = [0b11100] * 3
    give_missions(game, 0, "L36", "L38", mandatory=0)
    give_missions(game, 1, "M36", "L37", mandatory=0)
    give_missions(game, 2, "M38", "C40", mandatory=0)
    lines = told(game, "1 discard A22", "1 store nothing")
    assert lines[1] == "pile-empty end.2 seat=1"
    assert lines[2:] == [f"final end.3 seat={seat} points={game.totals()[seat]}" for seat in range(3)]


@proves("setup.4", "setup.5")
def test_which_missions_are_mandatory_is_told_to_their_owner_alone() -> None:
    events: list[Event] = []
    game = BOX.new(3, 1, {}, None, events)
    game.journal = events
    events.clear()
    assert isinstance(game, Artigiano)
    chosen = [keep(game, 0, 1, 2), keep(game, 1, 2, 3), keep(game, 2, 3, 5)]
    play(game, *chosen)
    lines = [line(event) for event in events][:9]
    assert lines[::3] == [f"missions setup.4 seat={seat}" for seat in range(3)]
    for seat in range(3):
        told_to_owner = {f"mandatory setup.4 seat={seat} card={code} for {seat}" for code in chosen[seat].split()[2:]}
        assert set(lines[3 * seat + 1 : 3 * seat + 3]) == told_to_owner
    dealt = [event for event in events if event.kind == "draw-card"]
    assert [event.facts["seat"] for event in dealt] == [0] * 5 + [1] * 5 + [2] * 5
    assert all(event.seen_by == SEEN_BY[event.facts["seat"]] for event in dealt)
    assert [event.facts["card"] for event in dealt] == [entry & 255 for hand in game.hands for entry in hand]


@proves("mission.1")
def test_a_mission_turned_up_is_told() -> None:
    game = plain("A21", "A22", "C22")
    give_missions(game, 1, "C44")
    assert told(game, "1 discard A22")[:2] == ["discard turn.8 seat=1 card=A22", "claim mission.1 seat=1 card=C44"]
    assert claimed(game, 1)


CASTLES = {0: {1: "A23", 2: "A24"}, 1: {1: "C23", 2: "C24"}, 2: {4: "M23"}}
CASES: list[tuple[str, str, dict[str, Any], str, list[str]]] = [
    ("stock.1", "A22", {"stocks": {1: "A25 A26"}}, "play stock", ["play-stock stock.1 seat=1"]),
    ("place.1", "A22", {}, "place A22 3", ["lay place.1 seat=1 card=A22 case=3"]),
    ("effect.7", "A10", {"pile": "A16 M21"}, "play A10", ["well effect.7 seat=1 count=2"]),
    ("effect.37", "L04", {}, "play L04/take L22/return L21", ["take-displayed effect.37 seat=1 card=L22"]),
    ("effect.37", "L04", {}, "play L04", [f"display effect.37 card=L2{n}" for n in (1, 2, 3)]),
    ("effect.13", "A19 A25", {}, "play A19/name 2", ["look-hand effect.13 seat=1 to=2"]),
    ("effect.32", "C17", {}, "play C17/name 2", ["show-hand effect.32 seat=2"]),
    ("effect.11", "A16", {}, "play A16/name 2", ["look-stock effect.11 seat=1 to=2"]),
    (
        "effect.9",
        "A12",
        {"castles": CASTLES},
        "play A12/take 0 2/for 1",
        ["bargain effect.9 seat=1 to=0 card=A24 other=C23"],
    ),
    ("effect.10", "A13", {"castles": CASTLES}, "play A13/plunder 0 1/on 3", ["plunder effect.10 seat=1 to=0 card=A23"]),
    ("effect.10", "A13", {"castles": CASTLES}, "play A13/plunder 0 1/on 3", ["lay place.1 seat=1 card=A23 case=3"]),
    ("effect.31", "C13", {"zones": {0: "A33"}}, "play C13", ["haggle effect.31 seat=1 to=0 card=A33"]),
    ("effect.41", "L13", {"zones": {0: "A33"}}, "play L13", ["special-discarded effect.41 seat=0 card=A33"]),
    ("effect.23", "M17 A22", {}, "play M17/name 2", ["fraud effect.23 seat=1 to=2 given=2 taken=3"]),
    ("effect.33", "C19", {}, "play C19/name 2", ["smuggle effect.33 seat=1 to=2 taken=2"]),
    (
        "effect.18",
        "C02 A22",
        {},
        "play C02/name 2/take C22/give A22",
        ["take effect.18 seat=1 to=2", "give effect.18 seat=1 to=2"],
    ),
    ("effect.45", "L19 A22", {}, "play L19/add A22/deal 2 A22", ["give effect.45 seat=1 to=2"]),
    (
        "effect.42",
        "L14",
        {"stocks": {1: "A22 A25", 2: "M24 M25"}},
        "play L14/name 2/take M24/give A25",
        ["swap-stock effect.42 seat=1 to=2"],
    ),
    (
        "effect.6",
        "A09",
        {"castles": CASTLES},
        "play A09/lift 1/lift 2/place C23 4/place C24 2",
        ["move effect.6 seat=1 card=C23 case=4", "NOT move effect.6 seat=1 card=C24 case=2"],
    ),
    (
        "effect.30",
        "C11 A22",
        {},
        "play C11/name 2/give A22/want C22/offer/refuse",
        ["meet effect.30 seat=1 to=2", "offer effect.30 seat=1 to=2 count=1", "disagree effect.30 seat=1 to=2 count=1"],
    ),
    (
        "effect.30",
        "C11 A22",
        {},
        "play C11/name 2/give A22/want C22/offer/accept",
        ["agree effect.30 seat=1 to=2 count=1"],
    ),
    ("specials.17", "M10", {"zones": {2: "L32"}}, "play M10/cancel", ["pope specials.17 seat=2"]),
    (
        "specials.19",
        "M09",
        {"castles": CASTLES, "zones": {2: "L34"}},
        "play M09/aim 0 1",
        ["choirboy specials.19 seat=2 to=1"],
    ),
    ("specials.16", "M18", {"stocks": {2: "L31"}}, "play M18", ["bell-ringer specials.16 seat=2 to=1"]),
    (
        "specials.18",
        "M09",
        {"castles": CASTLES, "zones": {2: "L33"}},
        "play M09/aim 0 1",
        ["priest specials.18 seat=2 card=M09"],
    ),
    ("specials.14", "A19", {"stocks": {0: "A22"}}, "play A19/name 0", ["key-bearer specials.14 seat=0"]),
    ("lay.1", "L32", {}, "lay L32", ["lay-special lay.1 seat=1 card=L32"]),
    ("specials.4", "A34", {"castles": CASTLES}, "lay A34/on 0 2", ["attach specials.4 seat=1 to=0 special=3 case=2"]),
    (
        "specials.10",
        "M35",
        {"castles": CASTLES},
        "lay M35/on 0 2",
        ["replaced specials.2 seat=0 card=A24 case=2", "attach specials.10 seat=1 to=0 special=9 case=2"],
    ),
    ("specials.9", "M34", {}, "lay M34/to 2", ["inflict specials.9 seat=1 to=2 special=8"]),
]


@proves("action.1", "lay.1", "specials.4", "specials.9", "effect.9", "effect.23", "effect.30", "effect.33")
@pytest.mark.parametrize(("clause", "cards", "setting", "choices", "expected"), CASES)
def test_what_happens_is_told(
    clause: str, cards: str, setting: dict[str, Any], choices: str, expected: list[str]
) -> None:
    game = plain("C34", f"{cards} A27", "C22 C23 C24", **setting)
    game.journal = []
    for choice in choices.split("/"):
        play(game, f"{game.waiting()[0]} {choice}")
    lines = [line(event) for event in game.journal]
    for wanted in expected:
        count = 0 if wanted.startswith("NOT ") else 1
        assert lines.count(wanted.removeprefix("NOT ")) == count, f"{clause}: {lines}"


@proves("specials.6")
def test_the_captain_leaving_is_told() -> None:
    game = plain("A21", "A12 A27", "C22")
    captain_on(game, 1)
    assert "captain-leaves specials.6 seat=1" in told(game, "1 discard A12")


@proves("specials.7")
def test_a_recruited_card_is_told_without_its_name() -> None:
    game = plain("A21", "A22 A27", "C22 C23", zones={1: "M32"})
    game.rich[2] = 127
    play(game, "1 discard A22", "1 store nothing")
    assert told(game, "1 recruit 2") == ["recruit specials.7 seat=1 to=2", "turn turn.1 seat=2"]


@proves("effect.46")
def test_a_confession_is_told_and_its_card_only_to_the_author() -> None:
    game = plain("A21", "L20 A27", "C22")
    give_missions(game, 2, "A36", "A42")
    play(game, "1 play L20", "1 name 2")
    assert told(game, "2 show A42") == [
        "confess effect.46 seat=2 to=1",
        "confess-card effect.46 seat=2 card=A42 for 1",
    ]


@proves("effect.39", "specials.11", "table.2")
def test_reflected_imitated_and_answered_actions_are_told() -> None:
    game = plain("L08 A21", "M09 A27", "C22", castles={0: {1: "A23"}, 1: {1: "C23"}}, zones={2: "C31"})
    play(game, "1 play M09", "1 store nothing")
    assert "imitate specials.11 seat=2 effect=19" in told(game, "2 imitate")
    play(game, "2 discard C22")
    assert "reflect effect.39 seat=0 effect=19 to=1" in told(game, "0 play L08", "0 reflect E19 1")
    table_game = plain("L08 A21", "M10 A27", "C22", prayer_interrupts=True)
    play(table_game, "1 play M10", "2 bear it")
    assert "pray table.2 seat=0 card=L08 to=1" in told(table_game, "0 pray")
