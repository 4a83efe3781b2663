"""What is kept, and for how long: a page that follows from the settings of this server."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from chabudai.table.doors.server import Server
from chabudai.table.pages import shared


class Privacy:
    """The page."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def show(self, request: Request) -> Response:
        """What is kept."""
        who = await shared.visitor(self.server, request)
        notices = self.server.notices
        return shared.page(
            self.server, request, who, "privacy.html", days=self.server.settings.keep_days,
            mail=notices.ways.smtp is not None, push=notices.pusher is not None,
        )  # fmt: skip
