"""Two games that differ only in what somebody does not know look the same to them, all the way.

What is compared is all that a seat or a spectator is given: the view, the scene, the points and the events.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from chabudai.core import codec
from chabudai.core.knowledge import CARD, SEEN_BY
from chabudai.games.arigato import BOX
from chabudai.games.arigato.dawn import Install
from chabudai.games.arigato.state import NO_ROLE, SEALED
from tests.clauses import proves
from tests.rules.arigato.position import Table, card, cards
from tests.shown import scene_of, scores_of


def given(table: Table, viewer: int | None) -> list[Any]:
    """All that this viewer is given."""
    game = table.game
    heard = [event for event in table.journal if event.visible_to(viewer)]
    return [codec.dumps(BOX, game.view(viewer)), scene_of(game, viewer), scores_of(game, viewer), heard]


def alike(pair: list[Table], viewers: tuple[int | None, ...]) -> None:
    for viewer in viewers:
        one, other = (given(table, viewer) for table in pair)
        assert one == other, f"seen by {viewer}"


def next_cards(table: Table, codes: str) -> None:
    """These cards will be drawn next."""
    pile = [number for number in table.game.pile if number not in cards(codes)]
    assert len(pile) == len(table.game.pile) - len(codes.split())
    table.game.pile = pile + cards(codes)[::-1]


DRAWN = " K3 K5 S6 B6 O6 S7 B7 O7"


def handed_on(**options: Any) -> list[Table]:
    """Seat 0 has B4 from seat 2 and has drawn F4, or the other way round; seat 1 cannot know which."""
    pair = []
    for received, drawn in (("B4", "F4"), ("F4", "B4")):
        table = Table(seats=3, day=1, **options)
        table.game.favors[0] = 9
        hands = (("S3", "F1 S4", "K1 O2"), ("K18", "F2 B2", "S2 O4"), ("O18", f"{received} B3", "S5 O5"))
        for seat, (resident, travellers, craftsmen) in enumerate(hands):
            table.hand(f"{resident} {travellers} {craftsmen}", seat)
        next_cards(table, drawn + DRAWN)
        for seat, (resident, travellers, _) in enumerate(hands):
            give_roles(table, seat, resident, travellers)
        pair.append(table)
    return pair


def give_roles(table: Table, seat: int, resident: str, travellers: str) -> None:
    table.play(f"resident {card(resident)}", seat=seat)
    if isinstance(table.game.question(seat), Install):
        table.game.choose(seat, table.game.options_of[seat][-1])
    table.play(*[f"traveller {number}" for number in cards(travellers)], "ready", seat=seat)


def the_rest(table: Table) -> Iterator[None]:
    """One choice after the other, always the first, until the next day and its dawn are over."""
    day = table.game.day
    while table.game.day == day or table.game.phase == 0:
        seat = table.game.waiting()[-1]
        options = table.game.options_of[seat]
        cards_first = [choice for choice in options if choice < 100]
        table.game.choose(seat, (cards_first or options)[0])
        yield


@proves("setup.4", "dawn.6")
@pytest.mark.parametrize("explicit", [False, True])
@pytest.mark.parametrize(
    ("resident", "travellers"), [("B4", "K3 K5"), ("F4", "B3 K3"), ("K5", "B4 F4"), ("K3", "B3 K5"), ("B3", "F4 K5")]
)
def test_where_a_card_came_from_is_known_to_its_holder_and_to_whoever_sent_it(
    explicit: bool, resident: str, travellers: str
) -> None:
    """Neither its place in the hand, nor the order of travellers and craftsmen, nor what others know gives it away."""
    pair = handed_on(explicit_effects=explicit)
    alike(pair, (1, None))
    for table in pair:
        for seat in range(3):
            while table.game.day == 1 and table.game.question(seat):
                table.game.choose(seat, table.game.options_of[seat][0])
    assert {entry & CARD for entry in pair[0].game.hands[:5]} == set(cards("B3 B4 F4 K3 K5"))
    assert pair[0].game.hands[:5] != pair[1].game.hands[:5]  # seat 0 knows
    assert given(pair[0], 2) != given(pair[1], 2)  # and so does seat 2, who sent the card
    alike(pair, (1, None))
    for table in pair:
        give_roles(table, 0, resident, travellers)
    alike(pair, (1, None))
    for _ in zip(the_rest(pair[0]), the_rest(pair[1]), strict=True):
        alike(pair, (1, None))
    assert pair[0].game.day == 3


@proves("setup.4")
def test_a_hand_tells_its_holder_who_handed_a_card_on_and_nobody_before() -> None:
    table = handed_on()[0]
    for seat in range(3):
        table.play("done", seat=seat)
    own = {entry & CARD: entry & ~CARD for entry in table.view(0).hands[:5]}
    assert own[card("B4")] == SEEN_BY[0] | SEEN_BY[2]  # received
    assert own[card("F4")] == SEEN_BY[0]  # drawn


@proves("setup.4", "dawn.6")
@pytest.mark.parametrize("explicit", [False, True])
def test_before_the_craftsmen_work_no_place_in_a_hand_is_empty_for_the_others(explicit: bool) -> None:
    """The bonus of the morning, or the question of the morning, comes when the resident has left the hand."""
    views = []
    for resident in ("S18", "K18"):
        table = Table(seats=3, explicit_effects=explicit).favors(9).place(BL="S2")
        table.dawn(resident, "TR", travellers="O1 F2", craftsmen="S1 F5")
        for seat, roles in ((1, ("B18", "F3 B2", "S3 O4")), (2, ("O18", "F4 B3", "S4 O5"))):
            table.dawn(roles[0], "TR", roles[1], roles[2], seat=seat)
        assert table.asked(0) == ("Apply" if explicit else "Pick")
        view = table.view(1)
        assert view.roles[:5] == [SEALED] * 4 + [NO_ROLE]
        hand = next(zone for zone in scene_of(table.game, 1).zones if zone.key == "hand0")
        views.append((view.hands[:5], hand))
        assert [slot.key for slot in hand.slots] == [f"hand0-{place}" for place in range(4)]
        assert {slot.pieces[0].come_from for slot in hand.slots} == {"pile"}
    assert views[0] == views[1]


@proves("triggers.1", "triggers.2")
def test_that_an_effect_of_travellers_was_declined_is_nobody_elses_business() -> None:
    pair = []
    for traveller in ("F3", "O3"):
        table = Table(seats=3, explicit_effects=True).place(TL="S3")  # favors for two travellers of a craft
        table.dawn("B18", "TR", travellers=f"F1 {traveller}", craftsmen="S1 O2")
        for seat, roles in ((1, ("K18", "F4 B2", "S2 O4")), (2, ("O18", "F5 B3", "S4 O5"))):
            table.dawn(roles[0], "TR", roles[1], roles[2], seat=seat)
        pair.append(table)
    assert [table.asked(0) for table in pair] == ["Apply", "Morning"]
    alike(pair, (2, None))
    pair[0].play(f"decline {card('S3')}")
    alike(pair, (2, None))
    for table in pair:
        table.play("craft", "done")
    alike(pair, (2, None))


@proves("dawn.5", "setup.4")
def test_what_travellers_will_set_off_is_not_seen_before_it_happens() -> None:
    pair = []
    for traveller in ("O3", "F2"):
        table = Table(seats=3).favors(9).place(BL="S2")  # a favor for each origamist who travels
        table.dawn("B18", "TR", travellers=f"O1 {traveller}", craftsmen="S1 F5")
        for seat, roles in ((1, ("K18", "F4 B2", "S3 O4")), (2, ("O18", "F3 B3", "S4 O5"))):
            table.dawn(roles[0], "TR", roles[1], roles[2], seat=seat)
        assert table.asked(0) == "Pick"
        pair.append(table)
    alike(pair, (2, None))
    for table in pair:
        table.play("pick katana", "pick katana")
    assert [table.game.favors[0] for table in pair] == [11, 10]  # now it has happened
