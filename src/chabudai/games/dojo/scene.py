"""Dojo as a scene: each dojo with the trophies at its edges, the cards in hand, the pile and the trophy turned up.

Pieces, slots and zones never change once made, so those that look the same are made once and used in many scenes:
whoever draws them knows by that alone what has not changed.
"""

# mypyc: compile
from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from chabudai.core.knowledge import HIDDEN, card_of
from chabudai.core.scene import Action, Counter, Piece, Print, Scene, Seat, Seated, Slot, Status, Zone, text
from chabudai.core.step import Game, Question
from chabudai.core.vantage import vantage
from chabudai.games.dojo.challenge import THROWS, YES, Challenge, ChooseThrow, Swap
from chabudai.games.dojo.counting import Box34, arranged, points_of
from chabudai.games.dojo.deal import Give
from chabudai.games.dojo.geometry import BOARD_COLUMNS, BOARD_ROWS, CELLS
from chabudai.games.dojo.material import (
    BELT_CODES,
    COLUMNS,
    DISCIPLE_CODES,
    NO_TROPHY,
    ROWS,
    TROPHY_CODES,
    belt,
    card_code,
    disciple,
    is_row_trophy,
)
from chabudai.games.dojo.notation import card_text, line_text, square_text, trophy_text
from chabudai.games.dojo.prompts import prompt
from chabudai.games.dojo.state import NO_SQUARE, SHOWN, UNDECIDED, Dojo
from chabudai.games.dojo.training import Award, Place

TROPHY_LETTERS = ("INC", "AST", "GRM", "MUL", "KIM", "BRO")  # three, since cards have two
NO_CARD: Final = -1
# How much is kept: enough for some hundred tables at a time.
MOST_ZONES: Final = 2000
MOST_CARDS: Final = 4000
_counted: Final[dict[tuple[bool, int, tuple[int, ...], tuple[int, ...]], int]] = {}
TROPHY_CLAUSES = ("scoring.4", "scoring.8", "scoring.5", "scoring.9", "scoring.11", "scoring.12")


def draw(position: Game) -> Scene:
    """The table of a view."""
    assert isinstance(position, Dojo)
    view = position
    me, order, question = vantage(view)
    seats: list[Seat] = []
    zones = [_middle(len(view.deck), len(view.tokens), view.trophy, view.white_belt)]
    for seat in order:
        squares, trophies = tuple(view.squares(seat)), tuple(view.trophies(seat))
        seats.append(_seat_of(view, seat, _points(view, seat, squares, trophies)))
        zones.append(_dojo_of(view, seat, squares, trophies))
        zones.append(_hand_of(view, seat))
        if squares.count(NO_SQUARE) == CELLS - ROWS * COLUMNS:
            zones += _arranged(view, seat)
    return Scene(
        game="dojo",
        viewer=me,
        prompt=prompt(view, me, question),
        seats=tuple(seats),
        zones=tuple(zones),
        actions=() if question is None else tuple([_action(view, question, c) for c in view.options_of[question.seat]]),
        clause="" if question is None else question.clause,
        over=view.over,
    )


# --- pieces and zones -----------------------------------------------------------------------------


@lru_cache(MOST_CARDS)
def _card(key: str, card: int, come_from: str | None = None, marks: tuple[str, ...] = ()) -> Piece:
    name = card_text(card)
    if disciple(card) == len(DISCIPLE_CODES) - 1:
        about, clause = text("dojo-about-raccoon"), "scoring.2"
    else:
        about, clause = text("dojo-about-disciple"), "scoring.1"
    figure = DISCIPLE_CODES[disciple(card)]
    data: dict[str, int | str] = {"disciple": figure, "belt": belt(card)}
    return Piece(
        key=key,
        name=name,
        face=f"{figure}-{BELT_CODES[belt(card) - 1]}",
        title=text(f"dojo-disciple-{figure}"),
        text=about,
        origin=text("dojo-origin-card"),
        clause=clause,
        code=card_code(card),
        colour=BELT_CODES[belt(card) - 1],
        come_from=come_from,
        marks=marks,
        prints=(Print("belt", (str(belt(card)),)),),
        data=data,
    )


@cache
def _trophy(key: str, trophy: int, plain: bool = False) -> Piece:
    """A trophy; plain side up it does nothing, and only its points count."""
    code = TROPHY_CODES[trophy]
    return Piece(
        key=key,
        name=trophy_text(trophy),
        kind="trophy",
        face=code,
        title=trophy_text(trophy),
        text=text("dojo-about-plain" if plain else f"dojo-about-{code}"),
        origin=text("origin-printed"),
        clause="white.2" if plain else TROPHY_CLAUSES[trophy],
        code=TROPHY_LETTERS[trophy],
        colour="black" if is_row_trophy(trophy) else "orange",
    )


