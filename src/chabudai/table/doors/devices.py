"""Devices: where a player is at home.  The first token names no device; every other one names its own and can be ended.

A link to another device is good once.  Whoever has lost a phone signs it out, or everything but the device at hand.
"""

from __future__ import annotations

import secrets
from typing import Final

from starlette.requests import HTTPConnection

from chabudai.core.box import Json
from chabudai.store import Device, Store
from chabudai.store.ending import CARRY
from chabudai.table.doors.server import Server
from chabudai.table.errors import NotFound
from chabudai.table.moments import now
from chabudai.table.people.identity import Holder

FIRST: Final = "first"  # how the device that has no id is named outside
MOST: Final = 20  # the oldest one goes when there are more
BROWSERS: Final = (("Edg", "Edge"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


async def arrive(server: Server, request: HTTPConnection, link: str) -> Holder:
    """Somebody opens a link to another device: it is this one from now on, and the link leads nowhere any more."""
    player = server.keys.carried(link)
    if not (await server.store.standing(player)).known or not await server.store.end(CARRY + link.rpartition(".")[2]):
        raise NotFound("used-link")
    devices = [device for device in await server.store.devices(player) if device.id]
    for device in devices[: max(0, len(devices) - MOST + 1)]:
        await server.store.sign_out(player, device.id)
    return await _add(server.store, player, about(request))


async def stay_alone(server: Server, request: HTTPConnection, holder: Holder) -> Holder:
    """Sign out everything else; copies of this device's token are something else, so it gets a new one."""
    before = await server.store.devices(holder.player)
    here = await _add(server.store, holder.player, about(request))
    for device in before:
        await server.store.sign_out(holder.player, device.id)
    return here


async def sign_out(server: Server, player: str, device: str) -> None:
    """Sign out one device, as the list names it."""
    if device not in [one.id or FIRST for one in await server.store.devices(player)]:
        raise NotFound("no-such-device")
    await server.store.sign_out(player, "" if device == FIRST else device)


async def listed(server: Server, holder: Holder) -> list[dict[str, Json]]:
    """My devices, the first one first."""
    return [
        {"id": one.id or FIRST, "since": one.at, "about": one.about, "this": one.id == holder.device}
        for one in await server.store.devices(holder.player)
    ]


def about(request: HTTPConnection) -> str:
    """What a browser says that it is, in two words; programs say nothing that people would know."""
    said = request.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS if mark in said), "")
    system = next((name for name in SYSTEMS if name in said), "")
    return " · ".join(word for word in (browser, system) if word)


async def _add(store: Store, player: str, about: str) -> Holder:
    device = Device(secrets.token_hex(6), now(), about)
    await store.add_device(player, device)
    return Holder(player, device.id)
