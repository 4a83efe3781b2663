"""Dojo as a scene: each dojo with the trophies at its edges, the cards in hand, the pile and the trophy turned up."""

from __future__ import annotations

from chabudai.core.knowledge import HIDDEN, card_of
from chabudai.core.scene import Action, Counter, Piece, Scene, Seat, Seated, Slot, Status, Text, Zone, text
from chabudai.core.step import NOBODY, SEATS_IN, Game, Question
from chabudai.games.dojo.challenge import THROWS, YES, Challenge, ChooseThrow, Swap
from chabudai.games.dojo.counting import Box34, arranged
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
from chabudai.games.dojo.state import NO_SQUARE, SHOWN, UNDECIDED, Dojo
from chabudai.games.dojo.training import Award, Place

TROPHY_LETTERS = ("INC", "AST", "GRM", "MUL", "KIM", "BRO")  # three, since cards have two
TROPHY_CLAUSES = ("scoring.4", "scoring.8", "scoring.5", "scoring.9", "scoring.11", "scoring.12")


def draw(position: Game) -> Scene:
    """The table of a view."""
    assert isinstance(position, Dojo)
    view = position
    me = None if view.viewer == NOBODY else view.viewer
    first = 0 if me is None else me
    order = [(first + i) % view.seats for i in range(view.seats)]
    question = None if me is None else view.question(me)
    totals = view.totals()
    zones = [_middle(view)]
    for seat in order:
        zones.append(_dojo(view, seat))
        zones.append(_hand(view, seat))
        zones += _arranged(view, seat)
    return Scene(
        game="dojo",
        viewer=me,
        prompt=_prompt(view, me, question),
        seats=tuple(_seat(view, seat, totals[seat]) for seat in order),
        zones=tuple(zones),
        actions=() if question is None else tuple(_action(view, question, c) for c in view.options_of[question.seat]),
        clause="" if question is None else question.clause,
        over=view.over,
    )


# --- pieces and zones -----------------------------------------------------------------------------


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
        clause=clause,
        code=card_code(card),
        colour=BELT_CODES[belt(card) - 1],
        come_from=come_from,
        marks=marks,
        data=data,
    )


def _trophy(key: str, trophy: int) -> Piece:
    code = TROPHY_CODES[trophy]
    return Piece(
        key=key,
        name=trophy_text(trophy),
        kind="trophy",
        face=code,
        title=trophy_text(trophy),
        text=text(f"dojo-about-{code}"),
        clause=TROPHY_CLAUSES[trophy],
        code=TROPHY_LETTERS[trophy],
        colour="black" if is_row_trophy(trophy) else "orange",
    )


def _middle(view: Dojo) -> Zone:
    pile = Piece("pile", text("dojo-pile", count=len(view.deck)), kind="pile", count=len(view.deck))
    tokens = Piece("tokens", text("dojo-tokens", count=len(view.tokens)), kind="pile", count=len(view.tokens))
    shown = () if view.trophy == NO_TROPHY else (_trophy("trophy", view.trophy),)
    return Zone(
        key="middle",
        name=text("dojo-middle"),
        role="table",
        slots=(
            Slot("pile-slot", text("dojo-pile", count=len(view.deck)), (pile,)),
            Slot("tokens-slot", text("dojo-tokens", count=len(view.tokens)), (tokens,)),
            Slot("trophy-slot", text("dojo-trophy-shown"), shown),
        ),
    )


