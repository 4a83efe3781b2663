"""The lab from outside: a server as an operator starts it, a deck that somebody changes, a run and what comes of it."""

from __future__ import annotations

import html
import http.cookiejar
import json
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest

from tests import twin
from tests.table.process import free_port

PLACE = twin.COMPILED or twin.SOURCES  # whoever waits for games waits for the quicker ones

LINK = 'href="/lab"'
PATIENCE = 180.0  # seconds: it stands behind everybody, and these machines are busy
CHANGES = ["counts.monkey.white=3", "counts.fox.white=1"]
QUERY = urllib.parse.urlencode([("change", change) for change in CHANGES])
SAME = {"sec-fetch-site": "same-origin"}


class Visitor:
    """Somebody with a browser that knows no scripts."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.headers = {"accept": "text/html", "accept-language": language, **SAME}
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.browser = urllib.request.build_opener(jar)
        self.url = ""
        self.status = 0

    def get(self, path: str) -> str:
        return self._ask(urllib.request.Request(urllib.parse.urljoin(self.address, path), headers=self.headers))

    def post(self, path: str, *fields: tuple[str, str]) -> str:
        body = urllib.parse.urlencode(fields).encode()
        return self._ask(urllib.request.Request(urllib.parse.urljoin(self.address, path), body, self.headers))

    def _ask(self, request: urllib.request.Request) -> str:
        try:
            answer = self.browser.open(request, timeout=60)
        except urllib.error.HTTPError as error:
            answer = error
        self.url, self.status = answer.url, answer.status
        with answer:
            return str(answer.read().decode())

    def send(self, page: str, action: str, **filled: str) -> str:
        """Fill in and send the form of a page that goes there, as a browser would."""
        form = next(f for f in re.findall(r"<form.*?</form>", page, re.DOTALL) if f'action="{action}"' in f)
        fields = [(name, html.unescape(value)) for name, value in INPUT.findall(form)]
        for name, inside in SELECT.findall(form):
            chosen = re.search(r'value="([^"]*)"[^>]* selected', inside) or re.search(r'value="([^"]*)"', inside)
            if chosen:
                fields.append((name, chosen[1]))
        fields += [(name, html.unescape(text)) for name, text in TEXTS.findall(form)]
        fields = [(name, filled.pop(name, value)) for name, value in fields] + [*filled.items()]
        if 'method="post"' in form:
            return self.post(action, *fields)
        return self.get(f"{action}?{urllib.parse.urlencode(fields)}")


INPUT = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)"')
SELECT = re.compile(r'<select name="([^"]+)">(.*?)</select>', re.DOTALL)
TEXTS = re.compile(r'<textarea name="([^"]+)"[^>]*>(.*?)</textarea>', re.DOTALL)


class Host:
    """`chabudai serve` with the lab."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder, self.port = folder, free_port()
        words = ["serve", "--no-browser", "--port", str(self.port), "--db", str(folder / "tables.db"), "--rate", "0"]
        self.errors = (folder / "errors.txt").open("w")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chabudai", *words, "--lang", "en", *more],
            stdout=subprocess.PIPE, stderr=self.errors, text=True, env=twin.environment(PLACE, PYTHONUNBUFFERED="1"),
        )  # fmt: skip
        assert self.process.stdout is not None
        assert "stands" in self.process.stdout.readline(), (folder / "errors.txt").read_text()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert self.process.stdout is not None
        self.process.stdout.close()
        assert self.process.wait(30) in (0, -signal.SIGTERM)
        self.errors.close()
        assert "Traceback" not in (self.folder / "errors.txt").read_text()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    running = Host(tmp_path_factory.mktemp("lab"), "--lab", "9")
    yield running
    running.stop()


