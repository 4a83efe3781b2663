"""Plan: what a table is made of, decided before the first card by the player who opens it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

from chabudai import games
from chabudai.bots import BOTS, USUAL
from chabudai.bots.offered_bots import House
from chabudai.core.box import LARGEST_SEED, Box, Json, Value
from chabudai.core.deckfile import LONGEST as LONGEST_DECK
from chabudai.core.errors import BadDeck
from chabudai.core.match import Match
from chabudai.table.course import deals
from chabudai.table.course.clocks import NO_CLOCK, Pace, read_pace
from chabudai.table.errors import BadRequest
from chabudai.table.fields import flag, only, whole, word

ME: Final = "me"
OPEN: Final = "open"  # for anybody who finds the table
INVITED: Final = "invite"  # for whoever has the seat's link
BOT: Final = "bot:"
TO_BOT: Final = "bot"
SENT_AWAY: Final = (TO_BOT, OPEN)
PROOF: Final = 2  # the fingerprint of new tables
KNOWN: Final = House()  # where nobody has brought a bot
CHOSEN_AGAIN: Final = ("again", "at", "seat", "chairs", "pace", "listed", "stand_in", "sent_away", "hints")
FIELDS: Final = ("game", "seats", "options", "deck", "seed", "name", *CHOSEN_AGAIN)


@dataclass(frozen=True)
class Before:
    """What a table that takes up another one has from it, unless it is planned otherwise."""

    pace: Pace
    seat: int | None  # where the one who asks sat
    people: int


@dataclass(frozen=True)
class Plan:
    """A table before anybody has moved."""

    game: str
    edition: int
    seats: int
    options: Mapping[str, Value]
    deck: Json
    chairs: tuple[str, ...]  # a seat each: me, open, invite, bot:<name>
    pace: Pace
    listed: bool
    deal: deals.Deal
    choices: tuple[str, ...] = ()  # played elsewhere before: this table continues that game
    position: Json = None  # an imagined game: the position it starts from, in the place of a deal
    proof: int = PROOF  # which fingerprint is shown
    stand_in: str = USUAL  # the bot that plays on for somebody who is away or has resigned
    sent_away: str = TO_BOT  # what becomes of the seat of somebody who is sent away in a running game
    hints: bool = False  # may people ask for hints while they play against each other?

    @cached_property
    def box(self) -> Box:
        """The game."""
        return games.find(self.game)

    @cached_property
    def bots(self) -> tuple[str, ...]:
        """Those that may sit down here later: the known ones, and those that whoever opened the table has named."""
        named = [chair.removeprefix(BOT) for chair in self.chairs if chair.startswith(BOT)]
        return tuple(dict.fromkeys((*BOTS, self.stand_in, *named)))

    @cached_property
    def agreement(self) -> str:
        """What the fingerprint covers beside seed and nonce."""
        return deals.agreement(self.game, self.edition, self.seats, self.options, self.deck)

    @cached_property
    def fingerprint(self) -> str:
        """What is shown before the first card; nothing when the seed was given."""
        if not self.deal.secret:
            return ""
        if self.proof < PROOF:
            return deals.first_fingerprint(self.deal.seed, self.deal.nonce)
        return deals.fingerprint(self.deal.seed, self.deal.nonce, self.agreement)

    @cached_property
    def unusual(self) -> dict[str, Json]:
        """In what the table differs from one that asks for nothing: whoever joins should know."""
        usual = self.box.defaults
        return {
            "own_deck": self.deck is not None,
            "given_deal": not self.deal.secret,
            "options": {key: value for key, value in self.options.items() if usual.get(key) != value},
        }

    @cached_property
    def deal_key(self) -> str:
        """Equal for tables that are dealt the same; nothing for a game that was imagined from a position."""
        if self.position is not None:
            return ""
        dealt = [self.game, self.seats, sorted(self.options.items()), self.deck, self.deal.seed]
        return sha256(json.dumps(dealt, sort_keys=True).encode()).hexdigest()

    def to_json(self) -> dict[str, Json]:
        """As the first entry of the log keeps it: with the seed, so never for players."""
        return {
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "options": dict(self.options),
            "deck": self.deck,
            "chairs": list(self.chairs),
            "pace": self.pace.to_json(),
            "listed": self.listed,
            "seed": f"{self.deal.seed:x}",
            "nonce": self.deal.nonce,
            "choices": list(self.choices),
            "position": self.position,
            "proof": self.proof,
            "stand_in": self.stand_in,
            "sent_away": self.sent_away,
            "hints": self.hints,
        }


def from_json(data: Mapping[str, Any]) -> Plan:
    """A plan that we wrote ourselves."""
    return Plan(
        game=data["game"],
        edition=data["edition"],
        seats=data["seats"],
        options=data["options"],
        deck=data["deck"],
        chairs=tuple(data["chairs"]),
        pace=read_pace(data["pace"]),
        listed=data["listed"],
        deal=deals.Deal(int(data["seed"], 16), data["nonce"]),
        choices=tuple(data["choices"]),
        position=data["position"],
        proof=data.get("proof", 1),
        stand_in=data.get("stand_in", USUAL),
        sent_away=data.get("sent_away", TO_BOT),
        hints=data.get("hints", False),
    )


def deck_in(data: Mapping[str, Json]) -> tuple[str, str] | None:
    """The game and the text of a deck of one's own, if the plan has one: it is read apart, since that may take time."""
    if data.get("deck") is None or "again" in data:
        return None
    box, given = games.find(word(data, "game")), data["deck"]
    if not isinstance(given, str) or box.read_deck is None:
        raise BadRequest("bad-field", field="deck", found=type(given).__name__, possible=["str"])
    if len(given) > LONGEST_DECK:
        raise BadDeck("deck-too-long", where="deck", length=len(given), most=LONGEST_DECK)
    return box.name, given


