"""A run of the lab: its report as it grows, its end, its files, and its deals as tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from chabudai.core.box import Json
from chabudai.core.record import from_json
from chabudai.lab.folder import BadFolder, Folder
from chabudai.lab.plan import Cell
from chabudai.lab.play import record
from chabudai.table import addresses
from chabudai.table.course.clocks import Pace
from chabudai.table.course.deals import Deal
from chabudai.table.course.plan import BOT, Plan
from chabudai.table.doors.server import Server
from chabudai.table.errors import BadRequest, NotFound, TableRefused
from chabudai.table.fields import whole
from chabudai.table.languages import guest_name
from chabudai.table.pages import shared
from chabudai.table.pages.forms import read_form
from chabudai.table.pages.lab import attached, opened, version
from chabudai.table.pages.lab_report import FINDINGS, body_file, report_file
from chabudai.table.pages.lab_wish import AFTER, as_file
from chabudai.table.running.lab_runs import Run
from chabudai.table.running.lab_work import GAMES

AGAIN: Final = 5  # seconds until a page without scripts looks again
MOST_DEALS: Final = 10_000_000
DECK: Final = "deck.json"


class LabRunPages:
    """During and after a run."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def _run(self, request: Request) -> Run:
        return opened(self.server).find(request.path_params["run"])

    async def show(self, request: Request) -> Response:
        """How far it is, and the report as it is now."""
        run = self._run(request)
        who = await shared.visitor(self.server, request)
        file = run.folder / body_file(who.language)
        cells = _cells(run)
        game = str(run.about["game"])
        return shared.page(
            self.server, request, who, "lab_run.html", lab_version=version(), run=run, again=AGAIN, game=game,
            title=shared.titles().get(game, game), mine=run.about["player"] == who.player,
            share=min(1.0, run.state["spent"] / run.state["seconds"]), minutes=int(run.state["seconds"] // 60),
            body=Markup(file.read_text(encoding="utf-8") if file.is_file() else ""),
            cells=[cell.name for cell in cells], options=_options(cells), deck_file=_deck_file(cells),
            deck=f"{addresses.LAB_DECK(game)}?{run.about['query']}",
            files=[name for name in (report_file(who.language), FINDINGS, DECK) if _there(run, name)],
        )  # fmt: skip

    async def stop(self, request: Request) -> Response:
        """Enough."""
        run = self._run(request)
        who = await shared.visitor(self.server, request)
        if run.about["player"] != who.player:
            raise TableRefused("lab-not-yours")
        opened(self.server).stop(run)
        return RedirectResponse(addresses.LAB_RUN(run.id), 303)

    async def file(self, request: Request) -> Response:
        """The report, the findings, or the changed deck, to be kept."""
        run = self._run(request)
        name = request.path_params["file"]
        game = run.about["game"]
        if name == DECK and (text := _deck_file(_cells(run))):
            return attached(text.encode(), f"{game}.json", "application/json")
        kinds = {report_file("en"): "text/html", report_file("fr"): "text/html", FINDINGS: "application/json"}
        if name not in kinds or not _there(run, name):
            raise NotFound("no-such-page")
        return attached((run.folder / name).read_bytes(), f"{game}-{name}", kinds[name])

    async def replay(self, request: Request) -> Response:
        """A deal of the run as a finished table, to be looked at move by move."""
        run = self._run(request)
        who = await shared.visitor(self.server, request)
        fields = read_form(await request.body())
        deal = whole(fields, "deal", 0, MOST_DEALS)
        cells = {cell.name: cell for cell in _cells(run)}
        cell = cells.get(fields.get("cell", ""))
        if cell is None:
            raise BadRequest("bad-value", field="cell", value=fields.get("cell", "")[:20], possible=[*cells])
        if deal >= int(run.state["deals"]) or deal % cell.every:
            raise NotFound("lab-no-such-deal")
        self.server.count_opening(request)
        whose = self.server.address(request)
        played = from_json(
            await self.server.tables.thinkers.work(played_again, str(run.folder), cell.name, deal, whose=whose)
        )
        plan = Plan(
            game=played.game, edition=played.edition, seats=played.seats, options=played.options, deck=played.deck,
            chairs=tuple(f"{BOT}{bot}" for bot in cell.bots), pace=Pace(), listed=False, deal=Deal(played.seed),
            choices=played.choices,
        )  # fmt: skip
        table = await self.server.tables.set_up(who.player, who.name or guest_name(who.player, who.language), plan)
        response = RedirectResponse(addresses.REPLAYS(table.id), 303)
        if who.new:
            self.server.welcome(request, response, who.player)
        return response


def played_again(folder: str, cell: str, deal: int) -> dict[str, Json]:
    """Runs in a worker: the record of a deal."""
    plan = Folder.open(Path(folder) / GAMES).plan
    return record(plan.box, plan.cell(cell), deal, plan.seed).to_json()


def _cells(run: Run) -> tuple[Cell, ...]:
    """How deals are played in it; nothing before it has begun."""
    try:
        return Folder.open(run.folder / GAMES).plan.cells
    except BadFolder:
        return ()


def _options(cells: tuple[Cell, ...]) -> dict[str, str]:
    """The options of the game that is being tried, as a form for a table has them."""
    return {key: str(value).lower() for key, value in _tried(cells).options.items()} if cells else {}


def _deck_file(cells: tuple[Cell, ...]) -> str:
    """The deck that is being tried, as a file; nothing when it is the one of the box."""
    return as_file(_tried(cells).deck) if cells and _tried(cells).deck is not None else ""


def _tried(cells: tuple[Cell, ...]) -> Cell:
    return next((cell for cell in cells if cell.name == AFTER), cells[0])


def _there(run: Run, name: str) -> bool:
    return (run.folder / name).is_file() if name != DECK else bool(_deck_file(_cells(run)))