@cache
def _middle(deck: int, tokens_left: int, trophy: int, plain: bool) -> Zone:
    pile = Piece("pile", text("dojo-pile", count=deck), kind="pile", count=deck)
    tokens = Piece("tokens", text("dojo-tokens", count=tokens_left), kind="pile", count=tokens_left)
    shown = () if trophy == NO_TROPHY else (_trophy("trophy", trophy, plain),)
    return Zone(
        key="middle",
        name=text("dojo-middle"),
        role="table",
        slots=(
            Slot("pile-slot", text("dojo-pile", count=deck), (pile,)),
            Slot("tokens-slot", text("dojo-tokens", count=tokens_left), (tokens,)),
            Slot("trophy-slot", text("dojo-trophy-shown"), shown),
        ),
    )


def _dojo_of(view: Dojo, seat: int, squares: tuple[int, ...], trophies: tuple[int, ...]) -> Zone:
    """A dojo with what its owner alone can see of it: where the next card may go, and where it will."""
    mine = view.viewer == seat
    possible = view.options_of[seat] if mine and isinstance(view.question(seat), Place) else ()
    planned, card = (view.plan[seat], card_of(view.hands[seat])) if mine and view.plan[seat] >= 0 else (-1, NO_SQUARE)
    return _dojo(seat, squares, trophies, possible, planned, card)


