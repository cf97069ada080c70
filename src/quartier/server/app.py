"""The ASGI application: routes, sockets, limits and headers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send

import quartier
from quartier.server.config import Config
from quartier.server.identity import COOKIE
from quartier.server.messages import Refused
from quartier.server.play import Player
from quartier.server.routes import history, lobby, operations, people, texts
from quartier.server.routes.common import (
    HttpRequest,
    RefusedRequest,
    provide_me,
    provide_services,
)
from quartier.server.services import Services

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
NOT_FOUND = 4004
FOREIGN = 4003


@websocket("/ws/tables/{game_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], game_id: str, link: str = "") -> None:
    """Look at a table and, from a seat, play."""
    services: Services = socket.app.state.services
    await socket.accept()
    if not is_own_origin(socket):
        await socket.close(code=FOREIGN)
        return
    me = await services.people.who(socket.cookies.get(COOKIE))
    try:
        game = await lobby.visible(services, game_id, me, link)
    except RefusedRequest:
        await socket.close(code=NOT_FOUND)
        return
    live = await services.tables.open(game.id)
    if live is None:
        await socket.close(code=NOT_FOUND)
        return
    await Player(socket, live, me, services.config.limits).run()


@websocket("/ws/me")
async def my_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Hear when one of my tables changes or it becomes my turn."""
    services: Services = socket.app.state.services
    await socket.accept()
    me = await services.people.who(socket.cookies.get(COOKIE))
    if me is None or not is_own_origin(socket):
        await socket.close(code=FOREIGN)
        return
    queue = services.notices.listen(me.id)
    try:
        while True:
            await socket.send_data(msgspec.json.encode(await queue.get()).decode())
    finally:
        services.notices.leave(me.id, queue)


def is_own_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Browsers say which page opens a socket: only our own may. Other programs say nothing."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


class Guard(ASGIMiddleware):
    """Limits the rate of requests per address and keeps foreign pages from acting for a person."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.HTTP:
            services: Services = scope["litestar_app"].state.services
            client = scope.get("client")
            if not services.requests.take(client[0] if client else ""):
                raise RefusedRequest(429, "refusal-too-fast")
            headers = dict(scope["headers"])
            origin = headers.get(b"origin")
            if (
                scope["method"] not in ("GET", "HEAD", "OPTIONS")
                and origin is not None
                and urlsplit(origin.decode("latin-1")).netloc != headers.get(b"host", b"").decode()
            ):
                raise RefusedRequest(403, "refusal-foreign-page")
        await next_app(scope, receive, send)


def refuse(_: HttpRequest, error: HTTPException) -> Response[Refused]:
    """Every error in the same form, as a key the page can say in both languages."""
    if isinstance(error, RefusedRequest):
        body = Refused(error.rule, error.key, error.facts)
    else:
        body = Refused("", f"error-http-{error.status_code}", {})
    return Response(body, status_code=error.status_code)


def create_app(config: Config) -> Litestar:
    """The application for a configuration."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(config)
        await services.open()
        app.state.services = services
        try:
            yield
        finally:
            await services.close()

    handlers = [
        *people.HANDLERS,
        *lobby.HANDLERS,
        *history.HANDLERS,
        *texts.HANDLERS,
        *operations.HANDLERS,
        table_socket,
        my_socket,
    ]
    return Litestar(
        handlers,
        lifespan=[lifespan],
        state=State(),
        dependencies={
            "services": Provide(provide_services),
            "me": Provide(provide_me),
        },
        middleware=[Guard()],
        exception_handlers={HTTPException: refuse},
        response_headers=HEADERS,
        request_max_body_size=config.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Quartier", version=quartier.__version__, path="/", render_plugins=[]
        ),
    )
