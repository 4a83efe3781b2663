"""The same work on a cluster: an existing one, by Ray.  Only loaded by those who ask for it; never starts one itself.

Workers send rows back and write nothing, so that no disk need be shared.  A worker or node that is lost costs the
batch it had: Ray gives it to another.  Nodes whose sources differ from those here would play other games, and are
refused.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable
from functools import cache
from typing import Any, Final, TypeVar

import ray

from chabudai import __version__
from chabudai.core.errors import BadTable, ChabudaiError
from chabudai.lab.crew import ATTEMPTS, Done
from chabudai.lab.sources import fingerprint

B = TypeVar("B")
R = TypeVar("R")

AHEAD: Final = 2  # batches for each core that are given out before one comes back
ALWAYS: Final = ("chabudai.core", "chabudai.bots", "chabudai.lab")
LOST: Final = (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError)


class OtherSources(ChabudaiError):
    """A node of the cluster has another version of the project."""


@cache
def signature(package: str) -> str:
    """Equal where the same games are played: version, Python, and the sources of everything that has a say."""
    return f"{__version__} {sys.version_info[0]}.{sys.version_info[1]} {fingerprint(*ALWAYS, package)}"


def _do(work: Callable[[Any], Any], batch: Any, package: str, wanted: str) -> Any:
    """Runs on a node: not before it knows that it would play the same games."""
    found = signature(package)
    if found != wanted:
        raise OtherSources("lab-other-sources", here=wanted, there=found, node=ray.util.get_node_ip_address())
    return work(batch)


class RayCrew:
    """Whoever is there in a cluster."""

    def __init__(self, address: str, package: str) -> None:
        self.address = address
        self.package = package  # of the game

    def run(self, work: Callable[[B], R], batches: Iterable[B]) -> Generator[Done[B, R], None, None]:
        """As they are done; no more are given out than the cluster can soon begin."""
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError) as error:
            raise BadTable("lab-no-ray", address=self.address, reason=str(error).splitlines()[0]) from error
        try:
            yield from self._run(work, batches)
        finally:
            ray.shutdown()

    def _run(self, work: Callable[[B], R], batches: Iterable[B]) -> Generator[Done[B, R], None, None]:
        task = ray.remote(num_cpus=1, max_retries=ATTEMPTS)(_do)
        wanted = signature(self.package)
        coming = enumerate(batches)
        out: dict[Any, tuple[int, B]] = {}
        more = True
        while True:
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while more and len(out) < most:
                following = next(coming, None)
                if following is None:
                    more = False
                else:
                    out[task.remote(work, following[1], self.package, wanted)] = following
            if not out:
                return
            ready, _ = ray.wait(list(out))
            for one in ready:
                number, batch = out.pop(one)
                yield Done(number, batch, _fetched(one))


def _fetched(one: Any) -> Any:
    """What came of it; nothing where every node that tried it was lost.  What was raised there is raised here."""
    try:
        return ray.get(one)
    except LOST:
        return None
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
