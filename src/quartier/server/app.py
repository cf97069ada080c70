"""The ASGI application: routes, sockets, limits and headers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import quartier
from quartier.server import errors, sockets
from quartier.server.config import Config
from quartier.server.guard import Guard, add_headers
from quartier.server.jobs import Declined
from quartier.server.reading import ReadRequest
from quartier.server.routes import (
    afterthoughts,
    appointments,
    coach,
    content,
    history,
    keeping,
    lessons,
    lobby,
    offers,
    operations,
    page,
    people,
    personal,
    profiles,
    push,
    puzzles,
    ratings,
    relations,
    rematches,
    sessions,
    sharing,
    texts,
    tournaments,
)
from quartier.server.routes.common import (
    provide_address,
    provide_me,
    provide_services,
    provide_share,
)
from quartier.server.services import Services
from quartier.server.storage.unplayable import Unplayable


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

    return Litestar(
        [
            *people.HANDLERS,
            *sessions.HANDLERS,
            *push.HANDLERS,
            *personal.HANDLERS,
            *relations.HANDLERS,
            *ratings.HANDLERS,
            *profiles.HANDLERS,
            *tournaments.HANDLERS,
            *offers.HANDLERS,
            *lobby.HANDLERS,
            *rematches.HANDLERS,
            *appointments.HANDLERS,
            *lessons.HANDLERS,
            *history.HANDLERS,
            *coach.HANDLERS,
            *puzzles.HANDLERS,
            *afterthoughts.HANDLERS,
            *texts.HANDLERS,
            *content.HANDLERS,
            *keeping.HANDLERS,
            *operations.HANDLERS,
            *sharing.HANDLERS,
            *page.HANDLERS,
            *sockets.HANDLERS,
        ],
        lifespan=[lifespan],
        state=State(),
        dependencies={
            "services": Provide(provide_services),
            "me": Provide(provide_me),
            "address": Provide(provide_address),
            "share": Provide(provide_share, sync_to_thread=False),
        },
        request_class=ReadRequest,
        middleware=[Guard()],
        exception_handlers={
            HTTPException: errors.refuse,
            Unplayable: errors.refuse_unplayable,
            Declined: errors.decline,
            Exception: errors.fail,
        },
        # A little larger than it could be, in a third of the time.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1_000, gzip_compress_level=4
        ),
        before_send=[add_headers],
        logging_config=None,
        request_max_body_size=config.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Quartier", version=quartier.__version__, path="/api/openapi", render_plugins=[]
        ),
    )
