"""Dawn: roles in secret, a resident in a free workshop, everything shown together."""

import pytest

from chabudai.core import codec
from chabudai.core.knowledge import CARD, HIDDEN, SEEN_BY
from chabudai.core.match import Match
from chabudai.games.arigato import BOX
from chabudai.games.arigato.dawn import Arrange, Confirm
from chabudai.games.arigato.managing import Manage
from chabudai.games.arigato.state import CRAFTSMAN, DAWN, NO_ROLE, RESIDENT, TRAVELLER, Arigato
from tests.clauses import proves
from tests.rules.arigato.position import Table, card, cards
from tests.shown import scene_of, scores_of


@proves("dawn.1")
def test_one_resident_two_travellers_two_craftsmen() -> None:
    table = Table(seats=2).hand("S18 F1 S4 K1 O2")
    table.play(f"resident {card('S18')}", "install TR", f"traveller {card('K1')}", f"traveller {card('F1')}")
    assert [entry & CARD for entry in table.game.hands[:5]] == cards("S4 S18 O2 K1 F1")
    assert table.game.roles[:5] == [CRAFTSMAN, RESIDENT, CRAFTSMAN, TRAVELLER, TRAVELLER]
    assert table.asked() == "Confirm"


@proves("dawn.1")
def test_a_card_has_one_role() -> None:
    table = Table().hand("S18 F1 S4 K1 O2").play(f"resident {card('S18')}", "install TR")
    assert table.refusal(f"traveller {card('S18')}").kind == "is-resident"
    table.play(f"traveller {card('F1')}")
    assert table.refusal(f"traveller {card('F1')}").kind == "is-traveller"


@proves("dawn.2")
def test_the_workshop_must_be_free_and_allowed() -> None:
    table = Table().place(TL="K14").hand("S3 F1 S4 K1 O2").play(f"resident {card('S3')}")  # on top only
    assert table.game.workshop == [1]
    table = Table().hand("S3 F1 S4 K1 O2").play(f"resident {card('S3')}")
    assert table.options() == ["install TL", "install TR"]
    assert table.refusal("install BL").clause == "dawn.2"


@proves("dawn.3")
def test_a_full_village_must_make_room_first() -> None:
    table = Table().place(TL="K14", TR="K18", BL="K16", BR="O18").hand("S3 F1 S4 K1 O2")
    assert table.options() == ["empty TL", "empty TR", "empty BL", "empty BR"]
    assert table.refusal(f"resident {card('S3')}").clause == "dawn.3"
    table.play("empty BL")
    assert f"resident {card('S3')}" not in table.options()  # bottom left does not suit it
    table.play("empty TR")
    assert f"resident {card('S3')}" in table.options()


@proves("dawn.3")
def test_exactly_one_resident_comes() -> None:
    table = Table().hand("S18 F1 S4 K1 O2")
    table.play(f"resident {card('S18')}", "install TR", f"traveller {card('F1')}", f"traveller {card('S4')}")
    assert not [option for option in table.options() if option.startswith("resident")]
    table.play("ready")
    assert table.village() == {"TR": card("S18")}


@proves("dawn.4")
def test_a_face_down_resident_cannot_be_removed() -> None:
    table = Table().place(BL="K16").hand("S18 F1 S4 K1 O2")
    table.play(f"resident {card('S18')}", "install TR", f"traveller {card('F1')}", f"traveller {card('S4')}")
    refused = table.refusal("empty TR")
    assert (refused.clause, refused.kind) == ("dawn.4", "face-down")
    assert table.refusal("empty TL").kind == "workshop-empty"
    assert table.options() == ["ready", "empty BL"]


@proves("dawn.4")
def test_a_face_down_resident_is_not_counted_and_has_no_effect() -> None:
    table = Table().place(TL="S11*", BL="S9").hand("O18 F1 S4 K1 B17")  # two favors per origamist in the village
    table.play(
        f"resident {card('O18')}", "install TR", f"traveller {card('F1')}", f"traveller {card('S4')}", "empty TL"
    )
    assert table.game.favors[0] == 0


