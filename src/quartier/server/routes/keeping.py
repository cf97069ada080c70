"""The page of keepers: reports, people, what is told to everybody, and the log of what they did."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from quartier.core.speech import literal
from quartier.server.messages import Desk, KeeperAct, PeopleFound
from quartier.server.routes.common import Asking, Provided, RefusedRequest
from quartier.server.services import Services
from quartier.server.storage.identities import Identity
from quartier.server.storage.keeping import Bulletin


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


@post("/api/keeper", status_code=204, summary="Do what a keeper does")
async def act(data: JSONBody[KeeperAct], services: Provided, me: Asking) -> None:
    by = await _keeper(services, me)
    keeping = services.keeping
    if data.act in ("mute", "ban", "unmute", "unban"):
        person = await keeping.one(data.subject)
        if person is None:
            raise RefusedRequest(404, "error-admin-nobody", {"given": literal(data.subject)})
        if data.act in ("mute", "ban"):
            await keeping.impose(by, person.id, data.act, data.days, data.text)
        else:
            await keeping.lift(by, person.id, "mute" if data.act == "unmute" else "ban")
    elif data.act == "remove":
        if not await keeping.remove_table(by, data.subject):
            raise RefusedRequest(404, "error-admin-table", {"given": literal(data.subject)})
    elif data.act == "settle":
        if not await keeping.settle(by, data.subject):
            raise RefusedRequest(404, "error-admin-report", {"given": literal(data.subject)})
    else:
        if data.act != "open" and not data.text:
            raise RefusedRequest(422, "error-admin-text")
        text = "" if data.act == "open" else data.text
        await keeping.post(by, Bulletin(text, data.act == "close"))
    await services.moderation.look()


HANDLERS = [desk, people, act]