def read_deck(game: str, text: str) -> Json:
    """Runs in a worker: the deck, as the game reads it."""
    read = games.find(game).read_deck
    assert read is not None
    return read(text, "deck")


def read_plan(
    data: Mapping[str, Json],
    finished: Match | None = None,
    deck: Json = None,
    before: Before | None = None,
    house: House = KNOWN,
) -> Plan:
    """A plan as a stranger sends it, checked to the last field.

    `finished` is the game that `again` names: the new table has the same deal, and with `at` its first choices.
    `deck` is what was read of the text that `deck_in` found; `before` tells how that game was played; `house` which
    bots there are.
    """
    only(data, FIELDS)
    if finished is not None:
        return _again(data, finished, before or Before(Pace(), None, 1), house)
    if "seat" in data:
        raise BadRequest("unknown-field", field="seat", possible=[name for name in FIELDS if name != "seat"])
    box = games.find(word(data, "game"))
    usual = box.seat_counts[len(box.seat_counts) // 2]
    seats = whole(data, "seats", 1, 64, usual)
    if seats not in box.seat_counts:
        box.new(seats, 0)  # says what would be possible
    deal = deals.fresh() if data.get("seed") is None else deals.Deal(whole(data, "seed", 0, LARGEST_SEED))
    plan = Plan(
        game=box.name,
        edition=box.edition,
        seats=seats,
        options=_options(box, data.get("options")),
        deck=deck,
        chairs=_chairs(house, seats, data.get("chairs")),
        pace=read_pace(data.get("pace", NO_CLOCK)),
        listed=flag(data, "listed"),
        deal=deal,
        stand_in=_stand_in(house, data),
        sent_away=_sent_away(data),
        hints=flag(data, "hints"),
    )
    Match(box, seats, deal.seed, plan.options, plan.deck)  # a deck or an option that does not fit is told now
    return plan


def _again(data: Mapping[str, Json], finished: Match, before: Before, house: House) -> Plan:
    record = finished.record
    for name in ("game", "seats", "options", "deck", "seed"):
        if name in data:
            raise BadRequest("unknown-field", field=name, possible=CHOSEN_AGAIN)
    mine = whole(data, "seat", 0, record.seats - 1, before.seat or 0)  # where I look from, else where I sat
    chairs = _chairs(house, record.seats, data.get("chairs"), mine)
    # Nobody needs the clock of a table of people against bots; with others the game is as it was.
    alone = not any(chair in (OPEN, INVITED) for chair in chairs)
    usual = NO_CLOCK if alone and before.people > 1 else before.pace.to_json()
    return Plan(
        game=record.game,
        edition=record.edition,
        seats=record.seats,
        options=record.options,
        deck=record.deck,
        chairs=chairs,
        pace=read_pace(data.get("pace", usual)),
        listed=flag(data, "listed"),
        deal=deals.Deal(record.seed),  # everybody may have seen it
        choices=record.choices[: whole(data, "at", 0, len(record.choices), 0)],
        stand_in=_stand_in(house, data),
        sent_away=_sent_away(data),
        hints=flag(data, "hints"),
    )


def _sent_away(data: Mapping[str, Json]) -> str:
    chosen = word(data, "sent_away", TO_BOT, 40)
    if chosen not in SENT_AWAY:
        raise BadRequest("bad-value", field="sent_away", value=chosen, possible=SENT_AWAY)
    return chosen


def _stand_in(house: House, data: Mapping[str, Json]) -> str:
    bot = word(data, "stand_in", USUAL, 40)
    house.check(bot)
    return bot


def _options(box: Box, given: Json) -> dict[str, Value]:
    if given is None:
        return box.complete({})
    if not isinstance(given, dict):
        raise BadRequest("bad-field", field="options", found=type(given).__name__, possible=["dict"])
    return box.complete(given)


def _chairs(house: House, seats: int, given: Json, mine: int = 0) -> tuple[str, ...]:
    if given is None:
        return tuple(ME if seat == mine else f"{BOT}{USUAL}" for seat in range(seats))
    if not isinstance(given, list) or len(given) != seats:
        raise BadRequest("bad-field", field="chairs", found=type(given).__name__, possible=[f"list of {seats}"])
    for chair in given:
        if isinstance(chair, str) and chair.startswith(BOT):
            house.check(chair.removeprefix(BOT)[:40])
        elif chair not in (ME, OPEN, INVITED):
            raise BadRequest("bad-value", field="chairs", value=str(chair)[:40], possible=[ME, OPEN, INVITED, BOT])
    if given.count(ME) > 1:
        raise BadRequest("bad-value", field="chairs", value=ME, possible=[OPEN, INVITED, BOT])
    return tuple(given)
