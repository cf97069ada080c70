"""The page itself, if it was built into this installation."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from quartier.locale import LANGUAGES, Texts
from quartier.server.routes.common import RefusedRequest

FOR_EVER = "public, max-age=31536000, immutable"


def folder() -> Path:
    return Path(str(files("quartier"))) / "web"


@get(
    [
        "/",
        "/new/{path:path}",
        "/p/{path:path}",
        "/ratings/{path:path}",
        "/tournaments",
        "/tournaments/{path:path}",
        "/friends",
        "/keeper",
        "/puzzles",
        "/puzzles/{path:path}",
        "/rules/{path:path}",
        "/confirm",
        "/no-letters",
        "/reset",
    ],
    include_in_schema=False,
)
async def page() -> Response[bytes]:
    return the_page()


def the_page(status: int = 200) -> Response[bytes]:
    """The one page; what it shows depends on its address."""
    index = folder() / "index.html"
    if not index.is_file():
        hints = "\n".join(Texts(language).text("server-no-page") for language in LANGUAGES)
        return Response(f"{hints}\n".encode(), media_type="text/plain")
    return Response(
        index.read_bytes(),
        status_code=status,
        media_type="text/html",
        headers={"cache-control": "no-cache"},
    )


@get("/assets/{path:path}", include_in_schema=False)
async def asset(path: FromPath[str]) -> Response[bytes]:
    """Scripts, styles and fonts; their names change with their content."""
    return _file(Path("assets") / str(path).lstrip("/"), FOR_EVER)


@get("/{name:str}", include_in_schema=False)
async def root_file(name: FromPath[str]) -> Response[bytes]:
    """The few files beside the page, such as its emblem."""
    return _file(Path(name), "no-cache")


def _file(name: Path, caching: str) -> Response[bytes]:
    root = folder().resolve()
    path = (root / name).resolve()
    if not path.is_relative_to(root) or not path.is_file():
        raise RefusedRequest(404, "error-http-404")
    kind = guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": caching})


HANDLERS = [page, asset, root_file]