def until(visitor: Visitor, url: str, good: Callable[[str], bool]) -> str:
    """The page once it is as wanted; looked at again and again, as browsers without scripts do."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        page = visitor.get(url)
        if good(page):
            return page
        time.sleep(0.5)
    raise AssertionError(page[:3000])


def reported(page: str) -> int:
    """How many deals the report is about."""
    found = re.search(r'<p class="facts">[^<]*?([\d,]+) deals?', page)
    return int(found[1].replace(",", "")) if found else 0


def test_without_the_option_the_lab_is_closed_and_says_so(tmp_path: Path) -> None:
    closed = Host(tmp_path)
    try:
        for language, words in (("en", "The lab is closed"), ("fr", "Le labo est fermé")):
            visitor = Visitor(closed.address, language)
            assert LINK not in visitor.get("/")
            for path in ("/lab", "/lab/deck/dojo", "/lab/runs/aaaaaaaaaaaa", "/lab/report.css"):
                assert words in visitor.get(path)
                assert visitor.status == 404
    finally:
        closed.stop()


def test_a_deck_is_changed_run_looked_at_kept_and_played(host: Host) -> None:
    """The whole way without a script."""
    me = Visitor(host.address)
    assert LINK in me.get("/")
    assert 'href="/lab/deck/dojo"' in me.get("/lab")
    page = me.get("/lab/deck/dojo")
    assert page.count('class="piece card"') == 30
    page = me.get("/lab/deck/dojo?open=counts.monkey.white")
    page = me.send(page, "/lab/deck/dojo/change", **{"field counts.monkey.white": "3"})
    assert "The deck has 61 cards and must have 60." in page
    page = me.get(f"{me.url}&open=counts.fox.white")
    page = me.send(page, "/lab/deck/dojo/change", **{"field counts.fox.white": "1"})
    assert urllib.parse.parse_qs(urllib.parse.urlsplit(me.url).query)["change"] == CHANGES
    assert "<code>counts.monkey.white</code> 2 → <b>3</b>" in page
    assert page.count("lab-card changed") == 2

    page = me.send(page, "/lab/deck/dojo/run", seats="3", bots="novice", minutes="2")
    run = urllib.parse.urlsplit(me.url).path
    assert run.startswith("/lab/runs/")
    assert '<noscript><meta http-equiv="refresh"' in page
    other = Visitor(host.address)
    assert "Another experiment is running" in other.get("/lab/deck/dojo")
    assert "disabled" in re.search(r'<button[^>]*id="run"[^>]*>', other.get("/lab/deck/dojo"))[0]  # type: ignore[index]
    other.post("/lab/deck/dojo/run", ("minutes", "1"))
    assert other.status == 429
    other.post(f"{run}/stop")
    assert other.status == 403

    before = reported(until(me, run, lambda page: "In one minute" in page))
    assert before > 0
    grown = reported(until(me, run, lambda page: reported(page) > before))
    me.post(f"{run}/stop")
    page = until(me, run, lambda page: 'data-status="stopped"' in page)
    played = reported(page)
    assert played >= grown
    assert "What changed" in page
    assert "confidence sequences" in page
    assert "refresh" not in page

    whole = me.get(f"{run}/report.en.html")
    assert whole.startswith("<!doctype html>")
    assert "--change counts.monkey.white=3 --change counts.fox.white=1" in whole
    assert str(host.folder) not in whole
    found = json.loads(me.get(f"{run}/findings.json"))
    assert found["deals"] == played
    assert json.loads(me.get(f"{run}/deck.json"))["counts"]["monkey"]["white"] == 3
    assert "Qu’a fait" in unescape(Visitor(host.address, "fr").get(f"/lab/deck/dojo?{QUERY}"))
    assert "En une minute" in Visitor(host.address, "fr").get(run)

    page = me.send(page, f"{run}/replay", deal="1", cell="change")
    assert me.status == 200
    assert re.search(r"/t/[\w-]+/replay/\d+", me.url)
    me.post(f"{run}/replay", ("deal", str(played + 5)), ("cell", "base"))
    assert me.status == 404

    page = me.get(run)
    page = me.send(page, "/new")
    assert me.status == 200
    assert re.search(r"/t/[\w-]+$", me.url)
    assert 'data-game="dojo"' in page
    assert run in me.get("/lab")
    assert run not in other.get("/lab")


def test_a_refused_deck_is_shown_with_the_reason_and_can_be_mended(host: Host) -> None:
    me = Visitor(host.address)
    page = me.get("/lab/deck/arigato?change=cards%5B8%5D.favors%3D%22many%22")
    assert me.status == 422
    assert 'role="alert"' in page
    assert 'id="run"' not in page
    page = me.send(page, "/lab/deck/arigato/change", back="cards[8].favors")
    assert me.status == 200
    assert 'id="run"' in page
    me.get("/lab/deck/arigato?change=cards%5B8%5D.favors%3D1..4")
    assert me.status == 422
    me.get("/lab/deck/arigato?seats=99")
    assert me.status == 400
    me.get("/lab/deck/nothing")
    assert me.status == 400


def test_what_is_changed_back_is_no_change(host: Host) -> None:
    me = Visitor(host.address)
    page = me.get("/lab/deck/dojo?open=counts.monkey.white")
    was = re.search(r'name="field counts.monkey.white" value="(\d+)"', page)
    assert was is not None
    page = me.get("/lab/deck/dojo?change=counts.monkey.white%3D3&open=counts.monkey.white")
    me.send(page, "/lab/deck/dojo/change", **{"field counts.monkey.white": was[1]})
    assert "change=" not in me.url


def test_a_game_without_decks_shows_its_cards_and_takes_options(host: Host) -> None:
    page = Visitor(host.address).get("/lab/deck/artigiano")
    assert page.count('class="lab-card"') == 140
    assert "cannot be changed" in page
    assert "open=" not in page


def test_files_are_only_those_of_the_run(host: Host) -> None:
    me = Visitor(host.address)
    for path in ("/lab/runs/..%2F..%2Ftables", "/lab/runs/nothing", "/lab/runs/aaaaaaaaaaaa/state.json"):
        me.get(path)
        assert me.status == 404
