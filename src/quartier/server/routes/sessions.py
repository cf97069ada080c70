"""The devices on which I am known."""

from __future__ import annotations

from litestar import delete, get
from litestar.params import FromPath

from quartier.server.messages import SessionInfo
from quartier.server.routes.common import Asking, HttpRequest, Provided, RefusedRequest, known
from quartier.server.sessions import COOKIE, hash_of


@get("/api/me/sessions", summary="The devices on which I am known")
async def list_sessions(request: HttpRequest, services: Provided, me: Asking) -> list[SessionInfo]:
    here = hash_of(request.cookies.get(COOKIE))
    return [
        SessionInfo(
            session.hash, session.device, session.created, session.seen, session.hash == here
        )
        for session in await services.sessions.store.of_identity(known(me).id)
    ]


@delete("/api/me/sessions", summary="Sign out on all devices but this one")
async def end_others(request: HttpRequest, services: Provided, me: Asking) -> None:
    await services.sessions.end_others(known(me).id, hash_of(request.cookies.get(COOKIE)))


@delete("/api/me/sessions/{session:str}", summary="Sign out on one device")
async def end_session(session: FromPath[str], services: Provided, me: Asking) -> None:
    person = known(me)
    if session not in {mine.hash for mine in await services.sessions.store.of_identity(person.id)}:
        raise RefusedRequest(404, "refusal-no-session")
    await services.sessions.end(person.id, session)


HANDLERS = [list_sessions, end_others, end_session]
