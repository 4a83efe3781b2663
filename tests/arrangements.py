"""An arrangement as somebody at a page makes it, from what the scene says and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

from chabudai.core.scene import Arrangement, Put

Lies = dict[str, str]  # piece -> place


def put_of(asked: Arrangement, on: str, to: str) -> Put:
    """What the scene says of a piece on a place."""
    return next(put for put in asked.puts if put.on == on and to in put.to)


def complete(asked: Arrangement) -> Iterator[Lies]:
    """Every way to fill all posts, two on the places of one post in one order only."""
    pieces = sorted({put.on for put in asked.puts})
    wanted = [(post, number) for post in asked.posts for number in range(post.takes)]
    seen: set[tuple[tuple[str, ...], ...]] = set()
    for chosen in permutations(pieces, len(wanted)):
        by_post = tuple(
            tuple(sorted(on for on, (post, _) in zip(chosen, wanted, strict=True) if post is one))
            for one in asked.posts
        )
        if by_post in seen:
            continue
        seen.add(by_post)
        yield from _placed(asked, list(by_post))


def _placed(asked: Arrangement, by_post: list[tuple[str, ...]]) -> Iterator[Lies]:
    """Those pieces on the places of their posts: where one is taken of many, on each of them."""
    ways: list[Lies] = [{}]
    for post, pieces in zip(asked.posts, by_post, strict=True):
        if post.takes == 1:
            ways = [{**way, pieces[0]: place} for way in ways for place in post.places]
        else:
            ways = [{**way, **dict(zip(pieces, post.places, strict=True))} for way in ways]
    for way in ways:
        if all(any(put.on == on and to in put.to for put in asked.puts) for on, to in way.items()):
            yield way


def some(asked: Arrangement, chance: random.Random) -> Lies:
    """One of them."""
    return chance.choice(list(complete(asked)))


def steps(asked: Arrangement, lies: Lies) -> tuple[str, ...]:
    """All that it answers, as the page sends it."""
    given = {place: on for on, place in lies.items()}
    said = [put_of(asked, given[place], place) for post in asked.posts for place in post.places if place in given]
    return (*asked.again, *[answer for put in said for answer in put.answers], asked.ready)
