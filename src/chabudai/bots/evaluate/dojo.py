"""What a position of Dojo is worth.

Every line of a dojo is judged by itself: how large its group will probably grow, how likely its belts become equal.
A card in hand counts as placed where it does most, a trophy won as placed on the line it serves best, and while a
challenge may still come, those who have not spoken yet take it up with a chance that grows with their belt.
"""

# mypyc: compile
from __future__ import annotations

from typing import Final, cast

from chabudai.core.knowledge import card_of
from chabudai.core.step import BIT, NOBODY, Game
from chabudai.games.dojo.arrangement import best_points
from chabudai.games.dojo.challenge import Challenge, Swap
from chabudai.games.dojo.geometry import BOARD_COLUMNS, BOARD_ROWS, CELLS, LINES, open_cells, top_left
from chabudai.games.dojo.material import (
    ASSISTANT,
    BELTS,
    BROOM,
    COLUMNS,
    DISCIPLES,
    GRAND_MASTER,
    INCENSE,
    KIMONO,
    MULTICOLOUR,
    NO_TROPHY,
    RACCOON,
    ROWS,
    TROPHY_KINDS,
    belt,
    is_row_trophy,
)
from chabudai.games.dojo.scoring import COLUMN_WEIGHT, GROUP_POINTS, KEPT_TROPHY_POINTS, ROW_WEIGHT
from chabudai.games.dojo.state import NO_SQUARE, Dojo

# Chances are for one open square; early ones hold for an empty dojo, late ones for a full one, between them in line.
WEIGHTS: Final[dict[str, float]] = {
    "row_match_early": 0.603,  # a card to come joins the row's largest group
    "row_match_late": 0.348,
    "column_match_early": 0.627,  # a card to come has the belt of its column
    "column_match_late": 0.18,
    "untouched_belt": 2.74,  # the belt that a column without a card will get, in points
    "incense_group": 2.02,  # Incense: points of a card to come that does not join the largest group
    "assistant": 0.487,  # what rearranging will gain, in points
    "broom": 1.55,
    "boldness": 0.965,  # the chance that a white belt challenges, and how it grows with each belt
    "boldness_per_belt": 0.0636,
}

