"""For those who run a server: is it well, and what does it do?"""

from __future__ import annotations

import sqlalchemy as sa
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from quartier.server.metrics import LIVE_TABLES, VIEWERS
from quartier.server.routes.common import HttpRequest, Provided


@get("/healthz", media_type="text/plain", summary="ok if the database answers")
async def health(services: Provided) -> str:
    await services.database.read(sa.select(sa.literal(1).label("one")))
    return "ok"


@get("/metrics", summary="Figures for Prometheus", include_in_schema=False)
async def metrics(services: Provided) -> Response[bytes]:
    LIVE_TABLES.set(len(services.tables.live))
    VIEWERS.set(sum(len(table.viewers.all) for table in services.tables.live.values()))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/openapi.json", include_in_schema=False)
async def openapi(request: HttpRequest) -> dict[str, object]:
    """What this server offers, for programs."""
    return request.app.openapi_schema.to_schema()


HANDLERS = [health, metrics, openapi]
