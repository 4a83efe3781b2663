"""Over days: a digest, letters and knocks, with a mail server and a push service of our own on this machine."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from chabudai.cli import run
from chabudai.core.errors import BadTable
from chabudai.core.scene import Seated, text
from chabudai.table.doors.server import Server, Settings
from chabudai.table.errors import BadRequest
from chabudai.table.notices.mail import Smtp, read_smtp
from chabudai.table.notices.notices import Ways, letter
from chabudai.table.notices.push import Pusher
from chabudai.table.pages.notices import check_address
from chabudai.table.running.tables import Table
from chabudai.words import Words, You
from tests.table.asgi import Wire, person, story
from tests.table.test_pages_http import HTML, read, send
from tests.table.wiretap import choose

ADDRESS = "https://table.test"


class PostOffice:
    """Takes letters and knocks, as the servers of others would."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.knocks: list[tuple[str, dict[str, str], bytes]] = []
        self.answer = b"201 Created"
        self.mail_port = self.push_port = 0

    async def mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 post office\r\n")
        while line := await reader.readline():
            verb = line.strip().upper()
            if verb == b"DATA":
                writer.write(b"354 go on\r\n")
                letter = b""
                while (line := await reader.readline()) != b".\r\n":
                    letter += line
                self.letters.append(email.message_from_bytes(letter, policy=email.policy.default))
            writer.write(b"221 bye\r\n" if verb == b"QUIT" else b"250 well\r\n")
            await writer.drain()
            if verb == b"QUIT":
                break
        writer.close()

    async def push(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:-2])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.knocks.append((head[0].split()[1], headers, body))
        writer.write(b"HTTP/1.1 " + self.answer + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        mail = await asyncio.start_server(self.mail, "127.0.0.1", self.mail_port)
        push = await asyncio.start_server(self.push, "127.0.0.1", self.push_port)
        async with mail, push:
            yield


@pytest.fixture
def office() -> PostOffice:
    from tests.table.process import free_port

    made = PostOffice()
    made.mail_port, made.push_port = free_port(), free_port()
    return made


def told_by(office: PostOffice, after: float = 0.02) -> Settings:
    smtp = Smtp("127.0.0.1", office.mail_port, "table@table.test")
    ways = Ways(smtp, "mailto:host@table.test", ADDRESS, after, ("127.0.0.1",))
    return Settings(rate=0, bot_pace=(0.0, 0.0), workers=1, ways=ways)


async def over_days(app: Starlette, pace: str = "days") -> tuple[Table, list[Wire]]:
    people = [await person(app, name) for name in ("Ana", "Ben", "Cleo")]
    plan = {"game": "dojo", "seats": 3, "chairs": ["me", "open", "open"], "pace": {"kind": pace}, "seed": 11}
    table = (await people[0].ask("POST", "/api/tables", plan)).json["table"]
    for wire in people[1:]:
        await wire.post(f"/api/tables/{table}/sit")
    return app.state.server.tables.in_memory[table], people


async def until(what: Any, seconds: float = 5.0) -> None:
    for _ in range(int(seconds / 0.01)):
        if what():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("did not happen")


async def confirm(office: PostOffice, wire: Wire, address: str, **more: str) -> str:
    """Ask for letters and open the link in the first of them; the path of the link."""
    count = len(office.letters)
    assert (await send(wire, "/me/mail", email=address, **more)).status == 200
    letter = office.letters[count]
    assert (letter["To"], letter["From"]) == (address, "table@table.test")
    path = re.search(r"https://table\.test(/mail/\S+)", letter.get_content())
    assert path is not None
    page = read(await wire.get(path[1]))
    assert address in page
    assert "email" not in (await wire.get("/api/me")).json, "a link alone changes nothing"
    assert (await send(wire, path[1], wanted="true")).status == 200
    return path[1]


def test_a_letter_with_a_digest_once_for_each_question(tmp_path: Path, office: PostOffice) -> None:
    async def told(app: Starlette) -> None:
        async with office.open():
            table, people = await over_days(app)
            first = table.course.asked[0]
            confirming = await confirm(office, people[first], "ana@table.test")
            await send(people[first], "/me", language="fr")
            while table.course.asked == (first,):
                await choose(table, people, first, table.match.game.options_of[first][0])
            while first not in table.course.asked:
                seat = table.course.asked[0]
                await choose(table, people, seat, table.match.game.options_of[seat][0])
            await until(lambda: len(office.letters) > 1)
            letter = office.letters[1]
            others = " et ".join(name for seat, name in enumerate(("Ana", "Ben", "Cleo")) if seat != first)
            due = datetime.fromtimestamp(time.time() + 3 * 24 * 3600, UTC).strftime("%Y-%m-%d")
            assert letter["Subject"].startswith(f"Dojo avec {others}\u00a0: à vous, jusqu’au {due}")
            text = letter.get_content().replace("\r\n", "\n")
            stop = letter["List-Unsubscribe"].strip("<>").removeprefix(ADDRESS)
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert f"C’est à vous à une table de Dojo avec {others}" in text
            assert f"{ADDRESS}/t/{table.id}\n" in text
            assert f"{ADDRESS}{stop}" in text
            assert len(re.findall(r"^- ", text, re.M)) >= 2, "what happened since"
            await asyncio.sleep(0.2)
            assert len(office.letters) == 2, "one letter for one question"
            app.state.server.tables._runners[table.id].look()
            await asyncio.sleep(0.1)
            assert len(office.letters) == 2
            assert "ana@table.test" in read(await people[first].get("/"))
            stranger = Wire(app)  # one click in a mail program, which knows nothing of cookies
            assert (await send(stranger, stop, **{"List-Unsubscribe": "One-Click"})).status == 200
            assert "email" not in (await people[first].get("/api/me")).json
            for old in (stop, confirming):  # no old letter begins it anew
                assert (await send(people[first], old, wanted="true")).status == 404
                assert "email" not in (await people[first].get("/api/me")).json
            assert "Yes, write to me" not in read(await stranger.get(stop))
            await confirm(office, people[first], "ana@table.test")
            assert (await people[first].get("/api/me")).json["email"] == "ana@table.test"

    story(tmp_path, told, told_by(office))


def test_one_reminder_before_the_time_is_out(tmp_path: Path, office: PostOffice) -> None:
    async def told(app: Starlette) -> None:
        async with office.open():
            table, people = await over_days(app)
            seat, runner = table.course.asked[0], app.state.server.tables._runners[table.id]
            await confirm(office, people[seat], "ana@table.test")
            runner.look()
            await until(lambda: len(office.letters) == 2)
            runner.look()
            await asyncio.sleep(0.2)
            assert len(office.letters) == 2, "there is time"
            table.course.clock.left[seat] = 3 * 3600 * 1000
            runner.look()
            await until(lambda: len(office.letters) == 3)
            assert "your time is up at" in office.letters[2]["Subject"]
            notices = app.state.server.notices
            for _ in range(2):
                runner.look()
                await asyncio.sleep(0.2)
                assert len(office.letters) == 3, "once, also after a restart"
                notices._done.clear()
                notices._reminded.clear()

    story(tmp_path, told, told_by(office))


@pytest.mark.parametrize(
    ("game", "said"), [("arigato", "d’Arigatō"), ("artigiano", "d’Artigiano"), ("dojo", "de Dojo")]
)
def test_a_letter_leaves_out_what_is_empty_and_elides(tmp_path: Path, game: str, said: str) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        plan = {"game": game, "chairs": None, "pace": {"kind": "days", "days": 2}}
        found = (await ana.ask("POST", "/api/tables", {k: v for k, v in plan.items() if v})).json["table"]
        table = app.state.server.tables.in_memory[found]
        table.match.opening_events = ()
        table.match.played.clear()
        for late in (False, True):
            subject, text = letter(table, 0, "fr", "LINK", "STOP", late)
            assert f"une table {said} avec".casefold() in text.casefold()
            assert "Botan" in subject
            assert "Depuis votre dernier coup" not in text
            assert "STOP" in text

    story(tmp_path, told)


def test_a_knock_that_comes_too_late_says_so(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        shown = (await ana.get("/waiting")).json
        assert shown == {"title": "Chabudai", "text": "No table is waiting for you any more.", "path": "/"}

    story(tmp_path, told)


def test_whoever_is_challenged_is_told_so() -> None:
    event = text("dojo-event-challenge", seat=Seated(1), to=Seated(0))
    assert Words("en").say(event, [You("Anna"), "Béa"]) == "Béa challenges you!"
    assert Words("en").say(event, ["Anna", "Béa"]) == "Béa challenges Anna!"


def test_nobody_is_written_to_who_looks_plays_live_or_did_not_ask(tmp_path: Path, office: PostOffice) -> None:
    async def told(app: Starlette) -> None:
        async with office.open():
            for pace in ("days", "none"):
                table, people = await over_days(app, pace)
                seat = table.course.asked[0]
                if pace == "days":
                    async with people[seat].socket(f"/t/{table.id}/live") as line:
                        await line.next()
                        await confirm(office, people[seat], "ana@table.test")
                        await asyncio.sleep(0.3)
                        assert len(office.letters) == 1, "whoever looks at the table sees it"
                    await until(lambda: len(office.letters) == 2)
                else:
                    await confirm(office, people[seat], "ben@table.test")
                    await asyncio.sleep(0.2)
                    assert len(office.letters) == 3

    story(tmp_path, told, told_by(office))


def test_addresses_and_links_that_are_none(tmp_path: Path, office: PostOffice) -> None:
    async def told(app: Starlette) -> None:
        async with office.open():
            ana = await person(app, "Ana")
            for odd in ("", "ana", "a@b\r\nBcc: x@y.z", "a b@c.d", "<a@b.c>", "a@b.c,d@e.f", "x" * 300 + "@a.b"):
                assert (await send(ana, "/me/mail", email=odd)).status == 400
            for odd in ("/mail/x", "/mail/a.zz.c", "/mail/a.6140622e63.00", "/mail/a.ff.c"):
                assert (await ana.ask("GET", odd, headers=HTML)).status == 404
                assert (await send(ana, odd, wanted="true")).status == 404
            assert office.letters == []

    story(tmp_path, told, told_by(office))


def test_a_browser_is_knocked_at_without_a_word(tmp_path: Path, office: PostOffice) -> None:
    async def told(app: Starlette) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        async with office.open():
            table, people = await over_days(app)
            wire = people[table.course.asked[0]]
            endpoint = f"http://127.0.0.1:{office.push_port}/send/abc"
            for odd in (
                None,
                5,
                "https://evil.test/x",
                "http://169.254.169.254/",
                "file:///etc/passwd",
                "http://[",
                endpoint + "x" * 2000,
            ):
                assert (await wire.post("/me/push", endpoint=odd)).status == 400
            assert (await wire.post("/me/push", endpoint=endpoint)).json == {"devices": 1}
            app.state.server.tables._runners[table.id].look()  # as it does every few seconds
            await until(lambda: office.knocks)
            path, headers, body = office.knocks[0]
            assert (path, body) == ("/send/abc", b"")
            token, key = re.fullmatch(r"vapid t=(\S+), k=(\S+)", headers["authorization"]).groups()  # type: ignore[union-attr]
            assert f'data-key="{key}"' in read(await wire.get("/"))
            signed, _, mark = token.rpartition(".")
            claims = json.loads(decoded(signed.split(".")[1]))
            assert claims["aud"] == f"http://127.0.0.1:{office.push_port}"
            assert claims["sub"] == "mailto:host@table.test"
            raw = decoded(mark)
            public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
            halves = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
            public.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))
            shown = (await wire.get("/waiting")).json
            assert shown["path"] == f"/t/{table.id}"
            assert (await wire.get("/worker.js")).headers["content-type"].startswith("text/javascript")
            office.answer = b"410 Gone"
            seat = table.course.asked[0]
            await choose(table, people, seat, table.match.game.options_of[seat][0])
            while table.course.asked[0] != seat:
                other = table.course.asked[0]
                await choose(table, people, other, table.match.game.options_of[other][0])
            await until(lambda: len(office.knocks) > 1)
            server: Server = app.state.server
            player = table.seats[seat].player or ""
            for _ in range(200):
                if (await server.store.player(player))["push"] == "[]":
                    break
                await asyncio.sleep(0.01)
            assert (await server.store.player(player))["push"] == "[]", "a browser that is gone is forgotten"

    story(tmp_path, told, told_by(office))


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_without_settings_there_is_nothing_to_choose(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        ana = await person(app, "Ana")
        page = read(await ana.get("/"))
        assert 'id="notices"' not in page
        assert (await send(ana, "/me/mail", email="a@b.c")).status == 404
        assert (await ana.post("/me/push", endpoint="https://fcm.googleapis.com/x")).status == 404

    story(tmp_path, told)


def test_a_page_over_days_shows_the_whole_digest(tmp_path: Path) -> None:
    async def told(app: Starlette) -> None:
        table, people = await over_days(app)
        seat = table.course.asked[0]
        await choose(table, people, seat, table.match.game.options_of[seat][0])
        for _ in range(200):
            if seat in table.course.asked and 'id="digest"' in read(await people[seat].get(f"/t/{table.id}")):
                return
            other = next((s for s in table.course.asked if s != seat), seat)
            await choose(table, people, other, table.match.game.options_of[other][0])
        raise AssertionError("never more than a few lines")

    story(tmp_path, told)


def test_settings_are_read_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    smtp = read_smtp("smtps://ana:s%40crt@mail.test/?from=table@mail.test")
    assert smtp == Smtp("mail.test", 465, "table@mail.test", "ana", "s@crt", True)
    assert read_smtp("smtp://mail.test:587/?from=a@b.c").port == 587
    for odd in ("mail.test", "http://mail.test", "smtp://mail.test", "smtp://:25/?from=a@b.c", "smtp://h:x/?from=a@b"):
        with pytest.raises(BadTable):
            read_smtp(odd)
    assert run(["serve", "--smtp", "smtp://mail.test/?from=a@b.c"]) == 2
    assert "--address" in capsys.readouterr().err
    key = "1" * 60
    pusher = Pusher("mailto:a@b.c", key)
    assert pusher.check("https://fcm.googleapis.com/fcm/send/x")
    assert pusher.check("https://wns2-par02p.notify.windows.com/w/?token=x")
    for odd in ("http://fcm.googleapis.com/x", "https://fcm.googleapis.com.evil.test/", "https://127.0.0.1/"):
        with pytest.raises(BadRequest):
            pusher.check(odd)


@pytest.mark.parametrize(
    "address",
    [
        *("=?utf-8?q?x?=@b.org", "=?utf-8?q?v=40victim.org=2C_w?=@b.org", "=?utf-8?q?a=0D=0ABcc=3Az=40z.org?=@b.org"),
        *("a\x01b@c.org", "a\x7fb@c.org", "a\u202eb@c.org", "a\u200bb@c.org", "a\ud800b@c.org"),
    ],
)
def test_an_address_means_what_it_shows(address: str) -> None:
    with pytest.raises(BadRequest):
        check_address(address)
    check_address("ana+table@example.org")
    check_address("zoé=1@example.org")
