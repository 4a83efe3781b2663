"""boardgame.io under the same load: its own server with tables in memory, players at its own socket.

The game there (`boardgame_io/server.js`) is not Dojo but has as many players, as much on the table and as much to hide.
Its moves are checked, and each player is sent the own view, as boardgame.io does it.  Tables are opened and joined by
its lobby, and whoever moves says who they are by what they were given there: as its documents show it, and as ours do.
"""

from __future__ import annotations

import json
import time
from typing import Any

from load_clients import Load
from load_tally import SEATS, Due, Tally
from load_wire import Wire, ask, connect

GAME = "table"
OPEN, PING, PONG, CONNECT, EVENT = "0", "2", "3", "40", "42"


class PeerLoad(Load):
    """Players of boardgame.io; they speak Socket.IO over one WebSocket."""

    def lobby(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = ask(self.port, f"/games/{GAME}/{path}", data, {})
        return found

    def open_table(self, players: list[str] | None) -> tuple[str, list[str]]:
        """A match, and by what each of its players is known: there that is given for one match."""
        match: str = self.lobby("create", {"numPlayers": SEATS})["matchID"]
        joined = [{"playerID": str(seat), "playerName": name} for seat, name in enumerate(self.names())]
        return match, [self.lobby(f"{match}/join", one)["playerCredentials"] for one in joined]

    async def client(self, table: str, seat: int, player: str, tally: Tally) -> None:
        mine: dict[int, float] = {}
        credentials, player = player, str(seat)

        def move(wire: Wire, state: dict[str, Any]) -> None:
            if not wire.ended.done():
                mine[state["_stateID"] + 1] = time.perf_counter()
                wire.send(self.move(table, player, credentials, state))

        def heard(wire: Wire, message: bytes) -> None:
            moment, text = time.perf_counter(), message.decode()
            if text.startswith(EVENT):
                tally.bytes += len(message)
                tally.messages += 1
                name, _, *rest = json.loads(text[text.index(",") + 1 :])
                state = rest[0]["state"] if name == "sync" else rest[0] if name == "update" else None
                if state is None:
                    return
                number = state["_stateID"]
                tally.seen[seat].setdefault(number, moment)
                if number in mine:
                    tally.sent[seat, number] = mine.pop(number)
                    tally.confirmed.append(moment)
                if state["ctx"].get("gameover"):
                    wire.finish()
                elif state["ctx"]["currentPlayer"] == player and number + 1 not in mine:
                    self.after_thought(lambda: move(wire, state))  # nothing is told meanwhile: it is this player's turn
            elif text.startswith(CONNECT):
                wire.send(_event("sync", table, player, credentials, SEATS))
            elif text.startswith(OPEN):
                wire.send(f"{CONNECT}/{GAME},")
            elif text == PING:
                wire.send(PONG)

        wire = await connect(self.port, "/socket.io/?EIO=4&transport=websocket", {}, heard)
        try:
            await wire.ended
        finally:
            wire.close()

    async def due(self, tally: Tally, database: str) -> list[Due]:
        """Everybody sees every move there."""
        return [Due(seat, number, dict.fromkeys(range(SEATS), number)) for seat, number in tally.sent]

    def move(self, table: str, player: str, credentials: str, state: dict[str, Any]) -> str:
        """Any free square of the own board."""
        board = state["G"]["boards"][int(player)]
        cell = self.chance.choice([cell for cell, card in enumerate(board) if card < 0])
        payload = {"type": "place", "args": [cell], "playerID": player, "credentials": credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _event("update", action, state["_stateID"], table, player)


def _event(*parts: Any) -> str:
    return f"{EVENT}/{GAME},{json.dumps(parts)}"