@proves("dawn.5", "emptying.1")
def test_what_is_done_at_dawn_stays_secret_until_all_are_ready() -> None:
    table = Table(seats=2).favors(9).place(TL="S10*", BL="S9").gate("K1")
    table.hand("B18 F1 F2 S1 O2")
    before = codec.dumps(BOX, table.view(1))
    seen = scores_of(table.game, 1), scene_of(table.game, 1)
    table.play("empty TL", "pick katana", "pick katana", "empty BL", f"resident {card('B18')}", "install BR")
    table.play(f"traveller {card('F1')}", f"traveller {card('F2')}")
    assert table.game.favors[0] == 11
    assert codec.dumps(BOX, table.view(1)) == before
    assert (scores_of(table.game, 1), scene_of(table.game, 1)) == seen
    assert [event for event in table.journal if event.visible_to(1) and event.kind in ("send", "empty", "gain")] == []
    table.dawn("K18", "TR", travellers="F3 B2", craftsmen="S2 O4", seat=1)
    assert table.game.phase == DAWN
    assert table.told("reveal") == []
    table.play("ready")
    view = table.view(1)
    assert view.favors[0] == 11
    assert {event.kind for event in table.journal if event.visible_to(1) and event.facts.get("seat") == 0} >= {
        "send",
        "empty",
        "gain",
        "favors",
        "reveal",
    }
    assert [event.facts["favors"] for event in table.told("favors", 1)] == [2]
    assert [event.facts["item"] for event in table.told("gain", 1)][:2] == [3, 3]


@proves("dawn.5")
def test_what_is_done_at_dawn_may_be_changed_until_all_are_ready() -> None:
    match = Match(BOX, 2, 7)
    first = match.game.options_of[0][0]
    while match.game.question(0):
        match.choose(0, match.game.options_of[0][0])
    for _ in range(len(match.played)):
        match.undo(0)
    assert match.game.options_of[0][0] == first
    assert match.played == []
    while match.game.question(0):
        match.choose(0, match.game.options_of[0][-1])
    while isinstance(match.game, Arigato) and match.game.phase == DAWN:
        match.choose(1, match.game.options_of[1][0])
    assert match.obstacle_to_undo(0) == "somebody-learned"


@proves("dawn.5")
@pytest.mark.parametrize("first", [0, 1])
def test_what_was_done_at_dawn_is_told_in_the_order_and_with_the_causes_it_had(first: int) -> None:
    table = Table(seats=2).favors(9).place(BL="S10*", TL="S9").gate("K1").place(1, TL="K14").hand("B18 F1 F2 S1 O2")
    table.hand("K18 F3 B2 S2 O4", seat=1)
    for seat in (first, 1 - first):
        if seat == 0:
            table.play("empty BL", "pick katana", "pick statue", "empty TL", f"resident {card('B18')}", "install BR")
            table.play(f"traveller {card('F1')}", f"traveller {card('F2')}", "ready")
        else:
            table.play("empty TL", f"resident {card('K18')}", "install TR", seat=1)
            table.play(f"traveller {card('F3')}", f"traveller {card('B2')}", "ready", seat=1)
    heard = [[event for event in table.journal if event.visible_to(viewer)] for viewer in (0, 1)]
    told = [[(event.kind, event.facts) for event in events if event.facts.get("seat") == 0] for events in heard]
    until = [kinds.index("reveal") for kinds in ([kind for kind, _ in events] for events in told)]
    at_dawn = [[fact for fact in events[:end] if fact[0] != "draw"] for events, end in zip(told, until, strict=True)]
    assert at_dawn[0] == at_dawn[1]
    kinds = [kind for kind, _ in at_dawn[1]]
    assert kinds == ["send", "effect", "favors", "bonus", "gain", "gain", "empty"]
    assert [facts["item"] for kind, facts in at_dawn[1] if kind == "gain"] == [3, 0]  # katana, then statue
    for viewer in (0, 1):  # the own first, when it was done
        assert [event.facts["seat"] for event in heard[viewer] if event.kind == "empty"] == [viewer, 1 - viewer]
    table.play("done").play("done", seat=1)
    assert table.game.notes == []  # a new round


