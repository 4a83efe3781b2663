"""Staged moments: one scene for what one choice did, with what the game knows of it and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from chabudai.core.events import Event
from chabudai.core.match import Match
from chabudai.core.moment import Moment
from chabudai.core.scene import Piece, Zone
from chabudai.games import find
from chabudai.games.arigato.material import FIRST_OBJECTIVE_DAY, LAST_OBJECTIVE_DAY
from chabudai.games.arigato.objectives import counted, progress
from chabudai.games.arigato.state import Arigato
from chabudai.games.machi.pieces import card_piece
from chabudai.games.machi.state import Machi
from chabudai.table.pages.draw import page_parts
from chabudai.table.pages.draw.film import shots
from chabudai.table.pages.draw.words import VOICES
from tests.boxes import POLISHED
from tests.table.test_film import NAMES, play_one

ATTACKS = ("lose", "plunder", "bargain")


def moments(game: str, seed: int, viewer: int | None = 1) -> Iterator[Moment]:
    """What a viewer sees of each choice of a random game."""
    match, chance = Match(find(game), 3, seed), random.Random(seed)
    while play_one(match, chance):
        last = match.played[-1]
        yield Moment(last.events, last.before, match.game, viewer)


def scenes(moment: Moment, game: str) -> list[tuple[Event, Zone]]:
    staged = find(game).staged
    assert staged is not None
    found = [(event, staged(event, moment)) for event in moment.events]
    return [(event, zone) for event, zone in found if zone is not None]


def pieces(zone: Zone) -> Iterator[Piece]:
    for slot in zone.slots:
        yield from slot.pieces
    for inner in zone.zones:
        yield from pieces(inner)


@pytest.mark.parametrize("game", POLISHED)
def test_whoever_only_watches_sees_every_scene(game: str) -> None:
    staged = [zone for moment in moments(game, 1, viewer=None) for _, zone in scenes(moment, game)]
    assert staged
    assert all(inner.owner in (None, 0, 1, 2) for zone in staged for inner in zone.zones)


def test_all_who_meet_an_objective_by_one_choice_are_in_one_scene() -> None:
    together = 0
    for seed in range(6):
        for moment in moments("arigato", seed):
            told = [event for event in moment.events if event.kind == "objective"]
            found = scenes(moment, "arigato")
            assert [event for event, _ in found] == told
            assert len({zone.name.key for _, zone in found}) <= 1
            for _, zone in found:
                columns = [inner for inner in zone.zones if inner.role.startswith("column")]
                met = {column.owner for column in columns if " met" in column.role}
                assert met == {event.facts["seat"] for event in told}
                assert [column.owner for column in columns] == [0, 1, 2]  # the viewer in the middle
                together += len(told) > 1
            artist = page_parts.painter(find("arigato"), VOICES["en"])
            drawn = [html for kind, _, _, html, _ in shots(moment, artist, NAMES) if kind == "objective"]
            assert len(drawn) == min(1, len(told))  # one scene tells them all
            assert all(html is not None for html in drawn)
    assert together


def test_what_is_lit_at_dusk_is_what_is_counted() -> None:
    kinds = set()
    for seed in range(4):
        for moment in moments("arigato", seed):
            view = moment.after
            assert isinstance(view, Arigato)
            if not FIRST_OBJECTIVE_DAY <= view.day <= LAST_OBJECTIVE_DAY:
                continue
            for day in range(FIRST_OBJECTIVE_DAY, LAST_OBJECTIVE_DAY + 1):
                subject, place, _ = view.cards().objective(view.calendar, day)
                for seat in range(view.seats):
                    found, have = counted(view, seat, subject, place), progress(view, seat, subject, place)
                    assert len(set(found)) == len(found)
                    if have and subject < 5:
                        assert len(found) == have
                    kinds.add(subject)
    assert len(kinds) >= 4


@pytest.mark.parametrize("viewer", [0, None])
def test_what_another_takes_from_a_castle_is_staged_with_the_card_that_did_it(viewer: int | None) -> None:
    fallen = flown = 0
    for seed in range(14):
        for moment in moments("artigiano", seed, viewer):
            for event, zone in scenes(moment, "artigiano"):
                assert event.kind in ATTACKS
                (weapon,) = zone.slots[0].pieces
                assert "source" in weapon.marks
                marked = {piece.key: piece.marks for piece in pieces(zone) if "target" in piece.marks}
                assert f"card{event.facts['card']}" in marked
                fallen += event.kind == "lose"
                if event.kind == "plunder":
                    flown += 1
                    assert [piece.key for piece in pieces(zone) if "comes" in piece.marks] == list(marked)
    assert fallen
    assert flown


def test_the_belts_of_a_challenge_are_laid_end_to_end() -> None:
    seen: set[str] = set()
    for seed in range(4):
        for moment in moments("dojo", seed):
            for event, zone in scenes(moment, "dojo"):
                strips = [piece for piece in pieces(zone) if piece.kind.startswith("strip")]
                assert [strip.key for strip in strips] == ["stage-challenger-belt", "stage-dealer-belt"]
                attack, defence = event.facts["attack"], event.facts["defence"]
                compared = "even" if attack == defence else "more" if attack > defence else "less"
                assert {strip.kind for strip in strips} == {f"strip {compared}"}
                seen.add(compared)
                for strip, worth in zip(strips, (attack, defence), strict=True):
                    params = strip.name.params
                    assert params["value"] + params["won"] == worth  # type: ignore[operator]
    assert seen == {"more", "less", "even"}


def test_a_yakuza_who_has_won_is_seen_although_it_has_gone_home_since() -> None:
    """It was looked for where it no longer is: another one was shown, and where there was no other the page broke."""
    seen = 0
    for moment in moments("machi", 6):
        home = [event.facts["card"] for event in moment.events if event.kind == "yakuza-home"]
        for event, zone in scenes(moment, "machi"):
            assert isinstance(moment.after, Machi)
            winners = [piece.data for piece in pieces(zone) if "winner" in piece.marks]
            assert len(winners) == (event.kind == "duel-won")
            seen += bool(home) and winners == [card_piece(moment.after.cards, "", card).data for card in home]
    assert seen == 1
