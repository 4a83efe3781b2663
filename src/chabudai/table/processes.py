"""Several processes that serve as one: they are started, and started again when one dies.

The process that does it serves nobody.  It has read the program and opened no database, socket of its own or thread, so
the others are forks of it, and one that is started again is there at once.  When it goes, however it goes, they go too.
"""

from __future__ import annotations

import logging
import os
import secrets
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from typing import Final, NoReturn

from chabudai.core.errors import BadTable
from chabudai.table.running.siblings import Siblings, pairs

MOST: Final = 64
HEEDED: Final = {signal.SIGTERM, signal.SIGINT, signal.SIGCHLD}
LOOK: Final = 0.1  # seconds
SHORT: Final = 5.0  # seconds: who dies sooner than that, and not for the first time, will perhaps die again
PAUSE: Final = 2.0  # seconds until it is started again then
PATIENCE: Final = 15.0  # seconds for all of them to end
LOG: Final = logging.getLogger("chabudai.table")

# What one of them does: it is told who it is, where it sees that it should end, and whom it tells that it is ready.
Work = Callable[[Siblings, int, Callable[[], None]], None]


def check(count: int) -> None:
    """Can there be so many here?"""
    if count > MOST:
        raise BadTable("too-many-processes", count=count, possible=[f"1–{MOST}"])
    if count > 1 and sys.platform != "linux":
        raise BadTable("no-processes", possible=["--processes=1"])


class Processes:
    """All of them."""

    def __init__(self, count: int, work: Work) -> None:
        self._work = work
        self._ways = pairs(count)
        self._name = secrets.token_hex(8)
        self._alive, self._mine = os.pipe()  # nobody writes to it; it ends with this process
        self._readiness, self._ready = os.pipe()
        self._running: dict[int, tuple[int, float]] = {}  # by number of the process: who it is, and since when
        self._short: set[int] = set()  # whose last life was a short one
        self._due: dict[int, float] = {}  # who is to be started, and when

    def run(self, ready: Callable[[], None]) -> None:
        """Until this process is told to end; `ready` is called once all of them are."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, HEEDED)
        try:
            for index in range(len(self._ways)):
                self._start(index, before)
            self._await_all()
            ready()
            while self._heed():
                for index, moment in list(self._due.items()):
                    if moment <= time.monotonic():
                        del self._due[index]
                        self._start(index, before)
        finally:
            self._end_all()
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def _start(self, index: int, mask: Iterable[int]) -> None:
        process = os.fork()
        if not process:
            self._be(index, mask)
        self._running[process] = index, time.monotonic()

    def _be(self, index: int, mask: Iterable[int]) -> NoReturn:
        """From here on this is one of them."""
        code = 1
        try:
            os.close(self._mine)
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
            self._work(Siblings(index, self._ways, self._name), self._alive, lambda: self._say(index))
            code = 0
        except KeyboardInterrupt:
            code = 0
        except SystemExit as error:
            code = error.code if isinstance(error.code, int) else 1
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)  # what the process that forked it wants to do in the end is not for this one

    def _say(self, index: int) -> None:
        os.write(self._ready, bytes([index]))

    def _await_all(self) -> None:
        """Who cannot even start will not do better the next time."""
        ready: set[int] = set()
        while len(ready) < len(self._ways):
            if select.select([self._readiness], [], [], LOOK)[0]:
                ready |= set(os.read(self._readiness, MOST))
            if not self._heed(0.0) or self._due:
                raise SystemExit(1)

    def _heed(self, seconds: float = LOOK) -> bool:
        """Wait a little; False when it is time to end.  Who has died is to be started again."""
        got = signal.sigtimedwait(HEEDED, seconds)
        if got is not None and got.si_signo != signal.SIGCHLD:
            return False
        while self._running:
            process, status = os.waitpid(-1, os.WNOHANG)
            if not process:
                break
            if process not in self._running:  # a helper of this process
                continue
            index, since = self._running.pop(process)
            short = time.monotonic() - since < SHORT
            self._due[index] = time.monotonic() + (PAUSE if short and index in self._short else 0.0)
            (self._short.add if short else self._short.discard)(index)
            LOG.error("process %d of the server has ended (%s); it is started again", index + 1, _how(status))
        return True

    def _end_all(self) -> None:
        for process in self._running:
            os.kill(process, signal.SIGTERM)
        end = time.monotonic() + PATIENCE
        while self._running:
            process, _ = os.waitpid(-1, os.WNOHANG)
            self._running.pop(process, None)
            if not process and self._running:
                if time.monotonic() > end:
                    for late in self._running:
                        os.kill(late, signal.SIGKILL)
                signal.sigtimedwait({signal.SIGCHLD}, LOOK)
        for pair in self._ways:
            for side in pair:
                side.close()
        for pipe in (self._alive, self._mine, self._readiness, self._ready):
            os.close(pipe)


def _how(status: int) -> str:
    code = os.waitstatus_to_exitcode(status)
    return f"signal {-code}" if code < 0 else f"code {code}"
