"""For those who run a server: is it well, and what does it do?"""

from __future__ import annotations

from hmac import compare_digest

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from quartier.server.metrics import LIVE_TABLES, VIEWERS
from quartier.server.routes.common import HttpRequest, Provided, RefusedRequest


@get("/livez", media_type="text/plain", summary="ok if the server answers at all")
async def live() -> str:
    return "ok"


@get("/healthz", media_type="text/plain", summary="ok if the database reads and writes")
async def health(services: Provided) -> str:
    trouble = await services.health.trouble()
    if trouble:
        raise RefusedRequest(503, trouble)
    return "ok"


@get("/metrics", summary="Figures for Prometheus", include_in_schema=False)
async def metrics(request: HttpRequest, services: Provided) -> Response[bytes]:
    """For who knows the token. Without one in the configuration there is nothing here."""
    token = services.config.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not compare_digest(given.encode(), token.encode()):
        raise RefusedRequest(404, "error-http-404")
    LIVE_TABLES.set(len(services.tables.live))
    VIEWERS.set(sum(len(table.viewers.all) for table in services.tables.live.values()))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/openapi.json", include_in_schema=False)
async def openapi(request: HttpRequest) -> dict[str, object]:
    """What this server offers, for programs."""
    return request.app.openapi_schema.to_schema()


HANDLERS = [live, health, metrics, openapi]