SLOTS: Final = ROWS * COLUMNS
STAGES: Final = 5  # a table for each three squares that are still open
ROW_KEYS: Final = 4 * 625 + 1
COLUMN_KEYS: Final = 3 * 64 + 1
BEYOND: Final = 3  # room in tables for a card too many on a full line, which is looked up and never used
# Per card + 1, nothing for a square without card: what it adds to the keys of its row and its column.
IN_ROW: Final = [0] + [ROW_KEYS + weight for weight in ROW_WEIGHT]
IN_COLUMN: Final = [0] + [COLUMN_KEYS + weight for weight in COLUMN_WEIGHT]
WIDTH: Final = COLUMNS + 1  # the rows and columns of a dojo, and one of each beyond it
ROW_OF: Final = [place // WIDTH for place in range(WIDTH * (ROWS + 1))]
COLUMN_OF: Final = [place % WIDTH for place in range(WIDTH * (ROWS + 1))]


class Judgement:
    """The weights, worked out into tables: per stage and trophy, the points expected of a line by its key."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.assistant = weights["assistant"]
        self.broom = weights["broom"]
        self.bold = [
            min(1.0, max(0.0, weights["boldness"] + weights["boldness_per_belt"] * grade)) for grade in range(BELTS)
        ]
        self.rows: list[list[list[float]]] = []
        self.columns: list[list[list[float]]] = []
        for stage in range(STAGES):
            early = stage / (STAGES - 1)
            match = weights["row_match_early"] * early + weights["row_match_late"] * (1 - early)
            self.rows.append(
                [
                    _row_table(trophy, min(1.0, max(0.0, match)), weights["incense_group"])
                    for trophy in range(NO_TROPHY, GRAND_MASTER + 1)
                ]
            )
            match = weights["column_match_early"] * early + weights["column_match_late"] * (1 - early)
            self.columns.append(
                [
                    _column_table(trophy, min(1.0, max(0.0, match)), weights["untouched_belt"])
                    for trophy in range(NO_TROPHY, TROPHY_KINDS)
                ]
            )

    def points(self, game: Game) -> list[float]:
        """The final points expected for each seat."""
        if game.over:
            return [float(points) for points in game.totals()]
        dojo = cast(Dojo, game)
        sights = [Sight(self, dojo, seat) for seat in range(dojo.seats)]
        expected = [sight.in_hand for sight in sights]
        if dojo.trophy == NO_TROPHY:
            return expected
        winner = dojo.winner
        if winner != NOBODY:
            expected[winner] = expected[winner] + sights[winner].trophy_gain(dojo.trophy)
            if dojo.asked & BIT[winner] and isinstance(dojo.open[winner], Swap):
                self.swap(dojo, sights, expected, winner, 1.0)
        elif dojo.hands[dojo.dealer] >= 0:
            self.challenges_to_come(dojo, sights, expected)
        return expected

    def challenges_to_come(self, game: Dojo, sights: list[Sight], expected: list[float]) -> None:
        """challenge.1, challenge.2: those who have not spoken may challenge, and the first ends the asking."""
        dealer = game.dealer
        seat = game.left_of(dealer)
        if game.challenger != NOBODY:  # three throws are being played
            likely = 1.0
            seat = game.challenger
        elif game.empty_handed == 0:
            likely = -1.0
            while seat != dealer and not (game.asked & BIT[seat] and isinstance(game.open[seat], Challenge)):
                seat = game.left_of(seat)
        else:
            likely = -1.0
        left = 1.0
        defence = belt(card_of(game.hands[dealer])) + game.boost[dealer]
        while seat != dealer and left > 0.0:
            if game.hands[seat] >= 0:
                grade = belt(card_of(game.hands[seat]))
                chance = likely if likely > 0.0 else left * self.bold[grade - 1]
                winner, loser = dealer, seat
                if grade + game.boost[seat] >= defence:
                    winner, loser = seat, dealer
                expected[winner] = expected[winner] + chance * sights[winner].trophy_gain(game.trophy)
                self.exchange(game, sights, expected, winner, loser, chance)
                left -= chance
            seat = game.left_of(seat)

    def swap(self, game: Dojo, sights: list[Sight], expected: list[float], winner: int, chance: float) -> None:
        """challenge.5: the winner may swap the two cards."""
        loser = game.challenger if winner == game.dealer else game.dealer
        self.exchange(game, sights, expected, winner, loser, chance)

    def exchange(
        self, game: Dojo, sights: list[Sight], expected: list[float], winner: int, loser: int, chance: float
    ) -> None:
        """What the swap brings both, if the winner gains more by it than the loser."""
        mine, yours = sights[winner], sights[loser]
        gain = mine.with_card(game.hands[loser]) - mine.in_hand
        loss = yours.with_card(game.hands[winner]) - yours.in_hand
        if gain > loss:
            expected[winner] = expected[winner] + chance * gain
            expected[loser] = expected[loser] + chance * loss


class Layout:
    """What follows from the squares that are taken: where the dojo begins, and where its next card may go."""

    def __init__(self, occupied: int) -> None:
        corner = top_left(occupied)
        self.square = corner
        self.row = corner // BOARD_COLUMNS
        self.column = BOARD_ROWS + corner % BOARD_COLUMNS
        self.open = SLOTS - occupied.bit_count()
        self.cells = [NO_SQUARE] * CELLS  # per square: the row and column of the dojo that it belongs to, as one number
        self.places: list[int] = []  # such numbers; squares of the same row and column, taken or not, count as one
        for cell in open_cells(occupied):
            row = cell // BOARD_COLUMNS - self.row
            column = cell % BOARD_COLUMNS - corner % BOARD_COLUMNS
            place = (row if 0 <= row < ROWS else ROWS) * WIDTH + (column if 0 <= column < COLUMNS else COLUMNS)
            self.cells[cell] = place
            if place not in self.places:
                self.places.append(place)


LAYOUTS: Final[dict[int, Layout]] = {}  # filled as they are met


class Sight:
    """One dojo as it lies: number of cards and key of each line, its trophies, and what they are worth so far."""

    def __init__(self, judgement: Judgement, game: Dojo, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.judgement = judgement
        occupied = game.occupied[seat]
        layout = LAYOUTS.get(occupied)
        if layout is None:
            layout = Layout(occupied)
            LAYOUTS[occupied] = layout
        self.layout = layout
        grid = game.grid
        at = seat * CELLS + layout.square
        a, b, c, d = grid[at] + 1, grid[at + 1] + 1, grid[at + 2] + 1, grid[at + 3] + 1
        at += BOARD_COLUMNS
        e, f, g, h = grid[at] + 1, grid[at + 1] + 1, grid[at + 2] + 1, grid[at + 3] + 1
        at += BOARD_COLUMNS
        i, j, k, m = grid[at] + 1, grid[at + 1] + 1, grid[at + 2] + 1, grid[at + 3] + 1
        w, v = IN_ROW, IN_COLUMN
        # The last key of each is that of a line without a card, where the dojo may still grow to.
        self.row_key = [w[a] + w[b] + w[c] + w[d], w[e] + w[f] + w[g] + w[h], w[i] + w[j] + w[k] + w[m], 0]
        self.column_key = [v[a] + v[e] + v[i], v[b] + v[f] + v[j], v[c] + v[g] + v[k], v[d] + v[h] + v[m], 0]
        lines = game.lines
        at = seat * LINES + layout.row
        self.row_trophies = [lines[at], lines[at + 1], lines[at + 2], NO_TROPHY]
        at = seat * LINES + layout.column
        self.column_trophies = [lines[at], lines[at + 1], lines[at + 2], lines[at + 3], NO_TROPHY]
        stage = (layout.open + 2) // 3
        self.rows = judgement.rows[stage]
        self.columns = judgement.columns[stage]
        worth = 0.0
        if layout.open == 0:
            worth = self.counted([a - 1, b - 1, c - 1, d - 1, e - 1, f - 1, g - 1, h - 1, i - 1, j - 1, k - 1, m - 1])
        else:
            for line in range(ROWS):
                trophy = self.row_trophies[line]
                worth += self.rows[trophy + 1][self.row_key[line]]
                if trophy == ASSISTANT:
                    worth += judgement.assistant
            for line in range(COLUMNS):
                trophy = self.column_trophies[line]
                worth += self.columns[trophy + 1][self.column_key[line]]
                if trophy == BROOM:
                    worth += judgement.broom
        if game.white_belt:
            worth += KEPT_TROPHY_POINTS * game.wins[seat]
        self.worth = worth
        self.in_hand = self.with_card(game.hands[seat])

    def with_card(self, entry: int) -> float:
        """The worth of the dojo once this card lies where it does most, or where its owner has decided."""
        if entry < 0:
            return self.worth
        card = card_of(entry)
        layout = self.layout
        if layout.open == 1:
            return self.completed(card)
        row_weight, column_weight = IN_ROW[card + 1], IN_COLUMN[card + 1]
        plan = self.game.plan[self.seat]
        if plan >= 0:
            place = layout.cells[plan]
            row, column = ROW_OF[place], COLUMN_OF[place]
            return self.worth + self.row_gain(row, row_weight) + self.column_gain(column, column_weight)
        in_rows = [self.row_gain(row, row_weight) for row in range(ROWS + 1)]
        in_columns = [self.column_gain(column, column_weight) for column in range(COLUMNS + 1)]
        best = -1000.0
        for place in layout.places:
            gain = in_rows[ROW_OF[place]] + in_columns[COLUMN_OF[place]]
            if gain > best:
                best = gain
        return self.worth + best

    def row_gain(self, row: int, weight: int) -> float:
        """What a card adds to its row."""
        table = self.rows[self.row_trophies[row] + 1]
        key = self.row_key[row]
        return table[key + weight] - table[key]

    def column_gain(self, column: int, weight: int) -> float:
        """What a card adds to its column."""
        table = self.columns[self.column_trophies[column] + 1]
        key = self.column_key[column]
        return table[key + weight] - table[key]

    def completed(self, card: int) -> float:
        """The points of the dojo with its last square filled."""
        at = self.seat * CELLS + self.layout.square
        grid = self.game.grid
        cards = grid[at : at + COLUMNS]
        for _ in range(1, ROWS):
            at += BOARD_COLUMNS
            cards += grid[at : at + COLUMNS]
        cards[cards.index(NO_SQUARE)] = card
        kept = KEPT_TROPHY_POINTS * self.game.wins[self.seat] if self.game.white_belt else 0
        return kept + self.counted(cards)

    def counted(self, cards: list[int]) -> float:
        """The points of a full dojo with these cards."""
        return float(best_points(cards, self.row_trophies[:ROWS], self.column_trophies[:COLUMNS]))

    def trophy_gain(self, trophy: int) -> float:
        """What this trophy would add to the line it serves best: trophies.2 to trophies.4, trophies.6."""
        if self.game.white_belt:
            # Compare counts a win at once; before that the trophy is still to be won.
            return float(KEPT_TROPHY_POINTS) if self.game.winner == NOBODY else 0.0
        best = 0.0
        if is_row_trophy(trophy):
            for line in range(ROWS):
                key = self.row_key[line]
                if key and self.row_trophies[line] == NO_TROPHY:
                    gain = self.rows[trophy + 1][key] - self.rows[0][key]
                    best = max(best, gain + self.judgement.assistant if trophy == ASSISTANT else gain)
        else:
            for line in range(COLUMNS):
                key = self.column_key[line]
                if key and self.column_trophies[line] == NO_TROPHY:
                    gain = self.columns[trophy + 1][key] - self.columns[0][key]
                    best = max(best, gain + self.judgement.broom if trophy == BROOM else gain)
        return best


def _row_table(trophy: int, match: float, incense_group: float) -> list[float]:
    """The points expected of a row by its key: the number of cards times ROW_KEYS plus the key of the scoring."""
    table = [0.0] * ((COLUMNS + BEYOND) * ROW_KEYS)
    rows: list[list[int]] = [[]]
    for _ in range(COLUMNS + 1):
        longer: list[list[int]] = []
        for row in rows:
            key = sum([ROW_WEIGHT[figure * BELTS] + ROW_KEYS for figure in row])
            table[key] = _row_worth(row, trophy, match, incense_group)
            longer += [[*row, figure] for figure in range(row[-1] if row else 0, DISCIPLES)]
        rows = longer
    return table


def _row_worth(row: list[int], trophy: int, match: float, incense_group: float) -> float:
    sizes = [row.count(figure) for figure in range(RACCOON)]
    largest = max(sizes)
    group = largest + row.count(RACCOON)
    to_come = COLUMNS - len(row)
    sizes.remove(largest)
    worth = 0.0
    if group == 0:  # the first card of a row is always a group
        group = 1
        to_come -= 1
    if trophy == GRAND_MASTER:
        group += 1
    for joining in range(to_come + 1):
        worth += _binomial(to_come, joining, match) * GROUP_POINTS[min(COLUMNS, group + joining)]
    if trophy == INCENSE:
        worth += sum([GROUP_POINTS[size] for size in sizes]) + to_come * (1 - match) * incense_group
    return worth


def _column_table(trophy: int, match: float, untouched: float) -> list[float]:
    """The points expected of a column by its key: the number of cards times COLUMN_KEYS plus that of the scoring."""
    table = [0.0] * ((ROWS + BEYOND) * COLUMN_KEYS)
    columns: list[list[int]] = [[]]
    for _ in range(ROWS + 1):
        longer: list[list[int]] = []
        for column in columns:
            key = sum([COLUMN_WEIGHT[grade] + COLUMN_KEYS for grade in column])
            table[key] = _column_worth(column, trophy, match, untouched)
            longer += [[*column, grade] for grade in range(column[-1] if column else 0, BELTS)]
        columns = longer
    return table


def _column_worth(column: list[int], trophy: int, match: float, untouched: float) -> float:
    to_come = ROWS - len(column)
    if not column:
        pair = match if trophy != MULTICOLOUR else 1 - (1 - match) ** 2
        return pair * untouched * (match if trophy != MULTICOLOUR else 1.0) * (2 if trophy == KIMONO else 1)
    worth = 0.0
    for grade in set(column):
        lacking = (2 if trophy == MULTICOLOUR else ROWS) - column.count(grade)
        if lacking <= 0:
            return float(grade + 1) * (2 if trophy == KIMONO else 1)
        if lacking <= to_come:
            chance = match**lacking if lacking == to_come or lacking > 1 else 1 - (1 - match) ** to_come
            worth += chance * (grade + 1)
    return worth * (2 if trophy == KIMONO else 1)


def _binomial(trials: int, hits: int, chance: float) -> float:
    ways = 1
    for number in range(hits):
        ways = ways * (trials - number) // (number + 1)
    return ways * chance**hits * (1 - chance) ** (trials - hits)


JUDGEMENT: Final = Judgement(WEIGHTS)


def evaluate(game: Game) -> list[float]:
    """The final points expected for each seat."""
    return JUDGEMENT.points(game)
