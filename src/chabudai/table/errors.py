"""What a table refuses, beside what the games refuse.

`BadLog` (unreadable-entry) is for operators only: whoever looks at such a table is told `unreadable-table`.
Each problem below has an entry `error-<problem>` in the catalogues; `status` is the answer's number over HTTP.

    TableRefused     403  may not do that: somebody-else-plays, not-the-host, not-at-the-table, muted, sent-away,
    │                     no-hints
    ├── NotFound     404  no-such-table, no-such-page, no-such-report, no-such-player, no-such-device, bad-link,
    │                     used-link
    ├── OutOfDate    409  stale-question, seat-taken, already-seated, not-running, already-started, nothing-asked,
    │                     nothing-to-pause, no-clock, time-is-left, still-playing, resigned, game-not-over,
    │                     no-replay
    ├── BadRequest   400  bad-request, not-json, bad-field, bad-value, bad-email, unknown-field, bad-name,
    │                     bad-text, bad-seat
    ├── NotKnown     401  not-signed-in
    ├── TooLong      413  body-too-long
    ├── Misdirected  421  other-host
    ├── TooFast      429  too-fast, too-many-tables, too-many-reports, too-many-reviews, too-many-players, too-much-talk
    └── Failed       500  server-failed, unreadable-table

A `StoreFailed` is answered 503: `store-failed` (not written, nothing has changed) or `store-away` (not even read).
"""

from __future__ import annotations

from chabudai.core.errors import ChabudaiError
from chabudai.store import StoreFailed


class BadLog(ChabudaiError):
    """A table's log cannot be read: a hole, an entry that is none, or one of a kind that this version does not know."""


class TableRefused(ChabudaiError):
    """The table does not allow it; nothing has changed."""

    status = 403


class NotFound(TableRefused):
    """There is no such thing."""

    status = 404


class OutOfDate(TableRefused):
    """It is too late, or too early, for that."""

    status = 409


class BadRequest(TableRefused):
    """The request cannot be understood."""

    status = 400


class NotKnown(TableRefused):
    """The server does not know who is asking."""

    status = 401


class TooLong(TableRefused):
    """More than anybody needs to send."""

    status = 413


class Misdirected(TableRefused):
    """Asked for under a name that is not this server's."""

    status = 421


class Failed(TableRefused):
    """A fault of ours."""

    status = 500


class TooFast(TableRefused):
    """More often than anybody needs to ask."""

    status = 429


def status_of(error: ChabudaiError) -> int:
    """The number of an error's answer over HTTP."""
    if isinstance(error, TableRefused):
        return error.status
    return 503 if isinstance(error, StoreFailed) else 400
