"""What is kept, and for how long: a page that follows from the settings of this server."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from chabudai.table.house import House
from chabudai.table.pages import front


class Privacy:
    """The page."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def show(self, request: Request) -> Response:
        """What is kept."""
        who = await front.visitor(self.house, request)
        notices = self.house.notices
        return front.page(
            self.house, request, who, "privacy.html", days=self.house.settings.keep_days,
            mail=notices.ways.smtp is not None, push=notices.pusher is not None,
        )  # fmt: skip
