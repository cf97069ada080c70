"""Reading what clients send: what cannot be read is refused, whatever it is."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class ReadRequest(Request[Any, Any, Any]):
    """A request whose body may hold anything."""

    async def json(self) -> Any:
        """The body as JSON; its reader passes these two on as if they were mistakes of ours."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise ClientException("the body is no text, or nested too deeply") from error
