"""What stands before every request: rates, foreign pages, and the headers of every answer."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quartier.server.limits import network_of
from quartier.server.routes.common import RefusedRequest
from quartier.server.services import Services

log = logging.getLogger("quartier.access")

POLICY = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    b"object-src 'none'; base-uri 'none'; form-action 'self'"
)
# No page of others may lay ours under theirs.
ALONE = b"; frame-ancestors 'none'"
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
READING = ("GET", "HEAD", "OPTIONS")


def is_own_origin(origin: str | None, host: str, public_url: str) -> bool:
    """Browsers say which page sends a request: only our own may act. Other programs say nothing."""
    if origin is None:
        return True
    page = urlsplit(origin).netloc
    return page in (host, urlsplit(public_url).netloc) and page != ""


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the guarding headers, refusals too.

    The viewer alone may stand in pages of others: there nobody has a cookie, so nobody acts.
    """
    if message["type"] == "http.response.start":
        policy = POLICY if scope["path"].startswith("/embed/") else POLICY + ALONE
        headers = [(b"content-security-policy", policy), *HEADERS]
        message["headers"] = [*message["headers"], *headers]


class Guard(ASGIMiddleware):
    """Limits the rate of requests per address and keeps foreign pages from acting for a person."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)
            return
        services: Services = scope["litestar_app"].state.services
        client = scope.get("client")
        if not services.requests.take(network_of(client[0]) if client else ""):
            raise RefusedRequest(429, "refusal-too-fast")
        # No text of ours holds a NUL, and PostgreSQL takes none: such an address names nothing.
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise RefusedRequest(400, "error-http-400")
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin, host = headers.get(b"origin"), headers.get(b"host", "")
        if scope["method"] not in READING and not is_own_origin(
            origin, host, services.config.public_url
        ):
            raise RefusedRequest(403, "refusal-foreign-page")
        started = time.perf_counter()

        async def send_and_log(message: Message) -> None:
            if message["type"] == "http.response.start":
                # Without the query, which may hold the link of a private table.
                log.info(
                    "%s %s",
                    scope["method"],
                    scope["path"],
                    extra={
                        "status": message["status"],
                        "ms": round((time.perf_counter() - started) * 1_000, 1),
                    },
                )
            await send(message)

        await next_app(scope, receive, send_and_log)
