"""The page of keepers: reports, people, what is told to everybody, and the log of what they did."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from quartier.server.acts import carry_out
from quartier.server.messages import Desk, KeeperAct, PeopleFound, TablesFound
from quartier.server.routes.common import Asking, Provided, RefusedRequest
from quartier.server.services import Services
from quartier.server.storage.identities import Identity


async def _keeper(services: Services, me: Identity | None) -> str:
    """Who keeps the server; for everybody else there is nothing here."""
    if me is None or not await services.keeping.is_keeper(me.id):
        raise RefusedRequest(404, "error-http-404")
    return me.id


@get("/api/keeper", summary="What there is to look after, for keepers")
async def desk(services: Provided, me: Asking) -> Desk:
    await _keeper(services, me)
    keeping = services.keeping
    return Desk(
        await keeping.bulletin(),
        await keeping.reports(),
        await keeping.sanctions(),
        await keeping.acts(),
    )


@get("/api/keeper/people", summary="People by name, for keepers")
async def people(services: Provided, me: Asking, like: FromQuery[str] = "") -> PeopleFound:
    await _keeper(services, me)
    return PeopleFound(await services.keeping.people(like))


@get("/api/keeper/tables", summary="Tables that are not over, or by id or people, for keepers")
async def tables(services: Provided, me: Asking, like: FromQuery[str] = "") -> TablesFound:
    await _keeper(services, me)
    return TablesFound(await services.keeping.tables(like))


@post("/api/keeper", status_code=204, summary="Do what a keeper does")
async def act(data: JSONBody[KeeperAct], services: Provided, me: Asking) -> None:
    by = await _keeper(services, me)
    refusal = await carry_out(services.keeping, by, data)
    if refusal is not None:
        status = 404 if data.subject else 422
        raise RefusedRequest(status, refusal.key, refusal.facts)
    await services.moderation.look()


HANDLERS = [desk, people, tables, act]
