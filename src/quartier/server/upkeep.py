"""What a server does for itself now and then: copies of its database, and forgetting."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from quartier.server.backups import Copying
from quartier.server.config import Config
from quartier.server.spans import DAY
from quartier.server.storage.database import Database, file_of
from quartier.server.tidying import Tidying

log = logging.getLogger(__name__)

# After the start, when everybody comes back, there is better to do.
FIRST_SECONDS = 600.0


class Upkeep:
    """Goes on beside everything else; several servers on one database may all do it."""

    def __init__(self, config: Config, database: Database) -> None:
        self._config = config
        self._database = database
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._tidy_forever()))
        file = file_of(self._config.database_url)
        if file is not None and self._config.backups.folder:
            copying = Copying(file, self._config.backups)
            self._tasks.append(asyncio.create_task(copying.forever()))

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _tidy_forever(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                gone = await Tidying(self._database, self._config.retention).forget()
                log.info("forgotten what had its time", extra=msgspec.structs.asdict(gone))
            except SQLAlchemyError as error:
                log.error("nothing could be forgotten: %s", error)
            await asyncio.sleep(DAY)
