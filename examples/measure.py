"""How well something plays, on paired deals, and its learning curve as a drawing: see docs/research.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from chabudai.bots import Bot
from chabudai.bots.arena import play
from chabudai.games import find

SEATS = 3
WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 640, 320, 56, 48, 16, 16


def paired(game: str, mine: Bot, other: Bot, deals: Iterable[int]) -> tuple[list[float], float]:
    """Every deal three times, with the bot at every seat in turn and two of the other kind.

    Per deal 1 when the bot was oftener ahead of one of them than behind, a half when as often; and its share of wins.
    """
    beaten, won = list[float](), 0.0
    for deal in deals:
        ahead = 0
        for chair in range(SEATS):
            table = find(game).new(SEATS, deal)
            play(table, [mine if seat == chair else other for seat in range(SEATS)], seed=deal)
            ranks = table.ranks()
            ahead += sum((rank > ranks[chair]) - (rank < ranks[chair]) for rank in ranks)
            won += (ranks[chair] == 1) / ranks.count(1)
        beaten.append(0.5 + 0.5 * (ahead > 0) - 0.5 * (ahead < 0))
    return beaten, won / (SEATS * len(beaten))


def draw(curve: Sequence[dict[str, float]], path: Path, title: str, even: float) -> None:
    """Points with `seconds`, `share` and `error`; shares go from 0 to 1."""
    longest = max(point["seconds"] for point in curve) or 1.0

    def across(seconds: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * seconds / longest, 1)

    def up(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * min(1.0, max(0.0, share)), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif"'
        f' font-size="12" fill="#444"><title>{title}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        parts.append(f'<path d="M{LEFT} {up(tenth / 10)}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{up(tenth / 10) + 4}" text-anchor="end">{tenth / 10:.1f}</text>')
    for quarter in range(5):
        seconds = longest * quarter / 4
        parts.append(
            f'<text x="{across(seconds)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{seconds / 60:.1f}</text>'
        )
    parts.append(f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 10}" text-anchor="middle">CPU minutes: {title}</text>')
    parts.append(f'<path d="M{LEFT} {up(even)}H{WIDTH - RIGHT}" stroke="#a33" stroke-dasharray="6 4"/>')
    for point in curve:
        low, high = up(point["share"] - point["error"]), up(point["share"] + point["error"])
        parts.append(f'<path d="M{across(point["seconds"])} {low}V{high}" stroke="#9ab"/>')
    line = " ".join(f"{across(point['seconds'])},{up(point['share'])}" for point in curve)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#246" stroke-width="2"/></svg>')
    path.write_text("\n".join(parts) + "\n", encoding="utf-8")