@proves("dawn.5")
def test_what_others_choose_at_the_same_dawn_stands_in_nobodys_way() -> None:
    match = Match(BOX, 2, 7)
    while match.game.question(0):
        match.choose(0, match.game.options_of[0][0])
    for _ in range(3):
        match.choose(1, match.game.options_of[1][0])
        assert match.obstacle_to_undo(0) is None
    asked = match.game.open[1]
    match.undo(0)
    assert isinstance(match.game.question(0), Confirm)
    assert match.game.open[1] is asked  # and keeps what it has chosen


@proves("dawn.5", "solo.1")
def test_alone_ready_can_be_taken_back_until_new_cards_are_drawn() -> None:
    """There is nobody who could have learned anything."""
    match = Match(BOX, 1, 7)
    while not isinstance(match.game.question(0), Manage):
        match.choose(0, match.game.options_of[0][0])
    assert match.obstacle_to_undo(0) is None
    match.undo(0)
    assert isinstance(match.game.question(0), Confirm)
    match.choose(0, match.game.options_of[0][0])
    match.choose(0, match.game.options_of[0][0])
    assert isinstance(match.game.question(0), Arrange)
    assert match.obstacle_to_undo(0) == "somebody-learned"


@proves("dawn.6", "setup.4")
def test_travellers_are_known_to_giver_and_receiver() -> None:
    table = Table(seats=3, day=3)
    table.dawn("S18", "TR", travellers="F1 S4", craftsmen="K1 O2")
    table.dawn("K18", "TR", travellers="F2 B2", craftsmen="S2 O4", seat=1)
    table.dawn("O18", "TR", travellers="F3 B3", craftsmen="S3 O5", seat=2)
    assert [entry & CARD for entry in table.game.passed] == cards("S4 F1 B2 F2 B3 F3")
    assert [entry & CARD for entry in table.view(0).passed] == [*cards("S4 F1"), *[HIDDEN] * 4]
    for seat in range(3):
        table.play("done", seat=seat)
    hands = table.view(0).hands
    assert [entry & CARD for entry in hands[5:7]] == cards("S4 F1")  # seat 0 knows what it sent to seat 1
    assert {entry & CARD for entry in hands[0:5]} > set(cards("F3 B3"))
    assert [entry & CARD for entry in hands[7:10]] == [HIDDEN] * 3
    assert [entry & CARD for entry in table.view(None).hands] == [HIDDEN] * 15


@proves("dawn.6", "setup.4")
def test_that_a_card_was_handed_on_is_known_to_nobody_else() -> None:
    """Seat 2 passes on a card it got from seat 1: seat 1 can work that out, seat 0 cannot."""
    table = Table(seats=3, day=3)
    for seat, roles in enumerate((("S18", "F1 S4", "K1 O2"), ("K18", "F2 B2", "S2 O4"), ("O18", "F3 B3", "S3 O5"))):
        table.dawn(roles[0], "TR", roles[1], roles[2], seat=seat)
    for seat in range(3):
        table.play("done", seat=seat)
    for seat in range(3):
        options = [choice for choice in table.game.options_of[seat] if choice < 100]
        if seat == 2:
            options = [choice for choice in options if choice not in cards("F2 B2")]
        table.game.choose(seat, options[0])
        while table.asked(seat) == "Install":
            table.game.choose(seat, table.game.options_of[seat][0])
        sent = cards("F2 B2") if seat == 2 else list(table.game.options_of[seat][:2])
        table.play(*[f"traveller {number}" for number in sent], "ready", seat=seat)
    passed = table.game.passed
    assert [entry & CARD for entry in passed[4:]] == cards("B2 F2")
    assert passed[4] & SEEN_BY[1]
    assert [entry & CARD for entry in table.view(1).passed[4:]] == cards("B2 F2")
    assert table.view(0).passed[4:] == [HIDDEN | SEEN_BY[2]] * 2
    assert table.game.roles == [NO_ROLE] * 15
    for seat in range(3):
        table.play("done", seat=seat)
    assert [entry & CARD for entry in table.view(1).hands[:2]] == cards("B2 F2")  # seat 1 still knows where they are
    assert table.view(None).hands == [HIDDEN | SEEN_BY[i // 5] for i in range(15)]
