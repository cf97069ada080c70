"""What all routes share: who asks, and refusing in words."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from quartier.core.speech import Facts, Refusal
from quartier.server.services import Services
from quartier.server.sessions import COOKIE
from quartier.server.storage.identities import Identity

Connection = ASGIConnection[Any, Any, Any, Any]
HttpRequest = Request[Any, Any, Any]
Outcome = TypeVar("Outcome")


# What handlers ask for by these names: the parts of the server, the person who asks.
Provided = NamedDependency[Services]
Asking = NamedDependency[Identity | None]
Address = NamedDependency[str]
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
    me = await services.sessions.who(request.cookies.get(COOKIE))
    services.thinkers.shares.seen(me, address_of(request))
    if me is not None:
        services.presence.saw(me.id)
    return me


async def provide_address(request: HttpRequest) -> str:
    """Where a request comes from."""
    return address_of(request)


def provide_share(request: HttpRequest, services: Provided, me: Asking) -> str:
    return services.thinkers.shares.seen(me, address_of(request))


def known(me: Identity | None) -> Identity:
    """Somebody with a name; nobody else may sit at a table."""
    if me is None:
        raise RefusedRequest(401, "refusal-no-name")
    return me


def allowed(outcome: Outcome | Refusal, status: int) -> Outcome:
    """What came of something, unless it was refused."""
    if isinstance(outcome, Refusal):
        raise RefusedRequest(status, outcome.key, outcome.facts, outcome.rule)
    return outcome


def address_of(request: HttpRequest) -> str:
    return request.client.host if request.client else ""
