"""How I want to be told that a table waits for me: a letter, once I have shown that the address is mine; a knock."""

from __future__ import annotations

import json
import re
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from chabudai.store.ending import CONFIRM
from chabudai.table import addresses
from chabudai.table.doors.replies import answer
from chabudai.table.doors.server import Server
from chabudai.table.errors import BadRequest, NotFound, TooFast
from chabudai.table.fields import clean, only, read_json
from chabudai.table.languages import WORDS
from chabudai.table.notices import mail, zones
from chabudai.table.notices.notices import MOST_DEVICES, devices
from chabudai.table.pages import shared
from chabudai.table.pages.files import STATIC
from chabudai.table.pages.forms import read_form

ADDRESS: Final = re.compile(r"[^@\s<>\"',;:\\()\[\]]{1,64}@[A-Za-z0-9.-]{1,180}")
MAIL_FACTS: Final = ("email", "zone")  # what is kept of somebody who wants letters
ENCODED: Final = "=?"


def check_address(email: str) -> None:
    """An address that means what it shows: mail programs would read an encoded word in it as something else."""
    if not ADDRESS.fullmatch(email) or ENCODED in email or clean(email, len(email)) != email:
        raise BadRequest("bad-email", possible=["name@example.org"])


def read_address(given: str) -> str:
    """An address as mail servers write it: a domain in any script has a name in plain letters."""
    name, at, domain = given.strip().rpartition("@")
    try:
        plain = f"{name}{at}{domain.encode('idna').decode()}"
    except UnicodeError as error:
        raise BadRequest("bad-email", possible=["name@example.org"]) from error
    check_address(plain)
    return plain


class Noticing:
    """Settings of one player."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def ask_mail(self, request: Request) -> Response:
        """Send a link to an address: only who can read there gets letters."""
        who = await shared.visitor(self.server, request)
        fields = read_form(await request.body())
        only(fields, ("email", "zone"))
        smtp = self.server.notices.ways.smtp
        if smtp is None:
            raise NotFound("no-such-page")
        email = read_address(fields.get("email", ""))
        if not self.server.letters.take(self.server.address(request)):
            raise TooFast("too-fast")
        words = WORDS[who.language]
        link = self.server.notices.ways.address + addresses.MAIL(self.server.keys.confirm_link(who.player, email))
        try:
            await mail.send(smtp, email, words("mail-confirm-subject"), words("mail-confirm", link=link))
        except OSError as error:
            raise BadRequest("mail-failed", detail=str(error)[:80]) from error
        if zones.find(fields.get("zone", "")) is not None:
            facts = await self.server.store.player(who.player)
            await self.server.remember(request, who.player, {**facts, "zone": fields["zone"]})
        return self._page(request, who, "page-mail-sent", email=email)

    async def mail_link(self, request: Request) -> Response:
        """The link in a letter: asks before it changes anything."""
        who = await shared.visitor(self.server, request)
        player, email, confirms = self.server.keys.mail_of(request.path_params["link"])
        wanted = (await self.server.store.player(player)).get("email") == email
        if not wanted and not confirms:  # an old letter begins nothing anew
            return self._page(request, who, "page-mail-off", email=email)
        said = "page-mail-stop-more" if wanted else "page-mail-confirm-more"
        return self._page(request, who, said, email=email, act=request.url.path, wanted=wanted)

    async def change_mail(self, request: Request) -> Response:
        """Letters from now on, or none any more."""
        who = await shared.visitor(self.server, request)
        link = request.path_params["link"]
        player, email, confirms = self.server.keys.mail_of(link)
        fields = read_form(await request.body())
        facts = await self.server.store.player(player)
        if fields.get("wanted") == "true":
            check_address(email)  # links of before may hold others
            if facts.get("email") != email and not (
                confirms and await self.server.store.end(CONFIRM + link.rpartition(".")[2])
            ):
                raise NotFound("used-link")  # whoever wants letters again asks for them again
            facts = {**facts, "email": email, "language": facts.get("language", who.language)}
        else:
            facts = {name: value for name, value in facts.items() if name not in MAIL_FACTS}
        await self.server.remember(request, player, facts)
        said = "page-mail-on" if "email" in facts else "page-mail-off"
        return self._page(request, who, said, email=email)

    async def stop_mail(self, request: Request) -> Response:
        """No letters any more, from the lobby."""
        who = await shared.visitor(self.server, request)
        facts = await self.server.store.player(who.player)
        await self.server.remember(request, who.player, {k: v for k, v in facts.items() if k not in MAIL_FACTS})
        return RedirectResponse("/", 303)

    async def push(self, request: Request) -> Response:
        """A browser wants to be knocked at, or no longer."""
        asker = await self.server.asker(request)
        pusher = self.server.notices.pusher
        if pusher is None:
            raise NotFound("no-such-page")
        data = read_json(await request.body())
        only(data, ("endpoint", "wanted"))
        endpoint = pusher.check(data.get("endpoint"))
        facts = await self.server.store.player(asker.player)
        others = [one for one in devices(facts) if one != endpoint]
        wanted = [*others, endpoint][-MOST_DEVICES:] if data.get("wanted", True) is True else others
        kept = {name: value for name, value in facts.items() if name != "push"}
        await self.server.remember(request, asker.player, {**kept, "push": json.dumps(wanted)} if wanted else kept)
        return answer({"devices": len(wanted)})

    async def waiting(self, request: Request) -> Response:
        """What a browser shows when it was knocked at."""
        who = await shared.visitor(self.server, request)
        words = WORDS[who.language]
        headings = [] if who.new else await self.server.tables.of(who.player)
        waiting = await self.server.tables.waiting_for(who.player, headings)
        path = addresses.TABLE(waiting[0]) if len(waiting) == 1 else (addresses.NEXT if waiting else addresses.HOME)()
        if not waiting:  # answered since the knock, but a browser that was knocked at must show something
            return answer({"title": words("page-name"), "text": words("page-nothing-waits"), "path": path})
        text = words("page-next-table", count=len(waiting))
        return answer({"title": words("page-your-turn"), "text": text, "path": path})

    async def worker(self, request: Request) -> Response:
        """The script that runs in a browser while no page is open; at the root, so that it may speak for all pages."""
        return FileResponse(STATIC / "worker.js", media_type="text/javascript", headers={"cache-control": "no-cache"})

    def _page(
        self, request: Request, who: shared.Visitor, said: str, email: str, act: str = "", wanted: bool = False
    ) -> Response:
        return shared.page(
            self.server,
            request,
            who,
            "mail.html",
            said=said,
            email=email,
            act=act,
            wanted="false" if wanted else "true",
        )