def _dojo(view: Dojo, seat: int) -> Zone:
    """The squares in use and those that may be used next, with a heading slot for each line."""
    squares, trophies = view.squares(seat), view.trophies(seat)
    used = [cell for cell in range(CELLS) if squares[cell] != NO_SQUARE]
    question = view.question(seat)
    mine = view.viewer == seat
    placing = mine and isinstance(question, Place)
    shown = used + (list(view.options_of[seat]) if placing else [])
    if mine and view.plan[seat] >= 0:
        shown.append(view.plan[seat])
    rows = sorted({cell // BOARD_COLUMNS for cell in shown})
    columns = sorted({cell % BOARD_COLUMNS for cell in shown})
    slots: list[Slot] = []
    if shown:
        slots.append(Slot(f"d{seat}-corner", text("dojo-corner")))
        slots += [_heading(seat, BOARD_ROWS + column, trophies) for column in columns]
    for row in rows:
        slots.append(_heading(seat, row, trophies))
        for column in columns:
            cell = row * BOARD_COLUMNS + column
            pieces: tuple[Piece, ...] = ()
            if squares[cell] != NO_SQUARE:
                pieces = (_card(f"d{seat}-{cell}", squares[cell], come_from=f"h{seat}"),)
            elif mine and view.plan[seat] == cell:
                pieces = (
                    _card(f"d{seat}-{cell}", card_of(view.hands[seat]), come_from=f"h{seat}", marks=("pending",)),
                )
            slots.append(Slot(f"s{seat}-{cell}", square_text(cell), pieces))
    return Zone(
        key=f"dojo{seat}",
        name=text("dojo-dojo-of", seat=Seated(seat)),
        layout="grid",
        owner=seat,
        role="board",
        columns=len(columns) + 1,
        slots=tuple(slots),
    )


def _heading(seat: int, line: int, trophies: list[int]) -> Slot:
    pieces = () if trophies[line] == NO_TROPHY else (_trophy(f"t{seat}-{line}", trophies[line]),)
    return Slot(f"l{seat}-{line}", line_text(line), pieces)


def _hand(view: Dojo, seat: int) -> Zone:
    pieces: list[Piece] = []
    entry = view.hands[seat]
    planned = view.viewer == seat and view.plan[seat] >= 0
    if entry >= 0 and not planned:
        if card_of(entry) == HIDDEN:
            pieces.append(Piece(f"h{seat}", text("dojo-card-hidden"), come_from="pile"))
        else:
            pieces.append(_card(f"h{seat}", card_of(entry), come_from="pile"))
    slots = [Slot(f"hand{seat}", text("dojo-hand-of", seat=Seated(seat)), tuple(pieces))]
    if seat == view.dealer and view.drawn:
        entry = view.drawn[0]
        if card_of(entry) == HIDDEN:
            drawn = Piece("drawn", text("dojo-card-hidden"), come_from="pile")
        else:
            drawn = _card("drawn", card_of(entry), come_from="pile")
        slots.append(Slot("drawn-slot", text("dojo-drawn"), (drawn,)))
    return Zone(
        f"hand-zone{seat}", text("dojo-hand-of", seat=Seated(seat)), owner=seat, role="hand", slots=tuple(slots)
    )


def _arranged(view: Dojo, seat: int) -> list[Zone]:
    """scoring.14: the best arrangement, shown when it differs from how the cards were placed."""
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


def _seat(view: Dojo, seat: int, points: int) -> Seat:
    counters = [
        Counter("points", text("dojo-counter-points"), points),
        Counter("wins", text("dojo-counter-wins"), view.wins[seat]),
    ]
    if not view.over and seat == view.dealer and not view.without_dealer():
        counters.append(Counter("dealer", text("dojo-counter-dealer"), 1))
    status: Status = ""
    if view.over:
        status = "winner" if view.ranks()[seat] == 1 else ""
    elif view.asked >> seat & 1:
        status = "asked"
    elif view.plan[seat] != UNDECIDED or UNDECIDED != view.throws[seat] < SHOWN:
        status = "ready"
    return Seat(seat, view.viewer == seat, status, tuple(counters))


# --- prompts and actions --------------------------------------------------------------------------


def _prompt(view: Dojo, me: int | None, question: Question[Dojo] | None) -> Text:
    if view.over:
        winners = [Seated(seat) for seat in range(view.seats) if view.ranks()[seat] == 1]
        return text("dojo-prompt-over", winners=winners)
    where = {"round": view.round + 1}
    if question is None:
        others = [Seated(seat) for seat in SEATS_IN[view.asked]]
        return text("dojo-prompt-wait" if me is not None else "dojo-prompt-watch", others=others, **where)
    if isinstance(question, Give):
        return text(
            "dojo-prompt-give", card=card_text(card_of(view.drawn[0])), trophy=trophy_text(view.trophy), **where
        )
    if isinstance(question, Challenge):
        mine = card_text(card_of(view.hands[question.seat]))
        return text(
            "dojo-prompt-challenge", card=mine, dealer=Seated(view.dealer), trophy=trophy_text(view.trophy), **where
        )
    if isinstance(question, ChooseThrow):
        return text("dojo-prompt-throw", **where)
    if isinstance(question, Swap):
        rival = view.dealer if question.seat == view.challenger else view.challenger
        mine, theirs = card_text(card_of(view.hands[question.seat])), card_text(card_of(view.hands[rival]))
        return text("dojo-prompt-swap", card=mine, other=theirs, rival=Seated(rival), **where)
    if isinstance(question, Place):
        return text("dojo-prompt-place", card=card_text(card_of(view.hands[question.seat])), **where)
    return text("dojo-prompt-award", trophy=trophy_text(view.trophy), **where)


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
        where = square_text(choice)
        card = card_text(card_of(view.hands[seat]))
        return Action(choice, written, text("dojo-action-place", card=card, square=where), f"s{seat}-{choice}")
    assert isinstance(question, Award)
    line = text("dojo-action-award", trophy=trophy_text(view.trophy), line=line_text(choice))
    return Action(choice, written, line, f"l{seat}-{choice}")
