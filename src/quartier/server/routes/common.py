"""What all routes share: who asks, and refusing in words."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from quartier.core.speech import Facts
from quartier.server.identity import COOKIE
from quartier.server.services import Services
from quartier.server.storage.identities import Identity

Connection = ASGIConnection[Any, Any, Any, Any]
HttpRequest = Request[Any, Any, Any]


# What handlers ask for by these names: the parts of the server, the person who asks.
Provided = NamedDependency[Services]
Asking = NamedDependency[Identity | None]
# On whose share of the processors something is done.
Share = NamedDependency[str]


class RefusedRequest(HTTPException):
    """A request that is not carried out; the body says why by key and facts."""

    def __init__(self, status: int, key: str, facts: Facts | None = None, rule: str = "") -> None:
        super().__init__(status_code=status, detail=key)
        self.key = key
        self.facts = facts or {}
        self.rule = rule


async def provide_services(request: HttpRequest) -> Services:
    services: Services = request.app.state.services
    return services


async def provide_me(request: HttpRequest, services: Provided) -> Identity | None:
    """The person who asks, if the cookie says so."""
    me = await services.people.who(request.cookies.get(COOKIE))
    services.thinkers.shares.seen(me, _address(request))
    return me


def provide_share(request: HttpRequest, services: Provided, me: Asking) -> str:
    return services.thinkers.shares.seen(me, _address(request))


def _address(request: HttpRequest) -> str:
    return request.client.host if request.client else ""


def known(me: Identity | None) -> Identity:
    """Somebody with a name; nobody else may sit at a table."""
    if me is None:
        raise RefusedRequest(401, "refusal-no-name")
    return me