@lru_cache(MOST_ZONES)
def _dojo(
    seat: int,
    squares: tuple[int, ...],
    trophies: tuple[int, ...],
    possible: tuple[int, ...],
    planned: int,
    card: int,
) -> Zone:
    """The squares in use and those that may be used next, with a heading slot for each line."""
    shown = [cell for cell in range(CELLS) if squares[cell] != NO_SQUARE] + list(possible)
    if planned >= 0:
        shown.append(planned)
    rows = sorted({cell // BOARD_COLUMNS for cell in shown})
    columns = sorted({cell % BOARD_COLUMNS for cell in shown})
    slots: list[Slot] = []
    if shown:
        slots.append(_corner(seat))
        slots += [_heading(seat, line, trophies[line]) for line in [BOARD_ROWS + column for column in columns]]
    for row in rows:
        slots.append(_heading(seat, row, trophies[row]))
        for column in columns:
            cell = row * BOARD_COLUMNS + column
            if cell == planned:
                slots.append(_square(seat, cell, card, ("pending",)))
            else:
                slots.append(_square(seat, cell, squares[cell], ()))
    return Zone(
        key=f"dojo{seat}",
        name=text("dojo-dojo-of", seat=Seated(seat)),
        layout="grid",
        owner=seat,
        role="board",
        columns=len(columns) + 1,
        slots=tuple(slots),
    )


@cache
def _corner(seat: int) -> Slot:
    return Slot(f"d{seat}-corner", text("dojo-corner"))


@cache
def _heading(seat: int, line: int, trophy: int) -> Slot:
    pieces = () if trophy == NO_TROPHY else (_trophy(f"t{seat}-{line}", trophy),)
    return Slot(f"l{seat}-{line}", line_text(line), pieces)


@lru_cache(MOST_CARDS)
def _square(seat: int, cell: int, card: int, marks: tuple[str, ...]) -> Slot:
    pieces = () if card == NO_SQUARE else (_card(f"d{seat}-{cell}", card, f"h{seat}", marks),)
    return Slot(f"s{seat}-{cell}", square_text(cell), pieces)


def _hand_of(view: Dojo, seat: int) -> Zone:
    """The hand of a seat; a card that is planned for a square lies there already for its owner."""
    planned = view.viewer == seat and view.plan[seat] >= 0
    held = NO_CARD if planned or view.hands[seat] < 0 else card_of(view.hands[seat])
    drawn = card_of(view.drawn[0]) if seat == view.dealer and view.drawn else NO_CARD
    return _hand(seat, held, drawn)


@cache
def _hand(seat: int, held: int, drawn: int) -> Zone:
    pieces = () if held == NO_CARD else (_card_or_back(f"h{seat}", held),)
    slots = [Slot(f"hand{seat}", text("dojo-hand-of", seat=Seated(seat)), pieces)]
    if drawn != NO_CARD:
        slots.append(Slot("drawn-slot", text("dojo-drawn"), (_card_or_back("drawn", drawn),)))
    return Zone(
        f"hand-zone{seat}", text("dojo-hand-of", seat=Seated(seat)), owner=seat, role="hand", slots=tuple(slots)
    )


def _card_or_back(key: str, card: int) -> Piece:
    if card == HIDDEN:
        return Piece(key, text("dojo-card-hidden"), come_from="pile")
    return _card(key, card, come_from="pile")


def _arranged(view: Dojo, seat: int) -> list[Zone]:
    """scoring.14: the best arrangement of a full dojo, shown when it differs from how the cards were placed."""
    box = Box34(view, seat)
    cards = arranged(box)
    if cards == box.cards:
        return []
    slots = [
        Slot(
            f"a{seat}-{i}",
            square_text(box.cell(i)),
            (_card(f"ac{seat}-{i}", cards[i], marks=("moved",) if cards[i] != box.cards[i] else ()),),
        )
        for i in range(ROWS * COLUMNS)
    ]
    name = text("dojo-arranged", seat=Seated(seat))
    return [Zone(f"arranged{seat}", name, "grid", seat, "arranged", COLUMNS, tuple(slots))]


def _points(view: Dojo, seat: int, squares: tuple[int, ...], trophies: tuple[int, ...]) -> int:
    """What a dojo is worth, counted once for all who look at it."""
    if view.over:
        return view.points[seat]
    key = view.white_belt, view.wins[seat], squares, trophies
    points = _counted.get(key)
    if points is None:
        if len(_counted) >= MOST_ZONES:
            _counted.clear()
        points = _counted[key] = points_of(view, seat)
    return points


def _seat_of(view: Dojo, seat: int, points: int) -> Seat:
    status: Status = ""
    if view.over:
        status = "winner" if view.ranks()[seat] == 1 else ""
    elif view.asked >> seat & 1:
        status = "asked"
    elif view.plan[seat] != UNDECIDED or UNDECIDED != view.throws[seat] < SHOWN:
        status = "ready"
    deals = not view.over and seat == view.dealer and not view.without_dealer()
    duels = view.throw_number > 0 and seat in (view.challenger, view.dealer)
    tally = belt(card_of(view.hands[seat])) + view.boost[seat] if duels else 0
    return _seat(seat, view.viewer == seat, status, points, view.wins[seat], deals, tally)


@lru_cache(MOST_ZONES)
def _seat(seat: int, me: bool, status: Status, points: int, wins: int, deals: bool, tally: int) -> Seat:
    counters = [
        Counter("points", text("dojo-counter-points"), points),
        Counter("wins", text("dojo-counter-wins"), wins),
    ]
    if deals:
        counters.append(Counter("dealer", text("dojo-counter-dealer"), 1, token=True))
    if tally:  # black.2: the belt and the throws won so far
        counters.append(Counter("tally", text("dojo-counter-tally"), tally))
    return Seat(seat, me, status, tuple(counters))


# --- actions -------------------------------------------------------------------------------------


def _action(view: Dojo, question: Question[Dojo], choice: int) -> Action:
    seat = question.seat
    written = question.describe(view, choice)
    if isinstance(question, Give):
        card = card_text(card_of(view.drawn[0]))
        if choice == seat:
            return Action(choice, written, text("dojo-action-keep-card", card=card), "drawn", f"hand{choice}")
        return Action(choice, written, text("dojo-action-give", card=card, to=Seated(choice)), "drawn", f"hand{choice}")
    if isinstance(question, Challenge):
        if choice == YES:
            return Action(choice, written, text("dojo-action-challenge", dealer=Seated(view.dealer)), style="primary")
        return Action(choice, written, text("dojo-action-pass"))
    if isinstance(question, ChooseThrow):
        return Action(choice, written, text(f"dojo-action-throw-{THROWS[choice]}"))
    if isinstance(question, Swap):
        return Action(choice, written, text("dojo-action-swap" if choice == YES else "dojo-action-keep"))
    if isinstance(question, Place):
        return _place(seat, choice, written, card_of(view.hands[seat]))
    assert isinstance(question, Award)
    line = text("dojo-action-award", trophy=trophy_text(view.trophy), line=line_text(choice))
    return Action(choice, written, line, f"l{seat}-{choice}")


@lru_cache(MOST_CARDS)
def _place(seat: int, cell: int, written: str, card: int) -> Action:
    sentence = text("dojo-action-place", card=card_text(card), square=square_text(cell))
    return Action(cell, written, sentence, f"s{seat}-{cell}")
