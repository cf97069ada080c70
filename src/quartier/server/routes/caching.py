"""Answers that seldom change: sent once, confirmed afterwards."""

from __future__ import annotations

from hashlib import blake2b

from litestar import Response

from quartier.server.routes.common import HttpRequest


def cacheable(request: HttpRequest, body: bytes, media_type: str) -> Response[bytes]:
    """The body, or only "not modified" if the client has it already."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(body, headers=headers, media_type=media_type)
