"""The doors of the two WebSockets: who may come in, and how many."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from quartier.server.guard import is_own_origin
from quartier.server.limits import network_of
from quartier.server.live import LiveTable
from quartier.server.news import TableNews
from quartier.server.opening import OtherContent, OtherRules
from quartier.server.play import TOO_FAST, Connection
from quartier.server.routes.summaries import may_see
from quartier.server.services import Services
from quartier.server.sessions import COOKIE
from quartier.server.storage.identities import Identity
from quartier.server.storage.unplayable import Damaged, Unplayable
from quartier.server.viewers import encoded

Socket = WebSocket[Any, Any, Any]

SIGNED_OUT = 4001
FOREIGN = 4003
NOT_FOUND = 4004
TOO_MANY = 4010
# Why a table cannot go on, by what people are told.
UNPLAYABLE = {OtherRules.key: 4011, Damaged.key: 4012, OtherContent.key: 4013}


@websocket("/ws/tables/{game_id:str}")
async def table_socket(socket: Socket, game_id: FromPath[str], link: FromQuery[str] = "") -> None:
    """Look at a table and, from a seat, play."""
    services: Services = socket.app.state.services
    await socket.accept()
    if not services.connections.take(_address(socket)):
        await socket.close(code=TOO_FAST)
        return
    if not _is_ours(socket, services):
        await socket.close(code=FOREIGN)
        return
    async with _known(socket, services) as me:
        services.thinkers.shares.seen(me, _address(socket))
        await _show_table(socket, services, game_id, "" if me is None else me.id, link)


async def _show_table(
    socket: Socket, services: Services, game_id: str, identity: str, link: str
) -> None:
    with services.sockets.one(identity or _address(socket)) as allowed:
        if not allowed:
            await socket.close(code=TOO_MANY)
            return
        try:
            live = await _visible(services, game_id, identity, link)
        except Unplayable as reason:
            seen = may_see(reason.game, identity, link)
            await socket.close(code=UNPLAYABLE[reason.key] if seen else NOT_FOUND)
            return
        if live is None:
            await socket.close(code=NOT_FOUND)
            return
        limits, moderation = services.config.limits, services.moderation
        unheard = await services.relations.unheard_by(identity) if identity else set()
        await Connection(socket, live, identity, limits, moderation, unheard).run()


async def _visible(services: Services, game_id: str, identity: str, link: str) -> LiveTable | None:
    """A started table this person may see."""
    live = await services.tables.open(game_id)
    return live if live is not None and may_see(live.game, identity, link) else None


@websocket("/ws/me")
async def my_socket(socket: Socket) -> None:
    """Hear when one of my tables changes or it becomes my turn."""
    services: Services = socket.app.state.services
    await socket.accept()
    if not services.connections.take(_address(socket)):
        await socket.close(code=TOO_FAST)
        return
    async with _known(socket, services) as me:
        if me is None or not _is_ours(socket, services):
            await socket.close(code=FOREIGN)
            return
        await _tell_news(socket, services, me.id)


async def _tell_news(socket: Socket, services: Services, identity: str) -> None:
    with services.sockets.one(identity) as allowed:
        if not allowed:
            await socket.close(code=TOO_MANY)
            return
        queue = services.notices.listen(identity)
        sender = asyncio.create_task(_pass_on(queue, socket))
        try:
            # Nothing is expected from the page; reading tells when it has gone.
            while True:
                await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            services.notices.leave(identity, queue)


async def _pass_on(queue: asyncio.Queue[TableNews], socket: Socket) -> None:
    try:
        while True:
            await socket.send_data(encoded(await queue.get()))
    except (OSError, RuntimeError, WebSocketDisconnect):
        # The page is gone; the reading half hears of it too and ends.
        return


def _known(socket: Socket, services: Services) -> AbstractAsyncContextManager[Identity | None]:
    """Whose connection it is; it is closed as soon as its session is over."""

    async def close() -> None:
        with suppress(OSError, RuntimeError, WebSocketDisconnect):
            await socket.close(code=SIGNED_OUT)

    return services.sessions.connected(socket.cookies.get(COOKIE), close)


def _is_ours(socket: Socket, services: Services) -> bool:
    headers = socket.headers
    return is_own_origin(headers.get("origin"), headers.get("host", ""), services.config.public_url)


def _address(socket: Socket) -> str:
    return network_of(socket.client.host) if socket.client else ""


HANDLERS = [table_socket, my_socket]
